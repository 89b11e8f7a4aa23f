"""Somebody who plays by looking at the page and clicking on it."""

import json
from typing import Any

from playwright.sync_api import Page, expect

OWN_TURN = "main[data-decision]:not([data-decision='wait'])"
SOMETHING = f"{OWN_TURN}, dialog[open], .over, .curtain"


class Person:
    """One browser. What went wrong inside it is kept in `faults`."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))

    def _hear(self, kind: str, text: str) -> None:
        # A lost connection is told by the browser too; that it is lost is what is tested.
        if kind == "error" and "WebSocket" not in text and "ERR_CONNECTION" not in text:
            self.faults.append(text)

    def start(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector(".game")

    def play_now(self, game: str) -> None:
        self.start()
        self.page.click(f".game.{game} button.main")
        self.page.wait_for_selector("main[data-decision]")

    def open_table(self, game: str, seats: int, **options: Any) -> str:
        """A table set up over the interface a program would use, with this browser's guest as its host."""
        self.start()
        body = json.dumps({"game": game, "seats": seats, "options": options})
        found: str = self.page.evaluate(
            """async (body) => {
                const headers = {'content-type': 'application/json'};
                const me = await (await fetch('/api/guests/me')).json();
                if (!me.guest) await fetch('/api/guests', {method: 'POST', headers, body: '{}'});
                return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).id;
            }""",
            body,
        )
        self.page.goto(f"{self.address}/t/{found}")
        self.page.wait_for_selector(".seat")
        return found

    def fill_with_bots(self) -> None:
        free = self.page.get_by_role("button", name="Seat a bot")
        while free.count():
            before = free.count()
            free.first.click()
            expect(free).to_have_count(before - 1)

    def begin(self) -> None:
        self.page.get_by_role("button", name="Begin the game").click()

    def wait(self) -> str:
        """Until there is something to do: what."""
        self.page.wait_for_selector(SOMETHING)
        if self.page.query_selector("dialog[open]"):
            return "dialog"
        if self.page.query_selector(".curtain"):
            return "curtain"
        if self.page.query_selector(".over"):
            return "over"
        return self.page.get_attribute("main", "data-decision") or "wait"

    def move(self) -> str:
        """Do one thing, whichever comes first: what it was."""
        what = self.wait()
        match what:
            case "dialog":
                self.page.keyboard.press("Escape")
                self.page.wait_for_selector("dialog[open]", state="detached")
            case "lay":
                self.page.click(".hold[aria-disabled='false'] >> nth=0")
                self.page.click(".to:not([disabled]) >> nth=0")
            case "cloak" | "traitor":
                self.page.click(".choose .row button:not([disabled]) >> nth=-1")
            case "take" | "put":
                self.page.click(".choosing .card >> nth=0")
            case "over" | "curtain":
                return what
            case _:
                self.page.click(self._choice(what))
        self.page.wait_for_timeout(60)
        return what

    def _choice(self, what: str) -> str:
        for selector in (".hand .build >> nth=0", ".turn .do.main >> nth=0"):
            if what == "turn" and self.page.query_selector(selector):
                return selector
        return ".turn .do >> nth=-1" if what == "turn" else ".turn .choice, .turn .do"

    def play_until(self, wanted: str, most: int = 600) -> None:
        for _ in range(most):
            if self.wait() == wanted or self.move() == wanted:
                return
        raise AssertionError(f"{wanted} never came")

    def speak(self, language: str) -> None:
        """Switch the language, at once."""
        self.page.select_option(".language select", language)
        self.page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)
        self.page.wait_for_timeout(150)

    def is_scrolling_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))

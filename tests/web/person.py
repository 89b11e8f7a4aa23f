"""Somebody who plays by looking at the page and clicking on it."""

import json
from typing import Any

from playwright.sync_api import Page, expect

OWN_TURN = "main[data-decision]:not([data-decision='wait'])"
SOMETHING = f"{OWN_TURN}, dialog[open], .over, .curtain"
SEAT_A_BOT = ".seat .seat-bot"
FILL = ".bots .fill"
BEGIN = ".begin button.main:not([disabled])"


class Person:
    """One browser. What went wrong inside it is kept in `faults`."""

    def __init__(self, page: Page, address: str, outside: str = "", language: str = "en") -> None:
        self.page = page
        self.address = address
        self.outside = outside
        self.language = language
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))

    def _hear(self, kind: str, text: str) -> None:
        # The browser complains of a lost connection, which is what is tested, and of plain HTTP in a network.
        known = ("WebSocket", "ERR_CONNECTION", "Cross-Origin-Opener-Policy")
        if kind == "error" and not any(each in text for each in known):
            self.faults.append(text)

    def start(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector(".game")

    def play_now(self, game: str) -> None:
        self.start()
        self.page.click(f".game.{game} button.main")
        self.page.wait_for_selector("main[data-decision]")

    def open_table(self, game: str, seats: int, clock: Any = None, **options: Any) -> str:
        """A table set up over the interface a program would use, with this browser's guest as its host."""
        self.start()
        body = json.dumps({"game": game, "seats": seats, "options": options, "clock": clock})
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

    def send(self, move: str) -> None:
        """Make a move as a program would, past the page."""
        self.page.wait_for_selector(OWN_TURN)
        self.page.evaluate(
            """async (move) => {
                const path = `/api/tables/${location.pathname.slice(3)}`;
                const { version } = await (await fetch(`${path}/messages`)).json();
                const body = JSON.stringify({type: 'play', move, version});
                await fetch(`${path}/commands`, {method: 'POST', headers: {'content-type': 'application/json'}, body});
            }""",
            move,
        )

    def fill_with_bots(self) -> None:
        """All free seats, in one click."""
        self.page.click(FILL)
        expect(self.page.locator(SEAT_A_BOT)).to_have_count(0)

    def begin(self) -> None:
        self.page.click(BEGIN)

    def sit_with(self, name: str, game: str, bots: int = 0) -> None:
        """Two players at this device, and bots."""
        self.open_table(game, 2 + bots, **({"rounds": 1} if game == "kabale" else {"end_at": 1}))
        self.page.locator(".seat .further").last.click()
        self.say_name(name)
        expect(self.page.locator(".seat .name")).to_have_count(2)
        if bots:
            self.fill_with_bots()
        self.begin()

    def sit_down(self, name: str = "") -> None:
        """At the first free seat, with the name that is suggested if none is given."""
        self.page.click(".seat button.main >> nth=0")
        self.say_name(name)

    def say_name(self, name: str = "") -> None:
        field = self.page.locator("dialog input")
        expect(field).to_be_focused()
        expect(field).not_to_have_value("")
        if name:
            field.fill(name)
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("dialog[open]", state="detached")

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

    def steps(self, what: str) -> list[str]:
        """What to click, one after the other, for a decision; whichever comes first."""
        match what:
            case "lay":
                return [".hold[aria-disabled='false'] >> nth=0", ".to:not([disabled]) >> nth=0"]
            case "cloak" | "traitor":
                return [".choose .row button:not([disabled]) >> nth=-1"]
            case "take" | "put":
                return [".choosing .card >> nth=0"]
            case "turn":
                wishes = (".ask .main", ".hand .build", ".turn .do.main", ".turn .end .do")
                return [next(f"{wish} >> nth=0" for wish in wishes if self.page.query_selector(wish))]
        return [":is(.turn .choice, .turn .do) >> nth=0"]

    def move(self) -> str:
        """Do one thing: what it was."""
        what = self.wait()
        if what in ("over", "curtain"):
            return what
        if what == "dialog":
            self.page.keyboard.press("Escape")
            self.page.wait_for_selector("dialog[open]", state="detached")
        else:
            for step in self.steps(what):
                self.page.click(step)
        self.page.wait_for_timeout(60)
        return what

    def play_until(self, wanted: str, most: int = 600) -> None:
        for _ in range(most):
            if self.wait() == wanted or self.move() == wanted:
                return
        raise AssertionError(f"{wanted} never came, the last was {self.wait()}")

    def speak(self, language: str) -> None:
        """Switch the language, at once."""
        self.page.select_option(".language select", language)
        self.page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)
        self.page.wait_for_timeout(150)
        self.language = language

    def unfold(self, part: str) -> None:
        """Open a part beside the table, unless it is open."""
        folded = self.page.locator("aside details:not([open]) > summary", has_text=part)
        if folded.count():
            folded.click()

    def is_scrolling_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))

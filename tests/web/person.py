"""Somebody who plays by looking at the page and clicking on it."""

from typing import Any

from playwright.sync_api import Page, expect

from raenke import games

OWN_TURN = "main[data-decision]:not([data-decision='wait'])"
SOMETHING = f"{OWN_TURN}, dialog[open], .over, .curtain"
SEAT_A_BOT = ".seat .seat-bot"
FILL = ".bots .fill"
BEGIN = ".begin button.main:not([disabled])"
ASK = """async ([method, path, body]) => {
    const headers = {'content-type': 'application/json'};
    const answer = await fetch(path, {method, headers, body: body && JSON.stringify(body)});
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return text && JSON.parse(text);
}"""


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

    def click_play_now(self, game: str) -> None:
        """As a newcomer does it."""
        self.start()
        self.page.click(f".game.{game} button.main")
        self.page.wait_for_selector("main[data-decision]")

    def play_now(self, game: str) -> None:
        """The same table, without the start page."""
        rules = games[game]
        self.against_bots(game, max(rules.least_seats, min(4, rules.most_seats)), **rules.presets.get("first", {}))

    def against_bots(self, game: str, seats: int, **options: Any) -> str:
        """A match against bots that has begun, without the start page and the lobby."""
        table = self.make_table(game, seats, {str(seat): "medium" for seat in range(1, seats)}, **options)
        self.command(table, type="begin")
        self.visit(table)
        return table

    def open_table(self, game: str, seats: int, clock: Any = None, **options: Any) -> str:
        """In the lobby of a table, with this browser's guest as its host."""
        table = self.make_table(game, seats, clock=clock, **options)
        self.page.goto(f"{self.address}/t/{table}")
        self.page.wait_for_selector(".seat")
        return table

    def come(self) -> None:
        """To the server, but to no page of the client."""
        self.page.goto(f"{self.address}/healthz")

    def make_table(
        self,
        game: str,
        seats: int,
        bots: Any = None,
        clock: Any = None,
        **options: Any,
    ) -> str:
        """Over the interface a program would use, and no page of the client is loaded for it."""
        self.come()
        if not self.ask("GET", "/api/guests/me")["guest"]:
            self.ask("POST", "/api/guests", {})
        body = {"game": game, "seats": seats, "bots": bots or {}, "options": options, "clock": clock}
        found: str = self.ask("POST", "/api/tables", body)["id"]
        return found

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The server, as this browser's guest."""
        return self.page.evaluate(ASK, [method, path, body])

    def command(self, table: str, **command: Any) -> None:
        self.ask("POST", f"/api/tables/{table}/commands", command)

    def visit(self, table: str) -> None:
        """A table whose match has begun."""
        self.page.goto(f"{self.address}/t/{table}")
        self.page.wait_for_selector("main[data-decision], .curtain")

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

    def sit_with(self, name: str, game: str, bots: int = 0) -> str:
        """Two players at this device, and bots: a short match has begun."""
        length = {"rounds": 1} if game == "kabale" else {"end_at": 1}
        table = self.make_table(game, 2 + bots, {str(2 + bot): "medium" for bot in range(bots)}, **length)
        self.command(table, type="sit", seat=1, name=name)
        self.command(table, type="begin")
        self.visit(table)
        return table

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

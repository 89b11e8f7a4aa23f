"""A guest without a browser, who sits at a table of the browser's and makes the moves a test writes down."""

import json
import urllib.request
from typing import Any

from tests.web.person import Person


class Program:
    """It speaks plain HTTP, as any program may."""

    def __init__(self, address: str, table: str) -> None:
        self.address = address
        self.table = table
        self.secret = self._send("/api/guests", {"name": "Robin"})["secret"]
        self.ask(type="sit")

    def _send(self, path: str, body: dict[str, Any] | None = None) -> Any:
        request = urllib.request.Request(f"{self.address}{path}", headers={"content-type": "application/json"})
        if body is not None:
            request.data = json.dumps(body).encode()
        if "secret" in vars(self):
            request.add_header("Authorization", f"Bearer {self.secret}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def ask(self, **command: Any) -> None:
        self._send(f"/api/tables/{self.table}/commands", command)

    def play(self, move: str) -> None:
        """Once it may: what the page did before is on its way."""
        path, since = f"/api/tables/{self.table}/messages?wait=20", 0
        while True:
            update = self._send(f"{path}&since={since}")
            if any(option["move"] == move for option in update["options"]):
                self.ask(type="play", move=move, version=update["version"])
                return
            since = update["until"]


def in_kabale(person: Person, *moves: str, hand: tuple[str, str, str], seats: int = 2, **options: Any) -> list[Program]:
    """A table at which each hand is of these three cards, after these moves; the browser's guest moves first."""
    table = person.make_table("kabale", seats, allies=list(hand), start_player=0, **options)
    programs = [Program(person.address, table) for _ in range(seats - 1)]
    person.command(table, type="begin")
    person.visit(table)
    person.page.wait_for_selector("main[data-decision='lay']")
    for number, move in enumerate(moves):
        if number % seats:
            programs[number % seats - 1].play(move)
        else:
            person.send(move)
    return programs

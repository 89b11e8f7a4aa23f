"""A table of Citadels whose moves are written down: a program makes them for every seat, also for the browser's."""

import json
from collections.abc import Mapping
from typing import Any

import httpx

from tests.web.person import Person

ASK = """async ([table, command]) => {
    const headers = {'content-type': 'application/json'};
    const answer = await fetch(`/api/tables/${table}/commands`, {method: 'POST', headers, body: command});
    return [answer.ok, await answer.text()];
}"""
READ = "async table => (await fetch(`/api/tables/${table}/messages`)).json()"


class Script:
    """Seat 0 is the person's, with the first crown; one program sits at all the others."""

    def __init__(self, person: Person, *names: str, **options: Any) -> None:
        self.person = person
        self.seats = len(names) + 1
        self.table = person.make_table("citadels", self.seats, **{"start_player": 0, **options})
        alone = httpx.Limits(max_keepalive_connections=0)
        self.program = httpx.Client(base_url=person.address, trust_env=False, timeout=60, limits=alone)
        secret = self.program.post("/api/guests", json={"name": "Script"}).json()["secret"]
        self.program.headers["authorization"] = f"Bearer {secret}"
        for seat, name in enumerate(names, 1):
            self.ask(seat, {"type": "sit", "name": name})
        self.ask(0, {"type": "begin"})
        person.visit(self.table)

    def ask(self, seat: int, command: dict[str, Any]) -> None:
        command = {**command, "seat": seat}
        if seat == 0:
            is_done, told = self.person.page.evaluate(ASK, [self.table, json.dumps(command)])
        else:
            answer = self.program.post(f"/api/tables/{self.table}/commands", json=command)
            is_done, told = answer.is_success, answer.text
        assert is_done, f"{command}: {told}"

    def told(self, seat: int) -> dict[str, Any]:
        """The update as this seat gets it."""
        if seat == 0:
            update: dict[str, Any] = self.person.page.evaluate(READ, self.table)
        else:
            update = self.program.get(f"/api/tables/{self.table}/messages", params={"seat": seat}).json()
        return update

    @property
    def to_move(self) -> int:
        seat: int = self.told(0)["table"]["to_move"]
        return seat

    def moves(self) -> list[str]:
        return [option["move"] for option in self.told(self.to_move)["options"]]

    def play(self, *moves: str) -> None:
        """One after the other, each by the seat whose move it is; a verb alone stands for the first such move."""
        for move in moves:
            seat = self.to_move
            update = self.told(seat)
            offered = [option["move"] for option in update["options"]]
            chosen = next((each for each in offered if each == move or each.split()[0] == move), None)
            assert chosen, f"{move} is not offered, but {offered}"
            self.ask(seat, {"type": "play", "move": chosen, "version": update["version"]})

    def choose(self, characters: Mapping[int, str]) -> None:
        """Everybody takes the character that is written down."""
        while self.told(0)["view"]["decision"] == "take":
            self.play(f"take {characters[self.to_move]}")

    def turns_until(self, character: str, *first: str) -> None:
        """Who is called before takes 2 gold, does `first` as far as it is offered, and ends the turn."""
        while (turn := self.told(0)["view"]["turn"]) and turn["character"] != character:
            self.play("gold")
            for move in first:
                if any(each.split()[0] == move for each in self.moves()):
                    self.play(move)
            self.play("end")

    def shown(self) -> None:
        """Wait until the browser shows what the server said last."""
        version = self.told(0)["version"]
        self.person.page.wait_for_selector(f"main[data-version='{version}']")

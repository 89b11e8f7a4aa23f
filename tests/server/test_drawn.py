"""A browser is sent of a view what it draws; programs are sent all of it."""

import random
from typing import Any

import msgspec
import pytest

from raenke import Match, games
from raenke.server.drawn import dicts_in, drawn
from tests.published import PUBLISHED
from tests.server.served import Person, Served


@pytest.fixture(params=PUBLISHED)
def view(request: pytest.FixtureRequest) -> msgspec.Struct:
    match = Match(request.param, 3, bytes(32))
    for _ in range(12):
        match.play(random.Random(1).choice(match.moves()))
    seen: msgspec.Struct = match.view(0)
    return seen


def test_what_is_for_programs_is_left_out_and_nothing_else(view: Any) -> None:
    shown, whole = msgspec.json.decode(drawn(view)), msgspec.json.decode(msgspec.json.encode(view))
    left_out = getattr(view, "for_programs", ())
    for path in left_out:
        part, _, name = path.partition(".")
        assert part in shown if name else part not in shown, path
        for each in dicts_in(whole.get(part)) if name else ():
            del each[name]
    kept = {name: part for name, part in whole.items() if name not in left_out}
    assert shown == kept


@pytest.mark.parametrize("game", PUBLISHED)
def test_who_asks_for_the_drawn_view_gets_it(server: Served, game: str) -> None:
    anna = Person(server, "Anna")
    table = anna.open(game=game, seats=3, bots={"1": "random", "2": "random"})
    anna.command(table, "begin")
    whole = anna.get(f"/api/tables/{table}/messages")["view"]
    shown = anna.get(f"/api/tables/{table}/messages?view=drawn")["view"]
    left_out = getattr(games[game].view_type, "for_programs", ())
    assert set(whole) - set(shown) == {name for name in left_out if "." not in name}
    assert shown["hand"] == whole["hand"]

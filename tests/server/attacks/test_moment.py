"""A match from a moment: whoever has the record of the old one knows no hidden card of the new one, or all agreed."""

import json
from pathlib import Path
from typing import Any

import pytest

from raenke.core.record import chained, parse_record, record_text, replay
from tests.server.served import Person, Served, served

SHORT: dict[str, dict[str, Any]] = {
    "kabale": {"rounds": 2},
    "citadels": {"end_at": 4, "max_rounds": 6, "dark_districts": "all"},
}
GAMES = pytest.mark.parametrize("game", SHORT)


def finished(server: Served, game: str, **more: Any) -> tuple[Person, str, Any]:
    """A match of somebody with bots, played out, and its record, which is public."""
    anna = Person(server, "Anna")
    table = anna.open(game, 3, bots={"1": "random", "2": "random"}, options=SHORT[game] | more)
    anna.command(table, "begin")
    anna.connect(table)
    anna.play_out()
    return anna, table, anna.get(f"/api/matches/{table}/record")


@pytest.fixture(scope="module", params=sorted(SHORT))
def old(request: pytest.FixtureRequest, server: Served) -> tuple[Person, str, Any]:
    return finished(server, request.param)


def from_moment(host: Person, old: tuple[Person, str, Any], moves: int, **more: Any) -> str:
    """A table of the host's with a seat left open."""
    _, match, record = old
    origin = {"match": match, "moves": moves, **more}
    return host.open(record["game"], 3, bots={"2": "random"}, is_open=True, origin=origin)


def old_view(record: Any, moves: int, seat: int) -> Any:
    """What the seat knew then, as anybody can work it out."""
    cut = parse_record(json.dumps(record).encode())
    match = replay(chained(type(cut)(**{**fields(cut), "moves": cut.moves[:moves], "chain": [], "scores": None})))
    return match.view(seat)


def fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def test_who_hosts_from_a_moment_does_not_know_the_cards(old: tuple[Person, str, Any], server: Served) -> None:
    anna, _, record = old
    guessed = []
    for moves in (0, 0, 4, 4):
        ben = Person(server, "Ben")
        table = from_moment(anna, old, moves)
        ben.command(table, "sit", seat=1)
        anna.command(table, "begin")
        view = ben.get(f"/api/tables/{table}/messages?seat=1")["view"]
        guessed.append(sorted(view["hand"]) == sorted(old_view(record, moves, 1).hand))
    assert not all(guessed)


def test_lobby_table_news_and_record_say_so(old: tuple[Person, str, Any], server: Served) -> None:
    anna, match, record = old
    stranger = Person(server, "", {"secret": ""})
    for cards in ("anew", "old"):
        table = from_moment(anna, old, 5, cards=cards)
        line = next(line for line in stranger.get("/api/tables")["tables"] if line["id"] == table)
        assert line["cards"] == cards
        assert match not in str(line)  # the record of a match by invitation is not everybody's
        state = stranger.get(f"/api/tables/{table}")
        assert (state["origin"], state["origin_moves"], state["cards"]) == (match, 5, cards)
        anna.command(table, "seat_bot", seat=1, bot="random")
        anna.command(table, "begin")
        anna.connect(table, "&since=0")
        began = next(told for told in anna.update["events"] if told["event"]["type"] == "table_began")
        assert (began["event"]["moves"], began["event"]["cards"]) == (5, cards)
        assert began["text"] != "The game starts."
        anna.play_out()
        kept = anna.get(f"/api/matches/{table}/record")
        assert kept["origin"] == {"match": match, "moves": 5, "cards": cards}
        assert ("position" in kept) == (cards == "anew")
        assert (kept["seed"] == record["seed"]) == (cards == "old")
        assert replay(parse_record(json.dumps(kept).encode())).over
        assert not anna.get(f"/api/matches/{table}")["is_rated"]
        assert len(anna.get(f"/api/matches/{table}/replay?at=0")["views"]) == 3
        assert anna.post("/api/replay", kept)["is_over"]
        follow = anna.command(table, "rematch")["table"]
        assert anna.get(f"/api/tables/{follow}")["cards"] is None


def test_nobody_gets_old_cards_without_a_word(old: tuple[Person, str, Any], server: Served) -> None:
    anna, _, _ = old
    ben = Person(server, "Ben")
    table = from_moment(anna, old, 3, cards="old")
    for consent in ({}, {"takes_old_cards": False}):
        refusal = ben.command(table, "sit", 409, seat=1, **consent)["refusal"]
        assert refusal["reason"] == "server-refusal-old-cards"
    ben.command(table, "sit", seat=1, takes_old_cards=True)
    anna.command(table, "begin")
    ben.command(table, "stand")
    ben.command(table, "sit", seat=1)  # the seat is kept for who agreed


def test_who_takes_a_seat_by_its_link_agrees_as_well(old: tuple[Person, str, Any], server: Served) -> None:
    anna, _, _ = old
    cleo = Person(server, "Cleo")
    table = from_moment(anna, old, 3, cards="old")
    anna.command(table, "sit", seat=1, takes_old_cards=True, name="Second")
    key = anna.command(table, "link_seat", seat=1)["key"]
    assert cleo.post("/api/seats", {"key": key}, 409)["reason"] == "server-refusal-old-cards"
    assert cleo.post("/api/seats", {"key": key, "takes_old_cards": True})["seat"] == 1


def test_what_everybody_knew_stays(old: tuple[Person, str, Any], server: Served) -> None:
    anna, match, _ = old
    table = from_moment(anna, old, 6)
    anna.command(table, "seat_bots", bot="random")
    stranger = Person(server, "", {"secret": ""})
    before = stranger.get(f"/api/matches/{match}/replay?at=6")["public"]
    anna.command(table, "begin")
    first = stranger.get(f"/api/tables/{table}/messages")
    if first["table"]["moves"] == 0:  # else a bot was faster
        assert first["view"] == before


@GAMES
def test_it_outlives_the_server(game: str, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        old = finished(server, game)
        anna = old[0]
        table = from_moment(anna, old, 3)
        anna.command(table, "seat_bots", bot="random")
        anna.command(table, "begin")
        anna.connect(table)
        anna.play()
        anna.until_turn()
        before = anna.get(f"/api/tables/{table}/messages?seat=0&since=0")
        anna.leave_at_once()
        server.kill()
        server.start()
        after = anna.get(f"/api/tables/{table}/messages?seat=0&since=0")
        assert [after[name] for name in ("view", "events", "options", "version")] == [
            before[name] for name in ("view", "events", "options", "version")
        ]
        anna.connect(table)
        anna.play_out()
        kept = anna.get(f"/api/matches/{table}/record")
        assert replay(parse_record(json.dumps(kept).encode())).scores == kept["scores"]
        # and on from a moment of that one
        for cards in ("anew", "old"):
            further = from_moment(anna, (anna, table, kept), 1, cards=cards)
            anna.command(further, "seat_bots", bot="random")
            anna.command(further, "begin")
            anna.connect(further)
            anna.play_out()
            last = anna.get(f"/api/matches/{further}/record")
            assert replay(parse_record(json.dumps(last).encode())).over
            assert (last["position"] == kept["position"]) == (cards == "old")


def test_a_forged_position_is_refused(old: tuple[Person, str, Any], server: Served) -> None:
    anna, _, _ = old
    table = from_moment(anna, old, 4)
    anna.command(table, "seat_bots", bot="random")
    anna.command(table, "begin")
    anna.connect(table)
    anna.play_out()
    kept = anna.get(f"/api/matches/{table}/record")
    record = parse_record(json.dumps(kept).encode())
    hands = record.position["hands"] if record.position else []
    forgeries: list[dict[str, Any]] = [
        {"hands": [hands[0] * 40, *hands[1:]]},
        {"hands": []},
        {"hands": 7},
        {"round": 10**9},
        {"round": -1},
        {"mood": "merry"},
    ]
    for wrong in forgeries:
        forged = chained(type(record)(**{**fields(record), "position": {**(record.position or {}), **wrong}}))
        refusal = anna.post("/api/replay", json.loads(record_text(forged)), 400)
        assert refusal["reason"] == "server-refusal-record"
        assert "position" in refusal["text"]

"""Replays through somebody's eyes, their timelines, and going on from a moment of a record that lies with somebody."""

import json
from typing import Any

import pytest

from raenke.core.record import chained, parse_record, record_text, replay
from tests.server.attacks.test_moment import SHORT, fields, finished, old_view
from tests.server.attacks.test_replays import endless
from tests.server.served import Person, Served

Old = tuple[Person, str, Any]


@pytest.fixture(scope="module", params=sorted(SHORT))
def old(request: pytest.FixtureRequest, server: Served) -> Old:
    return finished(server, request.param)


def pages(person: Person, path: str, record: Any = None) -> list[Any]:
    """All pages of a replay."""

    def page(since: str) -> Any:
        return person.get(path + since) if record is None else person.post(path + since, record)

    found = [page("")]
    while found[-1]["until"] < found[-1]["moves"]:
        found.append(page(f"&since={found[-1]['until']}"))
    return found


def steps(person: Person, path: str, record: Any = None) -> list[Any]:
    return [step for page in pages(person, path, record) for step in page["steps"]]


@pytest.mark.parametrize("eyes", ["0", "1", "public"])
def test_eyes_see_what_they_knew_then(old: Old, eyes: str) -> None:
    anna, match, record = old
    told = steps(anna, f"/api/matches/{match}/replay?eyes={eyes}")
    assert [step["number"] for step in told] == list(range(len(record["moves"]) + 1))
    for at in (0, 1, len(told) // 2, len(told) - 1):
        knew = anna.get(f"/api/matches/{match}/replay?at={at}")
        view = knew["public"] if eyes == "public" else knew["views"][int(eyes)]
        assert told[at]["view"] == {name: part(view[name], value) for name, value in told[at]["view"].items()}
        assert told[at]["hidden"] is None


def part(whole: Any, shown: Any) -> Any:
    """Of what a program gets, what a browser gets."""
    if isinstance(shown, dict):
        return {name: part(whole[name], value) for name, value in shown.items()}
    if isinstance(shown, list):
        return [part(*pair) for pair in zip(whole, shown, strict=True)]
    return whole


def test_eyes_are_told_what_they_were_told_then(old: Old) -> None:
    anna, match, _ = old
    for eyes in ("1", "public"):
        for step in steps(anna, f"/api/matches/{match}/replay?eyes={eyes}"):
            for event in (told["event"] for told in step["events"]):
                if event["type"] in ("card_drawn", "card_laid", "card_kept", "character_taken"):
                    assert str(event["seat"]) == eyes
                assert event["type"] not in ("pile_shuffled", "goals_shuffled", "deck_shuffled")


def test_with_everything_open_nothing_is_hidden(old: Old) -> None:
    anna, match, record = old
    told = steps(anna, f"/api/matches/{match}/replay?eyes=open")
    assert any(each["event"]["type"].endswith("_shuffled") for each in told[0]["events"])
    for step in told[:-1:4]:
        assert step["hidden"]["hands"] == [old_view(record, step["number"], seat).hand for seat in range(3)]
    for step in told:
        for column in step["view"].get("columns", []):
            assert all(ally["type"] == "face" for ally in column)
        for stored in step["view"].get("museum", []):
            assert stored["card"]


def test_the_timeline_comes_with_the_first_page(old: Old) -> None:
    anna, match, record = old
    whole = anna.get(f"/api/matches/{match}/replay?language=de")
    line, moves = whole["timeline"], len(record["moves"])
    assert [each["round"] for each in line["rounds"]] == sorted({each["round"] for each in line["rounds"]})
    assert line["rounds"][0]["step"] == 0
    assert line["awards"][-1] == moves
    assert line["turns"] == sorted({*line["turns"]})
    assert 0 < len(line["moments"]) <= 12
    english = anna.get(f"/api/matches/{match}/replay?language=en")["timeline"]["moments"]
    for one, other in zip(line["moments"], english, strict=True):
        assert (one["step"], one["reason"]) == (other["step"], other["reason"])
        assert one["text"] != other["text"]
    assert anna.get(f"/api/matches/{match}/replay?since=0")["timeline"] is None
    assert (len(whole["colours"]), whole["bots"]) == (3, [None, "random", "random"])


def test_eyes_that_nobody_has_are_refused(old: Old) -> None:
    anna, match, record = old
    for eyes in ("3", "-1", "x", "٣", "00"):
        assert anna.get(f"/api/matches/{match}/replay?eyes={eyes}", 400)["reason"] == "server-refusal-no-seat"
    assert anna.post("/api/replay?eyes=7", record, 400)["reason"] == "server-refusal-no-seat"


def test_no_eyes_see_a_match_that_is_not_over(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=2, bots={"1": "random"}, options={"start_player": 0})
    anna.command(table, "begin")
    for eyes in ("open", "public", "0", "1"):
        refusal = anna.get(f"/api/matches/{table}/replay?eyes={eyes}", 409)
        assert refusal["reason"] == "server-refusal-not-over"


def test_pages_with_tables_stay_small(server: Served) -> None:
    anna, record = Person(server, "Anna"), endless(450)
    found = pages(anna, "/api/replay?eyes=open", record)
    assert [step["number"] for page in found for step in page["steps"]] == list(range(451))
    assert all(len(json.dumps([step["view"] for step in page["steps"]])) < 800_000 for page in found)
    assert all(page["timeline"] is None for page in found[1:])


def test_names_in_a_record_that_lies_with_somebody(old: Old) -> None:
    anna, _, record = old
    assert anna.post("/api/replay?language=en", record)["names"] == ["Player 1", "Player 2", "Player 3"]
    assert anna.post("/api/replay?language=hu", record)["names"][0] == "Játékos 1"


# Going on from a record


def go_on(person: Person, record: Any, query: str, status: int = 201) -> Any:
    return person.post(f"/api/records/tables?{query}", record, status)


def test_one_goes_on_from_a_record_against_bots(old: Old) -> None:
    anna, match, record = old
    table = go_on(anna, record, "moves=6&seat=1&bot=random")
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "guest", "bot"]
    assert (table["game"], table["options"], table["cards"]) == (
        record["game"], anna.get(f"/api/tables/{match}")["options"], "anew",
    )  # fmt: skip
    anna.command(table["id"], "begin")
    anna.connect(table["id"])
    anna.play_out()
    kept = anna.get(f"/api/matches/{table['id']}/record")
    assert replay(parse_record(json.dumps(kept).encode())).over
    assert kept["origin"]["moves"] == 6
    assert kept["seed"] != record["seed"]
    assert not anna.get(f"/api/matches/{table['id']}")["is_rated"]


def test_what_everybody_knew_stays_and_the_rest_is_dealt_anew(old: Old, server: Served) -> None:
    anna, _, record = old
    before = anna.post("/api/replay?at=5", record)["public"]
    guessed = []
    for _ in range(4):
        ben = Person(server, "Ben")
        table = go_on(anna, record, "moves=5&seat=0")["id"]
        for seat in (1, 2):
            ben.command(table, "sit", seat=seat)
        anna.command(table, "begin")
        assert ben.get(f"/api/tables/{table}/messages?seat=none")["view"] == before
        hand = ben.get(f"/api/tables/{table}/messages?seat=1")["view"]["hand"]
        guessed.append(sorted(hand) == sorted(old_view(record, 5, 1).hand))
    assert not all(guessed)


def test_a_record_that_is_not_over_may_go_on_from_its_end(old: Old) -> None:
    anna, _, record = old
    cut = parse_record(json.dumps(record).encode())
    short = chained(type(cut)(**{**fields(cut), "moves": cut.moves[:7], "chain": [], "scores": None}))
    assert go_on(anna, json.loads(record_text(short)), "moves=7")["origin_moves"] == 7


def test_what_cannot_go_on_is_refused(old: Old, server: Served) -> None:
    anna, _, record = old
    moves = len(record["moves"])
    assert go_on(anna, record, f"moves={moves}", 400)["reason"] == "server-refusal-moment"
    assert go_on(anna, record, f"moves={moves + 1}", 400)["reason"] == "server-refusal-moment"
    assert go_on(anna, record, "moves=2&seat=3", 400)["reason"] == "server-refusal-no-seat"
    assert go_on(anna, record, "seat=0", 400)["reason"] == "server-refusal-malformed"
    damaged = {**record, "moves": [*record["moves"][1:], record["moves"][0]]}
    assert go_on(anna, damaged, "moves=2", 400)["reason"] == "server-refusal-record"
    assert go_on(anna, {}, "moves=2", 400)["reason"] == "server-refusal-record"
    nobody = Person(server, "", {"secret": ""})
    assert go_on(nobody, record, "moves=2", 401)["reason"] == "server-refusal-guest"

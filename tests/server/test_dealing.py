"""Dealing that nobody can have chosen: shown, opened, begun; withheld, left, restarted; and what the record proves."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, update

from raenke.cli.sit_deal import Watch
from raenke.core.proof import ProofError, shown
from raenke.core.record import check_proof, parse_record, replay
from raenke.server import schema
from raenke.server.auditing import Auditor, finished_after
from tests.server.served import Person, Served, served

SMALL = {"rounds": 1, "start_player": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("dealing"), RAENKE_DEAL_WITHIN="60") as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One that does not wait long for a seat to open its salt."""
    with served(tmp_path_factory.mktemp("hasty"), RAENKE_DEAL_WITHIN="0.5") as running:
        yield running


def two(server: Served, **more: Any) -> tuple[Person, Person, str]:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2, options=SMALL, **more)
    ben.command(table, "sit")
    return anna, ben, table


def deal_of(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tables/{table}")["deal"]
    return found


def show(person: Person, table: str, seat: int, number: int = 1) -> str:
    salt = secrets.token_bytes(32).hex()
    what = shown(deal_of(person, table)["commitment"], number, seat, salt)
    person.command(table, "show_salt", deal=number, shown=what, seat=seat)
    return salt


def until_stage(person: Person, table: str, stage: str) -> dict[str, Any]:
    person.connect(table)
    return person.until(lambda message: message["type"] == "update" and message["table"]["stage"] == stage)


def waited(person: Person, table: str, is_so: Any) -> dict[str, Any]:
    """The state of the table as soon as it is so."""
    while True:
        update: dict[str, Any] = person.get(f"/api/tables/{table}/messages")
        if is_so(update["table"]):
            return update["table"]  # type: ignore[no-any-return]
        person.get(f"/api/tables/{table}/messages?since={update['version']}&wait=20")


def refusal(person: Person, table: str, kind: str, **more: Any) -> str:
    answer = person.command(table, kind, 409, **more)
    return str(answer["refusal"]["text"])


def kinds(person: Person, table: str) -> list[str]:
    return [told["event"]["type"] for told in person.told(table)]


def test_both_show_both_open_and_the_record_proves_it(server: Served) -> None:
    anna, ben, table = two(server)
    assert deal_of(anna, table)["stage"] == "showing"
    salts = [show(anna, table, 0), show(ben, table, 1)]
    assert "revealed only when the host" in refusal(ben, table, "open_salt", deal=1, salt=salts[1])
    anna.command(table, "begin")
    assert deal_of(ben, table)["own"] == [0, 1]
    assert anna.get(f"/api/tables/{table}")["stage"] == "waiting"
    assert "may seal another" in refusal(ben, table, "show_salt", deal=1, shown="0" * 64)
    assert "not the number" in refusal(ben, table, "open_salt", deal=1, salt="0" * 64)
    promise = deal_of(ben, table)["commitment"]
    anna.command(table, "open_salt", deal=1, salt=salts[0])
    ben.command(table, "open_salt", deal=1, salt=salts[1])
    state = waited(ben, table, lambda table: table["stage"] == "playing")
    assert state["deal"]["stage"] == "dealt"
    assert state["deal"]["own"] == [0, 1]
    both = [anna, ben]
    for person in both:
        person.connect(table)
    while (seat := both[0].get(f"/api/tables/{table}")["to_move"]) is not None:
        both[seat].play()
    state = waited(ben, table, lambda table: table["stage"] == "finished")
    plain = anna.get(f"/api/matches/{table}/record")
    assert (plain["commitment"], plain["salts"], plain["deal"]) == (promise, salts, 1)
    record = parse_record(anna.ask("GET", f"/api/matches/{table}/record").content)
    replay(record)
    assert check_proof(record) == [0, 1]
    assert state["last_hash"] == record.last_hash == anna.get(f"/api/matches/{table}")["last_hash"]
    ended = next(told["event"] for told in anna.told(table) if told["event"]["type"] == "table_finished")
    assert ended["last_hash"] == record.last_hash
    assert kinds(anna, table)[2:8] == [
        *("table_salt_shown", "table_salt_shown", "table_deal_began", "table_salt_opened", "table_salt_opened"),
        "table_began",
    ]
    again = anna.command(table, "rematch")["table"]
    assert deal_of(anna, again)["commitment"] != promise


def test_who_takes_no_part_slows_nobody(server: Served) -> None:
    """A program that knows nothing of it begins as ever, and the record says that the server alone chose."""
    anna = Person(server, "Anna")
    table = anna.open(seats=2, options=SMALL, bots={"1": "random"})
    done = anna.command(table, "begin")
    assert anna.get(f"/api/tables/{table}")["stage"] == "playing"
    assert kinds(anna, table)[2] == "table_began"
    assert done["version"] == 3
    anna.connect(table)
    anna.play_out()
    assert check_proof(parse_record(anna.ask("GET", f"/api/matches/{table}/record").content)) == []


def test_one_person_at_two_seats_gives_two_salts(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=2, options=SMALL)
    anna.command(table, "sit", name="Ben")
    salts = [show(anna, table, seat) for seat in (0, 1)]
    anna.command(table, "begin")
    for seat, salt in enumerate(salts):
        anna.command(table, "open_salt", deal=1, salt=salt, seat=seat)
    assert waited(anna, table, lambda table: table["stage"] == "playing")["deal"]["own"] == [0, 1]


def test_who_does_not_open_voids_the_deal_and_all_see_who(hasty: Served) -> None:
    anna, ben, table = two(hasty)
    watch = Watch(0)
    for _ in range(2):
        if command := watch.command(deal_of(anna, table)):
            anna.command(table, command.pop("type"), **command)
    show(ben, table, 1)
    anna.command(table, "begin")
    while anna.get(f"/api/tables/{table}")["stage"] == "waiting":
        if command := watch.command(deal_of(anna, table)):
            anna.ask("POST", f"/api/tables/{table}/commands", json=command)
    told = [each for each in ben.told(table) if each["event"]["type"] == "table_deal_voided"]
    (seats, deal, why, text), *_ = [
        (*(each["event"][name] for name in ("seats", "deal", "why")), each["text"]) for each in told
    ]
    assert (deal, why) == (1, "time")
    assert 1 in seats  # on a busy machine the other one may be late as well
    assert "Ben" in text
    assert "did not reveal" in text
    state = anna.get(f"/api/tables/{table}")["deal"]
    assert state["number"] == 1 + len(told)
    assert 1 in state["withheld"]
    assert 1 not in state["own"]


def test_a_guest_who_withheld_gets_no_second_time(hasty: Served) -> None:
    anna, ben, table = two(hasty)
    show(ben, table, 1)
    anna.command(table, "begin")
    assert waited(anna, table, lambda table: table["stage"] == "playing")["deal"]["own"] == []
    assert "table_deal_voided" in kinds(anna, table)


def test_who_leaves_before_opening_voids_the_deal(server: Served) -> None:
    anna, ben, table = two(server)
    salt = show(anna, table, 0)
    show(ben, table, 1)
    anna.command(table, "begin")
    anna.command(table, "open_salt", deal=1, salt=salt)
    ben.command(table, "stand")
    state = anna.get(f"/api/tables/{table}")
    assert (state["stage"], state["deal"]["number"], state["deal"]["stage"]) == ("waiting", 2, "showing")
    assert not state["deal"]["is_begun"]
    assert state["deal"]["shown"] == [None, None]
    assert kinds(anna, table)[-2:] == ["table_deal_voided", "table_left"]
    ben.command(table, "sit")
    assert "without it" in refusal(ben, table, "show_salt", deal=2, shown="0" * 64)
    assert refusal(anna, table, "show_salt", deal=1, shown="0" * 64)  # of the deal that is void


def test_who_is_sent_away_has_withheld_nothing(server: Served) -> None:
    anna, ben, table = two(server)
    show(ben, table, 1)
    anna.command(table, "begin")
    anna.command(table, "stand", seat=1)
    state = deal_of(anna, table)
    assert (state["number"], state["stage"], state["is_begun"]) == (2, "showing", False)
    assert kinds(anna, table)[-1] == "table_left"
    assert "table_deal_voided" not in kinds(anna, table)
    ben.command(table, "sit")
    show(ben, table, 1, 2)


def test_a_seat_that_moves_while_salts_are_opened_voids_one_deal_only(server: Served) -> None:
    """Else a server and its friend could let a deal go until they like one."""
    anna, ben, table = two(server)
    salt = show(anna, table, 0)
    show(ben, table, 1)
    anna.command(table, "begin")
    anna.command(table, "open_salt", deal=1, salt=salt)
    holder = ben
    for _ in range(2):
        link, mover = holder.command(table, "link_seat"), Person(server, "Cleo")
        mover.post("/api/seats", {"key": link["key"]})
        state, holder = deal_of(anna, table), mover
        assert (state["number"], state["withheld"]) == (2, [1])
        if state["stage"] == "showing":
            assert "without it" in refusal(mover, table, "show_salt", deal=2, shown="0" * 64)
            show(anna, table, 0, 2)
            waited(anna, table, lambda table: table["deal"]["stage"] == "opening")


def test_a_seat_that_changes_hands_shows_anew(server: Served) -> None:
    anna, ben, table = two(server)
    show(ben, table, 1)
    link = ben.command(table, "link_seat")
    cleo = Person(server, "Cleo")
    cleo.post("/api/seats", {"key": link["key"]})
    assert deal_of(anna, table)["shown"] == [None, None]


def test_a_match_from_a_moment_takes_no_salts(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=2, options=SMALL, bots={"1": "random"})
    anna.command(table, "begin")
    anna.connect(table)
    anna.play_out()
    for cards in ("old", "anew"):
        origin = {"match": table, "moves": 1, "cards": cards}  # a short match has two
        other = anna.open(seats=2, bots={"1": "random"}, origin=origin)
        assert deal_of(anna, other) is None
        assert "does not prove its shuffles" in refusal(anna, other, "show_salt", deal=1, shown="0" * 64)
        anna.command(other, "begin")
        anna.connect(other)
        anna.play_out()
        assert anna.get(f"/api/matches/{other}/record")["commitment"] is None


@pytest.mark.parametrize("after", ["shown", "begun", "one opened"])
def test_a_restart_between_any_two_steps_loses_nothing(tmp_path: Path, after: str) -> None:
    server = Served(tmp_path, RAENKE_DEAL_WITHIN="60")
    server.start()
    anna, ben, table = two(server)
    salts = [show(anna, table, 0), show(ben, table, 1)]
    before = deal_of(anna, table)
    steps: list[tuple[str, Person, dict[str, Any]]] = [
        ("begin", anna, {}),
        *(("open_salt", who, {"salt": salts[n]}) for n, who in enumerate((anna, ben))),
    ]
    at = ["shown", "begun", "one opened"].index(after)
    for number, (kind, who, more) in enumerate(steps):
        if number == at:
            server.kill()
            server.start()
            assert deal_of(anna, table)["shown"] == before["shown"]
            for person in (anna, ben):  # both are back
                person.connect(table)
        who.command(table, kind, **({"deal": 1} if more else {}), **more)
    state = waited(anna, table, lambda table: table["stage"] == "playing")
    assert (state["deal"]["own"], state["deal"]["commitment"]) == ([0, 1], before["commitment"])
    server.kill()


def test_a_watcher_notices_another_commitment() -> None:
    watch = Watch(0)
    state = {"commitment": "1" * 64, "number": 1, "stage": "showing", "withheld": [], "own": [], "shown": [None, None]}
    assert watch.command(state)
    with pytest.raises(ProofError, match="another one than before"):
        watch.command({**state, "commitment": "2" * 64})


def test_a_watcher_keeps_its_salt_until_all_have_shown() -> None:
    watch = Watch(0)
    state = {"commitment": "1" * 64, "number": 1, "withheld": [], "salts": [None, None]}
    asked = watch.command({**state, "stage": "showing", "own": [], "shown": [None, None]})
    assert asked is not None
    seen = [asked["shown"], "2" * 64]
    assert watch.command({**state, "stage": "showing", "own": [], "shown": seen}) is None
    assert watch.command({**state, "stage": "opening", "own": [1], "shown": seen}) is None
    assert watch.command({**state, "stage": "opening", "own": [0, 1], "shown": ["3" * 64, "2" * 64]}) is None
    opened = watch.command({**state, "stage": "opening", "own": [0, 1], "shown": seen})
    assert opened is not None
    assert opened["type"] == "open_salt"
    opening: dict[str, Any] = {**state, "stage": "opening", "own": [0, 1]}
    assert watch.command({**opening, "shown": seen}) == opened  # it may be asked before it was heard
    with pytest.raises(ProofError, match="something else"):  # chosen by who knows the salt
        watch.command({**opening, "shown": [asked["shown"], "4" * 64]})


def test_a_watcher_does_not_go_back_to_an_earlier_deal() -> None:
    watch = Watch(0)
    for number in (1, 2, 1):
        state = {"commitment": "1" * 64, "number": number, "withheld": [], "salts": [None, None]}
        watch.command({**state, "stage": "showing", "own": [], "shown": [None, None]})
        opening = {**state, "stage": "opening", "own": [0], "shown": [watch.shown(number), None]}
        if watch.deal and number < watch.deal.number:
            with pytest.raises(ProofError, match="something else"):
                watch.command(opening)
        else:
            assert watch.command(opening)


def test_the_audit_counts_matches_that_ended_a_minute_ago(tmp_path: Path) -> None:
    auditor = Auditor()
    server = Served(tmp_path)
    server.start()
    anna = Person(server, "Anna")
    table = anna.open(seats=2, options=SMALL, bots={"1": "random"})
    anna.command(table, "begin")
    anna.connect(table)
    anna.play_out()
    assert anna.get("/api/audit")["games"][0]["matches"] == 0  # an earlier result could still be on its way
    record = anna.get(f"/api/matches/{table}/record")
    server.kill()
    engine = create_engine(f"sqlite:///{tmp_path / 'raenke.sqlite'}")
    with engine.begin() as connection:
        (dealt,) = finished_after(connection, auditor.last, 2**62)
        assert dealt.seed == record["seed"]
        connection.execute(update(schema.results).values(finished_at=1))
    engine.dispose()
    server.start()
    for _ in range(2):  # and each once
        found = anna.get("/api/audit?language=de")["games"]
        assert [(game["game"], game["matches"], game["shuffles"]) for game in found] == [
            ("kabale", 1, 2), ("citadels", 0, 0),
        ]  # fmt: skip
    assert len(found[0]["times"]["König"]) == 25
    assert not found[0]["is_suspicious"]
    server.kill()

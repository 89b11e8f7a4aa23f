"""Nobody gets at another's seat, table or past: links, rematches, tables without people, consent."""

import sqlite3
from pathlib import Path
from typing import Any

from tests.server.served import Person, Served, play_out_together, served

AN_HOUR = 3_600_000
SMALL = {"allies": ["king", "queen", "juliet"], "rounds": 1, "start_player": 0}


def people(server: Served, *names: str, **more: Any) -> tuple[str, list[Person]]:
    """A match of these people, in this order."""
    found = [Person(server, name) for name in names]
    table = found[0].open(seats=len(found), options={"start_player": 0}, **more)
    for person in found[1:]:
        person.command(table, "sit")
    found[0].command(table, "begin")
    return table, found


def finished(server: Served, **more: Any) -> tuple[str, Person, Person]:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2, options=SMALL, **more)
    ben.command(table, "sit")
    anna.command(table, "begin")
    anna.connect(table)
    ben.connect(table)
    play_out_together(anna, ben)
    return table, anna, ben


def reason(answer: Any) -> str:
    return str(answer.get("refusal", answer)["reason"])


def seat_of(person: Person, table: str, seat: int) -> Any:
    return person.get(f"/api/tables/{table}")["seats"][seat]


# Other seats


def test_who_plays_takes_no_other_seat_by_its_link(server: Served) -> None:
    table, (anna, ben, carl) = people(server, "Anna", "Ben", "Carl")
    key = ben.command(table, "link_seat")["key"]
    assert reason(anna.post("/api/seats", {"key": key}, 409)) == "server-refusal-looked"
    carl.command(table, "stand")
    assert reason(carl.post("/api/seats", {"key": key}, 409)) == "server-refusal-looked"
    phone = Person(server, "Phone")
    assert phone.post("/api/seats", {"key": key})["seat"] == 1


def test_who_takes_a_seat_over_is_not_told_its_private_past(server: Served) -> None:
    table, (anna, _) = people(server, "Anna", "Ben")
    anna.connect(table)
    anna.play()
    told = [each["event"]["type"] for each in anna.get(f"/api/tables/{table}/messages?since=0")["events"]]
    assert "card_laid" in told
    phone = Person(server, "Phone")
    phone.post("/api/seats", {"key": anna.command(table, "link_seat")["key"]})
    update = phone.get(f"/api/tables/{table}/messages?since=0")
    told = [each["event"]["type"] for each in update["events"]]
    assert "card_placed" in told
    assert not {"card_laid", "card_drawn"} & set(told)
    assert len(update["view"]["hand"]) == 3
    anna.leave()
    anna.post("/api/seats", {"key": phone.command(table, "link_seat")["key"]})
    told = [each["event"]["type"] for each in anna.get(f"/api/tables/{table}/messages?since=0")["events"]]
    assert "card_laid" in told


# Rematches


def test_a_rematch_seats_nobody_who_has_not_come(server: Served) -> None:
    table, anna, ben = finished(server)
    again = anna.command(table, "rematch")["table"]
    kept = seat_of(anna, again, 1)
    assert (kept["kind"], kept["name"], kept["kept_for"]) == ("open", "Ben", ben.ticket["guest"]["id"])
    assert reason(anna.command(again, "begin", 409)) == "server-refusal-seats-open"
    assert reason(anna.command(again, "seat_bot", 409, seat=1, bot="greedy")) == "server-refusal-kept"
    assert reason(Person(server, "Eve").command(again, "sit", 409)) == "server-refusal-full"
    assert again not in [line["id"] for line in ben.get("/api/guests/me/tables")["tables"]]
    ben.command(again, "sit")
    assert (seat_of(ben, again, 1)["kind"], seat_of(ben, again, 1)["kept_for"]) == ("guest", None)
    anna.command(again, "begin")


def test_the_host_frees_a_seat_that_is_kept(server: Served) -> None:
    table, anna, ben = finished(server)
    again = anna.command(table, "rematch")["table"]
    eve = Person(server, "Eve")
    assert reason(eve.command(again, "stand", 403, seat=1)) == "server-refusal-not-your-seat"
    anna.command(again, "stand", seat=1)
    assert (seat_of(anna, again, 1)["kept_for"], seat_of(anna, again, 1)["name"]) == (None, None)
    eve.command(again, "sit")
    assert reason(ben.command(again, "sit", 409)) == "server-refusal-full"
    anna.command(again, "begin")


def test_everybody_at_another_device_finds_the_own_seat_kept(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=3, options=SMALL)
    ben.command(table, "sit")
    ben.command(table, "sit", name="Bea")
    anna.command(table, "begin")
    while (seat := anna.get(f"/api/tables/{table}")["to_move"]) is not None:
        person = anna if seat == 0 else ben
        update = person.get(f"/api/tables/{table}/messages?seat={seat}")
        person.command(table, "play", seat=seat, move=update["options"][0]["move"], version=update["version"])
    anna.connect(table)
    anna.until_turn()
    again = anna.command(table, "rematch")["table"]
    ben.command(again, "sit")
    ben.command(again, "sit")
    seats = anna.get(f"/api/tables/{again}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("guest", "Anna"), ("guest", "Ben"), ("guest", "Bea")]


def test_a_rematch_does_not_fill_the_tables_of_who_has_not_come(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_MOST="1") as server:
        table, anna, ben = finished(server)
        anna.command(table, "rematch")
        ben.open()


def test_a_rematch_that_was_given_up_can_be_asked_for_again(server: Served) -> None:
    table, anna, ben = finished(server)
    first = anna.command(table, "rematch")["table"]
    anna.command(first, "stand")
    again = ben.command(table, "rematch")["table"]
    assert again != first
    assert ben.get(f"/api/tables/{table}")["rematch"] == again


def test_an_old_link_does_not_lead_to_the_rematch(server: Served) -> None:
    table, anna, ben = finished(server)
    again = anna.command(table, "rematch")["table"]
    assert ben.get(f"/api/tables/{table}")["rematch"] == again
    assert again in str(ben.get(f"/api/tables/{table}/messages?since=0"))
    for stranger in (Person(server, "Eve"), Person(server, "", {"secret": ""})):
        assert again not in str(stranger.get(f"/api/tables/{table}"))
        assert again not in str(stranger.get(f"/api/tables/{table}/messages?since=0"))
        assert again not in str(stranger.connect(table, "&since=0"))


# Tables without people


def test_a_table_nobody_sits_at_is_closed_at_once(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(is_open=True, bots={"1": "greedy"})
    anna.command(table, "stand")
    state = anna.get(f"/api/tables/{table}")
    assert state["stage"] == "closed"
    assert table not in [line["id"] for line in anna.get("/api/tables")["tables"]]
    told = anna.get(f"/api/tables/{table}/messages?since=0")["events"]
    assert told[-1]["event"] == {"type": "table_closed", "why": "empty"}


def test_a_table_where_only_bots_are_left_from_before_is_closed_at_the_start(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = anna.open(is_open=True)
        server.stop()
        with sqlite3.connect(tmp_path / "raenke.sqlite") as connection:
            body = '{"what": {"type": "table_left", "seat": 0, "name": "Anna"}}'
            connection.execute("INSERT INTO entries SELECT match, 2, ?, at FROM entries WHERE match = ?", (body, table))
        server.start()
        anna.connect(table)
        if anna.update["table"]["stage"] != "closed":
            anna.until(lambda message: message["type"] == "update" and message["table"]["stage"] == "closed")


def test_who_is_left_in_a_match_is_the_host(server: Served) -> None:
    table, (anna, ben) = people(server, "Anna", "Ben")
    anna.command(table, "stand")
    assert [seat["is_host"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == [False, True]


def test_a_match_everybody_has_left_is_closed_and_lost(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_BOT_PAUSE="3600") as server:
        anna = Person(server, "Anna")
        table = anna.open(seats=2, bots={"1": "greedy"}, options={"start_player": 0})
        anna.command(table, "begin")
        anna.connect(table)
        anna.play()
        anna.command(table, "stand")
        anna.leave()
        server.stop()
        with sqlite3.connect(tmp_path / "raenke.sqlite") as connection:
            connection.execute("UPDATE entries SET at = at - ?", (AN_HOUR,))
        server.start()
        anna.connect(table)
        if anna.update["table"]["stage"] != "closed":
            anna.until(lambda message: message["type"] == "update" and message["table"]["stage"] == "closed")
        own, bot = sorted(anna.get("/api/ratings/kabale")["players"], key=lambda line: line["guest"] is None)
        assert own["rating"] < 0 < bot["rating"]


# Consent


def test_consent_goes_with_the_person(server: Served) -> None:
    anna, ben, carl = (Person(server, name) for name in ("Anna", "Ben", "Carl"))
    table = anna.open(seats=3, options=SMALL)
    ben.command(table, "sit")
    carl.command(table, "sit")
    anna.command(table, "begin")
    anna.connect(table)
    anna.play(lambda moves: "lay king 1")
    anna.command(table, "ask_undo")
    ben.command(table, "answer_undo", agrees=True)
    assert anna.get(f"/api/tables/{table}")["undo"]["agreed"] == [1]
    phone = Person(server, "Phone")
    phone.post("/api/seats", {"key": ben.command(table, "link_seat")["key"]})
    assert anna.get(f"/api/tables/{table}")["undo"]["agreed"] == []
    carl.command(table, "answer_undo", agrees=True)
    assert anna.get(f"/api/tables/{table}")["moves"] == 1
    phone.command(table, "answer_undo", agrees=True)
    assert anna.get(f"/api/tables/{table}")["moves"] == 0

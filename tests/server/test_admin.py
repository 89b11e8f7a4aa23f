"""`raenke admin`, beside a running server and without one, on both databases."""

import json
import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update
from typer.testing import CliRunner

from raenke.cli import app, ordering
from raenke.server import orders, schema
from raenke.server.claiming import claimed
from raenke.server.database import engine_of, migrate, sqlite_url, upgrade
from raenke.server.retention import old_orders
from tests.server.postgres import Postgres
from tests.server.served import Person, Served, closing_of, play_out_together, served

runner = CliRunner()
A_DAY = 86_400_000
NAME = "Quendoline"
SHORT = {"start_player": 0, "rounds": 1}


class Host:
    """Who runs a server: the command line, and a look into the database."""

    def __init__(self, server: Served, address: str) -> None:
        self.server = server
        self.address = address

    def run(self, *arguments: object, code: int = 0, answer: str = "") -> Any:
        command = ["admin", *(str(each) for each in arguments), "--database", self.address]
        result = runner.invoke(app, command, input=answer)
        assert result.exit_code == code, result.output
        return json.loads(result.stdout) if "--json" in arguments and not code else result.output

    def ask(self, question: Any) -> list[Any]:
        engine = engine_of(self.address)
        with engine.connect().execution_options(reads=True) as connection:
            found = list(connection.execute(question))
        engine.dispose()
        return found

    def change(self, statement: Any) -> None:
        engine = engine_of(self.address)
        with engine.begin() as connection:
            connection.execute(statement)
        engine.dispose()

    def everything(self) -> str:
        """All rows of all tables."""
        return "\n".join(str(row) for table in schema.metadata.sorted_tables for row in self.ask(select(table)))

    def count(self, table: Any) -> int:
        return int(self.ask(select(func.count()).select_from(table))[0][0])


@pytest.fixture
def host(address: str, tmp_path: Path) -> Iterator[Host]:
    """A host with a running server, on each kind of database."""
    with served(tmp_path, address) as server:
        yield Host(server, address)
        assert '"level": "error"' not in server.log.read_text()


def played(person: Person, **more: Any) -> str:
    """A short match against a bot, played to its end."""
    table = person.open(seats=2, bots={"1": "random"}, options=SHORT, **more)
    person.command(table, "begin")
    person.connect(table, "&since=0")
    person.play_out()
    person.leave()
    return table


def begun(person: Person, *others: Person) -> str:
    table = person.open(seats=1 + len(others) or 2, options=SHORT)
    for other in others:
        other.command(table, "sit")
    person.command(table, "begin")
    return table


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


# Closing and deleting tables


def test_who_sits_at_a_table_that_is_closed_hears_of_it(host: Host) -> None:
    anna, ben = Person(host.server, "Anna"), Person(host.server, "Ben")
    table = begun(anna, ben)
    anna.connect(table, "&since=0")
    assert [line["stage"] for line in host.run("tables", "--json")] == ["playing"]
    assert host.run("close", table, "--yes") == f"{table}: closed\n"
    anna.until(lambda message: message.get("table", {}).get("stage") == "closed")
    last = anna.update["events"][-1]
    assert last["event"] == {"type": "table_closed", "why": "server"}
    assert last["text"] == "Whoever runs this server closed the table."
    assert "over already" in host.run("close", table, "--yes", code=1)
    assert host.everything().count("table_closed") == 1
    assert host.count(schema.results) == 0
    assert host.count(schema.orders) == 0
    assert host.run("tables", "--json") == []
    assert [line["id"] for line in host.run("games", "--json")] == [table]


def test_a_deleted_table_leaves_nothing_and_lets_its_people_go(host: Host) -> None:
    anna, ben = Person(host.server, "Anna"), Person(host.server, "Ben")
    table, other = begun(anna, ben), begun(anna, ben)
    anna.command(table, "link_seat")
    anna.connect(table, "&since=0")
    assert host.run("delete", table, "nosuchtable", "--yes", "--json", code=1)
    anna.until(lambda message: message.get("table", {}).get("stage") == "closed")
    assert closing_of(anna) == 1008
    assert table not in host.everything()
    for path in (f"/api/tables/{table}", f"/api/matches/{table}"):
        assert anna.get(path, 404)["reason"] == "server-refusal-not-found"
    assert anna.command(table, "say", 404, text="hello?")["reason"] == "server-refusal-not-found"
    assert [line["id"] for line in ben.get("/api/guests/me/tables")["tables"]] == [other]


def test_what_was_learned_from_a_deleted_match_stays(host: Host) -> None:
    anna = Person(host.server, "Anna")
    table = played(anna, is_open=True)
    ratings, statistics = anna.get("/api/ratings/kabale"), anna.get("/api/statistics/kabale")
    assert statistics["matches"] == 1
    assert len(anna.get("/api/guests/me/matches")["matches"]) == 1
    host.run("delete", table, "--yes")
    assert anna.get("/api/guests/me/matches")["matches"] == []
    assert anna.get("/api/ratings/kabale") == ratings
    assert anna.get("/api/statistics/kabale") == statistics
    assert host.count(schema.players) == host.count(schema.entries) == 0


# Guests


def test_nothing_leads_to_a_guest_who_was_deleted(host: Host) -> None:
    gone, ben = Person(host.server, NAME), Person(host.server, "Ben")
    alone = gone.open(seats=2)
    waiting, running, over = gone.open(seats=2), begun(ben, gone), begun(gone, ben)
    ben.command(waiting, "sit")
    for table in (waiting, running, over):
        gone.command(table, "say", text="my secret talk")
    gone.connect(over)
    ben.connect(over)
    play_out_together(gone, ben)
    before = ben.get(f"/api/matches/{over}")
    gone.leave()
    ben.connect(running, "&since=0")
    mine = gone.ticket["guest"]["id"]
    ben.post("/api/tables", {"game": "kabale", "seats": 2}, 201)
    assert host.run("forget", mine, "--yes") == f"{mine}: deleted\n"

    for trace in (mine, NAME, "secret talk"):
        assert trace not in host.everything()
    assert gone.get("/api/guests/me")["guest"] is None
    assert gone.post("/api/guests/recover", {"code": gone.ticket["recovery"]}, 403)
    after = ben.get(f"/api/matches/{over}")
    assert [player["name"] for player in after["players"]] == ["N. N.", "Ben"]
    assert [player["score"] for player in after["players"]] == [player["score"] for player in before["players"]]
    assert ben.get(f"/api/matches/{over}/replay")["names"] == ["N. N.", "Ben"]
    assert ben.get(f"/api/tables/{alone}")["stage"] == "closed"
    assert [seat["name"] for seat in ben.get(f"/api/tables/{waiting}")["seats"]] == [None, "Ben"]
    assert ben.get(f"/api/tables/{waiting}")["seats"][1]["is_host"]
    ben.until(lambda message: bool(message.get("table")) and message["table"]["seats"][1]["name"] == "N. N.")
    ben.until_turn()
    ben.play_out()  # a bot plays on for who is gone
    told = ben.told(over)
    ratings = ben.get("/api/ratings/kabale")
    assert mine not in str(ratings)
    host.server.stop()
    host.server.start()
    assert ben.told(over) == told
    assert "my secret talk" not in str(told)


def test_a_guest_may_have_had_other_names(host: Host) -> None:
    gone, ben = Person(host.server, "Before"), Person(host.server, "N. N.")
    table = ben.open(seats=3, bots={"2": "random"})
    gone.command(table, "sit")
    gone.ask("PATCH", "/api/guests/me", json={"name": NAME})
    gone.command(table, "stand")
    gone.command(table, "sit")
    host.run("forget", gone.ticket["guest"]["id"], "--yes")
    assert NAME not in host.everything()
    assert "Before" not in host.everything()
    names = {told["event"].get("name") for told in ben.told(table) if told["event"].get("seat") == 1}
    assert names == {"N. N. 2"}, "nobody at a table is called as another"


def test_who_asked_to_be_deleted_is_whenever_the_server_runs_again(tmp_path: Path) -> None:
    engine = engine_of(sqlite_url(tmp_path))
    migrate(engine)
    with engine.begin() as connection:
        asked, pruning = orders.DeleteGuest(guest="a"), orders.DeleteOld(before=0)
        kept, gone = (orders.give(connection, order, 1) for order in (asked, pruning))
        assert old_orders(connection, 2) == [gone]
        orders.answering(kept, orders.Report(count=1))(connection)
        assert set(old_orders(connection, 2)) == {kept, gone}
    engine.dispose()


def test_who_withheld_a_salt_may_be_forgotten(host: Host) -> None:
    gone, ben = Person(host.server, NAME), Person(host.server, "Ben")
    table = ben.open(seats=2)
    gone.command(table, "sit")
    gone.command(table, "show_salt", deal=1, shown="0" * 64)
    ben.command(table, "begin")
    gone.command(table, "stand")
    host.run("forget", gone.ticket["guest"]["id"], "--yes")
    assert NAME not in host.everything()
    voided = next(told["event"] for told in ben.told(table) if told["event"]["type"] == "table_deal_voided")
    assert voided["names"] == ["N. N."]


def test_people_delete_themselves(host: Host) -> None:
    gone, ben = Person(host.server, NAME), Person(host.server, "Ben")
    table, mine = begun(ben, gone), gone.ticket["guest"]["id"]
    channel = {"id": "c", "guest": mine, "kind": "mail", "address": f"{NAME}@example.org", "language": "en"}
    host.change(insert(schema.channels).values({**channel, "site": "", "made_at": 1, "tries": 0}))
    host.change(insert(schema.silenced).values({"guest": mine, "match": table}))
    nudge = {"match": table, "number": 99, "channel": "c", "what": "turn", "due_at": 2**52, "tries": 0}
    host.change(insert(schema.outbox).values(nudge))
    assert gone.ask("DELETE", "/api/guests/me/everything").status_code == 204
    assert gone.get("/api/guests/me")["guest"] is None
    until(lambda: NAME not in host.everything())
    assert mine not in host.everything(), "not in the order either"
    assert host.count(schema.outbox) == 0
    assert ben.get(f"/api/tables/{table}")["seats"][1]["name"] == "N. N."
    assert gone.ask("DELETE", "/api/guests/me/everything").status_code == 401
    kept = ben.get("/api/privacy")
    assert kept == {"waiting_days": 30, "matches_days": 0, "guests_days": 0}


# Without a server, and with one that does not answer


def test_without_a_server_it_is_done_at_once(host: Host) -> None:
    gone, ben = Person(host.server, NAME), Person(host.server, "Ben")
    table, other = begun(ben, gone), begun(gone, ben)
    host.server.stop()
    if "postgresql" in host.address:
        ordering.TAKEN_SECONDS = 0.3
    try:
        host.run("close", other, "--yes")
        host.run("forget", gone.ticket["guest"]["id"], "--yes")
    finally:
        ordering.TAKEN_SECONDS = 5.0
    assert NAME not in host.everything()
    assert host.count(schema.orders) == 0
    host.server.start()
    ben.connect(table)
    assert ben.update["table"]["seats"][1]["name"] == "N. N."
    ben.play_out()
    assert ben.get(f"/api/tables/{other}")["stage"] == "closed"


def test_nothing_is_done_behind_the_back_of_a_process_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ordering, "TAKEN_SECONDS", 0.3)
    address = sqlite_url(tmp_path)
    migrate(engine_of(address))
    with claimed(address, "raenke restore x.gz") as claim:
        claim.write_owner("raenke restore x.gz")
        result = runner.invoke(app, ["admin", "close", "sometable", "--yes", "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert "is in use by raenke restore x.gz" in result.output
    assert "it did not answer, and nothing was done" in result.output
    with engine_of(address).connect() as connection:
        assert connection.execute(select(func.count()).select_from(schema.orders)).scalar() == 0


def test_an_order_whose_server_died_over_it_is_taken_again(host: Host) -> None:
    anna = Person(host.server, "Anna")
    table = anna.open(seats=2)
    host.server.stop()
    body = json.dumps({"type": "close", "table": table})
    row = {"id": "x", "at": time.time_ns() // 1_000_000, "body": body, "taken_at": 1}
    host.change(insert(schema.orders).values(row))
    host.server.start()
    until(lambda: bool(host.ask(select(schema.orders.c.answer))[0][0]))
    assert json.loads(host.ask(select(schema.orders.c.answer))[0][0]) == {"count": 1, "refused": ""}
    assert anna.get(f"/api/tables/{table}")["stage"] == "closed"


def test_another_server_that_still_has_a_deleted_table_writes_nothing(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    (tmp_path / "second").mkdir()
    with served(tmp_path, address) as first, served(tmp_path / "second", address) as second:
        anna = Person(first, "Anna")
        there = Person(second, "Anna", anna.ticket)
        table = begun(anna, Person(first, "Ben"))
        there.connect(table)
        second.send(signal.SIGSTOP)  # only the first one sees the order
        try:
            Host(first, address).run("delete", table, "--yes")
        finally:
            second.send(signal.SIGCONT)
        move = there.until_turn()["options"][0]["move"]
        answer = there.command(table, "play", 404, move=move, version=there.update["version"])
        refusal = answer.get("refusal", answer)  # the second server may have heard of it by now
        assert refusal["reason"] == "server-refusal-not-found"
        assert table not in Host(first, address).everything()
        assert closing_of(there) == 1008
        assert there.get(f"/api/tables/{table}", 404)


# Retention


def grow_old(host: Host, days: int) -> None:
    """So many days pass while the server is down."""
    past = schema.matches.c.ended_at - days * A_DAY
    host.change(update(schema.matches).values(ended_at=past))
    host.change(update(schema.guests).values(seen_at=schema.guests.c.seen_at - days * A_DAY))


def test_old_matches_are_deleted_by_setting_and_by_hand(host: Host) -> None:
    anna = Person(host.server, "Anna")
    old, running = played(anna), anna.open(seats=2)
    statistics = anna.get("/api/statistics/kabale")
    host.server.stop()
    grow_old(host, 10)
    host.server.start(RAENKE_MATCHES_DAYS="11")
    recent = played(anna)
    assert {line["id"] for line in host.run("games", "--days", 9, "--json")} == {old}
    host.server.stop()
    host.server.start(RAENKE_MATCHES_DAYS="9")
    until(lambda: old not in host.everything())
    assert {line["id"] for line in anna.get("/api/guests/me/matches")["matches"]} == {recent}
    assert anna.get("/api/statistics/kabale")["matches"] == statistics["matches"] + 1
    assert anna.get(f"/api/tables/{running}")["stage"] == "waiting"
    assert "Delete 1 game for good?" in host.run("prune", "--days", 0, answer="n\n", code=2)
    assert host.run("prune", "--days", 0, "--json", "--yes") == {"deleted": 1}
    assert recent not in host.everything()


def test_guests_who_are_in_no_match_are_deleted_when_they_stay_away(host: Host) -> None:
    idle, player, back = (Person(host.server, name) for name in ("Idle", "Player", "Back"))
    played(player)
    host.server.stop()
    grow_old(host, 10)
    host.server.start()
    assert back.get("/api/guests/me")["guest"]["name"] == "Back"
    listed = host.run("guests", "--json")
    assert listed[0]["name"] == "Back"
    assert {line["name"] for line in host.run("guests", "--days", 9, "--json")} == {"Idle", "Player"}
    host.server.stop()
    host.server.start(RAENKE_GUESTS_DAYS="9")
    until(lambda: "Idle" not in host.everything())
    assert idle.get("/api/guests/me")["guest"] is None
    for person in (player, back):
        assert person.get("/api/guests/me")["guest"]["name"] == person.name


# What it says


def test_it_counts_and_lists(host: Host) -> None:
    anna = Person(host.server, "Anna")
    table, waiting = played(anna), anna.open(seats=2)
    sizes = host.run("sizes", "--json")
    assert {name: sizes[name] for name in ("guests", "waiting", "playing", "finished", "closed")} == {
        "guests": 1, "waiting": 1, "playing": 0, "finished": 1, "closed": 0,
    }  # fmt: skip
    assert sizes["bytes"] > 4096
    assert re.search(r"^finished  1$", host.run("sizes"), re.MULTILINE)
    sheet = host.run("table", table, "--json")
    assert (sheet["stage"], sheet["seats"][0]["name"], sheet["seats"][1]["bot"]) == ("finished", "Anna", "random")
    assert sheet["moves"] > 0
    assert "seed" not in sheet
    assert "seat 1    Anna (guest" in host.run("table", table)
    assert waiting in host.run("tables")
    assert table not in host.run("tables")
    assert table in host.run("tables", "--all")
    assert "there is no table nosuch" in host.run("table", "nosuch", code=2)


def test_it_asks_before_it_deletes(tmp_path: Path) -> None:
    address = sqlite_url(tmp_path)
    migrate(engine_of(address))
    for command in (["close", "x"], ["delete", "x"], ["forget", "x"], ["prune", "--days", "1"]):
        result = runner.invoke(app, ["admin", *command, "--data", str(tmp_path)], input="n\n")
        assert result.exit_code == 2
        assert "nothing was done" in result.output
        result = runner.invoke(app, ["admin", *command, "--data", str(tmp_path)], input="")
        assert result.exit_code == 2, "nobody answered"
        assert "nothing was done; with --yes it does not ask" in result.output


def test_a_database_of_another_release_is_left_alone(tmp_path: Path) -> None:
    missing = runner.invoke(app, ["admin", "sizes", "--data", str(tmp_path / "none")])
    assert (missing.exit_code, "there is no" in missing.output) == (2, True)
    with engine_of(sqlite_url(tmp_path)).begin() as connection:
        upgrade(connection, "0004")
    for command in (["sizes"], ["close", "x", "--yes"]):
        result = runner.invoke(app, ["admin", *command, "--data", str(tmp_path)])
        assert result.exit_code == 2
        assert "start one, which brings it up to date" in result.output


def test_orders_that_nobody_asks_for_any_more_go(host: Host) -> None:
    host.server.stop()
    host.change(insert(schema.orders).values({"id": "x", "at": 1, "body": json.dumps({"type": "prune", "before": 0})}))
    host.server.start()
    until(lambda: host.count(schema.orders) == 0)

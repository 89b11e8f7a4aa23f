"""Keys that were stolen, links that outlive their seat, codes that were seen: all of them can be ended, and end."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.attacks.raw import answered, connected, head
from tests.server.served import Person, Served, closing_of, served

DAY = 86_400_000


def again(person: Person) -> Person:
    """The same guest on another device."""
    ticket = person.post("/api/guests/recover", {"code": person.ticket["recovery"]})
    return Person(person.server, person.name, {**ticket, "recovery": person.ticket["recovery"]})


def is_known(person: Person) -> bool:
    return bool(person.get("/api/guests/me")["guest"])


def test_who_is_forgotten_on_a_device_is_cut_off_there(server: Served) -> None:
    anna = Person(server, "Anna")
    phone = again(anna)
    table = anna.open(bots={"1": "random"})
    anna.connect(table)
    phone.connect(table)
    assert anna.ask("DELETE", "/api/guests/me").status_code == 204
    assert closing_of(anna) == 1008
    assert not is_known(anna)
    assert phone.say("begin")["type"] == "done"


def test_signing_out_everywhere_leaves_nothing_open(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    thief = again(anna)
    table = anna.open(bots={"1": "random"})
    key = anna.command(table, "link_seat")["key"]
    anna.connect(table)
    thief.connect(table)
    ben.connect(table)
    assert anna.ask("POST", "/api/guests/me/sign-out").status_code == 204
    assert closing_of(thief) == closing_of(anna) == 1008
    assert not is_known(thief)
    assert not is_known(anna)
    thief.post(f"/api/tables/{table}/commands", {"type": "begin"}, 401)
    ben.post("/api/seats", {"key": key}, 403)
    assert ben.say("ping")["type"] == "pong"
    assert is_known(again(anna))


def test_who_waits_for_news_hears_none_after_signing_out(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2)
    version = anna.get(f"/api/tables/{table}/messages")["version"]
    secret = f"Authorization: Bearer {anna.ticket['secret']}"
    path = f"/api/tables/{table}/messages?since={version}&wait=25"
    with connected(server, head("GET", path, secret)) as raw:
        anna.get(f"/api/tables/{table}")  # it came before this
        assert anna.ask("POST", "/api/guests/me/sign-out").status_code == 204
        ben.command(table, "sit")
        assert answered(raw) == "401"


def test_nobody_signs_out_somebody_else(server: Served) -> None:
    nobody = Person(server, "", {"secret": ""})
    assert nobody.ask("POST", "/api/guests/me/sign-out").status_code == 401
    assert nobody.ask("DELETE", "/api/guests/me/code").status_code == 401


def test_a_code_can_be_voided(server: Served) -> None:
    anna = Person(server, "Anna")
    code = anna.ticket["recovery"]
    assert anna.ask("DELETE", "/api/guests/me/code").status_code == 204
    anna.post("/api/guests/recover", {"code": code}, 403)
    new = anna.post("/api/guests/me/code", {}, 201)["recovery"]
    anna.post("/api/guests/recover", {"code": new})


def test_only_so_many_devices_are_one_guest(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open()
    anna.connect(table)
    devices = [again(anna) for _ in range(20)]
    assert not is_known(anna)
    assert closing_of(anna) == 1008
    assert all(is_known(device) for device in devices)


def test_a_link_ends_when_its_holder_leaves(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=3)
    ben.command(table, "sit", seat=1)
    key = ben.command(table, "link_seat")["key"]
    ben.command(table, "stand")
    ben.command(table, "sit", seat=1)
    Person(server, "Thief").post("/api/seats", {"key": key}, 403)


def test_a_link_can_be_voided(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open()
    key = anna.command(table, "link_seat")["key"]
    assert Person(server, "Ben").command(table, "void_link", 403)["type"] == "refused"
    assert anna.command(table, "void_link")["type"] == "done"
    Person(server, "Thief").post("/api/seats", {"key": key}, 403)


def test_a_link_is_good_for_a_day(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = anna.open()
        key = anna.command(table, "link_seat")["key"]
        with closing(sqlite3.connect(tmp_path / "raenke.sqlite")) as database:
            database.execute(f"UPDATE keys SET made_at = made_at - {DAY} WHERE seat IS NOT NULL")
            database.commit()
        Person(server, "Ben").post("/api/seats", {"key": key}, 403)


def test_a_voided_socket_takes_no_more_commands(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(bots={"1": "random"})
    version = anna.connect(table)["version"]
    anna.ask("DELETE", "/api/guests/me")
    with pytest.raises(ConnectionClosed):
        anna.say("begin")
    assert Person(server, "Ben").get(f"/api/tables/{table}")["version"] == version

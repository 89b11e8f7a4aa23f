"""Nobody loses a seat to a bot by a short absence, or by playing over plain HTTP."""

import time

from tests.server.served import Person, Served


def seated(server: Served, start: int) -> tuple[Person, Person, str]:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2, options={"start_player": start})
    ben.command(table, "sit")
    anna.command(table, "begin")
    return anna, ben, table


def test_who_reloads_the_page_is_not_voted_out(server: Served) -> None:
    anna, ben, table = seated(server, 0)
    anna.connect(table)
    anna.leave()
    for _ in range(20):
        assert ben.command(table, "vote", 409, target=0)["refusal"]["reason"] == "server-refusal-vote-early"
        time.sleep(0.1)
    assert not anna.connect(table)["table"]["seats"][0]["is_absent"]


def test_who_asks_over_plain_http_is_there(server: Served) -> None:
    anna, ben, table = seated(server, 1)
    anna.get(f"/api/tables/{table}/messages")
    seat = ben.get(f"/api/tables/{table}")["seats"][0]
    assert seat["is_connected"]
    assert ben.command(table, "vote", 409, target=0)["refusal"]["reason"] == "server-refusal-vote-early"


def test_who_sits_down_late_is_not_voted_out_at_once(server: Served) -> None:
    anna, ben, table = seated(server, 0)
    phone = Person(server, "Phone")
    phone.post("/api/seats", {"key": anna.command(table, "link_seat")["key"]})
    assert ben.command(table, "vote", 409, target=0)["refusal"]["reason"] == "server-refusal-vote-early"

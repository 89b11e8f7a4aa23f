"""Nobody fills another's page, or the disk, with talk and other noise."""

from pathlib import Path
from typing import Any

from tests.server.served import Person, Served, served

NO_LIMITS = {"RAENKE_CHAT_PER_MINUTE": "0", "RAENKE_NOTES_PER_MINUTE": "0"}


def reasons(person: Person, table: str, count: int, kind: str, **more: Any) -> list[str]:
    """What so many commands are refused for; nothing where one is done."""
    path, body = f"/api/tables/{table}/commands", {"type": kind, **more}
    answers = [person.ask("POST", path, json=body) for _ in range(count)]
    return [each.json()["refusal"]["reason"] if each.status_code != 200 else "" for each in answers]


def two_at_a_table(server: Served) -> tuple[Person, Person, str]:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2)
    ben.command(table, "sit")
    return anna, ben, table


def test_a_guest_says_so_much_and_no_more(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_CHAT_PER_MINUTE="3") as server:
        anna, ben, table = two_at_a_table(server)
        assert reasons(anna, table, 4, "say", text="noise").count("server-refusal-too-many") >= 2
        assert reasons(ben, table, 1, "say", text="hello") == [""]


def test_guests_of_one_address_cannot_do_it_by_turns(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_CHAT_PER_MINUTE="3") as server:
        people = [Person(server, f"P{number}") for number in range(8)]
        tables = [person.open(seats=2) for person in people]
        said = [reasons(person, table, 1, "say", text="noise")[0] for person, table in zip(people, tables, strict=True)]
        assert said[0] == ""
        assert "server-refusal-too-many" in said


def test_a_table_holds_so_much_talk_and_the_match_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_CHAT_MOST="5", **NO_LIMITS) as server:
        anna, ben, table = two_at_a_table(server)
        assert reasons(anna, table, 7, "say", text="noise") == [""] * 5 + ["server-refusal-said"] * 2
        assert reasons(ben, table, 1, "say", text="hello") == ["server-refusal-said"]
        server.stop()
        server.start()
        assert reasons(anna, table, 1, "say", text="noise") == ["server-refusal-said"]
        assert reasons(anna, table, 1, "begin") == [""]


def test_besides_moves_a_guest_does_so_much_and_no_more(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_NOTES_PER_MINUTE="4") as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        table = anna.open(seats=2)
        came: list[str] = []
        for _ in range(5):
            came += reasons(ben, table, 1, "sit")
            reasons(ben, table, 1, "stand")
        assert came[0] == ""
        assert "server-refusal-too-many" in came


def test_who_makes_too_much_noise_is_heard_no_more(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_NOTES_MOST="12", **NO_LIMITS) as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        table = anna.open(seats=2, options={"start_player": 1})
        ben.command(table, "sit")
        anna.command(table, "begin")
        noise: list[str] = []
        for _ in range(7):
            noise += reasons(ben, table, 1, "stand") + reasons(ben, table, 1, "sit")
        assert noise[-1] == "server-refusal-noted"
        assert noise.count("server-refusal-noted") < 7
        version = anna.get(f"/api/tables/{table}")["version"]
        ben.ask("PATCH", "/api/guests/me", json={"name": "Bert"})
        assert anna.get(f"/api/tables/{table}")["version"] == version
        anna.command(table, "stand")
        assert reasons(anna, table, 1, "sit") == [""]  # who made no noise comes back


def test_noise_is_held_against_who_makes_it_alone(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_NOTES_MOST="12", **NO_LIMITS) as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        table = anna.open(seats=3)
        for _ in range(20):  # 12 times ten by all guests together
            stranger = Person(server, "Stranger")
            for _ in range(3):
                came = reasons(stranger, table, 1, "sit")
                reasons(stranger, table, 1, "stand")
        assert came == [""]
        assert reasons(ben, table, 1, "sit") == ["server-refusal-noted"]  # nobody new comes
        assert reasons(anna, table, 1, "seat_bot", bot="easy", seat=1) == [""]  # but the host can fill the table
        assert reasons(anna, table, 1, "seat_bots", bot="easy") == [""]
        assert reasons(anna, table, 1, "begin") == [""]

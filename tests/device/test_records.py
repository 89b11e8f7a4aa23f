"""Matches leave a device as records and come to another; what needs a second device is refused."""

import asyncio
import json

from raenke.core.record import parse_record
from tests.device.playing import Person, Seated, table_of


async def played(person: Person, game: str) -> str:
    table = await table_of(person, game)
    await Seated(person, table).play_on()
    return table


def test_matches_go_from_device_to_device() -> None:
    async def whole() -> None:
        one, other = Person(), Person()
        tables = [await played(one, "kabale"), await played(one, "citadels")]
        file = await one.get("/api/device/records")
        for record in file["records"]:
            assert parse_record(json.dumps(record).encode()).scores == record["scores"]
        await other.post("/api/guests", {"name": "Ben"})
        assert await other.post("/api/device/records", file) == {"added": 2}
        assert await other.post("/api/device/records", file) == {"added": 0}
        theirs = {each["id"]: each for each in (await one.get("/api/guests/me/matches"))["matches"]}
        found = {each["id"]: each for each in (await other.get("/api/guests/me/matches"))["matches"]}
        assert found.keys() == theirs.keys() == set(tables)
        own = (await other.get("/api/guests/me"))["guest"]["id"]
        for table in tables:
            assert [(player["name"], player["score"], player["bot"]) for player in found[table]["players"]] == [
                (player["name"], player["score"], player["bot"]) for player in theirs[table]["players"]
            ]
            assert found[table]["players"][0]["guest"] == own
            steps = [(await each.get(f"/api/matches/{table}/replay?eyes=open"))["steps"] for each in (one, other)]
            assert steps[0] == steps[1]
        assert (await other.get("/api/guests/me/summary"))["games"][0]["played"] == 1

    asyncio.run(whole())


def test_a_plain_record_becomes_a_match_of_nobody() -> None:
    async def whole() -> None:
        one, other = Person(), Person()
        table = await played(one, "kabale")
        record = await one.get(f"/api/matches/{table}/record")
        await other.post("/api/guests", {"name": "Ben"})
        assert await other.post("/api/device/records", record) == {"added": 1}
        (found,) = (await other.get("/api/guests/me/matches"))["matches"]
        assert [player["score"] for player in found["players"]] == record["scores"]
        again = await other.get(f"/api/matches/{found['id']}/record")
        assert (again["moves"], again["chain"][-1]) == (record["moves"], record["chain"][-1])
        status, refusal = await other.ask("POST", "/api/device/records", {**record, "seed": "00" * 32})
        assert (status, refusal["reason"]) == (400, "server-refusal-record")

    asyncio.run(whole())


def test_what_needs_a_second_device_is_refused() -> None:
    async def whole() -> None:
        person = Person()
        assert await person.get("/api/device") == {"is_alone": True}
        table = await table_of(person, "kabale")
        line = Seated(person, table)
        await line.until(lambda it: it["options"])
        for what in ({"what": "link_seat"}, {"what": "void_link"}):
            assert (await line.send(**what))["refusal"]["reason"] == "server-refusal-device"
        for method, path, body in (
            ("GET", "/api/tables", None),
            ("POST", "/api/seats", {"key": "a.b"}),
            ("POST", "/api/guests/recover", {"code": "x"}),
            ("POST", "/api/guests/me/code", None),
            ("POST", "/api/guests/me/sign-out", None),
            ("POST", "/api/tables", {"game": "kabale", "seats": 2, "is_open": True}),
        ):
            status, refusal = await person.ask(method, path, body)
            assert (status, refusal["reason"]) == (409, "server-refusal-device"), path
            assert refusal["text"]
        await person.device.stop()

    asyncio.run(whole())


def test_who_is_forgotten_leaves_nothing() -> None:
    async def whole() -> None:
        person = Person()
        await played(person, "kabale")
        table = await table_of(person, "citadels")
        line = Seated(person, table)
        await line.until(lambda it: it["options"])
        assert (await person.ask("DELETE", "/api/guests/me"))[0] == 204
        assert person.kept == {}
        assert await person.get("/api/guests/me") == {"guest": None}
        assert (await person.ask("GET", f"/api/tables/{table}"))[0] == 404

    asyncio.run(whole())


def test_a_line_to_nowhere_is_refused_and_shut() -> None:
    async def whole() -> None:
        person, told, ended = Person(), list[str](), list[int]()
        socket = person.device.open("/api/tables/nowhere/socket", told.append, lambda code, why: ended.append(code))
        await socket.receive('{"type": "ping"}')
        assert json.loads(told[0])["refusal"]["reason"] == "server-refusal-not-found"
        assert ended == [1008]

    asyncio.run(whole())

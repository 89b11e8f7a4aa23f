"""Whole games on a device by the server's protocol, and what is kept of them."""

import asyncio
import json
from collections.abc import Generator

import pytest

from raenke import Match, games
from raenke.bots.search import Budget, SearchBot
from raenke.core.record import parse_record, replay
from raenke.device.asking import HERE
from raenke.device.drawer import Drawer
from raenke.device.hall import Portions
from tests.device.playing import Person, SameLuck, Seated, table_of

GAMES = ["kabale", "citadels"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(game: str) -> None:
    async def whole() -> None:
        person = Person()
        table = await table_of(person, game, 3)
        end = await Seated(person, table).play_on()
        assert end["table"]["scores"]
        (result,) = (await person.get("/api/guests/me/matches"))["matches"]
        assert result["id"] == table
        assert [player["score"] for player in result["players"]] == end["table"]["scores"]
        status, text = await person.ask("GET", f"/api/matches/{table}/record")
        assert status == 200
        reply = await person.device.request("GET", f"/api/matches/{table}/record", None, "en")
        record = parse_record((reply.body or "").encode())
        assert replay(record).scores == end["table"]["scores"] == text["scores"]
        assert (await person.get("/api/guests/me/summary"))["games"][0]["played"] == 1

    asyncio.run(whole())


@pytest.mark.parametrize("game", GAMES)
def test_a_hot_seat_shows_each_player_only_the_own_cards(game: str) -> None:
    async def whole() -> None:
        person = Person()
        await person.post("/api/guests", {"name": "Anna", "colour": "red"})
        table = (await person.post("/api/tables", {"game": game, "seats": 2}))["id"]
        line = Seated(person, table)
        await line.until(lambda it: True)
        assert (await line.send("sit", name="Ben"))["type"] == "done"
        assert (await line.send("begin"))["type"] == "done"
        before = await line.until(lambda it: it["curtain"] is not None)
        assert before["seat"] is None
        assert before["view"]["seat"] is None
        end = await line.play_on()
        assert end["table"]["scores"]
        assert {update["seat"] for update in line.updates} >= {None, 0, 1}
        hands = [update for update in line.updates if update["seat"] is not None and update["options"]]
        assert all(update["view"]["seat"] == update["seat"] for update in hands)

    asyncio.run(whole())


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_loses_nothing(game: str) -> None:
    async def whole() -> None:
        first = Person()
        table = await table_of(first, game)
        now = await Seated(first, table).play_on(4)
        now = await Seated(first, table).until(lambda it: it["options"])
        kept = dict(first.kept)  # the page is closed here: nobody says goodbye
        second = Person(kept)
        await second.device.start()
        line = Seated(second, table)
        again = await line.until(lambda it: it["options"])
        same = ("version", "view", "options", "refused", "seat")
        assert {name: again[name] for name in same} == {name: now[name] for name in same}
        assert [each["id"] for each in (await second.get("/api/guests/me/tables"))["tables"]] == [table]
        await line.play_on()
        third = Person(second.kept)
        await third.device.start()
        assert (await third.get(f"/api/matches/{table}"))["players"][0]["name"] == "Anna"
        assert not [key for key in third.kept if key.startswith(("table/", "entry/"))]
        assert (await third.get(f"/api/matches/{table}/replay?eyes=0"))["steps"]
        for person in (first, second, third):
            await person.device.stop()

    asyncio.run(whole())


def test_what_is_told_is_kept_before() -> None:
    """At every message of a whole match, what is kept then makes the table of this version again."""

    async def whole() -> None:
        person = Person()
        table = await table_of(person, "kabale")
        seen: list[tuple[int, int]] = []
        line = Seated(person, table)
        hear = line.socket.tell

        def heard(text: str) -> None:
            hear(text)
            update = json.loads(text)
            if update["type"] == "update":
                _, entries = Drawer(lambda key, value: None, person.kept).table(table)
                seen.append((update["version"], entries[-1].number))

        line.socket.tell = heard
        await line.play_on()
        assert len(seen) > 10
        assert all(kept >= told for told, kept in seen)
        await person.device.stop()

    asyncio.run(whole())


class Slow(SameLuck):
    """A clock by which every portion takes a second."""

    moments = 0

    def moment(self) -> float:
        self.moments += 1
        return float(self.moments)


def test_a_thinking_bot_lets_others_have_a_turn() -> None:
    match = Match(games["kabale"], 2, seed=1)
    thinking = SearchBot(match.game, 1, Budget(20_000, None)).choosing(match.view(match.to_move), match.moves())
    portions, turns = 0, 0

    def counted() -> Generator[None, None, str]:
        nonlocal portions
        for _ in thinking:
            portions += 1
            yield
        return "thought"

    async def whole() -> None:
        nonlocal turns
        work = asyncio.ensure_future(Portions(Slow()).run(HERE, counted))
        while not work.done():
            turns += 1
            await asyncio.sleep(0)
        assert work.result() == "thought"

    asyncio.run(whole())
    assert portions > 3
    assert turns >= portions

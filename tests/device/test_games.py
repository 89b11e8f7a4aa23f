"""Whole games on a device by the server's protocol, and what is kept of them."""

import asyncio

import pytest

from raenke.core.record import parse_record, replay
from tests.device.playing import Person, Seated, table_of

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

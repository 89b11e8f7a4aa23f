"""A device answers as the real server does: the same requests to both, with the same luck and the same clock."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from raenke.server.app import app_of
from raenke.server.settings import settings_from
from tests.device.playing import Person, SameLuck
from tests.unlimited import UNLIMITED

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Ask = Callable[..., Awaitable[tuple[int, Any]]]
COLUMN = {"goal": "love", "cards": [{"card": "romeo", "owner": "A"}, {"card": "king", "owner": "B"}]}
NO_SUCH_TABLE = "nosuchtable"


class Stopped(SameLuck):
    """Also the same time, always."""

    def now(self) -> int:
        return 1_790_000_000_000


Told = list[tuple[str, int, Any]]


async def asked(ask: Ask, requests: list[tuple[str, str, Any]]) -> Told:
    return [(f"{method} {path}", *(await ask(method, path, body))) for method, path, body in requests]


async def refusals(ask: Ask) -> Told:
    """What nobody may do, or not so; and what needs no guest."""
    return await asked(
        ask,
        [
            ("GET", "/api/guests/me", None),
            ("GET", "/api/guests/me/tables", None),
            ("GET", "/api/guests/me/matches", None),
            ("POST", "/api/tables", {"game": "kabale", "seats": 2}),
            ("GET", "/api/nothing", None),
            ("PUT", "/api/games", None),
            ("GET", f"/api/tables/{NO_SUCH_TABLE}", None),
            ("GET", f"/api/matches/{NO_SUCH_TABLE}", None),
            ("GET", f"/api/matches/{NO_SUCH_TABLE}/replay", None),
            ("GET", "/api/matches/a%2Fb/record", None),
            ("GET", "/api/games?language=hu", None),
            ("GET", "/api/lessons/kabale?language=ko", None),
            ("GET", "/api/lessons/chess", None),
            ("GET", "/api/texts/de/citadels", None),
            ("GET", "/api/texts/fr/citadels", None),
            ("GET", "/api/addresses", None),
            ("POST", "/api/guests", {"name": "…"}),
            ("POST", "/api/guests", {"name": "Anna", "hat": "red"}),
            ("POST", "/api/guests", {"name": "Anna", "colour": "beige"}),
            ("POST", "/api/replay", {"format": "other"}),
            ("POST", "/api/replay", None),
            ("POST", "/api/lab/column", {"goal": "love", "cards": ["nobody"]}),
            ("POST", "/api/lab/column", COLUMN),
            ("POST", "/api/lab/column/tries", {**COLUMN, "owner": "A"}),
            ("POST", "/api/lab/city", {"city": ["tavern", "keep"], "gold": 3}),
            ("POST", "/api/lab/city", {"city": ["castle in the air"]}),
            ("GET", "/api/train/column/2/abc?language=de", None),
            ("GET", "/api/train/turn/1/abc", None),
            ("GET", "/api/train/column/2/", None),
            ("POST", "/api/lessons/kabale/1?language=hu", {"moves": []}),
            ("POST", "/api/lessons/citadels/2", {"moves": ["fly away"]}),
            ("POST", "/api/lessons/citadels/99", {"moves": []}),
        ],
    )


async def opening(ask: Ask) -> Told:
    """A guest, tables that are refused, and one that is not."""
    return await asked(
        ask,
        [
            ("PATCH", "/api/guests/me", {"name": "Anna B."}),
            ("POST", "/api/tables", {"game": "chess", "seats": 2}),
            ("POST", "/api/tables", {"game": "kabale", "seats": 9}),
            ("POST", "/api/tables", {"game": "kabale", "seats": 2, "options": {"rounds": 99}}),
            ("POST", "/api/tables", {"game": "kabale", "seats": 2, "bots": {"0": "easy"}}),
            ("POST", "/api/tables", {"game": "kabale", "seats": 2, "bots": {"1": "genius"}}),
            ("POST", "/api/tables", {"game": "kabale", "seats": 2, "origin": {"match": NO_SUCH_TABLE, "moves": 1}}),
            ("POST", "/api/tables", "{"),
            ("POST", "/api/tables", {"game": "kabale", "seats": 3, "bots": {"1": "medium"}}),
            ("POST", "/api/tables/table1/commands", {"type": "begin"}),
            ("POST", "/api/tables/table1/commands", {"type": "play", "move": "lay king 1", "version": 1}),
            ("POST", "/api/tables/table1/commands", {"type": "seat_bots", "bot": "nobody"}),
            ("POST", "/api/tables/table1/commands", {"type": "fly"}),
            ("POST", "/api/tables/table1/commands", {"type": "seat_bots", "bot": "easy", "id": "7"}),
            ("POST", "/api/tables/table1/commands", {"type": "say", "text": "Hello there"}),
            ("GET", "/api/tables/table1", None),
            ("GET", "/api/tables/table1/messages?view=drawn&refused=true&language=de", None),
            ("GET", "/api/tables/table1/messages?since=0&seat=0", None),
            ("GET", "/api/tables/table1/messages?seat=2", None),
            ("GET", "/api/guests/me/tables", None),
            ("POST", "/api/tables/table1/commands", {"type": "close"}),
            ("POST", "/api/tables/table1/commands", {"type": "rematch"}),
        ],
    )


async def match(ask: Ask, game: str) -> Told:
    """A whole match against bots, and all that can be asked about it."""
    status, table = await ask("POST", "/api/tables", {"game": game, "seats": 2, "bots": {"1": "medium"}})
    assert status == 201, table
    where = f"/api/tables/{table['id']}"
    told = await asked(ask, [("POST", f"{where}/commands", {"type": "begin"})])
    for turn in range(1000):
        update = await turn_of(ask, where)
        if update["table"]["stage"] == "finished":
            break
        if turn in (1, 5):
            version = update["version"]
            told += await asked(
                ask,
                [
                    ("GET", f"{where}/messages?view=drawn&refused=true&since=0&language=ko", None),
                    ("POST", f"{where}/commands", {"type": "why_not", "move": "lay king 9"}),
                    ("POST", f"{where}/commands", {"type": "play", "move": "lay king 9", "version": version}),
                    ("POST", f"{where}/commands", {"type": "play", "move": "end", "version": version - 1}),
                    ("POST", f"{where}/commands", {"type": "ask_undo"}),
                    ("POST", f"{where}/commands", {"type": "answer_undo", "agrees": True}),
                    ("GET", f"/api/matches/{table['id']}/record", None),
                ],
            )
            update = await turn_of(ask, where)
        play = {"type": "play", "move": update["options"][0]["move"], "version": update["version"]}
        answer = await ask("POST", f"{where}/commands", play)
        assert answer[0] == 200, answer
    whole = f"/api/matches/{table['id']}"
    told += await asked(ask, [("GET", f"{whole}/record", None)])
    record = told[-1][2]
    return told + await asked(
        ask,
        [
            ("GET", whole, None),
            ("GET", f"{where}/messages?since=0", None),
            ("GET", f"{whole}/replay?language=de", None),
            ("GET", f"{whole}/replay?eyes=open&since=10", None),
            ("GET", f"{whole}/replay?eyes=9", None),
            ("GET", f"{whole}/replay?at=100000", None),
            ("GET", f"{whole}/turning", None),
            ("POST", "/api/replay?eyes=1&at=3", record),
            ("POST", "/api/replay", {**record, "seed": "0" * 64}),
            ("POST", f"/api/records/tables?moves={len(record['moves']) + 1}", record),
            ("GET", "/api/guests/me/matches", None),
            ("GET", "/api/guests/me/summary?language=hu", None),
            ("GET", f"/api/ratings/{game}", None),
            ("GET", f"/api/statistics/{game}", None),
            ("POST", f"{where}/commands", {"type": "rematch"}),
            ("POST", "/api/tables", {"game": game, "seats": 2, "origin": {"match": table["id"], "moves": 6}}),
            ("POST", "/api/records/tables?moves=6&bot=easy", record),
            ("GET", "/api/guests/me/tables", None),
        ],
    )


async def turn_of(ask: Ask, where: str) -> Any:
    """How things stand when it is the guest's turn again, or the match is over."""
    async with asyncio.timeout(120):
        since = 0
        while True:
            _, update = await ask("GET", f"{where}/messages?wait=20&since={since}", None)
            if update["options"] or update["table"]["stage"] == "finished":
                return update
            since = update["version"]


async def both(tmp_path: Path, script: Callable[[Ask], Awaitable[Told]], has_guest: bool) -> tuple[Told, Told]:
    """The answers of a server and of a device."""
    settings = settings_from({**UNLIMITED, "RAENKE_DATA": str(tmp_path), "RAENKE_BOT_PAUSE": "0"})
    gate = app_of(settings, Stopped())
    transport = httpx.ASGITransport(app=gate, raise_app_exceptions=False)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8390") as client:

        async def at_server(method: str, path: str, body: Any = None) -> tuple[int, Any]:
            text = body if isinstance(body, str) or body is None else json.dumps(body)
            headers = {"content-type": "application/json", "accept-language": "en"}
            reply = await client.request(method, path, content=text, headers=headers, timeout=120)
            is_json = reply.text[:1] in ("[", "{")
            return reply.status_code, json.loads(reply.text) if is_json else reply.text or None

        if has_guest:
            _, ticket = await at_server("POST", "/api/guests", {"name": "Anna", "colour": "red"})
            client.headers["authorization"] = f"Bearer {ticket['secret']}"
        ours = await script(at_server)
    await gate.hall.close()
    person = Person(source=Stopped())
    if has_guest:
        await person.ask("POST", "/api/guests", {"name": "Anna", "colour": "red"})
    theirs = await script(person.ask)
    await person.device.stop()
    return ours, theirs


@pytest.mark.parametrize("script", [refusals, opening], ids=["without a guest", "with a guest"])
def test_single_answers_are_the_servers(tmp_path: Path, script: Callable[[Ask], Awaitable[Told]]) -> None:
    ours, theirs = asyncio.run(both(tmp_path, script, script is opening))
    for one, other in zip(ours, theirs, strict=True):
        assert other == one


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_match_and_all_about_it_is_the_servers(tmp_path: Path, game: str) -> None:
    ours, theirs = asyncio.run(both(tmp_path, lambda ask: match(ask, game), True))
    for one, other in zip(ours, theirs, strict=True):
        assert other == one

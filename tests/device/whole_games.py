"""A whole game of each against bots on a device, and its digest; runs in any Python, so also in a browser's."""

import hashlib
import time
from typing import Any

from raenke import Match, bot_named, games
from raenke.core.chance import Chance
from tests.device.playing import Person, SameLuck, Seated, table_of

GAMES = ("kabale", "citadels")


class Stopped(SameLuck):
    """Also the same time, always."""

    def now(self) -> int:
        return 1_790_000_000_000


async def digests() -> dict[str, str]:
    """Of the record of a whole game, and of all that its player was shown, by game."""
    found = {}
    for game in GAMES:
        person = Person(source=Stopped())
        table = await table_of(person, game, 3)
        line = Seated(person, table)
        end = await line.play_on()
        record = (await person.device.request("GET", f"/api/matches/{table}/record")).body
        replay = (await person.device.request("GET", f"/api/matches/{table}/replay?eyes=0", None, "hu")).body
        whole = f"{record}\n{replay}\n{end['table']['scores']}"
        found[game] = hashlib.sha256(whole.encode()).hexdigest()
        await person.device.stop()
    return found


def speeds() -> dict[str, Any]:
    """By game: decisions a second of random play, and milliseconds of a move of each bot; for Python that is not
    compiled."""
    return {
        game: {"plies": plies(game), **{bot: bot_moves(game, bot) for bot in ("greedy", "search:100")}}
        for game in GAMES
    }


def plies(game: str, seconds: float = 2.0) -> int:
    rules, luck, count = games[game], Chance.fast(1), 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        table = rules.table(3, {}, Chance.fast(count))
        table.begin()
        while not table.over:
            table.list_moves()
            table.play(table.offer[luck.below(table.offers)])
            count += 1
    return round(count / (time.perf_counter() - begun))


def bot_moves(game: str, bot: str, most: int = 40) -> float:
    match, took, count = Match(games[game], 3, seed=1), 0.0, 0
    thinker, others = bot_named(bot, games[game], 1), bot_named("random", games[game], 1)
    while count < most and not match.over:
        view, options = match.view(match.to_move), match.moves()
        if len(options) > 1 and match.to_move == 0:
            begun = time.perf_counter()
            match.play(thinker.choose(view, options))
            took += time.perf_counter() - begun
            count += 1
        else:
            match.play(others.choose(view, options))
    return round(took / count * 1000, 2)

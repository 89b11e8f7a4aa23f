"""A whole game of each against bots on a device, and its digest; runs in any Python, so also in a browser's."""

import hashlib
import traceback
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


def refused() -> str:
    """The traceback of an error of ours."""
    try:
        bot_named("nobody", games["kabale"], 1)
    except ValueError:
        return traceback.format_exc()
    return ""


def plies(game: str, most: int) -> int:
    """So many decisions of random play at tables that are not compiled."""
    rules, luck, count = games[game], Chance.fast(1), 0
    while count < most:
        table: Any = rules.table(3, {}, Chance.fast(count))
        table.begin()
        while not table.over:
            table.list_moves()
            table.play(table.offer[luck.below(table.offers)])
            count += 1
    return count


def moves(game: str, bot: str, most: int) -> int:
    """So many choices of a bot, with others who play at random."""
    match, count, number = Match(games[game], 3, seed=1), 0, 1
    thinker, others = bot_named(bot, games[game], 1), bot_named("random", games[game], 1)
    while count < most:
        if match.over:
            number += 1
            match = Match(games[game], 3, seed=number)
        view, options = match.view(match.to_move), match.moves()
        is_choice = len(options) > 1 and match.to_move == 0
        match.play((thinker if is_choice else others).choose(view, options))
        count += is_choice
    return count

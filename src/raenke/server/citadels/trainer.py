"""The trainer of Ohne Furcht und Adel: what can you do here?"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from raenke import Match, games
from raenke.core.game import loaded
from raenke.server.lessons import names_at, update_of
from raenke.server.training import KEPT_MOST, luck, seed_of, some
from raenke.server.updates import missed, offered
from raenke.server.wire import Option, Wish
from raenke.server.wire_http import Attempted, TurnPuzzle
from raenke.words import Words

SEATS = 4
BEGINS = 24  # how many decisions a puzzle is behind at least
LASTS = 60  # and how many more at most before a turn is looked for
PLIES_MOST = 140
ASKED = (2, 2, 3, 3, 4)  # moves of each kind, by level
DARK = 3  # from this level on, with all cards
MOVES = TypeVar("MOVES", Option, Wish)


def puzzle(level: int, seed: str, words: Words) -> TurnPuzzle:
    match = turn(level, seed)
    seat, chance = match.to_move, luck("asked", level, seed)
    view, names = match.view(seat), names_at(SEATS, seat, words)
    may = some(chance, apart(offered(match, words.language, names, seat, view)), ASKED[level - 1])
    may_not = some(chance, apart(missed(match.game, words.language, names, seat, view)), ASKED[level - 1])
    moves = [
        *(Attempted(move=each.move, text=each.text, refusal=None) for each in may),
        *(Attempted(move=each.move, text=each.text, refusal=each.refusal) for each in may_not),
    ]
    return TurnPuzzle(
        seed=seed,
        level=level,
        update=update_of(match, seat, names, words, [], since=0, may_move=False),
        moves=some(chance, moves, len(moves)),
    )


@lru_cache(KEPT_MOST)
def turn(level: int, seed: str) -> Match:
    """A match that bots have played up to a turn with enough to ask about; without one, up to the last turn."""
    game = games["citadels"]
    options = {"cast": "drawn", "dark_districts": "all"} if level >= DARK else {}
    match = Match(game, SEATS, seed_of("turn", level, seed), options)
    bot, wanted = loaded(game.greedy)(1), BEGINS + luck("ply", level, seed).below(LASTS)
    last = 0
    while len(match.history) < PLIES_MOST and not match.over:
        view = match.view(match.to_move)
        if view.decision == "turn":
            last = len(match.history)
            is_rich = min(len(match.moves()), len(game.refused(view))) >= ASKED[level - 1]
            if last >= wanted and is_rich:
                return match
        match.play(bot.choose(view, match.moves()))
    again = match.again()
    for move in match.history[:last]:
        again.play(move)
    return again


def apart(moves: Sequence[MOVES]) -> list[MOVES]:
    """One move of each verb: people should think of different things."""
    return list({each.move.split()[0]: each for each in reversed(moves)}.values())

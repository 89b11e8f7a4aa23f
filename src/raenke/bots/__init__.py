"""Bots by their names, for seats without a person."""

import hashlib
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Protocol

from raenke.bots.advice import Advice
from raenke.bots.own_bot import LATE, OwnBot
from raenke.bots.random_bot import RandomBot
from raenke.bots.strangers import STRANGER, stranger
from raenke.core.errors import OptionError
from raenke.core.game import Game, game_named, loaded, part


class Bot(Protocol):
    """Picks one of the offered moves, knowing only what its seat knows."""

    def choose(self, view: Any, options: list[str]) -> str:
        """One of the options."""


class Adviser(Bot, Protocol):
    """A bot that can say why."""

    def advise(self, view: Any, options: list[str]) -> list[Advice]:
        """All options, the best first."""


def greedy(game: Game, seed: int) -> Adviser:
    """The bot that knows this game; for a game without one, a bot that looks ahead a little."""
    if not game.greedy:
        from raenke.bots.plain import Plain

        return Plain(game, seed)
    make: Callable[[int], Adviser] = loaded(game.greedy)
    return make(seed)


def beginner(step: str, playouts: int, game: Game, seed: int) -> Bot:
    """A weaker player: the game's own, who overlooks things; else one that looks ahead less."""
    own: Mapping[str, Callable[[Game, int], Bot]] = part(game.beginners, {})
    if step in own:
        return own[step](game, seed)
    from raenke.bots.plain import Plain

    return Plain(game, seed, playouts)


def at_random(_: Game, seed: int) -> Bot:
    return RandomBot(seed)


def searching(game: Game, seed: int, budget: str = "") -> Bot:
    from raenke.bots.search import Budget, SearchBot, budget_of

    return SearchBot(game, seed, budget_of(budget) if budget else Budget())


def shrewd(game: Game, seed: int) -> Bot:
    """The search, with hardly any time."""
    from raenke.bots.search import Budget, Shrewd

    return Shrewd(game, seed, Budget(game.brief, BRIEF))


BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "novice": partial(beginner, "novice", 2),
    "hasty": partial(beginner, "hasty", 12),
    "greedy": greedy,
    "shrewd": shrewd,
    "search": searching,
    "random": at_random,
}
STEPS = ("novice", "hasty", "greedy", "shrewd", "search")  # for people, the weakest first
LEVELS = {"easy": "novice", "medium": "greedy", "hard": "search"}
BRIEF = 0.4  # seconds: where iterations are slow, as in a browser, `shrewd` still thinks less than `search`
ENTRY_POINTS = "raenke.bots"
BLIND = frozenset({"random"})  # they use no view, and making one takes longer than their choice


def bot_named(name: str, game: Game | str, seed: int) -> Bot:
    """A bot for one seat of one match; the same seed plays the same moves, unless the clock limits the thinking.

    A level is another name for a bot. `search:4000` and `search:0.2s` say how long it may think. Other people's bots
    have the name of their entry point, or `module:Class`. Like ours, they are made from the game and a seed. Their
    mistakes at the table cost only them. `stranger:thumb` is a player to measure ours against.
    """
    game = game_named(game)
    name = LEVELS.get(name, name)
    kind, _, more = name.partition(":")
    if kind == "search":
        return searching(game, seed, more)
    if name in BOTS:
        return BOTS[name](game, seed)
    if kind == STRANGER:
        bot: Bot = stranger(more, game, seed)
        return bot
    return OwnBot(made_by(maker_of(name, game), name, game, seed), seed, LATE, name)


def entry_names() -> set[str]:
    """Other people's bots that are installed here."""
    return {entry.name for entry in entry_points(group=ENTRY_POINTS)}


def is_installed(name: str) -> bool:
    """Whether a bot is ours or from an installed package. Any other is code that only its owner may name."""
    return name in BOTS or name in LEVELS or name.startswith("search:") or name in entry_names()


def maker_of(name: str, game: Game) -> Any:
    """The class or function that makes somebody else's bot."""
    module, colon, what = name.partition(":")
    try:
        for entry in entry_points(group=ENTRY_POINTS, name=name):
            return entry.load()
        if colon:
            look_here()
            return getattr(import_module(module), what)
    except ModuleNotFoundError as error:
        if error.name != module:
            why = f"{module} needs {error.name}, which is not installed"
            raise OptionError(f"there is no bot {name!r}: {why}") from None
        where = f"neither in this folder ({Path.cwd()}) nor where Python looks (PYTHONPATH)"
        raise OptionError(f"there is no bot {name!r}: No module named {module!r}, {where}") from None
    except Exception as error:  # their module may fail in any way on import
        raise OptionError(f"there is no bot {name!r}: {type(error).__name__}: {error}") from None
    known = ", ".join([*LEVELS, *BOTS, *sorted(entry_names())])
    raise OptionError(f"there is no bot {name!r} for {game.name}; the bots are {known}, and your own as module:Class")


def look_here() -> None:
    """Let users keep their own bots in the current folder; it comes last so that nothing in it hides a library."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def made_by(maker: Any, name: str, game: Game, seed: int) -> Any:
    try:
        bot = maker(game, seed)
    except Exception as error:
        raise OptionError(f"{name} cannot make a bot from a game and a seed: {type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "choose", None)):
        raise OptionError(f"{name} does not make a bot: the result has no choose(view, options)")
    return bot


def bot_seed(match_seed: bytes, seat: int) -> int:
    """The seed of a bot's own luck, one for each seat of a match; nobody can compute the match's seed from it."""
    digest = hashlib.sha256(f"{match_seed.hex()}:bot:{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "little")

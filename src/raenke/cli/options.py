"""Reads what commands get from the shell: games, options, bots."""

from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

from raenke.cli.shell import complain
from raenke.core.errors import OptionError
from raenke.core.game import Game
from raenke.games import games
from raenke.words import languages

# For the help of commands, and for the shell that completes them.
GAMES = f"The game: {' or '.join(games)}."


def game_names() -> list[str]:
    return list(games)


def bot_names() -> list[str]:
    from raenke.bots import BOTS, LEVELS, entry_names

    return [*LEVELS, *BOTS, *sorted(entry_names())]


def language_codes() -> list[str]:
    return list(languages())


def preset_names() -> list[str]:
    return list(dict.fromkeys(chain(*(game.presets for game in games.values()))))


def edition_names() -> list[str]:
    return list(dict.fromkeys(chain(*(game.editions for game in games.values()))))


LanguageName = Annotated[
    str | None,
    typer.Option(
        help=f"{', '.join(languages())}; by default, the language of your system.",
        autocompletion=language_codes,
    ),
]
GameName = Annotated[str, typer.Argument(help=GAMES, metavar="GAME", autocompletion=game_names)]


def players(game: Game) -> str:
    return f"{game.least_seats} to {game.most_seats}"


SEATS = f"How many players: {', '.join(f'{players(game)} in {name}' for name, game in games.items())}."


def game_of(name: str) -> Game:
    if name not in games:
        raise OptionError(f"there is no game {name!r}; the games are {', '.join(sorted(games))}")
    return games[name]


def record_at(path: Path) -> Path:
    """The file of a record, if there is one."""
    if path.is_dir():
        complain(f"{path} is a folder; name a record in it, a .json file")
    if not path.exists():
        complain(f"{path} cannot be read: there is no such file")
    return path


PresetName = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help=f"A way to play, see raenke rules: {', '.join(preset_names())}.",
        autocompletion=preset_names,
    ),
]


def options_of(written: list[str], game: Game, seats: int, preset: str | None = None) -> dict[str, object]:
    """Options as `key=value`, which the game checks; and those of a preset, as far as they are not given."""
    given = given_options(written)
    if preset is None:
        return given
    if preset not in game.presets:
        known = f"the presets are {', '.join(game.presets)}" if game.presets else "there are none"
        raise OptionError(f"{game.name} has no preset {preset!r}; {known}")
    return {**game.needed.get(seats, {}), **game.presets[preset], **given}


def given_options(written: list[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for entry in written:
        name, equals, value = entry.partition("=")
        name = name.strip()
        if not equals or not name:
            raise OptionError(f"an option is written key=value, like start_player=0, not {entry!r}")
        if name in options:
            raise OptionError(f"option {name} is given twice")
        options[name] = value.strip()
    return options


def bots_of(names: list[str], seats: int) -> list[str]:
    """A bot for each seat: one name for all seats, or one name each."""
    if len(names) not in (1, seats):
        raise OptionError(f"--bot is given once for all, or once for each of the {seats} seats, not {len(names)} times")
    return names * seats if len(names) == 1 else names

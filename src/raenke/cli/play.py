"""`raenke play`: a game in the terminal against bots."""

import io
import os
import sys
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from raenke.cli.options import GameName, LanguageName, PresetName, bot_names, game_of, options_of
from raenke.cli.shell import INTERRUPTED, complain
from raenke.core.errors import OptionError
from raenke.core.record import RecordError
from raenke.games import games

if TYPE_CHECKING:
    from rich.console import Console

    from raenke import Match
    from raenke.cli.play_saves import Seating
    from raenke.core.game import Game
    from raenke.words import Words

SEATS = 4
BOT = "greedy"
FIRST = next(iter(games))
PAUSE = 0.7


def play(
    game: GameName = FIRST,
    seats: Annotated[int | None, typer.Option(help="How many players, you included. [default: 4]")] = None,
    you: Annotated[int | None, typer.Option(metavar="SEAT", help="Your seat, counted from 1. [default: 1]")] = None,
    name: Annotated[str, typer.Option(help="Your name in the game.")] = "",
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays the other seats: one of those above, or your own as module:Class; once, or per seat.",
            autocompletion=bot_names,
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="64 hex digits or a whole number; the same seed deals the same cards.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="A rule option, such as rounds=3, or edition=NAME (raenke rules)."),
    ] = None,
    preset: PresetName = None,
    language: LanguageName = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game to this file.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the last game, or the one in --save.")] = False,
    confirm: Annotated[bool, typer.Option("--confirm", help="Ask you to confirm each of your moves.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Do not pause for bots or after awards.")] = False,
    pause: Annotated[float, typer.Option(help="Seconds a bot pauses before its move.", min=0, max=60)] = PAUSE,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop with exit code 1 when your own bot loses a move.")
    ] = False,
    colour: Annotated[
        bool, typer.Option("--colour/--no-colour", help="Use colour if the terminal can; NO_COLOR turns it off too.")
    ] = True,
) -> None:
    """Play in the terminal against bots.

    Every move is saved right away in your data folder, so you can stop at any
    time and continue with --resume, even after closing the terminal.

    Your opponents are, from weak to strong:

    \b
      novice   the Dreamer, who overlooks a great deal
      hasty    the Hothead, who overlooks something now and then
      greedy   the Steward, who takes the best move at once, not thinking ahead
      shrewd   the Tactician, who thinks ahead, but not for long
      search   the Schemer, who thinks ahead for nearly a second

    [bold]Examples[/bold]

    \b
      raenke play kabale
      raenke play citadels --preset first
      raenke play kabale --seats 3 --language de --option rounds=3
      raenke play kabale --bot hasty
      raenke play kabale --resume
      raenke play citadels --seats 5
      raenke play citadels --seats 8 --option cast=drawn --option dark_districts=all
    """
    from raenke.cli.losses import Losses
    from raenke.cli.play_session import Leave, Manner, Session

    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    rules = game_of(game)
    wishes = Wishes(seats, you, name, bot or [], seed, option or [], preset)
    console = console_of(colour)
    is_watched = sys.stdin.isatty() and sys.stdout.isatty()
    match, seating, path, is_new = sit_down(rules, wishes, language, save, resume, is_watched)
    manner = Manner(0.0 if fast or not is_watched else pause, is_watched and not fast, confirm)
    session = Session(match, seating, path, save, console, manner)
    losses = Losses(strict)
    losses.watch_all(session.bots)
    try:
        session.begin() if is_new else session.go_on()
        session.run()
    except Leave:
        session.leave()
    except typer.Exit:  # a bot lost a move where none may be lost
        session.leave()
        raise
    except KeyboardInterrupt:
        session.leave()
        raise typer.Exit(INTERRUPTED) from None
    losses.tell_all()


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for in a new game."""

    seats: int | None
    you: int | None
    name: str
    bots: list[str]
    seed: str | None
    options: list[str]
    preset: str | None = None

    @property
    def are_any(self) -> bool:
        return any((self.seats, self.you, self.name, self.bots, self.seed, self.options, self.preset))


def console_of(colour: bool) -> "Console":
    """Without colour, or in a pipe, the output has no escape codes at all."""
    from rich.console import Console

    is_plain = not colour or "NO_COLOR" in os.environ or not sys.stdout.isatty()
    return Console(color_system=None if is_plain else "auto", highlight=False, markup=False, emoji=False)


def sit_down(
    game: "Game", wishes: Wishes, language: str | None, save: Path | None, resume: bool, is_watched: bool
) -> "tuple[Match, Seating, Path, bool]":
    """The match and who sits where, from a saved game or a new one (the last entry says which)."""
    from raenke.cli.play_saves import last_unfinished, new_path
    from raenke.words import Words

    words = Words(language, game.name)
    if resume and replace(wishes, bots=[]).are_any:
        complain(words.text("play-resume-fixed"))
    path = save or (last_unfinished(game.name) if resume or (is_watched and not wishes.are_any) else None)
    if resume:
        if path is None:
            complain(words.text("play-resume-none", command=f"raenke play {game.name}"))
        return (*kept(path, words, language, wishes.bots), False)
    if path is not None and path.exists():
        if is_watched and wants_to_go_on(words, path):
            return (*kept(path, words, language, wishes.bots), False)
        if save:
            complain(words.text("play-save-there", path=str(save)))
    return (*new_game(game, wishes, words), save or new_path(game.name), True)


def wants_to_go_on(words: "Words", path: Path) -> bool:
    """Ask until the answer is yes or no; name a game that cannot be read, and leave its file alone."""
    from fluent.runtime.types import fluent_date

    from raenke.cli.play_saves import load
    from raenke.cli.play_talk import answered

    try:
        match, seating = load(path)
    except RecordError as error:
        typer.echo(words.text("play-damaged", path=str(path), why=str(error)))
        return False
    played_at = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    date = fluent_date(played_at, dateStyle="long", timeStyle="short")
    round_number = match.view(seating.you if seating else 0).round
    typer.echo(words.text("play-resume-offer", path=str(path), date=date, round=round_number))
    while line := sys.stdin.readline():
        if (answer := answered(words, line)) is not None:
            return answer
        typer.echo(words.text("play-resume-again"))
    raise typer.Exit


def kept(path: Path, words: "Words", language: str | None, named: list[str]) -> "tuple[Match, Seating, Path]":
    """A game from its file. A file must not run code, so users have to name their own bots again."""
    from raenke.cli.play_saves import load, own_bots, replay_command, resume_command

    try:
        match, seating = load(path)
    except RecordError as error:
        complain(words.text("play-damaged", path=str(path), why=str(error)))
    if match.over:
        complain(words.text("play-resume-over", path=str(path), command=replay_command(path)))
    if seating is None:
        seating = seating_of(Wishes(None, None, "", [], None, []), match, words)
    if not set(named) <= set(seating.bots):
        complain(words.text("play-resume-fixed"))
    if not set(own_bots(seating)) <= set(named):
        command = resume_command(match.game.name, path, path, seating)
        complain(words.text("play-own-bots", path=str(path), command=command))
    return match, in_language(seating, words) if language else seating, path


def in_language(seating: "Seating", words: "Words") -> "Seating":
    """The same seating for a reader of another language: a player without a name is "you" there too."""
    import msgspec

    from raenke.words import Words

    names = list(seating.names)
    if names[seating.you] == Words(seating.language).text("play-your-name"):
        names[seating.you] = words.text("play-your-name")
    return msgspec.structs.replace(seating, names=names, language=words.language)


def new_game(game: "Game", wishes: Wishes, words: "Words") -> "tuple[Match, Seating]":
    from raenke import Match

    seats = wishes.seats or max(game.least_seats, min(SEATS, game.most_seats))
    match = Match(game, seats, wishes.seed, options_of(wishes.options, game, seats, wishes.preset))
    return match, seating_of(wishes, match, words)


def seating_of(wishes: Wishes, match: "Match", words: "Words") -> "Seating":
    from raenke.bots import bot_named
    from raenke.bots.names import bot_name
    from raenke.cli.play_saves import Seating

    game, seats = match.game, match.seats
    you = 1 if wishes.you is None else wishes.you
    if not 1 <= you <= seats:
        raise OptionError(f"--you is a seat from 1 to {seats}, not {you}")
    given = wishes.bots or [BOT]
    for name in given:
        bot_named(name, game, 0)
    if len(given) not in (1, seats - 1):
        raise OptionError(f"--bot is given once for all, or once for each of the {seats - 1} other seats")
    bots = given * (seats - 1) if len(given) == 1 else list(given)
    bots.insert(you - 1, BOT)
    own = " ".join(wishes.name.split()) or words.text("play-your-name")
    assert match.seed is not None
    names = [own if seat == you - 1 else bot_name(match.seed, seat, [own]) for seat in range(seats)]
    return Seating(you - 1, names, bots, words.language)

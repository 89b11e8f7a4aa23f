"""`raenke simulate`: let bots play, and tell the results."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from raenke import Match, __version__
from raenke.bots import BLIND, Bot, bot_named, bot_seed
from raenke.cli.grid import show_grid
from raenke.cli.losses import Losses
from raenke.cli.options import SEATS, GameName, PresetName, bot_names, bots_of, game_of, options_of
from raenke.cli.shell import complain, counted, progress
from raenke.core.event import to_json
from raenke.core.game import Game
from raenke.core.record import record_of, write_record
from raenke.core.seeds import game_seed, seed_of

GAMES_MOST = 10_000_000


class Summary:
    """The results of a run so far, by seat."""

    def __init__(self, seats: int) -> None:
        self.games = self.moves = 0
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.least: list[int] = []
        self.most: list[int] = []

    def add(self, match: Match) -> None:
        """Add a match; the winners share a win equally."""
        self.games += 1
        self.moves += len(match.history)
        scores, winners = match.scores, match.winners
        self.least = [min(pair) for pair in zip(self.least or scores, scores, strict=True)]
        self.most = [max(pair) for pair in zip(self.most or scores, scores, strict=True)]
        for seat, score in enumerate(scores):
            self.points[seat] += score
            self.wins[seat] += (seat in winners) / len(winners)

    def mean(self, seat: int) -> float:
        return self.points[seat] / self.games


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help=SEATS)] = 4,
    games: Annotated[int, typer.Option(help="How many games to play.", min=1, max=GAMES_MOST)] = 1,
    seed: Annotated[
        str | None, typer.Option(help="64 hex digits or a whole number; the same seed gives the same games.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays: give it once for all seats, or once per seat in order. [default: random]",
            autocompletion=bot_names,
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A rule option as key=value; use it several times for several options.")
    ] = None,
    preset: PresetName = None,
    events: Annotated[bool, typer.Option("--events", help="Print every event of every game as JSON lines.")] = False,
    records: Annotated[Path | None, typer.Option(help="Write a record of each game to this folder.")] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite existing records.")] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop with exit code 1 when your own bot loses a move.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as one JSON object.")] = False,
) -> None:
    """Let bots play whole games.

    A table shows how each seat did. The bots: random picks any move;
    novice, hasty, greedy, shrewd and search are those that people play
    against, from weak to strong; your own is module:Class. Without --seed, a seed is drawn and shown, so that you can
    repeat the run.

    Events show everything, hidden cards too; each game begins with
    game_started. To see a record again, use raenke replay; to check it, use
    raenke verify. Some options take a list: allies=king,queen,storm in
    kabale; cast=witch,thief,wizard,… (one of each rank), dark_districts=park,museum
    (or all), left_out=keep,library in citadels.

    [bold]Examples[/bold]

    \b
      raenke simulate kabale --games 100
      raenke simulate kabale --seats 2 --seed 7 --bot greedy --bot random
      raenke simulate kabale --option round_end=after_action --events
      raenke simulate kabale --games 20 --records games --json
      raenke simulate citadels --seats 8 --option cast=drawn --option dark_districts=all
    """
    rules = game_of(game)
    chosen = rules.options(options_of(option or [], rules, seats, preset), seats)
    names = bots_of(bot or ["random"], seats)
    run_seed = seed_of(seed)
    for name in names:
        bot_named(name, rules, 0)
    if events and as_json:
        complain("--events and --json both print to standard output: choose one")
    if seed is None:
        typer.echo(f"seed {run_seed.hex()} (repeat this run with --seed)", err=True)
    paths = record_paths(records, rules, run_seed, games, replace) if records else []
    summary, losses = Summary(seats), Losses(strict)
    with progress("playing", games, hidden=events and sys.stdout.isatty()) as advance:
        for number in range(games):
            match = played(rules, seats, chosen, names, game_seed(run_seed, number), losses)
            summary.add(match)
            if events:
                sys.stdout.write("".join(f"{to_json(event)}\n" for event in match.events))
            if paths:
                write_record(record_of(match, __version__), paths[number], replace)
            advance()
    losses.tell_all()
    if as_json:
        typer.echo(json.dumps(as_object(summary, rules, seats, chosen, names, run_seed)))
    elif not events:
        show(summary, rules, names, run_seed)
        if records:
            typer.echo(f"{counted(games, 'record')} in {records}")


def record_paths(folder: Path, rules: Game, seed: bytes, games: int, replace: bool) -> list[Path]:
    """A file for each game; existing files are overwritten only with `replace`."""
    width = len(str(games - 1))
    paths = [folder / f"{rules.name}-{seed.hex()[:12]}-{number:0{width}}.json" for number in range(games)]
    there = [path for path in paths if path.exists()]
    if there and not replace:
        complain(f"{there[0]} is there already: choose another folder, or --replace")
    if there:
        typer.echo(f"raenke: replacing {counted(len(there), 'record')} in {folder}", err=True)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        complain(f"{folder} cannot be made a folder for records: {error.strerror}")
    return paths


def played(rules: Game, seats: int, options: dict[str, Any], names: list[str], seed: bytes, losses: Losses) -> Match:
    """One game from the first shuffle to the last count."""
    bots: list[Bot] = [bot_named(name, rules, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    losses.watch_all(bots)
    match = Match(rules, seats, seed, options)
    while not match.over:
        seat = match.to_move
        view = None if names[seat] in BLIND else match.view(seat)
        match.play(bots[seat].choose(view, match.moves()))
    return match


def as_object(
    summary: Summary, rules: Game, seats: int, options: dict[str, Any], names: list[str], seed: bytes
) -> dict[str, Any]:
    """The summary for programs."""
    return {
        "game": rules.name,
        "rules": rules.rules,
        "release": __version__,
        "seats": seats,
        "options": options,
        "seed": seed.hex(),
        "games": summary.games,
        "moves": summary.moves,
        "moves_per_game": summary.moves / summary.games,
        "by_seat": [
            {
                "seat": seat,
                "bot": names[seat],
                "wins": summary.wins[seat],
                "win_share": summary.wins[seat] / summary.games,
                "mean_score": summary.mean(seat),
                "least_score": summary.least[seat],
                "most_score": summary.most[seat],
            }
            for seat in range(seats)
        ],
    }


def show(summary: Summary, rules: Game, names: list[str], seed: bytes) -> None:
    """The summary for people; they count seats from 1."""
    games, moves = summary.games, summary.moves
    title = f"{rules.name}: {counted(games, 'game')}, {counted(moves, 'move')}, {moves / games:.1f} a game"
    headings = ("seat", "bot", "wins", "share", "mean score", "least", "most")
    rows = []
    for seat, name in enumerate(names):
        wins, least, most = summary.wins[seat], summary.least[seat], summary.most[seat]
        share = f"{100 * wins / games:.1f} %"
        figures = (f"{wins:.10g}", share, f"{summary.mean(seat):.2f}", str(least), str(most))
        rows.append((str(seat + 1), name, *figures))
    show_grid(title, headings, rows, name=1)
    typer.echo(f"seed {seed.hex()}")

"""`raenke bench`: how fast the engine is, on one core."""

import json
import sys
from array import array
from collections.abc import Callable, Mapping
from itertools import repeat
from threading import Thread
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from raenke import Match
from raenke.bots.search import ROOM, Budget, SearchBot, guide_for, new_search
from raenke.cli.bench_client import client_sizes
from raenke.cli.shell import progress
from raenke.core import COMPILED, Batch, Chance, playouts, seed_of
from raenke.core.game import Game
from raenke.core.search import Search
from raenke.core.thinking import think
from raenke.games import games

REPETITIONS = 5
BATCH_TABLES = 512
BATCH_PICKS = 32
SEED = 1
BUDGET = 0.02  # seconds
MIDDLE = 10  # moves a seat has made on average when a table is imagined

UNITS = {
    "plies_per_second": "moves a second in random games (all rules, moves listed, notes written)",
    "games_per_second": "whole random games a second",
    "copy_ns": "ns to copy a table, called from Python",
    "python_step_ns": "ns for a step from Python through the checked gate",
    "shuffle_ns": "ns for a shuffle with the match's stream",
    "redeal_ns": "ns to imagine a new table from a seat's view, called from Python",
    "batch_steps_per_second": "steps a second in a batch, one thread",
    "batch_steps_per_second_two_threads": "steps a second in a batch, two threads",
    "simulations_per_second": "simulations a second of the search, one thread",
    "simulations_per_second_two_threads": "simulations a second of two searches, a thread each",
    "overrun_p99_ms": "ms by which 1 of 100 searches thinks longer than its 20 ms",
}


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")] = False,
    seats: Annotated[int, typer.Option(help="How many seats at each table.", min=2, max=8)] = 4,
    seconds: Annotated[float, typer.Option(help="About how long each repetition takes.", min=0.001, max=60.0)] = 0.25,
) -> None:
    """Measure the engine.

    It uses one core and takes the best of several repetitions after a warm-up.
    Moves and games are those of raenke.core.playouts. The table says what each
    figure means; by_seats shows how the cost grows with the seats. A game that
    does not allow that many seats is left out.

    [bold]Examples[/bold]

    \b
      raenke bench
      raenke bench --json --seats 6
    """
    figures: dict[str, Any] = {}
    playable = {name: rules for name, rules in games.items() if rules.least_seats <= seats <= rules.most_seats}
    steps = sum(rules.most_seats - rules.least_seats + 11 for rules in playable.values())
    with progress("measuring", steps) as advance:
        for name, rules in playable.items():
            figures[name] = measured(rules, seats, seconds, advance)
    figures["compiled"] = COMPILED
    figures["client_gzip_bytes"] = client_sizes()
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        show(figures, seats)


def measured(rules: Game, seats: int, seconds: float, advance: Callable[[], None]) -> dict[str, Any]:
    figures: dict[str, Any] = play_figures(rules, seats, seconds)
    advance()
    for name, measure in {
        "copy_ns": copy_ns,
        "python_step_ns": python_step_ns,
        "shuffle_ns": shuffle_ns,
        "redeal_ns": redeal_ns,
        "batch_steps_per_second": batch_steps,
        "batch_steps_per_second_two_threads": batch_steps_on_two,
        "simulations_per_second": simulations,
        "simulations_per_second_two_threads": simulations_on_two,
        "overrun_p99_ms": overrun_ms,
    }.items():
        figures[name] = rounded(measure(rules, seats, seconds))
        advance()
    by_seats = {}
    for number in range(rules.least_seats, rules.most_seats + 1):
        by_seats[str(number)] = figures if number == seats else play_figures(rules, number, seconds)
        advance()
    figures["by_seats"] = {
        number: {name: found[name] for name in ("plies_per_second", "games_per_second")}
        for number, found in by_seats.items()
    }
    return figures


def rounded(figure: float) -> float:
    """Four digits: more are noise."""
    return float(f"{figure:.4g}")


def best_seconds(work: Callable[[int], float], seconds: float) -> tuple[float, int]:
    """The shortest time of several repetitions, and the amount in each; `work` takes an amount and returns seconds."""
    amount = 1
    while (took := work(amount)) < seconds / 4 and amount < 1 << 40:
        amount *= 2 if took > seconds / 64 else 8
    amount = max(1, int(amount * seconds / max(took, 1e-9)))
    return min(work(amount) for _ in range(REPETITIONS)), amount


def play_figures(rules: Game, seats: int, seconds: float) -> dict[str, Any]:
    plies: dict[int, int] = {}

    def play(count: int) -> float:
        start = perf_counter()
        plies[count] = playouts(rules, seats, count, SEED, options_for(rules, seats))[0]
        return perf_counter() - start

    took, count = best_seconds(play, seconds)
    return {"plies_per_second": rounded(plies[count] / took), "games_per_second": rounded(count / took)}


def options_for(rules: Game, seats: int) -> Mapping[str, object]:
    return rules.needed.get(seats, {})


def new_table(rules: Game, seats: int, chance: Chance) -> Any:
    table = rules.table(seats, rules.options(options_for(rules, seats), seats), chance)
    table.begin()
    return table


def copy_ns(rules: Game, seats: int, seconds: float) -> float:
    """Without the time of the loop itself."""
    table, other = (new_table(rules, seats, Chance.fast(SEED)) for _ in range(2))
    copy_from = table.copy_from

    def copy(count: int) -> float:
        start = perf_counter()
        for _ in repeat(None, count):
            copy_from(other)
        return perf_counter() - start

    def nothing(count: int) -> float:
        start = perf_counter()
        for _ in repeat(None, count):
            pass
        return perf_counter() - start

    took, count = best_seconds(copy, seconds)
    return (took - min(nothing(count) for _ in range(REPETITIONS))) / count * 1e9


def python_step_ns(rules: Game, seats: int, seconds: float) -> float:
    """Whole games with moves chosen beforehand, each played through the gate."""
    picks = Chance.fast(SEED)
    written: list[list[int]] = []
    for game in range(20):
        table = new_table(rules, seats, Chance.fast(game))
        moves: list[int] = []
        while not table.over:
            offered = table.moves()
            moves.append(offered[picks.below(len(offered))])
            table.step(moves[-1])
        written.append(moves)

    def step(count: int) -> float:
        took = 0.0
        for number in range(count):
            table = new_table(rules, seats, Chance.fast(number % len(written)))
            act = table.step
            start = perf_counter()
            for move in written[number % len(written)]:
                act(move)
            took += perf_counter() - start
        return took

    took, count = best_seconds(step, seconds)
    return took / sum(len(written[number % len(written)]) for number in range(count)) * 1e9


def shuffle_ns(rules: Game, seats: int, seconds: float) -> float:
    """Dealing a game from the match's stream, divided by the number of shuffles in its events."""
    table = new_table(rules, seats, Chance.from_seed(seed_of(SEED)))
    shuffles = sum(event.type.endswith("_shuffled") for event in rules.events(table)) or 1
    begin = table.begin

    def deal(count: int) -> float:
        start = perf_counter()
        for _ in repeat(None, count):
            begin()
        return perf_counter() - start

    took, count = best_seconds(deal, seconds)
    return took / count / shuffles * 1e9


def in_play(rules: Game, seats: int, moves: int) -> Match:
    """A match before a decision, after this many moves, or in the middle if it is too short for that."""
    match = Match(rules, seats, SEED, options_for(rules, seats))
    picks = Chance.fast(SEED)
    while not match.over and (len(match.history) < moves or len(match.moves()) < 2):
        offered = match.moves()
        match.play(offered[picks.below(len(offered))])
    return in_play(rules, seats, len(match.history) // 2) if match.over else match


def redeal_ns(rules: Game, seats: int, seconds: float) -> float:
    """In the middle of a game, for the seat to move; building it from the view happens once and does not count."""
    match = in_play(rules, seats, MIDDLE * seats)
    picks = Chance.fast(SEED)
    imagining = rules.imagining(match.view(match.to_move))
    imagined, deal = imagining.table(), imagining.deal

    def redeal(count: int) -> float:
        start = perf_counter()
        for _ in repeat(None, count):
            deal(imagined, picks)
        return perf_counter() - start

    took, count = best_seconds(redeal, seconds)
    return took / count * 1e9


def batch_steps(rules: Game, seats: int, seconds: float, threads: int = 1) -> float:
    """Tables stepped together, with several picks for each table per call."""
    batch = Batch(rules, seats, BATCH_TABLES, SEED, threads, options_for(rules, seats))
    chance = Chance.fast(SEED)
    picks = array("i", [chance.below(1 << 30) for _ in range(BATCH_TABLES * BATCH_PICKS)])

    def step(count: int) -> float:
        start = perf_counter()
        for _ in repeat(None, count):
            batch.step(picks)
        return perf_counter() - start

    took, count = best_seconds(step, seconds)
    batch.close()
    return count * len(picks) / took


def batch_steps_on_two(rules: Game, seats: int, seconds: float) -> float:
    return batch_steps(rules, seats, seconds, threads=2)


def searches_of(rules: Game, seats: int, seed: int) -> list[Search]:
    """The bot's searches, for decisions from the beginning of a game to its middle."""
    views = [match.view(match.to_move) for match in (in_play(rules, seats, moves * seats) for moves in range(MIDDLE))]
    return [new_search(guide_for(rules, view, seed), ROOM) for view in views]


def run_searches(searches: list[Search], count: int) -> float:
    start = perf_counter()
    for search in searches:
        think(search, count)
    return perf_counter() - start


def simulations(rules: Game, seats: int, seconds: float) -> float:
    """Each goes from a newly imagined table to the end of the round; making the searches does not count."""
    took, count = best_seconds(lambda count: run_searches(searches_of(rules, seats, SEED), count), seconds)
    return MIDDLE * count / took


def simulations_on_two(rules: Game, seats: int, seconds: float) -> float:
    count = max(1, int(simulations(rules, seats, seconds) * seconds / MIDDLE))

    def run() -> float:
        own, other = (searches_of(rules, seats, SEED + number) for number in range(2))
        thread = Thread(target=run_searches, args=(other, count))
        start = perf_counter()
        thread.start()
        run_searches(own, count)
        thread.join()
        return perf_counter() - start

    return 2 * MIDDLE * count / min(run() for _ in range(REPETITIONS))


def overrun_ms(rules: Game, seats: int, seconds: float) -> float:
    """How much longer than its budget the bot takes, from the view to the move."""
    match = in_play(rules, seats, MIDDLE * seats)
    view, options = match.view(match.to_move), match.moves()
    bot = SearchBot(rules, SEED, Budget(None, BUDGET))
    overruns = []
    for _ in range(max(2, min(200, int(seconds * 400)))):
        start = perf_counter()
        bot.choose(view, options)
        overruns.append(perf_counter() - start - BUDGET)
    return sorted(overruns)[len(overruns) * 99 // 100 - 1] * 1000


def show(figures: dict[str, Any], seats: int) -> None:
    console = Console(file=sys.stdout)
    for name in (name for name in games if name in figures):
        grid = Grid(title=f"{name}, {seats} seats, {'compiled' if COMPILED else 'pure Python'}", title_justify="left")
        grid.add_column("figure", justify="right")
        grid.add_column("what it is")
        for key, unit in UNITS.items():
            figure = figures[name][key]
            grid.add_row(f"{figure:,.0f}" if figure >= 1000 else f"{figure:.4g}", unit)
        for number, found in figures[name]["by_seats"].items():
            grid.add_row(f"{found['plies_per_second']:,.0f}", f"moves a second with {number} seats")
        console.print(grid)
    grid = Grid(title="the table in the browser, bytes after gzip", title_justify="left")
    grid.add_column("bytes", justify="right")
    grid.add_column("part")
    for part, size in figures["client_gzip_bytes"].items():
        grid.add_row(f"{size:,}", part)
    console.print(grid)

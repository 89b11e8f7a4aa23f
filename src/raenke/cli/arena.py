"""`raenke arena`: which bot is stronger, and by how much."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from raenke import __version__
from raenke.cli.grid import show_grid
from raenke.cli.options import SEATS, GameName, PresetName, bot_names, game_of, options_of
from raenke.cli.shell import INTERRUPTED, complain, counted, progress
from raenke.core.seeds import seed_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from raenke.bots.contest import Contest, Played, Standing, Task
    from raenke.cli.arena_file import Book
    from raenke.cli.losses import Losses

DEALS_MOST = 1_000_000


def arena(
    game: GameName,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays, in seat order; the last bot fills the remaining seats. By default, greedy against random.",
            autocompletion=bot_names,
        ),
    ] = None,
    seats: Annotated[int, typer.Option(help=SEATS)] = 4,
    deals: Annotated[
        int, typer.Option(help="How many deals; each is played once per rotation of the seats.", min=1, max=DEALS_MOST)
    ] = 10,
    seed: Annotated[
        str, typer.Option(help="64 hex digits or a whole number; the same seed gives the same deals.")
    ] = "1",
    option: Annotated[
        list[str] | None, typer.Option(help="A rule option as key=value; use it several times for several options.")
    ] = None,
    preset: PresetName = None,
    file: Annotated[
        Path | None,
        typer.Option(help="Save every finished game to this file, and continue from what is already there."),
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the shares of wins to this SVG file.")] = None,
    jobs: Annotated[
        int | None, typer.Option(help="How many games to play at a time; by default, one per core.", min=1)
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(help=r"Play on the Ray cluster at this address (needs raenke\[ray]).", metavar="ADDRESS"),
    ] = None,
    gate: Annotated[
        bool, typer.Option("--gate", help="Try one bot against players of other designs, on the same deals as another.")
    ] = False,
    against: Annotated[
        str | None, typer.Option(help="With --gate: the bot to compare with.", autocompletion=bot_names)
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop with exit code 1 when your own bot loses a move.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")] = False,
) -> None:
    """Let bots compete for the larger share of wins.

    Every deal is played once per rotation of the seats, so that luck evens
    out; a win shared by k bots counts 1/k. The bots are random, novice, hasty,
    greedy, shrewd, search (limit it by iterations, search:4000, or seconds,
    search:0.2s), cheater (a search that sees all cards, to show the limit),
    and your own as module:Class.

    --gate plays one bot against each of the strangers, players of other
    designs that none of ours was fitted to, and at mixed tables. With
    --against it tells what the bot wins more than another on the same deals.

    Ctrl-C stops; with --file, the same command continues where it stopped.

    [bold]Examples[/bold]

    \b
      raenke arena kabale --bot greedy --bot random --deals 100
      raenke arena citadels --bot search:2000 --bot greedy --deals 100 --file games.jsonl --plot shares.svg
      raenke arena kabale --seats 5 --bot novice --bot hasty --bot greedy --bot shrewd --bot search --deals 20
      raenke arena citadels --gate --bot search:4000 --against greedy --deals 50
    """
    from raenke.bots.contest import Contest, check_bot, lineup_of
    from raenke.bots.gate import Gate
    from raenke.cli.arena_file import Book
    from raenke.cli.arena_gate import check_gate, tell_gate
    from raenke.cli.losses import Losses

    rules = game_of(game)
    chosen = rules.options(options_of(option or [], rules, seats, preset), seats)
    check_gate(gate, bot, against, plot)
    what: Contest | Gate
    if gate:
        candidate = bot[0] if bot else "search"
        what = Gate(rules.name, rules.rules, __version__, chosen, seed_of(seed).hex(), seats, candidate, against)
    else:
        lineup = lineup_of(bot or ["greedy", "random"], seats)
        what = Contest(rules.name, rules.rules, __version__, chosen, seed_of(seed).hex(), lineup)
    for name in dict.fromkeys(what.bots):
        check_bot(name, rules.name)
    if plot:
        check_plot(plot)
    with Book(file, what) as book:
        losses = Losses(strict)
        is_whole = play_missing(what.to_play(deals, book.games), book, jobs, ray, losses)
        if isinstance(what, Gate):
            tell_gate(what, book.games, as_json)
        else:
            tell_contest(what, book.games, as_json, plot, losses)
        losses.tell_all()
        tell_end(is_whole, book, file)


def tell_end(is_whole: bool, book: "Book", file: Path | None) -> None:
    """After Ctrl-C, say what was kept."""
    if not is_whole:
        count = counted(len(book.games), "game")
        kept = f"{count} in {file}: the same command continues" if file else "nothing was kept"
        complain(f"stopped; {kept}", INTERRUPTED)


def check_plot(plot: Path) -> None:
    """Complain before the games, not after them."""
    if plot.suffix.lower() != ".svg":
        complain(f"--plot only draws SVG; name a file that ends in .svg, not {plot}")
    if not plot.parent.is_dir():
        complain(f"--plot: there is no folder {plot.parent}; create it first")


def play_missing(missing: "Iterable[Task]", book: "Book", jobs: int | None, ray: str | None, losses: "Losses") -> bool:
    """Play what is missing and keep every game at once; False after Ctrl-C."""
    from raenke.bots.contest import Lost
    from raenke.cli.arena_crews import Cluster, Crew

    tasks = list(missing)
    is_strict = losses.is_strict
    crew = Cluster(ray, is_strict) if ray else Crew(min(jobs or os.cpu_count() or 1, max(1, len(tasks))), is_strict)
    is_whole = False
    try:
        with crew, progress("playing", len(tasks)) as advance:
            for played in crew.play(tasks):
                book.keep(played)
                for seat, loss in played.losses.items():
                    losses.tell_first(seat, loss)
                advance()
        is_whole = True
    except Lost as lost:
        losses.tell_first(lost.seat, lost.loss)
    except KeyboardInterrupt:
        book.look_again()
    if not book.games:
        complain("no game was finished", INTERRUPTED)
    return is_whole


def tell_contest(contest: "Contest", games: "list[Played]", as_json: bool, plot: Path | None, losses: "Losses") -> None:
    """The standings, as asked for."""
    from raenke.bots.contest import standings
    from raenke.cli.arena_plot import drawn

    found = standings(contest, games)
    if as_json:
        typer.echo(json.dumps(as_object(contest, games, found)))
    else:
        show(contest, games, found)
    if plot:
        plot.write_text(drawn(contest, found, len(games)), encoding="utf-8")
    losses.counts.update({one.bot: one.lost for one in found if one.lost})


def as_object(contest: "Contest", games: "list[Played]", found: "list[Standing]") -> dict[str, object]:
    """The outcome for programs."""
    return {
        **msgspec.to_builtins(contest),
        "seats": contest.seats,
        "games": len(games),
        "deals": len({played.deal for played in games}),
        "bots": [msgspec.to_builtins(standing) for standing in found],
    }


def show(contest: "Contest", games: "list[Played]", found: "list[Standing]") -> None:
    """The outcome for people."""
    title = f"{contest.game}: {counted(len(games), 'game')}, par {100 / contest.seats:.1f} %"
    headings = ("bot", "seats", "wins", "share", "95 %", "mean\nscore", "rating", "s a\nmove")
    rows = []
    for one in found:
        interval = f"{100 * one.interval[0]:.1f}–{100 * one.interval[1]:.1f}" if one.interval else "–"
        rows.append((
            one.bot, str(contest.lineup.count(one.bot)), f"{one.wins:.2f}", f"{100 * one.share:.1f} %", interval,
            f"{one.mean_score:.2f}", f"{one.rating:.2f} ± {one.deviation:.2f}", f"{one.seconds_a_move:.4f}",
        ))  # fmt: skip
    show_grid(title, headings, rows)

"""`raenke arena --gate`: what may be asked, and the outcome."""

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer

from raenke.bots.contest import Played
from raenke.bots.gate import Gate, Passed, passed
from raenke.cli.grid import show_grid
from raenke.cli.shell import complain, counted


def check_gate(is_gate: bool, bots: list[str] | None, against: str | None, plot: Path | None) -> None:
    """Complain about what does not go together."""
    if against and not is_gate:
        complain("--against belongs to --gate; without it, name both bots by --bot")
    if is_gate and bots and len(bots) > 1:
        complain(f"--gate tries one bot, not {len(bots)}; name the one to compare with by --against")
    if is_gate and against in (bots or ["search"]):
        complain(f"--against: {against} is the bot that is tried; name another one")
    if is_gate and plot:
        complain("--plot draws one line-up, and --gate plays many; use --json")


def tell_gate(gate: Gate, games: Sequence[Played], as_json: bool) -> None:
    """The outcome, for programs or for people."""
    found = passed(gate, games)
    if as_json:
        typer.echo(json.dumps({**msgspec.to_builtins(gate), "games": len(games), "tables": msgspec.to_builtins(found)}))
        return
    par = f"par {100 / gate.seats:.1f} %"
    title = f"{gate.game}: {gate.candidate} against strangers, {counted(len(games), 'game')}, {par}"
    headings = ["against", "deals", "share", "95 %"]
    if gate.incumbent:
        headings += [gate.incumbent, "difference", "95 %"]
    show_grid(title, headings, [row(gate, one) for one in found])


def row(gate: Gate, one: Passed) -> list[str]:
    told = [one.table, str(one.deals), f"{100 * one.share:.1f} %", span(one.interval)]
    if gate.incumbent is None:
        return told
    if one.incumbent is None or one.difference is None:
        return [*told, "–", "–", "–"]
    difference = round(100 * one.difference, 1) + 0.0  # never -0.0
    return [*told, f"{100 * one.incumbent:.1f} %", f"{difference:+.1f} %", span(one.difference_interval, "+")]


def span(interval: tuple[float, float] | None, sign: str = "") -> str:
    return "–" if interval is None else " … ".join(f"{100 * end:{sign}.1f}" for end in interval)

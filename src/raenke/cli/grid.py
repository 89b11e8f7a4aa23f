"""Figures for people: a table, or in a narrow window a block for each row, so nothing is cut off."""

import sys
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

UNBOUNDED = 10_000  # a pipe or a file has no width


def show_grid(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]], name: int = 0) -> None:
    """`name` is the column that says what a row is about; only this column is left-aligned."""
    console, wide = (Console(file=sys.stdout, highlight=False, width=width) for width in (None, UNBOUNDED))
    if not console.is_terminal:
        console = wide
    grid = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="left" if at == name else "right", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    if wide.measure(grid).maximum <= console.width:
        console.print(grid)
        return
    console.print(title, style="italic")
    for row in rows:
        console.print(f"\n{row[name]}", style="bold", markup=False)
        for at, heading in enumerate(headings):
            if at != name:
                console.print(f"  {heading.replace(chr(10), ' '):<11}{row[at]}", markup=False)

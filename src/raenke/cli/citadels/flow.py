"""Pieces side by side in as many lines as they need, none of them broken."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP = 2


@dataclass(frozen=True)
class Flow:
    """Pieces that stay whole; only a piece wider than the line wraps."""

    pieces: Sequence[Text]
    gap: int = GAP

    def lines(self, width: int) -> Iterator[Text]:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + self.gap + piece.cell_len > width:
                yield line
                line = Text()
            if line:
                line.append(" " * self.gap)
            line.append_text(piece)
        yield line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines(options.max_width):
            line.overflow = "fold"
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        most = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(most, options.max_width))

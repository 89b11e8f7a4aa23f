"""Kabale & Hiebe retold from its record: every event in a sentence, every award step by step."""

from collections.abc import Sequence
from typing import Any

from raenke.cli.room import Retold
from raenke.words import Words

HEADINGS = frozenset({"round_started", "round_ended", "goal_awarded", "game_ended"})


class RetoldKabale(Retold):
    """Remembers how the round ended, which its awards are told by."""

    # The players' colours in the box; white and black must be seen on any ground.
    styles = ("bold red", "bold blue", "bold yellow", "bold green", "bold", "bold magenta")

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        super().__init__(words, names)
        self.ended: list[dict[str, Any]] = []

    def lines(self, event: dict[str, Any]) -> list[tuple[str, str]]:
        if event["type"] == "round_ended":
            self.ended = [event]
        is_heading = event["type"] in HEADINGS
        lines = [("", "")] * is_heading + [(self.words.event(event, self.names), "bold" if is_heading else "")]
        return lines + [(f"  {line}", "") for line in self.words.lines(event, self.names, before=self.ended)]

"""Kabale & Hiebe retold from its record: every event in a sentence, every award step by step."""

from raenke.cli.room import Retold
from raenke.core.event import Event, carried

HEADINGS = frozenset({"round_started", "round_ended", "goal_awarded", "game_ended"})


class RetoldKabale(Retold):
    """Tells everything, hidden cards too."""

    # The players' colours in the box; white and black need styles that show on any background.
    styles = ("bold red", "bold blue", "bold yellow", "bold green", "bold", "bold magenta")

    def lines(self, event: Event) -> list[tuple[str, str]]:
        is_heading = event.type in HEADINGS
        lines = [("", "")] * is_heading
        lines.append((self.words.event(carried(event), self.names), "bold" if is_heading else ""))
        return lines + [(f"  {line}", "") for line in self.words.explanation(event, self.names)]

"""Ohne Furcht und Adel retold from its record: every event in a sentence, the count part by part."""

from typing import Any

from raenke.citadels.cards import SEATS_MOST
from raenke.cli.room import Told

HEADINGS = frozenset({"round_started", "rank_called", "game_ended"})
BOLD = frozenset({"round_started", "character_revealed", "city_completed", "murdered_shown", "game_ended"})


class RetoldCitadels(Told):
    """Tells everything, hidden cards too."""

    styles = ("bold",) * SEATS_MOST

    def lines(self, event: dict[str, Any]) -> list[tuple[str, str]]:
        lines = [("", "")] * (event["type"] in HEADINGS)
        lines.append((self.words.event(event, self.names), "bold" if event["type"] in BOLD else ""))
        if event["type"] == "game_ended":
            lines += [(f"  {line}", "") for line in self.words.score(event, self.names)]
        return lines

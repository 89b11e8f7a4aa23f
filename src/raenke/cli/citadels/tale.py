"""How Citadels is told: during a game without the obvious, from a record in full."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from raenke.citadels import most
from raenke.cli.room import Retold
from raenke.core.event import Event, to_dict
from raenke.words import Words

# The table itself shows these events, or another sentence tells them too: `district_built` has the price.
UNTOLD = frozenset({"turn_ended", "round_ended", "game_ended"})
UNTOLD_WHY = frozenset({("gold_paid", "build"), ("card_discarded", "basic"), ("card_put_away", "destroyed")})
UNTOLD_AT_START = frozenset({"deck_renewed", "card_drawn", "card_taken"})

STYLES = {
    "round_started": "bold", "rank_called": "dim", "character_revealed": "bold", "city_completed": "bold",
    "character_named": "bold", "murdered_shown": "bold",
}  # fmt: skip
# Lines that the victim should not overlook.
BLOWS = frozenset({"gold_moved", "district_destroyed", "districts_swapped", "hands_exchanged", "card_picked"})
# Events between turns; all others belong to the turn above them.
OUTSIDE = frozenset({"game_started", "round_started", "rank_called", "characters_laid_up", "character_laid_down",
                     "character_covered", "character_withdrawn", "character_chosen", "character_taken",
                     "character_put_away", "character_laid_aside", "murdered_shown"})  # fmt: skip


class Line(NamedTuple):
    """A line to print."""

    text: str
    style: str
    is_outside: bool


def reason(event: Event) -> str:
    return str(getattr(event, "why", "") or getattr(event, "how", ""))


def told_lines(words: Words, names: Sequence[str], you: int, told: Sequence[Event], is_start: bool) -> Iterator[Line]:
    """The events this seat was told, in lines."""
    for plain in drawn_together([event for event in told if is_told(event, is_start)]):
        kind = plain["type"]
        style = "bold" if kind in BLOWS and you in (plain["seat"], plain.get("other")) else STYLES.get(kind, "")
        yield Line(words.event(plain, names, you), style, kind in OUTSIDE)


def is_told(event: Event, is_start: bool) -> bool:
    if event.type in UNTOLD or (event.type, reason(event)) in UNTOLD_WHY:
        return False
    return not (is_start and event.type in UNTOLD_AT_START)


def drawn_together(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Join cards that somebody else draws one after the other into one draw."""
    told: list[dict[str, Any]] = []
    for event in events:
        plain = to_dict(event)
        if plain["type"] == "card_taken":
            plain |= {"type": "cards_drawn", "count": 1}
            if told and told[-1] == {**plain, "count": told[-1].get("count")}:
                told[-1]["count"] += 1
                continue
        told.append(plain)
    return told


# From a record

HEADINGS = frozenset({"round_started", "rank_called", "game_ended"})
BOLD = frozenset({"round_started", "character_revealed", "city_completed", "murdered_shown", "game_ended"})


class RetoldCitadels(Retold):
    """Tells everything, hidden cards too."""

    styles = ("bold",) * most.SEATS

    def lines(self, event: Event) -> list[tuple[str, str]]:
        lines = [("", "")] * (event.type in HEADINGS)
        lines.append((self.words.event(to_dict(event), self.names), "bold" if event.type in BOLD else ""))
        return lines + [(f"  {line}", "") for line in self.words.explanation(event, self.names)]

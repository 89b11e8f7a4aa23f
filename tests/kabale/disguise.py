"""Kabale with other hidden cards: what a seat has not seen is changed, and everything it is given is collected."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from raenke import Match
from raenke.core.event import Event, carried, to_dict
from raenke.kabale.events import GoalAwarded
from raenke.kabale.refusals import offered
from tests.kabale.table_talk import ALLIES, GOALS
from tests.laws.interference import NAMES, WORDS, Disguised, Seat, Secrets, channels, outcomes_for, seen_by


@dataclass(eq=False)
class Life:
    """A card from a shuffle until everybody sees it, if they do."""

    is_seen: bool = False


class Disguise:
    """Another match for a seat. The unseen allies that another player shuffled into a pile change places, the goals
    to come differ, and any unseen card of a hand may be the one that is laid."""

    def __init__(self, match: Match, seat: Seat, chooser: random.Random) -> None:
        self.seat, self.chooser = seat, chooser
        self.events = [to_dict(event) for event in match.events]
        self.lives = lives_of(self.events, match.seats)
        self.names: list[dict[str, str]] = [{} for _ in range(match.seats)]
        self.hands: list[dict[str, Life]] = [{} for _ in range(match.seats)]
        self.outcomes = [self.events[0]["first"]] if match.options["start_player"] == "random" else []
        self.moves: list[str] = []
        for event, lives in zip(self.events, self.lives, strict=True):
            self.retell(event, lives)

    def retell(self, event: Mapping[str, Any], lives: Mapping[str, Life]) -> None:
        match event:
            case {"type": "pile_shuffled", "seat": owner, "cards": cards}:
                self.shuffle(owner, cards, lives)
            case {"type": "goals_shuffled"}:
                self.outcomes += outcomes_for(GOALS, self.other_goals())
            case {"type": "card_drawn", "seat": owner, "card": card}:
                self.hands[owner][card] = lives[card]
            case {"type": "card_laid", "seat": owner, "card": card, "column": column}:
                self.moves.append(f"lay {self.laid(owner, card)} {column + 1}")
            case {"type": "card_cloaked", "seat": owner, "card": card}:
                self.moves.append(f"cloak {self.laid(owner, card)}")
            case {"type": "goals_swapped", "columns": [_, column]}:
                self.moves.append(f"swap {column + 1}")
            case {"type": "cloak_declined" | "swap_declined"}:
                self.moves.append("decline")

    def shuffle(self, owner: int, cards: Sequence[str], lives: Mapping[str, Life]) -> None:
        names = {card: card for card in cards}
        if owner != self.seat:
            unseen = [card for card in cards if not lives[card].is_seen]
            names |= zip(unseen, self.chooser.sample(unseen, len(unseen)), strict=True)
        self.names[owner] |= names
        self.outcomes += outcomes_for(sorted(cards, key=ALLIES.index), [names[card] for card in cards])

    def laid(self, owner: int, card: str) -> str:
        """The card laid instead of this one."""
        names = self.names[owner]
        if owner != self.seat and not self.hands[owner][card].is_seen:
            other = self.chooser.choice([held for held, life in self.hands[owner].items() if not life.is_seen])
            names[card], names[other] = names[other], names[card]
        del self.hands[owner][card]
        return names[card]

    def other_goals(self) -> list[tuple[str, int]]:
        turned_up = [
            tuple(goal) for event in self.events if event["type"] == "round_started" for goal in event["goals"]
        ]
        rest = list(GOALS)
        for goal in turned_up:
            rest.remove(goal)
        return [*turned_up, *self.chooser.sample(rest, len(rest))]


def lives_of(events: Sequence[Mapping[str, Any]], seats: int) -> list[dict[str, Life]]:
    """For each event, the lives of its seat's cards."""
    now: list[dict[str, Life]] = [{} for _ in range(seats)]
    lives: list[dict[str, Life]] = []
    for event in events:
        if event["type"] == "pile_shuffled":
            now[event["seat"]] = {**now[event["seat"]], **{card: Life() for card in event["cards"]}}
        for seat, card in shown(event):
            now[seat][card].is_seen = True
        lives.append(now[event["seat"]] if "seat" in event else {})
    return lives


def shown(event: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    """Allies that everybody sees."""
    if event["type"] in ("card_revealed", "card_killed"):
        yield event["seat"], event["card"]
    elif event["type"] == "round_ended":
        for column in event["columns"]:
            for seat, *cards in column:
                for card in cards:
                    yield seat, card


def disguised(match: Match, seat: Seat, chooser: random.Random) -> Disguised:
    disguise = Disguise(match, seat, chooser)
    return Disguised(disguise.outcomes, disguise.moves)


# What a seat is given, besides events and views


def tried_at(match: Match) -> list[str]:
    """Moves that somebody may try: each card and column in turn, and nonsense."""
    at = len(match.history)
    column = at % match.seats + 1
    tried = [f"lay {ALLIES[(at * 7 + i) % 25]} {column}" for i in range(5)]
    return [*tried, f"cloak {ALLIES[at * 7 % 25]}", f"swap {column}", "decline", "lay quen 1"]


def explanations_given(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
    """The steps of every award, as JSON and in words."""
    lines = []
    for event in seen_by(seat, events):
        if isinstance(event, GoalAwarded):
            lines.append(msgspec.json.encode(carried(event)).decode())
            lines += [line for words in WORDS["kabale"] for line in words.explanation(event, NAMES, seat)]
    return lines


SECRETS = Secrets(disguised, {**channels(offered, tried_at), "explanations": explanations_given}, full_looks=30)

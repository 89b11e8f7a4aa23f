"""An award in full: the winner, the sums, what was removed, and every step that led there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from raenke.kabale import ally, fate, most, verdict
from raenke.kabale.cards import ALLIES, CROWD, DOMAINS, POINTS, SPECIALIST
from raenke.kabale.judge import Findings, Judge
from raenke.kabale.options import Options, options_of
from raenke.kabale.readings import Readings
from raenke.kabale.steps import (
    AnyStep,
    Cancelled,
    Change,
    Goal,
    Lying,
    Number,
    Paired,
    Removed,
    Silenced,
    Sums,
    Tied,
    Unclaimed,
    Won,
)


@dataclass(frozen=True)
class AwardResult:
    """Who wins a column and why. Positions count from the goal, seats as given."""

    goal: Goal
    cards: list[Lying]
    winner: int | None
    sums: dict[int, float]
    removed: list[int]
    steps: list[AnyStep]


def award(goal: Goal, cards: Sequence[Lying], options: Mapping[str, object] | None = None) -> AwardResult:
    """Award a column written as `(owner, card)` from the goal downwards. `(owner, card, "cloak")` is a card that
    replaces the Cloak it was slipped under (K5.4)."""
    read = options_of(options or {})
    column = check_column(goal, cards, read)
    judge = Judge(Readings(read))
    return explained(goal, list(cards), judge.judge_column(column, DOMAINS.index(goal[0])), read)


def check_column(goal: Goal, cards: Sequence[Sequence[Any]], options: Options) -> list[tuple[int, int]]:
    """The column in the engine's numbers, or a ValueError that says what is wrong with it."""
    domain, points = goal
    if domain not in DOMAINS:
        raise ValueError(f"there is no domain {domain!r}; the domains are {', '.join(DOMAINS)} (K1.4)")
    if type(points) is not int or points not in POINTS:
        raise ValueError(f"a goal has 1 to 5 points, not {points!r} (K1.4)")
    seen: set[tuple[int, str]] = set()
    column = []
    for owner, name, *cloak in cards:
        if isinstance(owner, bool) or not isinstance(owner, int) or not 0 <= owner < most.SEATS:
            raise ValueError(f"an owner is a seat from 0 to {most.SEATS - 1}, not {owner!r} (K1.1)")
        if cloak and (cloak != ["cloak"] or options.cloaked_card != "replaces_cloak"):
            raise ValueError('a third entry is "cloak", with the option cloaked_card=replaces_cloak only (K5.4)')
        for card in (name, *cloak):
            if card not in ALLIES:
                raise ValueError(f"there is no ally {card!r}; the allies are {', '.join(ALLIES)} (K1.1)")
            if (owner, card) in seen:
                raise ValueError(f"{card} appears twice for one owner; every player has one of each ally (K1.1)")
            seen.add((owner, card))
        column.append((owner, ALLIES.index(name)))
    return column


def explained(goal: Goal, cards: list[Lying], found: Findings, options: Options) -> AwardResult:
    """The award of a column that the judge has decided."""
    retelling = Retelling(cards, found, options)
    steps = retelling.steps()
    removed = [i for i, by in enumerate(found.gone) if by != fate.THERE]
    return AwardResult(goal, cards, found.winner if found.winner >= 0 else None, retelling.sums, removed, steps)


CROWD_KIND: dict[int, Literal["hermit", "little_giant"]] = {ally.HERMIT: "hermit", ally.LITTLE_GIANT: "little_giant"}


def seats_in(seats: int) -> list[int]:
    return [seat for seat in range(most.SEATS) if seats >> seat & 1]


class Retelling:
    """Turns the judge's findings into steps. `sums` grows with each step."""

    def __init__(self, cards: Sequence[Lying], found: Findings, options: Options) -> None:
        self.column = [(entry[0], ALLIES.index(entry[1])) for entry in cards]
        self.found = found
        self.options = options
        self.there = [i for i in range(len(cards)) if found.gone[i] == fate.THERE]
        self.sums: dict[int, float] = {}

    def places(self, card: int) -> list[int]:
        return [i for i, (_, lying) in enumerate(self.column) if lying == card]

    def still_there(self, card: int) -> list[int]:
        return [i for i in self.places(card) if self.found.gone[i] == fate.THERE]

    def steps(self) -> list[AnyStep]:
        found = self.found
        steps: list[AnyStep] = []
        if found.is_silenced:
            by = self.places(ally.MUSKETEERS)
            others = [i for i in range(len(self.column)) if i not in by]
            steps.append(Silenced("K4.1", {}, by, others))
        else:
            steps += self.removal("K4.2", ally.WIZARD, fate.BY_WIZARD)
            if fate.AS_DOPPELGANGER in found.gone:
                steps += self.removal("K5.11", ally.WIZARD, fate.AS_DOPPELGANGER)
            steps += self.removal("K4.3", ally.WITCH, fate.BY_WITCH)
        if found.decided == verdict.BY_PAIR:
            return steps + self.pair_steps()
        steps += [self.number_step(i) for i in self.there]
        if found.decided == verdict.BY_SUM:
            return steps + self.sum_steps()
        if found.decided == verdict.BY_NEARNESS:
            tied = sorted({self.column[i][0] for i in self.there})
            if len(tied) > 1:
                steps.append(Tied("K5.5", {}, tied, "nearest", found.decider))
            return [*steps, Won("K5.5", {}, found.winner)]
        return [*steps, Unclaimed("K4.6", {})]

    def removal(self, rule: str, card: int, by: int) -> list[AnyStep]:
        workers = self.places(card)
        if len(workers) > 1:
            return [Cancelled(rule, {}, workers)]
        if workers:
            return [Removed(rule, {}, workers[0], [i for i, gone in enumerate(self.found.gone) if gone == by])]
        return []

    def pair_steps(self) -> list[AnyStep]:
        steps: list[AnyStep] = []
        seats = seats_in(self.found.pairs)
        for seat in seats:
            cards = [
                next(i for i in self.still_there(card) if self.column[i][0] == seat)
                for card in (ally.PRINCE, ally.SQUIRE)
            ]
            steps.append(Paired("K4.4", {}, seat, cards))
        if len(seats) > 1:
            steps.append(Tied("K4.4", {}, seats, "nearest", self.found.decider))
        return [*steps, Won("K4.4", {}, self.found.winner)]

    def sum_steps(self) -> list[AnyStep]:
        found = self.found
        self.sums = {seat: found.total[seat] / 2 for seat in seats_in(found.parts)}
        by = self.still_there(ally.BEGGAR) if found.lowest_wins else []
        steps: list[AnyStep] = [Sums("K4.6", self.sums, "lowest" if found.lowest_wins else "highest", by)]
        if found.decider >= 0:
            is_turned = found.lowest_wins and self.options.beggar_tie == "nearest"
            how: Literal["nearest", "farthest"] = "farthest" if found.lowest_wins and not is_turned else "nearest"
            rule = "K5.14" if is_turned else "K4.6"
            steps.append(Tied(rule, self.sums, seats_in(found.tied), how, found.decider))
        return [*steps, Won("K4.6", self.sums, found.winner)]

    def number_step(self, i: int) -> Number:
        seat, card = self.column[i]
        changes = self.own_changes(i)
        number = self.found.number[i] / 2 if self.found.printed[i] >= 0 else None
        if number is not None:
            if not self.found.is_silenced:
                changes += self.changes_by_others(i)
            self.sums = {**self.sums, seat: self.sums.get(seat, 0.0) + number}
        return Number(
            self.rule_of(card), self.sums, i, seat, ALLIES[card], number, self.base_number(i), changes
        )  # fmt: skip

    def base_number(self, i: int) -> float | None:
        """The number `changes` add to: the lower one for a specialist, None for a Doppelgänger."""
        card = self.column[i][1]
        if card == ally.DOPPELGANGER:
            return None
        return 8.0 if card in SPECIALIST else self.found.printed[i] / 2

    def rule_of(self, card: int) -> str:
        if card in SPECIALIST:
            return "K1.3"
        if self.found.is_silenced and card in (ally.HERMIT, ally.LITTLE_GIANT, ally.ROMEO, ally.DOPPELGANGER):
            return "K4.1"
        if card in (ally.HERMIT, ally.LITTLE_GIANT) and self.options.hermit_giant == "others":
            return "K5.16"
        if card in (ally.HERMIT, ally.LITTLE_GIANT, ally.ROMEO):
            return "K4.5"
        return "K4.7" if card == ally.DOPPELGANGER else "K1.2"

    def own_changes(self, i: int) -> list[Change]:
        """How a card's own ability changes its printed number."""
        seat, card = self.column[i]
        printed, own = self.found.printed[i], self.found.own[i]
        if card in SPECIALIST and printed == 24:
            return [Change("K1.3", "specialist", None, 4.0)]
        if card == ally.DOPPELGANGER:
            return [self.copying(i)]
        if self.found.is_silenced or own == printed:
            return []
        amount = (own - printed) / 2
        if card == ally.ROMEO:
            if self.options.romeo == "any_juliet":
                return [Change("K5.15", "juliet", self.still_there(ally.JULIET), amount)]
            by = [j for j in self.still_there(ally.JULIET) if self.column[j][0] == seat]
            return [Change("K4.5", "juliet", by, amount)]
        others = [j for j in self.there if j != i]
        return [Change("K4.5", CROWD_KIND[card], others, amount)]

    def copying(self, i: int) -> Change:
        """What a Doppelgänger copies, or why it has no number."""
        if self.found.is_silenced:
            return Change("K4.1", "no_number", None, None)
        copied = self.found.copied[i]
        if self.found.printed[i] < 0:
            is_zero = self.options.empty_doppelganger == "zero"  # but for a Beggar
            by = self.still_there(ally.BEGGAR) if is_zero else None
            return Change("K5.13" if is_zero else "K4.7", "no_number", by, None)
        if copied < 0:
            return Change("K5.13", "empty", None, 0.0)
        return Change(self.rule_of_copy(i, copied), "copied", [copied], self.found.own[i] / 2)

    def rule_of_copy(self, i: int, copied: int) -> str:
        """The paragraph that leaves the Doppelgänger this card: it slid, or a Witch at work spared it."""
        if self.options.doppelganger_removed == "slides":
            below = range(i + 1, len(self.column))
            first = next(j for j in below if self.column[j][1] != ally.DOPPELGANGER)
            return "K4.7" if copied == first else "K5.10"
        if self.options.witch_doppelganger == "stays" and self.places(ally.WITCH) == [copied]:
            return "K5.12"
        return "K4.7"

    def changes_by_others(self, i: int) -> list[Change]:
        """What Hermits and Little Giants (K5.16) and Dragons do to a card, and the floor."""
        seat = self.column[i][0]
        changes = []
        if self.options.hermit_giant == "others":
            changes += [
                Change("K5.16", CROWD_KIND[card], [j], CROWD[card])
                for j, (_, card) in enumerate(self.column)
                if card in CROWD and j in self.there and j != i
            ]
        changes += [
            Change("K4.5", "dragon", [j], -2.0) for j in self.still_there(ally.DRAGON) if self.column[j][0] != seat
        ]
        lifted = self.found.number[i] / 2 - self.found.own[i] / 2 - sum(change.amount or 0.0 for change in changes)
        if lifted:
            changes.append(Change("K4.5", "floor", None, lifted))
        return changes

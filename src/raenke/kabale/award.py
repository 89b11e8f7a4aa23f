"""An award in full: the winner, the sums, what was removed, and every step that led there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from raenke.kabale.cards import (
    ALLIES,
    BEGGAR,
    DOMAINS,
    DOPPELGANGER,
    DRAGON,
    HERMIT,
    JULIET,
    LITTLE_GIANT,
    MUSKETEERS,
    POINTS,
    PRINCE,
    ROMEO,
    SEATS_MOST,
    SPECIALIST,
    SQUIRE,
    WITCH,
    WIZARD,
)
from raenke.kabale.codes import BY_NEARNESS, BY_PAIR, BY_SUM, BY_WITCH, BY_WIZARD, THERE
from raenke.kabale.judge import Judge
from raenke.kabale.options import Options, options_of

Step = dict[str, Any]


@dataclass(frozen=True)
class AwardResult:
    """Who wins a column and why. Positions count from the goal, seats as given."""

    winner: int | None
    sums: dict[int, float]
    removed: list[int]
    steps: list[Step]


def award(
    goal: tuple[str, int], cards: Sequence[Sequence[Any]], options: Mapping[str, object] | None = None
) -> AwardResult:
    """Award a column written as `(owner, card)` from the goal downwards; `(owner, card, "cloak")` is a card in the
    place of the Cloak it was slipped under (K5.4)."""
    read = options_of(options or {})
    column = check_column(goal, cards, read)
    return explain(DOMAINS.index(goal[0]), column, read)


def check_column(goal: tuple[str, int], cards: Sequence[Sequence[Any]], options: Options) -> list[tuple[int, int]]:
    """The column in the engine's numbers, or a ValueError that says what is wrong with it."""
    domain, points = goal
    if domain not in DOMAINS:
        raise ValueError(f"there is no domain {domain!r}; the domains are {', '.join(DOMAINS)} (K1.4)")
    if type(points) is not int or points not in POINTS:
        raise ValueError(f"a goal has 1 to 5 points, not {points!r} (K1.4)")
    seen: set[tuple[int, str]] = set()
    column = []
    for owner, name, *cloak in cards:
        if isinstance(owner, bool) or not isinstance(owner, int) or not 0 <= owner < SEATS_MOST:
            raise ValueError(f"an owner is a seat from 0 to {SEATS_MOST - 1}, not {owner!r} (K1.1)")
        if cloak and (cloak != ["cloak"] or options.cloaked_card != "replaces_cloak"):
            raise ValueError('a third entry is "cloak", with the option cloaked_card=replaces_cloak only (K5.4)')
        for card in (name, *cloak):
            if card not in ALLIES:
                raise ValueError(f"there is no ally {card!r}; the allies are {', '.join(ALLIES)} (K1.1)")
            if (owner, card) in seen:
                raise ValueError(f"{card} stands twice for one owner; everybody has one of each ally (K1.1)")
            seen.add((owner, card))
        column.append((owner, ALLIES.index(name)))
    return column


def explain(domain: int, column: Sequence[tuple[int, int]], options: Options) -> AwardResult:
    """Judge a column and retell it."""
    judge = Judge(options.doppelganger == "current", options.floor == "none", options.uncontested_goal == "nearest")
    judge.judge_column(list(column), domain)
    return Retelling(judge, list(column)).result()


class Retelling:
    """The judge's findings made into steps."""

    def __init__(self, judge: Judge, column: list[tuple[int, int]]) -> None:
        self.judge = judge
        self.column = column
        found = judge.findings()
        self.gone, self.copied = found["gone"], found["copied"]
        self.printed, self.own, self.number, self.total = (
            found["printed"], found["own"], found["number"], found["total"],
        )  # fmt: skip
        self.there = [i for i in range(len(column)) if self.gone[i] == THERE]

    def result(self) -> AwardResult:
        winner = self.judge.winner if self.judge.winner >= 0 else None
        removed = [i for i, by in enumerate(self.gone) if by != THERE]
        return AwardResult(winner, self.sums(), removed, self.steps())

    def sums(self) -> dict[int, float]:
        return {seat: self.total[seat] / 2 for seat in range(SEATS_MOST) if self.judge.parts >> seat & 1}

    def places(self, card: int) -> list[int]:
        return [i for i, (_, lying) in enumerate(self.column) if lying == card]

    def still_there(self, card: int) -> list[int]:
        return [i for i in self.places(card) if self.gone[i] == THERE]

    def steps(self) -> list[Step]:
        judge = self.judge
        steps: list[Step] = []
        if judge.is_silenced:
            by = self.places(MUSKETEERS)
            others = [i for i in range(len(self.column)) if i not in by]
            steps.append({"rule": "K4.1", "kind": "silenced", "by": by, "cards": others})
        else:
            steps += self.removal("K4.2", WIZARD, BY_WIZARD)
            steps += self.removal("K4.3", WITCH, BY_WITCH)
        if judge.decided == BY_PAIR:
            return steps + self.pair_steps()
        steps += [self.number_step(i) for i in self.there]
        if judge.decided == BY_SUM:
            return steps + self.sum_steps()
        if judge.decided == BY_NEARNESS:
            tied = sorted({self.column[i][0] for i in self.there})
            if len(tied) > 1:
                steps.append(
                    {"rule": "K5.5", "kind": "tied", "seats": tied, "by": "nearest", "position": judge.decider}
                )
            return [*steps, {"rule": "K5.5", "kind": "won", "seat": judge.winner}]
        return [*steps, {"rule": "K4.6", "kind": "unclaimed"}]

    def removal(self, rule: str, card: int, by: int) -> list[Step]:
        workers = self.places(card)
        if len(workers) > 1:
            return [{"rule": rule, "kind": "cancelled", "by": workers}]
        if workers:
            cards = [i for i, gone in enumerate(self.gone) if gone == by]
            return [{"rule": rule, "kind": "removed", "by": workers[0], "cards": cards}]
        return []

    def pair_steps(self) -> list[Step]:
        steps: list[Step] = []
        seats = [seat for seat in range(SEATS_MOST) if self.judge.pairs >> seat & 1]
        for seat in seats:
            cards = [next(i for i in self.still_there(card) if self.column[i][0] == seat) for card in (PRINCE, SQUIRE)]
            steps.append({"rule": "K4.4", "kind": "paired", "seat": seat, "cards": cards})
        if len(seats) > 1:
            steps.append(
                {"rule": "K4.4", "kind": "tied", "seats": seats, "by": "nearest", "position": self.judge.decider}
            )
        return [*steps, {"rule": "K4.4", "kind": "won", "seat": self.judge.winner}]

    def sum_steps(self) -> list[Step]:
        judge = self.judge
        lowest = judge.lowest_wins
        steps: list[Step] = [
            {
                "rule": "K4.6",
                "kind": "sums",
                "sums": self.sums(),
                "wins": "lowest" if lowest else "highest",
                "by": self.still_there(BEGGAR) if lowest else [],
            }
        ]
        if judge.decider >= 0:
            tied = [seat for seat in range(SEATS_MOST) if judge.tied >> seat & 1]
            by = "farthest" if lowest else "nearest"
            steps.append({"rule": "K4.6", "kind": "tied", "seats": tied, "by": by, "position": judge.decider})
        return [*steps, {"rule": "K4.6", "kind": "won", "seat": judge.winner}]

    def number_step(self, i: int) -> Step:
        seat, card = self.column[i]
        changes = self.own_changes(i)
        has_number = self.printed[i] >= 0
        if has_number and not self.judge.is_silenced:
            changes += self.dragon_changes(i)
        return {
            "rule": self.rule_of(card),
            "kind": "number",
            "position": i,
            "seat": seat,
            "card": ALLIES[card],
            "number": self.number[i] / 2 if has_number else None,
            "printed": self.base_number(i),
            "changes": changes,
        }

    def base_number(self, i: int) -> float | None:
        """The number that `changes` are added to: a specialist's lower one, none for a Doppelgänger."""
        card = self.column[i][1]
        if card == DOPPELGANGER:
            return None
        return 8.0 if card in SPECIALIST else self.printed[i] / 2

    def rule_of(self, card: int) -> str:
        if card in SPECIALIST:
            return "K1.3"
        if self.judge.is_silenced and card in (HERMIT, LITTLE_GIANT, ROMEO, DOPPELGANGER):
            return "K4.1"
        if card in (HERMIT, LITTLE_GIANT, ROMEO):
            return "K4.5"
        return "K4.7" if card == DOPPELGANGER else "K1.2"

    def own_changes(self, i: int) -> list[Step]:
        """What a card's own ability makes of its printed number."""
        seat, card = self.column[i]
        if card in SPECIALIST and self.printed[i] == 24:
            return [{"rule": "K1.3", "kind": "specialist", "by": None, "amount": 4.0}]
        if card == DOPPELGANGER:
            rule = "K4.1" if self.judge.is_silenced else "K4.7"
            if self.printed[i] < 0:
                return [{"rule": rule, "kind": "no_number", "by": None, "amount": None}]
            return [{"rule": rule, "kind": "copied", "by": [self.copied[i]], "amount": self.own[i] / 2}]
        if self.judge.is_silenced or self.own[i] == self.printed[i]:
            return []
        amount = (self.own[i] - self.printed[i]) / 2
        if card == ROMEO:
            by = [j for j in self.still_there(JULIET) if self.column[j][0] == seat]
            return [{"rule": "K4.5", "kind": "juliet", "by": by, "amount": amount}]
        others = [j for j in self.there if j != i]
        return [{"rule": "K4.5", "kind": ALLIES[card], "by": others, "amount": amount}]

    def dragon_changes(self, i: int) -> list[Step]:
        seat = self.column[i][0]
        changes: list[Step] = [
            {"rule": "K4.5", "kind": "dragon", "by": [j], "amount": -2.0}
            for j in self.still_there(DRAGON)
            if self.column[j][0] != seat
        ]
        lifted = self.number[i] - (self.own[i] - 4 * len(changes))
        if lifted:
            changes.append({"rule": "K4.5", "kind": "floor", "by": None, "amount": lifted / 2})
        return changes

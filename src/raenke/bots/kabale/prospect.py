"""What the goals of a view may bring its seat: the columns played out with cards that may lie there and come."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from raenke.core.chance import Chance
from raenke.kabale.cards import ALLIES, ASSASSIN, CLOAK, EXPLORER, STORM, goal_of
from raenke.kabale.judge import Judge
from raenke.kabale.view import Back, Face, KabaleView

CARD_OF = {name: card for card, name in enumerate(ALLIES)}
UNKNOWN = -1
SAMPLES = 12
COMING = 6
TURN = 1.0  # what a turn is worth in points: a card killed at once is one turn less
SHUFFLED = 12  # so many cards of a pile are ever asked for

Lying = tuple[int, int]
"""Owner and card."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One way the hidden cards may lie, who may lay what next, and what each seat may slip under a Cloak."""

    columns: list[list[Lying]]
    coming: list[Lying]
    spare: list[int]


class Outlook(NamedTuple):
    """What a move brings in points, against waiting; how often the seat wins its column then, and without it."""

    value: float
    wins: float
    won_anyway: float


class Prospect:
    """A view made ready for weighing moves: what is won counts for its seat, what others win against it."""

    def __init__(self, view: KabaleView, seed: int) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.seats = range(view.seats)
        options = view.options
        self.judge = Judge(
            options["doppelganger"] == "current", options["floor"] == "none", options["uncontested_goal"] == "nearest"
        )
        self.merges = options["cloaked_card"] == "replaces_cloak"
        self.goals = [goal_of(goal) for goal in view.goals]
        self.closed = [column in view.closed for column in self.seats]
        self.ends_down = [bool(cards) and cards[-1].face in ("down", "relaid") for cards in view.columns]
        self.counts = [sum(not (self.merges and card.face == "cloaked") for card in cards) for cards in view.columns]
        self.lacking = [self.needed(column, self.goals[column]) for column in self.seats]
        self.gains = self.gains_by_winner()
        self.samples = self.sampled(Chance.fast(seed))
        self.now = [
            [self.waited(sample, column, at) for at, sample in enumerate(self.samples)] for column in self.seats
        ]

    def needed(self, column: int, goal: int) -> int:
        """How many allies a goal still needs to be fulfilled there (K2.5)."""
        return 0 if self.closed[column] else max(0, (goal & 7) - self.counts[column])

    def gains_by_winner(self) -> list[list[float]]:
        """By column and winner what the goal means to the seat; the last entry, at -1, is for nobody."""
        left = self.view.rounds - self.view.round
        won = [[goal_of(award.goal) for award in self.view.awards if award.winner == seat] for seat in self.seats]
        weights = [1.0 if seat == self.seat else -1.0 / (len(self.seats) - 1) for seat in self.seats]
        before = [standing(goals, left) for goals in won]
        return [
            [
                *(weights[seat] * (standing([*won[seat], goal], left) - before[seat]) for seat in self.seats),
                0.0,
            ]
            for goal in self.goals
        ]

    # What may lie hidden and come

    def sampled(self, chance: Chance) -> list[Sample]:
        known = [[lying(card) for card in cards] for cards in self.view.columns]
        pools = [self.pool(seat, known) for seat in self.seats]
        return [self.sample(known, pools, chance) for _ in range(SAMPLES)]

    def pool(self, seat: int, known: list[list[Lying]]) -> list[int]:
        """The cards of a seat that may lie face down or come."""
        player = self.view.players[seat]
        seen = {card for cards in known for owner, card in cards if owner == seat}
        return [card for name in (*player.in_pile_or_played, *player.played) if (card := CARD_OF[name]) not in seen]

    def sample(self, known: list[list[Lying]], pools: list[list[int]], chance: Chance) -> Sample:
        for pool in pools:
            size = len(pool)
            for i in range(min(size - 1, SHUFFLED)):
                j = i + chance.below(size - i)
                pool[i], pool[j] = pool[j], pool[i]
        taken = [0] * len(pools)
        columns = []
        for cards in known:
            column = []
            for owner, card in cards:
                if card == UNKNOWN:
                    card = pools[owner][taken[owner]]
                    taken[owner] += 1
                column.append((owner, card))
            columns.append(column)
        coming = []
        for _ in range(COMING):
            owner = chance.below(len(pools))
            if taken[owner] < len(pools[owner]):
                coming.append((owner, pools[owner][taken[owner]]))
                taken[owner] += 1
        spare = [pool[-1] if len(pool) > count else UNKNOWN for pool, count in zip(pools, taken, strict=True)]
        return Sample(columns, coming, spare)

    # Playing a column out

    def count_coming(self, column: int, lacking: int, at: int) -> int:
        """How many cards still come to a column: what the goal needs, and one more in every other sample."""
        return 0 if self.closed[column] else lacking + (at + column) % 2

    def winner(self, sample: Sample, cards: list[Lying], is_down: bool, coming: Sequence[Lying], goal: int) -> int:
        """Who wins when these cards are laid one by one; what works when revealed does so."""
        for laid in coming:
            above = cards[-1][1] if is_down else UNKNOWN
            cards.append(laid)
            is_down = True
            if above == ASSASSIN:
                cards.pop()
                is_down = False
            elif above == STORM:
                break
            elif above == EXPLORER:
                del cards[-2]
            elif above == CLOAK:
                self.slip_in(sample, cards)
        self.judge.judge_column(cards, goal >> 3)
        return int(self.judge.winner)

    def slip_in(self, sample: Sample, cards: list[Lying]) -> None:
        """The owner of the Cloak above the bottom card slips in what is at hand (K3.4)."""
        owner = cards[-2][0]
        slipped = (owner, sample.spare[owner])
        if slipped[1] != UNKNOWN and slipped not in cards:
            cards.insert(len(cards) - 2 if self.merges else len(cards) - 1, slipped)
            if self.merges:
                cards.remove((owner, CLOAK))

    def column_of(self, sample: Sample, column: int) -> list[Lying]:
        """A column as it would be awarded; with `replaces_cloak` a slipped card is there in the Cloak's place."""
        cards = sample.columns[column].copy()
        if self.merges:
            for place in range(len(cards) - 1, 0, -1):
                if self.view.columns[column][place].face == "cloaked":
                    del cards[place - 1]
        return cards

    def waited(self, sample: Sample, column: int, at: int) -> int:
        coming = sample.coming[: self.count_coming(column, self.lacking[column], at)]
        return self.winner(sample, self.column_of(sample, column), self.ends_down[column], coming, self.goals[column])

    def outlook(self, column: int, winners: Sequence[int], value: float) -> Outlook:
        count = len(self.samples)
        return Outlook(value / count, winners.count(self.seat) / count, self.now[column].count(self.seat) / count)

    # Moves

    def laid(self, card: int, column: int) -> Outlook:
        """The card is laid there; what it reveals works."""
        if self.lacking[column] == 1 == sum(self.lacking) and self.view.options["round_end"] == "at_once":
            return self.ended(card, column)
        own = (self.seat, card)
        is_down, goal, gains = self.ends_down[column], self.goals[column], self.gains[column]
        value = 0.0
        winners = []
        for at, sample in enumerate(self.samples):
            cards = self.column_of(sample, column)
            above = cards[-1][1] if is_down else UNKNOWN
            lacking = self.lacking[column] if above in (ASSASSIN, EXPLORER) else max(0, self.lacking[column] - 1)
            others = [other for other in sample.coming if other != own][: self.count_coming(column, lacking, at)]
            if above == EXPLORER:
                value += self.travelled(sample, cards[-1], column, at)
            elif above == ASSASSIN:
                value -= TURN
            winner = self.winner(sample, cards, is_down, [own, *others], goal)
            value += gains[winner] - gains[self.now[column][at]]
            winners.append(winner)
        return self.outlook(column, winners, value)

    def travelled(self, sample: Sample, explorer: Lying, column: int, at: int) -> float:
        """What it brings that the Explorer at the bottom of a column moves on (K3.1)."""
        ways = [(column + step) % len(self.seats) for step in self.seats[1:]]
        target = next((way for way in ways if not self.closed[way]), None)
        if target is None:
            return 0.0
        count = self.count_coming(target, max(0, self.lacking[target] - 1), at)
        cards = self.column_of(sample, target)
        coming = [explorer, *sample.coming[:count]]
        winner = self.winner(sample, cards, self.ends_down[target], coming, self.goals[target])
        return self.gains[target][winner] - self.gains[target][self.now[target][at]]

    def ended(self, card: int, column: int) -> Outlook:
        """The round ends with this card: all columns are awarded as they lie (K2.6)."""
        value = 0.0
        winners = []
        for at, sample in enumerate(self.samples):
            for other in self.seats:
                cards = self.column_of(sample, other)
                if other == column:
                    cards.append((self.seat, card))
                winner = self.winner(sample, cards, False, (), self.goals[other])
                value += self.gains[other][winner] - self.gains[other][self.now[other][at]]
                if other == column:
                    winners.append(winner)
        return self.outlook(column, winners, value)

    def slipped(self, card: int) -> Outlook:
        """The card is slipped under the Cloak that was revealed (K3.4)."""
        column = self.view.choice_column
        assert column is not None
        own = (self.seat, card)
        lacking = self.lacking[column] if self.merges else max(0, self.lacking[column] - 1)
        value = 0.0
        winners = []
        for at, sample in enumerate(self.samples):
            cards = self.column_of(sample, column)
            cards.insert(len(cards) - 1, own)
            if self.merges:
                cards.remove((self.seat, CLOAK))
            others = [other for other in sample.coming if other != own][: self.count_coming(column, lacking, at)]
            winner = self.winner(sample, cards, self.ends_down[column], others, self.goals[column])
            value += self.gains[column][winner] - self.gains[column][self.now[column][at]]
            winners.append(winner)
        return self.outlook(column, winners, value)

    def swapped(self, other: int) -> Outlook:
        """The goals of the Traitor's column and another change places (K3.5)."""
        column = self.view.choice_column
        assert column is not None
        value = 0.0
        winners = []
        for here, there in ((column, other), (other, column)):
            goal = self.goals[there]
            lacking = self.needed(here, goal)
            for at, sample in enumerate(self.samples):
                coming = sample.coming[: self.count_coming(here, lacking, at)]
                winner = self.winner(sample, self.column_of(sample, here), self.ends_down[here], coming, goal)
                value += self.gains[there][winner] - self.gains[here][self.now[here][at]]
                if here == column:
                    winners.append(winner)
        return self.outlook(column, winners, value)


def lying(card: Face | Back) -> Lying:
    return card.seat, CARD_OF[card.card] if isinstance(card, Face) else UNKNOWN


def standing(goals: Sequence[int], left: int) -> float:
    """What won goals are worth, with the hope of all six domains in so many rounds to come (K2.9)."""
    best = [0] * 6
    plain = 0
    for goal in goals:
        plain += goal & 7
        best[goal >> 3] = max(best[goal >> 3], goal & 7)
    missing = best.count(0)
    doubled = 2 * sum(best) - (len(goals) - 6 + missing)
    if not missing:
        return float(max(plain, doubled))
    hope = (1 - 0.75**left) ** missing  # a goal of a certain domain comes and is won about every fourth round
    return plain + hope * max(0, doubled + 3 * missing - plain)

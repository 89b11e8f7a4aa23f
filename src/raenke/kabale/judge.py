"""Who wins a column: the award of section K4, step by step, with the reasons."""

from typing import NamedTuple

from raenke.core.arrays import zeros
from raenke.kabale import ally, bits, fate, most, none, verdict
from raenke.kabale.cards import CROWD, NUMBER_MOST
from raenke.kabale.cards import PRINTED as PRINTED_NUMBERS
from raenke.kabale.readings import Readings

PRINTED = PRINTED_NUMBERS

# By card what is in CROWD, doubled.
GROWTH = zeros(ally.COUNT)
for place in CROWD:
    GROWTH[place] = int(CROWD[place] * 2)

# The lowest seat of a set of seats.
FIRST_SEAT = zeros(64)
for place in range(1, 64):
    FIRST_SEAT[place] = (place & -place).bit_length() - 1


CELLS = zeros(most.COLUMN)  # of a column given from outside


class Findings(NamedTuple):
    """What the judge found in a column: by card, by seat, and for the whole column."""

    gone: list[int]
    printed: list[int]
    copied: list[int]
    own: list[int]
    number: list[int]
    total: list[int]
    pairs: int
    parts: int
    tied: int
    is_silenced: bool
    lowest_wins: bool
    decider: int
    decided: int
    winner: int


class Judge:
    """One column under judgement; no other matters to it (K4.8). Numbers are doubled; `own` is a number before other
    cards change it, `number` after.

    The findings in all columns of a round stay until the next round ends. Together they fit into the room for one
    column, because no ally lies in two columns.
    """

    def __init__(self, reading: Readings) -> None:
        self.reading = reading
        self.first = 0  # where the column's cards begin in the lists below, and where they end
        self.end = 0
        self.domain = 0
        self.owner = zeros(most.COLUMN)
        self.card = zeros(most.COLUMN)
        self.gone = zeros(most.COLUMN)
        self.printed = zeros(most.COLUMN)
        self.copied = zeros(most.COLUMN)
        self.own = zeros(most.COLUMN)
        self.number = zeros(most.COLUMN)
        self.total = zeros(most.SEATS)
        self.dragons = zeros(most.SEATS)
        self.dragons_in_all = 0
        self.there = 0
        self.present = 0
        self.wizards = 0
        self.witches = 0
        self.pairs = 0
        self.parts = 0
        self.best = 0
        self.is_silenced = False
        self.lowest_wins = False
        self.tied = 0
        self.decider = none.PLACE
        self.decided = verdict.UNCLAIMED
        self.winner = none.PLACE
        self.kept = zeros(most.SEATS, 16)

    def judge(self, cells: list[int], count: int, domain: int) -> None:
        """Award a column of cells, the one nearest to the goal first, under a goal of that domain."""
        self.end = self.first + count
        self.domain = domain
        self.parts = 0
        self.decider = none.PLACE
        self.decided = verdict.UNCLAIMED
        self.winner = none.PLACE
        self.look(cells)
        if self.is_silenced:
            self.take_printed()  # K4.1
        else:
            if self.wizards == 1:
                self.remove(20, NUMBER_MOST, fate.BY_WIZARD)  # K4.2
                if self.reading.doppelganger_removed_slides:
                    self.spare(fate.BY_WIZARD)
                if self.reading.wizard_doppelganger_every:
                    self.remove_doppelgangers()  # K5.11
            if self.witches == 1:
                self.remove(0, 18, fate.BY_WITCH)  # K4.3
                if self.reading.doppelganger_removed_slides or self.reading.witch_doppelganger_stays:
                    self.spare(fate.BY_WITCH)
            if self.present >> ally.PRINCE & 1 and self.present >> ally.SQUIRE & 1 and self.find_pair():
                return  # K4.4
            if self.present >> ally.DOPPELGANGER & 1:
                self.copy_anew()
            self.take_numbers()  # K4.5
            if self.reading.hermit_giant_others:
                self.change_others()  # K5.16
        self.compare()  # K4.6

    def look(self, cells: list[int]) -> None:
        """Read the column; a Doppelgänger copies the next card below that is not a Doppelgänger (K4.7)."""
        present = 0
        wizards = 0
        witches = 0
        below = none.PLACE
        for i in range(self.end - 1, self.first - 1, -1):
            cell = cells[i - self.first]
            card = bits.card(cell)
            self.card[i] = card
            self.owner[i] = bits.seat(cell)
            self.gone[i] = fate.THERE
            present |= 1 << card
            if card == ally.DOPPELGANGER:
                self.copied[i] = below
                if below != none.PLACE:
                    self.printed[i] = self.printed[below]
                else:
                    self.printed[i] = 0 if self.reading.empty_doppelganger_zero else none.NUMBER  # K5.13
            else:
                self.printed[i] = PRINTED[card * 8 + self.domain]
                below = i
                wizards += card == ally.WIZARD
                witches += card == ally.WITCH
        self.there = self.end - self.first
        self.present = present
        self.wizards = wizards
        self.witches = witches
        self.is_silenced = (present >> ally.MUSKETEERS & 1) == 1
        self.lowest_wins = False

    def remove(self, least: int, most: int, by: int) -> None:
        """Remove at once all cards with a printed number in the range; the Witch spares herself."""
        for i in range(self.first, self.end):
            if self.gone[i] == fate.THERE and least <= self.printed[i] <= most:
                if by == fate.BY_WITCH and self.card[i] == ally.WITCH:
                    continue
                self.gone[i] = by
                self.there -= 1

    def spare(self, by: int) -> None:
        """Doppelgängers that stay although their number was removed (K5.10, K5.12)."""
        for i in range(self.first, self.end):
            if self.card[i] == ally.DOPPELGANGER and self.gone[i] == by:
                if self.reading.doppelganger_removed_slides or self.copies_witch(i):
                    self.gone[i] = fate.THERE
                    self.there += 1

    def copies_witch(self, i: int) -> bool:
        return self.copied[i] != none.PLACE and self.card[self.copied[i]] == ally.WITCH

    def remove_doppelgangers(self) -> None:
        for i in range(self.first, self.end):
            if self.card[i] == ally.DOPPELGANGER and self.gone[i] == fate.THERE:
                self.gone[i] = fate.AS_DOPPELGANGER
                self.there -= 1

    def copy_anew(self) -> None:
        """A Doppelgänger slides to the next card still there (K5.10); over nothing it has 0, but none beside a Beggar
        (K5.13)."""
        if not self.reading.doppelganger_removed_slides and not self.reading.empty_doppelganger_zero:
            return
        below = none.PLACE
        nothing = 0 if self.reading.empty_doppelganger_zero else none.NUMBER
        for i in range(self.first, self.end):
            if self.card[i] == ally.BEGGAR and self.gone[i] == fate.THERE:
                nothing = none.NUMBER
        for i in range(self.end - 1, self.first - 1, -1):
            if self.gone[i] != fate.THERE:
                continue
            if self.card[i] == ally.DOPPELGANGER:
                self.copied[i] = below
                self.printed[i] = nothing if below == none.PLACE else self.printed[below]
            else:
                below = i

    def find_pair(self) -> bool:
        """A player's Prince and Squire win outright; among several pairs, the nearest to the goal wins (K4.4)."""
        princes = 0
        squires = 0
        for i in range(self.first, self.end):
            if self.gone[i] == fate.THERE:
                if self.card[i] == ally.PRINCE:
                    princes |= 1 << self.owner[i]
                elif self.card[i] == ally.SQUIRE:
                    squires |= 1 << self.owner[i]
        self.pairs = princes & squires
        if self.pairs == 0:
            return False
        for i in range(self.first, self.end):
            if self.gone[i] == fate.THERE and (self.card[i] == ally.PRINCE or self.card[i] == ally.SQUIRE):
                if self.pairs >> self.owner[i] & 1:
                    self.decider = i
                    self.decided = verdict.BY_PAIR
                    self.winner = self.owner[i]
                    break
        return True

    def take_printed(self) -> None:
        """Musketeers: printed numbers only, and a Doppelgänger has none (K4.1)."""
        for seat in range(most.SEATS):
            self.total[seat] = 0
        for i in range(self.first, self.end):
            if self.card[i] == ally.DOPPELGANGER:
                self.printed[i] = none.NUMBER
            else:
                self.number[i] = self.printed[i]
                self.total[self.owner[i]] += self.number[i]
                self.parts |= 1 << self.owner[i]

    def take_numbers(self) -> None:
        """The numbers of the cards still there, and each player's sum (K4.5, K4.6)."""
        self.dragons_in_all = 0
        for seat in range(most.SEATS):
            self.total[seat] = 0
            self.dragons[seat] = 0
        if self.present >> ally.DRAGON & 1:
            for i in range(self.first, self.end):
                if self.card[i] == ally.DRAGON and self.gone[i] == fate.THERE:
                    self.dragons[self.owner[i]] += 1
                    self.dragons_in_all += 1
        others = 0 if self.reading.hermit_giant_others else self.there - 1
        for i in range(self.end - 1, self.first - 1, -1):
            if self.gone[i] != fate.THERE:
                continue
            card = self.card[i]
            number = self.printed[i]
            number += GROWTH[card] * others
            self.lowest_wins |= card == ally.BEGGAR
            if card == ally.ROMEO:
                if self.present >> ally.JULIET & 1 and self.juliet_of(self.owner[i]) != none.PLACE:
                    number = 30
            elif card == ally.DOPPELGANGER:
                if number == none.NUMBER:
                    continue
                if self.reading.doppelganger_current and self.copied[i] != none.PLACE:
                    number = self.own[self.copied[i]]  # K5.2
            self.own[i] = number
            number = self.lowered(number, self.owner[i])
            self.number[i] = number
            self.total[self.owner[i]] += number
            self.parts |= 1 << self.owner[i]

    def lowered(self, number: int, seat: int) -> int:
        """What other players' Dragons leave of a number."""
        number -= 4 * (self.dragons_in_all - self.dragons[seat])
        return 0 if number < 0 and not self.reading.floor_none else number  # K5.3 without a floor

    def change_others(self) -> None:
        """Hermits and Little Giants change all cards but themselves."""
        swell = 0
        for seat in range(most.SEATS):
            self.total[seat] = 0
        for i in range(self.first, self.end):
            if self.gone[i] == fate.THERE:
                swell += GROWTH[self.card[i]]
        for i in range(self.first, self.end):
            if self.gone[i] == fate.THERE and self.printed[i] != none.NUMBER:
                self.number[i] = self.lowered(self.own[i] + swell - GROWTH[self.card[i]], self.owner[i])
                self.total[self.owner[i]] += self.number[i]

    def juliet_of(self, seat: int) -> int:
        """Where the seat's Juliet still lies, or any with K5.15; else none.PLACE."""
        for i in range(self.first, self.end):
            if self.card[i] == ally.JULIET and self.gone[i] == fate.THERE:
                if self.owner[i] == seat or self.reading.romeo_any_juliet:
                    return i
        return none.PLACE

    def compare(self) -> None:
        """The best sum wins; among equals the nearest card, with a Beggar the farthest (K4.6)."""
        if self.parts == 0:
            if self.reading.uncontested_goal_nearest:
                self.take_nearest()  # K5.5
            return
        best = -32768
        for seat in range(most.SEATS):
            total = -self.total[seat] if self.lowest_wins else self.total[seat]
            best = total if total > best and self.parts >> seat & 1 else best
        self.best = -best if self.lowest_wins else best
        tied = 0
        for seat in range(most.SEATS):
            tied |= (self.total[seat] == self.best) << seat
        self.tied = tied & self.parts
        self.winner = FIRST_SEAT[self.tied]
        self.decided = verdict.BY_SUM
        if self.tied & (self.tied - 1):
            self.break_tie()

    def break_tie(self) -> None:
        """Any card still there counts for the distance, even without a number."""
        farthest = self.lowest_wins and not self.reading.beggar_tie_nearest  # K5.14
        for step in range(self.end - self.first):
            i = self.end - 1 - step if farthest else self.first + step
            if self.gone[i] == fate.THERE and self.tied >> self.owner[i] & 1:
                self.decider = i
                self.winner = self.owner[i]
                return

    def take_nearest(self) -> None:
        for i in range(self.first, self.end):
            if self.gone[i] == fate.THERE:
                self.decider = i
                self.decided = verdict.BY_NEARNESS
                self.winner = self.owner[i]
                return

    def keep(self, column: int) -> None:
        """Keep the findings; the next column goes behind them."""
        for seat in range(most.SEATS):
            self.kept[column][seat] = self.total[seat]
        self.kept[column][6] = self.pairs
        self.kept[column][7] = self.parts
        self.kept[column][8] = self.tied
        self.kept[column][9] = self.is_silenced
        self.kept[column][10] = self.lowest_wins
        self.kept[column][11] = self.decider
        self.kept[column][12] = self.decided
        self.kept[column][13] = self.winner
        self.kept[column][14] = self.first
        self.kept[column][15] = self.end
        self.first = self.end

    def findings(self, column: int) -> Findings:
        """The kept findings of a column; places count from the goal again, and none is below the first."""
        kept = [self.kept[column][i] for i in range(16)]
        pairs, parts, tied, is_silenced, lowest_wins, decider, decided, winner, first, end = tuple(kept[most.SEATS :])
        cards = range(first, end)
        return Findings(
            gone=[self.gone[i] for i in cards],
            printed=[self.printed[i] for i in cards],
            copied=[self.copied[i] - first for i in cards],
            own=[self.own[i] for i in cards],
            number=[self.number[i] for i in cards],
            total=kept[: most.SEATS],
            pairs=pairs,
            parts=parts,
            tied=tied,
            is_silenced=bool(is_silenced),
            lowest_wins=bool(lowest_wins),
            decider=decider - first,
            decided=decided,
            winner=winner,
        )

    def judge_column(self, cards: list[tuple[int, int]], domain: int) -> Findings:
        """Award a column given as pairs of owner and card."""
        for i in range(len(cards)):
            CELLS[i] = bits.with_seat(cards[i][1], cards[i][0])
        self.first = 0
        self.judge(CELLS, len(cards), domain)
        self.keep(0)
        return self.findings(0)

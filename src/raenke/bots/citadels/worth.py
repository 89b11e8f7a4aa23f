"""What a table is worth to each seat at the end of a round, by what the seats have that won other games."""

from raenke.bots.citadels.worth_weights import WEIGHTS
from raenke.citadels import amount, colour, district
from raenke.citadels.cards import DISTRICT_COLOUR, DISTRICT_COST, DISTRICT_POINTS
from raenke.citadels.table import Table
from raenke.core.worth import Worth as CoreWorth

(
    POINTS, DISTRICTS, GOLD, SPARE_GOLD, FIRST_CARD, SECOND_CARD, THIRD_CARD, MORE_CARDS, USELESS_CARDS, HELD_POINTS,
    READY, NO_CARD_READY, NEW_COLOUR, LACKS_ONE_COLOUR, LACKS_TWO_COLOURS, YELLOW, BLUE, GREEN, RED, CROWN, LATE,
    ONE_LEFT, TWO_LEFT, THREE_LEFT, AHEAD, VIOLET,
) = range(26)  # fmt: skip
NAMES = (
    "points", "districts", "gold", "spare_gold", "first_card", "second_card", "third_card", "more_cards",
    "useless_cards", "held_points", "ready", "no_card_ready", "new_colour", "lacks_one_colour", "lacks_two_colours",
    "yellow", "blue", "green", "red", "crown", "late", "one_left", "two_left", "three_left", "ahead",
    *district.IDS[district.FIRST_VIOLET :],
)  # fmt: skip

GOLD_USED = 6
GOLD_SPARED = 6
CARDS_USED = 6
CARDS_USELESS = 4
NEAR = 2  # districts to go in the fullest city
HALF_WAY = 4
SMALL_TABLE = 3  # with so many seats everybody has two characters

PRINTED = DISTRICT_POINTS
COST = DISTRICT_COST
COLOUR = DISTRICT_COLOUR
STAGES = 6


class Worth(CoreWorth):
    """Reads from a table what each seat has."""

    def __init__(self, table: Table, is_free: bool) -> None:
        super().__init__(table.seats, NAMES, WEIGHTS)
        self.table = table
        self.is_free = is_free  # C4.17: a city may have a name more than once

    def read(self) -> None:
        self.table.count_points()
        least = 99
        second = 99
        for seat in range(self.table.seats):
            left = self.table.needed() - self.table.size[seat]
            if left < least:
                second = least
                least = left
            elif left < second:
                second = left
        self.stage = 0 if least <= NEAR else 1 if least <= HALF_WAY else 2
        if self.table.seats <= SMALL_TABLE:
            self.stage += 3
        for seat in range(self.table.seats):
            self.read_city(seat, least, second)
            self.read_hand(seat)

    def read_city(self, seat: int, least: int, second: int) -> None:
        own = self.amount[seat]
        left = self.table.needed() - self.table.size[seat]
        gold = self.table.gold[seat]
        lacking = 0
        for i in range(colour.COUNT):
            lacking += self.table.coloured[seat * 8 + i] == 0
        own[POINTS] = self.table.points[seat]
        own[DISTRICTS] = self.table.size[seat]
        own[GOLD] = gold if gold < GOLD_USED else GOLD_USED
        gold -= own[GOLD]
        own[SPARE_GOLD] = gold if gold < GOLD_SPARED else GOLD_SPARED
        own[LACKS_ONE_COLOUR] = lacking == 1
        own[LACKS_TWO_COLOURS] = lacking == 2 and left >= 2
        for i in range(4):
            own[YELLOW + i] = self.table.coloured[seat * 8 + i]
        own[CROWN] = seat == self.table.crown
        own[LATE] = (seat - self.table.crown + self.table.seats) % self.table.seats
        own[ONE_LEFT] = left <= 1
        own[TWO_LEFT] = left == 2
        own[THREE_LEFT] = left == 3
        own[AHEAD] = second - least if left == least else 0
        for i in range(district.FIRST_VIOLET, district.COUNT):
            own[VIOLET + i - district.FIRST_VIOLET] = self.table.has[seat] >> i & 1

    def read_hand(self, seat: int) -> None:
        own = self.amount[seat]
        reach = self.table.gold[seat] + amount.BASIC_GOLD
        useful = 0
        useless = 0
        points = 0
        ready = 0
        is_new = False
        last = district.COUNT
        for i in range(self.table.held[seat]):
            kind = self.table.hand[seat][i]
            if (kind != last and not self.table.has[seat] >> kind & 1) or self.is_free:
                useful += 1
                points += PRINTED[kind] - 3
                if COST[kind] <= reach and PRINTED[kind] > ready:
                    ready = PRINTED[kind]
                if self.table.coloured[seat * 8 + COLOUR[kind]] == 0:
                    is_new = True
            else:
                useless += 1
            last = kind
        own[FIRST_CARD] = useful >= 1
        own[SECOND_CARD] = useful >= 2
        own[THIRD_CARD] = useful >= 3
        useful -= 3
        own[MORE_CARDS] = 0 if useful < 0 else useful if useful < CARDS_USED - 3 else CARDS_USED - 3
        own[USELESS_CARDS] = useless if useless < CARDS_USELESS else CARDS_USELESS
        own[HELD_POINTS] = points
        own[READY] = ready
        own[NO_CARD_READY] = ready == 0
        own[NEW_COLOUR] = is_new

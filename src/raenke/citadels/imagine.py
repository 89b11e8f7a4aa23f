"""Possible tables: drawn from all tables that fit a seat's view, using nothing but that view."""

from collections.abc import Sequence

from raenke.citadels import most
from raenke.citadels.cards import DISTRICTS
from raenke.citadels.known import layout_of
from raenke.citadels.options import options_in
from raenke.citadels.table import Table
from raenke.citadels.view import CitadelsView, PlayerView
from raenke.core.arrays import zeros
from raenke.core.chance import Chance
from raenke.core.codes import NOBODY

# Places for an unseen card: first hands by seat, then these; drawn cards, the Museum and the deck count on by place.
TO_PILE, TO_PICKED, TO_DRAWN, TO_MUSEUM = 8, 9, 10, 16
TO_DECK = TO_MUSEUM + most.CARDS
# Roles of a character: taken or put away in a pick, certainly held by a seat, or in the middle.
IN_PICK, IN_HOLDER, IN_MIDDLE = 0, 16, 32
IS_DOWN, IS_WITHDRAWN, IS_LEFT, IS_AWAY = 32, 33, 34, 35
ROLES = {"down": IS_DOWN, "withdrawn": IS_WITHDRAWN, "left": IS_LEFT, "away": IS_AWAY}
WHOLE = 1 << 30

Liking = tuple[Sequence[int], int]
"""How likely a seat takes each rank, and all that are left together."""


class Imagining:
    """Is built once from a view, then deals as many tables as needed.

    Cards that the seat knows are already in their places; a shuffle puts the unseen cards into the others. Then each
    slot gets a character it may be, and all such assignments are equally likely: for every set of ranks given to the
    first slots, `ways` counts how many ways there are to go on. After `expect`, odds decide instead: how likely each
    seat takes each character.
    """

    def __init__(self, view: CitadelsView) -> None:
        self.template = Table(view.seats, options_in(view.options, view.seats), Chance.fast(0))
        self.unseen = zeros(most.CARDS)
        self.unseen_count = 0
        self.places = zeros(most.CARDS)  # the places for unseen cards
        self.card = zeros(most.CARDS)
        self.packets = zeros(most.CARDS)  # packets of the deck to shuffle: where each begins; below, its size
        self.packet_size = zeros(most.CARDS)
        self.packet_count = 0
        self.is_row_open = view.to_move != view.seat  # only the seat that drew knows the order of drawn cards
        self.slot_count = len(view.slots)
        self.roles = zeros(most.RANKS)
        self.ranks = zeros(most.RANKS)
        self.may_be: list[list[int]] = []  # by slot, the same ranks as bits
        self.in_play = 0
        self.given = zeros(most.RANKS)
        self.ways = [0] * 512
        self.has_odds = False
        self.until = [0] * 4608  # by set of given ranks times 9 plus rank: the odds of all ranks up to this one
        self.pick_seat = [NOBODY] * 8  # the seat that took a character in each pick; NOBODY if it was put away
        self.pick_count = 0
        self.is_turned = False  # whether the last player got the face-down character to choose from
        self.not_down = 0
        self.template.lay_out(layout_of(view))
        self.gather_cards(view)
        self.gather_characters(view)

    def gather_cards(self, view: CitadelsView) -> None:
        kinds = [DISTRICTS.index(card) for card, count in view.unseen.items() for _ in range(count)]
        places = [seat for seat, player in enumerate(view.players) if seat != view.seat for _ in range(unknown(player))]
        places += [TO_PILE] * (view.pile_size - len(view.pile))
        places += [TO_PICKED] * (view.decision == "place" and view.card is None)
        places += range(TO_DRAWN + len(view.drawn), TO_DRAWN + view.drawn_size)
        places += [TO_MUSEUM + at for at, stored in enumerate(view.museum) if stored.card is None]
        top = 0
        for packet in view.deck:
            places += range(TO_DECK + top + len(packet.known), TO_DECK + top + packet.size)
            if packet.known and packet.size > 1:
                self.packets[self.packet_count] = top
                self.packet_size[self.packet_count] = packet.size
                self.packet_count += 1
            top += packet.size
        self.unseen_count = len(kinds)
        for at, (kind, place) in enumerate(zip(kinds, places, strict=True)):
            self.unseen[at] = kind
            self.places[at] = place

    def gather_characters(self, view: CitadelsView) -> None:
        self.may_be = [sorted(1 << view.cast.index(name) for name in slot.characters) for slot in view.slots]
        for at, slot in enumerate(view.slots):
            self.ranks[at] = sum(self.may_be[at])
            self.in_play |= self.ranks[at]
            if slot.what in ("take", "put"):
                self.roles[at] = IN_PICK + self.pick_count
                self.pick_seat[self.pick_count] = slot.seat if slot.what == "take" and slot.seat is not None else NOBODY
                self.pick_count += 1
            else:
                self.roles[at] = ROLES.get(slot.what, IN_HOLDER) + (slot.seat or 0)
        self.is_turned = view.slots[0].what == "take"  # a face-down character would be the first slot
        if view.picks and self.pick_seat[view.seats - 1] != view.seat:
            self.not_down = sum(1 << view.cast.index(name) for name in view.picks[0].handed)
        for given, number in count_ways(self.may_be).items():
            self.ways[given] = number

    def expect(self, *manners: Sequence[Sequence[int]]) -> None:
        """Give characters by odds from now on. Each manner of play says by seat and rank how likely the seat takes that
        rank from what it is handed, and every seat is as likely to have one as another. A seat is handed all ranks not
        given before. If the last player also chose from the face-down character, this pretends that everybody did."""
        layers = sets_given(self.may_be)
        going_on = dict.fromkeys(layers[self.slot_count], 1.0)
        for slot in reversed(range(self.slot_count)):
            for given in layers[slot]:
                likings = self.likings_of(slot, given, manners)
                odds = {
                    rank: taken(rank, likings) * going_on[given | rank]
                    for rank in self.may_be[slot]
                    if not given & rank
                }
                going_on[given] = sum(odds.values())
                self.set_odds(given, odds, going_on[given])
        self.has_odds = True

    def likings_of(self, slot: int, given: int, manners: Sequence[Sequence[Sequence[int]]]) -> list[Liking]:
        """How the seat of this slot chose from all that were left, by manner; none if it is no seat's choice."""
        seat = self.pick_seat[self.roles[slot]] if self.roles[slot] < IN_HOLDER else NOBODY
        if seat == NOBODY:
            return []
        left = [at for at in range(most.RANKS) if (self.in_play & ~given) >> at & 1]
        return [(manner[seat], sum(manner[seat][at] for at in left)) for manner in manners]

    def set_odds(self, given: int, odds: dict[int, float], whole: float) -> None:
        """Keep all odds at 0 for a set without a way to go on; no deal reaches it."""
        until = 0.0
        for rank in range(9):
            until += odds.get(1 << rank, 0.0)
            if whole:
                self.until[given * 9 + rank] = round(until / whole * WHOLE)

    def table(self) -> Table:
        """A table that `deal` can lay."""
        return self.template.copy()

    def drawn(self, chance: Chance) -> Table:
        """A new table, drawn from all tables that fit the view."""
        table = self.table()
        self.deal(table, chance)
        return table

    def deal(self, table: Table, chance: Chance) -> None:
        """Lay this table again, drawn from all tables that fit the view."""
        table.copy_from(self.template)
        self.deal_cards(table, chance)
        self.deal_characters(table, chance)

    def deal_cards(self, table: Table, chance: Chance) -> None:
        for i in range(self.unseen_count):
            self.card[i] = self.unseen[i]
        chance.shuffle(self.card, self.unseen_count)
        for i in range(self.unseen_count):
            self.lay(table, self.places[i], self.card[i])
        for i in range(self.packet_count):
            self.shuffle_packet(table, self.packets[i], self.packet_size[i], chance)
        if self.is_row_open:
            chance.shuffle(table.drawn, table.drawn_size)

    def shuffle_packet(self, table: Table, top: int, size: int, chance: Chance) -> None:
        for i in range(size):
            self.card[i] = table.deck[top + i]
        chance.shuffle(self.card, size)
        for i in range(size):
            table.deck[top + i] = self.card[i]

    def lay(self, table: Table, place: int, kind: int) -> None:
        if place < TO_PILE:
            table.add_card(place, kind)
        elif place == TO_PILE:
            table.pile[table.pile_size] = kind
            table.pile_size += 1
        elif place == TO_PICKED:
            table.card = kind
        elif place >= TO_DECK:
            table.deck[place - TO_DECK] = kind
        elif place >= TO_MUSEUM:
            table.museum[place - TO_MUSEUM] = kind
        else:
            table.drawn[place - TO_DRAWN] = kind

    def deal_characters(self, table: Table, chance: Chance) -> None:
        given = 0
        for slot in range(self.slot_count):
            rank = self.drawn_rank(given, chance) if self.has_odds else self.any_rank(slot, given, chance)
            given |= 1 << rank
            self.given[slot] = rank
        self.lay_characters(table, given, chance)

    def any_rank(self, slot: int, given: int, chance: Chance) -> int:
        skip = chance.below(self.ways[given]) if self.ways[given] > 1 else 0
        rank = 0
        while True:
            if self.ranks[slot] >> rank & 1 and not given >> rank & 1:
                if skip < self.ways[given | 1 << rank]:
                    return rank
                skip -= self.ways[given | 1 << rank]
            rank += 1

    def drawn_rank(self, given: int, chance: Chance) -> int:
        drawn = chance.below(WHOLE)
        rank = 0
        while drawn >= self.until[given * 9 + rank]:
            rank += 1
        return rank

    def lay_characters(self, table: Table, left: int, chance: Chance) -> None:
        """Replay the choosing, now that every pick is decided."""
        if self.is_turned:
            table.face_down = self.turned_over(chance)
            left &= ~(1 << table.face_down)
        for slot in range(self.slot_count):
            role = self.roles[slot]
            rank = self.given[slot]
            if role < IN_HOLDER:
                if self.is_turned and role == table.seats - 1:
                    left |= 1 << table.face_down  # the last player may take either (C3.2)
                table.handed[role] = left
                table.picked[role] = rank
                table.holder[rank] = self.pick_seat[role]
                left &= ~(1 << rank)
            elif role < IN_MIDDLE:
                table.holder[rank] = role - IN_HOLDER
            elif role == IS_DOWN:
                table.face_down = rank
                left &= ~(1 << rank)
            elif role == IS_WITHDRAWN:
                table.removed = rank
                left &= ~(1 << rank)
            elif role == IS_LEFT:
                table.left |= 1 << rank

    def turned_over(self, chance: Chance) -> int:
        """Which of the last two was face down: not one that this seat was handed itself."""
        one = self.given[self.slot_count - 2]
        other = self.given[self.slot_count - 1]
        if self.not_down >> one & 1:
            return other
        if self.not_down >> other & 1:
            return one
        return self.given[self.slot_count - 2 + chance.below(2)]


def taken(rank: int, likings: list[Liking]) -> float:
    """How likely a seat took this rank, as a bit, from all that were left."""
    if not likings:
        return 1.0
    at = rank.bit_length() - 1
    return sum(liking[at] / whole for liking, whole in likings)


def unknown(player: PlayerView) -> int:
    """How many cards of a hand the view does not know."""
    return player.hand_size - len(player.known)


def sets_given(may_be: list[list[int]]) -> list[set[int]]:
    """For each slot, and for the end: the sets of ranks, as bits, that the slots before can have."""
    layer = {0}
    layers = [layer]
    for ranks in may_be:
        layer = {given | rank for given in layer for rank in ranks if not given & rank}
        layers.append(layer)
    return layers


def count_ways(may_be: list[list[int]]) -> dict[int, int]:
    """For each set of ranks that the first slots can have: how many ways the other slots can have the rest."""
    layers = sets_given(may_be)
    ways = dict.fromkeys(layers[len(may_be)], 1)
    for slot in reversed(range(len(may_be))):
        for given in layers[slot]:
            ways[given] = sum(ways[given | rank] for rank in may_be[slot] if not given & rank)
    return ways

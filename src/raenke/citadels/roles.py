"""Characters: what each can do, and what happens when its turn begins or ends (C2)."""

from raenke.citadels import (
    amount,
    cause,
    character,
    did,
    district,
    districts,
    do,
    note,
    phase,
    reason,
    target,
    verb,
)
from raenke.citadels.board import Board
from raenke.citadels.cards import CHARACTER_RANK
from raenke.core.codes import NOBODY

RANK = CHARACTER_RANK
ONE = 1  # typed wide: names are a set of more than 32 bits


def enter(board: Board, seat: int, who: int) -> None:
    """Begin a turn as this character: what happens by itself, and what the player must do first."""
    if who == character.EMPEROR:
        board.phase = phase.CROWN
    elif who == character.BISHOP:
        board.protected = seat
    elif who == character.TAX_COLLECTOR:
        board.collector = seat
        if not board.reading.tax_time_collectors_turn:
            collect(board)
    elif who == character.QUEEN and sits_beside(seat, board.crown, board.seats):
        board.take_gold(seat, amount.QUEEN, cause.QUEEN)


def sits_beside(seat: int, other: int, seats: int) -> bool:
    """C2.20."""
    distance = seat - other
    return distance == 1 or distance == -1 or distance == seats - 1 or distance == 1 - seats


def pay_tax(board: Board, seat: int) -> None:
    """Pay if there is gold (C2.12 a). The Tax Collector himself does not pay, and nobody pays twice in a round."""
    if board.collector >= 0 and board.collector != seat and board.gold[seat] > 0:
        board.paid |= 1 << seat
        board.move_gold(seat, board.collector, 1, cause.TAX)


def collect(board: Board) -> None:
    """Let all pay who built before the Tax Collector came (C2.12 b)."""
    for other in range(board.seats):
        if board.owes >> other & 1:
            pay_tax(board, other)
    board.owes = 0


def pay_debts(board: Board) -> None:
    """When a turn ends, all who owe pay (C2.12 a, C4.24). An Assassin who built waits for the collector (C2.12 b)."""
    if board.owes and board.rank > 0:
        collect(board)


def refund(board: Board, seat: int) -> None:
    """Alchemist (C2.16), when the turn ends."""
    if board.turn_character == character.ALCHEMIST and board.spent > 0:
        board.take_gold(seat, board.spent, cause.ALCHEMIST)


# Naming a character (C2.2 d)


def bar_name(board: Board, seat: int, who: int) -> int:
    rank = RANK[who]
    if rank >= board.cast_size or board.cast[rank] != who:
        return reason.NOT_IN_CAST
    if who == board.turn_character:
        return reason.OWN_CHARACTER
    return reason.NAMED if rank == board.murdered or rank == board.bewitched else reason.NONE


def bar_rob(board: Board, seat: int, who: int) -> int:
    """C2.4, C4.18."""
    code = bar_name(board, seat, who)
    if code == reason.NOT_IN_CAST:
        return code
    if not board.reading.thief_spares_assassin:
        return reason.NOT_TO_ROB if RANK[who] == 0 else code
    if who == character.ASSASSIN:
        return reason.NOT_TO_ROB
    if who == character.WITCH and board.rank == board.bewitched:
        return reason.OWN_CHARACTER  # C5.70: it is she who robs
    return reason.NONE if code == reason.NAMED else code


def play_murder(board: Board, seat: int, who: int) -> None:
    board.murdered = RANK[who]
    board.note(note.CHARACTER_NAMED, seat, who, cause.MURDER)


def play_rob(board: Board, seat: int, who: int) -> None:
    board.robbed = RANK[who]
    board.thief = seat
    board.note(note.CHARACTER_NAMED, seat, who, cause.ROB)


# Cards and gold for the asking


def bar_no_deck(board: Board, seat: int, _: int) -> int:
    return reason.NONE if board.has_deck() else reason.NO_DECK


def play_bonus(board: Board, seat: int, _: int) -> None:
    """Merchant (C2.8)."""
    board.take_gold(seat, amount.BONUS, cause.BONUS)


def play_cards(board: Board, seat: int, _: int) -> None:
    """Architect (C2.9)."""
    board.draw(seat, amount.ARCHITECT, cause.ARCHITECT)


def play_navigate_gold(board: Board, seat: int, _: int) -> None:
    board.take_gold(seat, amount.NAVIGATOR, cause.NAVIGATOR)


def play_navigate_cards(board: Board, seat: int, _: int) -> None:
    board.draw(seat, amount.NAVIGATOR, cause.NAVIGATOR)


# Abbot


def richest(board: Board, seat: int) -> int:
    """The other player who alone has the most gold (C2.15)."""
    highest = board.gold[seat]
    found = NOBODY
    for other in range(board.seats):
        if board.gold[other] > highest:
            highest = board.gold[other]
            found = other
        elif board.gold[other] == highest:
            found = NOBODY
    return found


def bar_levy(board: Board, seat: int, _: int) -> int:
    return reason.NONE if richest(board, seat) >= 0 else reason.RICHEST


def play_levy(board: Board, seat: int, _: int) -> None:
    board.move_gold(richest(board, seat), seat, 1, cause.ABBOT)


# Magician


def bar_exchange(board: Board, seat: int, other: int) -> int:
    if other == seat:
        return reason.OWN_SEAT
    return reason.NONE if board.held[seat] + board.held[other] > 0 else reason.NO_CHANGE


def play_exchange(board: Board, seat: int, other: int) -> None:
    """C2.5: whole hands."""
    longer = board.held[seat] if board.held[seat] > board.held[other] else board.held[other]
    for i in range(longer):
        kind = board.hand[seat][i]
        board.hand[seat][i] = board.hand[other][i]
        board.hand[other][i] = kind
    held = board.held[seat]
    board.held[seat] = board.held[other]
    board.held[other] = held
    board.note(note.HANDS_EXCHANGED, seat, other, board.held[seat] * 128 + held)
    for i in range(board.held[seat]):
        board.note_item(board.hand[seat][i])
    for i in range(held):
        board.note_item(board.hand[other][i])


def bar_discard(board: Board, seat: int, _: int) -> int:
    """Discarding cannot begin without a card to draw (C5.62)."""
    return bar_no_deck(board, seat, _) if board.phase == phase.TURN else reason.NONE


def play_discard(board: Board, seat: int, kind: int) -> None:
    """Discard one card; `done` draws as many as were discarded."""
    if board.phase == phase.TURN:
        board.phase = phase.DISCARD
        board.discarded = 0
    board.remove_card(seat, kind)
    board.put_away(seat, kind, cause.MAGICIAN)
    board.discarded += 1


def play_done(board: Board, seat: int, _: int) -> None:
    board.phase = phase.TURN
    board.draw(seat, board.discarded, cause.MAGICIAN)


# Wizard


def bar_peek(board: Board, seat: int, other: int) -> int:
    if other == seat:
        return reason.OWN_SEAT
    return reason.NONE if board.held[other] > 0 else reason.NO_CARDS


def play_peek(board: Board, seat: int, other: int) -> None:
    """Look at a hand; the Wizard must then take a card (C2.13)."""
    board.phase = phase.PICK
    board.other = other
    board.note(note.HAND_SEEN, seat, other, board.held[other])
    for i in range(board.held[other]):
        board.note_item(board.hand[other][i])


def play_pick(board: Board, seat: int, kind: int) -> None:
    board.card = kind
    board.remove_card(board.other, kind)
    board.note(note.CARD_PICKED, seat, board.other, kind)
    board.phase = phase.PLACE


def play_hand(board: Board, seat: int, _: int) -> None:
    board.phase = phase.TURN
    board.add_card(seat, board.card)
    board.note(note.CARD_TO_HAND, seat, board.card, 0)


def city_price(board: Board, seat: int, _: int) -> int:
    return districts.building_price(board, seat, board.card)


def bar_city(board: Board, seat: int, _: int) -> int:
    return reason.PRICE if city_price(board, seat, _) > board.gold[seat] else reason.NONE


def play_city(board: Board, seat: int, _: int) -> None:
    board.phase = phase.TURN
    districts.build(board, seat, board.card, cause.WIZARD)


# Emperor


def bar_crown(board: Board, seat: int, other: int) -> int:
    if other == seat:
        return reason.OWN_SEAT
    is_barred = other == board.crown and not board.reading.emperor_crown_anybody_else
    return reason.HAS_CROWN if is_barred else reason.NONE


def give_crown(board: Board, receiver: int, why: int) -> None:
    """Give the crown to a player; a note also tells that it stays with its holder (C4.22)."""
    if receiver == board.crown:
        board.note(note.CROWN_MOVED, receiver, receiver, why)
    else:
        districts.move_crown(board, receiver, why)


def crown(board: Board, receiver: int) -> None:
    """Emperor (C2.14); who gets the crown may have to pay for it (C4.8)."""
    is_new = receiver != board.crown
    give_crown(board, receiver, cause.EMPEROR)
    board.phase = phase.TURN
    if not is_new or board.gold[receiver] + board.held[receiver] == 0:
        return
    if board.reading.emperor_payment_emperor_chooses:
        board.phase = phase.ASK
    elif board.reading.emperor_payment_receiver_chooses:
        board.phase = phase.PAY
        board.to_move = receiver
    else:
        return
    board.other = receiver


def bar_pay_gold(board: Board, seat: int, _: int) -> int:
    return reason.NONE if board.gold[board.other] > 0 else reason.ASKED


def bar_pay_card(board: Board, seat: int, _: int) -> int:
    return reason.NONE if board.held[board.other] > 0 else reason.ASKED


def play_pay_gold(board: Board, seat: int, _: int) -> None:
    districts.go_on(board)
    board.move_gold(board.other, board.turn_seat, 1, cause.EMPEROR)


def play_pay_card(board: Board, seat: int, _: int) -> None:
    """C5.47: a card by chance."""
    play_pay(board, seat, board.hand[board.other][board.chance.below(board.held[board.other])])


def play_pay(board: Board, seat: int, kind: int) -> None:
    districts.go_on(board)
    board.remove_card(board.other, kind)
    board.add_card(board.turn_seat, kind)
    board.note(note.CARD_GIVEN, board.other * 8 + board.turn_seat, kind, cause.EMPEROR)


# Warlord


def spared(board: Board, other: int, is_open: bool) -> int:
    """Why rank 8 may not touch this city now (C2.7, C2.10 b, C4.7); complete ones may be open to it (C4.19)."""
    if board.reading.rank8_timing_end_of_turn and not board.used & did.BASIC:
        return reason.END_OF_TURN
    if other == board.protected:
        return reason.BISHOP
    return reason.COMPLETE if board.is_complete(other) and not is_open else reason.NONE


def spares_warlord(board: Board, seat: int, other: int) -> int:
    if other == seat and not board.reading.warlord_own_yes:
        return reason.OWN_STRIKE
    code = spared(board, other, False)
    if code == reason.NONE and board.reading.warlord_eight_anybody and is_any_complete(board):
        return reason.ANY_COMPLETE
    return code


def is_any_complete(board: Board) -> bool:
    """C4.20."""
    for seat in range(board.seats):
        if board.is_complete(seat):
            return True
    return False


def stays(kind: int) -> bool:
    """C1.5."""
    return kind == district.KEEP


def strike_price(cell: int, has: int) -> int:
    """What it costs to destroy a district of a city."""
    return districts.worth(cell, has) - 1


def destroy_price(board: Board, seat: int, cell: int) -> int:
    return strike_price(cell & 127, board.has[cell >> 7])


def bar_destroy(board: Board, seat: int, cell: int) -> int:
    if stays(cell >> 1 & 63):
        return reason.KEEP
    return reason.PRICE if destroy_price(board, seat, cell) > board.gold[seat] else reason.NONE


def play_destroy(board: Board, seat: int, cell: int) -> None:
    """C2.10; then the Graveyard's owner is asked."""
    board.pay_gold(seat, destroy_price(board, seat, cell), cause.DESTROY)
    districts.raze(board, cell >> 7, cell & 127, seat, cause.WARLORD)
    districts.bury(board, cell >> 7, seat, cell >> 1 & 63)


# Diplomat


def spares_diplomat(board: Board, seat: int, other: int) -> int:
    return reason.OWN_STRIKE if other == seat else spared(board, other, board.reading.diplomat_complete_open)


def bar_trade(board: Board, seat: int, cell: int) -> int:
    """Offered only if there is something to give for it (C5.51)."""
    if stays(cell >> 1 & 63):
        return reason.KEEP
    worth = districts.worth(cell & 127, board.has[cell >> 7])
    for i in range(board.size[seat]):
        if can_swap(board, seat, board.city[seat][i], cell >> 7, cell & 127, worth):
            return reason.NONE
    return reason.NOTHING_TO_GIVE


def can_swap(board: Board, seat: int, given: int, other: int, taken: int, worth: int) -> bool:
    own, others = board.has[seat], board.has[other]
    if given >> 1 == taken >> 1:
        own, others = names_beside(board, seat, given >> 1), names_beside(board, other, given >> 1)
    price, gold = swap_price(given, worth), board.gold[seat]
    return may_swap(given, own, taken, others, price, gold, board.reading.duplicates_allowed)


def may_swap(given: int, own: int, taken: int, others: int, price: int, gold: int, allows_all: bool) -> bool:
    """C2.18, C5.76: it can be paid, changes something, and brings no city a name that stays there (but C4.17)."""
    if price > gold:
        return False
    if not allows_all and (own >> (taken >> 1) & 1 or others >> (given >> 1) & 1):
        return False
    return given != taken or price > 0


def swap_price(given: int, worth: int) -> int:
    """What it costs to give a district for one of this worth."""
    price = worth - districts.value(given)
    return price if price > 0 else 0


def names_beside(board: Board, seat: int, kind: int) -> int:
    """The names of a city without one district of this name."""
    count = 0
    for i in range(board.size[seat]):
        count += board.city[seat][i] >> 1 == kind
    return board.has[seat] & ~(ONE << kind) if count == 1 else board.has[seat]


def play_trade(board: Board, seat: int, cell: int) -> None:
    board.phase = phase.GIVE
    board.other = cell >> 7
    board.card = cell & 127


def give_price(board: Board, seat: int, given: int) -> int:
    return swap_price(given, districts.worth(board.card, board.has[board.other]))


def bar_give(board: Board, seat: int, given: int) -> int:
    worth = districts.worth(board.card, board.has[board.other])
    return reason.NONE if can_swap(board, seat, given, board.other, board.card, worth) else reason.ASKED


def play_give(board: Board, seat: int, given: int) -> None:
    """Swap; what is on or under a district moves with it (C2.18)."""
    board.move_gold(seat, board.other, give_price(board, seat, given), cause.DIPLOMAT)
    board.remove_district(seat, given)
    board.remove_district(board.other, board.card)
    board.add_district(seat, board.card)
    board.add_district(board.other, given)
    board.note(note.DISTRICTS_SWAPPED, seat * 8 + board.other, given, board.card)
    board.phase = phase.TURN


# Artist


def bar_embellish(board: Board, seat: int, kind: int) -> int:
    if board.embellished >= amount.EMBELLISHED:
        return reason.EMBELLISHED
    if not board.has[seat] >> kind & 1:
        return reason.NOT_IN_CITY
    if board.gold[seat] == 0:
        return reason.NO_GOLD
    return reason.NONE if board.has_cell(seat, kind * 2) else reason.GOLD_THERE


def play_embellish(board: Board, seat: int, kind: int) -> None:
    """C2.19: of two of a name, the one with gold stands last."""
    board.embellished += 1
    board.gold[seat] -= 1
    board.note(note.GOLD_LAID, seat, kind, 0)
    at = board.size[seat] - 1
    while board.city[seat][at] != kind * 2:
        at -= 1
    board.city[seat][at] += 1


TURN = 1 << phase.TURN
USED = reason.ABILITY_DONE
NO = district.NONE
ROWS = [
    verb.Verb(do.MURDER, target.CAST, TURN, did.ABILITY, USED, character.ASSASSIN, NO, 203,
              districts.same_price, districts.always, bar_name, play_murder),
    verb.Verb(do.ROB, target.CAST, TURN, did.ABILITY, USED, character.THIEF, NO, 204,
              districts.same_price, districts.always, bar_rob, play_rob),
    verb.Verb(do.EXCHANGE, target.SEAT, TURN, did.ABILITY, USED, character.MAGICIAN, NO, 205,
              districts.same_price, districts.always, bar_exchange, play_exchange),
    verb.Verb(do.DISCARD, target.HAND, TURN | 1 << phase.DISCARD, did.ABILITY, USED, character.MAGICIAN, NO, 205,
              districts.same_price, districts.always, bar_discard, play_discard),
    verb.Verb(do.DONE, target.NOTHING, 1 << phase.DISCARD, 0, 0, NOBODY, NO, 205,
              districts.same_price, districts.always, districts.always, play_done),
    verb.Verb(do.BONUS, target.NOTHING, TURN, did.BONUS, USED, character.MERCHANT, NO, 208,
              districts.same_price, districts.always, districts.always, play_bonus),
    verb.Verb(do.CARDS, target.NOTHING, TURN, did.ABILITY, USED, character.ARCHITECT, NO, 209,
              districts.same_price, districts.always, bar_no_deck, play_cards),
    verb.Verb(do.DESTROY, target.CITY, TURN, did.STRIKE, USED, character.WARLORD, NO, 210,
              destroy_price, spares_warlord, bar_destroy, play_destroy),
    verb.Verb(do.PEEK, target.SEAT, TURN, did.ABILITY, USED, character.WIZARD, NO, 213,
              districts.same_price, districts.always, bar_peek, play_peek),
    verb.Verb(do.PICK, target.OTHER_HAND, 1 << phase.PICK, 0, 0, NOBODY, NO, 213,
              districts.same_price, districts.always, districts.always, play_pick),
    verb.Verb(do.HAND, target.NOTHING, 1 << phase.PLACE, 0, 0, NOBODY, NO, 213,
              districts.same_price, districts.always, districts.always, play_hand),
    verb.Verb(do.CITY, target.NOTHING, 1 << phase.PLACE, 0, 0, NOBODY, NO, 213,
              city_price, districts.always, bar_city, play_city),
    verb.Verb(do.PAY_GOLD, target.NOTHING, 1 << phase.ASK | 1 << phase.PAY, 0, 0, NOBODY, NO, 547,
              districts.same_price, districts.always, bar_pay_gold, play_pay_gold),
    verb.Verb(do.PAY_CARD, target.NOTHING, 1 << phase.ASK, 0, 0, NOBODY, NO, 547,
              districts.same_price, districts.always, bar_pay_card, play_pay_card),
    verb.Verb(do.PAY, target.OTHER_HAND, 1 << phase.PAY, 0, 0, NOBODY, NO, 547,
              districts.same_price, districts.always, districts.always, play_pay),
    verb.Verb(do.LEVY, target.NOTHING, TURN, did.ABILITY, USED, character.ABBOT, NO, 215,
              districts.same_price, districts.always, bar_levy, play_levy),
    verb.Verb(do.NAVIGATE_GOLD, target.NOTHING, TURN, did.ABILITY, USED, character.NAVIGATOR, NO, 217,
              districts.same_price, districts.always, districts.always, play_navigate_gold),
    verb.Verb(do.NAVIGATE_CARDS, target.NOTHING, TURN, did.ABILITY, USED, character.NAVIGATOR, NO, 217,
              districts.same_price, districts.always, bar_no_deck, play_navigate_cards),
    verb.Verb(do.TRADE, target.CITY, TURN, did.STRIKE, USED, character.DIPLOMAT, NO, 218,
              districts.same_price, spares_diplomat, bar_trade, play_trade),
    verb.Verb(do.GIVE, target.OWN_CELL, 1 << phase.GIVE, 0, 0, NOBODY, NO, 218,
              give_price, districts.always, bar_give, play_give),
    verb.Verb(do.EMBELLISH, target.OWN_DISTRICT, TURN, 0, 0, character.ARTIST, NO, 219,
              districts.same_price, districts.always, bar_embellish, play_embellish),
]  # fmt: skip
COUNT = 21


def row(at: int) -> verb.Verb:
    return ROWS[at]

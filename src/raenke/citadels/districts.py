"""Districts: what they cost and are worth, building and losing them, and what the violet ones can do (C1)."""

from raenke.citadels import cause, character, colour, did, district, do, most, note, phase, reason, target, verb
from raenke.citadels.board import Board
from raenke.citadels.cards import CHARACTER_BUILDS, CHARACTER_COLOUR, DISTRICT_COST
from raenke.core.codes import NOBODY

COST = DISTRICT_COST
BUILDS = CHARACTER_BUILDS
INCOME = CHARACTER_COLOUR

# What they cost, bring and are worth


def price_beside(kind: int, has: int) -> int:
    """What a district costs beside those of a city; a Factory makes other violet ones cheaper (C1.24)."""
    discount = has >> district.FACTORY & 1
    return COST[kind] - (discount if kind >= district.FIRST_VIOLET else 0)


def building_price(board: Board, seat: int, kind: int) -> int:
    return price_beside(kind, board.has[seat])


def value(cell: int) -> int:
    """The cost with an Artist's gold."""
    return COST[cell >> 1] + (cell & 1)


def worth(cell: int, has: int) -> int:
    """What a district of a city counts when it is destroyed or taken; a Great Wall protects the others (C1.14)."""
    is_walled = cell >> 1 != district.GREAT_WALL and has >> district.GREAT_WALL & 1
    return value(cell) + is_walled


def income_beside(coloured: int, has: int) -> int:
    """What districts of the right colour bring; a School of Magic has it too (C1.13)."""
    return coloured + (has >> district.SCHOOL_OF_MAGIC & 1)


def income(board: Board, seat: int, _: int) -> int:
    """C2.2 b; below 0 for a character without income."""
    own = INCOME[board.turn_character]
    if own == colour.NONE:
        return -1
    return income_beside(board.coloured[seat * 8 + own], board.has[seat])


def bar_income(board: Board, seat: int, _: int) -> int:
    gold = income(board, seat, _)
    return reason.NONE if gold > 0 else reason.NO_DISTRICT if gold == 0 else reason.NO_INCOME


def play_income(board: Board, seat: int, _: int) -> None:
    board.take_gold(seat, income(board, seat, _), cause.INCOME)


def due_cards(has: int) -> int:
    """How many are drawn by the basic action (C1.8)."""
    return 3 if has >> district.OBSERVATORY & 1 else 2


def kept_cards(has: int) -> int:
    """How many of them are kept (C1.12)."""
    return 2 if has >> district.LIBRARY & 1 else 1


def is_refunded(who: int, why: int, only_building: bool) -> bool:
    """Whether gold paid for this comes back when the turn ends (C2.16, C4.10)."""
    return who == character.ALCHEMIST and (why == cause.BUILD or not only_building)


# Building


def bar_building(board: Board) -> int:
    """Why nothing can be built now."""
    limit = BUILDS[board.turn_character]
    if limit == 0:
        return reason.NAVIGATOR
    if not board.used & did.BASIC:
        return reason.BASIC_BEFORE
    return reason.BUILT if board.built >= limit else reason.NONE


def bar_card(kind: int, gold: int, has: int, barred: int) -> int:
    """Why this card cannot be built: by its price, or as one of the names that are barred."""
    if price_beside(kind, has) > gold:
        return reason.PRICE
    if barred >> kind & 1:
        return reason.QUARRY if has >> district.QUARRY & 1 else reason.TWICE
    return reason.NONE


def barred_names(who: int, has: int, size: int) -> int:
    """The names that a city must not get again (C3.4 b); Wizard and Quarry lift the ban."""
    if who == character.WIZARD or (has >> district.QUARRY & 1 and not has_double(has, size)):
        return 0
    return has


def barred_here(board: Board, seat: int, has: int) -> int:
    """The same for the turn at this table, where `duplicates` may lift the ban altogether (C4.17)."""
    return 0 if board.reading.duplicates_allowed else barred_names(board.turn_character, has, board.size[seat])


def has_double(has: int, size: int) -> bool:
    """C1.21: whether a name stands twice in a city: it has more districts than names."""
    while has:
        has &= has - 1
        size -= 1
    return size > 0


def bar_build(board: Board, seat: int, kind: int) -> int:
    code = bar_building(board)
    if code != reason.NONE:
        return code
    has = board.has[seat]
    return bar_card(kind, board.gold[seat], has, barred_here(board, seat, has))


def list_buildings(board: Board, seat: int) -> None:
    """List the cards that `bar_build` allows (C3.3 e)."""
    if bar_building(board) != reason.NONE:
        return
    gold = board.gold[seat]
    has = board.has[seat]
    barred = barred_here(board, seat, has)
    previous = NOBODY
    count = board.offers
    for i in range(board.held[seat]):
        kind = board.hand[seat][i]
        board.offer[count] = do.BUILD + kind  # written over if it cannot be built
        count += price_beside(kind, has) <= gold and kind != previous and not barred >> kind & 1  # as `bar_card`
        previous = kind
    board.offers = count


def play_build(board: Board, seat: int, kind: int) -> None:
    board.built += 1
    board.remove_card(seat, kind)
    build(board, seat, kind, cause.BUILD)


def build(board: Board, seat: int, kind: int, how: int) -> None:
    """Pay for a district and add it to the city (C3.4 a); this may complete the city; the card may ask something."""
    price = building_price(board, seat, kind)
    board.pay_gold(seat, price, cause.BUILD)
    if is_refunded(board.turn_character, cause.BUILD, board.reading.alchemist_building):
        board.spent += price
    board.add_district(seat, kind * 2)
    board.note(note.DISTRICT_BUILT, seat, kind, how * 16 + price)
    if board.cast[1] == character.TAX_COLLECTOR and seat != board.collector and not board.paid >> seat & 1:
        board.owes |= 1 << seat
    if board.size[seat] == board.needed():
        board.complete(seat)
    if kind == district.HAUNTED_CITY:
        board.haunted_round = board.round
    elif kind == district.LIGHTHOUSE:
        if board.has_deck():
            board.phase = phase.LOOK
    elif kind == district.BELL_TOWER:
        board.phase = phase.DECLARE


# Losing them


def raze(board: Board, seat: int, cell: int, by: int, how: int) -> None:
    """Take a district out of a city and put away what lies under a Museum; the card itself waits (C5.64)."""
    board.remove_district(seat, cell)
    board.note(note.DISTRICT_DESTROYED, seat * 8 + by, cell, how)
    if cell >> 1 == district.MUSEUM:
        for i in range(board.museum_size):
            board.put_away(board.museum_by[i], board.museum[i], cause.MUSEUM)
        board.museum_size = 0
    elif cell >> 1 == district.BELL_TOWER:
        board.is_declared = False  # C5.81


def bury(board: Board, seat: int, by: int, kind: int) -> None:
    """Ask the Graveyard's owner, unless they destroyed the district themselves (C1.9)."""
    owner = board.owner_of(district.GRAVEYARD)
    if owner >= 0 and owner != by and board.gold[owner] > 0:
        board.phase = phase.RECOVER
        board.to_move = owner
        board.other = seat
        board.card = kind
    else:
        board.put_away(seat, kind, cause.DESTROYED)


def play_recover(board: Board, seat: int, _: int) -> None:
    board.pay_gold(seat, 1, cause.GRAVEYARD)
    board.add_card(seat, board.card)
    board.note(note.DISTRICT_RECOVERED, seat, board.card, 0)
    go_on(board)


def go_on(board: Board) -> None:
    """Return to the turn after an answer."""
    board.phase = phase.TURN
    board.to_move = board.turn_seat


def play_decline(board: Board, seat: int, _: int) -> None:
    """Graveyard, Lighthouse, Bell Tower."""
    if board.phase == phase.RECOVER:
        board.note(note.RECOVERY_DECLINED, seat, board.card, 0)
        board.put_away(board.other, board.card, cause.DESTROYED)
    else:
        board.note(note.LOOK_DECLINED if board.phase == phase.LOOK else note.BELL_DECLINED, seat, 0, 0)
    go_on(board)


# When something else happens


def move_crown(board: Board, seat: int, why: int) -> None:
    """Move the crown; a Throne Room is paid if it changes hands (C1.27)."""
    if seat == board.crown:
        return
    board.note(note.CROWN_MOVED, seat, board.crown, why)
    board.crown = seat
    owner = board.owner_of(district.THRONE_ROOM)
    if owner >= 0:
        board.take_gold(owner, 1, cause.THRONE_ROOM)


def help_poor(board: Board, seat: int) -> None:
    """Poor House (C1.23), when a turn ends."""
    if board.gold[seat] == 0 and board.has[seat] >> district.POOR_HOUSE & 1:
        board.take_gold(seat, 1, cause.POOR_HOUSE)


def fill_hand(board: Board, seat: int) -> None:
    """Park (C1.25), when a turn ends."""
    if board.held[seat] == 0 and board.has[seat] >> district.PARK & 1:
        board.draw(seat, 2, cause.PARK)


# Laboratory


def play_laboratory(board: Board, seat: int, kind: int) -> None:
    """C1.6."""
    board.remove_card(seat, kind)
    board.put_away(seat, kind, cause.LABORATORY)
    board.take_gold(seat, 1, cause.LABORATORY)


# Smithy


def smithy_price(board: Board, seat: int, _: int) -> int:
    return board.smithy_price


def bar_smithy(board: Board, seat: int, _: int) -> int:
    if board.gold[seat] < board.smithy_price:
        return reason.PRICE
    return reason.NONE if board.has_deck() else reason.NO_DECK


def play_smithy(board: Board, seat: int, _: int) -> None:
    """C1.7, C4.9."""
    board.pay_gold(seat, board.smithy_price, cause.SMITHY)
    if is_refunded(board.turn_character, cause.SMITHY, board.reading.alchemist_building):
        board.spent += board.smithy_price
    board.draw(seat, board.smithy_cards, cause.SMITHY)


# Armory


def spares_armory(board: Board, seat: int, other: int) -> int:
    if other == seat:
        return reason.OWN_ARMORY
    return reason.SPARED if board.reading.armory_incomplete and board.is_complete(other) else reason.NONE


def play_armory(board: Board, seat: int, cell: int) -> None:
    """C1.16: the Armory goes with the district that it destroys."""
    other = cell >> 7
    own = district.ARMORY * 2
    board.remove_district(seat, own if board.has_cell(seat, own) else own + 1)
    board.put_away(seat, district.ARMORY, cause.ARMORY)
    raze(board, other, cell & 127, seat, cause.ARMORY)
    board.put_away(other, cell >> 1 & 63, cause.DESTROYED)


# Museum


def play_museum(board: Board, seat: int, kind: int) -> None:
    """C1.17."""
    board.remove_card(seat, kind)
    board.museum[board.museum_size] = kind
    board.museum_by[board.museum_size] = seat
    board.museum_size += 1
    board.note(note.CARD_STORED, seat, kind, 0)


# Lighthouse


def play_look(board: Board, seat: int, _: int) -> None:
    """Search the deck (C1.15); if it is empty, the pile becomes the deck first (C5.63)."""
    if board.deck_size == 0:
        board.renew_deck()
    board.phase = phase.CHOOSE
    board.note(note.DECK_SEEN, seat, board.deck_size, 0)
    for i in range(board.deck_size):
        board.note_item(board.deck[board.top + i & most.DECK_MASK])


def play_choose(board: Board, seat: int, kind: int) -> None:
    at = 0
    while board.deck[board.top + at & most.DECK_MASK] != kind:
        at += 1
    board.deck_size -= 1  # the last card takes its place: where it lies does not matter
    board.deck[board.top + at & most.DECK_MASK] = board.deck[board.top + board.deck_size & most.DECK_MASK]
    board.add_card(seat, kind)
    board.note(note.CARD_CHOSEN, seat, kind, 0)
    board.shuffle_deck()
    board.phase = phase.TURN


# Bell Tower


def play_declare(board: Board, seat: int, _: int) -> None:
    """Ring the bell; the cities it completes count in order, the declarer's first (C1.22, C3.6 c)."""
    board.phase = phase.TURN
    board.note(note.BELL_DECLARED, seat, 0, 0)
    before = board.needed()
    board.is_declared = True
    for i in range(board.seats):
        other = (seat + i) % board.seats
        if board.size[other] < before and board.is_complete(other):
            board.complete(other)


# For rows of verbs that have nothing to ask.


def always(board: Board, seat: int, _: int) -> int:
    return reason.NONE


def same_price(board: Board, seat: int, _: int) -> int:
    """It costs nothing, or always the same."""
    return -1


TURN = 1 << phase.TURN
DECLINED = 1 << phase.RECOVER | 1 << phase.LOOK | 1 << phase.DECLARE
ROWS = [
    verb.Verb(do.INCOME, target.NOTHING, TURN, did.INCOME, reason.INCOME_DONE, NOBODY, district.NONE, 202,
              income, always, bar_income, play_income),
    verb.Verb(do.BUILD, target.HAND, TURN, 0, 0, NOBODY, district.NONE, 303,
              building_price, always, bar_build, play_build),
    verb.Verb(do.LABORATORY, target.HAND, TURN, did.LABORATORY, reason.WORKED, NOBODY, district.LABORATORY, 106,
              same_price, always, always, play_laboratory),
    verb.Verb(do.SMITHY, target.NOTHING, TURN, did.SMITHY, reason.WORKED, NOBODY, district.SMITHY, 107,
              smithy_price, always, bar_smithy, play_smithy),
    verb.Verb(do.ARMORY, target.CITY, TURN, 0, 0, NOBODY, district.ARMORY, 116,
              same_price, spares_armory, always, play_armory),
    verb.Verb(do.MUSEUM, target.HAND, TURN, did.MUSEUM, reason.WORKED, NOBODY, district.MUSEUM, 117,
              same_price, always, always, play_museum),
    verb.Verb(do.RECOVER, target.NOTHING, 1 << phase.RECOVER, 0, 0, NOBODY, district.NONE, 109,
              same_price, always, always, play_recover),
    verb.Verb(do.LOOK, target.NOTHING, 1 << phase.LOOK, 0, 0, NOBODY, district.NONE, 115,
              same_price, always, always, play_look),
    verb.Verb(do.CHOOSE, target.DECK, 1 << phase.CHOOSE, 0, 0, NOBODY, district.NONE, 115,
              same_price, always, always, play_choose),
    verb.Verb(do.DECLARE, target.NOTHING, 1 << phase.DECLARE, 0, 0, NOBODY, district.NONE, 122,
              same_price, always, always, play_declare),
    verb.Verb(do.DECLINE, target.NOTHING, DECLINED, 0, 0, NOBODY, district.NONE, 303,
              same_price, always, always, play_decline),
]  # fmt: skip
COUNT = 11


def row(at: int) -> verb.Verb:
    return ROWS[at]

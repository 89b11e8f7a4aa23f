"""All verbs of moves: what is offered now, in the order of C5.49 and nothing else, what a move does, why it is refused.

A verb is offered with everything it can name where its row has nothing against it. The list never holds more than 256:
in one turn a card of another city is offered at most twice (a strike and the Armory) and a name in the hand at most
four times (Magician, Laboratory, Museum, building). With all that at work, 39 names in the hand and 38 cards elsewhere
are the most of 80, and no Magician strikes: 4 x 39 + 38 and less than 30 more.
"""

from raenke.citadels import (
    character,
    colour,
    did,
    district,
    districts,
    do,
    most,
    phase,
    reason,
    roles,
    rounds,
    target,
    turns,
    verb,
)
from raenke.citadels.board import Board
from raenke.citadels.cards import CHARACTER_COLOUR
from raenke.core.arrays import zeros
from raenke.core.codes import NOBODY

ONE = 1  # typed wide: names are a set of more than 32 bits
PLACES = [1, 32, 32, 8, 64, 64, 64, 64, 64, 128, 1024]  # how many moves a verb has, by what it names


def bar_end(board: Board, seat: int, _: int) -> int:
    if not board.used & did.BASIC:
        return reason.BASIC_FIRST
    is_bound = board.turn_character == character.NAVIGATOR and not board.used & did.ABILITY
    return reason.MUST if is_bound else reason.NONE


VERBS = [turns.row(0)] * 64
COUNT = 0
for place in range(turns.COUNT):
    VERBS[COUNT] = turns.row(place)
    COUNT += 1
for place in range(districts.COUNT):
    VERBS[COUNT] = districts.row(place)
    COUNT += 1
for place in range(roles.COUNT):
    VERBS[COUNT] = roles.row(place)
    COUNT += 1
for place in range(rounds.COUNT):
    VERBS[COUNT] = rounds.row(place)
    COUNT += 1
VERBS[COUNT] = verb.Verb(do.END, target.NOTHING, 1 << phase.TURN, 0, 0, NOBODY, district.NONE, 303,
                         districts.same_price, districts.always, bar_end, rounds.play_end)  # fmt: skip
COUNT += 1

# The verb of each move; the verbs of a phase that is no turn and those of a character, in four places; those of
# districts, in the order of C1.3.
VERB = zeros(most.MOVES)
ANSWERS = zeros(4 * phase.COUNT)
ANSWER_COUNT = zeros(phase.COUNT)
ABILITIES = zeros(4 * character.COUNT)
ABILITY_COUNT = zeros(character.COUNT)
WORKS = zeros(district.COUNT)
WORK_COUNT = 0
WORKING = 0
for place in range(COUNT):
    for move in range(VERBS[place].first, VERBS[place].first + PLACES[VERBS[place].targets]):
        VERB[move] = place
    for when in range(phase.COUNT):
        if when != phase.TURN and VERBS[place].phases >> when & 1:
            ANSWERS[4 * when + ANSWER_COUNT[when]] = place
            ANSWER_COUNT[when] += 1
    for who in range(character.COUNT):
        has_income = VERBS[place].first == do.INCOME and CHARACTER_COLOUR[who] != colour.NONE
        if VERBS[place].who == who or has_income:
            ABILITIES[4 * who + ABILITY_COUNT[who]] = place
            ABILITY_COUNT[who] += 1
    if VERBS[place].district != district.NONE:
        WORKS[WORK_COUNT] = place
        WORK_COUNT += 1
        WORKING |= ONE << VERBS[place].district


def play(board: Board, move: int) -> None:
    i = VERB[move]
    board.used |= VERBS[i].deed
    VERBS[i].play(board, board.to_move, move - VERBS[i].first)


# What is offered


def add(board: Board, move: int) -> None:
    board.offer[board.offers] = move
    board.offers += 1


def list_answers(board: Board) -> None:
    """List the answers to a question outside of a turn."""
    if board.phase == phase.TAKE:  # what is asked most often comes first
        list_handed(board, do.TAKE)
    elif board.phase == phase.KEEP:
        list_drawn(board)
    else:
        for at in range(4 * board.phase, 4 * board.phase + ANSWER_COUNT[board.phase]):
            list_verb(board, board.to_move, ANSWERS[at])


def has_only_basic(used: int, who: int) -> bool:
    """Whether there is only the basic action: for who was murdered or bewitched (C1.26, C2.11 d) and the Witch (a)."""
    return used & did.LONE != 0 or who == character.WITCH


def list_turn(board: Board) -> None:
    seat = board.to_move
    used = board.used
    who = board.turn_character
    if not used & did.BASIC:
        board.offer[0] = do.GOLD
        board.offer[1] = do.DRAW
        board.offers = 1 + board.has_deck()
        if has_only_basic(used, who):
            return
    elif used & did.STRIKE and board.reading.rank8_timing_end_of_turn:
        add(board, do.END)  # C4.7
        return
    for at in range(ABILITY_COUNT[who]):
        i = ABILITIES[4 * who + at]
        if not used & VERBS[i].deed:
            list_verb(board, seat, i)
    if who == character.WITCH:
        return  # C2.11: she has nothing else
    if board.has[seat] & WORKING:
        for at in range(WORK_COUNT):
            i = WORKS[at]
            if board.has[seat] >> VERBS[i].district & 1 and not used & VERBS[i].deed:
                list_verb(board, seat, i)
    if used & did.BASIC:
        districts.list_buildings(board, seat)
        if bar_end(board, seat, NOBODY) == reason.NONE:
            add(board, do.END)


def list_verb(board: Board, seat: int, i: int) -> None:
    """List a verb with everything it can name now."""
    if VERBS[i].targets != target.NOTHING:
        list_targets(board, seat, i)
    elif VERBS[i].bar(board, seat, NOBODY) == reason.NONE:
        add(board, VERBS[i].first)


def list_targets(board: Board, seat: int, i: int) -> None:
    targets = VERBS[i].targets
    if targets == target.HANDED:
        list_handed(board, VERBS[i].first)
    elif targets == target.DRAWN:
        list_drawn(board)
    elif targets == target.CAST:
        list_cast(board, seat, i)
    elif targets == target.SEAT:
        list_seats(board, seat, i)
    elif targets == target.CITY:
        list_cities(board, seat, i)
    elif targets == target.OWN_CELL or targets == target.OWN_DISTRICT:
        list_city(board, seat, i, seat, 0)
    elif targets == target.OTHER_HAND:
        board.list_hand(board.other, VERBS[i].first)
    elif targets == target.DECK:
        list_deck(board)
    elif VERBS[i].bar(board, seat, NOBODY) == reason.NONE:  # a card of the hand, whichever it is
        board.list_hand(seat, VERBS[i].first)


def list_handed(board: Board, first: int) -> None:
    rest = board.left
    rank = 0
    count = 0
    while rest:
        board.offer[count] = first + board.cast[rank]  # written over if it was not handed on
        count += rest & 1
        rest >>= 1
        rank += 1
    board.offers = count


def list_cast(board: Board, seat: int, i: int) -> None:
    for rank in range(board.cast_size):
        if VERBS[i].bar(board, seat, board.cast[rank]) == reason.NONE:
            add(board, VERBS[i].first + board.cast[rank])


def list_seats(board: Board, seat: int, i: int) -> None:
    for other in range(board.seats):
        if VERBS[i].bar(board, seat, other) == reason.NONE:
            add(board, VERBS[i].first + other)


def list_cities(board: Board, seat: int, i: int) -> None:
    for other in range(board.seats):
        if VERBS[i].spares(board, seat, other) == reason.NONE:
            list_city(board, seat, i, other, other * 128)


def list_city(board: Board, seat: int, i: int, other: int, base: int) -> None:
    """The districts of a city, each once; without regard to gold on them where a verb names them so."""
    shift = 1 if VERBS[i].targets == target.OWN_DISTRICT else 0
    previous = NOBODY
    for at in range(board.size[other]):
        named = board.city[other][at] >> shift
        if named != previous and VERBS[i].bar(board, seat, base + named) == reason.NONE:
            add(board, VERBS[i].first + base + named)
        previous = named


def list_drawn(board: Board) -> None:
    """The cards drawn, each name once, in the order of the tables."""
    least = NOBODY
    while True:
        following = district.COUNT
        for i in range(board.drawn_size):
            if least < board.drawn[i] < following:
                following = board.drawn[i]
        if following == district.COUNT:
            return
        add(board, do.KEEP + following)
        least = following


def list_deck(board: Board) -> None:
    """What lies in the deck, without its order (C1.15)."""
    seen = 0
    for i in range(board.deck_size):
        seen |= ONE << board.deck[board.top + i & most.DECK_MASK]
    for kind in range(district.COUNT):
        if seen >> kind & 1:
            add(board, do.CHOOSE + kind)


# What is refused


def why_not(board: Board, move: int) -> int:
    """The reason why who decides cannot make a move that is not offered."""
    i = VERB[move]
    if not VERBS[i].phases >> board.phase & 1:
        return reason.NOT_ASKED if board.phase == phase.TURN else reason.ASKED
    code = bar_turn(board, board.to_move, i) if board.phase == phase.TURN else reason.NONE
    if code == reason.NONE:
        code = bar_target(board, board.to_move, i, move - VERBS[i].first)
    return reason.ASKED if code == reason.NONE else code


def bar_turn(board: Board, seat: int, i: int) -> int:
    """Why a verb cannot be said in this turn, whatever it names."""
    if board.used & did.LONE and VERBS[i].deed != did.BASIC:
        return reason.MURDERED if board.rank == board.murdered else reason.BEWITCHED
    if board.turn_character == character.WITCH and VERBS[i].deed != did.BASIC and VERBS[i].who != character.WITCH:
        return reason.WITCH
    if board.reading.rank8_timing_end_of_turn and board.used & did.STRIKE:
        return reason.ONLY_END
    if VERBS[i].who != NOBODY and VERBS[i].who != board.turn_character:
        return reason.CHARACTER
    if VERBS[i].district != district.NONE and not board.has[seat] >> VERBS[i].district & 1:
        return reason.NOT_IN_CITY
    if not board.used & VERBS[i].deed:
        return reason.NONE
    is_taken = board.reading.witch_income_basic_and_colour and board.rank == board.bewitched  # C4.25
    return reason.INCOME_TAKEN if is_taken and VERBS[i].deed == did.INCOME else VERBS[i].done


def bar_target(board: Board, seat: int, i: int, named: int) -> int:
    """Why a verb cannot name this."""
    targets = VERBS[i].targets
    other = named >> 7 if targets == target.CITY else named
    if (targets == target.CITY or targets == target.SEAT) and other >= board.seats:
        return reason.NO_SEAT
    if targets == target.HAND and not board.holds(seat, named):
        return reason.NOT_IN_HAND
    if targets == target.CITY:
        code = VERBS[i].spares(board, seat, other)
        # What a city is spared for is said of a district that is there.
        if (code == reason.NONE or code > reason.NOT_THERE) and not board.has_cell(other, named & 127):
            return reason.NOT_THERE
        if code != reason.NONE:
            return code
    return VERBS[i].bar(board, seat, named)


def price_of(board: Board, seat: int, move: int) -> int:
    """What a move costs or brings; below 0 if that is always the same, or the move cannot be made in this phase."""
    i = VERB[move]
    return VERBS[i].price(board, seat, move - VERBS[i].first) if VERBS[i].phases >> board.phase & 1 else -1


def cost_of(board: Board, seat: int, kind: int) -> int:
    """What a district would cost this seat to build."""
    return districts.building_price(board, seat, kind)


def rows() -> list[tuple[int, int, int, int, int]]:
    """Of each verb its first move, what it names, whose it is, what works, its paragraph."""
    return [
        (VERBS[i].first, VERBS[i].targets, VERBS[i].who, VERBS[i].district, VERBS[i].paragraph) for i in range(COUNT)
    ]

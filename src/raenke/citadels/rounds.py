"""The frame of a round: choosing, calling, whose turn it is, what ends turn, round and game (C3)."""

from raenke.citadels import (
    amount,
    cause,
    character,
    colour,
    did,
    district,
    districts,
    do,
    note,
    phase,
    reason,
    roles,
    target,
    verb,
)
from raenke.citadels.board import Board
from raenke.citadels.cards import CHARACTER_RANK, RANK_FOUR
from raenke.core.codes import NOBODY

RANK = CHARACTER_RANK


def start(board: Board) -> None:
    """C3.1: cast, crown, deck, hands, in the order of chance (C5.36)."""
    board.noted = 0
    board.round = 0
    board.over = False
    board.reign_seat = NOBODY
    board.is_last = False
    board.first = NOBODY
    board.is_declared = False
    board.haunted_round = 0
    board.museum_size = 0
    board.drawn_size = 0
    if board.is_cast_drawn:
        draw_cast(board)
    board.crown = board.start_player if board.start_player >= 0 else board.chance.below(board.seats)
    board.note(note.GAME_STARTED, board.crown, board.cast_size, 0)
    for rank in range(board.cast_size):
        board.note_item(board.cast[rank])
    for i in range(board.box_size):
        board.pile[i] = board.box[i]
    board.pile_size = board.box_size
    board.renew_deck()
    for seat in range(board.seats):
        board.gold[seat] = amount.START_GOLD
        board.held[seat] = 0
        board.size[seat] = 0
        board.has[seat] = 0
        for i in range(colour.COUNT):
            board.coloured[seat * 8 + i] = 0
        board.draw(seat, amount.START_CARDS, cause.DEAL)
    begin_round(board)


def draw_cast(board: Board) -> None:
    """Draw rank by rank; nothing is drawn where only one character is allowed (C5.33)."""
    for rank in range(board.cast_size):
        count = board.may_play_count[rank]
        at = board.chance.below(count) if count > 1 else 0
        board.cast[rank] = board.may_play[rank * 4 + at]


# Choosing


def begin_round(board: Board) -> None:
    """C3.2 a, b: lay out characters face up, then one face down."""
    board.round += 1
    board.reign = board.reign + 1 if board.crown == board.reign_seat else 1
    board.reign_seat = board.crown
    board.note(note.ROUND_STARTED, board.round, board.crown, 0)
    board.murdered = NOBODY
    board.robbed = NOBODY
    board.bewitched = NOBODY
    board.thief = NOBODY
    board.witch = NOBODY
    board.is_murdered_shown = False
    board.protected = NOBODY
    board.collector = NOBODY
    board.owes = 0
    board.paid = 0
    board.rank = NOBODY
    board.turn_seat = NOBODY
    board.removed = NOBODY
    for rank in range(9):
        board.holder[rank] = NOBODY
    board.left = (1 << board.cast_size) - 1 & ~(1 << RANK_FOUR)  # C5.37
    board.face_up = 0
    board.note(note.CHARACTERS_LAID_UP, board.laid_up, 0, 0)
    for i in range(board.laid_up):
        rank = draw_rank(board, board.cast_size - 1 - i)
        board.face_up |= 1 << rank
        board.note_item(board.cast[rank])
    board.left |= 1 << RANK_FOUR
    board.face_down = draw_rank(board, board.cast_size - board.laid_up)
    board.note(
        note.CHARACTER_LAID_DOWN,
        board.cast[board.face_down],
        NOBODY if board.reading.face_down_nobody else board.crown,
        0,
    )
    board.pick = 0
    ask_pick(board)


def draw_rank(board: Board, count: int) -> int:
    """Draw one of the ranks that are left at random; they count in order (C5.36)."""
    rest = board.left
    for _ in range(board.chance.below(count)):
        rest &= rest - 1
    rank = 0
    while not rest >> rank & 1:
        rank += 1
    board.left &= ~(1 << rank)
    return rank


def ask_pick(board: Board) -> None:
    """Ask the next player to take or set aside; the last card goes to the middle automatically (C5.38)."""
    if board.pick == board.picks:
        end_choosing(board)
        return
    board.phase = phase.PUT if board.pick_puts[board.pick] else phase.TAKE
    if board.pick == board.withdrawal:
        board.removed = draw_rank(board, board.cast_size - board.laid_up - 1 - board.pick)
        board.note(note.CHARACTER_REMOVED, board.cast[board.removed], 0, 0)
    if board.has_last_choice and board.pick == board.seats - 1:
        board.left |= 1 << board.face_down  # the last player may have either
    board.to_move = (board.reign_seat + board.pick_seat[board.pick]) % board.seats


def bar_take(board: Board, seat: int, who: int) -> int:
    rank = RANK[who]
    if rank >= board.cast_size or board.cast[rank] != who:
        return reason.NO_PART
    if board.left >> rank & 1:
        return reason.NONE
    return reason.FACE_UP if board.face_up >> rank & 1 else reason.NOT_HANDED


def play_take(board: Board, seat: int, who: int) -> None:
    board.holder[RANK[who]] = seat
    board.note(note.CHARACTER_TAKEN, seat, who, 0)
    hand_on(board, RANK[who])


def play_put(board: Board, seat: int, who: int) -> None:
    board.note(note.CHARACTER_PUT_AWAY, seat, who, 0)
    hand_on(board, RANK[who])


def hand_on(board: Board, rank: int) -> None:
    board.handed[board.pick] = board.left
    board.picked[board.pick] = rank
    board.left &= ~(1 << rank)
    board.pick += 1
    ask_pick(board)


def end_choosing(board: Board) -> None:
    seat = board.to_move if board.has_last_choice else NOBODY
    for rank in range(board.cast_size):
        if board.left >> rank & 1:
            board.note(note.CHARACTER_PUT_AWAY, seat, board.cast[rank], 0)
    board.left = 0
    call_next(board)


# Calling


def call_next(board: Board) -> None:
    """Call the ranks in order until one answers (C3.3 a)."""
    while True:
        board.rank += 1
        if board.rank == board.cast_size:
            end_round(board)
            return
        who = board.cast[board.rank]
        seat = board.holder[board.rank]
        board.note(note.RANK_CALLED, board.rank + 1, who, 0)
        is_murdered = board.rank == board.murdered
        if board.rank == 1 and (seat < 0 or is_murdered):
            board.owes = 0  # C5.74: an Assassin who built finds no Tax Collector
        if seat < 0 or (is_murdered and not board.has[seat] >> district.HOSPITAL & 1):
            continue
        board.note(note.CHARACTER_REVEALED, seat, who, 0)
        if is_murdered:
            board.is_murdered_shown = True
            begin_turn(board, seat, who, did.LONE)  # C1.26
            return
        if board.rank == board.robbed:
            board.move_gold(seat, board.thief, board.gold[seat], cause.THIEF)
        if who == character.KING:
            districts.move_crown(board, seat, cause.KING)
        if board.rank == board.bewitched:
            begin_lone(board, seat, who)
            return
        begin_turn(board, seat, who, 0)
        roles.enter(board, seat, who)
        return


def begin_turn(board: Board, seat: int, who: int, used: int) -> None:
    board.turn_seat = seat
    board.turn_character = who
    board.used = used
    board.built = 0
    board.embellished = 0
    board.spent = 0
    board.phase = phase.TURN
    board.to_move = seat


def begin_lone(board: Board, seat: int, who: int) -> None:
    """Let a bewitched player take what is left of the turn (C2.11 d, C4.23, C4.25)."""
    begin_turn(board, seat, who, did.LONE)
    if board.reading.witch_income_basic_and_colour and districts.income(board, seat, NOBODY) > 0:
        districts.play_income(board, seat, NOBODY)
    if who == character.EMPEROR and board.reading.bewitched_emperor_player:
        board.phase = phase.CROWN


def end_lone(board: Board) -> None:
    """End the turn of a murdered player with a Hospital; after a bewitched one the Witch goes on (C2.11 e)."""
    if board.rank != board.bewitched:
        call_next(board)
        return
    who = board.turn_character
    begin_turn(board, board.witch, who, did.BASIC)
    if board.reading.witch_income_basic_and_colour:
        board.used |= did.INCOME  # C4.25: the bewitched player has it
    if who != character.EMPEROR or not board.reading.bewitched_emperor_player:
        roles.enter(board, board.witch, who)


def play_bewitch(board: Board, seat: int, who: int) -> None:
    """Her turn stops here (C2.11 b)."""
    board.bewitched = RANK[who]
    board.witch = seat
    board.note(note.CHARACTER_NAMED, seat, who, cause.BEWITCH)
    call_next(board)


def bar_bewitch(board: Board, seat: int, who: int) -> int:
    code = roles.bar_name(board, seat, who)
    return reason.BASIC_FIRST if code != reason.NOT_IN_CAST and not board.used & did.BASIC else code


def play_end(board: Board, seat: int, _: int) -> None:
    """C3.5: tax, Poor House, Alchemist, Park."""
    roles.pay_debts(board)
    districts.help_poor(board, seat)
    roles.refund(board, seat)
    districts.fill_hand(board, seat)
    board.note(note.TURN_ENDED, seat, board.turn_character, 0)
    call_next(board)


# Ends


def end_round(board: Board) -> None:
    """Show the murdered character, then give an heir the crown (C5.43)."""
    board.turn_seat = NOBODY
    seat = NOBODY if board.murdered < 0 else board.holder[board.murdered]
    if seat >= 0 and not board.is_murdered_shown:
        board.note(note.MURDERED_SHOWN, seat, board.cast[board.murdered], 0)
    if board.reading.murdered_king_heir and seat >= 0 and board.murdered == RANK_FOUR:
        if board.cast[RANK_FOUR] == character.EMPEROR:
            board.is_heir = True
            board.phase = phase.CROWN
            board.to_move = seat
            return
        districts.move_crown(board, seat, cause.HEIR)
    close_round(board)


def play_crown(board: Board, seat: int, receiver: int) -> None:
    """Emperor; or his heir, who is not paid (C5.44)."""
    if board.is_heir:
        roles.give_crown(board, receiver, cause.HEIR)
        close_round(board)
    else:
        roles.crown(board, receiver)


def close_round(board: Board) -> None:
    board.is_heir = False
    board.note(note.ROUND_ENDED, board.round, 0, 0)
    if board.is_last_round():
        end_game(board)
        return
    if board.reading.long_reign_on and board.reign >= 3 and board.crown == board.reign_seat:
        districts.move_crown(board, (board.crown + 1) % board.seats, cause.LONG_REIGN)  # C4.4
    begin_round(board)


def end_game(board: Board) -> None:
    board.phase = phase.OVER
    board.to_move = NOBODY
    board.over = True
    board.count_points()
    board.note(note.GAME_ENDED, board.seats, 0, 0)
    for seat in range(board.seats):
        board.note_item(board.points[seat])


TURN = 1 << phase.TURN
NO = district.NONE
ROWS = [
    verb.Verb(do.TAKE, target.HANDED, 1 << phase.TAKE, 0, 0, NOBODY, NO, 302,
              districts.same_price, districts.always, bar_take, play_take),
    verb.Verb(do.PUT, target.HANDED, 1 << phase.PUT, 0, 0, NOBODY, NO, 302,
              districts.same_price, districts.always, bar_take, play_put),
    verb.Verb(do.BEWITCH, target.CAST, TURN, did.ABILITY, reason.ABILITY_DONE, character.WITCH, NO, 211,
              districts.same_price, districts.always, bar_bewitch, play_bewitch),
    verb.Verb(do.CROWN, target.SEAT, 1 << phase.CROWN, 0, 0, NOBODY, NO, 214,
              districts.same_price, districts.always, roles.bar_crown, play_crown),
]  # fmt: skip
COUNT = 4


def row(at: int) -> verb.Verb:
    return ROWS[at]

"""The basic action of a turn (C3.3)."""

from raenke.citadels import (
    amount,
    cause,
    did,
    district,
    districts,
    do,
    note,
    phase,
    reason,
    roles,
    rounds,
    target,
    verb,
)
from raenke.citadels.board import Board
from raenke.core.codes import NOBODY


def play_gold(board: Board, seat: int, _: int) -> None:
    board.take_gold(seat, amount.BASIC_GOLD, cause.BASIC)
    end_basic(board)


def play_draw(board: Board, seat: int, _: int) -> None:
    """Draw; the cards stay apart until some of them are kept (C3.3 c)."""
    board.keeps = districts.kept_cards(board.has[seat])
    for _ in range(districts.due_cards(board.has[seat])):
        kind = board.next_card()
        if kind == district.NONE:
            break
        board.drawn[board.drawn_size] = kind
        board.drawn_size += 1
        board.note(note.CARD_DRAWN, seat, kind, cause.BASIC)
    board.phase = phase.KEEP
    if board.drawn_size <= board.keeps:
        for i in range(board.drawn_size):
            board.add_card(seat, board.drawn[i])
            board.note(note.CARD_KEPT, seat, board.drawn[i], 0)
        board.drawn_size = 0
        end_basic(board)


def play_keep(board: Board, seat: int, kind: int) -> None:
    """Keep one card; after the last one the rest is discarded in the order drawn (C5.51)."""
    board.add_card(seat, kind)
    board.note(note.CARD_KEPT, seat, kind, 0)
    at = 0
    while board.drawn[at] != kind:
        at += 1
    board.drawn_size -= 1
    while at < board.drawn_size:
        board.drawn[at] = board.drawn[at + 1]
        at += 1
    board.keeps -= 1
    if board.keeps == 0:
        for i in range(board.drawn_size):
            board.put_away(seat, board.drawn[i], cause.BASIC)
        board.drawn_size = 0
        end_basic(board)


def end_basic(board: Board) -> None:
    board.phase = phase.TURN
    if board.used & did.LONE:
        rounds.end_lone(board)


TURN = 1 << phase.TURN
NO = district.NONE
ROWS = [
    verb.Verb(do.GOLD, target.NOTHING, TURN, did.BASIC, reason.BASIC_DONE, NOBODY, NO, 303,
              districts.same_price, districts.always, districts.always, play_gold),
    verb.Verb(do.DRAW, target.NOTHING, TURN, did.BASIC, reason.BASIC_DONE, NOBODY, NO, 303,
              districts.same_price, districts.always, roles.bar_no_deck, play_draw),
    verb.Verb(do.KEEP, target.DRAWN, 1 << phase.KEEP, 0, 0, NOBODY, NO, 303,
              districts.same_price, districts.always, districts.always, play_keep),
]  # fmt: skip
COUNT = 3


def row(at: int) -> verb.Verb:
    return ROWS[at]

"""Why a move is not offered, from the view alone."""

from raenke.core.errors import IllegalMove
from raenke.core.latest import keeping_the_last
from raenke.core.nearest import nearest
from raenke.kabale.known import table_of
from raenke.kabale.moves import move_of, text_of
from raenke.kabale.view import Back, Face, KabaleView

table_known = keeping_the_last(table_of)


def offered(view: KabaleView) -> list[str]:
    """The moves a view's seat may make now: all tables that fit the view have the same."""
    return [text_of(move) for move in table_known(view).moves()] if view.seat == view.to_move else []


def why_not(view: KabaleView, text: str) -> IllegalMove | None:
    """Why a move is not offered, with the paragraph; None if it is offered."""
    move = move_of(text)
    if move is None:
        return no_move(view, text if len(text) <= 40 else f"{text[:40]}…")
    if view.decision == "over":
        return IllegalMove("the game is over (K2.9)", "refusal-over")
    if view.seat != view.to_move:
        return IllegalMove(
            f"it is not your turn, seat {view.to_move} decides now (K2.3)", "refusal-turn", {"seat": view.to_move}
        )
    return None if text_of(move) in offered(view) else refusal(view, text_of(move))


def refusal(view: KabaleView, text: str) -> IllegalMove:
    """Why a move that reads well is not offered to the deciding seat."""
    match view.decision, text.split():
        case "cloak", ["decline"]:
            return IllegalMove("you must slip a card under the Cloak (K5.19)", "refusal-cloak-must")
        case "cloak", ["cloak", card]:
            return not_in_hand(view, card, "K3.4")
        case "cloak", _:
            cloak = view.options["cloak"]
            or_decline = "" if cloak == "must" else " or decline"
            words = f"first decide about the Cloak: cloak <card>{or_decline} (K3.4)"
            return IllegalMove(words, "refusal-choice-cloak", {"cloak": cloak})
        case "traitor", ["swap", column] if int(column) > view.seats:
            return no_such_column(view, int(column), "K3.5")
        case "traitor", ["swap", _]:
            words = "choose another column: the Traitor cannot swap a goal with itself (K3.5)"
            return IllegalMove(words, "refusal-own-column")
        case "traitor", _:
            words = "first decide about the Traitor: swap <column> or decline (K3.5)"
            return IllegalMove(words, "refusal-choice-traitor")
        case _, ["lay", card, _] if card not in view.hand:
            return not_in_hand(view, card, "K2.3")
        case _, ["lay", _, column] if int(column) > view.seats:
            return no_such_column(view, int(column), "K2.3")
        case _, ["lay", _, column]:
            words = f"a Storm has closed column {column} (K3.3)"
            return IllegalMove(words, "refusal-closed", {"column": int(column)})
    return IllegalMove("there is nothing to choose now; lay a card (K2.3)", "refusal-nothing-to-choose")


def no_move(view: KabaleView, text: str) -> IllegalMove:
    near = ", ".join(nearest(text, offered(view)))
    words = f"{text!r} is not a move; did you mean {near}?" if near else f"{text!r} is not a move (K2.3)"
    return IllegalMove(words, "refusal-parse", {"text": text, "nearest": near})


def no_such_column(view: KabaleView, column: int, paragraph: str) -> IllegalMove:
    return IllegalMove(
        f"there is no column {column}, only 1 to {view.seats} ({paragraph})",
        "refusal-no-such-column",
        {"column": column, "columns": view.seats, "paragraph": paragraph},
    )


def not_in_hand(view: KabaleView, card: str, paragraph: str) -> IllegalMove:
    """Where the card is instead."""
    seat = view.to_move
    own = view.players[seat]
    where = next(
        (number + 1 for number, column in enumerate(view.columns) for ally in column if is_own(ally, seat, card)), None
    )
    if where is not None:
        return IllegalMove(
            f"your {card} is in column {where} ({paragraph})",
            "refusal-in-column",
            {"card": card, "column": where, "paragraph": paragraph},
        )
    if card in own.discard:
        return IllegalMove(
            f"your {card} is in your discard pile ({paragraph})",
            "refusal-in-discard",
            {"card": card, "paragraph": paragraph},
        )
    if card in own.in_pile_or_played:
        return IllegalMove(
            f"you do not hold {card}; it is still in your draw pile ({paragraph})",
            "refusal-in-pile",
            {"card": card, "paragraph": paragraph},
        )
    return IllegalMove(f"you have no {card} in this game (K5.9)", "refusal-not-allied", {"card": card})


def is_own(ally: Face | Back, seat: int, card: str) -> bool:
    return isinstance(ally, Face) and ally.seat == seat and ally.card == card


def refused(view: KabaleView) -> list[tuple[str, IllegalMove]]:
    """Moves the deciding seat may miss, each with the reason: a closed column, the Traitor's own, declining."""
    moves = offered(view)
    return [(move, refusal(view, move)) for move in attempts(view) if move not in moves] if moves else []


def attempts(view: KabaleView) -> list[str]:
    """Moves that a person might want now, offered or not."""
    columns = range(1, view.seats + 1)
    match view.decision:
        case "lay":
            return [f"lay {card} {column}" for card in view.hand for column in columns]
        case "traitor":
            return [f"swap {column}" for column in columns]
    return ["decline"]

"""A bot that knows what cards and columns are worth: it takes the move it likes best, without looking ahead."""

from raenke.bots.advice import Advice
from raenke.bots.kabale.policy import Liked, Policy
from raenke.bots.kabale.policy_weights import PARTNERS
from raenke.kabale import ally
from raenke.kabale.cards import ALLIES, DOMAINS, SPECIALIST, printed_number
from raenke.kabale.imagine import Imagining
from raenke.kabale.moves import move_of
from raenke.kabale.view import Face, KabaleView

AT_HOME = 12
HIGH_NUMBER = 9
STRONG_NUMBER = 11
ANY_DOMAIN = 7


class Greedy:
    """Takes the move that looks best now. The same view gives the same move, whatever the seed and the past."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def __repr__(self) -> str:
        return "<bot greedy of kabale>"

    def choose(self, view: KabaleView, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        liked = likings(view, options)
        return max(options, key=lambda option: liked[option].liking)

    def advise(self, view: KabaleView, options: list[str]) -> list[Advice]:
        """All moves, best first, each with a true reason if there is one."""
        liked = likings(view, options)
        advices = [Advice(option, liked[option].liking, reason_of(view, option, liked)) for option in options]
        return sorted(advices, key=lambda advice: -advice.value)


def likings(view: KabaleView, options: list[str]) -> dict[str, Liked]:
    """What the seat thinks of its options. It uses an imagined table, but nothing hidden on it."""
    moves = [move_of(option) for option in options]
    liked = Policy(Imagining(view).table()).liked([move for move in moves if move is not None])
    return dict(zip(options, liked, strict=True))


def reason_of(view: KabaleView, option: str, liked: dict[str, Liked]) -> str:
    match option.split():
        case ["lay", card, column]:
            return reason_to_lay(view, ALLIES.index(card), int(column) - 1, liked[option])
        case ["cloak", _] if "decline" in liked and liked[option].liking > liked["decline"].liking:
            return "reason-cloak-strengthens"
        case ["swap", _] if liked[option].liking > liked["decline"].liking:
            return "reason-swap-gains"
    return ""


def reason_to_lay(view: KabaleView, card: int, column: int, liked: Liked) -> str:
    """The strongest of the true reasons."""
    number = printed_number(card, DOMAINS.index(view.goals[column][0]))
    if card in PARTNERS and has_own(view, column, ALLIES[PARTNERS[card]]):
        return "reason-pairs-prince-squire" if card in (ally.PRINCE, ally.SQUIRE) else "reason-romeo-juliet"
    if card == ally.ASSASSIN and view.options["assassin"] == "kills_revealer":
        return "reason-assassin-trap"
    if card == ally.STORM and view.options["storm"] == "closes":
        return "reason-storm"
    if card in SPECIALIST and number == AT_HOME:
        return "reason-specialist"
    if liked.would_win:
        return "reason-saves-column" if liked.is_behind else "reason-wins-column"
    if number is not None and number >= HIGH_NUMBER:
        return "reason-high-number"
    if any((printed_number(ALLIES.index(held), ANY_DOMAIN) or 0) >= STRONG_NUMBER for held in view.hand):
        return "reason-keeps-strong"
    return "reason-bluff"


def has_own(view: KabaleView, column: int, card: str) -> bool:
    return any(isinstance(ally, Face) and (ally.seat, ally.card) == (view.seat, card) for ally in view.columns[column])

"""A bot that knows what the cards do: it weighs each move by the goals it may bring, and looks no move ahead."""

from zlib import crc32

import msgspec

from raenke.bots.advice import Advice
from raenke.bots.kabale.prospect import CARD_OF, Outlook, Prospect
from raenke.kabale.cards import (
    ALLIES,
    ASSASSIN,
    DOMAINS,
    JULIET,
    PRINCE,
    ROMEO,
    SPECIALIST,
    SQUIRE,
    STORM,
    printed_number,
)
from raenke.kabale.view import Face, KabaleView

# What it costs to spend a card: about a third of the points it brought on average when this bot played itself.
PRICE = dict(
    zip(
        ALLIES,
        (
            1.17, 1.02, 0.9,
            0.72, 0.72, 0.72, 0.72, 0.72, 0.72,
            0.69, 0.87, 0.84, 0.57, 0.75,
            0.99, 0.87, 0.78, 0.98, 0.78, 0.69, 0.81,
            0.6, 0.87, 0.63, 1.11,
        ),
        strict=True,
    )
)  # fmt: skip

PARTNER = {PRINCE: SQUIRE, SQUIRE: PRINCE, ROMEO: JULIET, JULIET: ROMEO}
LIKELY = 0.5
AT_HOME = 12
HIGH_NUMBER = 9
STRONG_NUMBER = 11
ANY_DOMAIN = 7


class Greedy:
    """Takes what looks best at once. The same seed and the same view give the same move, whatever was before."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: KabaleView, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        prospect = self.prospect(view)
        return max(options, key=lambda option: worth(option, weigh(prospect, option)))

    def advise(self, view: KabaleView, options: list[str]) -> list[Advice]:
        """All moves, the best first, each with a reason that holds, where there is one."""
        prospect = self.prospect(view)
        outlooks = {option: weigh(prospect, option) for option in options}
        advices = [
            Advice(option, worth(option, outlook), reason_of(view, option, outlook))
            for option, outlook in outlooks.items()
        ]
        return sorted(advices, key=lambda advice: -advice.value)

    def prospect(self, view: KabaleView) -> Prospect:
        return Prospect(view, self.seed ^ crc32(msgspec.msgpack.encode(view)) << 32)


def weigh(prospect: Prospect, option: str) -> Outlook:
    match option.split():
        case ["lay", card, column]:
            return prospect.laid(CARD_OF[card], int(column) - 1)
        case ["cloak", card]:
            return prospect.slipped(CARD_OF[card])
        case ["swap", column]:
            return prospect.swapped(int(column) - 1)
    return Outlook(0.0, 0.0, 0.0)


def worth(option: str, outlook: Outlook) -> float:
    """What a move brings, less what the card it spends could bring elsewhere."""
    what, *rest = option.split()
    return outlook.value - (PRICE[rest[0]] if what in ("lay", "cloak") else 0.0)


def reason_of(view: KabaleView, option: str, outlook: Outlook) -> str:
    match option.split():
        case ["lay", card, column]:
            return reason_to_lay(view, CARD_OF[card], int(column) - 1, outlook)
        case ["cloak", _] if outlook.value > 0:
            return "reason-cloak-strengthens"
        case ["swap", _] if outlook.value > 0:
            return "reason-swap-gains"
    return ""


def reason_to_lay(view: KabaleView, card: int, column: int, outlook: Outlook) -> str:
    """The most telling reason of those that are true."""
    number = printed_number(card, DOMAINS.index(view.goals[column][0]))
    if card in PARTNER and has_own(view, column, ALLIES[PARTNER[card]]):
        return "reason-pairs-prince-squire" if card in (PRINCE, SQUIRE) else "reason-romeo-juliet"
    if card == ASSASSIN:
        return "reason-assassin-trap"
    if card == STORM:
        return "reason-storm"
    if card in SPECIALIST and number == AT_HOME:
        return "reason-specialist"
    if outlook.wins >= LIKELY:
        return "reason-wins-column" if outlook.won_anyway >= LIKELY else "reason-saves-column"
    if number is not None and number >= HIGH_NUMBER:
        return "reason-high-number"
    if any((printed_number(CARD_OF[held], ANY_DOMAIN) or 0) >= STRONG_NUMBER for held in view.hand):
        return "reason-keeps-strong"
    return "reason-bluff"


def has_own(view: KabaleView, column: int, card: str) -> bool:
    return any(isinstance(ally, Face) and (ally.seat, ally.card) == (view.seat, card) for ally in view.columns[column])

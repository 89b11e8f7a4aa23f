"""A bot that weighs gold, districts and characters, and takes what looks best without any search."""

from collections.abc import Callable

from raenke.bots.advice import Advice
from raenke.bots.citadels import cards, choosing, naming, strikes, turn
from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.turn import Judged
from raenke.citadels.view import CitadelsView

# The judge of a move, by its first word.
JUDGES: dict[str, Callable[..., Judged]] = {
    "put": choosing.put,
    "gold": turn.gold, "draw": turn.draw, "income": turn.income, "bonus": turn.bonus, "cards": turn.cards,
    "levy": turn.levy, "navigate": turn.navigate, "build": turn.build, "end": turn.end,
    "embellish": turn.embellish, "laboratory": turn.laboratory, "museum": turn.museum, "smithy": turn.smithy,
    "murder": naming.murder, "rob": naming.rob, "bewitch": naming.bewitch, "crown": naming.crown,
    "declare": naming.declare, "decline": turn.nothing,
    "keep": cards.keep, "choose": cards.keep, "look": cards.look, "exchange": cards.exchange,
    "discard": cards.discard, "done": turn.nothing, "peek": cards.peek, "pick": cards.pick, "hand": cards.hand,
    "city": cards.city, "pay": cards.pay,
    "destroy": strikes.destroy, "armory": strikes.armory, "trade": strikes.trade, "give": strikes.give,
    "recover": strikes.recover,
}  # fmt: skip


class Greedy:
    """Takes what looks best now. The same seed and view give the same move, whatever came before."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return "<bot greedy of citadels>"

    def choose(self, view: CitadelsView, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        situation = self.situation(view, options)
        return max(options, key=lambda option: self.judged(situation, option)[0])

    def advise(self, view: CitadelsView, options: list[str]) -> list[Advice]:
        """All moves, the best first, each with a true reason if there is one."""
        situation = self.situation(view, options)
        advices = [Advice(option, *self.judged(situation, option)) for option in options]
        return sorted(advices, key=lambda advice: -advice.value)

    def situation(self, view: CitadelsView, options: list[str]) -> Situation:
        return Situation(view, options)

    def judged(self, situation: Situation, option: str) -> Judged:
        what, *rest = option.split()
        if what == "take":
            return choosing.take(situation, rest[0], self.seed)
        return JUDGES.get(what, turn.unknown)(situation, *rest)

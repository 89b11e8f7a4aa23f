"""Weaker players of Ohne Furcht und Adel: greedy ones who overlook what beginners overlook."""

from functools import cached_property, partial

from raenke.bots.citadels.city import ROW
from raenke.bots.citadels.greedy import Greedy
from raenke.bots.citadels.holders import IN_PLAY, Holders
from raenke.bots.citadels.situation import EACH, Situation
from raenke.bots.citadels.turn import Judged
from raenke.bots.citadels.values import USELESS
from raenke.bots.oversights import Shares, overlooked
from raenke.citadels import amount
from raenke.citadels.view import CitadelsView
from raenke.core.game import Game

SPLENDID = 4  # what a district costs that is worth dreaming of
ALIKE = 0.4  # the share of its worth that every card of a hand has, if all count alike
TASTE = {"king": 5.0, "assassin": 4.5, "magician": 4.0, "wizard": 4.0, "thief": 3.5, "warlord": 3.0, "bishop": 2.5}


class Beginner(Greedy):
    """Takes what looks best, seeing less than there is. The same seed and view give the same move."""

    def __init__(self, shares: Shares, game: Game, seed: int) -> None:
        super().__init__(seed)
        self.shares = shares

    def situation(self, view: CitadelsView, options: list[str]) -> Situation:
        missed = overlooked(self.shares, self.seed, view)
        if "draw" not in options:
            missed -= {"cards"}  # it would rather hold a card than build it
        return Glance(view, options, missed)

    def judged(self, situation: Situation, option: str) -> Judged:
        assert isinstance(situation, Glance)
        what, *rest = option.split()
        if what == "keep" and "keeping" in situation.missed:
            return situation.splendour(rest[0]), ""
        if what == "take" and "taste" in situation.missed:
            return TASTE.get(rest[0], 2.0) + situation.whim(rest[0], self.seed), ""
        return super().judged(situation, option)


class Glance(Situation):
    """A view as somebody sees it who misses some things."""

    def __init__(self, view: CitadelsView, offers: list[str], missed: frozenset[str]) -> None:
        self.missed = missed
        super().__init__(view, offers)

    # Who is near the last district

    def turns_to_come(self) -> float:
        """Only the own city says how long the game lasts."""
        if "end" not in self.missed or self.is_last_round:
            return super().turns_to_come()
        return EACH[self.view.seats] * max(1.0, self.view.needed - self.city.size)

    def is_near(self, seat: int) -> bool:
        return "end" not in self.missed and super().is_near(seat)

    def completion(self, seat: int) -> int:
        return 0 if "end" in self.missed else super().completion(seat)

    def finishing(self, worth: float) -> float:
        """A complete city is good, whoever leads."""
        if "end" in self.missed and not self.view.is_last:
            return float(amount.FIRST_POINTS)
        return super().finishing(worth)

    def tempo(self) -> float:
        """There is no hurry."""
        return 0.0 if "end" in self.missed else super().tempo()

    # What the others may have taken

    def danger(self, character: str) -> float:
        return 0.0 if "others" in self.missed else super().danger(character)

    @cached_property
    def holders(self) -> Holders:
        """Everybody may have everything alike."""
        found = super().holders
        if "others" in self.missed:
            found.chances = {}
            for slot in self.view.slots:
                if slot.seat is not None and slot.what in IN_PLAY:
                    for name in slot.characters:
                        found.chances.setdefault(name, {})[slot.seat] = 1 / len(slot.characters)
        return found

    # Gold and cards

    def holding(self, worths: list[float]) -> float:
        """Another card is always good, however many there are."""
        return ALIKE * sum(worths) if "cards" in self.missed else super().holding(worths)

    def built(self, card: str, gold: int, character: str) -> float:
        """What is cheap is not built if it would come out of what something splendid costs."""
        if "saving" in self.missed and ROW[card].cost < SPLENDID and self.left > 1 and self.dreams(gold):
            return -1.0
        return super().built(card, gold, character)

    def dreams(self, gold: int) -> bool:
        """Whether something splendid in the hand is still too dear."""
        return any(ROW[card].cost >= SPLENDID and self.city.price(card) > gold for card in self.useful)

    def splendour(self, card: str) -> float:
        """The dearest card is the best one, whatever it costs and whatever colours the city lacks."""
        return ROW[card].cost if self.can_stand(card) and card not in self.view.hand else USELESS


OVERSIGHTS = ("end", "others", "keeping", "taste", "cards", "saving")

BEGINNERS = {
    "novice": partial(Beginner, {"end": 1.0, "others": 1.0, "keeping": 1.0, "saving": 0.5, "taste": 0.5, "cards": 0.2}),
    "hasty": partial(Beginner, {"end": 0.7, "others": 0.7, "keeping": 0.7, "taste": 0.35, "cards": 0.15}),
}

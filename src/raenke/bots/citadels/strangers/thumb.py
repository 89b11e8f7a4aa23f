"""A stranger who plays by rules of thumb, as people tell each other after a few games."""

from raenke.bots.citadels.strangers.manner import ACTION, FIRST, Manner
from raenke.bots.citadels.strangers.reading import Reading
from raenke.citadels.cards import cost_of

# How much the rest of the table wants a character, whatever lies there.
WANTED = {"architect": 2.0, "king": 1.5, "merchant": 1.5, "wizard": 1.5, "alchemist": 1.5, "navigator": 1.5}
FULL_PURSE = 4


class Thumb(Manner):
    """Takes what fits its hand and purse; murders and robs whom everybody would."""

    width = 0.6

    def take(self, reading: Reading, name: str) -> float:
        worth = WANTED.get(name, 1.0) + reading.income(name)
        is_rich = reading.gold >= FULL_PURSE
        match name:
            case "architect":
                return worth + 2 * (is_rich and len(reading.useful) > 1)
            case "magician" | "wizard":
                return worth + 0.6 * max(0, reading.most_cards() - len(reading.useful))
            case "thief":
                return worth + 0.25 * reading.most_gold()
            case "assassin" | "witch":
                return worth + 2 * (reading.closest <= 2)
            case "bishop":
                return worth + (reading.missing(reading.me) <= 3)
            case "alchemist":
                return worth + is_rich
            case "warlord" | "diplomat":
                return worth + (reading.closest <= 2)
        return worth

    def murder(self, reading: Reading, name: str) -> float:
        return FIRST + WANTED.get(name, 1.0) * reading.expected(name, [1.0] * reading.view.seats) * 2

    def draw(self, reading: Reading) -> float:
        return ACTION + 2 * (len(reading.useful) < 2) + (not reading.useful)

    def keep(self, reading: Reading, card: str) -> float:
        if card in reading.city or card in reading.hand:
            return 0.0
        return 2.0 + min(cost_of(card), reading.gold + 2)

"""A stranger who wants eight districts first, however small."""

from raenke.bots.citadels.strangers.manner import ACTION, BUILD, FIRST, Manner
from raenke.bots.citadels.strangers.reading import Reading
from raenke.citadels.cards import cost_of


class Rusher(Manner):
    """Builds the cheapest card it has, every turn."""

    def take(self, reading: Reading, name: str) -> float:
        worth = 1.0 + 0.7 * reading.income(name)
        match name:
            case "architect":
                return worth + 1 + 1.5 * max(0, len(reading.affordable(2)) - 1)
            case "magician" | "navigator":
                return worth + (2.5 if len(reading.useful) < 2 else 0)
            case "bishop":
                return worth + 2 * (reading.missing(reading.me) <= 3)
            case "assassin" | "witch":
                return worth + 3 * (reading.missing(reading.me) <= 1)
            case "king" | "emperor" | "merchant" | "alchemist":
                return worth + 1
        return worth

    def murder(self, reading: Reading, name: str) -> float:
        others = [8.0 - reading.missing(seat) for seat in range(reading.view.seats)]
        return FIRST + (name in ("warlord", "diplomat")) + 0.5 * reading.expected(name, others)

    def gold(self, reading: Reading) -> float:
        return ACTION + 2 * (not reading.affordable()) + 1

    def draw(self, reading: Reading) -> float:
        return ACTION + 2 * (len(reading.useful) < 2)

    def keep(self, reading: Reading, card: str) -> float:
        return 0.0 if card in reading.city or card in reading.hand else 8.0 - cost_of(card)

    def build(self, reading: Reading, card: str) -> float:
        is_last = reading.missing(reading.me) <= 1
        return BUILD + (cost_of(card) if is_last else 8 - cost_of(card))

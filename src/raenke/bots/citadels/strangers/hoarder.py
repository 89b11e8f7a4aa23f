"""A stranger who hoards gold, and builds only what is splendid."""

from raenke.bots.citadels.strangers.manner import ACTION, BUILD, FIRST, NEVER, Manner
from raenke.bots.citadels.strangers.reading import Reading
from raenke.citadels.cards import cost_of

SPLENDID = 4
LATE = 3  # a city that lacks so few districts hurries even the hoarder
SPILLS = 8  # with so much gold anything is built
LIKED = {"merchant": 2.0, "king": 1.5, "architect": 1.2, "bishop": 1.3, "alchemist": 2.0, "abbot": 1.5, "emperor": 1.2}


class Hoarder(Manner):
    """Takes gold, guards it, and waits for the expensive card."""

    def take(self, reading: Reading, name: str) -> float:
        worth = LIKED.get(name, 0.8) + reading.income(name)
        if name == "architect":
            worth += 0.3 * max(0, reading.gold - 5)
        if name == "assassin":
            worth += 0.2 * reading.gold  # the purse is safest with rank 1
        return worth

    def murder(self, reading: Reading, name: str) -> float:
        return FIRST + (name in ("thief", "tax_collector")) + reading.expected(name, [1.0] * reading.view.seats)

    def gold(self, reading: Reading) -> float:
        return ACTION + 3 * any(cost_of(card) >= SPLENDID for card in reading.useful) + 1

    def draw(self, reading: Reading) -> float:
        return ACTION + 2 + 2 * (not reading.useful)

    def keep(self, reading: Reading, card: str) -> float:
        return 0.0 if card in reading.city or card in reading.hand else float(cost_of(card))

    def build(self, reading: Reading, card: str) -> float:
        is_hurried = reading.closest <= LATE or reading.gold >= SPILLS
        return BUILD + 2 * cost_of(card) if cost_of(card) >= SPLENDID or is_hurried else NEVER

    def destroy(self, reading: Reading, seat: str, card: str) -> float:
        return NEVER  # it would cost gold

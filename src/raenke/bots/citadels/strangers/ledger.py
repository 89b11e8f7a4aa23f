"""A stranger who keeps a ledger: everything is so much gold, and the larger sum wins."""

from raenke.bots.citadels.strangers.manner import ACTION, BUILD, FIRST, LATER, NEVER, Manner
from raenke.bots.citadels.strangers.reading import Reading
from raenke.citadels.cards import colour_of, cost_of
from raenke.citadels.view import CitadelsView

CARD = 1.0  # gold for a card one can use
CROWN = 0.8
TURN = 3.0  # gold that a lost turn costs


class Ledger(Manner):
    """Sums up gold, cards and points of every option."""

    width = 0.3

    def worths_of(self, view: CitadelsView) -> list[float]:
        """What a murdered seat would lose."""
        return [TURN + 0.5 * player.gold + 0.2 * score for player, score in zip(view.players, view.scores, strict=True)]

    def take(self, reading: Reading, name: str) -> float:
        worth = float(reading.income(name))
        short = max(0, 3 - len(reading.useful))
        match name:
            case "merchant" | "abbot":
                return worth + 1
            case "king" | "emperor":
                return worth + CROWN
            case "architect":
                built = sorted(cost_of(card) for card in reading.useful)[:2]
                return worth + 2 * CARD + (0.5 * sum(built) if sum(built) <= reading.gold + 2 else 0)
            case "navigator":
                return worth + 2.5 + short * CARD
            case "magician":
                return worth + CARD * max(0, reading.most_cards() - len(reading.useful)) * 0.7
            case "wizard":
                return worth + 2 * CARD
            case "thief":
                return worth + sum(reading.view.players[seat].gold for seat in reading.others) / len(reading.others) / 2
            case "tax_collector":
                return worth + 0.5 * len(reading.others)
            case "alchemist":
                return worth + max(map(cost_of, reading.affordable(2)), default=0) * 0.7
            case "assassin" | "witch":
                return worth + TURN / 2 + (reading.closest <= 1) * TURN
            case "warlord" | "diplomat" | "bishop":
                return worth + 0.6 + (reading.closest <= 2) * 0.8
        return worth + 1

    def murder(self, reading: Reading, name: str) -> float:
        return FIRST + reading.expected(name, self.worths_of(reading.view))

    def gold(self, reading: Reading) -> float:
        enough = reading.gold >= max(map(cost_of, reading.useful), default=0)
        return ACTION + (1.0 if enough else 2.0)

    def draw(self, reading: Reading) -> float:
        return ACTION + CARD * max(0.5, 2.5 - len(reading.useful))

    def keep(self, reading: Reading, card: str) -> float:
        if card in reading.city or card in reading.hand:
            return 0.0
        return 1.0 + self.gain(reading, card) - 0.3 * max(0, cost_of(card) - reading.gold - 2)

    def gain(self, reading: Reading, card: str) -> float:
        """Points of a card: its cost, and a new colour."""
        return cost_of(card) * 0.6 + 1.0 * (colour_of(card) not in {colour_of(each) for each in reading.city})

    def build(self, reading: Reading, card: str) -> float:
        return BUILD + self.gain(reading, card)

    def destroy(self, reading: Reading, seat: str, card: str) -> float:
        other = int(seat) - 1
        if other == reading.me:
            return NEVER
        harm = cost_of(card) * 0.3 + (3.0 if reading.missing(other) <= 2 else 0.0)
        profit = harm - (cost_of(card) - 1)
        return LATER + profit if profit > 0 else NEVER

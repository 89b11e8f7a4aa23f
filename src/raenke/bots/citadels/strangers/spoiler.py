"""A stranger who looks at the leader only, and hurts whoever that is."""

from raenke.bots.citadels.strangers.manner import ACTION, FIRST, LATER, NEVER, SWAP, Manner
from raenke.bots.citadels.strangers.reading import Reading
from raenke.citadels.cards import cost_of

WEAPONS = {"assassin": 3.0, "warlord": 2.5, "thief": 2.0, "magician": 1.5, "witch": 3.0, "diplomat": 2.5, "wizard": 2.0}
MURDERED = {"architect": 1.5, "merchant": 1.2, "king": 1.2}


class Spoiler(Manner):
    """Murders, robs and burns at the top of the table, and builds with what is left."""

    width = 0.4

    def take(self, reading: Reading, name: str) -> float:
        worth = WEAPONS.get(name, 1.0) + 0.7 * reading.income(name)
        leader = reading.view.players[reading.leader]
        match name:
            case "thief":
                return worth + 0.4 * leader.gold
            case "magician":
                return worth + 0.5 * (leader.hand_size - len(reading.useful))
            case "warlord" | "diplomat":
                return worth + 0.2 * reading.gold
        return worth

    def murder(self, reading: Reading, name: str) -> float:
        return FIRST + 3 * reading.chance_of(reading.leader, name) * MURDERED.get(name, 1.0)

    def rob(self, reading: Reading, name: str) -> float:
        return FIRST + 3 * reading.chance_of(reading.leader, name)

    def bewitch(self, reading: Reading, name: str) -> float:
        return FIRST + 3 * reading.chance_of(reading.leader, name)

    def exchange(self, reading: Reading, seat: str) -> float:
        more = reading.view.players[int(seat) - 1].hand_size - len(reading.useful)
        return SWAP + more + 2 * (int(seat) - 1 == reading.leader) if more > 0 else NEVER

    def draw(self, reading: Reading) -> float:
        return ACTION + 2 * (len(reading.useful) < 2)

    def destroy(self, reading: Reading, seat: str, card: str) -> float:
        if int(seat) - 1 != reading.leader:
            return NEVER
        price = cost_of(card) - 1
        is_worth = price <= 1 or reading.missing(reading.leader) <= 2
        return LATER + cost_of(card) if is_worth else NEVER

    def armory(self, reading: Reading, seat: str, card: str) -> float:
        return LATER + cost_of(card) if int(seat) - 1 == reading.leader else NEVER

    def crown(self, reading: Reading, seat: str) -> float:
        return -5.0 if int(seat) - 1 == reading.leader else 0.0

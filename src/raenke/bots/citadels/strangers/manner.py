"""How a stranger weighs its moves: ordinary sense for all verbs, over which each lays its own manner."""

from collections.abc import Callable

from raenke.bots.citadels.strangers.reading import Reading
from raenke.bots.strangers.fuzzy import fuzzy
from raenke.citadels.cards import bare, cost_of
from raenke.citadels.view import CitadelsView
from raenke.core.chance import Chance

# What is done first has the higher worth; what is below the end of the turn is not done.
FIRST, INCOME, SWAP, ACTION, BUILD, LATER, END, NEVER = 95.0, 90.0, 86.0, 80.0, 50.0, 20.0, 0.0, -20.0


class Manner:
    """A player without memory between its moves, but with a choice that is not quite sharp."""

    width = 0.5  # an option worth so much less is half as likely

    def __init__(self, seed: int) -> None:
        self.chance = Chance.fast(seed)

    def choose(self, view: CitadelsView, options: list[str]) -> str:
        reading = Reading(view, options)
        return fuzzy(options, [self.worth(reading, option) for option in options], self.width, self.chance)

    def worth(self, reading: Reading, option: str) -> float:
        what, *named = option.split()
        judge: Callable[..., float] | None = getattr(self, "keep" if what == "choose" else what, None)
        return END if judge is None else judge(reading, *named)

    # Characters

    def take(self, reading: Reading, name: str) -> float:
        return 0.0

    def put(self, reading: Reading, name: str) -> float:
        return -self.take(reading, name)

    def murder(self, reading: Reading, name: str) -> float:
        return FIRST

    def rob(self, reading: Reading, name: str) -> float:
        return FIRST + reading.expected(name, [player.gold for player in reading.view.players])

    def bewitch(self, reading: Reading, name: str) -> float:
        return FIRST + reading.expected(name, [1.0] * reading.view.seats) + 0.3 * reading.income(name)

    def crown(self, reading: Reading, seat: str) -> float:
        return 5 - 0.2 * reading.ahead(int(seat) - 1)

    # What brings gold and cards

    def income(self, reading: Reading) -> float:
        return INCOME

    def bonus(self, reading: Reading) -> float:
        return INCOME

    def cards(self, reading: Reading) -> float:
        return INCOME

    def levy(self, reading: Reading) -> float:
        return INCOME

    def navigate(self, reading: Reading, what: str) -> float:
        return INCOME + (what == ("gold" if len(reading.useful) > 1 else "cards"))

    def gold(self, reading: Reading) -> float:
        return ACTION + 2 * (len(reading.useful) > 0)

    def draw(self, reading: Reading) -> float:
        return ACTION + 2 * (not reading.useful)

    def keep(self, reading: Reading, card: str) -> float:
        if card in reading.city or card in reading.hand:
            return 0.0
        return 3.0 + 0.5 * cost_of(card)

    # Building

    def build(self, reading: Reading, card: str) -> float:
        return BUILD + cost_of(card)

    def city(self, reading: Reading) -> float:
        return BUILD

    def hand(self, reading: Reading) -> float:
        return LATER

    def look(self, reading: Reading) -> float:
        return INCOME

    def declare(self, reading: Reading) -> float:
        scores = reading.view.scores
        return LATER if scores[reading.me] == max(scores) else NEVER

    def embellish(self, reading: Reading, cell: str) -> float:
        return LATER if reading.gold > 1 and not reading.affordable() else NEVER

    # Hands

    def exchange(self, reading: Reading, seat: str) -> float:
        more = reading.view.players[int(seat) - 1].hand_size - len(reading.hand)
        return SWAP + 0.5 * more if more > 1 else NEVER

    def discard(self, reading: Reading, card: str) -> float:
        return LATER if card in reading.city or reading.hand.count(card) > 1 else NEVER

    def peek(self, reading: Reading, seat: str) -> float:
        return SWAP + 0.3 * reading.view.players[int(seat) - 1].hand_size

    def pick(self, reading: Reading, card: str) -> float:
        return cost_of(card) if cost_of(card) <= reading.gold + 1 else 2.0

    def laboratory(self, reading: Reading, card: str) -> float:
        return LATER if card in reading.city else NEVER

    def museum(self, reading: Reading, card: str) -> float:
        return LATER - cost_of(card) if card in reading.city or len(reading.hand) > 2 else NEVER

    def smithy(self, reading: Reading) -> float:
        return LATER if reading.gold > 4 and not reading.useful else NEVER

    # Against others

    def destroy(self, reading: Reading, seat: str, card: str) -> float:
        cheap = cost_of(card) <= 1
        return LATER + 0.1 * reading.ahead(int(seat) - 1) if cheap and int(seat) - 1 != reading.me else NEVER

    def armory(self, reading: Reading, seat: str, card: str) -> float:
        other = int(seat) - 1
        return LATER + cost_of(card) if other != reading.me and reading.missing(other) <= 1 else NEVER

    def trade(self, reading: Reading, seat: str, card: str) -> float:
        gain = cost_of(card) - min(map(cost_of, reading.city), default=9)
        return LATER + gain if gain > 1 else NEVER

    def give(self, reading: Reading, card: str) -> float:
        return -cost_of(bare(card))

    def recover(self, reading: Reading) -> float:
        return LATER

"""Magpies, a game in a folder.

M1.1 There are three of each kind: cuckoo, ring, coin, mirror, pearl, ruby. M1.2 All hold two cards, or three. M2.1 In
turn, each offers a card face down to the next player. M2.2 Who is offered it takes it into the own nest or leaves it to
the other's; then it is turned up. M2.3 A cuckoo turned up has the deck shuffled. M2.4 Who offered draws a card. M3.1 In
the end each cuckoo throws the best gem out of its nest; a ring counts 1, a ruby 5. M3.2 The most points win.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from raenke.core import options
from raenke.core.chance import Chance
from raenke.core.codes import NOBODY
from raenke.core.errors import IllegalMove, OptionError
from raenke.core.game import Choices
from raenke.core.plain import PlainGame, PlainTable
from tests.third_game.events import (
    CardAccepted,
    CardDeclined,
    CardDrawn,
    CardOffered,
    DeckShuffled,
    GameEnded,
    GameStarted,
    NestCounted,
    Step,
)

Card = Literal["cuckoo", "ring", "coin", "mirror", "pearl", "ruby"]
KINDS: tuple[Card, ...] = ("cuckoo", "ring", "coin", "mirror", "pearl", "ruby")  # by what they count
COPIES = 3
MOVES = ("accept", "decline", *(f"offer {kind}" for kind in KINDS))
CHOICES = {"hand": Choices((2, 3))}


@dataclass(frozen=True)
class Options(options.Options):
    hand: int = options.whole_number("M1.2", 2, 2, 3)


def options_of(given: Mapping[str, object], seats: int) -> Options:
    return options.read(Options, given, seats, "M1")


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Hands lie in the order of the kinds; the deck is drawn from its end."""

    deck: list[Card]
    hands: list[list[Card]]
    nests: list[list[Card]]
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)]
    offer: Card | None = None


class View(msgspec.Struct, frozen=True):
    seat: int | None
    seats: int
    options: dict[str, Any]
    round: int
    to_move: int
    decision: str
    hand: list[Card]
    hand_sizes: list[int]
    deck_size: int
    nests: list[list[Card]]
    turn: int
    offer: Card | None
    scores: list[int]


def counted(nest: Sequence[Card]) -> list[Step]:
    """M3.1, step by step."""
    gems = sorted((card for card in nest if card != "cuckoo"), key=KINDS.index)
    lost = [gems.pop() for card in nest if card == "cuckoo" and gems]
    return [Step("lost", gem, 0) for gem in lost] + [Step("gem", gem, KINDS.index(gem)) for gem in gems]


class Table(PlainTable[State]):
    state_type = State
    options: Options

    def lay_out(self) -> None:
        deck = [kind for kind in KINDS for _ in range(COPIES)]
        self.state = State(deck, [[] for _ in range(self.seats)], [[] for _ in range(self.seats)], 0)
        self.state.turn = self.chance.below(self.seats)
        self.tell(GameStarted("magpies", self.seats, self.options.as_dict(), self.state.turn))
        self.mix()
        for seat in [*range(self.seats)] * self.options.hand:
            self.draw(seat)

    def mix(self) -> None:
        self.shuffle(self.state.deck)
        self.tell(DeckShuffled(list(self.state.deck)))

    def draw(self, seat: int) -> None:
        if self.state.deck:
            card = self.state.deck.pop()
            self.state.hands[seat] = sorted([*self.state.hands[seat], card], key=KINDS.index)
            self.tell(CardDrawn(seat, card))

    def next_seat(self) -> int:
        return (self.state.turn + 1) % self.seats

    def deciding(self) -> int:
        if self.state.offer is not None:
            return self.next_seat()
        return self.state.turn if self.state.hands[self.state.turn] else NOBODY

    def offered(self) -> list[int]:
        if self.state.offer is not None:
            return [0, 1]
        return sorted({MOVES.index(f"offer {card}") for card in self.state.hands[self.state.turn]})

    def make(self, move: int) -> None:
        seat, to = self.state.turn, self.next_seat()
        if MOVES[move].startswith("offer"):
            card = KINDS[move - 2]
            self.state.hands[seat].remove(card)
            self.state.offer = card
            self.tell(CardOffered(seat, to, card))
            return
        given, self.state.offer = self.state.offer, None
        assert given is not None
        self.state.nests[to if MOVES[move] == "accept" else seat].append(given)
        self.tell((CardAccepted if MOVES[move] == "accept" else CardDeclined)(to, seat, given))
        if given == "cuckoo":
            self.mix()
        self.draw(seat)
        self.state.turn = to
        if not self.state.hands[to]:
            for player, nest in enumerate(self.state.nests):
                self.tell(NestCounted(player, self.scores()[player], counted(nest)))
            self.tell(GameEnded(self.scores(), MAGPIES.winners(self.scores(), self)))

    def scores(self) -> list[int]:
        return [sum(step.points for step in counted(nest)) for nest in self.state.nests]


class Magpies(PlainGame[Table, View]):
    name = "magpies"
    title = "Magpies"
    rules = "1"
    most_seats = 4
    all_moves = MOVES
    read_options = staticmethod(options_of)
    choices = CHOICES
    new_table = Table
    view_type = View
    locale = Path(__file__).parent / "locale"

    def view(self, table: Table, seat: int | None, memory: None = None) -> View:
        state, played = table.state, sum(map(len, table.state.nests))
        to_move = table.deciding()
        return View(
            seat=seat,
            seats=table.seats,
            options=table.options.as_dict(),
            round=(played - (to_move == NOBODY)) // table.seats + 1,
            to_move=to_move,
            decision="over" if to_move == NOBODY else "answer" if state.offer else "offer",
            hand=[] if seat is None else list(state.hands[seat]),
            hand_sizes=[len(hand) for hand in state.hands],
            deck_size=len(state.deck),
            nests=[list(nest) for nest in state.nests],
            turn=state.turn,
            offer=state.offer if seat == state.turn else None,
            scores=table.scores(),
        )

    def imagined(self, view: View, chance: Chance) -> State:
        seen = [*view.hand, *(card for nest in view.nests for card in nest), *([view.offer] if view.offer else [])]
        unseen = list((Counter(dict.fromkeys(KINDS, COPIES)) - Counter(seen)).elements())
        drawn = [unseen.pop(chance.below(len(unseen))) for _ in range(len(unseen))]
        offer = view.offer or (drawn.pop() if view.decision == "answer" else None)
        hands = [
            list(view.hand) if seat == view.seat else sorted((drawn.pop() for _ in range(size)), key=KINDS.index)
            for seat, size in enumerate(view.hand_sizes)
        ]
        return State(drawn, hands, [list(nest) for nest in view.nests], view.turn, offer)

    def why_not(self, view: View, text: str) -> IllegalMove | None:
        verb, _, card = text.partition(" ")
        if view.decision == "over":
            return IllegalMove("the game is over (M3.2)", "refusal-over")
        if text not in MOVES:
            return IllegalMove(f"{text!r} is no move (M2.1)", "refusal-move", {"text": text})
        if view.seat != view.to_move:
            return IllegalMove("it is not your turn (M2.1)", "refusal-turn")
        if (verb == "offer") != (view.decision == "offer"):
            return IllegalMove(f"now you {view.decision} (M2.2)", f"refusal-{view.decision}")
        if verb == "offer" and card not in view.hand:
            return IllegalMove(f"you hold no {card} (M2.1)", "refusal-hand", {"card": card})
        return None

    def check_whole(self, table: Table) -> None:
        """The cards are all there, and as many in each place as after so many offers."""
        state, hand = table.state, table.options.hand
        nests, played = state.nests, sum(map(len, state.nests))
        cards = [*state.deck, *(card for place in (*state.hands, *nests) for card in place)]
        cards += [state.offer] if state.offer else []
        is_whole = Counter(cards) == Counter(dict.fromkeys(KINDS, COPIES)) and state.turn < table.seats
        sizes, left = [hand] * table.seats, COPIES * len(KINDS) - hand * table.seats
        for offer in range(state.turn - played, state.turn):
            sizes[offer % table.seats] -= left == 0
            left = max(0, left - 1)
        if is_whole and state.offer:
            sizes[state.turn] -= 1
        is_sorted = all(held == sorted(held, key=KINDS.index) for held in state.hands)
        if not is_whole or not is_sorted or len(nests) != table.seats or list(map(len, state.hands)) != sizes:
            raise OptionError("this cannot come up in a game of Magpies (M1.1)")
        if table.deciding() == NOBODY:
            raise OptionError("the game is over (M3.2)")


MAGPIES = Magpies()

"""An observer who works out all that a seat knows from the events the seat is told."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from raenke.core.event import Event, to_json
from raenke.kabale.position import Position
from tests.kabale import oracle
from tests.kabale.table_talk import ALLIES

Told = dict[str, Any]


@dataclass(eq=False)
class Lying:
    """A card in a column, and whether this seat or everybody knows its name. Marks and the other fields that everybody
    remembers are for hidden cards."""

    seat: int
    card: str | None
    face: str
    era: int
    is_marked: bool = False
    is_shown: bool = False

    def seen(self) -> Told:
        known = {"type": "back"} if self.card is None else {"type": "face", "card": self.card}
        remembered = {"era": 0 if self.is_shown else self.era, "is_marked": self.is_marked and not self.is_shown}
        return {**known, "seat": self.seat, "face": self.face, **remembered}


class Observer:
    """A seat (None: a spectator) that remembers everything. `hear` takes what happened in one step."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seats = 0
        self.active = 0
        self.ender = 0
        self.hand_sizes: list[int] = []
        self.options: dict[str, Any] = {}
        self.goals_to_come = 0
        self.round = 0
        self.is_over = False
        self.choice: tuple[str, int, int] | None = None
        self.hand: list[str] = []
        self.awards: list[Told] = []
        self.scores: list[int] = []
        self.goals: list[list[Any]] = []
        self.last: Told = {}
        self.revealed: Lying | None = None

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            told = event.seen(self.seat)
            if told is not None:
                self.last = json.loads(to_json(told))
                getattr(self, f"on_{self.last['type']}")(self.last)
        self.pass_the_turn()

    def pass_the_turn(self) -> None:
        """Who decides after this step, and what (K2.3, K3.6)."""
        kind = self.last["type"]
        self.choice = None
        if kind == "card_revealed" and self.last["card"] in ("cloak", "traitor"):
            owner = self.last["seat"]
            if self.last["card"] == "traitor" or self.hand_sizes[owner]:
                self.choice = (self.last["card"], owner, self.last["column"])
                return
        if kind not in ("round_started", "game_ended", "turn_skipped"):
            self.active = (self.active + 1) % self.seats

    # Events

    def on_game_started(self, told: Told) -> None:
        self.seats = told["seats"]
        self.options = {**oracle.DEFAULTS, **told["options"]}
        self.active = told["first"]
        self.deck = ALLIES if self.options["allies"] == "all" else self.options["allies"]
        self.hand_sizes = [0] * self.seats
        self.pile_sizes = [0] * self.seats
        self.renewed: list[set[str]] = [set() for _ in range(self.seats)]
        self.renewals: list[list[set[str]]] = [[] for _ in range(self.seats)]
        self.not_all: list[set[str]] = [set() for _ in range(self.seats)]
        self.discards: list[set[str]] = [set() for _ in range(self.seats)]
        self.columns: list[list[Lying]] = [[] for _ in range(self.seats)]
        self.closed: set[int] = set()
        self.memory: list[list[tuple[str, Any]]] = [[] for _ in range(self.seats)]

    def on_pile_renewed(self, told: Told) -> None:
        seat = told["seat"]
        self.renewed[seat] = self.discards[seat] if self.memory[seat] else set(self.deck)
        assert len(self.renewed[seat]) == told["count"]
        assert self.pile_sizes[seat] == 0
        self.discards[seat] = set()
        self.pile_sizes[seat] = told["count"]
        self.memory[seat].append(("shuffled", frozenset(self.renewed[seat])))
        self.renewals[seat].append(self.renewed[seat])

    def on_goals_covered(self, told: Told) -> None:
        self.goals_to_come = told["count"]

    def on_round_started(self, told: Told) -> None:
        self.round, self.goals, self.active = told["round"], told["goals"], told["first"]
        self.goals_to_come -= self.seats
        self.closed = set()
        self.renewals = [[] for _ in range(self.seats)]

    def on_card_drawn(self, told: Told) -> None:
        assert told["seat"] == self.seat
        self.hand.append(told["card"])
        self.on_card_taken(told)

    def on_card_taken(self, told: Told) -> None:
        self.hand_sizes[told["seat"]] += 1
        self.pile_sizes[told["seat"]] -= 1
        self.memory[told["seat"]].append(("drew", None))

    def leave_hand(self, told: Told, face: str) -> Lying:
        seat, card = told["seat"], told.get("card")
        if seat == self.seat:
            self.hand.remove(told["card"])
        self.hand_sizes[seat] -= 1
        ally = Lying(seat, card, face, len(self.renewals[seat]))
        self.memory[seat].append(("laid", ally))
        return ally

    def on_card_laid(self, told: Told) -> None:
        assert told["seat"] == self.seat
        self.on_card_placed(told)

    def on_card_placed(self, told: Told) -> None:
        self.ender = told["seat"]
        self.columns[told["column"]].append(self.leave_hand(told, "down"))

    def on_card_cloaked(self, told: Told) -> None:
        assert told["seat"] == self.seat
        self.on_card_slipped(told)

    def on_card_slipped(self, told: Told) -> None:
        self.ender = told["seat"]
        self.columns[told["column"]].insert(-1, self.leave_hand(told, "cloaked"))
        self.compare_laid_with_drawn(told["seat"])

    def compare_laid_with_drawn(self, seat: int) -> None:
        """If more cards were laid since a shuffle than drawn, at least one was held before it: a card that was shown,
        else one of the hidden cards."""
        shuffled = max(at for at, (what, _) in enumerate(self.memory[seat]) if what == "shuffled")
        since = self.memory[seat][shuffled + 1 :]
        laid: list[Lying] = [it for what, it in since if what == "laid"]
        hidden = [ally for ally in laid if not ally.is_shown]
        were_held = {ally.card for ally in laid if ally.is_shown} - self.renewed[seat]
        if len(laid) > len(since) - len(laid) and not were_held:
            self.not_all[seat] = set(self.renewed[seat])
            for ally in hidden:
                ally.is_marked = True

    def on_card_revealed(self, told: Told) -> None:
        ally = self.counted(told["column"])[told["position"]]
        assert ally.face in ("down", "relaid")
        self.learn(ally, told["seat"], told["card"])
        ally.face = "up"
        if not self.is_laid_assassin(told):
            self.revealed = ally

    def is_laid_assassin(self, told: Told) -> bool:
        """Whether the card that shows itself has just revealed the one above, to kill it (K5.17)."""
        at_bottom: bool = told["position"] == len(self.counted(told["column"])) - 1
        return at_bottom and self.options["assassin"] == "kills_revealed"

    def on_explorer_moved(self, told: Told) -> None:
        self.ender = told["seat"]
        assert self.revealed is not None
        self.columns[told["from"]].remove(self.revealed)
        self.columns[told["to"]].append(Lying(told["seat"], "explorer", "relaid", 0, is_shown=True))

    def on_explorer_stayed(self, told: Told) -> None:
        assert self.revealed is not None
        assert self.revealed.card == "explorer"

    def on_card_killed(self, told: Told) -> None:
        column = self.columns[told["column"]]
        ally = column[-1]
        if self.options["assassin"] == "kills_revealed":
            assert self.revealed is column[-2]
            ally = column[-2]
        column.remove(ally)
        self.learn(ally, told["seat"], told["card"])
        self.discards[ally.seat].add(told["card"])

    def on_column_closed(self, told: Told) -> None:
        self.closed.add(told["column"])
        assert self.revealed is not None
        self.ender = self.revealed.seat

    def on_cloak_declined(self, told: Told) -> None:
        assert self.choice == ("cloak", told["seat"], told["column"])

    def on_goals_swapped(self, told: Told) -> None:
        self.ender = told["seat"]
        column, other = told["columns"]
        self.goals[column], self.goals[other] = self.goals[other], self.goals[column]

    def on_swap_declined(self, told: Told) -> None:
        assert self.choice == ("traitor", told["seat"], told["column"])

    def on_turn_skipped(self, told: Told) -> None:
        assert self.hand_sizes[told["seat"]] == 0
        self.active = (told["seat"] + 1) % self.seats

    def on_round_ended(self, told: Told) -> None:
        has_ender = self.options["next_start"] == "left_of_ender" and len(self.fulfilled()) == self.seats
        for column, entries in zip(self.columns, told["columns"], strict=True):
            cards: list[tuple[int, str]] = []
            for seat, card, *cloak in entries:
                cards += [(seat, "cloak"), (seat, card)] if cloak else [(seat, card)]
            for ally, (seat, card) in zip(column, cards, strict=True):
                self.learn(ally, seat, card)
                self.discards[seat].add(card)
            column.clear()
        self.active = ((self.ender if has_ender else self.active) + 1) % self.seats
        self.closed = set()

    def on_goal_awarded(self, told: Told) -> None:
        assert told["goal"] == self.goals[told["column"]]
        self.awards.append({"goal": told["goal"], "winner": told["winner"]})

    def on_game_ended(self, told: Told) -> None:
        self.is_over = True
        self.goals = []
        self.renewals = [[] for _ in range(self.seats)]
        self.scores = told["scores"]

    def learn(self, ally: Lying, seat: int, card: str) -> None:
        """Everybody sees the card; if it is a marked one that was held before the shuffle, the others may be any."""
        assert (ally.seat, ally.card or card) == (seat, card), "what was known turns out wrong"
        ally.card = card
        ally.is_shown = True
        if ally.is_marked and card not in self.not_all[seat]:
            self.not_all[seat] = set()
            for other in self.allies_of(seat):
                other.is_marked = False

    # What follows from it

    def merges(self, ally: Lying) -> bool:
        """Whether this card counts as one with the Cloak above it (K5.4)."""
        return ally.face == "cloaked" and self.options["cloaked_card"] == "replaces_cloak"

    def counted(self, column: int) -> list[Lying]:
        return [ally for ally in self.columns[column] if not self.merges(ally)]

    def allies_of(self, seat: int) -> list[Lying]:
        return [ally for column in self.columns for ally in column if ally.seat == seat]

    def player(self, seat: int) -> Told:
        open_cards = {ally.card for ally in self.allies_of(seat) if ally.face in ("up", "relaid")}
        hidden = set(self.deck) - self.discards[seat] - open_cards
        return {
            "hand_size": self.hand_sizes[seat],
            "pile_size": self.pile_sizes[seat],
            "discard": in_order(self.discards[seat]),
            "in_pile_or_played": in_order(hidden & self.renewed[seat]),
            "played": in_order(hidden - self.renewed[seat]),
            "renewals": [in_order(cards) for cards in self.renewals[seat]],
            "not_all": in_order(self.not_all[seat]),
        }

    def view(self) -> Told:
        """The view this seat must have, as JSON says it; the hand in the cards' order."""
        decision, to_move, column = self.choice or ("lay", self.active, None)
        totals = [oracle.score([(goal, points) for goal, points in self.goals_of(seat)]) for seat in range(self.seats)]
        if self.is_over:
            decision, to_move = "over", -1
            assert totals == self.scores
        return {
            "seat": self.seat,
            "seats": self.seats,
            "options": self.options,
            "round": self.round,
            "rounds": self.options["rounds"],
            "decision": decision,
            "to_move": to_move,
            "active": self.active,
            "choice_column": column,
            "goals": self.goals,
            "closed": sorted(self.closed) if self.options["storm"] == "closes" else [],
            "stormed": sorted(self.closed),
            "fulfilled": self.fulfilled(),
            "columns": [[ally.seen() for ally in column] for column in self.columns],
            "hand": in_order(self.hand),
            "players": [self.player(seat) for seat in range(self.seats)],
            "goals_to_come": self.goals_to_come,
            "awards": self.awards,
            "shows_goals": self.is_over or self.options["scores"] != "hidden",
            "scores": totals if self.is_over or self.options["scores"] == "open" else None,
        }

    def fulfilled(self) -> list[int]:
        return [
            column
            for column, (_, points) in enumerate(self.goals)
            if column in self.closed or len(self.counted(column)) >= points
        ]

    def goals_of(self, seat: int) -> list[tuple[str, int]]:
        return [(award["goal"][0], award["goal"][1]) for award in self.awards if award["winner"] == seat]

    def contradiction(self, position: Position) -> str | None:
        """What is impossible at a table after all that was heard: no way of drawing and laying leads to it."""
        names = {
            id(ally): laid.card
            for column, cards in zip(self.columns, position.columns, strict=True)
            for ally, laid in zip(column, cards, strict=True)
        }
        for seat in range(self.seats):
            try:
                Past(position, seat, names).follow(self.memory[seat])
            except Impossible as reason:
                return f"seat {seat}: {reason}"
        return None


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=ALLIES.index)


class Impossible(Exception):
    """An impossible past."""


class Past:
    """How one player's cards must have moved if the table is as somebody imagines it."""

    def __init__(self, position: Position, seat: int, names: dict[int, str]) -> None:
        self.hand, self.pile, self.names = position.hands[seat], position.piles[seat], names
        self.shuffles = 0
        self.shuffled_in: dict[str, int] = {}
        """In which of the shuffles each card that is not laid or discarded went into the pile."""
        self.drawn = 0
        self.gone = 0
        """How many cards of the last pile are known to have left the hand."""

    def follow(self, memory: Sequence[tuple[str, Any]]) -> None:
        for what, it in memory:
            if what == "shuffled":
                self.shuffle(it)
            elif what == "drew":
                self.drawn += 1
            else:
                self.lay(it.card or self.names[id(it)])
        for card in [*self.hand, *self.pile]:
            if card not in self.shuffled_in:
                raise Impossible(f"{card} was laid and not drawn again")
        for card in self.pile:
            if self.shuffled_in[card] != self.shuffles:
                raise Impossible(f"{card} was not in the pile when it was shuffled")
        if len(self.shuffled_in) != len(self.hand) + len(self.pile):
            raise Impossible("a card is lost")

    def shuffle(self, cards: Iterable[str]) -> None:
        self.shuffles += 1
        self.drawn = self.gone = 0
        for card in cards:
            if card in self.shuffled_in:
                raise Impossible(f"{card} was shuffled, so it cannot have been in hand")
            self.shuffled_in[card] = self.shuffles

    def lay(self, card: str) -> None:
        if card not in self.shuffled_in:
            raise Impossible(f"{card} was laid, but lay elsewhere then")
        if self.shuffled_in.pop(card) == self.shuffles:
            self.gone += 1
            if self.gone > self.drawn:
                raise Impossible(f"{card} was laid before it could be drawn")

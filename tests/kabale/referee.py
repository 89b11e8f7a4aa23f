"""A referee who follows a whole game by its events and knows nothing but the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from tests.kabale import oracle
from tests.laws.referee import Choice, EventReader, checked, is_same

if TYPE_CHECKING:
    pass

FIELDS: dict[str, set[str]] = {
    "game_started": {"game", "seats", "options", "first"},
    "pile_shuffled": {"seat", "cards"},
    "goals_shuffled": {"goals"},
    "round_started": {"round", "goals", "first"},
    "card_drawn": {"seat", "card"},
    "card_laid": {"seat", "column", "card"},
    "card_revealed": {"column", "position", "seat", "card"},
    "explorer_moved": {"seat", "from", "to"},
    "explorer_stayed": {"seat", "column"},
    "card_killed": {"seat", "column", "card"},
    "column_closed": {"column"},
    "card_cloaked": {"seat", "column", "card"},
    "cloak_declined": {"seat", "column"},
    "goals_swapped": {"seat", "columns"},
    "swap_declined": {"seat", "column"},
    "turn_skipped": {"seat"},
    "round_ended": {"round", "columns"},
    "goal_awarded": {"column", "goal", "winner", "sums", "removed", "steps"},
    "game_ended": {"scores", "winners"},
}


@dataclass(eq=False)
class Ally:
    seat: int
    card: str
    is_up: bool = False
    is_cloaked: bool = False
    slipped: str | None = None  # the card under this Cloak, under cloaked_card: replaces_cloak

    def written(self) -> list[Any]:
        return [self.seat, self.card] if self.slipped is None else [self.seat, self.slipped, "cloak"]

    def cards(self) -> list[str]:
        return [self.card] if self.slipped is None else [self.card, self.slipped]


@dataclass(eq=False)
class Column:
    goal: list[Any]
    allies: list[Ally] = field(default_factory=list)
    is_stormed: bool = False

    def is_fulfilled(self) -> bool:
        return self.is_stormed or len(self.allies) >= self.goal[1]


class Referee(EventReader):
    """The whole game."""

    fields: ClassVar = FIELDS

    # The game

    def follow(self) -> None:
        self.start_game()
        for number in range(1, self.options["rounds"] + 1):
            self.play_round(number)
        self.end_game()

    def start_game(self) -> None:
        started = self.take("game_started", game="kabale")
        self.seats: int = started["seats"]
        if type(self.seats) is not int or not 2 <= self.seats <= 6:
            self.reject("2 to 6 players (K1.1)")
        unknown = set(started["options"]) - set(oracle.DEFAULTS)
        if unknown:
            self.reject(f"unknown options {unknown}")
        self.options = {**oracle.DEFAULTS, **started["options"]}
        self.first: int = started["first"]
        if type(self.first) is not int or not 0 <= self.first < self.seats:
            self.reject("no such seat")
        if self.options["start_player"] != "random" and self.first != self.options["start_player"]:
            self.reject("the first player was chosen (K5.6)")

        allies = list(oracle.ALLIES) if self.options["allies"] == "all" else list(self.options["allies"])
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.discards: list[list[str]] = [[] for _ in range(self.seats)]
        self.won: list[list[list[Any]]] = [[] for _ in range(self.seats)]
        self.piles: list[list[str]] = []
        for seat in range(self.seats):
            shuffled = self.take("pile_shuffled", seat=seat)["cards"]
            if sorted(shuffled) != sorted(allies):
                self.reject("a pile is the seat's allies in some order (K2.1)")
            self.piles.append(list(shuffled))
        self.goals = [list(goal) for goal in self.take("goals_shuffled")["goals"]]
        if len(self.goals) != self.seats * self.options["rounds"]:
            self.reject("as many goals as will be used (K2.1)")
        box = [list(goal) for goal in oracle.GOALS]
        for goal in self.goals:
            if goal not in box:
                self.reject(f"goal {goal} is not in the box, or more often than it is (K1.4)")
            box.remove(goal)

    def end_game(self) -> None:
        scores = [oracle.score(goals) for goals in self.won]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        self.take_last("game_ended", scores=scores, winners=winners)

    # A round

    def play_round(self, number: int) -> None:
        for seat in range(self.seats):
            while len(self.hands[seat]) < 3 and self.draw(seat):
                pass
        goals, self.goals = self.goals[: self.seats], self.goals[self.seats :]
        self.take("round_started", round=number, goals=goals, first=self.first)
        self.columns = [Column(goal) for goal in goals]
        self.is_over = False
        active = self.first
        while not self.is_over:
            # Some hand is not empty here, so somebody is found.
            while not self.hands[active]:
                self.met["turn skipped"] += 1
                self.take("turn_skipped", seat=active)
                active = self.next_seat(active)
            self.play_turn(active)
            if not any(self.hands):
                self.met["all hands empty"] += not self.is_over
                self.is_over = True
            if not self.has_ender():
                self.ender = active  # who laid last (K2.8 d)
            active = self.next_seat(active)
        self.first = self.next_seat(self.ender)
        self.end_round(number)

    def has_ender(self) -> bool:
        """Whether somebody's card or choice ended the round, and we ask whose (K5.20)."""
        return self.options["next_start"] == "left_of_ender" and all(column.is_fulfilled() for column in self.columns)

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def end_round(self, number: int) -> None:
        self.take("round_ended", round=number, columns=[[a.written() for a in c.allies] for c in self.columns])
        for place, column in enumerate(self.columns):
            cards = [ally.written() for ally in column.allies]
            winner, sums, removed = oracle.award(column.goal, cards, self.options)
            event = self.take(
                "goal_awarded",
                column=place,
                goal=column.goal,
                winner=winner,
                sums={str(seat): number for seat, number in sums.items()},
                removed=removed,
            )
            if not isinstance(event["steps"], list) or not all({"rule", "kind"} <= set(s) for s in event["steps"]):
                self.reject("steps are objects with rule and kind")
            if winner is not None:
                self.won[winner].append(column.goal)
            for ally in column.allies:
                self.discards[ally.seat].extend(ally.cards())

    def draw(self, seat: int) -> bool:
        """Draw one card if there is one, after the reshuffle that this may need."""
        if not self.piles[seat]:
            if not self.discards[seat]:
                return False
            self.met["reshuffle"] += 1
            shuffled = self.take("pile_shuffled", seat=seat)["cards"]
            if sorted(shuffled) != sorted(self.discards[seat]):
                self.reject("the new pile is the discard pile in some order (K2.8)")
            self.piles[seat] = list(shuffled)
            self.discards[seat] = []
        card = self.piles[seat].pop(0)
        self.take("card_drawn", seat=seat, card=card)
        self.hands[seat].append(card)
        return True

    # A turn

    def play_turn(self, active: int) -> None:
        self.explorers_revealed: list[Ally] = []
        event = self.take("card_laid", seat=active)
        card, place = event["card"], event["column"]
        if card not in self.hands[active]:
            self.reject(f"seat {active} has {self.hands[active]} in hand")
        if type(place) is not int or not 0 <= place < len(self.columns):
            self.reject("no such column")
        if self.is_closed(place):
            self.reject("the column is closed (K3.3)")
        opened = [number for number in range(1, len(self.columns) + 1) if not self.is_closed(number - 1)]
        offered = frozenset(f"lay {own} {number}" for own in self.hands[active] for number in opened)
        self.choices.append(Choice(active, offered, f"lay {card} {place + 1}"))
        self.hands[active].remove(card)
        laid = Ally(active, card)
        self.columns[place].allies.append(laid)
        self.check_at_once("laid", active)
        if not self.is_over:
            self.reveal_above(laid, place)
        if self.options["round_end"] == "after_action":
            self.is_over = all(column.is_fulfilled() for column in self.columns)
        if not self.draw(active):
            self.met["no draw"] += 1

    def is_closed(self, place: int) -> bool:
        return self.columns[place].is_stormed and self.options["storm"] == "closes"  # K5.18

    def check_at_once(self, after: str, by: int) -> None:
        """After each of K2.6 a) to e), which was this seat's card or choice."""
        self.ender = by
        if self.options["round_end"] == "at_once" and all(column.is_fulfilled() for column in self.columns):
            self.met[f"round ended: {after}"] += 1
            self.is_over = True

    def reveal_above(self, revealer: Ally, place: int) -> None:
        """The card directly above is turned up, if face down and not cloaked, and what works when revealed works."""
        allies = self.columns[place].allies
        position = allies.index(revealer) - 1
        if position < 0:
            return
        above = allies[position]
        if above.is_up or above.is_cloaked:
            return
        self.take("card_revealed", column=place, position=position, seat=above.seat, card=above.card)
        above.is_up = True
        kills_revealed = self.options["assassin"] == "kills_revealed"
        if kills_revealed and revealer.card == "assassin":  # K5.17
            self.met["killed before it worked"] += 1
            self.take("card_revealed", column=place, position=position + 1, seat=revealer.seat, card="assassin")
            revealer.is_up = True
            self.kill(above, place)
        elif above.card == "explorer":
            self.explore(above, place)
        elif above.card == "assassin":
            if not kills_revealed:
                self.met["explorer killed"] += revealer.card == "explorer"
                self.kill(revealer, place)
        elif above.card == "storm":
            if self.columns[place].is_stormed:
                self.met["second storm"] += 1
                return
            self.take("column_closed", column=place)
            self.columns[place].is_stormed = True
            self.check_at_once("closed", above.seat)
        elif above.card == "cloak":
            self.cloak(above, place)
        elif above.card == "traitor":
            self.betray(above, place)

    def kill(self, victim: Ally, place: int) -> None:
        self.take("card_killed", seat=victim.seat, column=place, card=victim.card)
        self.columns[place].allies.remove(victim)
        self.discards[victim.seat].append(victim.card)

    def explore(self, explorer: Ally, place: int) -> None:
        if explorer in self.explorers_revealed:
            self.met["explorer stayed"] += 1
            self.take("explorer_stayed", seat=explorer.seat, column=place)
            return
        self.explorers_revealed.append(explorer)
        self.met[f"explorers in a turn: {len(self.explorers_revealed)}"] += 1
        target = (place + 1) % len(self.columns)
        while self.is_closed(target) and target != place:
            self.met["closed column passed"] += 1
            target = (target + 1) % len(self.columns)
        self.met["explorer in own column"] += target == place
        self.met["explorer in a stormed column"] += self.columns[target].is_stormed
        self.take("explorer_moved", seat=explorer.seat, **{"from": place, "to": target})
        self.columns[place].allies.remove(explorer)
        self.columns[target].allies.append(explorer)
        explorer.is_up = False
        self.check_at_once("landed", explorer.seat)
        if not self.is_over:
            self.reveal_above(explorer, target)

    def cloak(self, cloak: Ally, place: int) -> None:
        owner = cloak.seat
        hand = self.hands[owner]
        if not hand:
            self.met["cloak without a choice"] += 1
            return
        may = self.options["cloak"] == "may"  # K5.19
        offered = frozenset([*(f"cloak {card}" for card in hand), *(["decline"] if may else [])])
        if may and self.coming() == "cloak_declined":
            self.take("cloak_declined", seat=owner, column=place)
            self.choices.append(Choice(owner, offered, "decline"))
            return
        card = self.take("card_cloaked", seat=owner, column=place)["card"]
        if card not in hand:
            self.reject(f"seat {owner} has {hand} in hand")
        self.choices.append(Choice(owner, offered, f"cloak {card}"))
        hand.remove(card)
        if self.options["cloaked_card"] == "own_card":
            allies = self.columns[place].allies
            allies.insert(allies.index(cloak) + 1, Ally(owner, card, is_cloaked=True))
            self.check_at_once("cloaked", owner)
        else:
            self.ender = owner
            cloak.slipped = card
            cloak.is_cloaked = True
        self.draw(owner)

    def betray(self, traitor: Ally, place: int) -> None:
        owner = traitor.seat
        others = [number for number in range(len(self.columns)) if number != place]
        offered = frozenset([*(f"swap {number + 1}" for number in others), "decline"])
        if self.coming() == "swap_declined":
            self.take("swap_declined", seat=owner, column=place)
            self.choices.append(Choice(owner, offered, "decline"))
            return
        columns = self.take("goals_swapped", seat=owner)["columns"]
        if not any(is_same(columns, [place, other]) for other in others):
            self.reject(f"column {place} and another one (K3.5)")
        here, there = self.columns[place], self.columns[columns[1]]
        self.choices.append(Choice(owner, offered, f"swap {columns[1] + 1}"))
        here.goal, there.goal = there.goal, here.goal
        self.check_at_once("swapped", owner)


check_game = partial(checked, Referee)

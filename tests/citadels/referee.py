"""A referee who follows a whole game by its events and knows nothing but the rules.

The rooms: `referee_table` (events, cards, gold), `referee_choosing` (C3.2), `referee_offers` (what may be picked),
`referee_turn` (what a pick does), and here the calling, the rounds and the count.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tests.citadels import oracle
from tests.citadels.referee_offers import Turn
from tests.citadels.referee_turn import Playing, one_more
from tests.laws.referee import checked

if TYPE_CHECKING:
    pass


class Referee(Playing):
    """The whole game."""

    def follow(self) -> None:
        self.start_game()
        while not self.is_last:
            self.play_round()
        self.end_game()

    def play_round(self) -> None:
        self.round += 1
        self.reign = self.reign + 1 if self.reigning == self.crown else 1
        self.reigning = self.crown
        self.take("round_started", round=self.round, crown=self.crown)
        self.is_last = self.round == self.options["max_rounds"]
        self.start_calling()
        self.choose_characters()
        self.call_ranks(1)
        self.end_round()

    def resume(self, turn: Turn) -> None:
        """From the start of a turn, before which nobody was named, to the end of the game."""
        self.take_turn(turn)
        self.call_ranks(oracle.CHARACTERS[turn.role].rank + 1)
        self.end_round()
        self.end_game()

    def start_calling(self) -> None:
        self.murdered = self.bewitched = self.robbed = None
        self.robber = self.witch = -1
        self.protected = self.collector = None
        self.taxed = set()
        self.assassin_built = None

    def call_ranks(self, first: int) -> None:
        for rank, name in enumerate(self.cast, 1):
            if rank >= first:
                self.take("rank_called", rank=rank, character=name)
                if name in self.characters:
                    self.call(name, self.characters[name])

    # Calling (C3.3 a)

    def call(self, name: str, seat: int) -> None:
        if name == self.murdered:
            self.answer_murdered(name, seat)
            return
        self.take("character_revealed", seat=seat, character=name)
        if name == self.robbed:
            self.met["robbed"] += 1
            self.met["robbed oneself"] += seat == self.robber
            self.met["robbed and bewitched"] += name == self.bewitched
            self.move_gold(seat, self.robber, self.gold[seat], "thief")
        if name == "king":
            self.move_crown(seat, "king")
        if name == self.bewitched:
            self.answer_bewitched(name, seat)
            return
        turn = Turn(seat, name)
        self.take_office(turn)
        self.take_turn(turn)

    def take_turn(self, turn: Turn) -> None:
        self.play_turn(turn)
        if turn.role == "witch":
            return
        if turn.role == "assassin" and turn.has_built:
            self.assassin_built = turn.seat
        self.take("turn_ended", seat=turn.seat, character=turn.role)

    def take_office(self, turn: Turn) -> None:
        """What happens by itself or at once when a character begins, or when the Witch goes on as it."""
        seat = turn.seat
        if turn.role == "emperor":
            if not (turn.is_witch and self.options["bewitched_emperor"] == "player"):
                self.give_crown(seat, "emperor")
        elif turn.role == "tax_collector":
            self.collector = seat
            if self.options["tax_time"] == "builders_turn":
                self.tax_assassin()
        elif turn.role == "bishop":
            self.protected = seat
        elif turn.role == "queen" and (seat - self.crown) % self.seats in (1, self.seats - 1):
            self.take_gold(seat, 3, "queen")

    def answer_murdered(self, name: str, seat: int) -> None:
        """Nothing, except with a Hospital (C2.3, C1.26)."""
        if self.has(seat, "hospital"):
            self.met["hospital"] += 1
            self.take("character_revealed", seat=seat, character=name)
            self.only_basic_action(seat)

    def answer_bewitched(self, name: str, seat: int) -> None:
        """C2.11 d to f, C4.23, C4.25, C5.69."""
        self.met[f"bewitched: {name}"] += 1
        self.met["bewitched oneself"] += seat == self.witch
        turn = Turn(self.witch, name, has_basic=True, is_witch=True)
        if self.options["witch_income"] == "basic_and_colour":
            self.take_gold(seat, self.income(seat, name), "income")
            turn.used.add("income")
        if name == "emperor" and self.options["bewitched_emperor"] == "player":
            self.give_crown(seat, "emperor")
        self.only_basic_action(seat)
        self.take_office(turn)
        self.play_turn(turn)
        self.take("turn_ended", seat=self.witch, character=name)

    def only_basic_action(self, seat: int) -> None:
        word = self.choose(seat, self.basic_offers(), lambda: "gold" if self.coming() == "gold_taken" else "draw")
        self.basic_action(seat, word)

    def give_crown(self, seat: int, why: str) -> None:
        """The Emperor, or the heir's Emperor, gives the crown to another player (C2.14, C4.22, C5.44)."""
        may_stay = self.options["emperor_crown"] == "anybody_else"
        offered = [f"crown {other + 1}" for other in self.others(seat) if may_stay or other != self.crown]
        made = self.choose(seat, offered, lambda: f"crown {one_more(self.next_event().get('seat'))}")
        to = int(made.split()[1]) - 1
        if to == self.crown:
            self.met["crown stays"] += 1
            self.take("crown_moved", seat=to, why=why, **{"from": to})
            return
        self.move_crown(to, why)
        if why == "emperor":
            self.pay_for_crown(to, seat)

    def pay_for_crown(self, payer: int, seat: int) -> None:
        """C4.8, C5.47."""
        how = self.options["emperor_payment"]
        hand = self.hands[payer]
        if how == "none" or not (self.gold[payer] or hand):
            return
        cards = ["pay card"] if how == "emperor_chooses" else [f"pay {card}" for card in hand]
        offered = [*(["pay gold"] if self.gold[payer] else []), *(cards if hand else [])]

        def read() -> str:
            if self.coming() != "card_given":
                return "pay gold"
            return "pay card" if how == "emperor_chooses" else self.named("pay")

        made = self.choose(seat if how == "emperor_chooses" else payer, offered, read)
        self.met[f"{how}: {'gold' if made == 'pay gold' else 'card'}"] += 1
        if made == "pay gold":
            self.move_gold(payer, seat, 1, "emperor")
            return
        fixed = {} if how == "emperor_chooses" else {"card": made.split()[1]}
        card = self.take("card_given", seat=payer, to=seat, why="emperor", **fixed)["card"]
        if card not in hand:
            self.reject(f"seat {payer} has {hand} in hand")
        hand.remove(card)
        self.hands[seat].append(card)

    # The end of a round (C5.43) and of the game (C3.6)

    def end_round(self) -> None:
        name = self.murdered
        if name is not None and name in self.characters:
            seat = self.characters[name]
            if not self.was_shown(name):
                self.take("murdered_shown", seat=seat, character=name)
            if self.options["murdered_king"] == "heir":
                if name == "king":
                    self.met["heir: king"] += 1
                    self.move_crown(seat, "heir")
                elif name == "emperor":
                    self.met["heir: emperor"] += 1
                    self.give_crown(seat, "heir")
        self.take("round_ended", round=self.round)
        if self.options["long_reign"] == "on" and not self.is_last:
            if self.reign >= 3 and self.crown == self.reigning:
                self.met["long reign"] += 1
                self.move_crown((self.crown + 1) % self.seats, "long_reign")

    def was_shown(self, name: str) -> bool:
        """Whether a Hospital showed it when its rank was called this round."""
        for event in reversed(self.events[: self.index]):
            if event["type"] == "rank_called" and event["character"] == name:
                return False
            if event["type"] == "character_revealed" and event["character"] == name:
                return True
        return False

    def end_game(self) -> None:
        parts = []
        for seat in range(self.seats):
            city = self.cities[seat]
            is_fixed = self.options["haunted_city"] == "not_if_built_in_last_round" and any(
                built.name == "haunted_city" and built.built_in == self.round for built in city
            )
            parts.append(
                oracle.count(
                    [(built.name, built.has_gold) for built in city],
                    gold=self.gold[seat],
                    hand_size=len(self.hands[seat]),
                    museum=sum(len(built.stored) for built in city),
                    is_first=seat == self.first,
                    is_complete=self.is_complete(seat),
                    haunted_is_fixed=is_fixed,
                )
            )
        self.take_last(
            "game_ended",
            scores=[oracle.total(part) for part in parts],
            winners=oracle.winners(parts, self.gold),
            parts=parts,
            gold=self.gold,
        )


check_game = partial(checked, Referee)

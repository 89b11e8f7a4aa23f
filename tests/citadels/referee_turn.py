"""A turn, pick by pick: each pick is read from the events it causes."""

from __future__ import annotations

from functools import partial

from tests.citadels import oracle
from tests.citadels.referee_offers import Offers, Turn
from tests.citadels.referee_table import Built
from tests.laws.referee import Event


class Playing(Offers):
    """Follows one turn; the calling decides whose it is and what follows."""

    collector: int | None  # who gets the tax in this round
    taxed: set[int]
    assassin_built: int | None
    robbed: str | None
    robber: int
    witch: int

    def play_turn(self, turn: Turn) -> None:
        """Picks until `end`, or until the Witch has named."""
        while True:
            offered = self.offers(turn)
            made = self.choose(turn.seat, offered, partial(self.pick, turn, offered))
            word, _, rest = made.partition(" ")
            if word == "end":
                self.end_turn(turn)
                return
            self.do(turn, word, rest)
            if word == "bewitch":
                return

    def pick(self, turn: Turn, offered: set[str]) -> str:
        """The pick that the next event belongs to."""
        event = self.next_event(past_shuffle=True)
        kind, why = event.get("type"), event.get("why")
        if kind == "gold_taken":
            words = {"basic": "gold", "navigator": "navigate gold", "income": "income", "bonus": "bonus"}
            if why in words:
                return words[why]
        if kind == "card_drawn":
            words = {"basic": "draw", "navigator": "navigate cards", "architect": "cards"}
            if why in words:
                return words[why]
        if kind == "gold_moved" and why == "abbot":
            return "levy"
        if kind == "character_named":
            return f"{event.get('how')} {event.get('character')}"
        if kind == "hands_exchanged":
            return f"exchange {one_more(event.get('other'))}"
        if kind == "hand_seen":
            return f"peek {one_more(event.get('other'))}"
        if kind == "card_put_away":
            if why == "magician":
                return f"discard {event.get('card')}"
            if why == "laboratory":
                return f"laboratory {event.get('card')}"
            if why == "armory":
                return self.aim("armory", self.event_after(1))
        if kind == "card_stored":
            return f"museum {event.get('card')}"
        if kind == "gold_laid":
            return f"embellish {event.get('district')}"
        if kind == "gold_paid":
            if why == "smithy":
                return "smithy"
            if why == "build":
                return f"build {self.event_after(1).get('district')}"
            if why == "destroy":
                return self.aim("destroy", self.event_after(1))
        if kind == "district_destroyed" and event.get("how") == "warlord":
            return self.aim("destroy", event)
        if kind == "gold_moved" and why == "diplomat":
            event = self.event_after(1)
            kind = event.get("type")
        if kind == "districts_swapped":
            return self.aim("trade", {"seat": event.get("other"), "district": event.get("taken")})
        if "end" not in offered:
            self.fail(f"seat {turn.seat} must pick one of {sorted(offered)}")
        return "end"

    def event_after(self, places: int) -> Event:
        place = self.index + places
        return self.events[place] if place < len(self.events) else {}

    def aim(self, word: str, event: Event) -> str:
        """The pick that an event tells of."""
        return f"{word} {one_more(event.get('seat'))} {event.get('district')}"

    # What a pick does

    def do(self, turn: Turn, word: str, rest: str) -> None:
        seat = turn.seat
        if word in ("gold", "draw"):
            self.basic_action(seat, word)
            turn.has_basic = True
        elif word == "income":
            turn.used.add("income")
            self.take_gold(seat, self.income(seat, turn.role), "income")
        elif word == "bonus":
            turn.used.add("bonus")
            self.take_gold(seat, 1, "bonus")
        elif word == "cards":
            turn.used.add("cards")
            self.draw_to_hand(seat, 2, "architect")
        elif word == "levy":
            turn.used.add("levy")
            richest = self.richest(seat)
            assert richest is not None
            self.move_gold(richest, seat, 1, "abbot")
        elif word in ("murder", "rob", "bewitch"):
            turn.used.add("name")
            self.name_character(seat, word, rest)
        elif word in ("exchange", "discard"):
            turn.used.add("magic")
            self.do_magic(seat, word, rest)
        elif word == "peek":
            turn.used.add("magic")
            self.conjure(turn, int(rest) - 1)
        elif word == "navigate":
            turn.used.add("navigate")
            if rest == "gold":
                self.take_gold(seat, 4, "navigator")
            else:
                self.draw_to_hand(seat, 4, "navigator")
        elif word in ("destroy", "trade"):
            turn.used.add("strike")
            turn.is_struck = self.options["rank8_timing"] == "end_of_turn"
            if word == "destroy":
                self.destroy(turn, *self.strikes(turn)[f"destroy {rest}"])
            else:
                self.swap(turn, *self.swaps(turn)[f"trade {rest}"])
        elif word == "embellish":
            self.take("gold_laid", seat=seat, district=rest)
            self.gold[seat] -= 1
            turn.embellished += 1
            next(built for built in self.cities[seat] if built.name == rest and not built.has_gold).has_gold = True
        elif word == "build":
            turn.built += 1
            self.hands[seat].remove(rest)
            self.build(turn, rest, "build")
        else:
            self.use_district(turn, word, rest)

    def basic_action(self, seat: int, word: str) -> None:
        """C3.3 c, with Observatory and Library, with what a thin deck leaves (C3.4 d)."""
        if word == "gold":
            self.take_gold(seat, 2, "basic")
            return
        drawn = list(self.draw(seat, 3 if self.has(seat, "observatory") else 2, "basic"))
        keeps = 2 if self.has(seat, "library") else 1
        is_asked = len(drawn) > keeps
        for _ in range(min(keeps, len(drawn))):
            card = drawn[0]
            if is_asked:
                card = self.choose(seat, [f"keep {card}" for card in drawn], lambda: self.named("keep")).split()[1]
            self.take("card_kept", seat=seat, card=card)
            drawn.remove(card)
            self.hands[seat].append(card)
        for card in drawn:
            self.put_away(seat, card, "basic")

    def name_character(self, seat: int, how: str, name: str) -> None:
        self.take("character_named", seat=seat, character=name, how=how)
        if how == "murder":
            self.murdered = name
        elif how == "rob":
            self.robbed, self.robber = name, seat
        else:
            self.bewitched, self.witch = name, seat

    def do_magic(self, seat: int, word: str, rest: str) -> None:
        if word == "exchange":
            other = int(rest) - 1
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            event = self.take("hands_exchanged", seat=seat, other=other)
            if [sorted(hand) for hand in event["hands"]] != [sorted(self.hands[seat]), sorted(self.hands[other])]:
                self.reject(f"the hands are now {self.hands[seat]} and {self.hands[other]}")
            return
        number = 1
        self.hands[seat].remove(rest)
        self.put_away(seat, rest, "magician")
        while True:
            offered = ["done", *(f"discard {card}" for card in self.hands[seat])]
            made = self.choose(seat, offered, self.discard_or_done)
            if made == "done":
                break
            card = made.partition(" ")[2]
            self.hands[seat].remove(card)
            self.put_away(seat, card, "magician")
            number += 1
        self.draw_to_hand(seat, number, "magician")

    def discard_or_done(self) -> str:
        event = self.next_event(past_shuffle=True)
        return "done" if event.get("type") == "card_drawn" else f"discard {event.get('card')}"

    def conjure(self, turn: Turn, other: int) -> None:
        """C2.13, C5.75."""
        seat, hand = turn.seat, self.hands[other]
        if sorted(self.take("hand_seen", seat=seat, other=other)["cards"]) != sorted(hand):
            self.reject(f"the hand is {hand}")
        card = self.choose(seat, [f"pick {card}" for card in hand], lambda: self.named("pick")).split()[1]
        self.take("card_picked", seat=seat, other=other, card=card)
        hand.remove(card)
        offered = ["hand"]
        if self.build_price(seat, card) <= self.gold[seat]:
            offered.append("city")
        if self.choose(seat, offered, lambda: "hand" if self.coming() == "card_to_hand" else "city") == "hand":
            self.take("card_to_hand", seat=seat, card=card)
            self.hands[seat].append(card)
        else:
            self.build(turn, card, "wizard")

    def build(self, turn: Turn, card: str, how: str) -> None:
        """Pay, lay, see whether the city is complete, and ask what the card asks (C5.56, C5.79)."""
        seat = turn.seat
        price = self.build_price(seat, card)
        before = [self.is_complete(other) for other in range(self.seats)]
        self.pay_gold(seat, price, "build")
        self.take("district_built", seat=seat, district=card, price=price, how=how)
        self.met[f"built: {card}"] += 1
        self.met["duplicate built"] += self.has(seat, card)
        self.cities[seat].append(Built(card, self.round))
        turn.has_built = True
        turn.paid += price
        self.completes(before, [seat])
        if card == "lighthouse" and self.has_cards():
            self.look(seat)
        if card == "bell_tower":
            self.declare(seat)

    def look(self, seat: int) -> None:
        """C1.15, C5.66."""
        if self.yes_or_no(seat, "look", "look_declined") == "decline":
            self.take("look_declined", seat=seat)
            return
        self.turn_pile()
        self.take("deck_seen", seat=seat, cards=sorted(self.deck, key=lambda name: oracle.ORDER[name]))
        card = self.choose(seat, [f"choose {card}" for card in self.deck], lambda: self.named("choose")).split()[1]
        self.take("card_chosen", seat=seat, card=card)
        self.deck.remove(card)
        self.hands[seat].append(card)
        self.shuffle()

    def yes_or_no(self, seat: int, word: str, declined: str) -> str:
        return self.choose(seat, [word, "decline"], lambda: "decline" if self.coming() == declined else word)

    def declare(self, seat: int) -> None:
        """C1.22, C3.6 c, C5.79."""
        if self.yes_or_no(seat, "declare", "bell_declined") == "decline":
            self.take("bell_declined", seat=seat)
            return
        before = [self.is_complete(other) for other in range(self.seats)]
        self.take("bell_declared", seat=seat)
        self.has_bell = True
        self.completes(before, [(seat + place) % self.seats for place in range(self.seats)])

    def use_district(self, turn: Turn, word: str, rest: str) -> None:
        seat = turn.seat
        if word == "laboratory":
            turn.used.add(word)
            self.hands[seat].remove(rest)
            self.put_away(seat, rest, word)
            self.take_gold(seat, 1, word)
        elif word == "smithy":
            turn.used.add(word)
            price, cards = self.smithy_terms()
            self.pay_gold(seat, price, word)
            if self.options["alchemist"] == "all":
                turn.paid += price
            self.draw_to_hand(seat, cards, word)
        elif word == "museum":
            turn.used.add(word)
            self.take("card_stored", seat=seat, card=rest)
            self.hands[seat].remove(rest)
            next(built for built in self.cities[seat] if built.name == word).stored.append((seat, rest))
        else:
            target, built = self.blasts(turn)[f"armory {rest}"]
            self.met["armory"] += 1
            self.cities[seat].remove(next(own for own in self.cities[seat] if own.name == "armory"))
            self.put_away(seat, "armory", "armory")
            self.take("district_destroyed", seat=target, district=built.text(), by=seat, how="armory")
            self.fall(target, built)
            self.put_away(target, built.name, "destroyed")

    def fall(self, target: int, built: Built) -> None:
        """A district leaves the cities with everything that belongs to it (C1.17 c, C1.22 a, C5.64)."""
        self.cities[target].remove(built)
        if built.name == "bell_tower":
            self.has_bell = False
        for layer, card in built.stored:
            self.met["museum destroyed"] += 1
            self.put_away(layer, card, "museum")

    def destroy(self, turn: Turn, target: int, built: Built) -> None:
        """C2.10, C1.9."""
        seat = turn.seat
        self.pay_gold(seat, self.strike_price(target, built), "destroy")
        self.take("district_destroyed", seat=target, district=built.text(), by=seat, how="warlord")
        self.met["destroyed"] += 1
        self.fall(target, built)
        saver = self.owner("graveyard")
        if saver is not None and saver != seat and built.name != "graveyard" and self.gold[saver] >= 1:
            made = self.yes_or_no(saver, "recover", "recovery_declined")
            self.met[f"graveyard: {made}"] += 1
            if made == "recover":
                self.pay_gold(saver, 1, "graveyard")
                self.take("district_recovered", seat=saver, district=built.name)
                self.hands[saver].append(built.name)
                return
            self.take("recovery_declined", seat=saver, district=built.name)
        self.put_away(target, built.name, "destroyed")

    def swap(self, turn: Turn, target: int, taken: Built) -> None:
        """C2.18."""
        seat = turn.seat
        found = self.gifts(turn, target, taken)
        given = found[self.choose(seat, found, self.gift)]
        self.met["swapped"] += 1
        self.move_gold(seat, target, self.swap_price(target, taken, given), "diplomat")
        self.take("districts_swapped", seat=seat, other=target, given=given.text(), taken=taken.text())
        self.cities[seat].remove(given)
        self.cities[target].remove(taken)
        self.cities[seat].append(taken)
        self.cities[target].append(given)

    def gift(self) -> str:
        """Which own district a swap gives."""
        event = self.event_after(self.coming() == "gold_moved")
        return f"give {event.get('given')}"

    # The end of a turn (C3.5)

    def end_turn(self, turn: Turn) -> None:
        seat = turn.seat
        if turn.has_built:
            self.pay_tax(seat)
        if turn.role == "tax_collector" and self.options["tax_time"] == "collectors_turn":
            self.tax_assassin()
        if self.has(seat, "poor_house") and not self.gold[seat]:
            self.met["poor house"] += 1
            self.take_gold(seat, 1, "poor_house")
        if turn.role == "alchemist":
            self.take_gold(seat, turn.paid, "alchemist")
        if self.has(seat, "park") and not self.hands[seat]:
            self.met["park"] += 1
            self.draw_to_hand(seat, 2, "park")

    def tax_assassin(self) -> None:
        """He built before there was a collector (C2.12 b, C4.24)."""
        if self.assassin_built is not None:
            self.met["assassin taxed"] += 1
            self.pay_tax(self.assassin_built)

    def pay_tax(self, seat: int) -> None:
        """Who built and has gold pays the collector once a round (C2.12)."""
        if self.collector is None or seat == self.collector or seat in self.taxed or not self.gold[seat]:
            return
        self.met["tax"] += 1
        self.taxed.add(seat)
        self.move_gold(seat, self.collector, 1, "tax")


def one_more(seat: object) -> object:
    """Move texts count seats from 1."""
    return seat + 1 if isinstance(seat, int) else seat

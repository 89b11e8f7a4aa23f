"""What a view means to its seat: how long the game may last, what gold, cards and districts are worth, who leads."""

from functools import cached_property
from zlib import crc32

from raenke.bots.citadels.city import KIND, LONG, ROLE, ROW, WHO, City
from raenke.bots.citadels.holders import Holders
from raenke.bots.citadels.values import (
    ANY_NAMED,
    EFFECT,
    GOLD,
    GROWTH,
    IN_HAND,
    LAST_GOLD,
    NAMED,
    SPARE,
    TEMPO,
    USELESS,
    WELL_SPENT,
)  # fmt: skip
from raenke.citadels import amount, cause, colour, draft, most
from raenke.citadels.codes import DEEDS
from raenke.citadels.districts import barred_names, is_refunded
from raenke.citadels.known import city_of
from raenke.citadels.legal_moves import has_only_basic
from raenke.citadels.options import options_in
from raenke.citadels.score import is_haunted_fixed, is_last_round
from raenke.citadels.view import CitadelsView, PlayerView
from raenke.core.codes import NOBODY

EACH = [draft.taken(seats) for seats in range(most.SEATS + 1)]  # characters of a player, by seats
CLOSE = 3.0  # a rival this many points behind the first of them matters half as much
SWING = 1.0  # what it is worth to end the game with a lead, for each point of it
LEAD = 8.0  # more does not count
FULL_FUTURE = 2.0  # with this many turns to come, gold and cards have their full worth
WHIM = 1.2  # the most that chance adds to the choice of a character
LAST_TURN = 4.0  # points that a player may still make in the last round


class Situation:
    """A view and the moves it offers, ready for weighing them. All worths are in points for this seat."""

    def __init__(self, view: CitadelsView, offers: list[str]) -> None:
        assert view.seat is not None
        self.view = view
        self.offers = [option.split() for option in offers]
        self.seat = view.seat
        self.me: PlayerView = view.players[self.seat]
        self.gold = self.me.gold
        self.options = options_in(view.options, view.seats)
        self.is_last_round = is_last_round(view.is_last, view.round, self.options.last_round)
        is_late_violet = self.options.haunted_city != "always"
        is_fixed = is_haunted_fixed(is_late_violet, self.is_last_round, view.haunted_round, view.round)
        self.cities = [City(city_of(player), is_fixed) for player in view.players]
        self.city = self.cities[self.seat]
        self.left = max(0, view.needed - self.city.size)
        self.turn = view.turn if view.turn is not None and view.turn.seat == self.seat else None
        self.character = self.turn.character if self.turn else ""
        self.deeds = self.turn.deeds if self.turn else []
        self.used = sum(1 << DEEDS.index(deed) for deed in self.deeds)
        self.basic = 0 if "basic" in self.deeds else amount.BASIC_GOLD  # gold that the turn may still bring
        self.allows_all = self.options.duplicates == "allowed"  # C4.17
        barred = barred_names(WHO.get(self.character, NOBODY), self.city.has, self.city.size)
        self.barred = 0 if self.allows_all else barred
        self.turns = self.turns_to_come()
        self.future = min(1.0, self.turns / FULL_FUTURE)
        self.worths = self.worths_of(view.hand)

    # How long the game lasts

    def turns_to_come(self) -> float:
        """Roughly how many turns the seat has after this one."""
        view = self.view
        now = sum(
            name != self.character and name != view.murdered and view.cast.index(name) >= view.called
            for name in view.own
        )  # fmt: skip
        if self.is_last_round:
            return now
        each = EACH[view.seats]
        fewest = max(1, min(view.needed - city.size for city in self.cities))
        rounds = max(1.0, fewest / (1.0 if each == 1 else 1.5))
        if self.options.last_round:
            rounds = min(rounds, self.options.last_round - view.round)
        return now + each * rounds

    # Gold and cards

    def purse(self, gold: int) -> float:
        """The worth of so much gold."""
        worth = LAST_GOLD * gold
        if "imperial_treasury" in self.city.names:
            worth += gold * (1.0 if self.turns < 1 else 0.3)
        if self.turns > 0:
            well = min(gold, WELL_SPENT)
            worth += self.future * (GOLD * well + SPARE * (gold - well))
        return worth

    def gain(self, amount: int) -> float:
        """The worth of so much more gold, or less."""
        return self.purse(max(0, self.gold + amount)) - self.purse(self.gold)

    def worth(self, card: str) -> float:
        """The worth of a district once it stands in the own city."""
        city, after = self.city, self.city.after(card)
        worth = float(ROW[card].points)
        if after.missing < city.missing <= self.left:
            worth += amount.COLOURS_POINTS / city.missing
        worth += EFFECT.get(card, 0.0) * min(1.0, self.turns / LONG)
        if ROW[card].colour != colour.VIOLET:
            worth += GROWTH * self.turns
        gold = held = 0
        if self.turns < 1:  # it counts what is left after building it
            gold, held = max(0, self.gold - city.price(card)), len(self.view.hand) - 1
        return worth + (after.extra(gold, held) - city.extra(gold, held))

    def can_stand(self, card: str) -> bool:
        """Whether the own city may have another district of this name."""
        return not self.barred >> KIND[card] & 1

    @cached_property
    def useful(self) -> list[str]:
        """The cards of the hand that may stand in the own city."""
        return [card for card in dict.fromkeys(self.view.hand) if self.can_stand(card)]

    @cached_property
    def buildable(self) -> list[str]:
        """The cards that can be built now."""
        return [rest[0] for what, *rest in self.offers if what == "build"]

    def lacks(self, gold: int) -> bool:
        """Whether so much gold is too little for one of the useful cards."""
        return any(self.city.price(card) > gold for card in self.useful)

    def worths_of(self, cards: list[str]) -> list[float]:
        """The worth of each card of a hand once built; little if it cannot be built or is the second of its name."""
        seen: set[str] = set()
        worths = []
        for card in cards:
            worths.append(self.worth(card) if card not in seen and self.can_stand(card) else USELESS)
            seen.add(card)
        return worths

    def holding(self, worths: list[float]) -> float:
        """The worth of a hand whose cards have these worths."""
        each = 0.0
        if "map_room" in self.city.names:
            each = 1.0 if self.turns < 1 else 0.3
        if self.turns <= 0:
            return each * len(worths)
        best = sorted(worths, reverse=True)
        shares = sum(share * worth for share, worth in zip(IN_HAND, best, strict=False))
        return self.future * shares + each * len(worths)

    @cached_property
    def held(self) -> float:
        return self.holding(self.worths)

    def drawing(self, *worths: float) -> float:
        """The worth of more cards with these worths."""
        return self.holding([*self.worths, *worths]) - self.held

    def without(self, card: str) -> float:
        """The loss if this card leaves the hand."""
        return self.held - self.holding(self.others(card))

    def others(self, card: str) -> list[float]:
        """The worths of the other cards of the hand; if a name is there twice, the second card goes."""
        at = len(self.view.hand) - 1 - self.view.hand[::-1].index(card)
        return self.worths[:at] + self.worths[at + 1 :]

    # Building

    def final_price(self, price: int, why: int, character: str) -> int:
        """What is lost of a price once the turn is over."""
        only_building = self.options.alchemist == "building"
        return 0 if is_refunded(WHO.get(character, NOBODY), why, only_building) else price

    def built(self, card: str, gold: int, character: str) -> float:
        """The worth of building this card of the hand as this character, with so much gold."""
        price = self.final_price(self.city.price(card), cause.BUILD, character)
        worth = self.worths[self.view.hand.index(card)]
        cost = self.purse(gold) - self.purse(gold - price) + self.without(card)
        return worth + self.tempo() + (self.finishing(worth) if self.left == 1 else 0.0) - cost

    def tempo(self) -> float:
        return TEMPO if self.left > 0 and not self.view.is_last else 0.0

    def finishing(self, worth: float) -> float:
        """The worth of completing the own city now, with a district of this worth."""
        if self.view.is_last:
            return float(amount.FIRST_POINTS if self.view.first is None else amount.COMPLETE_POINTS)
        own = self.view.scores[self.seat] + worth + amount.FIRST_POINTS
        lead = own - max(self.view.scores[rival] + self.coming(rival) for rival in self.rivals)
        return amount.FIRST_POINTS + SWING * max(-LEAD, min(LEAD, lead))

    def coming(self, rival: int) -> float:
        """Points that a rival may still make in this round."""
        player = self.view.players[rival]
        has_played = len(player.characters) == EACH[self.view.seats]
        return 0.0 if has_played or not player.hand_size else LAST_TURN

    def limit(self, character: str) -> int:
        """How many districts may be built in this turn, or in one as another character.

        The Witch builds as the character she bewitches.
        """
        if has_only_basic(self.used, NOBODY):
            return 0
        done = self.turn.built if self.turn and character == self.character else 0
        return (ROLE[character].builds if character else 1) - done

    def plan(self, gold: int, character: str) -> tuple[float, list[str]]:
        """The best districts to build in a turn with so much gold: their worth together, and which."""
        value = 0.0
        cards: list[str] = []
        while len(cards) < self.limit(character):
            best, chosen = 0.0, ""
            for card in self.useful:
                if card in cards or self.city.price(card) > gold:
                    continue
                worth = self.built(card, gold, character)
                if worth > best:
                    best, chosen = worth, card
            if not chosen:
                break
            value += best
            cards.append(chosen)
            gold -= self.city.price(chosen)
        return value, cards

    def outstanding(self) -> int:
        """The gold that this turn still brings in any case."""
        gold = 0 if "income" in self.deeds else self.city.income(self.character)
        return gold + amount.BONUS * (self.character == "merchant" and "bonus" not in self.deeds)

    @cached_property
    def planned(self) -> tuple[float, list[str]]:
        """What to build in this turn, with the gold it still brings."""
        return self.plan(self.gold + self.outstanding(), self.character)

    def spared(self, price: int) -> float:
        """The loss in what can be built in this turn if so much gold is gone."""
        if price <= 0:
            return 0.0
        less, _ = self.plan(max(0, self.gold + self.outstanding() - price), self.character)
        return max(0.0, self.planned[0] - less)

    def income(self, character: str) -> int:
        """The gold that this character would bring for the own districts."""
        return self.city.income(character)

    # The others

    @cached_property
    def rivals(self) -> dict[int, float]:
        """The other seats, and how much it helps to harm each: most for who may get the most points."""
        ratings = {seat: self.rating(seat) for seat in range(self.view.seats) if seat != self.seat}
        most = max(ratings.values())
        shares = {seat: 2.0 ** ((rating - most) / CLOSE) for seat, rating in ratings.items()}
        whole = sum(shares.values())
        return {seat: share / whole for seat, share in shares.items()}

    def rating(self, seat: int) -> float:
        player = self.view.players[seat]
        rating = self.view.scores[seat] + self.cities[seat].size
        return rating + (GOLD * min(player.gold, 10) + 0.6 * min(player.hand_size, 6)) * self.future

    @cached_property
    def leader(self) -> int:
        """The rival with the most points now; of several, the most dangerous."""
        return max(self.rivals, key=lambda seat: (self.view.scores[seat], self.rivals[seat]))

    def completion(self, seat: int) -> int:
        """Points that a city loses if it is no longer complete without one district, in the last round."""
        view = self.view
        is_just = view.is_last and self.cities[seat].size == view.needed and view.first != seat
        return amount.COMPLETE_POINTS if is_just else 0

    def is_near(self, seat: int) -> bool:
        """Whether one more district makes that city complete."""
        return self.view.needed - self.cities[seat].size == 1

    def whim(self, character: str, seed: int) -> float:
        """What chance adds to a choice: a player who is foreseen is named."""
        return WHIM * (crc32(f"{seed} {self.view.round} {character}".encode()) / 2**32)

    def danger(self, character: str) -> float:
        """How likely it is that this character is murdered or bewitched."""
        view = self.view
        if view.cast[0] in view.face_up or view.cast[0] in view.own or view.face_down == view.cast[0]:
            return 0.0
        return NAMED.get(character, ANY_NAMED)

    @cached_property
    def holders(self) -> Holders:
        return Holders(self.view, self.cities)

"""What a view means to its seat: how long the game may last, what gold, cards and districts are worth, who is ahead."""

from functools import cached_property

from raenke.bots.citadels.city import KIND, LONG, ROLE, ROW, WHO, City
from raenke.bots.citadels.holders import Holders
from raenke.bots.citadels.values import EFFECT, GOLD, GROWTH, IN_HAND, LAST_GOLD, SPARE, TEMPO, USELESS, WELL_SPENT
from raenke.citadels import amount, colour, draft, most
from raenke.citadels.districts import barred_names
from raenke.citadels.view import CitadelsView, PlayerView
from raenke.core.codes import NOBODY

EACH = [draft.taken(seats) for seats in range(most.SEATS + 1)]  # characters of a player, by seats
CLOSE = 3.0  # a rival so many points behind the first of them matters half as much
SWING = 1.0  # so much of the lead is what it is worth to end the game with it
LEAD = 8.0
FULL_FUTURE = 2.0  # turns in which gold and cards have their full worth
LAST_TURN = 4.0  # points that somebody may still make in the last round


class Situation:
    """A view made ready for weighing moves. All worths are in points for this seat."""

    def __init__(self, view: CitadelsView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.me: PlayerView = view.players[self.seat]
        self.gold = self.me.gold
        self.cities = [City(player) for player in view.players]
        self.city = self.cities[self.seat]
        self.left = max(0, view.needed - self.city.size)
        self.turn = view.turn if view.turn is not None and view.turn.seat == self.seat else None
        self.character = self.turn.character if self.turn else ""
        self.deeds = self.turn.deeds if self.turn else []
        self.basic = 0 if "basic" in self.deeds else amount.BASIC_GOLD  # that it may still bring
        self.allows_all = view.options["duplicates"] == "allowed"  # C4.17
        barred = barred_names(WHO.get(self.character, NOBODY), self.city.has, self.city.size)
        self.barred = 0 if self.allows_all else barred
        self.turns = self.turns_to_come()
        self.future = min(1.0, self.turns / FULL_FUTURE)
        self.worths = self.worths_of(view.hand)

    # How long it lasts

    def turns_to_come(self) -> float:
        """About how many turns the seat still has after this one."""
        view = self.view
        now = sum(
            name != self.character and name != view.murdered and view.cast.index(name) >= view.called
            for name in view.own
        )  # fmt: skip
        if view.is_last or view.round == view.options["max_rounds"]:
            return now
        each = EACH[view.seats]
        fewest = max(1, min(view.needed - city.size for city in self.cities))
        rounds = max(1.0, fewest / (1.0 if each == 1 else 1.5))
        if isinstance(limit := view.options["max_rounds"], int):
            rounds = min(rounds, limit - view.round)
        return now + each * rounds

    # Gold and cards

    def purse(self, gold: int) -> float:
        """What so much gold is worth."""
        worth = LAST_GOLD * gold
        if "imperial_treasury" in self.city.names:
            worth += gold * (1.0 if self.turns < 1 else 0.3)
        if self.turns > 0:
            well = min(gold, WELL_SPENT)
            worth += self.future * (GOLD * well + SPARE * (gold - well))
        return worth

    def gain(self, amount: int) -> float:
        """What so much gold more, or less, means."""
        return self.purse(max(0, self.gold + amount)) - self.purse(self.gold)

    def worth(self, card: str) -> float:
        """What a district is worth in the own city, once it stands there."""
        worth = ROW[card].points + self.city.colour_worth(card, self.left)
        worth += EFFECT.get(card, 0.0) * min(1.0, self.turns / LONG)
        if ROW[card].colour != colour.VIOLET:
            worth += GROWTH * self.turns
        elif "wishing_well" in self.city.names:
            worth += 1.0
        if card == "wishing_well":
            worth += self.city.colours.get(colour.VIOLET, 0)
        elif card == "imperial_treasury" and self.turns < 1:
            worth += max(0, self.gold - self.city.price(card))
        elif card == "map_room" and self.turns < 1:
            worth += len(self.view.hand) - 1
        return worth

    def can_stand(self, card: str) -> bool:
        """Whether the own city may take another of this name."""
        return not self.barred >> KIND[card] & 1

    @cached_property
    def useful(self) -> list[str]:
        """The cards of the hand that may stand in the own city."""
        return [card for card in dict.fromkeys(self.view.hand) if self.can_stand(card)]

    def lacks(self, gold: int) -> bool:
        """Whether so much gold is too little for any of them."""
        return any(self.city.price(card) > gold for card in self.useful)

    def worths_of(self, cards: list[str]) -> list[float]:
        """What each card of a hand is worth once built; what cannot be built, and the second of a name, is little."""
        seen: set[str] = set()
        worths = []
        for card in cards:
            worths.append(self.worth(card) if card not in seen and self.can_stand(card) else USELESS)
            seen.add(card)
        return worths

    def holding(self, worths: list[float]) -> float:
        """What a hand with cards of these worths is worth."""
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
        """What it means to have cards of these worths more."""
        return self.holding([*self.worths, *worths]) - self.held

    def without(self, card: str) -> float:
        """What it means to lose this card from the hand."""
        return self.held - self.holding(self.others(card))

    def others(self, card: str) -> list[float]:
        """What the others of the hand are worth; of a name that is there twice, the second goes."""
        at = len(self.view.hand) - 1 - self.view.hand[::-1].index(card)
        return self.worths[:at] + self.worths[at + 1 :]

    # Building

    def built(self, card: str, gold: int | None = None, is_refunded: bool = False) -> float:
        """What it means to build this card of the hand with so much gold in the purse."""
        purse = self.gold if gold is None else gold
        price = 0 if is_refunded or self.character == "alchemist" else self.city.price(card)
        worth = self.worths[self.view.hand.index(card)]
        cost = self.purse(purse) - self.purse(purse - price) + self.without(card)
        return worth + self.tempo() + (self.finishing(worth) if self.left == 1 else 0.0) - cost

    def tempo(self) -> float:
        return TEMPO if self.left > 0 and not self.view.is_last else 0.0

    def finishing(self, worth: float) -> float:
        """What it means to complete the own city now, with a district of this worth."""
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
        """How many districts may be built, in this turn or in one as another character."""
        if "lone" in self.deeds:
            return 0
        done = self.turn.built if self.turn and character == self.character else 0
        return (ROLE[character].builds if character else 1) - done

    def plan(self, gold: int, character: str) -> tuple[float, list[str]]:
        """The best buildings of a turn with so much gold: what they are worth together, and which."""
        value = 0.0
        cards: list[str] = []
        while len(cards) < self.limit(character):
            best, chosen = 0.0, ""
            for card in self.useful:
                if card in cards or self.city.price(card) > gold:
                    continue
                worth = self.built(card, gold, character == "alchemist")
                if worth > best:
                    best, chosen = worth, card
            if not chosen:
                break
            value += best
            cards.append(chosen)
            gold -= self.city.price(chosen)
        return value, cards

    def outstanding(self) -> int:
        """Gold that this turn still brings without any choice."""
        gold = 0 if "income" in self.deeds else self.city.income(self.character)
        return gold + amount.BONUS * (self.character == "merchant" and "bonus" not in self.deeds)

    @cached_property
    def planned(self) -> tuple[float, list[str]]:
        """What to build in this turn, with the gold it still brings."""
        return self.plan(self.gold + self.outstanding(), self.character)

    def spared(self, price: int) -> float:
        """What the buildings of this turn lose when so much gold is gone."""
        if price <= 0:
            return 0.0
        less, _ = self.plan(max(0, self.gold + self.outstanding() - price), self.character)
        return max(0.0, self.planned[0] - less)

    # The others

    @cached_property
    def rivals(self) -> dict[int, float]:
        """The other seats, and how much it helps to harm each: most where most points are to be expected."""
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
        """Who of the others has the most points by now; of several, the one to be feared most."""
        return max(self.rivals, key=lambda seat: (self.view.scores[seat], self.rivals[seat]))

    def completion(self, seat: int) -> int:
        """Points that a city which is just complete loses with a district, when it is too late to build again."""
        view = self.view
        is_just = view.is_last and self.cities[seat].size == view.needed and view.first != seat
        return amount.COMPLETE_POINTS if is_just else 0

    def is_near(self, seat: int) -> bool:
        """Whether one district more makes that city complete."""
        return self.view.needed - self.cities[seat].size == 1

    @cached_property
    def holders(self) -> Holders:
        return Holders(self.view, self.cities)

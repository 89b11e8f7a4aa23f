"""What a seat remembers of the cards it does not see: where they may be, from what it was told and nothing else."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from raenke.citadels import events
from raenke.citadels.past import Past, taken_up, told
from raenke.citadels.stories import Cards, counted
from raenke.citadels.telling import Telling
from raenke.core.event import Event

# Places are numbers: the hands by seat, then these, then one for every packet of the deck, card under the Museum and
# card that was drawn and is held apart.
PILE, PICKED, FIRST_PLACE = 8, 9, 16
THE_DECK = -1
STORIES_MOST = 96
MORE = 4


@dataclass(frozen=True)
class Opening:
    """A table as a seat meets it: all cards that lie hidden, how many lie where, and which of them it sees."""

    cards: Cards = ()
    held: Mapping[int, int] = field(default_factory=dict)
    deck: int = 0
    museum: int = 0
    drawn: int = 0
    seen: tuple[tuple[int, Cards], ...] = ()
    stored: tuple[tuple[int, str], ...] = ()
    kept_apart: tuple[str, ...] = ()
    hospital: int | None = None
    murdered: str | None = None
    past: Past | None = None


class Memory:
    """The places of all hidden cards, and the stories of what may lie in them.

    A place is a bag: a hand, a packet of the deck, the pile, a card under the Museum. How many cards lie where is
    public. Of very many stories the likeliest are kept; should they all be contradicted one day, everything that was
    heard is thought through again with more of them.
    """

    def __init__(self, seat: int | None, box: Iterable[str], has_pile: bool, opening: Opening) -> None:
        self.seat = seat
        self.box = counted(box)
        self.has_pile = has_pile
        self.opening = opening
        self.heard: list[Event] = []
        self.start(STORIES_MOST)

    def start(self, most: int) -> None:
        opening = self.opening
        self.telling = Telling(most)
        self.known: dict[int, list[str]] | None = None  # what is certain, once it was asked for
        self.new_places = count(FIRST_PLACE)
        self.packets: list[tuple[int, int]] = []  # of the deck from the top: place and size
        self.museum: list[int] = []
        self.row: list[int] = []  # cards drawn in the basic action, in order
        self.laid: dict[int, str] = {}  # cards seen to go where they lie alone: known whatever story is true
        self.pile_size = opening.held[PILE]
        self.run: int | None = None  # from which bag the cards of the last packet came unseen, one after the other
        self.hospital = opening.hospital
        self.murdered = opening.murdered
        self.silent: int | None = None  # who is not the murdered character: with a Hospital it would have answered
        self.meet(opening)
        for place, cards in opening.seen:
            if place == THE_DECK and len(self.packets) > 1:
                self.mix()
            self.telling.see(self.whole_deck() if place == THE_DECK else place, cards)
        for at, card in opening.stored:
            self.telling.see(self.museum[at], ((card, 1),))
        for place, card in zip(self.row, opening.kept_apart, strict=False):
            self.telling.see(place, ((card, 1),))

    def meet(self, opening: Opening) -> None:
        """The table as everybody sees it, with what everybody remembers of it."""
        past = opening.past
        places = dict(opening.held)
        for size in [opening.deck] if past is None else past.deck:
            if size:
                places[self.new_packet(size)] = size
        for _ in range(opening.museum):
            places[self.new_stored()] = 1
        for _ in range(opening.drawn):
            places[self.new_drawn()] = 1
        if past is None:
            self.telling.add(dict(opening.cards), places)
            return
        names = self.names()
        named = {name: place for place, name in names.items()}
        self.telling.stories = [taken_up(tale, names) for tale in past.tales]
        self.telling.keep(len(past.tales))
        self.telling.has_dropped = not past.is_whole
        self.laid = {named[name]: card for name, card in past.laid.items()}
        self.silent = past.silent
        self.run = None if past.run is None else named[past.run]

    def names(self) -> dict[int, str]:
        """The places as views name them."""
        named = {place: f"hand {place}" for place in range(PILE)} | {PILE: "pile", PICKED: "picked"}
        named |= {place: f"deck {at}" for at, (place, _) in enumerate(self.packets)}
        named |= {place: f"museum {at}" for at, place in enumerate(self.museum)}
        return named | {place: f"drawn {at}" for at, place in enumerate(self.row)}

    def past(self) -> Past:
        """All of it, for going on from here at another table."""
        names = self.names()
        return Past(
            deck=[size for _, size in self.packets],
            tales=[told(story, names) for story in self.telling.stories],
            is_whole=not self.telling.has_dropped,
            laid={names[place]: card for place, card in self.laid.items() if place in names},
            silent=self.silent,
            run=names.get(self.run) if self.run is not None else None,
        )

    def hear(self, told: Iterable[Event]) -> None:
        """Go on with what the seat was told."""
        told = list(told)
        self.heard += told
        self.think(told)
        most = STORIES_MOST
        while not self.telling.stories:
            most *= MORE
            self.start(most)
            self.think(self.heard)
            self.telling.most = STORIES_MOST  # no view has more
            self.telling.keep(STORIES_MOST)

    def think(self, told: Iterable[Event]) -> None:
        for event in told:
            if not isinstance(event, events.CardDiscarded):
                self.run = None
            if type(event) in ACTS:
                self.known = None
                ACTS[type(event)](self, event)

    # Places

    def new_packet(self, size: int) -> int:
        place = next(self.new_places)
        self.packets.append((place, size))
        return place

    def new_stored(self) -> int:
        place = next(self.new_places)
        self.museum.append(place)
        return place

    def new_drawn(self) -> int:
        place = next(self.new_places)
        self.row.append(place)
        return place

    def whole_deck(self) -> int:
        """The place of a deck that is one packet."""
        ((place, _),) = self.packets
        return place

    def top(self) -> int:
        """The place of the card that is drawn now."""
        place, size = self.packets.pop(0)
        if size > 1:
            self.packets.insert(0, (place, size - 1))
        return place

    def bottom(self, origin: int | None = None) -> int:
        """Where a card goes that is put away; those that come unseen out of one bag, one after the other, are a bag."""
        if self.has_pile:
            self.pile_size += 1
            return PILE
        if origin is None or origin != self.run:
            self.run = origin
            return self.new_packet(1)
        place, size = self.packets.pop()
        self.packets.append((place, size + 1))
        return place

    def origin(self, seat: int, why: str) -> int:
        """The bag that a card comes from that is put away."""
        if why == "museum":
            return self.museum.pop(0)
        return self.row.pop(0) if why == "basic" else seat

    # What happens

    def shuffled(self, event: events.DeckRenewed) -> None:
        """The deck is mixed, or made anew from the pile, or it is the first one."""
        old = self.packets
        size = sum(cards for _, cards in old)
        self.packets = []
        if size == event.count:
            if size:
                self.telling.rename(dict.fromkeys((place for place, _ in old), self.new_packet(size)))
        elif size == 0 and self.pile_size == event.count:
            self.telling.rename({PILE: self.new_packet(event.count)})
            self.pile_size = 0
        else:
            self.telling.add(dict(self.box), {self.new_packet(event.count): event.count})

    def mix(self) -> None:
        """A card is taken from anywhere in the deck: how it lay is of no use any more."""
        self.shuffled(events.DeckRenewed(sum(cards for _, cards in self.packets)))

    def drawn(self, event: events.CardDrawn) -> None:
        self.telling.show(self.top(), event.card, self.new_drawn() if event.why == "basic" else event.seat)

    def taken(self, event: events.CardTaken) -> None:
        self.telling.move(self.top(), self.new_drawn() if event.why == "basic" else event.seat)

    def kept(self, event: events.CardKept) -> None:
        self.telling.take(self.row, event.card, event.seat)
        self.row.pop()

    def retained(self, event: events.CardRetained) -> None:
        self.telling.take(self.row, None, event.seat)
        self.row.pop()

    def put_away(self, event: events.CardPutAway) -> None:
        if event.why in events.IN_THE_OPEN:
            place = self.bottom()
            self.telling.add({event.card: 1}, {place: 1})
        else:
            origin, place = self.origin(event.seat, event.why), self.bottom()
            self.telling.show(origin, event.card, place)
        if place != PILE:
            self.laid[place] = event.card

    def discarded(self, event: events.CardDiscarded) -> None:
        origin = self.origin(event.seat, event.why)
        self.telling.move(origin, self.bottom(origin))

    def given(self, event: events.CardGiven) -> None:
        self.telling.show(event.seat, event.card, event.to)

    def passed(self, event: events.CardPassed) -> None:
        self.telling.move(event.seat, event.to)

    def exchanged(self, event: events.HandsExchanged) -> None:
        self.telling.see(event.other, counted(event.hands[0]))
        self.telling.see(event.seat, counted(event.hands[1]))
        self.telling.rename({event.seat: event.other, event.other: event.seat})

    def swapped(self, event: events.HandsSwapped) -> None:
        self.telling.rename({event.seat: event.other, event.other: event.seat})

    def looked(self, event: events.HandSeen) -> None:
        self.telling.see(event.other, counted(event.cards))

    def picked(self, event: events.CardPicked) -> None:
        self.telling.show(event.other, event.card, PICKED)
        self.laid[PICKED] = event.card

    def pulled(self, event: events.CardPulled) -> None:
        self.telling.move(event.other, PICKED)
        self.laid.pop(PICKED, None)

    def to_hand(self, event: events.CardToHand | events.CardHeld) -> None:
        self.telling.rename({PICKED: event.seat})

    def stored(self, event: events.CardStored) -> None:
        place = self.new_stored()
        self.telling.show(event.seat, event.card, place)
        self.laid[place] = event.card

    def covered(self, event: events.CardCovered) -> None:
        self.telling.move(event.seat, self.new_stored())

    def searched(self, event: events.DeckSeen) -> None:
        """C5.66: it is shuffled next, so how it lay is forgotten now."""
        self.mix()
        self.telling.see(self.whole_deck(), counted(event.cards))

    def chosen(self, event: events.CardChosen) -> None:
        self.telling.show(self.top(), event.card, event.seat)

    def selected(self, event: events.CardSelected) -> None:
        self.mix()
        self.telling.move(self.top(), event.seat)

    def built(self, event: events.DistrictBuilt) -> None:
        self.telling.show(PICKED if event.how == "wizard" else event.seat, event.district, None)
        if event.district == "hospital":
            self.hospital = event.seat

    def destroyed(self, event: events.DistrictDestroyed) -> None:
        if event.district.removesuffix("*") == "hospital":
            self.hospital = None

    def recovered(self, event: events.DistrictRecovered) -> None:
        self.telling.add({event.district: 1}, {event.seat: 1})

    def traded(self, event: events.DistrictsSwapped) -> None:
        given, taken = event.given.removesuffix("*"), event.taken.removesuffix("*")
        if "hospital" in (given, taken):
            self.hospital = event.other if given == "hospital" else event.seat

    def certain(self) -> dict[int, list[str]]:
        """The cards that lie in a place for certain."""
        if self.known is None:
            self.known = self.telling.certain() or {place: [card] for place, card in self.laid.items()}
        return self.known

    # Who did not answer

    def round_started(self, event: events.RoundStarted) -> None:
        self.murdered = self.silent = None

    def named(self, event: events.CharacterNamed) -> None:
        if event.how == "murder":
            self.murdered = event.character

    def called(self, event: events.RankCalled) -> None:
        if event.character == self.murdered:
            self.silent = self.hospital

    def revealed(self, event: events.CharacterRevealed) -> None:
        if event.character == self.murdered:
            self.silent = None


ACTS: dict[type[Event], Callable[[Memory, Any], None]] = {
    events.DeckRenewed: Memory.shuffled,
    events.CardDrawn: Memory.drawn,
    events.CardTaken: Memory.taken,
    events.CardKept: Memory.kept,
    events.CardRetained: Memory.retained,
    events.CardPutAway: Memory.put_away,
    events.CardDiscarded: Memory.discarded,
    events.CardGiven: Memory.given,
    events.CardPassed: Memory.passed,
    events.HandsExchanged: Memory.exchanged,
    events.HandsSwapped: Memory.swapped,
    events.HandSeen: Memory.looked,
    events.CardPicked: Memory.picked,
    events.CardPulled: Memory.pulled,
    events.CardToHand: Memory.to_hand,
    events.CardHeld: Memory.to_hand,
    events.CardStored: Memory.stored,
    events.CardCovered: Memory.covered,
    events.DeckSeen: Memory.searched,
    events.CardChosen: Memory.chosen,
    events.CardSelected: Memory.selected,
    events.DistrictBuilt: Memory.built,
    events.DistrictDestroyed: Memory.destroyed,
    events.DistrictRecovered: Memory.recovered,
    events.DistrictsSwapped: Memory.traded,
    events.RoundStarted: Memory.round_started,
    events.CharacterNamed: Memory.named,
    events.RankCalled: Memory.called,
    events.CharacterRevealed: Memory.revealed,
}

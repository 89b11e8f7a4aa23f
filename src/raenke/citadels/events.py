"""The events of a match: how they are read from notes, what each seat may know of them, and whom they strike."""

from typing import Any

import msgspec

from raenke.citadels import notes
from raenke.citadels.cards import CHARACTERS
from raenke.citadels.table import Table
from raenke.citadels.tally import Parts
from raenke.core.codes import NOBODY
from raenke.core.event import Event, everybody
from raenke.core.notes import Notes, noted, number, seat_or_none, truth

# Reasons for putting a card away where everybody sees it.
IN_THE_OPEN = ("destroyed", "armory")


# The game and its rounds begin


class GameStarted(Event, frozen=True):
    from_note = {"crown": number, "cast": notes.characters, "game seats options": notes.setting}
    turn = "nobodys"
    game: str
    seats: int
    options: dict[str, Any]
    cast: list[str]
    crown: int
    seen = everybody


class DeckShuffled(Event, frozen=True):
    from_note = {"cards": notes.cards}
    is_routine = True
    cards: list[str]

    def seen(self, seat: int | None) -> Event:
        return DeckRenewed(len(self.cards))


class DeckRenewed(Event, frozen=True):
    """What everybody sees of a shuffle."""

    is_routine = True
    count: int
    seen = everybody


class RoundStarted(Event, frozen=True):
    from_note = {"round": number, "crown": number}
    turn = "nobodys"
    round: int
    crown: int
    seen = everybody


# Characters


class CharactersLaidUp(Event, frozen=True):
    from_note = {"characters": notes.characters}
    characters: list[str]
    seen = everybody


class CharacterLaidDown(Event, frozen=True):
    from_note = {"character": notes.character, "seen_by": seat_or_none}
    character: str
    seen_by: int | None

    def seen(self, seat: int | None) -> Event:
        return self if seat is not None and seat == self.seen_by else CharacterCovered(self.seen_by)


class CharacterCovered(Event, frozen=True):
    """What the others see of the character laid face down."""

    seen_by: int | None
    seen = everybody


class CharacterRemoved(Event, frozen=True):
    from_note = {"character": notes.character}
    character: str

    def seen(self, seat: int | None) -> Event:
        return CharacterWithdrawn()


class CharacterWithdrawn(Event, frozen=True):
    """What everybody sees of the character that chance puts away."""

    seen = everybody


class CharacterTaken(Event, frozen=True):
    from_note = {"seat": number, "character": notes.character}
    seat: int
    character: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CharacterChosen(self.seat)


class CharacterChosen(Event, frozen=True):
    """What the others see of a character taken."""

    seat: int
    seen = everybody


class CharacterPutAway(Event, frozen=True):
    from_note = {"seat": seat_or_none, "character": notes.character}
    seat: int | None
    character: str

    def seen(self, seat: int | None) -> Event:
        return self if seat is not None and seat == self.seat else CharacterLaidAside(self.seat)


class CharacterLaidAside(Event, frozen=True):
    """What the others see of a character put away."""

    seat: int | None
    seen = everybody


class RankCalled(Event, frozen=True):
    from_note = {"rank": number, "character": notes.character}
    rank: int
    character: str
    seen = everybody


class CharacterRevealed(Event, frozen=True):
    from_note = {"seat": number, "character": notes.character}
    turn = "begins"
    seat: int
    character: str
    seen = everybody


# Gold


class GoldTaken(Event, frozen=True):
    from_note = {"seat": number, "amount": number, "why": notes.why}
    seat: int
    amount: int
    why: str
    seen = everybody


class GoldPaid(Event, frozen=True):
    from_note = {"seat": number, "amount": number, "why": notes.why}
    seat: int
    amount: int
    why: str
    seen = everybody


class GoldMoved(Event, frozen=True):
    from_note = {"seat to": notes.seats, "amount": number, "why": notes.why}
    seat: int
    to: int
    amount: int
    why: str
    seen = everybody


class GoldLaid(Event, frozen=True):
    from_note = {"seat": number, "district": notes.card}
    seat: int
    district: str
    seen = everybody


# Cards


class CardDrawn(Event, frozen=True):
    from_note = {"seat": number, "card": notes.card, "why": notes.why}
    is_routine = True
    seat: int
    card: str
    why: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardTaken(self.seat, self.why)


class CardTaken(Event, frozen=True):
    """What the others see of a draw."""

    is_routine = True
    seat: int
    why: str
    seen = everybody


class CardKept(Event, frozen=True):
    from_note = {"seat": number, "card": notes.card}
    is_routine = True
    seat: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardRetained(self.seat)


class CardRetained(Event, frozen=True):
    """What the others see of a card that is kept."""

    is_routine = True
    seat: int
    seen = everybody


class CardPutAway(Event, frozen=True):
    """A card goes under the deck or onto the pile; for a card from under a Museum, `seat` laid it there."""

    from_note = {"seat": number, "card": notes.card, "why": notes.why}
    seat: int
    card: str
    why: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat or self.why in IN_THE_OPEN else CardDiscarded(self.seat, self.why)


class CardDiscarded(Event, frozen=True):
    """What the others see of a card put away."""

    seat: int
    why: str
    seen = everybody


class CardGiven(Event, frozen=True):
    from_note = {"seat to": notes.seats, "card": notes.card, "why": notes.why}
    seat: int
    to: int
    card: str
    why: str

    def seen(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.to) else CardPassed(self.seat, self.to, self.why)


class CardPassed(Event, frozen=True):
    """What the others see of a card given."""

    seat: int
    to: int
    why: str
    seen = everybody


# What characters do


class CharacterNamed(Event, frozen=True):
    from_note = {"seat": number, "character": notes.character, "how": notes.why}
    seat: int
    character: str
    how: str
    seen = everybody


class HandsExchanged(Event, frozen=True):
    from_note = {"seat": number, "other": number, "hands": notes.hands}
    seat: int
    other: int
    hands: list[list[str]]

    def seen(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.other) else HandsSwapped(self.seat, self.other)


class HandsSwapped(Event, frozen=True):
    """What the others see of an exchange of hands."""

    seat: int
    other: int
    seen = everybody


class HandSeen(Event, frozen=True):
    from_note = {"seat": number, "other": number, "cards": notes.cards}
    seat: int
    other: int
    cards: list[str]

    def seen(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.other) else HandShown(self.seat, self.other)


class HandShown(Event, frozen=True):
    """What the others see of a Wizard's look into a hand."""

    seat: int
    other: int
    seen = everybody


class CardPicked(Event, frozen=True):
    from_note = {"seat": number, "other": number, "card": notes.card}
    seat: int
    other: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.other) else CardPulled(self.seat, self.other)


class CardPulled(Event, frozen=True):
    """What the others see of the card a Wizard picks."""

    seat: int
    other: int
    seen = everybody


class CardToHand(Event, frozen=True):
    from_note = {"seat": number, "card": notes.card}
    seat: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardHeld(self.seat)


class CardHeld(Event, frozen=True):
    """What the others see of the card a Wizard takes into the hand."""

    seat: int
    seen = everybody


class CrownMoved(Event, frozen=True):
    from_note = {"seat": number, "origin": number, "why": notes.why}
    seat: int
    origin: int = msgspec.field(name="from")
    why: str
    seen = everybody


# Cities


class DistrictBuilt(Event, frozen=True):
    from_note = {"seat": number, "district": notes.card, "price how": notes.price_and_how}
    seat: int
    district: str
    price: int
    how: str
    seen = everybody


class DistrictDestroyed(Event, frozen=True):
    """A `*` after the district says that an Artist's gold lay on it."""

    from_note = {"seat by": notes.seats, "district": notes.cell, "how": notes.why}
    seat: int
    district: str
    by: int
    how: str
    seen = everybody


class DistrictRecovered(Event, frozen=True):
    from_note = {"seat": number, "district": notes.card}
    seat: int
    district: str
    seen = everybody


class RecoveryDeclined(Event, frozen=True):
    from_note = {"seat": number, "district": notes.card}
    seat: int
    district: str
    seen = everybody


class DistrictsSwapped(Event, frozen=True):
    """A `*` after a district says that an Artist's gold lies on it."""

    from_note = {"seat other": notes.seats, "given": notes.cell, "taken": notes.cell}
    seat: int
    other: int
    given: str
    taken: str
    seen = everybody


class CardStored(Event, frozen=True):
    from_note = {"seat": number, "card": notes.card}
    seat: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardCovered(self.seat)


class CardCovered(Event, frozen=True):
    """What the others see of a card laid under a Museum."""

    seat: int
    seen = everybody


class DeckSeen(Event, frozen=True):
    from_note = {"seat": number, "cards": notes.sorted_cards}
    seat: int
    cards: list[str]

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else DeckSearched(self.seat)


class DeckSearched(Event, frozen=True):
    """What the others see of a look through the deck."""

    seat: int
    seen = everybody


class LookDeclined(Event, frozen=True):
    from_note = {"seat": number}
    seat: int
    seen = everybody


class CardChosen(Event, frozen=True):
    from_note = {"seat": number, "card": notes.card}
    seat: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardSelected(self.seat)


class CardSelected(Event, frozen=True):
    """What the others see of a card taken out of the deck."""

    seat: int
    seen = everybody


class BellDeclared(Event, frozen=True):
    from_note = {"seat": number}
    seat: int
    seen = everybody


class BellDeclined(Event, frozen=True):
    from_note = {"seat": number}
    seat: int
    seen = everybody


class CityCompleted(Event, frozen=True):
    from_note = {"seat": number, "first": truth}
    seat: int
    first: bool
    seen = everybody


# Ends


class TurnEnded(Event, frozen=True):
    from_note = {"seat": number, "character": notes.character}
    turn = "ends"
    seat: int
    character: str
    seen = everybody


class MurderedShown(Event, frozen=True):
    from_note = {"seat": number, "character": notes.character}
    seat: int
    character: str
    seen = everybody


class RoundEnded(Event, frozen=True):
    from_note = {"round": number}
    turn = "nobodys"
    round: int
    seen = everybody


class GameEnded(Event, frozen=True):
    from_note = {"scores": notes.items, "winners parts gold": notes.outcome}
    turn = "nobodys"
    scores: list[int]
    winners: list[int]
    parts: list[Parts]
    gold: list[int]
    seen = everybody


KINDS = noted(globals())


def events_of(table: Table) -> list[Event]:
    """What happened in the table's last step."""
    return list(Notes(table, KINDS).events())


def struck(before: Table, event: Event) -> list[int]:
    """The seats that are murdered, robbed or bewitched, or lose gold, cards, the secret of their cards, or a district.
    What players do to themselves does not count."""
    return [seat for seat in losers(before, event) if seat not in (NOBODY, before.to_move)]


def losers(before: Table, event: Event) -> list[int]:
    match event:
        case CharacterNamed(character=character):
            lies = before.layout()
            return [lies.holder[lies.cast.index(CHARACTERS.index(character))]]
        case MurderedShown(seat=seat) | GoldMoved(seat=seat) | CardGiven(seat=seat) | DistrictDestroyed(seat=seat):
            return [seat]
        case HandsExchanged(other=other) | HandSeen(other=other) | CardPicked(other=other):
            return [other]
        case DistrictsSwapped(other=other):
            return [other]
    return []

"""What a seat knows (C3.8): built from what is open, its own or remembered, never by removing secrets from a table."""

from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from raenke.citadels.beliefs import Bag, Beliefs
from raenke.citadels.cards import CHARACTERS, DISTRICTS, cell_name
from raenke.citadels.characters import Choosing, Pick, Slot, ranks_in
from raenke.citadels.codes import DEEDS, PHASES
from raenke.citadels.layout import Layout
from raenke.citadels.means import MEANINGS, card_name
from raenke.citadels.options import Options
from raenke.citadels.parts import OPEN, Open
from raenke.citadels.score import needed
from raenke.citadels.table import Table
from raenke.core.written import Meaning, said


class District(msgspec.Struct, frozen=True):
    """A district in a city."""

    card: str
    has_gold: bool


class PlayerView(msgspec.Struct, frozen=True):
    """The open facts about one player, and what this seat knows of the hand."""

    gold: int
    hand_size: int
    known: list[str]
    """Cards certainly in that hand; the seat's own hand is in `CitadelsView.hand`."""
    city: list[District]
    is_complete: bool
    characters: list[str]
    """The characters shown in this round."""
    owes_tax: bool
    has_paid_tax: bool


class Turn(msgspec.Struct, frozen=True):
    """The seat and character whose turn it is, and what they did in it."""

    seat: int
    character: str
    deeds: list[str]
    built: int
    embellished: int
    spent: int


class Stored(msgspec.Struct, frozen=True):
    """A card under the Museum: the seat that laid it there, and the card, if this seat knows."""

    seat: int
    card: str | None


class Packet(msgspec.Struct, frozen=True):
    """Cards of the deck that lie together in unknown order, and those of them that this seat knows."""

    size: int
    known: list[str]


class CitadelsView(Open, frozen=True):
    """The table as one seat (or a spectator: None) may know it."""

    # No page draws these fields, so the server does not send them to browsers.
    for_programs: ClassVar = (
        *("options", "opener", "reign", "thief", "witch", "is_murdered_shown", "collector", "haunted_round"),
        *("handed", "drawn", "drawn_size", "keeps", "discarded", "looked", "other", "card"),
        *("deck", "pile", "pile_size", "unseen"),
        *("turn.embellished", "turn.spent", "players.has_paid_tax"),
    )
    seat: int | None
    seats: int
    options: dict[str, Any]
    turn: Turn | None
    called: int
    face_down: str | None
    picks: list[Pick]
    slots: list[Slot]
    own: list[str]
    handed: list[str]
    hand: list[str]
    drawn: list[str]
    """The drawn cards that this seat knows."""
    drawn_size: int
    keeps: int
    discarded: int
    looked: list[str]
    other: int | None
    card: str | None
    deck: list[Packet]
    """From the top."""
    deck_size: int
    pile: list[str]
    """Cards certainly on the pile."""
    pile_size: int
    museum: list[Stored]
    needed: int
    players: list[PlayerView]
    scores: list[int]
    unseen: dict[str, int]
    """All hidden cards without a place known to this seat: each may lie in any of the unknown places."""

    @property
    def deck_known(self) -> list[tuple[int, str]]:
        """Cards with a certain place in the deck: alone in their packet, or all with one name."""
        places, top = [], 0
        for packet in self.deck:
            if len(packet.known) == packet.size and len({*packet.known}) == 1:
                places += [(top + at, card) for at, card in enumerate(packet.known)]
            top += packet.size
        return places


class Views:
    """The views of a table as it lies; what everybody sees is worked out once."""

    def __init__(self, table: Table) -> None:
        lies = self.lies = table.layout()
        options: Options = table.options
        self.seats = table.seats
        self.options = options
        self.phase = PHASES[lies.phase]
        self.cast = cast = [CHARACTERS[character] for character in lies.cast]
        self.open: dict[str, Any] = {
            **said(OPEN, lies, {**MEANINGS, "rank": Meaning(cast)}),
            "seats": table.seats,
            "options": options.as_dict(),
            "turn": turn_of(lies) if lies.turn_seat >= 0 else None,
            "called": min(lies.rank + 1, len(cast)),
            "drawn_size": len(lies.drawn),
            "keeps": lies.keeps if self.phase == "keep" else 0,
            "discarded": lies.discarded if self.phase == "discard" else 0,
            "other": seat_or_none(lies.other) if self.phase in WITH_OTHER else None,
            "deck_size": len(lies.deck),
            "pile_size": len(lies.pile),
            "needed": needed(options.end_at, bool(lies.is_declared)),
            "scores": table.scores(),
        }
        self.chosen = (  # and so whose choice it is
            *(lies.left, lies.face_down, lies.face_up, lies.picked, lies.handed, lies.holder, lies.rank),
            *(lies.reign_seat, lies.murdered, lies.is_murdered_shown),
        )
        shown = Choosing(lies, options, table.seats, None).shown
        answered = [shown(rank) for rank in range(self.open["called"])]
        self.players = [
            player_view(lies, seat, [cast[rank] for rank, by in enumerate(answered) if by == seat], self.open["needed"])
            for seat in range(table.seats)
        ]

    def __call__(self, seat: int | None, beliefs: Beliefs) -> CitadelsView:
        lies, phase, cast = self.lies, self.phase, self.cast
        choosing = Choosing(lies, self.options, self.seats, seat)
        decides = lies.to_move == seat
        saw_down = choosing.has_looked and lies.rank < len(cast)
        hands = [sorted(known(hand)) if player != seat else [] for player, hand in enumerate(beliefs.hands)]
        return CitadelsView(
            **self.open,
            seat=seat,
            face_down=name_or_none(cast, lies.face_down) if saw_down else None,
            picks=choosing.picks(),
            slots=self.slots(choosing, beliefs),
            own=[cast[rank] for rank, holder in enumerate(lies.holder) if holder == seat],
            handed=choosing.names(ranks_in(lies.left)) if decides and phase in ("take", "put") else [],
            hand=names(lies.hand[seat]) if seat is not None else [],
            drawn=known(beliefs.drawn),
            looked=looked_at(lies, phase) if decides else [],
            card=beliefs.picked[0] if phase == "place" else card_name(phase, lies.card),
            deck=packets(beliefs.deck),
            pile=sorted(known(beliefs.pile)),
            museum=[Stored(by, card) for by, card in zip(lies.museum_by, beliefs.museum, strict=True)],
            players=[
                replace(player, known=hands[at]) if hands[at] else player for at, player in enumerate(self.players)
            ],
            unseen=dict(sorted(beliefs.unseen().items())),
        )

    def slots(self, choosing: Choosing, beliefs: Beliefs) -> list[Slot]:
        """Worked out only when something has changed that they follow from: not with every move of a turn."""
        known = (self.chosen, beliefs.silent)
        before, slots = beliefs.slots
        if before != known:
            slots = choosing.slots(beliefs.silent)
            beliefs.slots = known, slots
        return slots


def view_of(table: Table, seat: int | None, beliefs: Beliefs) -> CitadelsView:
    """What a seat may know of a table, including what it remembers."""
    return Views(table)(seat, beliefs)


WITH_OTHER = ("pick", "place", "ask", "pay", "recover", "give")


def name_or_none(cast: list[str], rank: int) -> str | None:
    return cast[rank] if rank >= 0 else None


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def known(bag: Bag) -> list[str]:
    return [card for card in bag if card]


def names(kinds: list[int]) -> list[str]:
    return [DISTRICTS[kind] for kind in kinds]


def turn_of(lies: Layout) -> Turn:
    deeds = [deed for bit, deed in enumerate(DEEDS) if lies.used >> bit & 1]
    return Turn(lies.turn_seat, CHARACTERS[lies.turn_character], deeds, lies.built, lies.embellished, lies.spent)


def player_view(lies: Layout, seat: int, characters: list[str], needed: int) -> PlayerView:
    """The open facts about a player."""
    city = lies.city[seat]
    return PlayerView(
        gold=lies.gold[seat],
        hand_size=len(lies.hand[seat]),
        known=[],
        city=[District(cell_name(cell & ~1), bool(cell & 1)) for cell in city],
        is_complete=len(city) >= needed,
        characters=characters,
        owes_tax=bool(lies.owes >> seat & 1),
        has_paid_tax=bool(lies.paid >> seat & 1),
    )


def looked_at(lies: Layout, phase: str) -> list[str]:
    """The cards the deciding seat looks at: a hand, or the deck without its order."""
    if phase == "pick":
        return names(lies.hand[lies.other])
    return names(sorted(lies.deck)) if phase == "choose" else []


def packets(bags: list[Bag]) -> list[Packet]:
    """The deck as packets; adjacent packets without known cards become one."""
    found: list[Packet] = []
    for bag in bags:
        packet = Packet(len(bag), sorted(known(bag)))
        if found and not found[-1].known and not packet.known:
            packet = Packet(found.pop().size + packet.size, [])
        found.append(packet)
    return found

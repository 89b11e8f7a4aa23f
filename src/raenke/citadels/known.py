"""A view as a layout: what a seat knows of the table."""

from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.citadels.codes import DEEDS
from raenke.citadels.layout import Layout
from raenke.citadels.means import MEANINGS, card_number
from raenke.citadels.parts import OPEN
from raenke.citadels.view import CitadelsView, PlayerView
from raenke.core.codes import NOBODY
from raenke.core.written import Meaning, laid


def layout_of(view: CitadelsView) -> Layout:
    """What the view knows of the table; the places of unseen cards and hidden characters stay empty until the deal."""
    turn = view.turn
    picks = sum(slot.what in ("take", "put") for slot in view.slots)
    return Layout(
        **laid(OPEN, view, {**MEANINGS, "rank": Meaning(view.cast)}),
        deck=[kind for packet in view.deck for kind in filled(packet.known, packet.size)],
        pile=kinds(view.pile),
        museum=[DISTRICTS.index(stored.card) if stored.card else 0 for stored in view.museum],
        museum_by=[stored.seat for stored in view.museum],
        gold=[player.gold for player in view.players],
        hand=[kinds(view.hand if seat == view.seat else player.known) for seat, player in enumerate(view.players)],
        city=[city_of(player) for player in view.players],
        left=0,
        face_down=view.cast.index(view.face_down) if view.face_down else NOBODY,
        removed=NOBODY,
        picked=[0] * picks,
        handed=[0] * picks,
        holder=[NOBODY] * len(view.cast),
        rank=NOBODY if view.decision in ("take", "put") else view.called - 1 if turn else len(view.cast),
        owes=sum(player.owes_tax << seat for seat, player in enumerate(view.players)),
        paid=sum(player.has_paid_tax << seat for seat, player in enumerate(view.players)),
        turn_seat=turn.seat if turn else NOBODY,
        turn_character=CHARACTERS.index(turn.character) if turn else 0,
        used=sum(1 << DEEDS.index(deed) for deed in turn.deeds) if turn else 0,
        built=turn.built if turn else 0,
        embellished=turn.embellished if turn else 0,
        spent=turn.spent if turn else 0,
        drawn=filled(view.drawn, view.drawn_size),
        keeps=view.keeps,
        discarded=view.discarded,
        other=NOBODY if view.other is None else view.other,
        card=card_number(view.decision, view.card),
        is_heir=view.decision == "crown" and turn is None,
    )


def kinds(cards: list[str]) -> list[int]:
    return [DISTRICTS.index(card) for card in cards]


def filled(cards: list[str], size: int) -> list[int]:
    return [*kinds(cards), *[0] * (size - len(cards))]


def city_of(player: PlayerView) -> list[int]:
    return [DISTRICTS.index(district.card) * 2 + district.has_gold for district in player.city]

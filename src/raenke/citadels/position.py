"""Writes tables down as positions, and sets positions up as tables again."""

from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.citadels.layout import Layout
from raenke.citadels.means import MEANINGS, card_name, card_number, rank_of
from raenke.citadels.options import options_of
from raenke.citadels.parts import WRITTEN
from raenke.citadels.table import Table
from raenke.citadels.written import CHOOSING, Position
from raenke.core.chance import Chance
from raenke.core.codes import NOBODY
from raenke.core.written import Meaning, laid, said

__all__ = ["Position", "position_of", "set_up"]


def position_of(table: Table) -> Position:
    """Write a table down."""
    lies = table.layout()
    cast = [CHARACTERS[character] for character in lies.cast]
    parts = said(WRITTEN, lies, {**MEANINGS, "rank": Meaning(cast)})
    phase = parts["phase"]
    has_turn = phase not in (*CHOOSING, "over") and not lies.is_heir
    return Position(
        seats=table.seats,
        options=table.options.as_dict(),
        museum=[(DISTRICTS[kind], by) for kind, by in zip(lies.museum, lies.museum_by, strict=True)],
        characters=[[cast[rank] for rank, at in enumerate(lies.holder) if at == seat] for seat in range(table.seats)],
        acting=(lies.turn_seat, CHARACTERS[lies.turn_character]) if has_turn else None,
        card=card_name(phase, lies.card),
        **parts,
    )


def set_up(position: Position, chance: Chance | None = None) -> Table:
    """Lay a table as a position says."""
    table = Table(position.seats, options_of(position.options, position.seats), chance)
    table.lay_out(layout_of(position))
    return table


def layout_of(position: Position) -> Layout:
    acting = position.acting
    return Layout(
        **laid(WRITTEN, position, {**MEANINGS, "rank": Meaning(position.cast)}),
        to_move=to_move(position),
        museum=[DISTRICTS.index(card) for card, _ in position.museum],
        museum_by=[seat for _, seat in position.museum],
        left=mask_of(position.handed()[-1]) if position.phase in CHOOSING else 0,
        handed=[mask_of(handed) for handed in position.handed()[:-1]],
        holder=[seat_or_nobody(position.holder_of(name)) for name in position.cast],
        rank=called_rank(position),
        thief=seat_or_nobody(position.thief()) if position.robbed else NOBODY,
        witch=seat_or_nobody(position.holder_of("witch")) if position.bewitched else NOBODY,
        protected=answered(position, "bishop"),
        collector=answered(position, "tax_collector"),
        turn_seat=acting[0] if acting else NOBODY,
        turn_character=CHARACTERS.index(acting[1]) if acting else 0,
        card=card_number(position.phase, position.card),
        is_heir=position.phase == "crown" and acting is None,
    )


def to_move(position: Position) -> int:
    """The seat that decides now."""
    if position.phase == "over":
        return NOBODY
    if position.phase in CHOOSING:
        return position.schedule()[len(position.picks)][0]
    if position.acting is None:
        return seat_or_nobody(position.holder_of(position.murdered))
    if position.phase == "pay":
        return seat_or_nobody(position.other)
    if position.phase == "recover":
        return seat_or_nobody(position.owner_of("graveyard"))
    return position.acting[0]


def called_rank(position: Position) -> int:
    if position.acting is not None:
        return rank_of(position.acting[1])
    return NOBODY if position.phase in CHOOSING else len(position.cast)


def answered(position: Position, name: str) -> int:
    """The seat with this character's rights in this round: the one that answered, or the Witch who goes on as it."""
    if name not in position.cast or position.murdered == name or rank_of(name) > called_rank(position):
        return NOBODY
    holder = seat_or_nobody(position.holder_of(name))
    if position.bewitched == name and holder >= 0:
        if position.acting is not None and position.acting[1] == name and "lone" in position.used:
            return NOBODY  # the Witch has not gone on yet
        return seat_or_nobody(position.holder_of("witch"))
    return holder


def mask_of(characters: set[str]) -> int:
    return sum(1 << rank_of(name) for name in characters)


def seat_or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat

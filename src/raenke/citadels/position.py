"""Writes tables down as positions, and sets positions up as tables again."""

from raenke.citadels.cards import CHARACTER_RANK, CHARACTERS, DISTRICTS, cell_name, cell_of
from raenke.citadels.codes import DEEDS, PHASES
from raenke.citadels.layout import Layout
from raenke.citadels.options import options_of
from raenke.citadels.table import Table
from raenke.citadels.written import CHOOSING, Position, rank_of
from raenke.core.chance import Chance
from raenke.core.codes import NOBODY

__all__ = ["Position", "position_of", "set_up"]


def position_of(table: Table) -> Position:
    """Write a table down."""
    lies = table.layout()
    phase, cast = PHASES[lies.phase], [CHARACTERS[character] for character in lies.cast]
    has_turn = phase not in (*CHOOSING, "over") and not lies.is_heir
    seats = range(table.seats)

    def name(rank: int) -> str | None:
        return cast[rank] if rank >= 0 else None

    return Position(
        seats=table.seats,
        cast=cast,
        hands=[[DISTRICTS[kind] for kind in hand] for hand in lies.hand],
        cities=[[cell_name(cell) for cell in city] for city in lies.city],
        gold=lies.gold,
        deck=[DISTRICTS[kind] for kind in lies.deck],
        pile=[DISTRICTS[kind] for kind in lies.pile],
        museum=[(DISTRICTS[kind], by) for kind, by in zip(lies.museum, lies.museum_by, strict=True)],
        bell=lies.is_declared,
        haunted_round=lies.haunted_round,
        crown=lies.crown,
        round=lies.round,
        opener=lies.reign_seat,
        reign=lies.reign,
        first=lies.first if lies.first >= 0 else None,
        last=lies.is_last,
        phase=phase,
        face_up=[cast[rank] for rank in range(len(cast)) if lies.face_up >> rank & 1],
        face_down=name(lies.face_down),
        removed=name(lies.removed),
        picks=[cast[rank] for rank in lies.picked],
        characters=[[cast[rank] for rank, holder in enumerate(lies.holder) if holder == seat] for seat in seats],
        acting=(lies.turn_seat, CHARACTERS[lies.turn_character]) if has_turn else None,
        murdered=name(lies.murdered),
        robbed=name(lies.robbed),
        bewitched=name(lies.bewitched),
        murdered_shown=lies.is_murdered_shown,
        owes=[seat for seat in seats if lies.owes >> seat & 1],
        paid=[seat for seat in seats if lies.paid >> seat & 1],
        used=[deed for bit, deed in enumerate(DEEDS) if has_turn and lies.used >> bit & 1],
        built=lies.built,
        embellished=lies.embellished,
        spent=lies.spent,
        drawn=[DISTRICTS[kind] for kind in lies.drawn],
        keeps=lies.keeps,
        discarded=lies.discarded,
        other=lies.other if lies.other >= 0 else None,
        card=card_name(phase, lies.card),
        options=table.options.as_dict(),
    )


def card_name(phase: str, card: int) -> str | None:
    if phase == "give":
        return cell_name(card)
    return DISTRICTS[card] if phase in ("place", "recover") else None


def set_up(position: Position, chance: Chance | None = None) -> Table:
    """Lay a table as a position says."""
    table = Table(position.seats, options_of(position.options, position.seats), chance)
    table.lay_out(layout_of(position))
    return table


def layout_of(position: Position) -> Layout:
    acting = position.acting
    return Layout(
        phase=PHASES.index(position.phase),
        to_move=to_move(position),
        cast=[CHARACTERS.index(name) for name in position.cast],
        round=position.round,
        crown=position.crown,
        reign_seat=position.opener,
        reign=position.reign,
        is_last=position.last,
        first=seat_or_nobody(position.first),
        is_declared=position.bell,
        haunted_round=position.haunted_round,
        deck=[DISTRICTS.index(card) for card in position.deck],
        pile=[DISTRICTS.index(card) for card in position.pile],
        museum=[DISTRICTS.index(card) for card, _ in position.museum],
        museum_by=[seat for _, seat in position.museum],
        gold=list(position.gold),
        hand=[[DISTRICTS.index(card) for card in hand] for hand in position.hands],
        city=[[cell_of(card) or 0 for card in city] for city in position.cities],
        left=mask_of(position.handed()[-1]) if position.phase in CHOOSING else 0,
        face_up=mask_of(set(position.face_up)),
        face_down=rank_or_nobody(position.face_down),
        removed=rank_or_nobody(position.removed),
        picked=[rank_of(name) for name in position.picks],
        handed=[mask_of(handed) for handed in position.handed()[:-1]],
        holder=[seat_or_nobody(position.holder_of(name)) for name in position.cast],
        rank=called_rank(position),
        murdered=rank_or_nobody(position.murdered),
        robbed=rank_or_nobody(position.robbed),
        bewitched=rank_or_nobody(position.bewitched),
        thief=seat_or_nobody(position.thief()) if position.robbed else NOBODY,
        witch=seat_or_nobody(position.holder_of("witch")) if position.bewitched else NOBODY,
        is_murdered_shown=position.murdered_shown,
        protected=answered(position, "bishop"),
        collector=answered(position, "tax_collector"),
        owes=sum(1 << seat for seat in position.owes),
        paid=sum(1 << seat for seat in position.paid),
        turn_seat=acting[0] if acting else NOBODY,
        turn_character=CHARACTERS.index(acting[1]) if acting else 0,
        used=sum(1 << DEEDS.index(deed) for deed in position.used),
        built=position.built,
        embellished=position.embellished,
        spent=position.spent,
        drawn=[DISTRICTS.index(card) for card in position.drawn],
        keeps=position.keeps,
        discarded=position.discarded,
        other=seat_or_nobody(position.other),
        card=card_number(position),
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
        return seat_or_nobody(position.graveyard())
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


def card_number(position: Position) -> int:
    if position.card is None:
        return 0
    return (cell_of(position.card) or 0) if position.phase == "give" else DISTRICTS.index(position.card)


def mask_of(characters: set[str]) -> int:
    return sum(1 << CHARACTER_RANK[CHARACTERS.index(name)] for name in characters)


def seat_or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def rank_or_nobody(name: str | None) -> int:
    return NOBODY if name is None else rank_of(name)

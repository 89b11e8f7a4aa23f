"""Tables written down as positions, and positions laid out as tables again."""

from raenke.citadels.cards import CHARACTER_RANK, CHARACTERS, DISTRICTS, cell_name, cell_of
from raenke.citadels.codes import DEEDS, PHASES
from raenke.citadels.layout import lay_out, state_of
from raenke.citadels.options import options_of
from raenke.citadels.table import Table
from raenke.citadels.written import CHOOSING, Position, rank_of
from raenke.core.chance import Chance
from raenke.core.codes import NOBODY

__all__ = ["Position", "position_of", "set_up"]


def position_of(table: Table) -> Position:
    """Write a table down."""
    state = state_of(table)
    phase, cast = PHASES[state["phase"][0]], [CHARACTERS[character] for character in state["cast"]]
    turn_seat, character, used, built, embellished, spent = state["turn"]
    keeps, discarded, other, card, is_heir = state["part"]
    _, face_up, face_down, removed = state["choosing"]
    murdered, robbed, bewitched, _, _, is_shown = state["named"]
    _, _, owes, paid = state["marks"]
    has_turn = phase not in (*CHOOSING, "over") and not is_heir
    seats = range(table.seats)

    def name(rank: int) -> str | None:
        return cast[rank] if rank >= 0 else None

    return Position(
        seats=table.seats,
        cast=cast,
        hands=[[DISTRICTS[kind] for kind in state[f"hand {seat}"]] for seat in seats],
        cities=[[cell_name(cell) for cell in state[f"city {seat}"]] for seat in seats],
        gold=state["gold"],
        deck=[DISTRICTS[kind] for kind in state["deck"]],
        pile=[DISTRICTS[kind] for kind in state["pile"]],
        museum=[(DISTRICTS[kind], by) for kind, by in zip(state["museum"], state["museum_by"], strict=True)],
        bell=bool(state["is_declared"][0]),
        haunted_round=state["haunted_round"][0],
        crown=state["crown"][0],
        round=state["round"][0],
        opener=state["reign"][0],
        reign=state["reign"][1],
        first=state["first"][0] if state["first"][0] >= 0 else None,
        last=bool(state["is_last"][0]),
        phase=phase,
        face_up=[cast[rank] for rank in range(len(cast)) if face_up >> rank & 1],
        face_down=name(face_down),
        removed=name(removed),
        picks=[cast[rank] for rank in state["picked"]],
        characters=[[cast[rank] for rank, holder in enumerate(state["holder"]) if holder == seat] for seat in seats],
        acting=(turn_seat, CHARACTERS[character]) if has_turn else None,
        murdered=name(murdered),
        robbed=name(robbed),
        bewitched=name(bewitched),
        murdered_shown=bool(is_shown),
        owes=[seat for seat in seats if owes >> seat & 1],
        paid=[seat for seat in seats if paid >> seat & 1],
        used=[deed for bit, deed in enumerate(DEEDS) if has_turn and used >> bit & 1],
        built=built,
        embellished=embellished,
        spent=spent,
        drawn=[DISTRICTS[kind] for kind in state["drawn"]],
        keeps=keeps,
        discarded=discarded,
        other=other if other >= 0 else None,
        card=card_name(phase, card),
        options=table.options.as_dict(),
    )


def card_name(phase: str, card: int) -> str | None:
    if phase == "give":
        return cell_name(card)
    return DISTRICTS[card] if phase in ("place", "recover") else None


def set_up(position: Position, chance: Chance | None = None) -> Table:
    """Lay a table as a position says."""
    table = Table(position.seats, options_of(position.options, position.seats), chance)
    lay_out(table, layout_of(position))
    return table


def layout_of(position: Position) -> dict[str, list[int]]:
    acting = position.acting
    other = NOBODY if position.other is None else position.other
    layout = {
        "phase": [PHASES.index(position.phase)],
        "to_move": [to_move(position)],
        "round": [position.round],
        "crown": [position.crown],
        "reign": [position.opener, position.reign],
        "is_last": [int(position.last)],
        "first": [seat_or_nobody(position.first)],
        "is_declared": [int(position.bell)],
        "haunted_round": [position.haunted_round],
        "cast": [CHARACTERS.index(name) for name in position.cast],
        "deck": [DISTRICTS.index(card) for card in position.deck],
        "pile": [DISTRICTS.index(card) for card in position.pile],
        "museum": [DISTRICTS.index(card) for card, _ in position.museum],
        "museum_by": [seat for _, seat in position.museum],
        "gold": list(position.gold),
        "choosing": choosing_of(position),
        "picked": [rank_of(name) for name in position.picks],
        "handed": [mask_of(handed) for handed in position.handed()[:-1]],
        "holder": [seat_or_nobody(position.holder_of(name)) for name in position.cast],
        "rank": [called_rank(position)],
        "named": [
            *(rank_or_nobody(name) for name in (position.murdered, position.robbed, position.bewitched)),
            seat_or_nobody(position.thief()) if position.robbed else NOBODY,
            seat_or_nobody(position.holder_of("witch")) if position.bewitched else NOBODY,
            int(position.murdered_shown),
        ],
        "marks": [
            answered(position, "bishop"),
            answered(position, "tax_collector"),
            sum(1 << seat for seat in position.owes),
            sum(1 << seat for seat in position.paid),
        ],
        "turn": [
            acting[0] if acting else NOBODY,
            CHARACTERS.index(acting[1]) if acting else 0,
            sum(1 << DEEDS.index(deed) for deed in position.used),
            position.built, position.embellished, position.spent,
        ],
        "drawn": [DISTRICTS.index(card) for card in position.drawn],
        "part": [
            position.keeps, position.discarded, other, card_number(position),
            int(position.phase == "crown" and acting is None),
        ],
    }  # fmt: skip
    for seat in range(position.seats):
        layout[f"hand {seat}"] = [DISTRICTS.index(card) for card in position.hands[seat]]
        layout[f"city {seat}"] = [cell_of(card) or 0 for card in position.cities[seat]]
    return layout


def to_move(position: Position) -> int:
    """Who decides now."""
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
    """Who has this character's rights in this round: who answered as it, or the Witch who goes on as it."""
    if name not in position.cast or position.murdered == name or rank_of(name) > called_rank(position):
        return NOBODY
    holder = seat_or_nobody(position.holder_of(name))
    if position.bewitched == name and holder >= 0:
        if position.acting is not None and position.acting[1] == name and "lone" in position.used:
            return NOBODY  # the Witch has not gone on yet
        return seat_or_nobody(position.holder_of("witch"))
    return holder


def choosing_of(position: Position) -> list[int]:
    left = mask_of(position.handed()[-1]) if position.phase in CHOOSING else 0
    return [
        left, mask_of(set(position.face_up)), rank_or_nobody(position.face_down), rank_or_nobody(position.removed),
    ]  # fmt: skip


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

"""What a seat knows of the cards when it comes to a table: its own, and what it is looking at."""

from raenke.citadels import district
from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.citadels.codes import PHASES
from raenke.citadels.layout import state_of
from raenke.citadels.memory import PICKED, PILE, THE_DECK, Memory, Opening
from raenke.citadels.options import Options
from raenke.citadels.past import Past
from raenke.citadels.stories import Cards, counted
from raenke.citadels.table import Table

State = dict[str, list[int]]


def memory_of(table: Table, seat: int | None, past: Past | None = None) -> Memory:
    """The memory of a seat that has heard nothing yet; at a table before the first deal it is empty."""
    state = state_of(table)
    options: Options = table.options
    seats = range(table.seats)
    [number] = state["phase"]
    phase = PHASES[number]
    picked = [state["part"][3]] if phase == "place" else []
    held = {other: len(state[f"hand {other}"]) for other in seats}
    held |= {PILE: len(state["pile"]), PICKED: len(picked)}
    hidden = [*state["deck"], *state["pile"], *state["museum"], *state["drawn"], *picked]
    for other in seats:
        hidden += state[f"hand {other}"]
    seen: list[tuple[int, Cards]] = []
    if seat is not None:
        seen.append((seat, counted_kinds(state[f"hand {seat}"])))
        if state["turn"][0] == seat:
            seen += seen_in_turn(state, phase)
    laid = enumerate(zip(state["museum"], state["museum_by"], strict=True))
    opening = Opening(
        cards=counted_kinds(hidden),
        held=held,
        deck=len(state["deck"]),
        museum=len(state["museum"]),
        drawn=len(state["drawn"]),
        seen=tuple(seen),
        stored=tuple((at, DISTRICTS[kind]) for at, (kind, by) in laid if by == seat),
        kept_apart=tuple(DISTRICTS[kind] for kind in state["drawn"]) if state["turn"][0] == seat else (),
        hospital=next(
            (owner for owner in seats if district.HOSPITAL in [cell >> 1 for cell in state[f"city {owner}"]]), None
        ),
        murdered=CHARACTERS[state["cast"][state["named"][0]]] if state["named"][0] >= 0 else None,
        past=past,
    )
    return Memory(seat, [DISTRICTS[kind] for kind in options.deck], options.discard == "pile", opening)


def seen_in_turn(state: State, phase: str) -> list[tuple[int, Cards]]:
    """What lies before the seat whose turn it is, in the middle of a pick."""
    _, _, other, card, _ = state["part"]
    match phase:
        case "place":
            return [(PICKED, counted_kinds([card]))]
        case "pick":
            return [(other, counted_kinds(state[f"hand {other}"]))]
        case "choose":
            return [(THE_DECK, counted_kinds(state["deck"]))]
    return []


def counted_kinds(kinds: list[int]) -> Cards:
    return counted(DISTRICTS[kind] for kind in kinds)

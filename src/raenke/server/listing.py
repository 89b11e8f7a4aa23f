"""Lists of tables."""

from raenke.server.hall_base import HallBase
from raenke.server.sitting import Sitting
from raenke.server.updates import table_state
from raenke.server.wire import Guest
from raenke.server.wire_http import Lobby, TableLine


def own_lines(hall: HallBase, guest: Guest) -> Lobby:
    """The tables of a guest that are not over, first those where it is the guest's turn."""
    found = [
        line_of(sitting, guest) for sitting in hall.tables_of(guest.id) if sitting.table.stage in ("waiting", "playing")
    ]
    return Lobby(tables=sorted(found, key=lambda line: (not line.is_own_turn, -line.changed_at)))


def line_of(sitting: Sitting, guest: Guest | None) -> TableLine:
    state, table = table_state(sitting), sitting.table
    own = table.seats_of(guest.id) if guest else []
    return TableLine(
        id=table.id,
        game=table.game.name,
        stage=table.stage,
        seats=state.seats,
        version=table.version,
        moves=table.moves,
        to_move=table.to_move,
        changed_at=table.changed_at,
        edition=table.edition,
        preset=table.preset,
        own=own,
        is_own_turn=table.to_move in own,
        cards=state.cards,
        clock=state.clock,
        deadline=state.deadline,
        is_paused=table.is_paused,
    )

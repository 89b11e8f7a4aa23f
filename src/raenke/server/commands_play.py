"""Commands in a match: make a move, return, vote, take back."""

import time

from raenke.core.undo import Judgement
from raenke.server import table_events, wire_commands
from raenke.server.commands_base import CommandBase
from raenke.server.log import Moved
from raenke.server.refusing import Refused, RefusedMove, RefusedUndo
from raenke.server.undo import judging_back
from raenke.server.wire_messages import Answer, Done

JUDGED_MOST = 5  # times in a row, for a match that goes on


class PlayCommands(CommandBase):
    """The commands in a match."""

    async def play(self, command: wire_commands.Play) -> Answer:
        begun = time.perf_counter()
        seat = self.own_seat(command)
        self.must_be("playing")
        table = self.table
        if command.version > table.version:  # another server may have told of it
            await self.hall.catch_up(self.sitting)
        if command.version < table.match_version or command.version > table.version:
            raise Refused("server-refusal-stale")
        match = table.match
        if match is None or match.over or table.is_long:
            raise Refused("server-refusal-over")
        move = " ".join(command.move.lower().split())
        if seat == match.to_move and not table.may_move(seat):
            raise Refused("server-refusal-bot-moves")
        if seat != match.to_move or match.offered(move) is None:
            illegal = match.why_not(seat, move)
            raise Refused("server-refusal-turn") if illegal is None else RefusedMove(illegal)
        await self.be_back(seat)
        done = await self.note(Moved(seat=seat, move=move, is_bot=False))
        self.hall.note_move(table, "person", time.perf_counter() - begun)
        return done

    async def be_back(self, seat: int) -> None:
        if self.table.stage == "playing" and self.table.places[seat].is_absent:
            await self.note(table_events.Returned(seat=seat))

    async def return_(self, command: wire_commands.Return) -> Answer:
        seats = [self.own_seat(command)] if command.seat is not None else self.table.seats_of(self.guest.id)
        if not seats:
            raise Refused("server-refusal-not-your-seat")
        for seat in seats:
            await self.be_back(seat)
        return Done(version=self.table.version)

    async def vote(self, command: wire_commands.Vote) -> Answer:
        seat = self.own_seat(command)
        self.must_be("playing")
        table, target = self.table, command.target
        if target >= len(table.places) or table.places[target].guest in (None, self.guest.id):
            raise Refused("server-refusal-vote-nobody")
        place, at = table.places[target], self.sitting.vote_at(target)
        if at is None or self.hall.source.now() < at:
            raise Refused("server-refusal-vote-early")
        done = Done(version=table.version)
        if seat not in place.votes:
            done = await self.note(table_events.Voted(seat=seat, target=target))
        voters = [other for other in table.players() if table.places[other].guest != place.guest]
        if 2 * len(place.votes & set(voters)) > len(voters):
            done = await self.note(table_events.Absent(seat=target, why="vote"))
        return done

    # Pauses

    async def ask_pause(self, command: wire_commands.AskPause) -> Answer:
        """The clock runs on until all have agreed, so that nobody wins time by asking."""
        seat = self.own_seat(command)
        self.must_be("playing")
        table = self.table
        if table.clock is None:
            raise Refused("server-refusal-pause-clock")
        if table.pause:
            raise Refused("server-refusal-pause-on" if table.is_paused else "server-refusal-pause-asked")
        if table.places[seat].is_denied:
            raise Refused("server-refusal-pause-again")
        await self.be_back(seat)
        return await self.note(table_events.PauseAsked(seat=seat))

    async def answer_pause(self, command: wire_commands.AnswerPause) -> Answer:
        """Who agrees last does not begin it: the table's driver does, which also sees who leaves."""
        seat = self.own_seat(command)
        table = self.table
        pause = table.pause
        if pause is None or table.is_paused:
            raise Refused("server-refusal-pause-not-asked")
        is_own = table.places[pause.seat].guest == self.guest.id
        if not command.agrees:
            return await self.note(table_events.PauseRefused(seat=seat, why="withdrawn" if is_own else "disagrees"))
        if is_own or seat in pause.agreed:
            return Done(version=table.version)
        await self.be_back(seat)
        return await self.note(table_events.PauseAgreed(seat=seat))

    async def end_pause(self, command: wire_commands.EndPause) -> Answer:
        seat = self.own_seat(command)
        if not self.table.is_paused:
            raise Refused("server-refusal-pause-off")
        return await self.note(table_events.PauseEnded(seat=seat))

    # Taking back

    async def ask_undo(self, command: wire_commands.AskUndo) -> Answer:
        """Use what `judge` found, but only if the match has not changed since."""
        seat, moves = self.to_take_back(command)
        version, found = self.sitting.judgements.get(seat, (0, Judgement(False)))
        if version != self.table.match_version:
            raise Refused("server-refusal-stale")
        if not found.is_harmless:
            raise RefusedUndo(found.shown, seat, found.is_public)
        done = await self.note(table_events.UndoAsked(seat=seat, moves=moves))
        return await self.hall.in_turn(self.undo_if_agreed) or done

    def to_take_back(self, command: wire_commands.AskUndo) -> tuple[int, int]:
        """The seat that wants to go back, and how many moves would remain."""
        seat = self.own_seat(command)
        self.must_be("playing")
        table = self.table
        if table.undo:
            raise Refused("server-refusal-undo-asked")
        if table.places[seat].is_forfeit:
            raise Refused("server-refusal-bot-moves")
        moves = table.last_choice(seat)
        if moves is None or table.is_over or table.is_long:
            raise Refused("server-refusal-undo-none")
        return seat, moves

    async def judge(self, command: wire_commands.AskUndo) -> None:
        """Find out whether the seat may go back, once for all requests. This does not hold the table, so others can
        play on meanwhile; if they do, it starts again."""
        known = self.sitting.judgements
        async with self.sitting.judging:
            for _ in range(JUDGED_MOST):
                seat, moves = self.to_take_back(command)
                table, version = self.table, self.table.match_version
                if seat not in known or known[seat][0] != version:
                    payer, is_watched = self.hall.payer(table), self.sitting.is_watched
                    found = await self.hall.queue.run(payer, judging_back, table, seat, moves, is_watched)
                    known[seat] = version, found
                if self.table.match_version == version:
                    return

    async def answer_undo(self, command: wire_commands.AnswerUndo) -> Answer:
        seat = self.own_seat(command)
        undo = self.table.undo
        if undo is None:
            raise Refused("server-refusal-undo-not-asked")
        if not command.agrees:
            is_own = self.table.places[undo.seat].guest == self.guest.id
            return await self.note(table_events.UndoRefused(seat=seat, why="withdrawn" if is_own else "disagrees"))
        done = Done(version=self.table.version)
        if seat not in undo.agreed:
            done = await self.note(table_events.UndoAgreed(seat=seat))
        return await self.hall.in_turn(self.undo_if_agreed) or done

    async def undo_if_agreed(self) -> Done | None:
        """Take back if all other players here have agreed; players who are away are not asked."""
        table, undo = self.table, self.table.undo
        if undo is None:
            return None
        asker = table.places[undo.seat].guest
        agreed = {table.places[seat].guest for seat in undo.agreed} | {asker}
        if {table.places[seat].guest for seat in table.players()} <= agreed:
            since = table.made[undo.moves].number - 1
            return await self.note(table_events.Undone(seat=undo.seat, moves=undo.moves, since=since))
        return None

"""Commands in a match: a move, being back, voting, taking back."""

import asyncio
import time

from raenke.server import commands as asked
from raenke.server import happenings as told
from raenke.server.log import Moved
from raenke.server.messages import Answer, Done
from raenke.server.petition import Petition
from raenke.server.refusing import Refused, RefusedMove
from raenke.server.undo import shows_nothing


class PlayActs(Petition):
    """What may be done in a match."""

    async def play(self, command: asked.Play) -> Answer:
        begun = time.perf_counter()
        seat = self.own_seat(command)
        self.must_be("playing")
        table = self.table
        if command.version < table.match_version or command.version > table.version:
            raise Refused("server-refusal-stale")
        match = table.match
        if match is None or match.over:
            raise Refused("server-refusal-over")
        move = " ".join(command.move.lower().split())
        if seat != match.to_move or move not in match.moves():
            illegal = match.why_not(seat, move)
            raise Refused("server-refusal-turn") if illegal is None else RefusedMove(illegal)
        await self.be_back(seat)
        done = await self.note(Moved(seat=seat, move=move, is_bot=False))
        self.hall.metrics.moves.labels(table.game.name, "person").inc()
        self.hall.metrics.move_seconds.observe(time.perf_counter() - begun)
        return done

    async def be_back(self, seat: int) -> None:
        if self.table.stage == "playing" and self.table.places[seat].is_absent:
            await self.note(told.Returned(seat=seat))

    async def return_(self, command: asked.Return) -> Answer:
        seats = [self.own_seat(command)] if command.seat is not None else self.table.seats_of(self.guest.id)
        if not seats:
            raise Refused("server-refusal-not-your-seat")
        for seat in seats:
            await self.be_back(seat)
        return Done(version=self.table.version)

    async def vote(self, command: asked.Vote) -> Answer:
        seat = self.own_seat(command)
        self.must_be("playing")
        table, target = self.table, command.target
        if target >= len(table.places) or table.places[target].guest in (None, self.guest.id):
            raise Refused("server-refusal-vote-nobody")
        place = table.places[target]
        waited = self.hall.source.now() - table.turn_at >= self.hall.settings.vote_after * 1000
        is_away = not self.sitting.present[place.guest or ""]
        if place.is_absent or not (is_away or (table.to_move == target and waited)):
            raise Refused("server-refusal-vote-early")
        if seat in place.votes:
            return Done(version=table.version)
        done = await self.note(told.Voted(seat=seat, target=target))
        voters = [other for other in table.players() if table.places[other].guest != place.guest]
        if 2 * len(place.votes & set(voters)) > len(voters):
            done = await self.note(told.Absent(seat=target, why="vote"))
        return done

    # Taking back

    async def ask_undo(self, command: asked.AskUndo) -> Answer:
        seat = self.own_seat(command)
        self.must_be("playing")
        table = self.table
        if table.undo:
            raise Refused("server-refusal-undo-asked")
        if table.match is None or not table.movers or table.movers[-1] != seat or table.match.over:
            raise Refused("server-refusal-undo-none")
        if len(table.movers) <= len(table.header.settings.opening):
            raise Refused("server-refusal-undo-none")
        if not await self.was_harmless(seat):
            raise Refused("server-refusal-undo-shown")
        done = await self.note(told.UndoAsked(seat=seat, moves=len(table.movers) - 1))
        return await self.undo_if_agreed() or done

    async def was_harmless(self, seat: int) -> bool:
        """Has the last move shown its player nothing new? That is found out once, however often it is asked."""
        table, sitting = self.table, self.sitting
        if sitting.harmless[0] != table.match_version:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self.hall.thinkers, shows_nothing, table, seat)
            sitting.harmless = (table.match_version, found)
        return sitting.harmless[1]

    async def answer_undo(self, command: asked.AnswerUndo) -> Answer:
        seat = self.own_seat(command)
        undo = self.table.undo
        if undo is None:
            raise Refused("server-refusal-undo-not-asked")
        if not command.agrees:
            return await self.note(told.UndoRefused(seat=seat))
        if seat in undo.agreed:
            return Done(version=self.table.version)
        done = await self.note(told.UndoAgreed(seat=seat))
        return await self.undo_if_agreed() or done

    async def undo_if_agreed(self) -> Done | None:
        """Everybody else who plays here has consented; who is away is not asked."""
        table, undo = self.table, self.table.undo
        if undo is None:
            return None
        asker = table.places[undo.seat].guest
        agreed = {table.places[seat].guest for seat in undo.agreed} | {asker}
        if {table.places[seat].guest for seat in table.players()} <= agreed:
            return await self.note(told.Undone(seat=undo.seat, moves=undo.moves))
        return None

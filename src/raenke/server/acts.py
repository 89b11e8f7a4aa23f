"""What happens when somebody asks for something at a table: each command checked, stored and answered."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from raenke.bots.hints import hints
from raenke.server import commands as asked
from raenke.server import happenings as told
from raenke.server.acts_play import PlayActs
from raenke.server.acts_seats import SeatActs
from raenke.server.guests import clean_text
from raenke.server.messages import Advice, Answer, Done, Pong, Why
from raenke.server.refusing import Refused, refusal_of
from raenke.server.shapes import CHAT_LENGTH, Tip
from raenke.server.shares import apart
from raenke.server.telling import words_in


class Asking(SeatActs, PlayActs):
    """Everything that may be asked for. The caller holds the table's lock where something changes."""

    # Talk

    async def say(self, command: asked.Say) -> Answer:
        seat = self.own_seat(command)
        if not self.table.header.settings.has_chat:
            raise Refused("server-refusal-no-chat")
        text = clean_text(command.text, CHAT_LENGTH)
        if not text:
            raise Refused("server-refusal-malformed", why="text")
        self.hall.limits.check_say(self.table, self.guest.id)
        return await self.note(told.Said(seat=seat, name=self.table.names[seat], text=text), guest=self.guest.id)

    async def mute(self, command: asked.Mute) -> Answer:
        places = self.table.places
        other = places[command.target].guest if command.target < len(places) else None
        if other is None or other == self.guest.id:
            raise Refused("server-refusal-which-seat")
        await asyncio.shield(apart(self.hall.guests.mute(self.guest.id, other, command.is_muted)))
        self.sitting.wake()
        return Done(version=self.table.version)

    # Questions

    async def why_not(self, command: asked.WhyNot) -> Answer:
        seat = self.own_seat(command)
        if self.table.match is None:
            raise Refused("server-refusal-not-begun")
        move = " ".join(command.move.lower().split())
        illegal = self.table.match.why_not(seat, move)
        words = words_in(self.language, self.table.game.name)
        return Why(move=move, refusal=refusal_of(illegal, words, self.table.names) if illegal else None)

    async def hint(self, command: asked.Hint) -> Answer:
        seat = self.own_seat(command)
        self.must_be("playing")
        table = self.table
        if not table.header.settings.has_hints:
            raise Refused("server-refusal-no-hints")
        if table.to_move != seat or table.match is None:
            raise Refused("server-refusal-turn")
        view, options = table.match.view(seat), table.match.moves()
        names, version, at = table.names, table.version, table.match_version
        async with self.sitting.thinking:
            known, found = self.sitting.hints
            if known != at:
                found = await self.hall.queue.run(self.hall.payer(table), hints, table.game, view, options)
                self.sitting.hints = at, found
        words = words_in(self.language, table.game.name)
        tips = [
            Tip(
                move=hint.option,
                text=words.hint(*hint, names, seat, table.game.gold(view, hint.option)),
                share=hint.share,
                reason=hint.reason,
            )
            for hint in found
        ]
        return Advice(move=tips[0].move, text=tips[0].text, options=tips, version=version)

    async def ping(self, command: asked.Ping) -> Answer:
        return Pong(at=self.hall.source.now())

    async def look(self, command: asked.Look) -> Answer:
        self.own_seat(command)
        return Done(version=self.table.version)


# What is noted at a table besides moves and talk, and can be repeated. Who votes, is back or leaves always may.
NOTED = (asked.Sit, asked.SeatBot, asked.SeatBots, asked.AnswerUndo, asked.LinkSeat)
# Taking back is noted too, but looked into before anything is held.
READING = (asked.WhyNot, asked.Hint, asked.Ping, asked.Look, asked.Mute)


async def answer(asking: Asking, command: asked.AnyCommand) -> Answer:
    """Carry a command out, one after the other at a table."""
    name = command.__struct_config__.tag
    act: Callable[[Any], Awaitable[Answer]] = getattr(asking, f"{name}_" if name == "return" else str(name))
    if isinstance(command, READING):
        return await act(command)
    if isinstance(command, asked.AskUndo):
        asking.hall.limits.check_note(asking.table, asking.guest.id)
        await asking.judge(command)

    async def changed() -> Answer:
        async with asking.sitting.lock:
            if isinstance(command, NOTED):
                asking.hall.limits.check_note(asking.table, asking.guest.id)
            return await act(command)

    return await asyncio.shield(apart(changed()))  # carried to its end even if who asked is gone

"""The commands at a table: checks, stores and answers each of them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from raenke.bots.hints import hinting
from raenke.server import table_events, wire_commands
from raenke.server.cleaning import clean_text
from raenke.server.commands_play import PlayCommands
from raenke.server.commands_seats import SeatCommands
from raenke.server.refusing import Refused, refusal_of
from raenke.server.shares import apart
from raenke.server.updates import words_in
from raenke.server.wire import CHAT_LENGTH, Tip
from raenke.server.wire_messages import Advice, Answer, Done, Pong, Why


class Commands(SeatCommands, PlayCommands):
    """All commands. The caller holds the table's lock for commands that change something."""

    # Talk

    async def say(self, command: wire_commands.Say) -> Answer:
        seat = self.own_seat(command)
        if not self.table.header.settings.has_chat:
            raise Refused("server-refusal-no-chat")
        text = clean_text(command.text, CHAT_LENGTH)
        if not text:
            raise Refused("server-refusal-malformed", why="text")
        self.hall.limits.check_say(self.table, self.guest.id)
        return await self.note(
            table_events.Said(seat=seat, name=self.table.names[seat], text=text), guest=self.guest.id
        )

    async def mute(self, command: wire_commands.Mute) -> Answer:
        places = self.table.places
        other = places[command.target].guest if command.target < len(places) else None
        if other is None or other == self.guest.id:
            raise Refused("server-refusal-which-seat")
        await asyncio.shield(apart(self.hall.guests.mute(self.guest.id, other, command.is_muted)))
        self.sitting.wake()
        return Done(version=self.table.version)

    # Questions

    async def why_not(self, command: wire_commands.WhyNot) -> Answer:
        seat = self.own_seat(command)
        if self.table.match is None:
            raise Refused("server-refusal-not-begun")
        move = " ".join(command.move.lower().split())
        illegal = self.table.match.why_not(seat, move)
        words = words_in(self.language, self.table.game.name)
        return Why(move=move, refusal=refusal_of(illegal, words, self.table.names) if illegal else None)

    async def hint(self, command: wire_commands.Hint) -> Answer:
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
                found = await self.hall.queue.run(self.hall.payer(table), hinting, table.game, view, options)
                self.sitting.hints = at, found
        words = words_in(self.language, table.game.name)
        tips = [
            Tip(
                move=hint.option,
                text=words.hint(*hint, names, seat, table.game.amount(view, hint.option)),
                share=hint.share,
                reason=hint.reason,
            )
            for hint in found
        ]
        return Advice(move=tips[0].move, text=tips[0].text, options=tips, version=version)

    async def ping(self, command: wire_commands.Ping) -> Answer:
        return Pong(at=self.hall.source.now())

    async def look(self, command: wire_commands.Look) -> Answer:
        self.own_seat(command)
        return Done(version=self.table.version)


# Commands besides moves and talk that a table notes and that people can repeat, so they are limited. Voting, returning,
# ending a pause and leaving are not.
NOTED = (
    wire_commands.Sit,
    wire_commands.SeatBot,
    wire_commands.SeatBots,
    wire_commands.AnswerUndo,
    wire_commands.AskPause,
    wire_commands.AnswerPause,
    wire_commands.LinkSeat,
    wire_commands.ShowSalt,
)
# Taking back is noted too, but it is judged before anybody holds the table.
READING = (wire_commands.WhyNot, wire_commands.Hint, wire_commands.Ping, wire_commands.Look, wire_commands.Mute)


async def answer(asking: Commands, command: wire_commands.AnyCommand) -> Answer:
    """Carry out a command; at one table, those that change something run one after the other. What may hold a lock is
    its own task, since the caller may be paused."""
    name = command.__struct_config__.tag
    act: Callable[[Any], Coroutine[Any, Any, Answer]] = getattr(asking, f"{name}_" if name == "return" else str(name))
    if isinstance(command, READING):
        return await apart(act(command))
    if isinstance(command, wire_commands.AskUndo):
        asking.hall.limits.check_note(asking.table, asking.guest.id)
        await apart(asking.judge(command))

    async def changed() -> Answer:
        async with asking.sitting.lock:
            if isinstance(command, NOTED):
                asking.hall.limits.check_note(asking.table, asking.guest.id)
            return await asking.hall.in_turn(lambda: act(command))

    return await asyncio.shield(apart(changed()))  # finish it even if the asker disconnects

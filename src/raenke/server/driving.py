"""Keeping a match going: bots move, clocks run out, the end is stored."""

import asyncio
import logging
from collections.abc import Callable, Generator
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

from raenke.bots.search import SearchBot
from raenke.core.game import Game
from raenke.server.bots import bot_for
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.dealing import go_on_dealing
from raenke.server.finishing import finish, give_up
from raenke.server.hall_base import HallBase
from raenke.server.log import Entry, Moved
from raenke.server.refusing import Refused
from raenke.server.sitting import Sitting
from raenke.server.table import LiveTable
from raenke.server.table_events import Absent, Paused, Warned
from raenke.server.timing import HOUR

logger = logging.getLogger("raenke.server")
UNDO_PATIENCE = 60
AGAIN_AFTER, AGAIN_MOST = 0.05, 5.0  # seconds
Thinking: TypeAlias = Generator[None, None, str]


async def drive(hall: HallBase, sitting: Sitting) -> None:
    """Keep a table going, from when its host begins until the match is over, the server stops or another sees to it."""
    refusals = 0
    while hall.is_to_go_on(sitting):
        try:
            await go_on(hall, sitting)
            refusals = 0
        except Refused:  # another server wrote first and the table was read again, or it cannot be read
            await hall.source.sleep(min(AGAIN_MOST, AGAIN_AFTER * 2**refusals))
            refusals = min(refusals + 1, 10)
        except asyncio.CancelledError:
            raise
        except hall.faults as error:  # or it has ended what this server had begun before it was frozen
            logger.warning("the database does not answer: %s", type(error).__name__)
            await hall.source.sleep(AGAIN_MOST)
        except Exception:
            hall.note_failure()
            logger.exception("a match does not go on", extra={"table": sitting.table.id[:6]})
            await hall.source.sleep(AGAIN_MOST)


async def go_on(hall: HallBase, sitting: Sitting) -> None:
    table = sitting.table
    if table.is_dealing:
        await go_on_dealing(hall, sitting)
        return
    if table.is_over:
        async with sitting.lock:
            await finish(hall, sitting)
        return
    if table.is_long:
        async with sitting.lock:
            await give_up(hall, sitting)
        return
    if table.is_pause_due:
        await begin_pause(hall, sitting)
        return
    seat = table.to_move
    assert seat is not None
    async with sitting.watched() as changed:
        if not sitting.is_attended:  # nobody would see it: people who come back find the match as they left it
            await changed.wait()
            return
        if table.bot_at(seat):
            patience = undo_patience(hall, table)
            if patience > 0:
                with suppress(TimeoutError):
                    async with asyncio.timeout(patience):
                        await changed.wait()
                return
            await let_bot_play(hall, sitting)
            return
        alarm = table.alarm()
        left = None if alarm is None else max(0.0, (alarm - hall.source.now()) / 1000)
        try:
            async with asyncio.timeout(left):
                await changed.wait()
        except TimeoutError:
            await run_out(hall, sitting)


def undo_patience(hall: HallBase, table: LiveTable) -> float:
    """How many seconds a bot still waits for people to answer a request to take moves back."""
    return 0.0 if table.undo is None else UNDO_PATIENCE - (hall.source.now() - table.undo_at) / 1000


async def let_bot_play(hall: HallBase, sitting: Sitting) -> None:
    """Think outside the lock, so that people can talk meanwhile; if the match has changed then, the move is dropped.

    A bot with only one move waits in the same queue and takes as long as the others, so that its pace tells nothing.
    """
    begun = hall.source.moment()
    table, version = sitting.table, sitting.table.match_version
    seat = table.to_move
    name = table.bot_at(seat) if seat is not None else None
    if seat is None or name is None or table.match is None:
        return
    options, kind, payer = table.match.moves(), f"{name} {table.game.name} {table.header.seats}", hall.payer(table)
    if len(options) > 1:
        view, seed = table.match.view(seat), table.bot_seed(seat)
        think = partial(choice, name, table.game, seed, version, view, options)
        move, thought = await hall.queue.run(payer, timed, hall.source, think)
        hall.pace.note(kind, thought)
        took = hall.source.moment() - begun
    else:
        move = options[0]
        if hall.pace.pause:
            await hall.queue.run(payer, timed, hall.source, nothing)
        took = hall.source.moment() - begun + hall.pace.borrowed(kind)
    hall.note_thinking(took)
    if hall.pace.pause:
        await hall.source.sleep(begun + hall.pace.moment(took) - hall.source.moment())
    async with sitting.lock:
        is_same = sitting.table is table and table.match_version == version
        if is_same and table.bot_at(seat) and undo_patience(hall, table) <= 0:
            await hall.append(sitting, Entry(what=Moved(seat=seat, move=move, is_bot=True)))
            hall.note_move(table, "bot")


def timed(source: ClockAndIds, think: Callable[[], Thinking]) -> Generator[None, None, tuple[str, float]]:
    """The move a bot thinks of, and the seconds it took, without the wait for a thread."""
    begun = source.moment()
    move = yield from think()
    return move, source.moment() - begun


def nothing() -> Thinking:
    """What a bot thinks that has no choice."""
    yield from ()
    return ""


def choice(name: str, game: Game, seed: int, number: int, view: Any, options: list[str]) -> Thinking:
    """A bot's choice. If the bot fails, the random bot picks, so that the match goes on."""
    try:
        bot = bot_for(name, game, seed, number)
        move = (yield from bot.choosing(view, options)) if isinstance(bot, SearchBot) else bot.choose(view, options)
        if move in options:
            return move
        logger.error("a bot chose what is not offered", extra={"bot": name, "game": game.name})
    except Exception:
        logger.exception("a bot failed", extra={"bot": name, "game": game.name})
    return bot_for("random", game, seed, number).choose(view, options)


async def begin_pause(hall: HallBase, sitting: Sitting) -> None:
    """The last one who was asked has agreed, or is not there to be asked any more."""
    async with sitting.lock:
        table: LiveTable = sitting.table
        if table.pause and table.is_pause_due:
            await hall.append(sitting, Entry(what=Paused(seat=table.pause.seat)))


async def run_out(hall: HallBase, sitting: Sitting) -> None:
    """The clock has run out: a bot plays until the player is back. Or it will soon."""
    async with sitting.lock:
        table: LiveTable = sitting.table
        alarm, deadline, seat, now = table.alarm(), table.deadline(), table.to_move, hall.source.now()
        if seat is None or alarm is None or deadline is None or alarm > now:
            return
        if deadline <= now:
            await hall.append(sitting, Entry(what=Absent(seat=seat, why="clock")))
        else:
            await hall.append(sitting, Entry(what=Warned(seat=seat, hours=-((now - deadline) // HOUR))))

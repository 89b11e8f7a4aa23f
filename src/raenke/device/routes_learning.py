"""Routes of a device for people who learn, and what the games bring besides."""

from functools import partial
from typing import Any

from raenke import games
from raenke.core.errors import IllegalMove
from raenke.core.game import loaded
from raenke.core.lesson import teaching_of
from raenke.device.asking import HERE, Asking
from raenke.server.lessons import lesson_state, lessons_of, names_at
from raenke.server.operation import Operation
from raenke.server.refusing import Refused, RefusedAttempt
from raenke.server.wire_http import LessonMoves, Lessons, LessonState


async def show_lessons(asking: Asking) -> Lessons:
    game = asking.path["game"]
    if game not in games:
        raise Refused("server-refusal-not-found")
    return lessons_of(games[game], asking.words(game))


async def play_lesson(asking: Asking) -> LessonState:
    game, number = asking.path["game"], asking.path["number"]
    is_number = number.isascii() and number.isdigit() and len(number) < 4
    if game not in games or not is_number or not 1 <= int(number) <= len(teaching_of(games[game]).lessons):
        raise Refused("server-refusal-not-found")
    data: LessonMoves = asking.json(LessonMoves)
    words = asking.words(game)
    try:
        found: LessonState = await asking.hall.retellers.run(
            HERE, lesson_state, games[game], int(number), data.moves, data.since, words
        )
    except IllegalMove as illegal:
        raise RefusedAttempt(game, illegal, names_at(games[game].most_seats, 0, words)) from None
    return found


async def done(operation: Operation, asking: Asking) -> Any:
    """An operation that a game brings."""
    data = asking.json(dict[str, Any]) if operation.method == "POST" else None
    return await asking.hall.retellers.run(HERE, operation.act, asking.path, data, asking.words(operation.game))


def own_routes() -> dict[str, Any]:
    """What the games bring; found without loading anything but lists."""
    found: list[Operation] = [each for game in games.values() if game.operations for each in loaded(game.operations)]
    return {f"{each.method} {each.path}": partial(done, each) for each in found}


ROUTES = {
    "GET /api/lessons/{game}": show_lessons,
    "POST /api/lessons/{game}/{number}": play_lesson,
}

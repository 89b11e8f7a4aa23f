"""Routes for people who learn: the lessons of a game, and a lesson played without a table of the server's."""

import asyncio

from litestar import get, post

from raenke import games
from raenke.core.errors import IllegalMove
from raenke.core.lesson import teaching_of
from raenke.server.lessons import lesson_state, lessons_of, names_at
from raenke.server.refusing import Refused, RefusedAttempt
from raenke.server.requests import words_of
from raenke.server.routes_guests import AnyRequest
from raenke.server.shares import metered
from raenke.server.wire_http import LessonMoves, Lessons, LessonState


@get("/api/lessons/{game:str}", summary="The lessons of a game, and what a guided game explains")
async def show_lessons(request: AnyRequest, game: str, language: str = "") -> Lessons:
    if game not in games:
        raise Refused("server-refusal-not-found")
    return lessons_of(games[game], words_of(request, game))


@post("/api/lessons/{game:str}/{number:int}", status_code=200, summary="A lesson after some moves")
async def play_lesson(
    request: AnyRequest, game: str, number: int, data: LessonMoves, language: str = ""
) -> LessonState:
    """The server plays the lesson again each time and keeps nothing. Trying what is left takes a moment the first time,
    so a thread does it, and who asks pays for it."""
    if game not in games or not 1 <= number <= len(teaching_of(games[game]).lessons):
        raise Refused("server-refusal-not-found")
    words = words_of(request, game)
    try:
        return await asyncio.to_thread(metered(lesson_state), games[game], number, data.moves, data.since, words)
    except IllegalMove as illegal:
        raise RefusedAttempt(game, illegal, names_at(games[game].most_seats, 0, words)) from None


ROUTES = [show_lessons, play_lesson]

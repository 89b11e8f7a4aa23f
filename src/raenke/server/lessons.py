"""Lessons told: the table of a lesson as its learner sees it, and the verdict in words."""

from collections.abc import Sequence

from raenke import Match
from raenke.bots.names import bot_name
from raenke.core.game import Game
from raenke.core.lesson import Lesson, attempted, teaching_of
from raenke.server.course import Course, Move
from raenke.server.drawn import drawn
from raenke.server.updates import marked, missed, offered, told_events
from raenke.server.wire import COLOURS, SeatState, TableState, Told
from raenke.server.wire_http import CalloutLine, LessonLine, Lessons, LessonState
from raenke.server.wire_messages import Update
from raenke.words import Words

PARTNER = "greedy"
NAMED_BY = b"lesson"
FIRST = 1  # the version before the first move: a client takes 0 for a table it knows nothing of


def lessons_of(game: Game, words: Words) -> Lessons:
    """The lessons of a game, and what a guided game explains."""
    teaching = teaching_of(game)
    return Lessons(
        game=game.name,
        lessons=[LessonLine(id=each.id, title=words.text(f"lesson-{each.id}")) for each in teaching.lessons],
        callouts=[
            CalloutLine(
                id=each.id,
                event=each.when.type,
                fields=dict(each.when.fields),
                text=words.text(f"guide-{each.id}"),
                paragraph=each.paragraph,
            )
            for each in teaching.callouts
        ],
    )


def lesson_state(game: Game, number: int, moves: Sequence[str], since: int, words: Words) -> LessonState:
    """A lesson after some moves of the learner's; a move that is not offered raises IllegalMove."""
    lessons = teaching_of(game).lessons
    lesson = lessons[number - 1]
    attempt = attempted(game, lesson, moves)
    names, verdict = names_at(attempt.match.seats, lesson.seat, words), attempt.verdict
    part = {"open": "", "done": "done", "wrong": verdict.words}[verdict.state]
    return LessonState(
        game=game.name,
        number=number,
        count=len(lessons),
        id=lesson.id,
        title=words.text(f"lesson-{lesson.id}"),
        about=said(lesson, "about", names, words),
        goal=said(lesson, "goal", names, words),
        paragraph=lesson.paragraph,
        moves=list(attempt.moves),
        verdict=verdict.state,
        text=said(lesson, part, names, words) if part else "",
        why=verdict.paragraph or (lesson.paragraph if verdict.state == "done" else None),
        update=update_of(
            attempt.match,
            lesson.seat,
            names,
            words,
            told_since(attempt.match, lesson.seat, names, words, since),
            since=since,
            may_move=verdict.state == "open",
        ),
    )


def said(lesson: Lesson, part: str, names: Sequence[str], words: Words) -> str:
    """A sentence of a lesson; it may name the player after the learner."""
    return words.text(f"lesson-{lesson.id}.{part}", name=names[(lesson.seat + 1) % len(names)])


def names_at(seats: int, own: int, words: Words) -> list[str]:
    return [words.text("web-you") if seat == own else bot_name(NAMED_BY, seat, ()) for seat in range(seats)]


def update_of(
    match: Match, seat: int, names: Sequence[str], words: Words, events: list[Told], *, since: int, may_move: bool
) -> Update:
    """A match as a table would send it to a seat, with what happened since a version."""
    version, view = FIRST + len(match.history), match.view(seat)
    is_deciding = may_move and match.to_move == seat
    return Update(
        version=version,
        since=since,
        until=version,
        seat=seat,
        seats=[seat],
        curtain=None,
        events=events,
        view=drawn(view),
        options=offered(match, words.language, names, seat, view) if is_deciding else [],
        refused=missed(match.game, words.language, names, seat, view) if is_deciding else [],
        can_undo=False,
        left=[],
        muted=[],
        table=state_of(match, seat, names, version),
    )


def told_since(match: Match, seat: int, names: Sequence[str], words: Words, since: int) -> list[Told]:
    """What the seat was told after a version; the match is played again for the marks of its events."""
    course, told = Course(match.again()), list[Told]()
    for number, move in enumerate(match.history, FIRST + 1):
        step = course.play(Move(move, number))
        if number > since:
            seen = [(event.seen(seat), mark) for event, mark in zip(step.events, step.marks, strict=True)]
            known = [(event, mark) for event, mark in seen if event is not None]
            plain = told_events(number, 0, [event for event, _ in known], words, names, seat)
            told += [marked(each, event, mark, seat) for each, (event, mark) in zip(plain, known, strict=True)]
    return told


def state_of(match: Match, own: int, names: Sequence[str], version: int) -> TableState:
    """What everybody may know of the table: it is nobody's but the learner's."""
    game = match.game
    return TableState(
        id="lesson",
        game=game.name,
        stage="finished" if match.over else "playing",
        seats=[
            SeatState(kind="guest", name=name, colour=COLOURS[seat], is_host=True, is_connected=True)
            if seat == own
            else SeatState(kind="bot", name=name, colour=COLOURS[seat], bot=PARTNER)
            for seat, name in enumerate(names)
        ],
        options=match.options,
        edition=game.edition(match.options, match.seats),
        preset=game.preset(match.options, match.seats),
        is_open=False,
        has_hints=False,
        has_chat=False,
        clock=None,
        opened_at=0,
        version=version,
        moves=len(match.history),
        to_move=None if match.over else match.to_move,
        scores=match.scores if match.over else None,
        winners=match.winners if match.over else None,
    )

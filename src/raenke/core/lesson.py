"""Lessons: a written position, a goal stated on events, and why other moves do not help."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from raenke.core.event import Event, carried
from raenke.core.game import Game, game_named, loaded
from raenke.core.match import Match

SEED = 1  # for what a position leaves to chance, and for who sits with the learner
TRIED_MOST = 2000
"""How many attempts are remembered; all lessons together have fewer that are worth looking at again."""


class Wanted(NamedTuple):
    """An event that somebody waits for: its type, and what stands in some of its fields."""

    type: str
    fields: Mapping[str, object] = {}

    def is_met(self, event: Event | None) -> bool:
        plain = {} if event is None else carried(event)
        return plain.get("type") == self.type and all(plain.get(name) == value for name, value in self.fields.items())


class Wrong(NamedTuple):
    """Why moves that begin so do not help: the name of the words that say it, and the paragraph."""

    move: str
    words: str
    paragraph: str


class Lesson(NamedTuple):
    """The learner sits at a seat of the position and reaches the goal within so many moves of their own. The others
    answer with the first of the `replies` that they may, each once; then they play as their game's plain bot does."""

    id: str
    position: Any
    goal: Wanted
    paragraph: str
    wrong: Sequence[Wrong] = ()
    moves: int = 1
    replies: Sequence[str] = ()
    seat: int = 0


class Callout(NamedTuple):
    """What a guided game explains when it first happens."""

    id: str
    when: Wanted
    paragraph: str


class Teaching(NamedTuple):
    """What a game brings for people who learn it."""

    lessons: Sequence[Lesson] = ()
    callouts: Sequence[Callout] = ()


class Verdict(NamedTuple):
    """Where an attempt stands; a wrong one has the words and the paragraph that say why."""

    state: Literal["open", "done", "wrong"]
    words: str = ""
    paragraph: str = ""


class Attempt(NamedTuple):
    """A lesson as far as it was played: the match, the learner's moves that count, and the verdict."""

    match: Match
    moves: tuple[str, ...]
    verdict: Verdict


def teaching_of(game: Game) -> Teaching:
    """What a game teaches: nothing, if it brings no lessons."""
    found: Teaching = loaded(game.lessons) if game.lessons else Teaching()
    return found


def lesson_of(game: Game | str, number: int) -> Lesson | None:
    """A lesson by its place, counted from 1."""
    lessons = teaching_of(game_named(game)).lessons
    return lessons[number - 1] if 1 <= number <= len(lessons) else None


def attempted(game: Game | str, lesson: Lesson, moves: Sequence[str]) -> Attempt:
    """The lesson after these moves of the learner's; a move that is not offered raises the reason. What follows a
    verdict is left out: there is nothing more to choose then."""
    known = game_named(game)
    made: tuple[str, ...] = ()
    match, verdict = played(known, lesson, made)[0], Verdict("open")
    for move in moves:
        if verdict.state != "open":
            break
        made = (*made, move)
        match, is_done = played(known, lesson, made)
        if is_done:
            verdict = Verdict("done")
        elif not reaches(known.name, lesson.id, made):
            why = next(each for each in lesson.wrong if f"{move} ".startswith(f"{each.move} ".lstrip()))
            verdict = Verdict("wrong", why.words, why.paragraph)
    return Attempt(match, made, verdict)


def played(game: Game, lesson: Lesson, moves: Sequence[str]) -> tuple[Match, bool]:
    """The match after these moves of the learner's and the answers of the others, and whether the goal was reached:
    nobody goes on then."""
    match, replies = Match.at(game, lesson.position, SEED), list(lesson.replies)
    is_done = False
    for move in moves:
        is_done = met(lesson, match.play(move))
        while not is_done and not match.over and match.to_move != lesson.seat:
            is_done = met(lesson, match.play(answer(match, replies)))
    return match, is_done


def met(lesson: Lesson, events: Sequence[Event]) -> bool:
    return any(lesson.goal.is_met(event.seen(lesson.seat)) for event in events)


def answer(match: Match, replies: list[str]) -> str:
    """What somebody else at the table does: as it is written, else as they like."""
    offered = match.moves()
    written = next((reply for reply in replies if reply in offered), None)
    if written is not None:
        replies.remove(written)
        return written
    if not match.game.greedy:
        return offered[0]
    liked: str = loaded(match.game.greedy)(1).choose(match.view(match.to_move), offered)
    return liked


@lru_cache(TRIED_MOST)
def reaches(game: str, lesson: str, moves: tuple[str, ...]) -> bool:
    """Whether the goal is reached, or can be reached with the moves that are left: the engine tries them all."""
    known = game_named(game)
    found = next(each for each in teaching_of(known).lessons if each.id == lesson)
    match, is_done = played(known, found, moves)
    if is_done or match.over or len(moves) >= found.moves:
        return is_done
    return any(reaches(game, lesson, (*moves, move)) for move in match.moves())

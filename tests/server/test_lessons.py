"""Lessons: each is solved in every language, everything else is wrong with a reason, and the server keeps nothing."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from raenke import Match, games
from raenke.core.event import Event
from raenke.core.lesson import SEED, Attempt, Lesson, attempted, lesson_of, teaching_of
from raenke.server.lessons import lesson_state, lessons_of
from raenke.words import Words, languages
from tests.server.served import Person, Served

RULES = Path(__file__).parents[2] / "docs" / "rules"
SOLUTIONS = {
    "kabale": {
        "lay": ["lay king 1"],
        "reveal": ["lay queen 1"],
        "sum": ["lay king 2"],
        "assassin": ["lay assassin 2"],
        "storm": ["lay juliet 2"],
        "cloak": ["cloak wizard"],
        "beggar": ["lay beggar 2"],
        "double": ["lay traitor 2"],
    },
    "citadels": {
        "gold": ["gold"],
        "build": ["gold", "build castle"],
        "choose": ["take merchant"],
        "income": ["income", "gold", "build town_hall"],
        "rob": ["rob merchant", "end"],
        "destroy": ["destroy 2 church"],
        "laboratory": ["laboratory watchtower", "build harbor"],
        "end": ["build keep", "end"],
    },
}
LESSONS = [(game, lesson) for game in games for lesson in teaching_of(games[game]).lessons]
EACH = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.id}" for game, lesson in LESSONS])
LANGUAGE = pytest.mark.parametrize("language", languages())


def lines(game: str, lesson: Lesson) -> Iterator[Attempt]:
    """Every way through a lesson up to its verdict, and every step on it."""
    to_try: list[tuple[str, ...]] = [()]
    while to_try:
        attempt = attempted(game, lesson, to_try.pop())
        yield attempt
        if attempt.verdict.state == "open":
            to_try += [(*attempt.moves, move) for move in attempt.match.moves()]


def paragraphs(game: str, language: str) -> set[str]:
    page = RULES / ("" if language == "en" else language) / f"{game}.md"
    return set(re.findall(r"\*\*([A-Z]\d+\.\d+) ", page.read_text(encoding="utf-8")))


def test_there_are_eight_of_each_game_and_each_has_its_solution() -> None:
    for game, solutions in SOLUTIONS.items():
        assert [lesson.id for lesson in teaching_of(games[game]).lessons] == list(solutions)
        assert len(solutions) == 8


@LANGUAGE
@EACH
def test_every_lesson_is_solved_in_every_language(game: str, lesson: Lesson, language: str) -> None:
    words, number = Words(language, game), list(SOLUTIONS[game]).index(lesson.id) + 1
    moves = SOLUTIONS[game][lesson.id]
    for made in range(len(moves) + 1):
        told = lesson_state(games[game], number, moves[:made], 0, words)
        assert (told.id, told.verdict) == (lesson.id, "done" if made == len(moves) else "open")
        assert all([told.title, told.about, told.goal])
        assert bool(told.update.options) == (told.verdict == "open")
    assert told.text
    assert {told.paragraph, told.why} <= paragraphs(game, language)


@LANGUAGE
@EACH
def test_every_wrong_move_says_why_with_a_paragraph(game: str, lesson: Lesson, language: str) -> None:
    words, number = Words(language, game), list(SOLUTIONS[game]).index(lesson.id) + 1
    wrong = [attempt.moves for attempt in lines(game, lesson) if attempt.verdict.state == "wrong"]
    assert bool(wrong) == (lesson.id != "lay"), "only the very first lesson lets people do what they like"
    for moves in wrong:
        told = lesson_state(games[game], number, moves, 0, words)
        assert told.verdict == "wrong"
        assert len(told.text) > 10
        assert told.why in paragraphs(game, language)
        assert not told.update.options
        assert not told.update.refused


@EACH
def test_the_engine_judges(game: str, lesson: Lesson) -> None:
    """Done is what makes the goal's event happen, and nothing else; from an open moment it can be reached."""
    seen = list(lines(game, lesson))
    for attempt in seen:
        told = [event.seen(lesson.seat) for event in attempt.match.events]
        assert (attempt.verdict.state == "done") == any(lesson.goal.is_met(event) for event in told)
        assert len(attempt.moves) <= lesson.moves
    done = [attempt.moves for attempt in seen if attempt.verdict.state == "done"]
    for attempt in seen:
        if attempt.verdict.state == "open":
            assert any(moves[: len(attempt.moves)] == attempt.moves for moves in done)
        if attempt.verdict.state == "wrong":
            assert not any(moves[: len(attempt.moves)] == attempt.moves for moves in done)
    used = {attempt.verdict.words for attempt in seen if attempt.verdict.state == "wrong"}
    assert used == {wrong.words for wrong in lesson.wrong}, "words that no move calls for"


@EACH
def test_a_lesson_begins_with_a_choice_of_the_learners(game: str, lesson: Lesson) -> None:
    match = Match.at(games[game], lesson.position, SEED)
    assert match.to_move == lesson.seat
    assert len(match.moves()) > 1


def test_what_follows_a_verdict_is_left_out() -> None:
    lesson = lesson_of("kabale", 3)
    assert lesson
    attempt = attempted("kabale", lesson, ["lay juliet 2", "lay king 2", "nonsense"])
    assert attempt.moves == ("lay juliet 2",)
    assert attempt.verdict.state == "wrong"


@LANGUAGE
@pytest.mark.parametrize("game", SOLUTIONS)
def test_the_guided_game_explains_events_that_there_are(game: str, language: str) -> None:
    told = lessons_of(games[game], Words(language, game))
    fields = {
        str(kind.__struct_config__.tag): set(kind.__struct_fields__)
        for kind in vars(import_module(f"raenke.{game}.events")).values()
        if isinstance(kind, type) and issubclass(kind, Event)
    }
    for line in told.callouts:
        assert set(line.fields) <= fields[line.event]
        assert len(line.text) > 20
        assert line.paragraph in paragraphs(game, language)
    assert {"round_started", "game_ended"} <= {line.event for line in told.callouts}


def test_a_game_without_lessons_has_none() -> None:
    third = next(game for game in games.values() if not game.lessons)
    told = lessons_of(third, Words("en", third.name))
    assert not told.lessons
    assert not told.callouts
    assert lesson_of(third, 1) is None


# Over the wire


@pytest.fixture(scope="module")
def anna(server: Served) -> Person:
    return Person(server, "Anna")


def play(anna: Person, path: str, *moves: str, since: int = 0) -> dict[str, object]:
    answer = anna.ask("POST", f"/api/lessons/{path}?language=de", json={"moves": list(moves), "since": since})
    assert answer.status_code == 200, answer.text
    told: dict[str, object] = answer.json()
    return told


def test_the_list(anna: Person) -> None:
    told = anna.ask("GET", "/api/lessons/kabale?language=de").json()
    assert [lesson["id"] for lesson in told["lessons"]] == list(SOLUTIONS["kabale"])
    assert told["lessons"][0]["title"] == "Eine Karte legen"
    assert anna.ask("GET", "/api/lessons/chess").status_code == 404


def test_a_lesson_is_told_as_a_table_tells(anna: Person) -> None:
    begun = play(anna, "kabale/2")
    update = begun["update"]
    assert isinstance(update, dict)
    assert update["type"] == "update"
    assert {option["move"] for option in update["options"]} >= {"lay king 1", "lay king 2"}
    done = play(anna, "kabale/2", "lay king 1", since=update["version"])
    later = done["update"]
    assert isinstance(later, dict)
    assert (done["verdict"], later["since"]) == ("done", update["version"])
    assert [told["event"]["type"] for told in later["events"]] == ["card_laid", "card_revealed", "card_drawn"]
    assert all(told["text"] for told in later["events"])


def test_the_learner_is_told_nothing_hidden(anna: Person) -> None:
    told = play(anna, "kabale/4", "lay romeo 1")["update"]
    assert isinstance(told, dict)
    others = [each["event"] for each in told["events"] if each["event"].get("seat") == 1]
    assert others[0]["type"] == "card_placed"
    assert all("card" not in event for event in others if event["type"] in ("card_placed", "card_taken"))


def test_a_move_that_is_not_offered_is_refused_with_its_paragraph(anna: Person) -> None:
    answer = anna.ask("POST", "/api/lessons/citadels/2?language=en", json={"moves": ["build castle"]})
    assert (answer.status_code, answer.json()["paragraph"]) == (409, "C3.3")


@pytest.mark.parametrize("path", ["kabale/0", "kabale/9", "chess/1", "kabale/-1"])
def test_there_is_no_such_lesson(anna: Person, path: str) -> None:
    assert anna.ask("POST", f"/api/lessons/{path}", json={}).status_code == 404


@pytest.mark.parametrize("body", [{"moves": ["x" * 81]}, {"moves": ["gold"] * 13}, {"since": -1}, {"move": "gold"}])
def test_a_malformed_attempt_is_refused(anna: Person, body: dict[str, object]) -> None:
    assert anna.ask("POST", "/api/lessons/citadels/1", json=body).status_code == 400

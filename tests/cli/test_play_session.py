"""A sitting: what keys do, what is refused and how, when a move may be taken back."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from raenke import Match
from raenke.bots.hints import hints
from raenke.bots.search import Budget
from raenke.cli.play_saves import Seating, load
from raenke.cli.play_session import Manner, Session
from raenke.words import Words, languages
from tests.cli.sitting import Sit


def small(allies: str, goals: int = 3) -> Match:
    """Two seats with a few allies each, so that all are in the hand at once; no goal is small."""
    for seed in range(1000):
        options = {"allies": allies.split(), "start_player": 0}
        match = Match("kabale", seats=2, seed=seed, options=options)
        started = match.events[-1]
        if all(points >= goals for _, points in started.goals):  # type: ignore[attr-defined]
            return match
    raise AssertionError("no such goals")


def test_moves_by_number_and_by_text(sit: Sit) -> None:
    match = small("king queen juliet")
    first, last = match.moves()[0], match.moves()[-1].split()[1]
    sitting = sit(match, f"1 /  Lay   {last.upper()} 2 / q", "lay king 1", "lay queen 1")
    assert sitting.history[:3] == [first, "lay king 1", f"lay {last} 2"]


REFUSED = {
    "lay king 3": "refusal-no-such-column",
    "lay king 1": "refusal-in-column",
    "lay romeo 1": "refusal-not-allied",
    "swap 2": "refusal-nothing-to-choose",
    "laj quen 1": "refusal-parse",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("typed", REFUSED)
def test_refusals_are_told_in_words(sit: Sit, typed: str, language: str) -> None:
    sitting = sit(small("king queen juliet"), f"lay king 1 / {typed} / q", "lay queen 2", language=language)
    after = sitting.said.rsplit(f"> {typed}\n", 1)[1]
    heading = Words(language, "kabale").text("play-refused", why="@").split("@")[0]
    assert after.startswith(heading)
    assert re.search(r"\(K\d\.\d\)|lay", after.splitlines()[0])
    assert sitting.history == ["lay king 1", "lay queen 2"]


@pytest.mark.parametrize("typed", ["0", "99", "007 8", "²"])
def test_numbers_that_are_none_of_the_options(sit: Sit, typed: str) -> None:
    sitting = sit(small("king queen juliet"), f"{typed} / q")
    assert sitting.history == []
    assert "That is not possible" in sitting.said or "Type a number from 1 to 6" in sitting.said


@pytest.mark.parametrize("game", ["kabale", "citadels"])
@pytest.mark.parametrize("language", languages())
def test_a_hint_has_the_best_options_with_chances_and_reasons(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, language: str, game: str
) -> None:
    monkeypatch.setattr("raenke.bots.hints.BUDGET", Budget(100, None))
    match = Match(game, seats=2, seed=5, options={"start_player": 0})
    given = hints(match.game, match.view(0), match.moves())
    sitting = sit(match, "h / h / q", language=language)
    words = Words(language, game)
    flat = " ".join(sitting.said.split())
    told = [words.text("hint-heading"), *(words.hint(*hint, sitting.session.names, 0) for hint in given)]
    assert len(told) == 4
    assert flat.count(" ".join(" ".join(told).split())) == 2
    assert sitting.history == []


def test_a_hint_about_the_only_move_promises_no_chance(sit: Sit) -> None:
    sitting = sit(small("king storm"), "lay storm 1 / h / q", "lay king 1")  # the Storm closes column 1
    after = sitting.said.rsplit("> h\n", 1)[1]
    assert after.strip().startswith("Lay the King in column 2. There is no other choice.")


@pytest.mark.parametrize("language", languages())
def test_it_is_told_of_which_level_the_others_are(tmp_path: Path, language: str) -> None:
    bots = ["greedy", "easy", "greedy", "medium", "hard", "search:50"]
    session, out = seated(tmp_path, Seating(0, list("ABCDEF"), bots, language))
    session.tell_opponents()
    words = Words(language, "kabale")
    lines = [
        f"B: {words.text('server-bot-novice')}",
        words.text("server-bot-novice-about"),
        f"{words.list_of(['C', 'D'])}: {words.text('server-bot-greedy')}",
        words.text("server-bot-greedy-about"),
        f"E: {words.text('server-bot-search')}",
        words.text("server-bot-search-about"),
        "F: search:50",
    ]
    assert out.getvalue().split() == " ".join(lines).split()


@pytest.mark.parametrize("language", languages())
def test_rules_of_cards(sit: Sit, language: str) -> None:
    words = Words(language, "kabale")
    name = words.card("fencing_master")
    sitting = sit(small("king queen juliet"), f"r {name.lower()} / r fencing_master / r xyz / q", language=language)
    assert sitting.said.count(words.rule("fencing_master")) == 2
    assert sitting.said.count(words.text("play-refused", why="@").split("@")[0]) == 1


@pytest.mark.parametrize("language", languages())
def test_a_paragraph_says_what_holds_at_this_table(sit: Sit, language: str) -> None:
    words = Words(language, "kabale")
    played = Match("kabale", 2, 1, {"start_player": 0, "doppelganger": "current"})
    here = words.text(
        "rules-here", option=words.option("doppelganger"), value=words.option_value("doppelganger", "current")
    )
    for typed in ("r K4.7 / q", "r k5.2 / q"):  # K4.7 a) speaks of K5.2
        said = " ".join(sit(played.again(), typed, language=language).said.split())
        assert said.count(here) == 1
        assert typed[2:6].upper() in said
    assert here not in " ".join(sit(played.again(), "r K4.6 / q", language=language).said.split())
    assert here not in " ".join(sit(small("king queen juliet"), "r K4.7 / q", language=language).said.split())


@pytest.mark.parametrize("language", languages())
def test_the_start_tells_how_the_table_differs(sit: Sit, language: str) -> None:
    words = Words(language, "kabale")
    sitting = sit(Match("kabale", 2, 1, {"start_player": 0, "floor": "none"}), "q", language=language)
    told = [words.option_value("floor", "none"), words.option_value("start_player", 0, ["You"])]
    assert sitting.said.splitlines()[2:4] == [
        words.text("option-chosen", option=words.option(name), value=value)
        for name, value in zip(("floor", "start_player"), told, strict=True)
    ]


def test_keys_that_tell_something_play_nothing(sit: Sit) -> None:
    sitting = sit(small("king queen juliet"), "? / h / r / d / t / s /  / H / ? / q")
    assert sitting.history == []
    assert sitting.said.count("Undo:") == 2
    assert sitting.said.count("Your aim is to win goals") == 2
    assert "Saved in" in sitting.said
    assert sitting.said.count("Round 1 of 6") == 3


# Taking back

WAITING = "lay traitor 1 / lay king 1"


def test_a_move_that_showed_nothing_is_taken_back(sit: Sit) -> None:
    """The own Traitor waits for an answer: nothing was shown that the player did not know."""
    sitting = sit(small("traitor king queen"), f"{WAITING} / u / q", "lay king 2")
    assert Words("en").text("play-undone") in sitting.said
    assert sitting.history == ["lay traitor 1", "lay king 2"]
    assert load(sitting.path)[0].history == sitting.history


def test_what_the_bot_laid_face_down_is_taken_back_too(sit: Sit) -> None:
    sitting = sit(small("traitor king queen"), f"{WAITING} / u / u / u / q", "lay king 2")
    assert sitting.said.count(Words("en").text("play-undone")) == 2
    assert sitting.said.count(Words("en").text("play-undo-none")) == 1
    assert sitting.history == []


def test_what_the_bot_showed_is_not_taken_back(sit: Sit) -> None:
    sitting = sit(small("traitor king queen"), "lay traitor 1 / lay king 2 / u / q", "lay king 2")
    assert Words("en").text("play-undo-shown") in sitting.said
    assert sitting.history[:3] == ["lay traitor 1", "lay king 2", "lay king 2"]


def test_a_move_can_be_made_again_after_it_was_taken_back(sit: Sit) -> None:
    sitting = sit(small("traitor king queen"), f"{WAITING} / u / lay queen 1 / swap 2 / q", "lay king 2", "lay queen 2")
    assert sitting.history[:4] == ["lay traitor 1", "lay king 2", "lay queen 1", "swap 2"]


def test_a_draw_is_not_taken_back(sit: Sit) -> None:
    """With more cards than the hand holds, laying one shows a new one."""
    match = small("king queen juliet prince romeo")
    first, other = match.moves()[0], match.view(1).hand[0]
    sitting = sit(match, "1 / u / q", f"lay {other} 2")
    assert Words("en").text("play-undo-shown") in sitting.said
    assert sitting.history == [first, f"lay {other} 2"]


def test_without_a_move_there_is_nothing_to_take_back(sit: Sit) -> None:
    assert Words("en").text("play-undo-none") in sit(small("king queen juliet"), "u / q").said


def test_asked_first_a_move_can_be_thought_over(sit: Sit) -> None:
    sitting = sit(small("king queen juliet"), "lay king 1 / no / lay queen 1 /  / q", "lay queen 2", confirms=True)
    assert sitting.history == ["lay queen 1", "lay queen 2"]
    assert Words("en").text("play-taken-back") in sitting.said


def test_asking_first_is_switched_on_and_off(sit: Sit) -> None:
    sitting = sit(small("king queen juliet"), "c / lay king 1 / no / c / lay king 1 / q", "lay queen 2")
    assert sitting.history == ["lay king 1", "lay queen 2"]


# Choices and awards


def test_a_cloak_is_answered(sit: Sit) -> None:
    sitting = sit(small("cloak king queen"), "lay cloak 1 / cloak queen / q", "lay king 1", "lay queen 2")
    assert sitting.history[:3] == ["lay cloak 1", "lay king 1", "cloak queen"]
    assert "which card do you slip under it?" in sitting.said
    assert "[1] Slip" in sitting.said


def test_an_award_is_told_step_by_step(sit: Sit) -> None:
    """All hands are empty after six cards, so the round is awarded as it lies (K2.8)."""
    match = small("king queen juliet", goals=4)
    sitting = sit(match, "lay king 1 / lay queen 1 / lay juliet 1 / q", "lay king 2", "lay queen 2", "lay juliet 2")
    said = " ".join(sitting.said.split())
    assert "Round 1 is over. All cards are turned face up." in said
    assert "Award of column 1" in said
    assert "Sums: you 50. The highest wins." in said
    assert "Sums: Bot 2 50. The highest wins." in said
    assert "Round 2 starts." in said


def seated(folder: Path, seating: Seating) -> tuple[Session, io.StringIO]:
    """A session nobody types into, and what it says."""
    out = io.StringIO()
    console = Console(file=out, width=80, color_system=None, highlight=False)
    match = Match("kabale", seats=len(seating.names), seed=1)
    return Session(match, seating, folder / "game.json", None, console, Manner(0.0, False, False)), out


def test_names_from_a_file_cannot_disturb_the_terminal(tmp_path: Path) -> None:
    names = ["\x1b[2J" + "x" * 90, "Bot\n2"]
    session, out = seated(tmp_path, Seating(0, names, ["greedy", "greedy"], "en"))
    session.show()
    assert "\x1b" not in out.getvalue()
    assert all(len(name) <= 20 for name in session.names)
    assert "Bot 2" in out.getvalue()

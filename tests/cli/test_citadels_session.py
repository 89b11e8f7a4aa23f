"""A sitting of Citadels: whole games in every language, keys, refusals, what may be taken back, who is asked when."""

import re

import pytest
from rich.cells import cell_len

from raenke import Match
from raenke.citadels.codes import PHASES
from raenke.citadels.position import Position
from raenke.cli.citadels.room import QUESTIONS
from raenke.cli.play_saves import load
from raenke.words import Words, languages
from tests.cli.citadels_tables import PAYING, drawn, room, walk
from tests.cli.sitting import Sit

EN = Words("en", "citadels")
EVERYTHING = {"cast": PAYING, "dark_districts": "all", "murdered_king": "heir"}


def crowned(seats: int = 4, **options: object) -> Match:
    """Seat 0 has the crown and chooses first, from Assassin and Architect among others."""
    for seed in range(1000):
        match = Match("citadels", seats, seed, {"start_player": 0, **options})
        if "take assassin" in match.moves() and "take architect" in match.moves():
            return match
    raise AssertionError("no such characters")


# Whole games


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (3, 120), (5, 80), (8, 80)])
def test_a_whole_game_is_played_and_counted(sit: Sit, language: str, seats: int, width: int) -> None:
    """Always the first option: told in the language, within the width, counted part by part at the end."""
    cast = "drawn" if seats == 8 else "base"
    options = {"end_at": 4, "max_rounds": 12, "cast": cast, "dark_districts": "all"}
    sitting = sit(Match("citadels", seats, 7, options), " / ".join(["1"] * 400), language=language, width=width)
    words = Words(language, "citadels")
    match = sitting.session.match
    assert match.over
    said = sitting.said
    assert words.text("play-over") in said
    ended = match.events[-1]
    total = next(at for at, line in enumerate(said.splitlines()) if words.text("play-over") in line)
    count = " ".join("\n".join(said.splitlines()[total:]).split())
    for points in ended.scores:  # type: ignore[attr-defined]
        assert f"= {points}" in count
    *told, _ = said.splitlines()  # the last line is a path, which nobody could copy from two
    assert all(cell_len(line) <= width for line in told), max(told, key=cell_len)
    assert load(sitting.path)[0].history == sitting.history


def test_nothing_hidden_is_told(sit: Sit) -> None:
    said = sit(Match("citadels", 4, 5, {"max_rounds": 6}), " / ".join(["1"] * 200)).said
    assert re.search(r"Bot \d takes a character\.", said)
    assert not re.search(r"Bot \d takes the (?!crown)", said)
    assert not re.search(r"Bot \d (draws|keeps|is dealt) the ", said)
    assert "Bot 2 is dealt" not in said


# Moves


def test_moves_by_number_and_by_text(sit: Sit) -> None:
    sitting = sit(crowned(), " Take   ASSASSIN / gold / q")
    assert sitting.history[0] == "take assassin"
    assert sitting.history[-1] == "gold"
    assert "You are the Assassin." in sitting.said


REFUSED = {
    "take queen": "refusal-not-in-cast",
    "gold": "refusal-now-take",
    "build castle": "refusal-now-take",
    "tak assassin": "refusal-no-move",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("typed", REFUSED)
def test_refusals_are_told_in_words(sit: Sit, typed: str, language: str) -> None:
    sitting = sit(crowned(), f"{typed} / q", language=language)
    after = sitting.said.rsplit(f"> {typed}\n", 1)[1]
    assert after.startswith(Words(language, "citadels").text("play-refused", why="@").split("@")[0])
    assert re.search(r"\(C\d\.\d+\)|take", after.splitlines()[0])
    assert sitting.history == []


@pytest.mark.parametrize("language", languages())
def test_rules_of_cards_and_characters(sit: Sit, language: str) -> None:
    words = Words(language, "citadels")
    typed = f"r {words.card('school_of_magic').lower()} / r tax_collector / r xyz / q"
    flat = " ".join(sit(crowned(), typed, language=language).said.split())
    for card in ("school_of_magic", "tax_collector"):
        assert " ".join(words.rule(card).split()) in flat
    assert flat.count(words.text("play-refused", why="@").split("@")[0]) == 1


@pytest.mark.parametrize("language", languages())
def test_keys_that_tell_something_play_nothing(sit: Sit, language: str) -> None:
    words = Words(language, "citadels")
    sitting = sit(crowned(), "? / r / t / s / w / k /  / W / q", language=language)
    assert sitting.history == []
    said = sitting.said
    assert said.splitlines().count(words.text("play-cannot")) == 2
    assert said.splitlines().count(words.text("play-may-be")) == 1
    assert sum(line.startswith("─") and words.text("play-choosing") in line for line in said.splitlines()) == 3
    assert words.text("play-help").split()[0] in said


@pytest.mark.parametrize("language", languages())
def test_help_points_to_the_whole_rules(sit: Sit, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = sit(crowned(), "? / q", language=language).said
    assert "`raenke rules citadels`" in said
    assert "http://localhost:8390/rules/citadels" in said
    monkeypatch.setenv("RAENKE_ORIGINS", "https://play.example.org")
    assert "https://play.example.org/rules/citadels" in sit(crowned(), "? / q", language=language).said


def test_asked_first_a_move_can_be_thought_over(sit: Sit) -> None:
    sitting = sit(crowned(), "take assassin / no / take architect /  / q", confirms=True)
    assert sitting.history[0] == "take architect"
    assert "Take the Assassin: press Enter" in sitting.said


def test_while_the_own_turn_goes_on_only_the_own_city_is_drawn(sit: Sit) -> None:
    legend = "♛ Crown"
    whole = sit(crowned(), "take assassin / q").said.count(legend)
    assert whole == 2
    said = sit(crowned(), "take assassin / murder king / gold / q").said
    assert said.count(legend) == whole
    assert said.count("Your turn: Assassin") == 3
    assert sit(crowned(), "take assassin / gold / t / q").said.count(legend) == whole + 1


# Taking back


def test_what_showed_nothing_is_taken_back(sit: Sit) -> None:
    """Naming a character and taking gold show the player nothing new, and neither does what others take in secret."""
    sitting = sit(crowned(), "take assassin / murder king / gold / u / u / u / u / q")
    assert sitting.said.count(EN.text("play-undone")) == 3
    assert sitting.said.count(EN.text("play-undo-none")) == 1
    assert sitting.history == []
    assert load(sitting.path)[0].history == sitting.history


@pytest.mark.parametrize("last", ["draw", "end"])
def test_what_was_seen_is_not_taken_back(sit: Sit, last: str) -> None:
    moves = ["gold", "end"] if last == "end" else ["draw"]
    sitting = sit(crowned(), " / ".join(["take assassin", *moves, "u", "q"]))
    assert EN.text("play-undo-shown") in sitting.said
    assert last in sitting.history


def test_what_another_chose_goes_back_too(sit: Sit) -> None:
    """With two players the crown holder chooses again, from what the other one left: that was chosen, not dealt."""
    sitting = sit(Match("citadels", 2, 3, {"start_player": 0}), "1 / u / q")
    assert EN.text("play-undone") in sitting.said
    assert sitting.history == []


# Decisions


@pytest.mark.parametrize("language", languages())
def test_every_decision_is_asked(language: str) -> None:
    """Along games in which everything may happen, also in the others' turns."""
    asked = set()
    for seed, payment in enumerate(("receiver_chooses", "emperor_chooses", "none")):
        for match in walk(4, seed, {**EVERYTHING, "emperor_payment": payment}):
            shown, _ = room(4, language=language)
            view = match.view(0)
            asked.add(view.decision)
            assert re.search(r"\bq \w+\)?$", shown.question(view))  # how to leave comes last
    assert len(asked) > 6


def test_every_decision_has_its_question() -> None:
    assert set(QUESTIONS) == set(PHASES) - {"over"}
    assert len(set(QUESTIONS.values())) == len(QUESTIONS)


OUT_OF_TURN = {
    "recover": Position(
        seats=4, acting=(1, "warlord"), phase="recover", other=2, card="manor", gold=[2, 3, 0, 0],
        cities=["graveyard tavern", "", "", ""], characters=["thief", "warlord", "king", "bishop"],
        used=["strike"],
    ),
    "pay": Position(
        seats=4, acting=(1, "emperor"), phase="pay", other=0, gold=[2, 0, 0, 0], crown=0,
        hands=["manor temple", "", "", ""], cities=["", "", "", ""],
        characters=["thief", "emperor", "bishop", "warlord"],
        options={"emperor_payment": "receiver_chooses", "cast": PAYING[:8]},
    ),
}  # fmt: skip


@pytest.mark.parametrize("decision", OUT_OF_TURN)
def test_decisions_out_of_turn_say_whose_turn_it_is(decision: str) -> None:
    match = Match.at("citadels", OUT_OF_TURN[decision], seed=1)
    assert match.to_move == 0
    shown, _ = room(4)
    view = match.view(0)
    assert view.decision == decision
    assert "Bot 2’s turn" in shown.title(view)
    text = drawn(match)
    for number, move in enumerate(match.moves(), 1):
        assert f"[{number}] {EN.move(move)}" in text
    asked = shown.question(view)
    assert (
        "the Manor. Save it with your Graveyard" in asked
        if decision == "recover"
        else "get the crown from Bot 2" in asked
    )

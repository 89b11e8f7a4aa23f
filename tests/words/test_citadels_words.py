"""What the words of Citadels do for the rooms that ask them."""

import itertools
import random
import re
from typing import Any

import pytest

from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.citadels.game import Citadels
from raenke.core.event import to_dict
from raenke.core.match import Match
from raenke.words import TextError, Words
from raenke.words.citadels import score_lines
from raenke.words.readers import Readers
from tests.words.citadels_sayings import BETWEEN, ENDINGS, EVENTS, MOVES, NAMES, REFUSALS
from tests.words.fluent_files import CODES, texts_of

BUILT: dict[str, Any] = {"type": "district_built", "seat": 0, "district": "castle", "price": 4, "how": "build"}
PARAGRAPH = r"C[1-5]\.\d+"


def test_each_game_tells_its_own_events() -> None:
    ours: dict[str, Any] = {"type": "round_started", "round": 2, "crown": 1}
    theirs: dict[str, Any] = {"type": "round_started", "round": 2, "goals": [["music", 3]], "first": 1}
    assert Words("en", "citadels").event(ours, NAMES) == "Round 2 starts. Ben has the crown."
    assert Words("en", "kabale").event(theirs, NAMES) == "Round 2 starts. The goals: Music 3. Ben goes first."
    assert Words("en").game is None


def test_a_game_without_words_is_refused() -> None:
    with pytest.raises(TextError, match="'chess'; the games are citadels, kabale"):
        Words("en", "chess")


def test_a_text_is_the_games_own_where_it_has_one() -> None:
    assert Words("en", "citadels").text("play-title") == "Citadels"
    assert Words("en", "kabale").text("play-title") == "Kabale & Hiebe"
    assert Words("en", "citadels").text("play-bye") == Words("en", "kabale").text("play-bye")
    over = {"paragraph": "C3.6"}
    assert Words("en", "citadels").refusal("refusal-over", over) == "the game is over (C3.6)"
    assert Words("en", "kabale").refusal("refusal-over", {}) == "the game is over (K2.9)"


def test_kabale_need_not_read_the_texts_of_citadels() -> None:
    with pytest.raises(TextError, match="no text 'district-castle'"):
        Words("en", "kabale").text("district-castle")


def test_the_reader_is_addressed() -> None:
    words = Words("en", "citadels")
    assert words.event(BUILT, NAMES) == "Anna builds the Castle for 4 gold."
    assert words.event(BUILT, NAMES, you=0) == "You build the Castle for 4 gold."


@pytest.mark.parametrize("language", CODES)
def test_each_player_of_a_sentence_is_told_another(language: str) -> None:
    words = Words(language, "citadels")
    for event in BETWEEN:
        told = [words.event(event, NAMES, you) for you in (0, 1, 2)]
        assert len(set(told)) == 3, event
        assert "Anna" not in told[0], event
        assert "Ben" not in told[1], event
        assert all(name in told[2] for name in ("Anna", "Ben")), event
        assert told[2] == words.event(event, NAMES)


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("name", ["öcsi", "Zoë {Q}", "你", "[red]", 'A"B'])
def test_no_suffix_is_put_to_a_name(language: str, name: str) -> None:
    """English alone has one, the possessive ’s."""
    for event in EVENTS:
        told = Words(language, "citadels").event(event, [name] * 3)
        for end in re.findall(rf"{re.escape(name)}(\S*)", told):
            assert re.fullmatch("[.:;,]?" if language != "en" else "(’s)?[.:;,]?", end), told


@pytest.mark.parametrize("language", CODES)
def test_a_name_cannot_repaint_the_terminal(language: str) -> None:
    told = Words(language, "citadels").event(BUILT, ["A\x1b[2J\u202e\nB" + "z" * 5000])
    assert len(told) < 200
    assert not set(told) & {"\x1b", "\u202e", "\n"}


@pytest.mark.parametrize("language", CODES)
def test_the_whole_deck_can_be_told(language: str) -> None:
    deck = {"type": "deck_seen", "seat": 0, "cards": [card for card in DISTRICTS for _ in range(5)]}
    told = Words(language, "citadels").event(deck, NAMES)
    assert told.count("×5") == len(DISTRICTS)
    assert len(told) < 1200


def test_scores_are_told_part_by_part() -> None:
    won, by_districts, by_gold, shared = (
        score_lines(Words("en", "citadels").texts, event, Readers(NAMES, 1)) for event in ENDINGS
    )
    assert won == [
        "Anna: 20 (districts) + 3 (all five colours) + 4 (first complete city) + 2 (Museum) = 29",
        "You: 18 (districts) + 2 (complete city) = 20",
        "Cleo: 9 (districts) = 9",
    ]
    assert by_districts[3:] == ["Tied on points: Anna, you and Cleo. The points of the districts decide."]
    assert by_gold[3:] == ["Tied on points and district points: Anna and you. Gold decides: Anna 3 and you 1."]
    assert shared[3:] == ["Tied in everything: Anna and you."]


def test_moves() -> None:
    words = Words("en", "citadels")
    assert words.move("gold") == "Take 2 gold"
    assert words.move("build castle", amount=4) == "Build the Castle for 4 gold"
    assert words.move("build castle") == "Build the Castle"
    assert words.move("take king", amount=4) == "Take the King"
    assert words.move("exchange 2", NAMES) == "Swap hands with Ben"
    assert words.move("exchange 2") == "Swap hands with player 2"
    assert words.move("destroy 2 tavern*", NAMES, 1) == "Destroy the Tavern with gold on it in your own city"
    hint = words.hint("crown 3", 0.07, "citadels-play-last-round", NAMES)
    assert hint == "7% – Give the crown to Cleo. This is the last round."


@pytest.mark.parametrize("language", CODES)
def test_no_two_moves_of_a_decision_read_alike(language: str) -> None:
    words = Words(language, "citadels")
    told = [words.move(move, NAMES, 0, gold) for move, gold in MOVES if not move.startswith(("choose", "pick"))]
    assert len(set(told)) == len(told)
    for verb in ("take", "murder", "rob", "bewitch"):
        assert len({words.move(f"{verb} {character}") for character in CHARACTERS}) == len(CHARACTERS)


@pytest.mark.parametrize(
    "move",
    ["", "take", "take castle", "build king", "build", "gold 2", "exchange two", "destroy 2", "destroy 2 king",
     "navigate card", "pay cards", "lay romeo 2", "end end"],
)  # fmt: skip
def test_what_is_no_move_is_not_told(move: str) -> None:
    with pytest.raises(TextError, match="is not a move of Citadels"):
        Words("en", "citadels").move(move)


@pytest.mark.parametrize(("reason", "arguments"), REFUSALS)
def test_refusals_name_their_paragraph(reason: str, arguments: dict[str, Any]) -> None:
    for language in CODES:
        told = Words(language, "citadels").refusal(reason, arguments, NAMES)
        assert reason == "refusal-no-move" or re.search(rf" \({PARAGRAPH}\)$", told)


def test_refusals_in_english() -> None:
    words = Words("en", "citadels")

    def told(reason: str, move: str) -> str:
        return words.refusal(reason, {"move": move, "paragraph": "C9"}, NAMES).removesuffix(" (C9)")

    assert told("refusal-character", "levy") == "only the Abbot can do that"
    assert told("refusal-not-there", "destroy 2 docks*") == "Ben’s city does not have the Docks"
    assert told("refusal-not-there", "smithy") == "your city does not have the Smithy"
    assert told("refusal-not-there", "laboratory manor") == "your city does not have the Laboratory"
    assert told("refusal-not-there", "embellish manor") == "your city does not have the Manor"
    assert told("refusal-not-there", "armory 2 docks") == "you have no Armory, or Ben’s city does not have the Docks"
    assert told("refusal-worked", "museum manor") == "you have already used the Museum this turn"
    assert told("refusal-not-in-hand", "museum manor") == "you do not hold the Manor"
    assert told("refusal-no-seat", "peek 7") == "there is no such player"
    near = {"near": ["gold", "draw"]}
    assert words.refusal("refusal-no-move", near) == "that is not a move (did you mean gold, draw?)"


@pytest.mark.parametrize("language", CODES)
def test_options_name_their_paragraph(language: str) -> None:
    for key, text in texts_of(language).items():
        if key.startswith("citadels-option-") and key.endswith(".about"):
            assert re.search(r"\(C4\.\d+\)$", text.source), key


def test_texts_that_cannot_be_made_say_so() -> None:
    words = Words("en", "citadels")
    for event in ({"type": "dragon_slain"}, {"type": "card_laid", "seat": 0}, {**BUILT, "how": "magic"}):
        with pytest.raises(TextError, match="event-"):
            words.event(event, NAMES)


@pytest.mark.parametrize("seats", range(2, 9))
def test_whole_games_are_told_to_everybody(seats: int) -> None:
    """Played by chance: every event as each seat and an onlooker know it, every offer, refusals of other moves."""
    dice, words = random.Random(seats), Words(CODES[seats % len(CODES)], "citadels")
    options = {"cast": "drawn", "dark_districts": "all", "emperor_payment": "receiver_chooses", "max_rounds": 8}
    names = [f"N{seat}" for seat in range(seats)]
    game: Any = Citadels()
    match = Match(game, seats, seats, options)
    events = match.events
    while not match.over:
        for event, you in itertools.product(events, (None, *range(seats))):
            told = event if you is None else event.seen(you)
            assert told is not None
            assert words.event(to_dict(told), names, you)
        offered = match.moves()
        assert all(words.move(move, names, match.to_move) for move in offered)
        move = dice.choice(MOVES)[0]
        if move not in offered:
            error = match.why_not(match.to_move, move)
            assert error is not None
            assert words.refusal(error.reason, error.arguments, names)
        events = match.play(dice.choice(offered))
    assert len(words.explanation(events[-1], names)) >= seats

"""What the words do for the rooms that ask them."""

import random
import re
from typing import Any

import pytest

from raenke import games
from raenke.core.event import to_dict
from raenke.kabale.award import award
from raenke.kabale.cards import ALLIES, DOMAINS
from raenke.words import TextError, UnknownLanguage, Words, best_language, languages
from raenke.words.kabale import award_lines
from raenke.words.readers import Readers
from tests.words.fluent_files import CODES
from tests.words.sayings import NAMES, REFUSALS, awarded

LAID: dict[str, Any] = {"type": "card_laid", "seat": 0, "column": 1, "card": "king"}


def test_four_languages_by_their_own_names() -> None:
    assert languages() == {"de": "Deutsch", "en": "English", "hu": "Magyar", "ko": "한국어"}


def test_an_unknown_language_is_refused_naming_the_four() -> None:
    with pytest.raises(UnknownLanguage, match=r"'fr'.*de \(Deutsch\), en \(English\), hu \(Magyar\), ko \(한국어\)"):
        Words("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ko_KR"}, "ko"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:hu:en"}, "hu"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "ko"}, "en"),
        ({"LANG": "", "LC_ALL": "", "LANGUAGE": ""}, "en"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert best_language(environment) == language


def test_without_a_language_the_environment_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert Words().language == "hu"
    assert Words("de-CH").language == "de"


def test_the_reader_is_addressed() -> None:
    words = Words("en", "kabale")
    assert words.event(LAID, NAMES) == "Anna lays the King in column 2."
    assert words.event(LAID, NAMES, you=0) == "You lay the King in column 2."
    assert words.event(LAID, NAMES, you=1) == "Anna lays the King in column 2."


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("name", ["öcsi", "Zoë {Q}", "你", "[red]", 'A"B', "x" * 40])
def test_a_name_stands_as_it_is(language: str, name: str) -> None:
    assert re.search(rf"(?:^|\s){re.escape(name)}\s", Words(language, "kabale").event(LAID, [name]))


@pytest.mark.parametrize("language", CODES)
def test_a_name_cannot_repaint_the_terminal(language: str) -> None:
    told = Words(language, "kabale").event(LAID, ["A\x1b[2J\u202e\nB" + "z" * 5000])
    assert len(told) < 200
    assert not set(told) & {"\x1b", "\u202e", "\n"}


@pytest.mark.parametrize("language", CODES)
def test_the_longest_column_can_be_told(language: str) -> None:
    cards = [(seat, card) for card in ALLIES for seat in range(6)]
    names = ["N" * 60] * 6
    assert all(
        len(line) < 3000
        for line in award_lines(Words(language, "kabale").texts, award(("music", 3), cards), Readers(names))
    )


@pytest.mark.parametrize("language", CODES)
def test_every_award_is_told_line_by_line(language: str) -> None:
    words, dice = Words(language, "kabale"), random.Random(7)
    deck = [(seat, card) for card in ALLIES for seat in range(4)]
    for _ in range(300):
        cards = dice.sample(deck, dice.randrange(12))
        options = {
            "doppelganger": dice.choice(["printed", "current"]),
            "floor": dice.choice(["zero", "none"]),
            "uncontested_goal": dice.choice(["removed", "nearest"]),
        }
        goal = (dice.choice(DOMAINS), 3)
        event = awarded(goal, cards, options)
        lines = words.explanation(event, ["Anna", "Ben", "Cleo", "Dora"], you=dice.choice([None, 0, 3]))
        assert len(lines) == len(event.steps)
        assert words.event(to_dict(event), ["Anna", "Ben", "Cleo", "Dora"])


def test_a_cloaked_card_is_told_by_its_name() -> None:
    told = award(("music", 3), [(0, "king", "cloak"), (1, "wizard")], {"cloaked_card": "replaces_cloak"})
    lines = award_lines(Words("en", "kabale").texts, told, Readers(NAMES))
    assert "Ben’s Wizard removes every card of 10 or more: Anna’s King." in lines


@pytest.mark.parametrize(("reason", "arguments"), REFUSALS)
def test_refusals_name_their_paragraph(reason: str, arguments: dict[str, Any]) -> None:
    for language in CODES:
        told = Words(language, "kabale").refusal(reason, arguments)
        assert reason == "refusal-parse" or re.search(r" \(K[1-5]\.[1-9]\d?\)$", told)


def test_refusals_in_english() -> None:
    words = Words("en", "kabale")
    assert words.refusal("refusal-closed", {"column": 2}) == "a Storm has closed column 2 (K3.3)"
    assert words.refusal("refusal-over", {}) == "the game is over (K2.9)"
    assert (
        words.refusal("refusal-parse", {"text": "lay rome 2", "nearest": ["lay romeo 2"]})
        == "“lay rome 2” is not a move (did you mean lay romeo 2?)"
    )
    assert words.refusal("refusal-parse", {"text": "?!", "nearest": ""}) == "“?!” is not a move"


def test_a_refusal_may_name_the_paragraph_of_a_choice() -> None:
    told = Words("en", "kabale").refusal("refusal-in-discard", {"card": "romeo", "paragraph": "K3.4"})
    assert told == "you do not hold Romeo: that card is in your discard pile (K3.4)"


def test_moves_and_hints() -> None:
    words = Words("en", "kabale")
    assert words.move("lay romeo 2") == "Lay Romeo in column 2"
    told = words.hint("decline", 0.414, "reason-wins-most")
    assert told == "41% – Change nothing. It won most often when the bot played this position out."
    assert words.hint("decline", None, "reason-only") == "Change nothing. There is no other choice."


@pytest.mark.parametrize("move", ["", "lay", "lay nobody 2", "lay romeo two", "cloak", "swap x", "decline 2"])
def test_what_is_no_move_is_not_told(move: str) -> None:
    with pytest.raises(TextError):
        Words("en", "kabale").move(move)


def test_texts_that_cannot_be_made_say_so() -> None:
    words = Words("en", "kabale")
    with pytest.raises(TextError, match="no text 'play-nothing'"):
        words.text("play-nothing")
    with pytest.raises(TextError, match="play-round"):
        words.text("play-round", round=1)
    with pytest.raises(TextError, match="event-dragon_slain"):
        words.event({"type": "dragon_slain"}, NAMES)


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [
        ("de", "9,5", "25\u00a0% – "),
        ("en", "9.5", "25% – "),
        ("hu", "9,5", "25% – "),
        ("ko", "9.5", "예상 승률 25% – "),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, number: str, share: str) -> None:
    words = Words(language, "kabale")
    assert words.text("change-printed", number=9.5) == number
    assert words.rule("assassin").startswith(f"{number}. ")
    assert words.hint("lay king 1", 0.25, "reason-wins-most").startswith(share)


@pytest.mark.parametrize("language", CODES)
def test_a_card_says_what_it_does_at_the_table(language: str) -> None:
    words = Words(language, "citadels")
    plain, other = words.rule("smithy"), words.rule("smithy", {"smithy": "2_for_3"})
    assert re.findall("[23]", plain) == ["3", "2"]
    assert re.findall("[23]", other) == ["2", "3"]
    assert words.rule("smithy", games["citadels"].options({"discard": "pile"}, 3)) == plain


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_what_an_option_decides_is_said_with_its_paragraph(game: str, language: str) -> None:
    for option, paragraph in games[game].paragraphs().items():
        assert Words(language, game).option_about(option).endswith(f" ({paragraph})")

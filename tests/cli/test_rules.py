"""`raenke rules`: pages, paragraphs, editions and presets to read in the terminal."""

import re

import pytest
from typer.testing import CliRunner, Result

from raenke import games
from raenke.cli import app
from raenke.words import Words
from raenke.words.pages import page_of
from tests.words.fluent_files import CODES

runner = CliRunner()


def rules(*arguments: str, width: int = 100) -> Result:
    return runner.invoke(app, ["rules", *arguments], env={"COLUMNS": str(width), "LANG": "C.UTF-8", "LANGUAGE": ""})


def read(*arguments: str, width: int = 100) -> str:
    """What it prints, on one line."""
    result = rules(*arguments, width=width)
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_the_page_is_shown_whole_and_without_markup(game: str, language: str) -> None:
    shown = read(game, "--language", language)
    page = page_of(game, language)
    assert page
    numbers = [number for number in page.parts if "." in number]
    assert len(numbers) > 40
    assert [number for number in numbers if number not in shown] == []
    assert not re.search(r"</?a\b|\]\(|\*\*|…", shown)


def test_paragraphs_are_found_by_their_numbers_in_any_game() -> None:
    shown = read("k4.8", "C3.6")
    assert shown.startswith("K4.8 One column. No card has any effect outside its own column.")
    assert "C3.6" in shown
    assert "K4.7" not in shown
    assert "K5" not in shown


def test_a_section_is_shown_whole() -> None:
    shown = read("kabale", "K5", "--language", "de")
    assert all(f"K5.{number} " in shown for number in range(1, 10))
    assert "K6.1 " not in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["K9.9"], "there is no paragraph K9.9; kabale has K1 to K6"),
        (["kabale", "C1.1"], "there is no paragraph C1.1; kabale has K1 to K6, in paragraphs like K6."),
        (["chess"], "there is no game 'chess'; the games are"),
        (["kabale", "storm"], "there is no game 'storm'"),
        (["--diff", "klingon"], "there is no edition 'klingon'; kabale has rulebook"),
        (["kabale", "--diff", "letter"], "there is no edition 'letter'; kabale has rulebook"),
        (["K4.7", "--diff", "letter"], "name no paragraph beside it"),
        (["magpies"], "there is no rules page for magpies here"),
        (["kabale", "--language", "fr"], "there are no texts in 'fr'"),
    ],
)
def test_what_is_not_there_is_said(arguments: list[str], complaint: str) -> None:
    result = rules(*arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stdout == ""


EDITIONS = [(game, edition) for game in ("kabale", "citadels") for edition in games[game].editions]


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_an_edition_is_listed_option_by_option(game: str, edition: str, language: str) -> None:
    words, rules_of = Words(language, game), games[game]
    shown = read("--diff", edition, "--language", language)
    assert f"{words.title()}: {words.edition(edition)} {words.edition_about(edition)}" in shown
    defaults, paragraphs = rules_of.defaults(2), rules_of.paragraphs()
    for option in defaults:
        line = f"{words.option(option)} {words.option_about(option)}"
        assert (line in shown) == (option in rules_of.editions[edition])
    for option, value in rules_of.editions[edition].items():
        assert f"({paragraphs[option]})" in shown
        before, after = words.option_value(option, defaults[option]), words.option_value(option, value)
        assert f"{before} → {after}" in shown
    assert (words.text("rules-same") in shown) == (not rules_of.editions[edition])


def test_without_anything_the_editions_and_presets_are_listed() -> None:
    shown = read(width=200)
    for game in ("kabale", "citadels"):
        words = Words("en", game)
        assert f"{words.title()} ({game})" in shown
        for edition in games[game].editions:
            assert f"{edition} {words.edition(edition)} {words.edition_about(edition)}" in shown
        for preset in games[game].presets:
            assert f"{preset} {words.preset(preset)} {words.preset_about(preset)}" in shown


@pytest.mark.parametrize("width", [40, 80])
def test_a_narrow_terminal_loses_nothing(width: int) -> None:
    assert "…" not in read("kabale", width=width)
    assert max(map(len, rules("kabale", width=width).stdout.splitlines())) <= width

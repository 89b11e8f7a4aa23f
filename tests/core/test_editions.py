"""Editions and presets: named sets of options, and how the options of a table are known as one."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from raenke import Match, games
from raenke.core import OptionError
from raenke.core.options import Options, checked, one_of, paragraphs_of, read, seat_or, whole_number
from raenke.core.record import RecordError, parse_record, record_of, record_text

EVERY = [(game, seats) for game in games for seats in range(games[game].least_seats, games[game].most_seats + 1)]


@dataclass(frozen=True)
class Tea(Options):
    milk: str = one_of("T1.1", "without", "with")
    cups: int = whole_number("T1.2", 2, 1, 9)
    first: str | int = seat_or("T1.3", "random")
    leaves: str = checked("T1.4", "black", lambda _, value, __: str(value))


EDITIONS: dict[str, dict[str, object]] = {"plain": {}, "english": {"milk": "with", "cups": 3}}


def tea(**given: Any) -> dict[str, object]:
    return read(Tea, given, 4, "T1", EDITIONS).as_dict()


def test_an_edition_is_its_options() -> None:
    assert tea(edition="english") == {"milk": "with", "cups": 3, "first": "random", "leaves": "black"}
    assert tea(edition="plain") == tea()


def test_an_option_given_beside_an_edition_wins() -> None:
    assert tea(cups=1, edition="english") == {"milk": "with", "cups": 1, "first": "random", "leaves": "black"}


@pytest.mark.parametrize("name", ["klingon", 3, None, ["english"], {}])
def test_an_unknown_edition_is_refused_with_those_there_are(name: object) -> None:
    with pytest.raises(OptionError, match=r"there is no edition .*; the editions are plain, english \(T1\)"):
        tea(edition=name)


def test_an_unknown_option_is_refused_with_edition_among_those_there_are() -> None:
    with pytest.raises(OptionError, match="the options are edition, milk, cups, first, leaves"):
        tea(sugar=1)


def test_without_editions_there_is_no_such_option() -> None:
    with pytest.raises(OptionError, match="there is no option 'edition'; the options are milk, cups"):
        read(Tea, {"edition": "plain"}, 4, "T1")


def test_every_row_knows_its_paragraph() -> None:
    assert paragraphs_of(Tea) == {"milk": "T1.1", "cups": "T1.2", "first": "T1.3", "leaves": "T1.4"}


@pytest.mark.parametrize("game", games)
def test_the_options_of_a_game_have_a_paragraph_each(game: str) -> None:
    rules = games[game]
    paragraphs = rules.paragraphs()
    assert list(paragraphs) == list(rules.defaults(rules.least_seats))
    assert all("." in paragraph for paragraph in paragraphs.values())


@pytest.mark.parametrize("game", games)
def test_the_first_edition_is_the_default_and_the_first_preset_the_first_game(game: str) -> None:
    rules = games[game]
    assert list(rules.editions.values())[:1] in ([], [{}])
    assert list(rules.presets)[:2] in ([], ["first", "printed"])


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_editions_and_presets_say_what_differs_and_are_known_again(game: str, seats: int) -> None:
    rules = games[game]
    defaults = rules.defaults(seats)
    for named, known in ((rules.editions, rules.edition), (rules.presets, rules.preset)):
        for name, values in named.items():
            options = rules.options({**rules.needed.get(seats, {}), **values}, seats)
            assert options == {**defaults, **values}
            assert [named[known(options, seats) or ""], known(options, seats) in named] == [values, True], name
    assert rules.edition({**defaults, "start_player": 1}, seats) is None
    assert rules.preset({**defaults, "start_player": 1}, seats) is None


@pytest.mark.parametrize("game", games)
def test_every_edition_but_the_default_differs(game: str) -> None:
    rules = games[game]
    different = [rules.differences(values, 3) for values in rules.editions.values()]
    assert not any(different[:1])
    assert all(different[1:])
    assert rules.differences(rules.defaults(3), 3) == {}
    assert rules.differences({**rules.defaults(3), "start_player": 1}, 3) == (
        {"start_player": 1} if "start_player" in rules.defaults(3) else {}
    )


@pytest.mark.parametrize("game", games)
def test_no_edition_names_a_default(game: str) -> None:
    rules = games[game]
    defaults = rules.defaults(rules.least_seats)
    for values in (*rules.editions.values(), *rules.presets.values()):
        assert [name for name, value in values.items() if defaults[name] == value] == []


@pytest.mark.parametrize("game", games)
def test_a_match_of_an_edition_keeps_its_options_in_full(game: str) -> None:
    rules = games[game]
    for edition in rules.editions:
        match = Match(rules, 3, 1, {"edition": edition})
        assert match.options == rules.options(rules.editions[edition], 3)
        assert record_of(match, "1").options == match.options


def test_a_record_that_names_an_edition_is_refused() -> None:
    plain = json.loads(record_text(record_of(Match("kabale", 2, 1), "1")))
    plain["options"] = {"edition": "rulebook"}
    with pytest.raises(RecordError, match="names its options one by one"):
        parse_record(json.dumps(plain).encode())

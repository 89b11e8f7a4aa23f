"""C4: options as people and programs write them, what they mean, and why one is refused."""

import re
from typing import Any

import pytest

from raenke.citadels.cards import BASE_CAST, BASE_VIOLET, CHARACTERS, DARK_DISTRICTS, DISTRICTS
from raenke.citadels.options import Options, check_seats, options_of
from raenke.core.errors import OptionError

DARK = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]
WITH_KING = [*DARK[:3], "king", *DARK[4:]]


def refused(given: dict[str, Any], seats: int = 4) -> str:
    with pytest.raises(OptionError) as refusal:
        options_of(given, seats)
    return str(refusal.value)


def test_c4_all_options_are_told_in_the_order_of_the_paragraphs_lists_as_lists() -> None:
    told = options_of({"dark_districts": ["park", "armory"], "left_out": "keep"}, 4).as_dict()
    assert [*told][:4] == ["cast", "dark_districts", "left_out", "murdered_king"]
    assert (told["cast"], told["dark_districts"], told["left_out"]) == ("base", ["armory", "park"], ["keep"])
    assert options_of(told, 4).as_dict() == told


@pytest.mark.parametrize(
    ("name", "value", "meant"),
    [
        ("long_reign", True, "on"),
        ("long_reign", False, "off"),
        ("warlord_own", True, "yes"),
        ("warlord_own", False, "no"),
        ("max_rounds", None, "none"),
        ("max_rounds", "none", "none"),
        ("max_rounds", "1000000", 1_000_000),
        ("max_rounds", 1, 1),
        ("start_player", "random", "random"),
        ("start_player", "3", 3),
        ("start_player", 0, 0),
        ("end_at", "1", 1),
        ("end_at", 8, 8),
        ("left_out", "", ()),
        ("left_out", " library , keep,", ("keep", "library")),
        ("dark_districts", [], "none"),
        ("dark_districts", "none", "none"),
        ("dark_districts", DARK_DISTRICTS, DARK_DISTRICTS),
        ("dark_districts", [name for name in reversed(DARK_DISTRICTS) if name != "ball_room"], "all"),
        ("dark_districts", "park,armory", ("armory", "park")),
        ("cast", list(reversed(BASE_CAST)), "base"),
        ("cast", ", ".join(reversed(DARK)), tuple(DARK)),
        ("cast", [*BASE_CAST, "artist"], (*BASE_CAST, "artist")),
    ],
)
def test_c4_what_a_written_value_means(name: str, value: Any, meant: object) -> None:
    assert getattr(options_of({name: value}, 4), name) == meant


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"murdered_king": "dies"}, "option murdered_king is stays or heir, not 'dies' (C4.3)"),
        ({"murdered_king": True}, "option murdered_king is stays or heir, not True (C4.3)"),
        ({"long_reign": 1}, "option long_reign is off or on, not 1 (C4.4)"),
        ({"end_at": 0}, "option end_at is a whole number from 1 to 8, not 0 (C4.14)"),
        ({"end_at": 9}, "option end_at is a whole number from 1 to 8, not 9 (C4.14)"),
        ({"end_at": True}, "option end_at is a whole number from 1 to 8, not True (C4.14)"),
        ({"end_at": "³"}, "option end_at is a whole number from 1 to 8, not '³' (C4.14)"),
        ({"end_at": "x"}, "option end_at is a whole number from 1 to 8, not 'x' (C4.14)"),
        ({"end_at": "00000008"}, "option end_at is a whole number from 1 to 8, not '00000008' (C4.14)"),
        ({"start_player": 4}, "option start_player is random or a whole number from 0 to 3, not 4 (C4.15)"),
        ({"start_player": -1}, "option start_player is random or a whole number from 0 to 3, not -1 (C4.15)"),
        ({"max_rounds": 0}, "option max_rounds is none or a whole number from 1 to 1000000, not 0 (C4.16)"),
        (
            {"max_rounds": 1_000_001},
            "option max_rounds is none or a whole number from 1 to 1000000, not 1000001 (C4.16)",
        ),
        ({"left_out": 3}, "option left_out is a list of ids, not 3 (C4.2)"),
        ({"cast": 3}, "option cast is a list of ids, not 3 (C4.1)"),
        ({"left_out": "keep, library, keep"}, "option left_out names keep twice (C5.32)"),
        ({"left_out": "park"}, f"option left_out cannot name 'park'; it can name {', '.join(BASE_VIOLET)} (C5.32)"),
        ({"cast": "nobody"}, f"there is no character 'nobody'; the characters are {', '.join(CHARACTERS)} (C2.1)"),
        ({"cast": [*DARK, "king"]}, "emperor and king are of one rank; a cast has one of each (C5.31)"),
        ({"cast": DARK[1:]}, "the cast has nobody of rank 1 (C5.31)"),
        ({"cast": DARK[:7]}, "the cast has nobody of rank 8 (C5.31)"),
        ({"cast": [*DARK[:4], "artist"]}, "the cast has nobody of rank 5 (C5.31)"),
    ],
)
def test_c4_why_a_written_value_is_refused(given: dict[str, Any], words: str) -> None:
    assert refused(given) == words


def test_c4_an_option_that_is_not_there() -> None:
    assert re.fullmatch(
        r"there is no option 'casts'; the options are edition, cast, dark_districts, left_out, .*, witch_income \(C4\)",
        refused({"casts": "base"}),
    )


@pytest.mark.parametrize("seats", range(2, 9))
def test_c2_1_who_can_be_in_the_cast_depends_on_the_seats(seats: int) -> None:
    for ninth in ("artist", "queen"):
        cast = [*WITH_KING, ninth]
        if ninth == "queen" and seats in (3, 4):
            assert refused({"cast": cast}, seats) == "fewer than 5 players cannot have the Queen (C2.1)"
        else:
            assert options_of({"cast": cast}, seats).chosen_cast(seats) == tuple(cast[:8] if seats == 2 else cast)
    if seats == 2:
        assert refused({"cast": DARK}, seats) == "2 players cannot have the Emperor (C2.1)"
    elif seats < 8:
        assert options_of({"cast": DARK}, seats).chosen_cast(seats) == tuple(DARK)


def test_c2_1_eight_players_need_rank_9() -> None:
    assert refused({"cast": DARK}, 8) == "8 players need a cast with rank 9 (C2.1)"
    for given in ({}, {"cast": "base"}, {"cast": list(BASE_CAST)}):
        assert "8 players need a cast with rank 9" in refused(given, 8)
    assert options_of({"cast": "drawn"}, 8).chosen_cast(8) == ()
    assert options_of({}, 7).chosen_cast(7) == BASE_CAST


@pytest.mark.parametrize("seats", [1, 9, 0, -2, True, "4", 4.0, None])
def test_c5_1_a_game_is_for_two_to_eight(seats: object) -> None:
    with pytest.raises(OptionError, match=rf"Citadels is for 2 to 8 seats, not {seats!r} \(C5\.1\)"):
        check_seats(seats)
    assert [check_seats(number) for number in range(2, 9)] == list(range(2, 9))


def test_c5_32_the_deck_has_what_is_named_and_lacks_what_is_left_out() -> None:
    deck = [DISTRICTS[kind] for kind in Options(dark_districts=("ball_room",), left_out=("keep",)).deck]
    assert len(deck) == 65 + 1 - 2
    assert deck == sorted(deck, key=DISTRICTS.index)
    assert "keep" not in deck
    assert deck.count("ball_room") == 1
    assert len(Options(dark_districts="all").deck) == 79


@pytest.mark.parametrize(("given", "last"), [("none", 0), (1, 1), ("7", 7)])
def test_c4_16_the_round_that_is_the_last_in_any_case(given: object, last: int) -> None:
    assert options_of({"max_rounds": given}, 4).last_round == last


@pytest.mark.parametrize(
    ("cast", "rank"),
    [
        (["assassin", "thief", "wizard", "magician"], 3),
        ([name for name in BASE_CAST if name not in ("magician", "bishop")], 3),
    ],
)
def test_c5_31_a_cast_that_is_refused_says_which_rank(cast: list[str], rank: int) -> None:
    with pytest.raises(OptionError) as refusal:
        options_of({"cast": cast}, 4)
    assert refusal.value.arguments == {"rank": rank}

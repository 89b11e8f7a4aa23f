"""Positions that call for each reason: the bot gives it, and it is true there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from raenke import Match, games
from raenke.bots.citadels.greedy import Greedy
from raenke.citadels.position import Position
from raenke.words.languages import LANGUAGES
from raenke.words.words import Words
from tests.bots.citadels.truths import REASON, TRUE, is_true
from tests.citadels.table_talk import at

if TYPE_CHECKING:
    from collections.abc import Callable

CITADELS = games["citadels"]
DARK = {"dark_districts": "all"}
SIX = "manor castle church monastery market docks"
SEVEN = "manor castle church monastery market docks prison"

CHEAP = "manor castle palace temple tavern market prison"
RICH = "university dragon_gate library fortress cathedral town_hall harbor"


def choosing(**rest: Any) -> Match:
    """Seat 0 takes the first character."""
    return Match.at(CITADELS, Position(seats=4, face_down="king", **rest), seed=1)


def crowning(*cities: str) -> Match:
    """Seat 0 is the Emperor, who gives the crown at once."""
    return Match.at(
        CITADELS,
        Position(
            seats=4, acting=(0, "emperor"), phase="crown", crown=1, cities=["keep", *(cities or [""] * 3)],
        ),
        seed=1,
    )  # fmt: skip


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


# What was decided, which move, and whether the bot would make it.
CASES: dict[str, tuple[Callable[[], Match], str, bool]] = {
    "free": (lambda: at("merchant", hands=["fortress"]), "bonus", True),
    "take-income": (lambda: choosing(cities=["temple church", "", "", ""]), "take bishop", False),
    "take-first": (choosing, "take assassin", False),
    "take-robs": (lambda: choosing(gold=[0, 9, 0, 0]), "take thief", False),
    "take-hands": (lambda: choosing(hands=["", "manor castle docks harbor keep", "", ""]), "take magician", False),
    "take-crown": (
        lambda: Match.at(CITADELS, Position(seats=4, face_down="thief"), seed=1), "take king", False,
    ),
    "take-shelter": (lambda: choosing(cities=["docks", "", "", ""]), "take bishop", False),
    "take-gold": (choosing, "take merchant", False),
    "take-builds": (
        lambda: choosing(hands=["manor docks church prison", "", "", ""], gold=[9, 2, 2, 2]), "take architect", True,
    ),
    "take-refund": (
        lambda: choosing(hands=["palace", "", "", ""], gold=[5, 2, 2, 2], options={
            "cast": ["assassin", "thief", "magician", "king", "bishop", "alchemist", "architect", "warlord"],
        }), "take alchemist", False,
    ),
    "take-strikes": (lambda: choosing(cities=["", "tavern", "", ""]), "take warlord", False),
    "put-attack": (
        lambda: played(
            Match.at(CITADELS, Position(seats=2, face_down="king"), seed=1), "take bishop", "take architect",
        ), "put assassin", False,
    ),
    "gold-builds": (lambda: at("bishop", hands=["castle"]), "gold", True),
    "gold-lacks": (lambda: at("bishop", hands=["palace"]), "gold", True),
    "draw-needs": (lambda: at("bishop", gold=[4]), "draw", True),
    "draw-rich": (lambda: at("bishop", hands=["temple"], gold=[9]), "draw", True),
    "income-later": (
        lambda: at("bishop", cities=["temple"], hands=["church"], gold=[4], used="basic"), "income", False,
    ),
    "build-completes": (
        lambda: at("bishop", cities=[SEVEN], hands=["palace"], gold=[5], used="basic"), "build palace", True,
    ),
    "build-colour": (
        lambda: at("thief", cities=["manor"], hands=["church"], used="basic ability"), "build church", True,
    ),
    "build-points": (
        lambda: at("thief", cities=["keep"], hands=["university"], gold=[9], used="basic ability"),
        "build university", True,
    ),
    "build-income": (
        lambda: at("bishop", cities=["temple"], hands=["church"], gold=[2], used="basic"), "build church", True,
    ),
    "build-works": (
        lambda: at("thief", cities=["keep"], hands=["library"], gold=[9], used="basic ability"), "build library", True,
    ),
    "build-most": (
        lambda: at("thief", cities=["temple"], hands=["church cathedral"], gold=[6], used="basic ability"),
        "build cathedral", False,
    ),
    "end-saves": (
        lambda: at("thief", cities=[CHEAP, RICH], hands=["watchtower", "keep"], gold=[1, 9], used="basic ability"),
        "end", True,
    ),
    "embellish": (lambda: at("artist", cities=["keep"], gold=[9], used="basic"), "embellish keep", True),
    "laboratory": (
        lambda: at("thief", cities=["laboratory tavern"], hands=["tavern"], used="basic ability"),
        "laboratory tavern", True,
    ),
    "museum": (
        lambda: at("thief", cities=["museum tavern"], hands=["tavern"], used="basic ability", options=DARK),
        "museum tavern", True,
    ),
    "look": (
        lambda: played(at("thief", hands=["lighthouse"], gold=[5], used="basic", options=DARK), "build lighthouse"),
        "look", True,
    ),
    "declare": (
        lambda: played(at("thief", cities=[SIX], hands=["bell_tower"], gold=[5], used="basic", options=DARK),
                       "build bell_tower"),
        "declare", True,
    ),
    "recover": (
        lambda: played(at("warlord", cities=["", "graveyard palace"], gold=[9, 1]), "destroy 2 palace"),
        "recover", True,
    ),
    "card-colour": (lambda: played(at("thief", deck="prison temple", cities=["church"]), "draw"), "keep prison", True),
    "card-points": (
        lambda: played(at("thief", deck="temple monastery", cities=["church"], gold=[3]), "draw"),
        "keep monastery", False,
    ),
    "card-useless": (lambda: at("magician", hands=["tavern"], cities=["tavern"]), "discard tavern", False),
    "exchange-more": (
        lambda: at("magician", hands=["", "manor docks keep church"], gold=[4]), "exchange 2", True,
    ),
    "peek-most": (lambda: at("wizard", hands=["", "manor docks", "keep"], used="basic"), "peek 2", True),
    "city": (
        lambda: played(at("wizard", hands=["", "manor"], gold=[4], used="basic"), "peek 2", "pick manor"), "city", True,
    ),
    "name-leader": (
        lambda: at("assassin", seats=2, others="1 king 1 bishop 0 thief", cities=["", "palace"]), "murder king", False,
    ),
    "name-likely": (
        lambda: at("assassin", seats=7, others="1 king 2 thief 3 bishop 4 merchant 5 architect 6 warlord"),
        "murder thief", False,
    ),
    "rob-rich": (
        lambda: at("thief", seats=2, others="1 king 1 bishop 0 assassin", gold=[0, 8]), "rob king", False,
    ),
    "harm-near": (
        lambda: at("warlord", cities=["", SEVEN], gold=[9], used="basic"), "destroy 2 church", False,
    ),
    "harm-leader": (
        lambda: at("warlord", cities=["", "palace docks", "church"], gold=[9], used="basic"), "destroy 2 docks", False,
    ),
    "trade-gains": (
        lambda: at("diplomat", cities=["temple", "palace docks"], gold=[9], used="basic"), "trade 2 palace", True,
    ),
    "crown-before": (crowning, "crown 4", True),
    "crown-behind": (lambda: crowning("palace", "docks", "cathedral"), "crown 3", False),
}  # fmt: skip


def test_there_is_a_case_for_every_reason() -> None:
    assert set(CASES) == set(TRUE)


@pytest.mark.parametrize("claim", CASES)
def test_the_reason_is_given_and_true(claim: str) -> None:
    make, option, is_best = CASES[claim]
    match = make()
    view, moves = match.view(match.to_move), match.moves()
    advices = Greedy(1).advise(view, moves)
    place = next(place for place, advice in enumerate(advices) if advice.option == option)
    assert advices[place].reason == REASON + claim
    assert is_true(REASON + claim, view, option, moves)
    if is_best:
        assert place == 0, advices


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_told(language: str) -> None:
    words = Words(language, "citadels")
    for claim in TRUE:
        assert words.hint("end", 0.5, REASON + claim).endswith(words.text(REASON + claim))

"""What the rule page draws beside its examples is what the engine does."""

import pytest

from raenke.citadels.options import EDITIONS
from raenke.core.match import Match
from tests.citadels.table_talk import at, city, crown, gold, hand, passive, steps_of, to_end
from tests.drawn import drawn, kinds

CARDS = "manor monastery docks fortress"


def test_every_picture_is_of_a_kind_that_is_tried() -> None:
    assert kinds("citadels") == {"city", "round"}


@pytest.mark.parametrize(("paragraph", "name", "line"), drawn("citadels", "city"))
def test_c5_78_a_drawn_city_counts_as_drawn(paragraph: str, name: str, line: str) -> None:
    cards, result = line.split("; ")
    told = dict(part.split() for part in result.split(", "))
    steps = steps_of(cards.replace(",", ""))
    assert f"C1.4 haunted {told['haunted_city']} 0" in steps, paragraph
    assert any(step.startswith("C3.6 e colours") for step in steps) == (told["colours"] == "3")
    if "wishing_well" in told:
        points = [step.split()[-1] for step in steps if step.startswith("C1.20 ")]
        assert points == [told["wishing_well"]] or (points == [] and told["wishing_well"] == "0")
    assert not name


def players(text: str) -> list[dict[str, str]]:
    """`Ben: thief, 2 gold, city tavern, hand tavern` as parts by their names."""
    found = []
    for player in text.split(" | "):
        parts: dict[str, str] = {}
        for part in player.partition(": ")[2].split(", "):
            first, _, rest = part.partition(" ")
            if first in ("city", "hand"):
                parts[first] = rest
            elif rest:
                parts[rest] = first
            else:
                parts["crown" if first == "crown" else "character"] = first
        found.append(parts)
    return found


def play(match: Match, move: str) -> None:
    """Everybody does as little as possible until the move is offered."""
    for _ in range(200):
        if move in match.moves():
            match.play(move)
            return
        match.play(passive(match))
    raise AssertionError(f"{move} was never offered")


@pytest.mark.parametrize(("paragraph", "name", "line"), drawn("citadels", "round"))
def test_c5_93_a_drawn_round_ends_as_drawn(paragraph: str, name: str, line: str) -> None:
    before, moves, then = line.split("; ")
    start = players(before)
    roles = [f"{seat} {each['character']}" for seat, each in enumerate(start) if "character" in each]
    match = at(
        start[0]["character"],
        others=" ".join(roles[1:]),
        cities=[each.get("city", "") for each in start],
        hands=[each.get("hand", "") for each in start],
        gold=[int(each.get("gold", 0)) for each in start],
        deck=CARDS,
        options={**EDITIONS[name], "max_rounds": 2},
    )  # fmt: skip
    for move in moves.split(", "):
        play(match, move)
    purses = [gold(match, seat) for seat in range(len(start))]
    to_end(match)
    for seat, end in enumerate(players(then)):
        assert sorted(end.get("city", "").split()) == sorted(city(match, seat)), paragraph
        if "gold" in end:
            assert purses[seat] == int(end["gold"])
        if "cards" in end:
            assert len(hand(match, seat)) == int(end["cards"])
        if any("crown" in each for each in start):
            assert (crown(match) == seat) == ("crown" in end)

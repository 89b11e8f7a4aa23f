"""The search is never silly: in games, at the end of lost ones, and with other luck."""

import pytest

from raenke import Match
from raenke.bots.search import Budget, SearchBot, searched
from raenke.citadels.position import Position
from tests.bots.silly import agree, count_in, decisions, faults

HARD = Budget(10_000, None)


@pytest.mark.many
def test_no_game_has_a_silly_move() -> None:
    """`make fuzz` looks through a thousand."""
    found = sum((count_in(number, "search:1000") for number in range(1000, 1030)), start=count_in(1030, "search:1000"))
    assert found.pop("decisions") > 1000
    assert not found


def test_what_is_silly_is_seen() -> None:
    """A bot that plays at random does all of it."""
    found = sum((count_in(number, "random") for number in range(8)), start=count_in(8, "random"))
    assert {"keeps what its city has", "ends its turn without building", "names who lies face up"} <= found.keys()


def test_a_choice_of_its_own_is_not_silly() -> None:
    match = Match("citadels", 4, 1)
    assert not list(faults(match.view(match.to_move), match.moves(), match.moves()[0]))


@pytest.mark.many
@pytest.mark.parametrize(("game", "count", "most"), [("citadels", 20, 1), ("kabale", 5, 0)])
def test_ten_seeds_agree(game: str, count: int, most: int) -> None:
    """On the move, or on its worth within 0.02; `docs/bots.md` has a larger number."""
    assert sum(not agree(game, view, HARD) for view in decisions(game, count, 1)) <= most


def test_a_name_that_lies_face_up_is_never_tried() -> None:
    """Nor is a second copy, where another card is offered."""
    naming = Position(seats=4, acting=(0, "assassin"), face_up="king merchant", hands=["manor", "", "", ""])
    match = Match.at("citadels", naming, seed=1)
    assert {"murder king", "murder bishop"} <= {*match.moves()}
    tried = {match.game.text(one.move) for one in searched(match.game, match.view(0), 1, Budget(300, None))}
    assert tried == {*match.moves()} - {"murder king", "murder merchant"}
    keeping = Position(
        seats=4, acting=(0, "assassin"), phase="keep", drawn="tavern temple", keeps=1, used="basic",
        cities=["tavern", "", "", ""],
    )  # fmt: skip
    match = Match.at("citadels", keeping, seed=1)
    (only,) = searched(match.game, match.view(0), 1, Budget(50, None))
    assert match.game.text(only.move) == "keep temple"


@pytest.mark.parametrize(
    ("hand", "city", "gold", "may_end"),
    [
        ("market docks", "manor", 3, False),
        ("market palace", "manor", 3, True),  # saves for the Palace
        ("tavern", "manor", 3, True),  # cheap enough to be destroyed for nothing
        ("market", "manor castle palace temple church monastery tavern", 3, True),  # would end the game
    ],
)
def test_a_turn_is_not_ended_where_something_could_be_built(hand: str, city: str, gold: int, may_end: bool) -> None:
    """Unless there is something to wait for."""
    turn = Position(
        seats=4, acting=(0, "bishop"), used="basic", gold=[gold, 0, 0, 0],
        hands=[hand, "", "", ""], cities=[city, "", "", ""],
    )  # fmt: skip
    match = Match.at("citadels", turn, seed=1)
    assert "end" in match.moves()
    tried = {match.game.text(one.move) for one in searched(match.game, match.view(0), 1, Budget(300, None))}
    assert ("end" in tried) is may_end


# A lost game


@pytest.mark.parametrize("seed", range(5))
def test_who_cannot_win_still_plays_for_points(seed: int) -> None:
    """The last turn of the last round, far behind: the Palace is worth more than the Tavern and than nothing."""
    complete = "town_hall fortress cathedral palace castle manor church monastery"
    match = Match.at(
        "citadels",
        Position(
            seats=3, last=True, first=1, acting=(0, "merchant"), used="basic", gold=[5, 0, 0],
            hands=["tavern palace", "", ""], cities=["", complete, ""],
        ),
        seed=1,
    )  # fmt: skip
    bot = SearchBot(match.game, seed, Budget(500, None))
    assert all(one.share == 0 for one in searched(match.game, match.view(0), seed, Budget(500, None)))
    while not match.over and match.to_move == 0:
        match.play(bot.choose(match.view(0), match.moves()))
    assert [district.card for district in match.view(0).players[0].city] == ["palace"]

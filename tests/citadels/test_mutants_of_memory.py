"""What a seat remembers, where a mutant could break it unnoticed until it was found (`make mutants`)."""

from typing import Any

import pytest

from raenke.citadels import events
from raenke.citadels.game import Citadels
from raenke.citadels.imagine import Imagining
from raenke.citadels.memory import STORIES_MOST
from raenke.citadels.position import Position, position_of
from raenke.core.chance import Chance
from raenke.core.event import Event
from raenke.core.match import Match
from tests.citadels.table_talk import at
from tests.citadels.tables import cards_of


def imagined(match: Match, seat: int | None, times: int = 20) -> list[Position]:
    imagining, chance = Imagining(match.view(seat)), Chance.fast(1)
    return [position_of(imagining.drawn(chance)) for _ in range(times)]


def play(match: Match, *moves: str) -> None:
    """Every card is somewhere for everybody after each move, and as many lie everywhere as do."""
    for move in moves:
        match.play(move)
        real = position_of(match.table)
        for seat in (None, 0, 1):
            for table in imagined(match, seat, 2):
                assert cards_of(table) == cards_of(real)
                assert [*map(len, table.hands)] == [*map(len, real.hands)]
                assert (len(table.deck), len(table.pile)) == (len(real.deck), len(real.pile))


# The deck


def test_c5_64_what_is_put_away_unseen_one_after_the_other_is_a_bag() -> None:
    match = at("magician", hands=["temple manor tavern"], cities=["laboratory"], deck="docks harbor")
    play(match, "laboratory temple")
    assert match.view(1).deck == [2, 1]
    play(match, "discard manor")
    assert match.view(1).deck == [2, 1, 1], "the gold came between"
    play(match, "discard tavern")
    assert match.view(1).deck == [2, 1, 2]
    assert match.view(0).deck == [2, 1, 1, 1]


def test_c5_64_what_two_players_put_away_is_no_bag() -> None:
    match = at(
        "magician", others="1 king", hands=["temple", "manor"], cities=["laboratory", ""], deck="docks harbor prison"
    )
    memory = match.game.memory(match.table, 2)
    memory.hear([events.CardDiscarded(0, "laboratory"), events.CardDiscarded(1, "laboratory")])
    assert [size for _, size in memory.packets] == [3, 1, 1]


def test_c4_11_the_pile_becomes_the_deck_again_and_again() -> None:
    match = at(
        "magician", hands=["temple manor"], cities=["laboratory"], deck="", pile="docks", options={"discard": "pile"}
    )
    play(match, "discard temple", "discard manor", "done")
    first, *_ = position_of(match.table).hands[0]
    play(match, f"laboratory {first}")
    assert match.view(1).pile_size == 1
    play(match, "draw")
    assert (match.view(1).pile_size, match.view(1).deck_size) == (0, 0), "one of the deck and one of the pile"
    play(match, match.moves()[0])


def test_c5_66_another_may_have_chosen_any_card_of_the_deck() -> None:
    match = at("warlord", hands=["lighthouse"], gold=[9], cities=["", "tavern"], deck="docks harbor")
    play(match, "destroy 2 tavern", "gold", "build lighthouse", "look")
    assert match.view(1).deck_known == [(2, "tavern")]
    play(match, "choose tavern")
    assert match.view(0).deck_known == match.view(1).deck_known == []
    assert {table.hands[0] for table in imagined(match, 0)} == {("tavern",)}
    assert {table.hands[0] for table in imagined(match, 1, 60)} == {("docks",), ("harbor",), ("tavern",)}


def test_c3_3_who_drew_knows_the_cards_before_it_in_order_and_nobody_else_does() -> None:
    match = at("king", phase="keep", drawn="castle docks", deck="tavern", cities=["museum"], museum="temple")
    assert {(table.drawn, table.museum) for table in imagined(match, 0)} == {(("castle", "docks"), (("temple", 0),))}
    others = imagined(match, 1, 60)
    assert len({table.drawn for table in others}) == 12
    assert {table.museum[0][0] for table in others} == {"castle", "docks", "tavern", "temple"}


def test_c3_4_what_is_not_kept_goes_under_the_deck_in_the_order_drawn() -> None:
    match = at("bishop", deck="temple docks church market", cities=["observatory"])
    play(match, "draw", "keep temple")
    assert match.view(0).deck_known == [(0, "market"), (1, "docks"), (2, "church")]


def test_c5_65_what_was_contradicted_is_thought_through_again_from_all_that_was_heard() -> None:
    match = at("magician", hands=["temple manor tavern", "church"], deck="docks harbor")
    play(match, "discard manor", "discard temple", "done")
    before, memory = match.view(0), match.memories[0]
    memory.telling.stories.clear()
    memory.hear([])
    assert match.view(0) == before
    assert memory.telling.most == STORIES_MOST


# What is known whatever story is true


def forgetful(match: Match, seat: int) -> Any:
    """The view of a seat for which there were too many stories."""
    match.view(seat)
    match.memories[seat].telling.has_dropped = True
    return match.view(seat)


def test_c5_65_what_was_seen_to_go_where_it_lies_alone_is_known_without_stories() -> None:
    match = at("magician", hands=["temple manor tavern"], cities=["museum"], deck="docks harbor")
    play(match, "museum temple", "discard manor")
    view = forgetful(match, 0)
    assert (view.museum[0].card, view.deck_known) == ("temple", [(2, "manor")])
    view = forgetful(match, 1)
    assert (view.museum[0].card, view.deck_known) == (None, [])


def test_c2_13_the_picked_card_is_known_without_stories_until_another_is_pulled() -> None:
    match = at("wizard", hands=["", "temple manor", "tavern"], deck="docks harbor")
    play(match, "peek 2", "pick temple")
    assert [forgetful(match, seat).card for seat in (0, 1, 2)] == ["temple", "temple", None]
    memory = match.memories[1]
    memory.hear([events.CardToHand(0, "temple"), events.CardPulled(0, 2)])
    memory.telling.has_dropped = True
    assert memory.certain() == {}


# The Hospital and the murdered who keeps silent


MURDER = events.CharacterNamed(0, "king", "murder")
CALL = events.RankCalled(4, "king")


@pytest.mark.parametrize(
    ("told", "silent"),
    [
        ([MURDER, CALL], 1),
        ([MURDER, events.RankCalled(3, "magician")], None),
        ([events.CharacterNamed(0, "king", "rob"), CALL], None),
        ([MURDER, CALL, events.CharacterRevealed(1, "king")], None),
        ([MURDER, CALL, events.CharacterRevealed(2, "bishop")], 1),
        ([MURDER, CALL, events.RoundStarted(2, 0)], None),
        ([MURDER, events.RoundStarted(2, 0), CALL], None),
        ([events.DistrictDestroyed(1, "hospital*", 0, "armory"), MURDER, CALL], None),
        ([events.DistrictDestroyed(1, "docks", 0, "armory"), MURDER, CALL], 1),
        ([events.DistrictsSwapped(2, 1, "docks*", "hospital*"), MURDER, CALL], 2),
        ([events.DistrictsSwapped(1, 3, "hospital", "docks"), MURDER, CALL], 3),
        ([events.DistrictsSwapped(1, 3, "temple", "docks"), MURDER, CALL], 1),
    ],
)
def test_c5_73_who_has_a_hospital_when_the_murdered_rank_is_called_is_not_the_murdered(
    told: list[Event], silent: int | None
) -> None:
    match = at("assassin", cities=["", "hospital"])
    memory = match.game.memory(match.table, 0)
    memory.hear(told)
    assert memory.silent == silent


def test_c5_73_a_hospital_that_was_built_counts_and_another_building_is_none() -> None:
    match = at("assassin", hands=["hospital docks"])
    memory = match.game.memory(match.table, 0)
    memory.hear([events.DistrictBuilt(0, "docks", 3, "turn"), MURDER, CALL])
    assert memory.silent is None
    memory.hear([events.DistrictBuilt(0, "hospital", 6, "turn"), CALL])
    assert memory.silent == 0


def test_c5_73_who_comes_when_the_murder_was_done_knows_of_it() -> None:
    position = Position(seats=4, acting=(0, "thief"), murdered="king", cities=["", "", "hospital", ""])
    match = Match.at(Citadels(), position, seed=1)
    memory = match.game.memory(match.table, 0)
    memory.hear([CALL])
    assert memory.silent == 2

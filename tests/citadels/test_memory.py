"""What a seat remembers of the cards: all that it saw and what follows from it, and nothing else (C5.65)."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.imagine import Imagining
from raenke.citadels.memory import STORIES_MOST, Memory
from raenke.citadels.position import Position, position_of
from raenke.citadels.telling import Telling
from raenke.core.chance import Chance
from raenke.core.match import Match
from tests.citadels.believer import Believer, told_worlds, world_of
from tests.citadels.random_play import pick
from tests.citadels.remembering import believe_tiny, check_view
from tests.citadels.table_talk import at

CITADELS = Citadels()

# Against a believer who keeps all worlds


@pytest.mark.parametrize("batch", range(6))
def test_c5_65_a_seat_rules_out_just_what_it_has_seen_not_to_be_so(batch: int) -> None:
    met: Counter[str] = Counter()
    for number in range(7):
        met += believe_tiny(f"{batch}:{number}", 40, 700, 8)
    assert met["checked"] > 50, met
    assert met["known"] > 8 * met["not said to be known"], met
    assert met["places not said to be known"] == met["stored cards not said to be known"] == 0, met


def test_everything_that_moves_or_shows_cards_is_met_in_tiny_games() -> None:
    """So that the test above is one of all of them; what is rare is met in the written games below."""
    met: Counter[str] = Counter()
    for number in range(12):
        met += believe_tiny(f"{number % 6}:{number // 6}", 40, 700, 8)
    assert {
        "card_covered", "card_discarded", "card_drawn", "card_kept", "card_put_away", "card_retained", "card_stored",
        "card_taken", "district_built", "hands_exchanged",
    } <= set(met)  # fmt: skip


@pytest.mark.parametrize("act", ["exchanged", "discarded", "retained", "looked", "built", "recovered"])
def test_a_memory_that_pays_no_heed_to_something_is_found(act: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: such events are heard and nothing is thought of them, or the wrong thing."""
    from raenke.citadels import memory

    acts = {kind: act_of for kind, act_of in memory.ACTS.items() if act_of.__name__ != act}
    monkeypatch.setattr(memory, "ACTS", acts)
    with pytest.raises((AssertionError, KeyError, IndexError, ValueError, ZeroDivisionError)):
        believe_many(200)


def believe_many(games: int) -> None:
    for number in range(games):
        believe_tiny(f"planted:{number}", 30, 400, 7)


# Written games


def followed(match: Match, seat: int | None, *moves: str) -> Believer:
    """These moves, with a believer beside the seat; both agree after each."""
    believer = Believer(seat, position_of(match.table))
    check_view(match.view(seat), believer, "before all")
    go_on(match, believer, *moves)
    return believer


def go_on(match: Match, believer: Believer, *moves: str) -> None:
    seat = believer.seat
    for move in moves:
        believer.hear(match.play(move))
        assert world_of(position_of(match.table)) in believer.worlds
        check_view(match.view(seat), believer, move)


def known(match: Match, seat: int | None, of: int) -> list[str]:
    return list(match.view(seat).players[of].known)


def places(match: Match, seat: int | None) -> list[tuple[int, str]]:
    return list(match.view(seat).deck_known)


def always(match: Match, seat: int | None, holds: Callable[[Position], bool]) -> bool:
    """Whether it is so at every table that the seat imagines."""
    imagining, chance = Imagining(match.view(seat)), Chance.fast(7)
    return all(holds(position_of(imagining.drawn(chance))) for _ in range(40))


def test_c2_13_a_hand_the_wizard_looked_at_is_remembered() -> None:
    match = at("wizard", hands=["", "temple manor church", "tavern"], deck="prison market")
    followed(match, 0, "peek 2", "pick church", "hand")
    assert known(match, 0, 1) == ["manor", "temple"]
    assert always(match, 0, lambda table: table.hands[1] == ("manor", "temple"))
    assert known(match, 1, 0) == ["church"], "who was looted knows the card"
    assert always(match, 1, lambda table: "church" in table.hands[0])
    assert known(match, 2, 0) == known(match, None, 1) == []


def test_c2_13_until_it_is_laid_the_picked_card_is_known_to_both() -> None:
    match = at("wizard", hands=["", "temple manor", ""], deck="prison market")
    followed(match, 1, "peek 2", "pick temple")
    assert match.view(0).card == match.view(1).card == "temple"
    assert match.view(2).card is None
    assert always(match, 1, lambda table: table.card == "temple")
    assert not always(match, 2, lambda table: table.card == "temple")


def test_c2_5_hands_that_were_exchanged_are_remembered_by_both() -> None:
    match = at("magician", hands=["temple manor", "tavern church prison", "market"], deck="docks harbor")
    followed(match, 0, "exchange 2")
    assert known(match, 0, 1) == ["manor", "temple"]
    assert known(match, 1, 0) == ["church", "prison", "tavern"]
    assert known(match, 2, 0) == known(match, 2, 1) == []
    assert always(match, 0, lambda table: table.hands[1] == ("manor", "temple"))


def test_a_third_who_knew_a_hand_knows_where_it_went() -> None:
    """Seat 1 was looted of all but one card it saw the Wizard leave, and sees hands exchanged among others."""
    match = at("magician", others="1 king", hands=["temple", "tavern", "church"], deck="docks harbor market prison")
    followed(match, 1, "exchange 2", "gold", "end")
    assert known(match, 1, 0) == ["tavern"]
    assert known(match, 0, 1) == ["temple"]


def test_c3_4_cards_put_under_the_deck_lie_where_they_were_put() -> None:
    match = at("magician", hands=["temple manor tavern", "", ""], deck="docks harbor market")
    followed(match, 0, "discard manor", "discard temple")
    assert places(match, 0) == [(3, "manor"), (4, "temple")]
    assert places(match, 1) == []
    assert always(match, 0, lambda table: table.deck[3:] == ("manor", "temple"))
    match.play("done")
    assert places(match, 0) == [(0, "market"), (1, "manor"), (2, "temple")], "the third is the one not drawn"


def test_c5_64_a_card_that_rises_to_the_top_is_in_the_hand_of_who_draws_it() -> None:
    match = at("magician", others="1 architect", hands=["temple", "", "tavern"], deck="docks manor")
    believer = followed(match, 0, "discard temple", "done", "gold", "end")
    assert places(match, 0) == [(1, "temple")], "docks was drawn, manor is next for all this seat knows"
    while match.to_move != 1:
        go_on(match, believer, "gold" if "gold" in match.moves() else "end")
    go_on(match, believer, "cards")
    assert known(match, 0, 1) == ["temple"]
    assert always(match, 0, lambda table: "temple" in table.hands[1])
    assert known(match, 2, 1) == []


def test_c5_64_a_card_that_rises_to_the_top_was_kept_by_who_drew_it_or_put_back() -> None:
    match = at("magician", others="1 bishop", hands=["temple", "", "tavern"], deck="docks manor")
    believer = followed(match, 0, "discard temple", "done", "gold", "end")
    while match.to_move != 1:
        go_on(match, believer, "gold" if "gold" in match.moves() else "end")
    go_on(match, believer, "draw", "keep temple")
    assert (known(match, 0, 1), places(match, 0)) == ([], [])
    assert always(match, 0, lambda table: ("temple" in table.hands[1]) != (table.deck == ("temple",)))
    assert not always(match, 0, lambda table: "temple" in table.hands[1])
    assert not always(match, 0, lambda table: table.deck == ("temple",))


def test_c5_66_who_looks_through_the_deck_knows_what_is_in_it_and_what_the_others_hold() -> None:
    match = at(
        "architect", hands=["lighthouse", "temple", "manor"], gold=[9], deck="docks market tavern",
        others="1 warlord", cities=["", "", ""],
    )  # fmt: skip
    followed(match, 0, "gold", "build lighthouse", "look")
    assert match.view(0).looked == ["tavern", "market", "docks"]
    assert always(match, 0, lambda table: sorted(table.deck) == ["docks", "market", "tavern"])
    followed(match, 0, "choose market")
    assert places(match, 0) == []
    assert always(match, 0, lambda table: sorted(table.deck) == ["docks", "tavern"])
    assert always(match, 0, lambda table: sorted([*table.hands[1], *table.hands[2]]) == ["manor", "temple"])
    assert not always(match, 1, lambda table: "market" in table.hands[0])


def test_c1_17_who_laid_a_card_under_the_museum_knows_it() -> None:
    match = at("king", hands=["temple manor", "tavern"], cities=["museum", "", ""], deck="docks")
    followed(match, 0, "museum temple")
    assert [stored.card for stored in match.view(0).museum] == ["temple"]
    assert [stored.card for stored in match.view(1).museum] == [None]
    assert [(stored.seat) for stored in match.view(1).museum] == [0]
    assert always(match, 0, lambda table: table.museum == (("temple", 0),))


def test_c5_64_a_museum_that_falls_sends_its_cards_under_the_deck_in_order() -> None:
    match = at(
        "warlord", gold=[9], hands=["", "tavern"], cities=["", "museum", ""], museum="temple manor", deck="docks",
    )  # fmt: skip
    followed(match, 1, "destroy 2 museum")
    assert places(match, 1) == [(0, "docks"), (1, "temple"), (2, "manor"), (3, "museum")]
    assert places(match, 0) == [(3, "museum")]
    assert always(match, 1, lambda table: table.deck[1:] == ("temple", "manor", "museum"))


def test_c5_65_a_destroyed_district_is_seen_by_all() -> None:
    match = at("warlord", gold=[9], cities=["", "manor", ""], hands=["", "tavern", "temple"], deck="docks market")
    followed(match, 2, "destroy 2 manor")
    for seat in (0, 1, 2, None):
        assert places(match, seat)[-1] == (2, "manor")
        assert always(match, seat, lambda table: table.deck[2] == "manor")


def test_c1_9_a_card_the_graveyard_brought_back_is_known_to_all() -> None:
    match = at("warlord", gold=[9, 2, 2, 2], cities=["", "manor", "graveyard"], hands=["", "", "tavern"], deck="docks")
    followed(match, 0, "destroy 2 manor", "recover")
    for seat in (0, 1, None):
        assert "manor" in known(match, seat, 2)
        assert always(match, seat, lambda table: "manor" in table.hands[2])


def test_c1_16_armory_and_what_it_destroys_go_under_the_deck_in_order() -> None:
    match = at("king", cities=["armory", "keep", ""], hands=["", "tavern", ""], deck="docks market")
    followed(match, 1, "armory 2 keep")
    assert places(match, None) == [(2, "armory"), (3, "keep")]


@pytest.mark.parametrize("payment", ["receiver_chooses", "emperor_chooses"])
def test_c5_47_giver_and_taker_know_the_card_that_paid_for_the_crown(payment: str) -> None:
    match = at(
        "emperor", crown=2, hands=["", "temple manor", "tavern"], deck="docks", phase="crown",
        options={"emperor_payment": payment},
    )  # fmt: skip
    followed(match, 1, "crown 2", "pay temple" if payment == "receiver_chooses" else "pay card")
    (given,) = position_of(match.table).hands[0]
    assert known(match, 1, 0) == [given]
    assert known(match, 2, 0) == []


def test_c1_6_a_card_put_away_in_the_laboratory_is_known_to_who_did() -> None:
    match = at("king", hands=["temple manor", "tavern"], cities=["laboratory", "", ""], deck="docks market")
    followed(match, 0, "laboratory manor")
    assert places(match, 0) == [(2, "manor")]
    assert places(match, 1) == []
    assert not always(match, 1, lambda table: table.deck[2] == "manor")


def test_c4_11_what_went_to_the_pile_is_in_the_deck_made_of_it() -> None:
    match = at(
        "magician", hands=["temple manor", ""], deck="", pile="docks", options={"discard": "pile"},
    )  # fmt: skip
    followed(match, 0, "discard temple", "discard manor", "done")
    assert match.view(0).pile_size == 0
    left = position_of(match.table).deck
    assert places(match, 0) == [(0, left[0])], "two of the three are in the hand"


def test_c1_8_of_three_drawn_by_another_any_may_be_kept() -> None:
    match = at(
        "bishop", seats=3, hands=["", "manor", "tavern"], deck="temple docks temple market", cities=["observatory"],
    )  # fmt: skip
    followed(match, 1, "draw", "keep docks")
    match = at(
        "bishop", seats=3, hands=["", "manor", "tavern"], deck="temple docks church market",
        cities=["observatory library"],
    )  # fmt: skip
    followed(match, 2, "draw", "keep docks", "keep temple")


def test_c5_51_of_two_drawn_of_a_name_the_first_is_kept() -> None:
    match = at(
        "bishop", seats=3, hands=["", "manor", "tavern"], deck="temple docks temple market",
        cities=["observatory library"],
    )  # fmt: skip
    believer = followed(match, 0, "draw", "keep temple")
    assert match.view(0).drawn == ["docks", "temple"]
    go_on(match, believer, "keep docks")
    assert places(match, 0) == [(1, "temple")]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_every_table_that_may_be_is_imagined(seat: int | None) -> None:
    """By many draws: in a small case each of the worlds comes up."""
    match = at("magician", seats=3, hands=["temple", "manor tavern", "tavern"], deck="docks", cities=["", "", ""])
    believer = followed(match, seat, "exchange 2", "gold")
    imagining, chance = Imagining(match.view(seat)), Chance.fast(3)
    drawn = {world_of(position_of(imagining.drawn(chance))) for _ in range(12 * len(believer.worlds))}
    assert drawn == believer.worlds == told_worlds(match.view(seat))


@pytest.mark.parametrize(
    "written",
    [
        {"role": "wizard", "phase": "pick", "other": 1},
        {"role": "wizard", "phase": "place", "card": "castle"},
        {"role": "king", "phase": "keep", "drawn": "castle docks", "cities": ["", "museum"], "museum": "palace"},
        {"role": "king", "phase": "choose", "cities": ["lighthouse"]},
    ],
    ids=lambda written: str(written["phase"]),
)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_who_comes_in_the_middle_of_a_pick_knows_what_lies_before_it(written: dict[str, Any], seat: int | None) -> None:
    role = written["role"]
    rest = {name: value for name, value in written.items() if name != "role"}
    match = at(role, seats=3, hands=["temple", "manor", "tavern"], deck="docks manor", **rest)
    believer = followed(match, seat)
    if match.to_move >= 0:
        believer.hear(match.play(match.moves()[0]))
        check_view(match.view(seat), believer, "after it")


# Many stories


def test_of_very_many_stories_the_likeliest_are_kept_and_more_only_when_they_are_contradicted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With room for few, some are dropped; when what is left is contradicted all is thought through again, and still no
    view has more than there is room for."""
    from raenke.citadels import memory

    starts: list[int] = []
    start = Memory.start

    def counted(self: Memory, most: int) -> None:
        starts.append(most)
        start(self, most)

    monkeypatch.setattr(memory, "STORIES_MOST", 1)
    monkeypatch.setattr(Memory, "start", counted)
    rng = random.Random(10)
    match = Match(CITADELS, 6, 10, {"cast": "drawn", "dark_districts": "all", "max_rounds": 25})
    while not match.over:
        match.play(pick(rng, "violet", match.moves()))
        if len(match.history) % 3 == 0:
            view = match.view(None)
            assert len(view.stories) == 1
            Imagining(view).drawn(Chance.fast(1))
    assert match.memories[None].telling.has_dropped
    assert max(starts) > 1, "something was contradicted"
    assert STORIES_MOST == 96


def test_a_telling_says_nothing_for_certain_once_it_dropped_a_story() -> None:
    told = Telling(1)
    told.add({"temple": 1, "manor": 1}, {0: 1, 1: 1})
    told.has_dropped = True
    assert told.certain() == {}

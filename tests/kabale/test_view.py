"""What each seat and a spectator see: in written positions, and compared with an observer of the events."""

import json
import os
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, games
from raenke.core import Chance
from raenke.kabale.position import Ally, Past, Position, position_of, set_up
from raenke.kabale.view import Award, Back, Face, KabaleView, view_of
from tests.kabale.observer import Observer, in_order
from tests.kabale.positions import MARKED
from tests.kabale.small_decks import WORKING, small_decks
from tests.kabale.table_talk import ALLIES, at
from tests.laws.settings import Setting, any_setting, settings_of

TIMES = int(os.environ.get("RAENKE_FUZZ", "1"))
SEEDS = st.integers(0, 2**32)


def seen(match: Match, seat: int | None) -> KabaleView:
    return view_of(match.table, seat)


def shown(match: Match, seat: int | None, column: int) -> list[str]:
    """A column as a seat sees it: `0:king up`, `1:? down`."""
    return [
        f"{card.seat}:{card.card if isinstance(card, Face) else '?'} {card.face}"
        for card in seen(match, seat).columns[column]
    ]


def as_json(view: KabaleView) -> dict[str, Any]:
    """In the observer's terms: the order of a hand says nothing."""
    plain: dict[str, Any] = json.loads(msgspec.json.encode(view))
    return {**plain, "hand": in_order(view.hand)}


def everybody(match: Match) -> list[KabaleView]:
    return [seen(match, seat) for seat in (None, *range(match.seats))]


# A view is exactly what follows from the events


def the_view_is_what_follows_from_the_events(setting: Setting, seed: int, is_piled_up: bool) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    observers = [Observer(seat) for seat in (None, *range(setting.seats))]
    happened = match.events
    while True:
        for observer in observers:
            observer.hear(happened)
            assert as_json(seen(match, observer.seat)) == observer.view()
        if match.over:
            break
        piling = [move for move in match.moves() if is_piled_up and move.endswith(" 1")]
        happened = match.play(chooser.choice(piling or match.moves()))


@pytest.mark.many
@pytest.mark.parametrize("setting", settings_of("kabale"))
def test_k2_4_the_view_is_what_follows_from_the_events(setting: Setting) -> None:
    for seed in range(TIMES):
        the_view_is_what_follows_from_the_events(setting, seed, setting.seats == 2 or seed % 2 == 1)


@settings(max_examples=8 * TIMES)
@given(any_setting("kabale"), SEEDS, st.booleans())
def test_k2_4_the_view_is_what_follows_at_any_table(setting: Setting, seed: int, is_piled_up: bool) -> None:
    the_view_is_what_follows_from_the_events(setting, seed, is_piled_up)


@pytest.mark.many
@settings(max_examples=20 * TIMES)
@given(small_decks(), SEEDS, st.booleans())
def test_k2_8_the_view_is_what_follows_where_piles_are_soon_empty(
    setting: Setting, seed: int, is_piled_up: bool
) -> None:
    the_view_is_what_follows_from_the_events(setting, seed, is_piled_up)


def test_the_observer_finds_what_is_wrong() -> None:
    """A view of another table or seat differs."""
    match = Setting("kabale", 3).match(1)
    observer = Observer(0)
    observer.hear(match.events)
    assert as_json(seen(match, 0)) == observer.view()
    assert as_json(seen(match, 1)) != observer.view()
    match.play(match.moves()[0])
    assert as_json(seen(match, 0)) != observer.view()


# Hands and columns


def test_k2_4_a_seat_sees_its_own_hand_and_of_others_the_number() -> None:
    match = at("music 3:", "trade 3:", "fencing 3:", hands=["king queen", "witch", "romeo"])
    assert [view.hand for view in everybody(match)] == [[], ["king", "queen"], ["witch"], ["romeo"]]
    for view in everybody(match):
        assert [player.hand_size for player in view.players] == [2, 1, 1]


def test_k2_4_a_seat_sees_its_own_cards_face_down_and_of_others_the_backs() -> None:
    match = at("music 5: 0 king down, 1 witch down, 1 romeo up", "trade 5:")
    assert shown(match, 0, 0) == ["0:king down", "1:? down", "1:romeo up"]
    assert shown(match, 1, 0) == ["0:? down", "1:witch down", "1:romeo up"]
    assert shown(match, None, 0) == ["0:? down", "1:? down", "1:romeo up"]


def test_k3_4_only_its_owner_sees_a_cloaked_card() -> None:
    match = at("music 5: 1 cloak up, 1 witch cloaked, 0 king down", "trade 5:")
    assert shown(match, 1, 0) == ["1:cloak up", "1:witch cloaked", "0:? down"]
    assert shown(match, 0, 0) == ["1:cloak up", "1:? cloaked", "0:king down"]
    assert shown(match, None, 0) == ["1:cloak up", "1:? cloaked", "0:? down"]


def test_k3_1_everybody_knows_a_relaid_explorer() -> None:
    match = at("music 5: 1 explorer down", "trade 5:")
    assert shown(match, 0, 0) == ["1:? down"]
    match.play("lay queen 1")
    for seat in (None, 0, 1):
        assert shown(match, seat, 1) == ["1:explorer relaid"]
        assert "explorer" not in [*seen(match, seat).players[1].in_pile_or_played, *seen(match, seat).players[1].played]


def test_k2_3_a_card_that_is_turned_up_is_seen_by_all() -> None:
    match = at("music 5: 1 witch down", "trade 5:")
    match.play("lay queen 1")
    assert shown(match, None, 0) == ["1:witch up", "0:? down"]


# Piles


def test_k2_4_discards_and_the_sizes_of_piles_are_open_but_not_what_comes() -> None:
    match = at("music 5:", "trade 5:", piles=["witch storm king", "cloak"], discards=["romeo beggar", ""])
    for view in everybody(match):
        assert [player.pile_size for player in view.players] == [3, 1]
        assert [player.discard for player in view.players] == [["romeo", "beggar"], []]
        assert view.players[0].in_pile_or_played == ["king", "queen", "juliet", "storm", "witch"], "in the cards' order"


def test_k3_2_a_killed_card_is_in_the_discard_pile() -> None:
    match = at("music 5: 1 assassin down", "trade 5:", piles=["king"])
    match.play("lay queen 1")
    assert [view.players[0].discard for view in everybody(match)] == [["queen"]] * 3


# Which allies can still come


def test_k1_1_at_first_every_ally_can_come() -> None:
    match = Match(games["kabale"], seats=3, seed=1)
    for view in everybody(match):
        assert [player.in_pile_or_played for player in view.players] == [ALLIES] * 3
        assert [player.played for player in view.players] == [[]] * 3


def test_k2_8_after_a_reshuffle_what_was_not_discarded_is_in_hand_or_down() -> None:
    """Seat 0 lays the queen, its pile is empty, romeo and beggar are shuffled: king and queen are not among them."""
    match = at("music 5: 0 king down, 0 witch up", "trade 5: 1 dragon down",
               hands=["queen juliet", "storm"], discards=["romeo beggar", ""])  # fmt: skip
    assert seen(match, 1).players[0].played == []
    match.play("lay queen 2")
    for view in everybody(match):
        own = view.players[0]
        assert own.discard == []
        assert own.pile_size == 1
        assert own.in_pile_or_played == ["romeo", "beggar"]
        assert own.played == ["king", "queen", "juliet"]
        assert own.renewals == [["romeo", "beggar"]]
        assert view.players[1].played == []
        assert view.players[1].renewals == []
        assert {card.era for column in view.columns for card in column} == {0}
    match.play("lay storm 1")
    match.play("lay juliet 1")
    assert seen(match, 1).columns[0][-1] == Back(0, "down", 1, is_marked=False), "it may have been drawn since"
    assert seen(match, 0).columns[0][-1] == Face(0, "juliet", "down", 1, is_marked=False)


def test_k2_8_each_shuffle_of_a_round_is_remembered() -> None:
    """Seat 0 draws the dragon, its only discard; then two Assassins each kill a card of it, which it draws again."""
    match = at("music 5: 1 assassin down", "trade 5: 1 wizard up", "fencing 5: 2 assassin down",
               hands=["king queen juliet", "witch storm", "witch storm"], discards=["dragon"])  # fmt: skip
    moves = ["lay king 2", "lay witch 2", "lay witch 2", "lay queen 1", "lay storm 2", "lay storm 2", "lay dragon 3"]
    for move in moves:
        match.play(move)
    for view in everybody(match):
        assert view.players[0].renewals == [["dragon"], ["queen"], ["dragon"]]
        assert view.players[0].in_pile_or_played == ["dragon"]
        assert view.players[0].played == ["queen", "juliet"]
    assert seen(match, 0).hand == ["juliet", "queen", "dragon"]


SHUFFLES = tuple((card,) for card in ("king", "queen", "juliet", "witch", "wizard", "storm", "prince", "squire"))


@pytest.mark.parametrize(
    ("coming", "remembered"),
    [
        ("fencing 1, fencing 2", [("king", "dragon"), ("queen", "dragon", "romeo")]),
        ("", [("squire",), ("squire",)]),
    ],
    ids=["a new round", "the game is over"],
)
def test_k2_8_when_a_round_ends_only_the_last_shuffle_is_remembered(
    coming: str, remembered: list[tuple[str, ...]]
) -> None:
    table = set_up(
        Position(
            seats=2,
            hands=["king", "king"],
            piles=["beggar", ""],
            discards=["dragon", "dragon romeo"],
            memory=[Past(SHUFFLES, 1, 0), Past(SHUFFLES, 1, 0)],
            goals="music 1, trade 1",
            columns=["", "1 queen up"],
            goal_pile=coming,
        ),
        Chance.fast(1),
    )
    table.step(table.moves()[0])
    assert [memory.renewed for memory in position_of(table).memory] == [(cards,) for cards in remembered]


def test_k3_4_of_more_cards_laid_than_drawn_since_one_was_held_before() -> None:
    """Seat 0 draws one of two new cards, lays one on its own Cloak and slips another under it, and only then draws."""
    match = at("music 5: 0 cloak down", "trade 5: 1 wizard up", hands=["king queen juliet", "witch storm"],
               discards=["dragon romeo"])  # fmt: skip
    match.play("lay king 2")
    match.play("lay witch 2")
    match.play("lay queen 1")
    assert [view.players[0].not_all for view in everybody(match)] == [[]] * 3
    match.play("cloak juliet")
    for view in everybody(match):
        assert view.players[0].not_all == ["dragon", "romeo"]
        assert [(card.era, card.is_marked) for card in view.columns[0]] == [(0, False), (1, True), (1, True)]
        assert [card.is_marked for card in view.columns[1]] == [False] * 3


@pytest.mark.parametrize(("shown_card", "rest"), [("queen", []), ("dragon", ["dragon", "romeo"])])
def test_k3_4_when_one_is_shown_that_was_held_before_the_others_may_be_any(shown_card: str, rest: list[str]) -> None:
    """Seat 0 draws the dragon when its pile is shuffled again."""
    match = at("music 5: 0 cloak down", "trade 5: 1 wizard up", hands=["king queen juliet", "witch storm"],
               discards=["dragon romeo"])  # fmt: skip
    match.play("lay king 2")
    match.play("lay witch 2")
    match.play(f"lay {shown_card} 1")
    match.play("cloak juliet")
    match.play("lay storm 1")
    for view in everybody(match):
        assert view.columns[0][2] == Face(0, shown_card, "up", 0, is_marked=False)
        assert view.players[0].not_all == rest
        assert view.columns[0][1].is_marked is bool(rest)


def test_k3_4_a_card_shown_before_that_was_held_leaves_nothing_to_say() -> None:
    """Seat 0 shows the queen, which was no new card, before it lays more than it drew."""
    match = at("music 5: 0 cloak down", "trade 5: 1 wizard up", hands=["king queen juliet", "witch storm"],
               discards=["dragon romeo prince"])  # fmt: skip
    for move in ("lay king 2", "lay witch 2", "lay queen 2", "lay storm 2", "lay juliet 1"):
        match.play(move)
    assert shown(match, 1, 1)[-2:] == ["0:queen up", "1:storm down"]
    match.play(next(move for move in match.moves() if move.startswith("cloak")))
    assert [view.players[0].not_all for view in everybody(match)] == [[]] * 3


@pytest.mark.parametrize(
    ("move", "marks"), [("lay king 2", ["witch", "romeo"]), ("lay king 1", [])], ids=["unmarked", "marked"]
)
def test_k3_4_only_showing_a_marked_card_ends_what_the_marks_say(move: str, marks: list[str]) -> None:
    match = Match.at(games["kabale"], MARKED, seed=1)
    match.play(move)
    assert view_of(match.table, 0).players[1].not_all == marks


@pytest.mark.parametrize(
    ("kept", "face", "marks"),
    [
        ("king", "down", ["queen", "witch", "romeo"]),
        ("king", "up", []),
        ("explorer", "down", ["queen", "witch", "romeo"]),
        ("explorer", "relaid", []),
    ],
)
def test_k3_4_a_card_held_back_at_the_shuffle_must_be_shown_to_explain_the_cards_laid(
    kept: str, face: str, marks: list[str]
) -> None:
    """Filling its hand for this round, seat 1 shuffled its pile again and kept a card. One was drawn, two are laid."""
    match = Match.at(
        games["kabale"],
        Position(
            seats=2,
            hands=["king juliet", "witch romeo"],
            piles=["", "queen"],
            goals="music 5, trade 5",
            memory=[
                Past((("king", "juliet"),), 2, 0),
                Past((("queen", "witch", "romeo"),), 1, 1, kept=(kept,)),
            ],
            columns=[[Ally(1, kept, face)], [Ally(1, "cloak", "up"), Ally(0, "dragon", "down")]],
            choosing=("cloak", 1),
        ),
        seed=1,
    )
    match.play("cloak witch")
    assert view_of(match.table, 0).players[1].not_all == marks
    marked = [ally.card for column in position_of(match.table).columns for ally in column if ally.is_marked]
    assert marked == ([kept, "witch"] if marks else [])


def test_k2_7_when_the_round_ends_all_was_seen() -> None:
    match = at(
        "music 1: 1 witch down", "trade 1:", goal_pile="fencing 2, fencing 3", hands=["queen", "king juliet romeo"]
    )
    match.play("lay queen 2")
    for view in everybody(match):
        assert view.players[0].in_pile_or_played == ["queen"], "shuffled and drawn again"
        assert view.players[1].in_pile_or_played == ["king", "juliet", "romeo"]
        assert view.players[1].discard == ["witch"]
        assert view.columns == [[], []]


# Goals


def test_k2_4_awards_are_open_and_goals_to_come_a_number() -> None:
    match = at("music 1: 1 witch down", "trade 2:", goal_pile="fencing 2, fencing 3", hands=["king", "king juliet"])
    for view in everybody(match):
        assert (view.goals, view.goals_to_come, view.awards) == ([("music", 1), ("trade", 2)], 2, [])
        assert (view.round, view.rounds) == (1, 2)
    match.play("lay king 2")
    match.play("lay juliet 2")
    for view in everybody(match):
        assert view.awards == [Award(("music", 1), 1), Award(("trade", 2), 0)]
        assert (view.goals, view.goals_to_come) == ([("fencing", 2), ("fencing", 3)], 0)
        assert (view.round, view.rounds) == (2, 2)


def test_k2_4_a_goal_that_left_the_game_has_no_winner() -> None:
    match = at("music 1: 1 doppelganger down", "trade 1:", hands=["queen", "king"])
    match.play("lay queen 2")
    assert all(Award(("music", 1), None) in view.awards for view in everybody(match))


def test_k5_7_scores_are_shown_when_open_or_over() -> None:
    columns, won = ["music 1: 1 witch down", "trade 1:"], ["fencing 4", ""]
    hidden = at(*columns, won=won, in_round=2)
    shown_scores = at(*columns, won=won, in_round=2, options={"scores": "open"})
    assert [view.scores for view in everybody(hidden)] == [None] * 3
    assert [view.scores for view in everybody(shown_scores)] == [[4, 0]] * 3
    hidden.play("lay queen 2")
    assert [view.scores for view in everybody(hidden)] == [[5, 1]] * 3


def test_k2_5_fulfilled_and_closed_columns() -> None:
    match = at("music 2: 0 king up, 1 king down", "trade 3: 0 prince up, 1 prince down", "fencing 5 closed: 0 storm up")
    for view in everybody(match):
        assert (view.closed, view.fulfilled) == ([2], [0, 2])


@pytest.mark.parametrize(("reading", "fulfilled"), [("own_card", [0]), ("replaces_cloak", [])])
def test_k5_4_a_card_that_replaces_a_cloak_does_not_count_twice(reading: str, fulfilled: list[int]) -> None:
    match = at("music 3: 1 cloak up, 1 witch cloaked, 0 king down", "trade 5:", options={"cloaked_card": reading})
    for view in everybody(match):
        assert view.fulfilled == fulfilled
        assert len(view.columns[0]) == 3, "both cards lie there"


# Turns


def test_k3_6_everybody_sees_who_decides_and_about_what() -> None:
    match = at("music 5: 1 cloak down", "trade 5: 1 traitor down")
    assert {(view.decision, view.to_move, view.active, view.choice_column) for view in everybody(match)} == {
        ("lay", 0, 0, None)
    }
    match.play("lay queen 1")
    assert {(view.decision, view.to_move, view.active, view.choice_column) for view in everybody(match)} == {
        ("cloak", 1, 0, 0)
    }
    match.play("decline")
    match.play("lay queen 2")
    assert {(view.decision, view.to_move, view.active, view.choice_column) for view in everybody(match)} == {
        ("traitor", 1, 1, 1)
    }


def test_k2_9_when_it_is_over_nothing_is_left_to_decide() -> None:
    match = at("music 1: 1 witch down", "trade 1:")
    match.play("lay queen 2")
    for view in everybody(match):
        assert (view.decision, view.to_move, view.choice_column) == ("over", -1, None)
        assert (view.goals, view.columns, view.closed, view.fulfilled) == ([], [[], []], [], [])


# Views of a player, another player and a spectator differ only in own cards


def test_views_differ_only_in_own_cards() -> None:
    match, chooser = Setting("kabale", 3).match(8), random.Random(8)
    while not match.over:
        open_parts = [public(msgspec.to_builtins(view)) for view in everybody(match)]
        assert all(part == open_parts[0] for part in open_parts)
        match.play(chooser.choice(match.moves()))


def public(view: dict[str, Any]) -> dict[str, Any]:
    columns = [
        [(card["seat"], card["face"], card["era"], card["is_marked"]) for card in column] for column in view["columns"]
    ]
    return {**view, "seat": None, "hand": [], "columns": columns}


def test_a_view_is_taken_and_does_not_change() -> None:
    match = at("music 5: 1 witch down", "trade 5:")
    view = seen(match, 0)
    before = msgspec.json.encode(view)
    match.play("lay queen 1")
    assert msgspec.json.encode(view) == before


def test_the_marks_of_a_written_position_are_seen() -> None:
    position = Position(
        seats=2, hands=["king", "queen"], goals="music 5, trade 5", piles=["", "romeo"],
        memory=[
            Past((("king",),), 1, 0),
            Past((("queen", "storm"), ("romeo", "witch")), 1, 1, not_all=("witch", "romeo")),
        ],
        columns=[[Ally(1, "storm", "down"), Ally(1, "witch", "down", 1, is_marked=True)], []],
    )  # fmt: skip
    match = Match.at(games["kabale"], position, seed=1)
    view = seen(match, 0)
    assert view.columns[0] == [Back(1, "down", 0, is_marked=False), Back(1, "down", 1, is_marked=True)]
    assert (view.players[1].renewals, view.players[1].not_all) == ([["witch", "romeo"]], ["witch", "romeo"])
    assert view.players[1].in_pile_or_played == ["witch", "romeo"]
    assert view.players[1].played == ["queen", "storm"]


def test_a_position_sent_as_json_is_the_same() -> None:
    match, chooser = Setting("kabale", 3, {"allies": [*WORKING, "king", "queen"]}).match(3), random.Random(3)
    while not match.over:
        position = position_of(match.table)
        if position.choosing is None:
            assert Position(**json.loads(json.dumps(position.as_dict()))) == position
        match.play(chooser.choice(match.moves()))

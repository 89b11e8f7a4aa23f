"""Imagined tables: each fits what the seat knows, and all that fit are equally likely."""

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, games
from raenke.core import Chance
from raenke.kabale.imagine import Imagining
from raenke.kabale.position import Ally, Past, Position, position_of, set_up
from raenke.kabale.view import view_of
from tests.core.chi_square import bound, is_even, statistic
from tests.kabale.observer import Observer
from tests.kabale.positions import IN_MID_GAME, MARKED
from tests.kabale.small_decks import WORKING, small_decks
from tests.kabale.table_talk import GOALS, at
from tests.laws.settings import Setting, any_setting, settings_of

KABALE = games["kabale"]
TIMES = int(os.environ.get("RAENKE_FUZZ", "1"))
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=8 * TIMES)


def moments(setting: Setting, seed: int, every: int) -> Iterator[Match]:
    """A match at regular moments; with an odd seed everything is laid in one column, which empties the piles."""
    match, chooser = setting.match(seed), random.Random(seed)
    while not match.over:
        if len(match.history) % every == 0:
            yield match
        piling = [move for move in match.moves() if seed % 2 and move.endswith(" 1")]
        match.play(chooser.choice(piling or match.moves()))


def seats_of(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


# Hidden cards really change


def test_tables_are_really_imagined() -> None:
    """Hands, piles, backs and goals to come differ from table to table."""
    match = next(match for match in moments(Setting("kabale", 3), 2, 1) if len(match.history) == 7)
    imagining, chance = Imagining(view_of(match.table, 0)), Chance.fast(1)
    tables = [position_of(imagining.drawn(chance)) for _ in range(20)]
    assert len({table.hands[1] for table in tables}) > 15
    assert len({table.piles[0] for table in tables}) == 20
    assert len({table.piles[2] for table in tables}) == 20
    assert len({table.columns for table in tables}) > 10
    assert len({table.goal_pile for table in tables}) == 20
    assert len({table.hands[0] for table in tables}) == 1


def test_a_finished_game_can_be_imagined_and_written_down() -> None:
    match = Setting("kabale", 2, {"rounds": 1}).match(1)
    while not match.over:
        match.play(match.moves()[0])
    for seat in seats_of(match):
        view = view_of(match.table, seat)
        table = Imagining(view).drawn(Chance.fast(1))
        assert position_of(table).over
        assert view_of(table, seat) == view


# No imagined table contradicts what the seat was told


def no_table_contradicts_the_past(setting: Setting, seed: int) -> None:
    match, chooser, chance = setting.match(seed), random.Random(seed), Chance.fast(seed)
    observer = Observer(chooser.choice(seats_of(match)))
    happened = match.events
    while not match.over:
        observer.hear(happened)
        assert observer.contradiction(position_of(match.table)) is None, "what is so can be so"
        imagining = Imagining(view_of(match.table, observer.seat))
        for _ in range(2):
            assert observer.contradiction(position_of(imagining.drawn(chance))) is None
        piling = [move for move in match.moves() if seed % 2 and move.endswith(" 1")]
        happened = match.play(chooser.choice(piling or match.moves()))


def test_the_past_is_really_remembered() -> None:
    """Backs from before two shuffles and marked backs occur, and rule out more than the last shuffle does."""
    met: Counter[str] = Counter()
    for seed in range(40):
        match, observer = Setting("kabale", 3, {"allies": [*WORKING, "king", "queen"]}).match(seed), Observer(None)
        chooser, happened = random.Random(seed), match.events
        while not match.over:
            observer.hear(happened)
            for seat in range(3):
                unseen = [ally for ally in observer.allies_of(seat) if ally.card is None]
                met["old"] += any(ally.era < len(observer.renewals[seat]) for ally in unseen)
                met["older"] += any(ally.era < len(observer.renewals[seat]) - 1 for ally in unseen)
                met["marked"] += any(ally.is_marked for ally in unseen)
            happened = match.play(chooser.choice(match.moves()))
    assert met["old"] > 200, met
    assert met["older"] > 20, met
    assert met["marked"] > 20, met


@pytest.mark.many
@pytest.mark.parametrize("setting", settings_of("kabale"))
def test_no_table_contradicts_what_the_seat_was_told(setting: Setting) -> None:
    for seed in range(TIMES):
        no_table_contradicts_the_past(setting, seed + setting.seats)


@FEW
@given(any_setting("kabale"), SEEDS)
def test_no_table_contradicts_what_the_seat_was_told_at_any_table(setting: Setting, seed: int) -> None:
    no_table_contradicts_the_past(setting, seed)


@pytest.mark.many
@settings(max_examples=40 * TIMES)
@given(small_decks(), SEEDS)
def test_no_table_contradicts_what_the_seat_was_told_where_piles_are_soon_empty(setting: Setting, seed: int) -> None:
    no_table_contradicts_the_past(setting, seed)


def told_of(seed: int, rounds: int, allies: list[str], moves: list[str]) -> tuple[Match, Observer]:
    match, observer = Match(KABALE, seats=2, seed=seed, options={"rounds": rounds, "allies": allies}), Observer(None)
    observer.hear(match.events)
    for move in moves:
        observer.hear(match.play(move))
    return match, observer


def contradictions(match: Match, observer: Observer) -> set[str | None]:
    imagining, chance = Imagining(view_of(match.table, observer.seat)), Chance.fast(1)
    return {observer.contradiction(position_of(imagining.drawn(chance))) for _ in range(200)}


def two_shuffles() -> tuple[Match, Observer]:
    allies = ["cloak", "king", "queen", "juliet", "witch", "assassin"]
    moves = ["lay assassin 1", "lay queen 1", "lay witch 1", "lay cloak 1", "lay cloak 1", "cloak king",
             "lay assassin 1", "cloak queen", "lay king 2", "lay witch 1"]  # fmt: skip
    return told_of(2433, 1, allies, moves)


def more_laid_than_drawn() -> tuple[Match, Observer]:
    allies = ["cloak", "king", "queen", "juliet", "witch"]
    moves = ["lay king 1", "lay witch 1", "lay witch 2", "lay queen 2", "lay cloak 1", "lay juliet 2", "lay juliet 1",
             "cloak witch"]  # fmt: skip
    return told_of(1155, 2, allies, moves)


def test_k2_8_a_card_laid_before_two_shuffles_was_in_neither() -> None:
    assert contradictions(*two_shuffles()) == {None}


def test_k3_4_a_card_laid_and_one_cloaked_before_the_second_draw_are_not_both_of_the_new_pile() -> None:
    assert contradictions(*more_laid_than_drawn()) == {None}


# All tables that fit are equally likely


Odds = tuple[Sequence[int], Sequence[int]]  # in hand; as a new back, by seat, place and ally
Hidden = tuple[tuple[str, ...], ...]  # what a seat does not see, by owner
EVEN: Odds = ([1] * 25, [1] * 3750)
KING = Past((("king",),), 1, 0)
SMALL = {
    "a pile never shuffled again": Position(
        seats=2, hands=["king", "queen witch"], piles=["storm romeo", "beggar"], goals="music 5, trade 5",
        columns=["1 dragon down, 0 prince down", ""],
    ),
    "old and new backs": Position(
        seats=2, hands=["king", "queen"], piles=["", "beggar romeo"], goals="music 5, trade 5",
        memory=[KING, Past((("queen", "storm", "witch"), ("witch", "romeo", "beggar")), 1, 1)],
        columns=[[Ally(1, "storm", "down"), Ally(1, "witch", "down", 1)], []],
    ),
    "more in hand than drawn": Position(
        seats=2, hands=["king", "queen juliet"], piles=["", "beggar"], goals="music 5, trade 5",
        memory=[KING, Past((("queen", "juliet", "storm", "cloak"), ("romeo", "beggar")), 1, 1)],
        columns=[[Ally(1, "cloak", "up"), Ally(1, "storm", "cloaked"), Ally(1, "romeo", "down", 1)], []],
    ),
    "two others": Position(
        seats=3, hands=["king", "queen", "witch"], piles=["", "beggar", "dragon"], goals="music 5, trade 5, fencing 5",
        memory=[
            KING,
            Past((("queen", "storm"), ("beggar",)), 0, 0),
            Past((("witch",), ("storm", "witch", "dragon")), 2, 1),
        ],
        columns=[[Ally(2, "storm", "down", 1)], [], [Ally(1, "storm", "down")]],
    ),
    "an empty pile": Position(
        seats=2, hands=["king", "queen"], piles=["", ""], goals="music 5, trade 5",
        memory=[KING, Past((("queen", "storm", "witch"), ("romeo",)), 1, 2)],
        columns=[[Ally(1, "storm", "down"), Ally(1, "romeo", "down", 1)], [Ally(1, "witch", "down", 1)]],
    ),
    "two shuffles": Position(
        seats=2, hands=["king", "queen"], piles=["", "beggar"], goals="music 5, trade 5",
        memory=[KING, Past((("queen", "storm"), ("juliet", "romeo"), ("witch", "beggar")), 1, 1)],
        columns=[
            [Ally(1, "romeo", "down", 1), Ally(1, "storm", "down")],
            [Ally(1, "juliet", "down", 2), Ally(1, "witch", "up")],
        ],
    ),
    "three shuffles, one ally in two of them": Position(
        seats=2, hands=["king", "queen witch"], piles=["", "romeo"], goals="music 5, trade 5",
        memory=[KING, Past((("storm",), ("juliet", "romeo"), ("witch", "beggar"), ("juliet", "romeo")), 1, 0)],
        columns=[
            [Ally(1, "dragon", "down"), Ally(1, "storm", "down", 1)],
            [Ally(1, "beggar", "down", 2), Ally(1, "juliet", "down", 3)],
        ],
    ),
    "more laid than drawn": Position(
        seats=2, hands=["king", "queen dragon"], piles=["", "beggar"], goals="music 5, trade 5",
        memory=[
            KING,
            Past((("queen", "juliet"), ("dragon", "romeo", "beggar")), 2, 2, not_all=("dragon", "romeo", "beggar")),
        ],
        columns=[
            [Ally(1, "cloak", "up"), Ally(1, "romeo", "cloaked", 1, True), Ally(1, "juliet", "down", 1, True)], [],
        ],
    ),
    "more laid than drawn, and a shuffle since": Position(
        seats=2, hands=["king", "queen witch"], piles=["", "prince"], goals="music 5, trade 5",
        memory=[
            KING,
            Past((("queen",), ("dragon", "romeo"), ("witch", "prince")), 1, 0, not_all=("dragon", "romeo")),
        ],
        columns=[
            [Ally(1, "cloak", "up"), Ally(1, "romeo", "cloaked", 1, True), Ally(1, "juliet", "down", 1, True)],
            [Ally(1, "dragon", "down", 1)],
        ],
    ),
}  # fmt: skip


def hidden_of(position: Position, owner: int, seat: int | None) -> tuple[list[str], list[Ally | str]]:
    """A player's cards that a seat does not see, and where they are, written in one line."""
    backs: list[tuple[str, Ally | str]] = [
        (ally.card, ally)
        for column in position.columns
        for ally in column
        if ally.seat == owner and owner != seat and ally.face in ("down", "cloaked")
    ]
    hand: list[tuple[str, Ally | str]] = [(card, "hand") for card in position.hands[owner] if owner != seat]
    pile: list[tuple[str, Ally | str]] = [(card, "pile") for card in position.piles[owner]]
    places = [*backs, *hand, *pile]
    return [card for card, _ in places], [place for _, place in places]


def can_be(card: str, place: Ally | str, memory: Past) -> bool:
    """A card laid before a shuffle was not in it, and a card in the pile was."""
    if isinstance(place, Ally):
        return all(card not in renewed for renewed in memory.renewed[place.era + 1 :])
    return place == "hand" or card in memory.renewed[-1]


def fits(order: Sequence[str], places: Sequence[Ally | str], memory: Past) -> bool:
    marked = {card for card, place in zip(order, places, strict=True) if isinstance(place, Ally) and place.is_marked}
    are_all_new = bool(marked) and marked <= set(memory.not_all)
    return not are_all_new and all(can_be(card, place, memory) for card, place in zip(order, places, strict=True))


def all_that_fit(position: Position, seat: int | None) -> set[Hidden]:
    """Tries every order of the hidden cards."""
    choices = []
    for owner in range(position.seats):
        cards, places = hidden_of(position, owner, seat)
        choices.append([order for order in permutations(sorted(cards)) if fits(order, places, position.memory[owner])])
    return set(product(*choices))


def written(position: Position, seat: int | None) -> Hidden:
    return tuple(tuple(hidden_of(position, owner, seat)[0]) for owner in range(position.seats))


def counted(deal: Callable[[], Position], seat: int | None, times: int) -> Counter[Hidden]:
    return Counter(written(deal(), seat) for _ in range(times))


def expect(imagining: Imagining, in_hand: Sequence[int], as_back: Sequence[int]) -> None:
    """The odds of each ally in a hand, and as a new back by seat and place."""
    for card, odds in enumerate(in_hand):
        imagining.expect_in_hand(card, odds)
    for place, odds in enumerate(as_back):
        imagining.expect_as_back(place // 625, place // 25 % 25, place % 25, odds)


def dealing(position: Position, seat: int | None, seed: int, odds: Odds | None = None) -> Callable[[], Position]:
    imagining, chance = Imagining(view_of(set_up(position), seat)), Chance.fast(seed)
    if odds:
        expect(imagining, *odds)
    table = imagining.table()
    positions: dict[str, Position] = {}  # to write one takes much longer than to deal it

    def deal() -> Position:
        imagining.deal(table, chance)
        state = str(table.layout())
        if state not in positions:
            positions[state] = position_of(table)
        return positions[state]

    return deal


@pytest.mark.many
@pytest.mark.parametrize(
    ("seat", "odds"), [(None, None), (0, None), (1, None), (None, EVEN)], ids=["nobody", "0", "1", "even odds"]
)
@pytest.mark.parametrize("name", SMALL)
def test_all_tables_that_fit_are_equally_likely(name: str, seat: int | None, odds: Odds | None) -> None:
    position = SMALL[name]
    cells = all_that_fit(position, seat)
    counts = counted(dealing(position, seat, 3, odds), seat, 40 * max(len(cells), 5))
    assert written(position, seat) in cells
    assert set(counts) <= cells
    assert len(cells) == 1 or is_even(counts, len(cells))


@pytest.mark.many
@pytest.mark.parametrize("played", [two_shuffles, more_laid_than_drawn])
def test_all_tables_that_contradict_nothing_are_equally_likely(played: Callable[[], tuple[Match, Observer]]) -> None:
    """Checked against all that was heard, not only the view."""
    match, observer = played()
    position = position_of(match.table)
    orders = [list(permutations(sorted(hidden_of(position, owner, None)[0]))) for owner in range(2)]
    cells = {deal for deal in product(*orders) if observer.contradiction(rearranged(position, deal)) is None}
    counts = counted(dealing(position, None, 7), None, 40 * len(cells))
    assert 1 < len(cells) < len(orders[0]) * len(orders[1])
    assert set(counts) <= cells
    assert is_even(counts, len(cells))


def rearranged(position: Position, deal: Sequence[Sequence[str]]) -> Position:
    """The position with other hidden cards, in the order of `hidden_of`."""
    rest = [iter(cards) for cards in deal]
    columns = [
        [ally._replace(card=next(rest[ally.seat])) if ally.face in ("down", "cloaked") else ally for ally in column]
        for column in position.columns
    ]
    hands = [[next(cards) for _ in hand] for cards, hand in zip(rest, position.hands, strict=True)]
    return position.replace(columns=columns, hands=hands, piles=[list(cards) for cards in rest])


def test_as_many_tables_as_counted_by_hand() -> None:
    """By hand: the old back holds storm or queen (2); what is left of these and one of three (3) are hand and new back
    in either order (2); two are left for the pile (2)."""
    assert len(all_that_fit(SMALL["old and new backs"], 0)) == 2 * 3 * 2 * 2
    assert len(all_that_fit(SMALL["a pile never shuffled again"], 0)) == 2 * 24
    assert len(all_that_fit(SMALL["a pile never shuffled again"], None)) == 24 * 24


def test_k2_8_as_many_tables_after_two_shuffles_as_counted_by_hand() -> None:
    """By hand: the beggar is in the pile; the oldest back is storm or queen (2), the next the other of these, juliet or
    romeo (3); hand and new back are the two left, in either order (2)."""
    assert len(all_that_fit(SMALL["two shuffles"], 0)) == 2 * 3 * 2


def test_k3_4_as_many_tables_with_more_laid_than_drawn_as_counted_by_hand() -> None:
    """By hand: queen and juliet were held, dragon, romeo and beggar are new, one of them in the pile (3). Of the four
    others any two lie there and the rest are held (24 orders), but the two that lie there are not both new (4)."""
    assert len(all_that_fit(SMALL["more laid than drawn"], 0)) == 3 * (24 - 4)


@pytest.mark.many
@pytest.mark.parametrize("bias", ["sure cards in hand", "pile sorted now and then", "as it lies now and then"])
def test_a_biased_dealing_is_found(bias: str) -> None:
    position, dice = SMALL["old and new backs"], random.Random(5)
    honest = dealing(position, 0, 4)

    def biased() -> Position:
        dealt = honest()
        if bias == "sure cards in hand":
            (old, new), _ = dealt.columns
            held, laid = sorted([dealt.hands[1][0], new.card], key=lambda card: card in position.memory[1].renewed[-1])
            return dealt.replace(hands=[["king"], [held]], columns=[[old, Ally(1, laid, "down", 1)], []])
        if dice.random() < 0.8:
            return dealt
        if bias == "pile sorted now and then":
            return dealt.replace(piles=[[], sorted(dealt.piles[1])])
        return position

    cells = all_that_fit(position, 0)
    counts = counted(biased, 0, 150 * len(cells))
    assert set(counts) <= cells, "each of them fits"
    assert not is_even(counts, len(cells))
    assert is_even(counted(honest, 0, 150 * len(cells)), len(cells))


# Goals to come


def last_round_but_one() -> Position:
    """Five goals were never seen, two of them alike, and two of the five come next."""
    unseen = [("trade", 3), ("trade", 3), ("music", 1), ("music", 4), ("fencing", 5)]
    up = [("religion", 5), ("alchemy", 1)]
    rest = list(GOALS)
    for goal in [*unseen, *up]:
        rest.remove(goal)
    return Position(
        seats=2, hands=["king", "queen"], goals=up, round=5, goal_pile=unseen[:2], won=[rest[:15], rest[15:]]
    )  # fmt: skip


@pytest.mark.parametrize("seat", [None, 0])
def test_goals_to_come_are_any_of_those_not_seen(seat: int | None) -> None:
    position = last_round_but_one()
    unseen = [("trade", 3), ("trade", 3), ("music", 1), ("music", 4), ("fencing", 5)]
    orders = Counter(permutations(unseen, 2))
    deal = dealing(position, seat, 6)
    counts = Counter(deal().goal_pile for _ in range(4000))
    assert set(counts) <= set(orders)
    expected = [4000 * orders[order] / 20 for order in orders]
    assert statistic([counts[order] for order in orders], expected) < bound(len(orders) - 1)


def test_goals_in_the_order_of_the_box_are_found() -> None:
    orders = Counter(permutations(["a", "a", "b", "c", "d"], 2))
    counts: dict[Any, int] = {order: 4000 // len(orders) for order in orders}
    expected = [4000 * orders[order] / 20 for order in orders]
    assert statistic([*counts.values()], expected) > bound(len(orders) - 1), "the two alike are twice as likely"


def imagined(position: Position, times: int) -> list[Position]:
    imagining, chance = Imagining(view_of(set_up(position), 0)), Chance.fast(1)
    return [position_of(imagining.drawn(chance)) for _ in range(times)]


def test_k2_8_a_back_is_no_card_of_a_later_shuffle_even_if_it_was_in_an_earlier_one() -> None:
    shuffles = (("queen",), ("juliet", "storm"), ("juliet", "witch"), ("romeo",))
    position = Position(
        seats=2,
        hands=["king", "juliet"],
        piles=["", "romeo"],
        goals="music 5, trade 5",
        memory=[Past((("king",),), 1, 0), Past(shuffles, 0, 0)],
        columns=[[Ally(1, "storm", "down", 1)], []],
    )
    assert [table.columns[0][0].card for table in imagined(position, 20)] == ["storm"] * 20


def test_k2_8_backs_laid_before_a_shuffle_are_any_cards_outside_the_pile() -> None:
    position = Position(
        seats=2,
        hands=["king", "queen"],
        piles=["", "beggar"],
        goals="music 5, trade 5",
        memory=[Past((("king",),), 1, 0), Past((("queen", "storm", "romeo"), ("beggar",)), 0, 0)],
        columns=[[Ally(1, "storm", "down"), Ally(1, "romeo", "down")], []],
    )
    tables = imagined(position, 100)
    seen = {(*(ally.card for ally in table.columns[0]), *table.hands[1]) for table in tables}
    assert seen == set(permutations(("queen", "storm", "romeo")))


def test_k3_4_a_marked_back_is_not_among_what_the_marks_say() -> None:
    position = Position(
        seats=2,
        hands=["king", ""],
        piles=["", "romeo"],
        goals="music 5, trade 5",
        memory=[
            Past((("king",),), 1, 0),
            Past((("queen",), ("witch", "romeo")), 1, 1, not_all=("romeo",)),
        ],
        columns=[[Ally(1, "witch", "down", 1, True)], [Ally(1, "queen", "down")]],
    )
    assert [table.columns[0][0].card for table in imagined(position, 20)] == ["witch"] * 20


def test_k3_4_on_an_imagined_table_a_card_slips_in_below_the_cloak() -> None:
    match = at("music 5:", "trade 5: 0 king up, 1 storm up, 1 cloak down", hands=["queen juliet", "witch romeo"])
    match.play("lay queen 2")
    table = Imagining(view_of(match.table, 1)).drawn(Chance.fast(1))
    table.step(table.moves()[0])
    assert [(ally.seat, ally.card) for ally in position_of(table).columns[1]] == [
        (0, "king"), (1, "storm"), (1, "cloak"), (1, "witch"), (0, "queen"),
    ]  # fmt: skip


def test_k2_4_an_imagined_table_marks_nothing_new_before_the_next_shuffle() -> None:
    memory = position_of(Imagining(view_of(set_up(MARKED), 0)).drawn(Chance.fast(1))).memory
    assert [(each.drawn, each.laid, each.kept) for each in memory] == [(25, 0, ())] * 2
    assert [each.not_all for each in memory] == [(), ("witch", "romeo")]


def test_k2_4_a_table_that_was_played_on_can_be_dealt_again() -> None:
    view = view_of(set_up(IN_MID_GAME), 1)
    imagining, chance = Imagining(view), Chance.fast(1)
    table = imagining.table()
    imagining.deal(table, chance)
    table.step(table.moves()[0])
    assert view_of(table, 1) != view
    imagining.deal(table, chance)
    assert view_of(table, 1) == view

"""A table is copied, begun again and taken back, and its fingerprint tells games apart."""

from __future__ import annotations

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.options import options_of
from raenke.citadels.position import Position, position_of, set_up
from raenke.citadels.table import Table
from raenke.core import COMPILED, Chance
from tests.citadels.setting import CHOOSING, position

CITADELS = Citadels()
TAXED = ["assassin", "tax_collector", "magician", "king", "bishop", "merchant", "architect", "warlord"]


IN_MID_GAME = Position(
    seats=4,
    acting=(0, "bishop"),
    characters=["bishop", "assassin", "tax_collector", "artist"],
    cast=[*TAXED, "artist"],
    hands=["tavern church", "manor", "", "castle castle"],
    cities=["tavern* tavern monastery quarry", "bell_tower temple*", "museum haunted_city", "hospital"],
    gold=[7, 0, 3, 1],
    deck="docks harbor",
    pile="palace prison",
    museum=[("market", 2), ("manor", 3)],
    bell=True,
    haunted_round=2,
    crown=2,
    round=3,
    opener=1,
    reign=2,
    first=3,
    last=True,
    face_up="merchant warlord",
    face_down="magician",
    murdered="king",
    owes=[0],
    paid=[1, 2],
    used="basic laboratory",
    embellished=1,
    spent=2,
    options={"discard": "pile", "cast": "drawn", "dark_districts": "all", "start_player": 1},
)
LAID = {
    "a turn": IN_MID_GAME,
    "choosing": CHOOSING,
    "over": IN_MID_GAME.replace(phase="over", acting=None),
    "keep": IN_MID_GAME.replace(phase="keep", drawn="watchtower church manor", keeps=2, built=1),
    "an heir": IN_MID_GAME.replace(phase="crown", acting=None, murdered="bishop"),
    "a thief": position("magician", others="1 thief 2 king", robbed="king", phase="discard", discarded=3),
    "a swap": position("diplomat", cities=["tavern", "temple"], phase="give", other=1, card="temple"),
    "a witch": position(
        "wizard", others="1 witch", bewitched="wizard", cities=["", "", "manor"], hands=["", "", "manor"]
    ),
    "a hospital": position("king", others="1 assassin", murdered="king", cities=["hospital"]),
    "a wizard": position("wizard", phase="place", card="manor", used="ability"),
}


@pytest.mark.parametrize("written", LAID.values(), ids=LAID)
def test_a_copy_equals_the_table(written: Position) -> None:
    table = set_up(written)
    copy = table.copy()
    assert copy.layout() == table.layout()
    assert position_of(copy) == written
    assert copy.over == (written.phase == "over")
    assert (copy.over, copy.moves(), copy.scores()) == (table.over, table.moves(), table.scores())


@pytest.mark.parametrize("written", LAID.values(), ids=LAID)
def test_c3_1_a_table_begun_again_equals_a_new_one(written: Position) -> None:
    table = set_up(written, Chance.fast(1))
    new = Table(written.seats, options_of(written.options, written.seats), Chance.fast(1))
    for one in (table, new):
        one.begin()
    assert position_of(table) == position_of(new)
    assert table.layout().drawn == []
    assert CITADELS.events(table) == CITADELS.events(new)
    assert (table.over, table.moves(), table.scores()) == (False, new.moves(), [0] * written.seats)
    named = ("murdered", "robbed", "bewitched", "thief", "witch", "is_murdered_shown")
    for name in (*named, "protected", "collector", "owes", "paid"):
        assert getattr(table.layout(), name) == getattr(new.layout(), name)
    assert table.layout().turn_seat == -1
    begun = position_of(table)
    assert begun.haunted_round == 0
    assert begun.gold == (2,) * written.seats
    assert [len(hand) for hand in begun.hands] == [4] * written.seats


def test_c3_1_nothing_of_the_last_game_is_left_in_the_next() -> None:
    cities = [
        "manor temple tavern prison observatory", "castle church market watchtower library",
        "palace monastery docks battlefield laboratory", "manor cathedral harbor fortress smithy",
    ]  # fmt: skip
    table = set_up(position("king", cities=cities, hands=["castle"], deck="tavern tavern tavern"), Chance.fast(1))
    new = Table(4, table.options, Chance.fast(1))
    table.step(CITADELS.move("draw") or 0)
    table.chance = Chance.fast(1)
    for one in (table, new):
        one.begin()
    for _ in range(60):
        assert table.moves() == new.moves()
        for one in (table, new):
            one.step(one.moves()[-1])
        assert position_of(table) == position_of(new)


def test_c5_63_after_taking_back_the_pile_is_shuffled_the_same_way() -> None:
    pile = "manor castle palace temple tavern docks"
    table = set_up(position("king", deck="", pile=pile, options={"discard": "pile"}), Chance.fast(1))
    earlier, draw = table.copy(), CITADELS.move("draw") or 0
    table.step(draw)
    events = CITADELS.events(table)
    table.take_back(earlier)
    table.step(draw)
    assert CITADELS.events(table) == events
    assert [event.type for event in events] == ["deck_shuffled", "card_drawn", "card_drawn"]


def test_a_table_that_was_taken_back_has_no_events() -> None:
    table = set_up(IN_MID_GAME, Chance.fast(1))
    earlier = table.copy()
    table.step(table.moves()[0])
    assert CITADELS.events(table)
    table.take_back(earlier)
    assert CITADELS.events(table) == []


@pytest.mark.parametrize("written", LAID.values(), ids=LAID)
def test_everything_that_tells_games_apart_is_in_the_fingerprint(written: Position) -> None:
    """FNV-1a over these numbers."""
    table = set_up(written)
    lies = table.layout()
    numbers = [*lies.deck, *lies.pile]
    numbers += [kind * 8 + by for kind, by in zip(lies.museum, lies.museum_by, strict=True)]
    for seat in range(written.seats):
        numbers += [lies.gold[seat], *lies.hand[seat], *(128 + cell for cell in lies.city[seat])]
    numbers += [holder + 1 for holder in lies.holder] + [0] * (9 - len(written.cast))
    numbers.append(written.round * 64 + written.crown * 8 + lies.first + 1)
    numbers.append(lies.murdered + 1 + (lies.robbed + 1) * 16 + (lies.bewitched + 1) * 256)
    expected = 0xCBF29CE484222325
    for number in [*numbers, lies.used * 32 + lies.turn_character, lies.phase * 16 + table.to_move + 1]:
        expected = (expected ^ number) * 0x100000001B3 % 2**64
    # Compiled, Python cannot call it; the digest of a batch includes it.
    assert COMPILED or table.fingerprint() == expected

"""What the disguise of Kabale changes, and the ways in which Kabale could tell of a hidden card."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from raenke import Match, games
from raenke.core.event import Event, everybody
from raenke.kabale import bits
from raenke.kabale import events as kabale_events
from raenke.kabale import view as kabale_view
from raenke.kabale.award import award
from raenke.kabale.layout import Layout
from raenke.kabale.position import Past, Position, position_of
from tests.kabale.disguise import SECRETS
from tests.laws.interference import Leak, Seat, disguised_match, leak_in, looks_the_same
from tests.laws.settings import Setting

SMALL = Setting("kabale", 2, {"allies": ["cloak", "king", "queen", "witch", "storm"]})


def matches(setting: Setting | None = None, count: int = 8) -> Iterator[Match]:
    for seed in range(count):
        yield (setting or Setting("kabale", 2 + seed % 3)).played(seed, 20)


def test_k2_4_the_disguise_changes_all_that_is_hidden_and_nothing_else() -> None:
    """Hands, piles, backs and goals to come, before and after a pile is shuffled again, change; own cards stay."""
    changed: set[str] = set()
    for seed in range(40):
        match = Setting("kabale", 3, {"allies": kabale_deck(seed)}).played(seed, 10 + seed)
        other = disguised_match(match, 1, random.Random(seed), SECRETS.disguise)
        if match.over:
            continue
        one, two = position_of(match.table), position_of(other.table)
        assert one.hands[1] == two.hands[1]
        assert one.piles[1] == two.piles[1]
        assert one.discards == two.discards
        assert public_memory(one) == public_memory(two)
        later = " later" if len([event for event in match.events if event.type == "pile_shuffled"]) > 3 else ""
        changed |= {f"hands{later}"} if one.hands != two.hands else set()
        changed |= {f"piles{later}"} if one.piles != two.piles else set()
        changed |= {f"backs{later}"} if one.columns != two.columns else set()
        changed |= {"goals"} if one.goal_pile != two.goal_pile else set()
        changed |= {"moves"} if match.history != other.history else set()
        for cards, others in zip(one.columns, two.columns, strict=True):
            for ally, another in zip(cards, others, strict=True):
                assert ally == another or (ally.face in ("down", "cloaked") and ally.seat != 1)
    assert changed == {"hands", "piles", "backs", "hands later", "piles later", "backs later", "goals", "moves"}


def public_memory(position: Position) -> list[Past]:
    """What everybody may remember: everything except which cards a player kept."""
    return [memory._replace(kept=()) for memory in position.memory]


def kabale_deck(seed: int) -> Any:
    return "all" if seed % 2 else ["king", "queen", "cloak", "storm", "assassin", "witch", "explorer"]


# Planted leaks


@pytest.mark.parametrize("kind", ["CardDrawn", "CardLaid", "CardCloaked", "PileShuffled", "GoalsShuffled"])
def test_an_event_that_tells_the_card_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getattr(kabale_events, kind), "seen", everybody)
    assert leak_in(matches(SMALL, 60), SECRETS) == "events"


def test_a_view_that_shows_a_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = kabale_view.card_of
    monkeypatch.setattr(kabale_view, "card_of", lambda lies, cell, _: honest(lies, cell, bits.seat(cell)))
    assert leak_in(matches(), SECRETS) == "view"


@pytest.mark.parametrize("what", ["era", "is_marked"])
def test_a_memory_that_looks_below_a_back_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat lays a card and slips another under its Cloak; it held one of them before the last shuffle."""
    honest = kabale_view.card_of

    def leaky(lies: Layout, cell: int, seat: Seat) -> Any:
        back = honest(lies, cell, seat)
        is_new = lies.renewed[back.seat][-1] >> bits.card(cell) & 1
        changed = {"era": back.era and is_new, "is_marked": back.is_marked and not is_new}
        return msgspec.structs.replace(back, **{what: changed[what]})

    allies = ["cloak", "king", "queen", "juliet", "witch"]
    match = Match(games["kabale"], seats=2, seed=1155, options={"rounds": 3, "allies": allies})
    for move in ("lay king 1", "lay witch 1", "lay witch 2", "lay queen 2", "lay cloak 1", "lay juliet 2"):
        match.play(move)
    match.play("lay juliet 1")
    match.play("cloak witch")

    def look_often() -> None:
        chooser = random.Random(1)
        for _ in range(20):
            looks_the_same(match, None, SECRETS, chooser)

    look_often()
    monkeypatch.setattr(kabale_view, "card_of", leaky)
    with pytest.raises(Leak, match="by its view"):
        look_often()


@pytest.mark.parametrize("what", ["hands", "piles", "goal_pile"])
def test_a_view_with_more_than_is_open_is_found(what: str) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        hidden = getattr(position_of(match.table), what) if not match.over else ""
        return [msgspec.json.encode(match.view(seat)).decode(), str(hidden)]

    assert leak_in(matches(), SECRETS.with_channel("view", leaky)) == "view"


def test_a_column_explained_before_it_is_turned_up_is_found() -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        position = position_of(match.table)
        columns = [[(ally.seat, ally.card) for ally in column] for column in position.columns]
        return [str(award(goal, cards).steps) for goal, cards in zip(position.goals, columns, strict=True)]

    assert leak_in(matches(), SECRETS.with_channel("explanations", leaky)) == "explanations"

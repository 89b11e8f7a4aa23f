"""The law of secrecy in every game, and every way in which it could be broken."""

import os
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, games
from raenke.core.event import Event, to_dict, to_json
from raenke.kabale import events as kabale_events
from raenke.kabale import view as kabale_view
from raenke.kabale.award import award
from raenke.kabale.position import Memory, Position, position_of
from tests.kabale import disguise as kabale
from tests.laws.interference import NAMES, WORDS, Leak, Seat, Secrets, disguised_match, looks_the_same, outcomes_for
from tests.laws.settings import EVERY_SETTING, SEATS, Setting, any_setting

SECRETS: dict[str, Secrets] = {"kabale": kabale.SECRETS}
SEEDS = st.integers(0, 2**32)
TIMES = int(os.environ.get("RAENKE_FUZZ", "1"))  # RAENKE_FUZZ=100 looks a hundred times as long


def played(setting: Setting, seed: int, moves: int) -> Match:
    """A match after so many moves; with an odd seed all is piled up in one column, which empties the piles."""
    match, chooser = setting.match(seed), random.Random(seed)
    while not match.over and len(match.history) < moves:
        piling = [move for move in match.moves() if seed % 2 and move.endswith(" 1")]
        match.play(chooser.choice(piling or match.moves()))
    return match


def nobody_can_tell(setting: Setting, seed: int, moves: int, secrets: Secrets | None = None) -> None:
    """A spectator and one of the seats."""
    match, chooser = played(setting, seed, moves), random.Random(seed)
    for seat in (None, chooser.randrange(setting.seats)):
        looks_the_same(match, seat, secrets or SECRETS[setting.game], chooser)


def test_every_game_brings_its_secrets() -> None:
    assert set(SECRETS) == set(games)


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_nobody_is_told_of_a_card_they_cannot_see(setting: Setting) -> None:
    for seed in range(TIMES):
        chooser = random.Random(f"{setting}:{seed}")
        nobody_can_tell(setting, chooser.randrange(10**6), chooser.choice([1, 5, 12, 25, 50]))


@settings(max_examples=10 * TIMES)
@given(any_setting(), SEEDS, st.integers(0, 60))
def test_nobody_is_told_at_any_table(setting: Setting, seed: int, moves: int) -> None:
    nobody_can_tell(setting, seed, moves)


# The law can see


def test_outcomes_bring_cards_into_any_order() -> None:
    chooser = random.Random(1)
    for count in (1, 2, 3, 25):
        cards = [*range(count // 2), *range(count - count // 2)]  # some twice
        wanted = chooser.sample(cards, count)
        luck = iter(outcomes_for(cards, wanted))
        for place in range(count - 1, 0, -1):
            outcome = next(luck)
            assert 0 <= outcome <= place
            cards[place], cards[outcome] = cards[outcome], cards[place]
        assert cards == wanted
        assert next(luck, None) is None


def test_k2_4_the_disguise_changes_all_that_is_hidden_and_nothing_else() -> None:
    """Hands, piles, backs and goals to come, before and after piles are made anew; the own cards stay."""
    changed: set[str] = set()
    for seed in range(40):
        match = played(Setting("kabale", 3, {"allies": kabale_deck(seed)}), seed, 10 + seed)
        other = disguised_match(match, 1, random.Random(seed), kabale.SECRETS.disguise)
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


def public_memory(position: Position) -> list[Memory]:
    """What everybody may remember: all but which cards a player kept in hand."""
    return [memory._replace(kept=()) for memory in position.memory]


def kabale_deck(seed: int) -> Any:
    return "all" if seed % 2 else ["king", "queen", "cloak", "storm", "assassin", "witch", "explorer"]


# Planted leaks: what could go wrong in each channel, and the law finds it


def found(secrets: Secrets, setting: Setting | None = None, tries: int = 8) -> str | None:
    """In which channel some of a few matches show a leak, if they do."""
    for seed in range(tries):
        try:
            nobody_can_tell(setting or Setting("kabale", SEATS["kabale"][seed % 3]), seed, 20, secrets)
        except Leak as leak:
            return leak.channel
    return None


def test_without_a_leak_nothing_is_found() -> None:
    assert found(SECRETS["kabale"]) is None


@pytest.mark.parametrize("kind", ["CardDrawn", "CardLaid", "CardCloaked", "PileShuffled", "GoalsShuffled"])
def test_an_event_that_tells_the_card_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getattr(kabale_events, kind), "seen", kabale_events.everybody)
    setting = Setting("kabale", 2, {"allies": ["cloak", "king", "queen", "witch", "storm"]})
    assert found(SECRETS["kabale"], setting, 60) == "events"


def test_a_view_that_shows_a_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = kabale_view.card_of
    monkeypatch.setattr(kabale_view, "card_of", lambda state, cell, _: honest(state, cell, cell >> 5 & 7))
    assert found(SECRETS["kabale"]) == "view"


@pytest.mark.parametrize("what", ["era", "is_marked"])
def test_a_memory_that_looks_below_a_back_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat lays a card and slips another under its Cloak, of which one was held before the last shuffle."""
    honest = kabale_view.card_of

    def leaky(state: dict[str, list[int]], cell: int, seat: Seat) -> Any:
        back = honest(state, cell, seat)
        is_new = state[f"renewed {back.seat}"][-1] >> (cell & 31) & 1
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
            looks_the_same(match, None, SECRETS["kabale"], chooser)

    look_often()
    monkeypatch.setattr(kabale_view, "card_of", leaky)
    with pytest.raises(Leak, match="by its view"):
        look_often()


@pytest.mark.parametrize("what", ["hands", "piles", "goal_pile"])
def test_a_view_with_more_than_is_open_is_found(what: str) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        hidden = getattr(position_of(match.table), what) if not match.over else ""
        return [msgspec.json.encode(match.view(seat)).decode(), str(hidden)]

    assert found(SECRETS["kabale"].with_channel("view", leaky)) == "view"


def test_the_options_of_who_decides_given_to_all_are_found() -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return match.moves()

    assert found(SECRETS["kabale"].with_channel("options", leaky)) == "options"


def test_the_refusal_of_who_decides_given_to_all_is_found() -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [str(match.why_not(match.to_move, f"lay {card} 1")) for card in ("king", "queen", "romeo", "witch")]

    assert found(SECRETS["kabale"].with_channel("refusals", leaky)) == "refusals"


def test_a_column_explained_before_it_is_turned_up_is_found() -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        position = position_of(match.table)
        columns = [[(ally.seat, ally.card) for ally in column] for column in position.columns]
        return [str(award(goal, cards).steps) for goal, cards in zip(position.goals, columns, strict=True)]

    assert found(SECRETS["kabale"].with_channel("explanations", leaky)) == "explanations"


@pytest.mark.parametrize("language", range(len(WORDS)))
def test_a_text_made_of_the_whole_event_is_found(language: int) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [WORDS[language].event(to_dict(event), NAMES, seat) for event in events]

    assert found(SECRETS["kabale"].with_channel("texts", leaky)) == "texts"


def test_a_list_of_another_length_is_found() -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [""] * len("".join(to_json(event) for event in events))

    assert found(SECRETS["kabale"].with_channel("events", leaky)) == "events"

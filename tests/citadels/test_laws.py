"""What holds at every table of Citadels along random play, whatever its seats, cast and options."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke.citadels.cards import DISTRICT_ROWS, DISTRICTS
from raenke.citadels.codes import NOTES_MOST
from raenke.citadels.game import Citadels
from raenke.citadels.layout import state_of
from raenke.citadels.options import options_of
from raenke.citadels.position import Position, position_of, set_up
from raenke.citadels.standing import standing
from raenke.core import Batch, Chance, IllegalMove, Match, playouts
from raenke.core.batch import gated_playouts
from raenke.core.event import Event, to_dict, to_json

CITADELS: Any = Citadels()  # the views that make it a whole game are still to come
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=8, deadline=None)  # each plays a whole game or more
WITCHES = ["witch", "thief", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"]
TAXES = ["assassin", "tax_collector", "magician", "emperor", "bishop", "merchant", "architect", "warlord", "artist"]
BEWITCHED_TAX = ["witch", "tax_collector", "wizard", "king", "bishop", "alchemist", "architect", "warlord"]

OPTIONS: dict[str, list[Any]] = {
    "cast": ["drawn", WITCHES, TAXES, BEWITCHED_TAX],
    "dark_districts": ["none", "all", ["ball_room", "lighthouse"], ["museum", "armory", "bell_tower"]],
    "left_out": [[], ["keep", "graveyard"]],
    "murdered_king": ["stays", "heir"],
    "long_reign": ["off", "on"],
    "face_down": ["crown_looks", "nobody"],
    "warlord_own": ["no", "yes"],
    "rank8_timing": ["any", "end_of_turn"],
    "emperor_payment": ["none", "receiver_chooses", "emperor_chooses"],
    "smithy": ["3_for_2", "2_for_3"],
    "alchemist": ["building", "all"],
    "discard": ["under_deck", "pile"],
    "armory": ["any", "incomplete"],
    "haunted_city": ["always", "not_if_built_in_last_round"],
    "end_at": [8, 7, 3, 1],
    "start_player": ["random", 0, 1],
    "max_rounds": ["none", 1, 4],
}


@dataclass(frozen=True)
class Setting:
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def match(self, seed: int) -> Match:
        return Match(CITADELS, seats=self.seats, seed=seed, options=self.options)

    def __str__(self) -> str:
        parts = (f"{key}={len(value) if isinstance(value, list) else value}" for key, value in self.options.items())
        return "-".join([str(self.seats), *parts])[:80]


def fitting(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The same options where these seats can have them (C5.31)."""
    cast = options.get("cast", "base")
    if seats == 2 and "emperor" in cast:
        cast = ["king" if name == "emperor" else name for name in cast]
    if seats == 8 and (cast == "base" or len(cast) == 8):
        cast = "drawn"
    return {**options, "cast": cast}


def every_setting() -> Iterator[Setting]:
    """All seat counts with the base game, with everything, and with each cast; each value of each option alone."""
    everything = {"cast": "drawn", "dark_districts": "all"}
    for seats in range(2, 9):
        yield Setting(seats, fitting(seats, {}))
        yield Setting(seats, everything)
        for cast in OPTIONS["cast"][1:]:
            yield Setting(seats, fitting(seats, {"cast": cast, "dark_districts": "all"}))
        yield Setting(seats, fitting(seats, {name: values[1] for name, values in OPTIONS.items() if name != "cast"}))
    for at, (name, values) in enumerate(OPTIONS.items()):
        for value in values[1:]:
            seats = 2 + at % 7
            yield Setting(seats, fitting(seats, {**everything, name: value}))


EVERY_SETTING = [pytest.param(setting, id=str(setting)) for setting in every_setting()]


@st.composite
def any_setting(draw: st.DrawFn) -> Setting:
    seats = draw(st.integers(2, 8))
    options = {name: draw(st.sampled_from(values)) for name, values in OPTIONS.items() if draw(st.booleans())}
    return Setting(seats, fitting(seats, options))


def told(events: list[Event]) -> list[dict[str, Any]]:
    return [to_dict(event) for event in events]


# It ends, and every offered move works


def it_ends_and_never_stalls(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    while not match.over:
        moves = match.moves()
        assert moves
        assert len(set(moves)) == len(moves) <= 256
        assert match.to_move in range(setting.seats)
        before = len(match.events)
        events = match.play(chooser.choice(moves))
        assert match.events[before:] == events
        assert len(match.history) < 20_000
    assert (match.to_move, match.moves()) == (-1, [])
    assert match.events[-1].type == "game_ended"
    end = told(match.events)[-1]
    assert end["scores"] == match.scores
    assert end["winners"] == match.winners != []


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_it_ends_and_never_stalls(setting: Setting) -> None:
    it_ends_and_never_stalls(setting, 1)


@FEW
@given(any_setting(), SEEDS)
def test_it_ends_and_never_stalls_at_any_table(setting: Setting, seed: int) -> None:
    it_ends_and_never_stalls(setting, seed)


def every_offered_move_works(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    while not match.over:
        before = position_of(match.table) if len(match.history) % 20 == 0 else None
        for move in match.table.moves():
            text = CITADELS.text(move)
            assert CITADELS.move(text) == move
            other = match.table.copy()
            other.step(move)
            assert other.over or other.moves()
        assert before in (None, position_of(match.table))
        match.play(chooser.choice(match.moves()))


@pytest.mark.parametrize("setting", EVERY_SETTING[:20:3])
def test_every_offered_move_works(setting: Setting) -> None:
    every_offered_move_works(setting, 1)


@FEW
@given(any_setting(), SEEDS)
def test_every_offered_move_works_at_any_table(setting: Setting, seed: int) -> None:
    every_offered_move_works(setting, seed)


@FEW
@given(any_setting(), SEEDS)
def test_every_refused_move_has_its_paragraph_and_changes_nothing(setting: Setting, seed: int) -> None:
    known: set[str] = set()
    for other in range(3):
        match, chooser = setting.match(seed + other), random.Random(seed)
        while not match.over:
            known |= set(match.moves())
            match.play(chooser.choice(match.moves()))
    match, chooser = setting.match(seed), random.Random(seed + 1)
    while not match.over:
        before = (position_of(match.table), list(match.events), match.moves())
        for move in chooser.sample(sorted(known), min(8, len(known))):
            refusal = match.why_not(match.to_move, move)
            assert (refusal is None) == (move in match.moves())
            if refusal is not None:
                assert "(C" in str(refusal)
                assert refusal.reason
                with pytest.raises(IllegalMove, match=r"\(C\d"):
                    match.play(move)
        with pytest.raises(IllegalMove):
            match.play("dance")
        assert (position_of(match.table), list(match.events), match.moves()) == before
        match.play(chooser.choice(match.moves()))


# Nothing is lost or made


def cards_of(position: Position) -> Counter[str]:
    """Where the districts are, wherever that is."""
    cards = Counter([*position.deck, *position.pile, *position.drawn, *(card for card, _ in position.museum)])
    cards.update(card for hand in position.hands for card in hand)
    cards.update(card.removesuffix("*") for city in position.cities for card in city)
    if position.phase in ("place", "recover"):
        cards.update([str(position.card)])
    return cards


def cards_and_gold_are_conserved(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    deck = Counter(DISTRICTS[kind] for kind in options_of(match.options, setting.seats).deck)
    purses = [2] * setting.seats
    while True:
        position = position_of(match.table)
        assert cards_of(position) == deck
        assert list(position.gold) == purses
        if match.over:
            break
        for event in told(match.play(chooser.choice(match.moves()))):
            if event["type"] == "gold_taken":
                purses[event["seat"]] += event["amount"]
            elif event["type"] == "gold_paid":
                purses[event["seat"]] -= event["amount"]
            elif event["type"] == "gold_moved":
                purses[event["seat"]] -= event["amount"]
                purses[event["to"]] += event["amount"]
            elif event["type"] == "gold_laid":
                purses[event["seat"]] -= 1


@pytest.mark.parametrize("setting", EVERY_SETTING[::2])
def test_cards_and_gold_are_conserved(setting: Setting) -> None:
    cards_and_gold_are_conserved(setting, 1)


@FEW
@given(any_setting(), SEEDS)
def test_cards_and_gold_are_conserved_at_any_table(setting: Setting, seed: int) -> None:
    cards_and_gold_are_conserved(setting, seed)


@FEW
@given(any_setting(), SEEDS)
def test_the_count_told_is_the_count_made(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    while True:
        counts = standing(match.table)
        assert [score.points for score in counts] == match.scores
        for points, parts, steps in counts:
            flat = [parts["districts"], parts["colours"], parts["completion"], *parts["violet"].values()]
            assert points == sum(flat)
            single = [step["points"] for step in steps if step["kind"] not in ("districts", "total")]
            assert points == sum(single) == steps[-1]["points"]
            assert all(step["rule"].startswith("C") for step in steps)
        if match.over:
            break
        for _ in range(7):
            if not match.over:
                match.play(chooser.choice(match.moves()))


# A position is the whole table, a copy stands alone, a replay retells


def a_position_is_the_whole_table(setting: Setting, seed: int, every: int) -> None:
    luck, chooser = random.Random(seed), random.Random(seed + 1)
    match = Match(CITADELS, seats=setting.seats, options=setting.options, outcomes=luck.randrange)
    again = match
    while not match.over:
        if len(match.history) % every == 0:
            position = position_of(match.table)
            assert position_of(set_up(position)) == position
            assert position.replace() == position
            same_luck = random.Random()
            same_luck.setstate(luck.getstate())
            again = Match.at(CITADELS, position, outcomes=same_luck.randrange)
            assert again.options == match.options
        move = chooser.choice(match.moves())
        assert (again.moves(), again.to_move, again.scores) == (match.moves(), match.to_move, match.scores)
        assert again.play(move) == match.play(move)
        assert position_of(again.table) == position_of(match.table)
    assert (again.over, again.winners) == (True, match.winners)


@pytest.mark.parametrize("setting", EVERY_SETTING[::4])
def test_a_position_is_the_whole_table(setting: Setting) -> None:
    a_position_is_the_whole_table(setting, 1, 5)


@FEW
@given(any_setting(), SEEDS, st.integers(1, 30))
def test_a_position_is_the_whole_table_at_any_table(setting: Setting, seed: int, every: int) -> None:
    a_position_is_the_whole_table(setting, seed, every)


@FEW
@given(any_setting(), SEEDS, st.integers(0, 200))
def test_copies_are_independent(setting: Setting, seed: int, moves: int) -> None:
    match, twin, chooser = setting.match(seed), setting.match(seed), random.Random(seed)
    while not match.over and moves:
        move = chooser.choice(match.moves())
        match.play(move)
        twin.play(move)
        moves -= 1
    copy = match.table.copy()
    assert state_of(copy) == state_of(match.table)
    while not copy.over:
        copy.step(chooser.choice(copy.moves()))
    assert state_of(match.table) == state_of(twin.table)
    copy = match.table.copy()
    while not twin.over:
        number = chooser.choice(twin.table.moves())
        copy.step(number)
        assert match.play(CITADELS.text(number)) == twin.play(CITADELS.text(number)) == CITADELS.events(copy)
    assert state_of(match.table) == state_of(twin.table) == state_of(copy)


@FEW
@given(any_setting(), SEEDS)
def test_a_replay_retells_the_same_events_byte_for_byte(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    while not match.over:
        match.play(chooser.choice(match.moves()))
    again = setting.match(seed)
    for move in match.history:
        again.play(move)
    assert [to_json(event) for event in again.events] == [to_json(event) for event in match.events]


# Nobody is told what is secret


def secrets(event: dict[str, Any]) -> set[str]:
    """The cards and characters an event names."""
    names: set[str] = set()
    for value in event.values():
        names |= set(str(value).replace("'", " ").replace(",", " ").replace("[", " ").replace("]", " ").split())
    return names & {*DISTRICTS}


@FEW
@given(any_setting(), SEEDS)
def test_spectators_hear_of_no_hidden_card(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    while not match.over:
        match.play(chooser.choice(match.moves()))
    open_types = {
        *("district_built", "district_destroyed", "district_recovered", "recovery_declined", "districts_swapped"),
        *("card_put_away", "gold_laid", "game_started", "game_ended"),
    }
    private = ("character_taken", "character_put_away", "character_laid_down", "character_removed", "deck_shuffled")
    for event in match.events:
        for seat in (None, *range(setting.seats)):
            seen = event.seen(seat)
            assert seen is not None
            assert seen == event or type(seen) is not type(event)
            assert seen.seen(seat) == seen
        unseen = event.seen(None)
        assert unseen is not None
        if unseen.type not in open_types:
            assert unseen.type not in private
            assert not secrets({k: v for k, v in to_dict(unseen).items() if k not in ("type", "why", "how")})
        if unseen.type == "card_put_away":
            assert to_dict(unseen)["why"] in ("destroyed", "armory")


# At C speed it is the same game


@pytest.mark.parametrize("setting", EVERY_SETTING[::3])
def test_the_gate_lets_through_what_is_played(setting: Setting) -> None:
    assert playouts(CITADELS, setting.seats, 4, 7, setting.options) == gated_playouts(
        CITADELS, setting.seats, 4, 7, setting.options
    )


# Computed once, uncompiled: compiled, the same games must come out.
DIGESTS = {
    2: (3763, 5186463106165771615),
    3: (5024, 1818648674284756507),
    4: (6603, 11541843959929737528),
    5: (6871, 3031327569890496807),
    6: (8179, 6778845814491960991),
    7: (9547, 8046574802489635277),
    8: (10660, 12320743329175237476),
}


@pytest.mark.parametrize("seats", range(2, 9))
def test_compiled_and_uncompiled_play_the_same_games(seats: int) -> None:
    options = {"cast": "drawn", "dark_districts": "all"}
    assert playouts(CITADELS, seats, 20, 1, options) == DIGESTS[seats]


def test_a_batch_steps_many_tables() -> None:
    from array import array

    batch = Batch(CITADELS, 4, 8, 1, 2, {"max_rounds": 3})
    chooser = random.Random(1)
    for _ in range(400):
        batch.step(array("i", [chooser.randrange(1000) for _ in range(8)]))
    batch.close()
    assert batch.games > 0


def test_the_notes_fit() -> None:
    """The fullest step: a Magician who put all 80 cards onto the pile draws them again (NOTES_MOST)."""
    everything = [row.id for row in DISTRICT_ROWS for _ in range(row.copies)]
    dark = [row.id for row in DISTRICT_ROWS if row.is_dark]
    position = Position(
        seats=2, acting=(0, "magician"), phase="discard", discarded=80, used="ability", pile=everything,
        options={"discard": "pile", "dark_districts": dark},
    )  # fmt: skip
    match = Match.at(CITADELS, position, seed=1)
    match.play("done")
    assert len(match.table.notes_of_step()) == NOTES_MOST
    assert sorted(position_of(match.table).hands[0]) == sorted(everything)


def test_the_box_has_80_cards() -> None:
    assert sum(row.copies for row in DISTRICT_ROWS) == 80
    assert len(options_of({}, 4).deck) == 65
    assert len(options_of({"dark_districts": "all"}, 4).deck) == 79


def test_a_short_position_is_enough() -> None:
    position = Position(
        seats=4, acting=(0, "warlord"), gold=[5, 2, 2, 2], cities=["tavern market", "keep", "temple*", ""], deck="manor"
    )
    assert Match.at(CITADELS, position).moves() == ["gold", "draw", "destroy 3 temple*"]
    table = set_up(position, Chance.fast(1))
    assert position_of(table) == position

"""A match from a moment, in every game: what everybody knew stays, all else is dealt anew, and nobody knows more."""

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match
from raenke.core import Chance
from raenke.core.errors import OptionError
from raenke.core.record import parse_record, record_of, record_text, replay
from tests.laws.settings import EVERY_SETTING, TIMES, Setting, any_setting, play_on
from tests.laws.test_imagine import moments, who_looks

SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=8 * TIMES)


def known(match: Match, seat: int | None) -> Any:
    """A view to compare; nobody says in which order goals were won."""
    plain = msgspec.to_builtins(match.view(seat))
    plain.get("awards", []).sort(key=str)
    return plain


def redealt(match: Match, seed: int) -> Match:
    return match.redealt(seed, Chance.fast(seed))


def everybody_knows_the_same(setting: Setting, seed: int) -> None:
    for match in moments(setting, seed):
        if match.over:
            break
        other = redealt(match, seed)
        assert known(other, None) == known(match, None)
        assert other.options == match.options
        assert (other.to_move, other.over, other.scores) == (match.to_move, False, match.scores)
        assert other.moves()


@pytest.mark.many
@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_what_everybody_knew_stays(setting: Setting) -> None:
    for seed in range(TIMES):
        everybody_knows_the_same(setting, seed + setting.seats)


@FEW
@given(any_setting(), SEEDS)
def test_what_everybody_knew_stays_at_any_table(setting: Setting, seed: int) -> None:
    everybody_knows_the_same(setting, seed)


def nobody_knows_more(setting: Setting, seed: int) -> int:
    """The same view at a table with other hidden cards and the same past for all: at how many moments it was tried."""
    chooser, tried = random.Random(seed), 0
    for match in [setting.match(seed), *moments(setting, seed)]:
        if match.over:
            break
        one = redealt(match, seed)
        for seat in range(one.seats):
            found = setting.tables.other_hidden(one, seat, chooser)
            if found is not None:
                twin = Match.at(one.game, found, seed, recalled=one.recalled)
                assert setting.written(twin.table) != setting.written(one.table) or found == one.position
                assert known(twin, seat) == known(one, seat)
                tried += 1
    return tried


@pytest.mark.many
@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_nobody_knows_a_hidden_card_at_the_new_table(setting: Setting) -> None:
    tried = sum(nobody_knows_more(setting, seed + setting.seats) for seed in range(TIMES))
    assert tried or "allies" in setting.options  # with few of them nothing is left in the piles


def test_what_was_held_back_is_another_card_too() -> None:
    """In Kabale: it is in hand, or lies where it was laid since the shuffle, or everybody has seen it."""
    seen = 0
    for seed in range(20 * TIMES):
        for match in moments(Setting("kabale", 3), seed):
            if match.over:
                break
            real, found = position(match), redealt(match, seed).position
            for seat, (before, memory) in enumerate(zip(real.memory, found.memory, strict=True)):
                own = [ally for column in found.columns for ally in column if ally.seat == seat]
                laid = {
                    ally.card for ally in own if ally.era == len(memory.renewed) - 1 or ally.face in ("up", "relaid")
                }
                assert {*memory.kept} <= {*found.hands[seat], *laid, *found.discards[seat]}
                assert not {*memory.kept} & {*memory.renewed[-1]}
                assert len(memory.kept) == len(before.kept)
                seen += memory.kept != before.kept
    assert seen


def what_is_known_is_true(setting: Setting, seed: int) -> None:
    """Played on, the real table is always one that fits what each seat knows."""
    chooser = random.Random(seed)
    match = redealt(setting.played(seed, chooser.randrange(80)), seed) if setting.played(seed, 80).history else None
    for _ in range(6):
        if match is None or match.over:
            break
        for seat in who_looks(match, chooser):
            setting.tables.check_true(position(match), msgspec.to_builtins(match.view(seat)))
        play_on(match, chooser, chooser.randrange(1, 20))


def position(match: Match) -> Any:
    return Setting(match.game.name, match.seats).tables.position_of(match.table)


@pytest.mark.many
@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_what_is_known_at_the_new_table_is_true(setting: Setting) -> None:
    for seed in range(3 * TIMES):
        what_is_known_is_true(setting, seed + setting.seats)


@FEW
@given(any_setting(), SEEDS)
def test_what_is_known_at_any_new_table_is_true(setting: Setting, seed: int) -> None:
    what_is_known_is_true(setting, seed)


def test_everybodys_cards_are_others() -> None:
    for game in ("kabale", "citadels"):
        match = Setting(game, 4).played(3, 20)
        others = [position(redealt(match, seed)) for seed in range(20)]
        for seat, hand in enumerate(position(match).hands):
            assert hand
            dealt = {tuple(sorted(other.hands[seat])) for other in others}
            assert len(dealt) > 10


def a_record_is_played_again(setting: Setting, seed: int) -> None:
    chooser = random.Random(seed)
    first = setting.played(seed, chooser.randrange(60))
    if first.over:
        return
    match = redealt(first, seed)
    play_on(match, chooser, chooser.choice([0, 7, 10**9]))
    text = record_text(record_of(match, "0.1.0"))
    record = parse_record(text.encode())
    again = replay(record)
    assert record_text(record) == text
    assert (again.events, again.history, again.options) == (match.events, match.history, match.options)
    assert setting.written(again.table) == setting.written(match.table)
    assert json.loads(text)["position"] == setting_down(match)


def setting_down(match: Match) -> Any:
    return match.game.written(match.position)


@pytest.mark.parametrize("setting", EVERY_SETTING[::2])
def test_a_record_with_a_position_is_read_and_played_again(setting: Setting) -> None:
    for seed in range(TIMES):
        a_record_is_played_again(setting, seed + setting.seats)


@FEW
@given(any_setting(), SEEDS)
def test_a_record_with_a_position_is_played_again_at_any_table(setting: Setting, seed: int) -> None:
    a_record_is_played_again(setting, seed)


def test_again_and_from_a_moment_of_that_match() -> None:
    for game in ("kabale", "citadels"):
        match = redealt(Setting(game, 3).played(5, 12), 5)
        play_on(match, random.Random(5), 9)
        again = match.again()
        for move in match.history:
            again.play(move)
        assert [again.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]
        further = redealt(match, 6)
        assert known(further, None) == known(match, None)


# Positions from outside


def parts_of(whole: Any) -> list[tuple[Any, Any]]:
    """Every place in nested lists and objects: what it is in, and its key there."""
    items = whole.items() if isinstance(whole, dict) else enumerate(whole) if isinstance(whole, list) else ()
    return [part for key, value in items for part in [(whole, key), *parts_of(value)]]


def forged(plain: Any, chooser: random.Random) -> Any:
    """The same with something changed, moved, doubled or taken away."""
    plain = json.loads(json.dumps(plain))
    for _ in range(chooser.choice([1, 1, 2, 3])):
        parts = parts_of(plain)
        (inside, key), (other, other_key) = chooser.choice(parts), chooser.choice(parts)
        match chooser.randrange(4), inside[key]:
            case 0, int():
                inside[key] = chooser.choice([0, 1, 3, 7, 8, 28, 255, inside[key] + 1, inside[key] - 1, 10**6, 10**30])
            case 1, _ if isinstance(inside, list) and isinstance(other, list):
                other.append(json.loads(json.dumps(inside[key])))
            case 2, _ if isinstance(inside, list):
                del inside[key]
            case _:
                mine, theirs = json.dumps(inside[key]), json.dumps(other[other_key])
                inside[key], other[other_key] = json.loads(theirs), json.loads(mine)
    return plain


@pytest.mark.parametrize("setting", EVERY_SETTING[::4])
def test_whatever_position_is_taken_can_be_played(setting: Setting) -> None:
    """What is not refused in words does no harm: compiled tables check nothing."""
    for seed in range(4 * TIMES):
        chooser = random.Random(f"{setting}:{seed}")
        first = setting.played(seed, chooser.randrange(100))
        if first.over:
            continue
        match = redealt(first, seed)
        written = match.game.written(match.position)
        for _ in range(40):
            try:
                found = match.game.position(match.seats, match.options, forged(written, chooser))
            except OptionError:
                continue
            other = Match.at(match.game, found, seed)
            for _ in range(60):
                if other.over or not other.moves():
                    break
                other.play(chooser.choice(other.moves()))
            other.view(None)

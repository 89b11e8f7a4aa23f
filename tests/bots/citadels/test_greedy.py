"""The greedy bot of Citadels: legal in every setting, uses only its view, gives true reasons, and is strong."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import raenke.bots.citadels
from raenke import Match, games
from raenke.bots import bot_named
from raenke.bots.citadels import policy_weights, values
from raenke.bots.citadels.city import KIND, City
from raenke.bots.citadels.greedy import JUDGES, Greedy
from raenke.bots.citadels.policy import likings
from raenke.citadels.options import VALUES
from raenke.citadels.verbs import VERBS
from raenke.core.chance import Chance
from tests.bots.citadels.truths import REASON, TRUE, is_true
from tests.citadels.random_play import STYLES, pick, random_options
from tests.citadels.table_talk import at

CITADELS = games["citadels"]


def halfway(seed: int, seats: int, options: dict[str, Any]) -> Any:
    """The decisions of a game in which half of the moves are random, to reach unusual positions."""
    rng = random.Random(seed)
    match = Match(CITADELS, seats, seed, options)
    bots = [Greedy(seed + seat) for seat in range(seats)]
    while not match.over:
        moves = match.moves()
        seat = match.to_move
        yield match, seat, bots[seat], moves
        is_odd = rng.random() < 0.5
        match.play(pick(rng, rng.choice(list(STYLES)), moves) if is_odd else bots[seat].choose(match.view(seat), moves))


def test_there_is_a_judge_for_every_move() -> None:
    verbs = {word.split()[0] for word in VERBS}
    assert set(JUDGES) | {"take"} == verbs


def test_it_plays_on_with_cards_that_nobody_has_taught_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for weights in (values.NAMED, values.LIKED, policy_weights.LIKED, policy_weights.EARNED):
        monkeypatch.delitem(weights, "architect")
    monkeypatch.delitem(JUDGES, "cards")
    told = False
    for match, seat, bot, moves in halfway(1, 4, {"end_at": 4}):
        view = match.view(seat)
        assert bot.choose(view, moves) in moves
        assert all(len(manner) == 4 for manner in likings(view))
        told |= "cards" in moves
    assert told


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("seed", range(3))
def test_it_plays_legally_in_any_setting_and_tells_no_lies(seats: int, seed: int) -> None:
    options = random_options(random.Random(seats * 100 + seed), seats)
    options["max_rounds"] = min(options["max_rounds"], 8)
    for match, seat, bot, moves in halfway(seed, seats, options):
        view = match.view(seat)
        advices = bot.advise(view, moves)
        assert sorted(advice.option for advice in advices) == sorted(moves)
        assert advices[0].option == bot.choose(view, moves)
        assert [advice.value for advice in advices] == sorted((advice.value for advice in advices), reverse=True)
        for advice in advices:
            assert is_true(advice.reason, view, advice.option, moves), (advice, view)


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option, values in VALUES.items() for value in values[1:]], ids=str
)
def test_it_plays_with_every_reading_and_tells_no_lies(option: str, value: str, seats: int) -> None:
    options = {"cast": "drawn", "dark_districts": "all", "max_rounds": 4, option: value}
    for match, seat, bot, moves in halfway(seats, seats, options):
        view = match.view(seat)
        for advice in bot.advise(view, moves):
            assert is_true(advice.reason, view, advice.option, moves), (advice, view)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_it_ends_its_games_by_itself(seats: int) -> None:
    options = {"cast": "drawn", "dark_districts": "all"}
    match = Match(CITADELS, seats, 5, options)
    bots = [bot_named("greedy", CITADELS, seat) for seat in range(seats)]
    while not match.over and len(match.history) < 5000:
        match.play(bots[match.to_move].choose(match.view(match.to_move), match.moves()))
    assert match.over
    assert max(match.scores) > 20


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_equal_views_and_seeds_give_equal_moves(seats: int) -> None:
    """Tables that differ only in what the seat cannot see."""
    options = {"cast": "drawn", "dark_districts": "all", "max_rounds": 4}
    for match, seat, bot, moves in halfway(seats, seats, options):
        if len(match.history) % 5:
            continue
        view = match.view(seat)
        imagined = CITADELS.imagining(view).drawn(Chance.fast(len(match.history)))
        same = CITADELS.view(imagined, seat, match.memories[seat])
        texts = [CITADELS.text(move) for move in imagined.moves()]
        assert same == view
        assert Greedy(bot.seed).advise(same, texts) == bot.advise(view, moves)


def test_what_it_did_before_changes_nothing() -> None:
    for match, seat, bot, moves in halfway(1, 3, {"max_rounds": 3}):
        assert Greedy(bot.seed).choose(match.view(seat), moves) == bot.choose(match.view(seat), moves)


def test_it_bears_a_view_that_does_not_name_the_picked_card() -> None:
    match = at("wizard", hands=["", "manor"], gold=[4], used="basic")
    match.play("peek 2")
    match.play("pick manor")
    view = msgspec.structs.replace(match.view(0), card=None)
    assert Greedy(1).choose(view, match.moves()) == "hand"


def test_a_city_loses_what_it_would_count_less() -> None:
    """C1.4, C1.20: a colour that a Haunted City brings anyway is no loss; a violet district is a wish of the Well."""
    five = [KIND[name] * 2 for name in ("manor", "temple", "tavern", "prison", "haunted_city", "keep")]
    assert City(five, is_fixed=False).loss("manor", 0) == 3
    assert City(five, is_fixed=True).loss("manor", 0) == 3 + 3
    wishes = [KIND[name] * 2 for name in ("haunted_city", "keep", "wishing_well")]
    assert City(wishes, is_fixed=False).loss("keep", 0) == 3 + 1
    assert City(wishes, is_fixed=False).loss("haunted_city", 0) == 2 + 1 + 3 / 4


def test_its_seed_is_its_whim() -> None:
    """A bot that always took the same character would be named."""
    match = Match(CITADELS, 4, 1)
    match.play("take assassin")
    view, moves = match.view(match.to_move), match.moves()
    assert len({Greedy(seed).choose(view, moves) for seed in range(30)}) > 1


def test_it_beats_random_play_clearly() -> None:
    """Of 40 games against three random players it wins by far the most; chance alone would give 10."""
    won = 0.0
    for number in range(40):
        match = Match(CITADELS, 4, number // 4, {"dark_districts": "all" if number % 8 < 4 else "none"})
        seat, bot, others = number % 4, Greedy(number), random.Random(number)
        while not match.over:
            moves = match.moves()
            is_own = match.to_move == seat
            match.play(bot.choose(match.view(seat), moves) if is_own else others.choice(moves))
        won += (seat in match.winners) / len(match.winners)
    assert won >= 32


def test_every_reason_has_its_truth() -> None:
    rooms = Path(raenke.bots.citadels.__file__).parent.glob("*.py")
    said = {reason for room in rooms for reason in re.findall(rf'"{REASON}([a-z-]+)"', room.read_text())}
    assert said == set(TRUE)

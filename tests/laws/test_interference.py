"""The law of secrecy in every game, and ways in which any game could break it."""

import random
from collections.abc import Iterator, Sequence

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, games
from raenke.core.event import Event, to_dict, to_json
from tests.laws.interference import NAMES, WORDS, Seat, leak_in, nobody_can_tell, outcomes_for, seen_by
from tests.laws.secrets import SECRETS
from tests.laws.settings import EVERY_SETTING, TABLES, TIMES, Setting, any_setting

SEEDS = st.integers(0, 2**32)


def test_every_game_brings_its_secrets() -> None:
    assert set(SECRETS) == set(games)


@pytest.mark.many
@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_nobody_is_told_of_a_card_they_cannot_see(setting: Setting) -> None:
    for seed in range(TIMES):
        chooser = random.Random(f"{setting}:{seed}")
        match = setting.played(chooser.randrange(10**6), chooser.choice([1, 5, 12, 25, 50, 120]))
        nobody_can_tell(match, SECRETS[setting.game], chooser)


@settings(max_examples=16 * TIMES)
@given(any_setting(), SEEDS, st.integers(0, 150))
def test_nobody_is_told_at_any_table(setting: Setting, seed: int, moves: int) -> None:
    nobody_can_tell(setting.played(seed, moves), SECRETS[setting.game], random.Random(seed))


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


# Planted leaks that any game could have


def some_matches(game: str) -> Iterator[Match]:
    tables = TABLES[game]
    for seed in range(6):
        seats = tables.seats[seed % min(4, len(tables.seats))]
        yield Setting(game, seats, tables.fitting(seats, tables.lively)).played(seed, 14 + seed)


EVERY_GAME = pytest.mark.parametrize("game", games)


@EVERY_GAME
def test_without_a_leak_nothing_is_found(game: str) -> None:
    assert leak_in(some_matches(game), SECRETS[game]) is None


@EVERY_GAME
def test_events_told_whole_are_found(game: str) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [to_json(event) for event in events]

    assert leak_in(some_matches(game), SECRETS[game].with_channel("events", leaky)) == "events"


@EVERY_GAME
def test_a_list_of_another_length_is_found(game: str) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [""] * len("".join(to_json(event) for event in events))

    assert leak_in(some_matches(game), SECRETS[game].with_channel("events", leaky)) == "events"


@EVERY_GAME
def test_the_view_of_another_seat_is_found(game: str) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [msgspec.json.encode(match.view((seat or 0) + 1 if seat != match.seats - 1 else 0)).decode()]

    assert leak_in(some_matches(game), SECRETS[game].with_channel("view", leaky)) == "view"


@EVERY_GAME
def test_the_options_of_who_decides_given_to_all_are_found(game: str) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return match.moves()

    assert leak_in(some_matches(game), SECRETS[game].with_channel("options", leaky)) == "options"


@EVERY_GAME
def test_the_refusal_of_who_decides_given_to_all_is_found(game: str) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [str(match.why_not(None if match.over else match.to_move, text)) for text in TABLES[game].tried]

    assert leak_in(some_matches(game), SECRETS[game].with_channel("refusals", leaky)) == "refusals"


@EVERY_GAME
@pytest.mark.parametrize("language", range(4))
def test_a_text_made_of_the_whole_event_is_found(game: str, language: int) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [WORDS[game][language].event(to_dict(event), NAMES, seat) for event in events]

    secrets = SECRETS[game].with_channel("texts", leaky)
    assert leak_in(some_matches(game), secrets) == "texts"


@EVERY_GAME
def test_what_is_told_too_early_is_found(game: str) -> None:
    """A spectator is told the events that the seat to decide is told."""

    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [to_json(event) for event in seen_by(match.to_move if match.to_move >= 0 else None, events)]

    assert leak_in(some_matches(game), SECRETS[game].with_channel("events", leaky)) == "events"

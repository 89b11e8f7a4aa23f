"""Secrecy: to a seat, the same game with other hidden cards looks the same, byte for byte.

A game brings its `Secrets`. Its disguise turns a match into another one that differs only in what a seat has not seen;
its channels are all ways in which a seat is given anything. The law plays both matches and compares every channel.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import msgspec

from raenke import Match, games
from raenke.core import IllegalMove
from raenke.core.event import Event, to_dict, to_json
from raenke.words import Words, languages

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gesa", "Hugo"]
WORDS = {game: [Words(language, game) for language in languages()] for game in games}

Seat = int | None


@dataclass(frozen=True)
class Disguised:
    """Another match that a seat cannot tell from the first: its random numbers and moves."""

    outcomes: list[int]
    moves: list[str]


Disguise = Callable[[Match, Seat, random.Random], Disguised]


class Channel(Protocol):
    """What a seat (None: a spectator) is given one way after a step, with what happened in it."""

    def __call__(self, match: Match, seat: Seat, events: Sequence[Event]) -> list[str]: ...


@dataclass(frozen=True)
class Secrets:
    """What a game brings to the law. Events are always compared; where views are slow, the other channels only in the
    last moves, where the disguise hides the most."""

    disguise: Disguise
    channels: Mapping[str, Channel]
    full_looks: int = 10**6

    def with_channel(self, name: str, channel: Channel) -> "Secrets":
        return replace(self, channels={**self.channels, name: channel})

    def only(self, name: str) -> "Secrets":
        return replace(self, channels={name: self.channels[name]})


class Leak(AssertionError):
    """Something a seat was given depends on what it has not seen."""

    def __init__(self, channel: str, seat: Seat, moves: int, one: str, other: str) -> None:
        super().__init__(f"seat {seat} can tell by its {channel} after {moves} moves: {one} or {other}")
        self.channel = channel


def looks_the_same(match: Match, seat: Seat, secrets: Secrets, chooser: random.Random) -> int:
    """Raises `Leak` if the seat can tell a match from a disguised one; returns how many moves differed."""
    disguised = secrets.disguise(match, seat, chooser)
    luck = iter(disguised.outcomes)
    first = Match(match.game, match.seats, seed=match.seed, options=match.options)
    other = begun(match, luck)
    compare(secrets, seat, (first, first.events), (other, other.events), len(match.history))
    for move, other_move in zip(match.history, disguised.moves, strict=True):
        to_come = len(match.history) - len(first.history) - 1
        compare(secrets, seat, (first, first.play(move)), (other, other.play(other_move)), to_come)
    assert next(luck, None) is None, "luck is left over: the disguise is no match"
    return sum(move != other_move for move, other_move in zip(match.history, disguised.moves, strict=True))


def begun(match: Match, luck: Iterator[int]) -> Match:
    """A match at the same table with these random numbers."""
    return Match(match.game, match.seats, options=match.options, outcomes=lambda _: next(luck))


def disguised_match(match: Match, seat: Seat, chooser: random.Random, disguise: Disguise) -> Match:
    """The disguised match, up to the same move."""
    disguised = disguise(match, seat, chooser)
    other = begun(match, iter(disguised.outcomes))
    for move in disguised.moves:
        other.play(move)
    return other


def nobody_can_tell(match: Match, secrets: Secrets, chooser: random.Random) -> None:
    """A spectator and one of the seats."""
    for seat in (None, chooser.randrange(match.seats)):
        looks_the_same(match, seat, secrets, chooser)


def leak_in(matches: Iterable[Match], secrets: Secrets) -> str | None:
    """The channel in which one of these matches leaks, if any."""
    for seed, match in enumerate(matches):
        try:
            nobody_can_tell(match, secrets, random.Random(seed))
        except Leak as leak:
            return leak.channel
    return None


def compare(
    secrets: Secrets,
    seat: Seat,
    one: tuple[Match, Sequence[Event]],
    other: tuple[Match, Sequence[Event]],
    to_come: int,
) -> None:
    for name, channel in secrets.channels.items():
        if to_come >= secrets.full_looks and name != "events":
            continue
        given, given_other = channel(one[0], seat, one[1]), channel(other[0], seat, other[1])
        if given != given_other:
            pairs = zip(given, given_other, strict=False)
            told = next((pair for pair in pairs if pair[0] != pair[1]), (str(len(given)), str(len(given_other))))
            raise Leak(name, seat, len(one[0].history), *told)


# Channels that every game has


def seen_by(seat: Seat, events: Sequence[Event]) -> list[Event]:
    return [seen for seen in (event.seen(seat) for event in events) if seen is not None]


def events_told(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
    return [to_json(event) for event in seen_by(seat, events)]


def view_given(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
    return [msgspec.json.encode(match.view(seat)).decode()]


def events_in_words(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
    """Every event as a sentence, in another language at each step."""
    words = words_for(match)
    return [words.event(to_dict(event), NAMES, seat) for event in seen_by(seat, events)]


def options_offered(offered: Callable[[Any], list[str]]) -> Channel:
    """To the seat that decides, what the table offers, in words too; to everybody, what follows from the view."""

    def given(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        moves = match.moves() if match.to_move == seat else []
        in_words = [words_for(match).move(move, NAMES, seat) for move in moves]
        return [*moves, *in_words, *offered(match.view(seat))]

    return given


def refusals_given(tried_at: Callable[[Match], list[str]]) -> Channel:
    """Why moves are refused that somebody may try."""

    def given(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        view, told = match.view(seat), []
        for text in tried_at(match):
            refusal = match.game.why_not(view, text)
            if refusal is None:
                told.append("offered")
                continue
            words = words_for(match).refusal(refusal.reason, refusal.arguments, NAMES)
            told += [str(refusal), refusal.reason, repr(refusal.arguments), words]
            if match.to_move == seat:
                told.append(refused_by_the_table(match, text))
        return told

    return given


def channels(offered: Callable[[Any], list[str]], tried_at: Callable[[Match], list[str]]) -> dict[str, Channel]:
    """What every seat is given at a table of ours."""
    return {
        "events": events_told,
        "view": view_given,
        "options": options_offered(offered),
        "refusals": refusals_given(tried_at),
        "texts": events_in_words,
    }


def words_for(match: Match) -> Words:
    """A language per step: all of them at every step would take too long."""
    words = WORDS[match.game.name]
    return words[len(match.history) % len(words)]


def refused_by_the_table(match: Match, text: str) -> str:
    try:
        match.play(text)
    except IllegalMove as refused:
        return str(refused)
    raise AssertionError(f"{text} was refused and is played")


# Random numbers for a wanted order


def outcomes_for(cards: Sequence[Any], wanted: Sequence[Any]) -> list[int]:
    """The outcomes by which a shuffle, the last place first, brings these cards into this order."""
    cards, outcomes = list(cards), []
    for place in range(len(cards) - 1, 0, -1):
        outcome = cards.index(wanted[place], 0, place + 1)
        cards[place], cards[outcome] = cards[outcome], cards[place]
        outcomes.append(outcome)
    assert cards == list(wanted)
    return outcomes

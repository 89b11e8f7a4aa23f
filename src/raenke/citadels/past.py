"""What everybody remembers of the hidden cards at a moment, written down and taken up again."""

from collections import Counter

import msgspec

from raenke.citadels.stories import Story

WHOLE = 1 << 30  # weights are written as shares of it: numbers that every program reads alike


class Tale(msgspec.Struct, frozen=True):
    """A story as views tell it: of each hidden card its lot and its place, and the mixes by number."""

    weight: int
    lots: list[list[str]]
    lying: list[tuple[int, str]]
    mixes: list[list[int]]


class Past(msgspec.Struct, frozen=True):
    """A spectator's memory: the packets of the deck from the top, the stories and whether these are all, the cards seen
    to go where they lie alone, who is not the murdered character, and where the last cards put away came from."""

    deck: list[int]
    tales: list[Tale]
    is_whole: bool
    laid: dict[str, str]
    silent: int | None
    run: str | None


def told(story: Story, names: dict[int, str]) -> Tale:
    places = {token: names[place] for place, bag in story.bags.items() for token in bag}
    tokens = sorted(places)
    numbers = {token: number for number, token in enumerate(tokens)}
    lots = sorted({story.lot[token] for token in tokens})
    return Tale(
        max(1, round(story.weight * WHOLE)),
        [sorted(story.lots[lot].elements()) for lot in lots],
        [(lots.index(story.lot[token]), places[token]) for token in tokens],
        [sorted(numbers[token] for token in mixed) for mixed in story.mixes],
    )


def taken_up(tale: Tale, names: dict[int, str]) -> Story:
    places = {name: place for place, name in names.items()}
    story = Story()
    story.weight = tale.weight / WHOLE
    story.lots = {lot: Counter(cards) for lot, cards in enumerate(tale.lots)}
    for token, (lot, place) in enumerate(tale.lying):
        story.lot[token] = lot
        story.bags.setdefault(places[place], []).append(token)
    story.mixes = [set(mixed) for mixed in tale.mixes]
    story.next_lot, story.next_token = len(tale.lots), len(tale.lying)
    return story

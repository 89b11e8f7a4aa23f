"""What seats remember and imagine, held against believers and retraced histories, in any number of games.

python -m tests.citadels.remembering 1000 1
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

from raenke.citadels.cards import DISTRICTS
from raenke.citadels.game import Citadels
from raenke.citadels.imagine import Imagining
from raenke.citadels.position import position_of
from raenke.core.chance import Chance
from raenke.core.match import Match
from tests.citadels.believer import Believer, TooMany, World, told_worlds, without, world_of
from tests.citadels.random_play import STYLES, pick, random_options
from tests.citadels.retracing import History, Undecided
from tests.citadels.tiny import tiny_pick, tiny_position

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from raenke.citadels.position import Position
    from raenke.citadels.view import CitadelsView

CITADELS = Citadels()


# Tiny games, where all worlds can be kept


def loosened(worlds: set[World]) -> set[World]:
    """Without the order of the deck."""
    return {world._replace(deck=tuple(sorted(world.deck))) for world in worlds}


def check_view(view: CitadelsView, believer: Believer, where: str, draws: int = 4) -> Counter[str]:
    """A view tells of all worlds and of no other, is certain of what is so in all of them, and imagines only these."""
    told, able = told_worlds(view), believer.worlds
    is_searching = view.decision == "choose" and view.to_move == view.seat
    if is_searching:  # C5.66: it is shuffled next, so places are forgotten already
        told, able = loosened(told), loosened(able)
    assert told <= able, f"{where}: what cannot be is told, {next(iter(told - able))}"
    assert told >= able, f"{where}: something is left out, {next(iter(able - told))}"
    imagining, chance = Imagining(view), Chance.fast(draws)
    for _ in range(draws):
        drawn = {world_of(position_of(imagining.drawn(chance)))}
        assert (loosened(drawn) if is_searching else drawn) <= able, f"{where}: what cannot be is imagined, {drawn}"
    met = Counter({"checked": 1, "several stories": int(len(view.stories) > 1), "worlds": len(able)})
    if is_searching:
        return met
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            certain = Counter(believer.certain(seat))
            assert Counter(player.known) <= certain, f"{where}: {player.known} is not certain in hand {seat}"
            met["known"] += len(player.known)
            met["not said to be known"] += (certain - Counter(player.known)).total()
    assert set(view.deck_known) <= set(believer.deck_known()), f"{where}: {view.deck_known} is not certain"
    met["places known"] += len(view.deck_known)
    met["places not said to be known"] += len(set(believer.deck_known()) - set(view.deck_known))
    for stored, card in zip(view.museum, believer.museum_known(), strict=True):
        assert stored.card in (None, card), f"{where}: {stored.card} is not certain"
        met["stored cards known"] += stored.card is not None
        met["stored cards not said to be known"] += stored.card != card
    return met


def believe(
    position: Position, seat: int | None, rng: random.Random, steps: int, most: int, where: str
) -> Counter[str]:
    """Play on at random, checked whenever cards have moved; given up if there are too many worlds."""
    match = Match.at(CITADELS, position, seed=rng.getrandbits(32))
    met: Counter[str] = Counter()
    try:
        believer = Believer(seat, position, most)
        for _ in range(steps):
            if match.over:
                break
            events = match.play(tiny_pick(rng, match.moves()))
            believer.hear(events)
            moved = [event.seen(seat) for event in events]
            kinds = [event.type for event in moved if event is not None and believer.listens_to(event.type)]
            met.update(kinds)
            if kinds:
                assert world_of(position_of(match.table)) in believer.worlds
                met += check_view(match.view(seat), believer, f"{where} after {match.history}")
    except TooMany:
        met["given up"] += 1
    return met


def believe_tiny(seed: int | str, steps: int = 40, most: int = 1500, cards: int = 8) -> Counter[str]:
    rng = random.Random(f"tiny:{seed}")
    position = tiny_position(rng, cards)
    seat = rng.choice([None, *range(position.seats)])
    return believe(position, seat, rng, steps, most, f"seed {seed}, seat {seat}")


# Games of full size, where a history is retraced


def history_of(match: Match, seat: int | None) -> History:
    box = [DISTRICTS[kind] for kind in match.table.options.deck]
    history = History(seat, match.seats, box, match.options["discard"] == "pile")
    history.hear(match.events)
    return history


def planted(view: CitadelsView, world: World, rng: random.Random) -> Iterator[World]:
    """The same world with a card that the seat knows changed for one from elsewhere in the deck."""
    known_places = [at for at, _ in view.deck_known]
    free = [at for at in range(len(world.deck)) if at not in known_places]
    rng.shuffle(free)
    for at in known_places[:1]:
        for other in [other for other in free if world.deck[other] != world.deck[at]][:1]:
            deck = list(world.deck)
            deck[at], deck[other] = deck[other], deck[at]
            yield world._replace(deck=tuple(deck))
    for seat, player in enumerate(view.players):
        for card in player.known[:1]:
            for at in [at for at in free if world.deck[at] != card][:1]:
                changed = (*world.deck[:at], card, *world.deck[at + 1 :])
                hand = (*without(world.hands[seat], card), world.deck[at])
                if Counter(hand)[card] < Counter(player.known)[card]:
                    yield world._replace(deck=changed).hand(seat, hand)


def retrace(
    seats: int, options: dict[str, Any], seed: int | str, style: str, every: int, most: int = 1500
) -> Counter[str]:
    """A game at random; after every so many moves what a seat imagines is undone to the start."""
    rng = random.Random(f"retrace:{seed}")
    match = Match(CITADELS, seats, rng.getrandbits(32), options)
    seat = rng.choice([None, *range(seats)])
    met: Counter[str] = Counter()
    while not match.over:
        match.play(pick(rng, style, match.moves()))
        if len(match.history) % every:
            continue
        view = match.view(seat)
        if view.decision == "choose" and view.to_move == seat:
            continue
        history = history_of(match, seat)
        imagining, chance = Imagining(view), Chance.fast(rng.getrandbits(32))
        for _ in range(2):
            world = world_of(position_of(imagining.drawn(chance)))
            where = f"seats {seats}, options {options}, seed {seed}, style {style}, seat {seat}, {len(match.history)}"
            try:
                assert history.allows(world, most), f"{where}: {world} contradicts what was seen"
                met["retraced"] += 1
                met["wrong choices"] += history.tries
            except Undecided:
                met["undecided"] += 1
            for wrong in planted(view, world, rng):
                try:
                    assert not history.allows(wrong, most), f"{where}: a planted contradiction was not found"
                    met["planted"] += 1
                except Undecided:
                    met["planted, undecided"] += 1
        met["several stories"] += len(view.stories) > 1
        met["dropped"] += match.memories[seat].telling.has_dropped
    return met


def retrace_any(seed: int | str, every: int = 35) -> Counter[str]:
    rng = random.Random(f"any:{seed}")
    seats = rng.randint(2, 8)
    options = {**random_options(rng, seats), "max_rounds": rng.choice([6, 12, 20]), "end_at": 8}
    return retrace(seats, options, seed, rng.choice(list(STYLES)), every)


def main(arguments: Sequence[str]) -> int:
    count, seed = arguments
    met: Counter[str] = Counter()
    for number in range(int(count)):
        met += believe_tiny(f"{seed}:{number}", 60, 4000, 9)
        met += retrace_any(f"{seed}:{number}")
        sys.stderr.write(f"\r{number + 1:,} games")
        sys.stderr.flush()
    sys.stderr.write("\n")
    for what, times in sorted(met.items()):
        sys.stdout.write(f"{what}: {times:,}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

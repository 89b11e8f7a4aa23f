"""Rounds from positions that random games rarely reach: rich cities, all violet districts, thin decks.

python -m tests.citadels.rich_positions 10000 1
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

from raenke.citadels.game import Citadels
from raenke.citadels.position import Position
from raenke.core.event import to_dict
from raenke.core.match import Match
from tests.citadels import oracle
from tests.citadels.random_play import STYLES, pick, random_cast, random_options
from tests.citadels.referee import Referee
from tests.citadels.referee_offers import Turn
from tests.citadels.referee_table import Built
from tests.laws.referee import Event, RefereeError, as_json, check_choices

if TYPE_CHECKING:
    from collections.abc import Sequence


def random_position(rng: random.Random) -> Position:
    """The start of a turn of the lowest rank in play, in the last round of a game."""
    seats = rng.randint(2, 8)
    options = {**random_options(rng, seats), "max_rounds": 3, "dark_districts": "all"}
    cast = oracle.BASE_CAST if options["cast"] == "base" else random_cast(rng, seats, options)
    cast = sorted(cast, key=lambda name: oracle.CHARACTERS[name].rank)
    options["cast"] = cast
    if seats == 2:
        cast = cast[:8]
    cards = oracle.deck({**oracle.DEFAULTS, **options})
    rng.shuffle(cards)
    # violets first, so that they lie in cities
    cards.sort(key=lambda name: oracle.DISTRICTS[name].colour == "violet" and rng.random() < 0.6)
    cities: list[list[str]] = []
    for _ in range(seats):
        city: list[str] = []
        for _ in range(rng.choice([0, 1, 2, 3, 4, 6, 7, 8])):
            name = cards.pop()
            if name in city and rng.random() < 0.7:
                cards.insert(0, name)
            else:
                city.append(name)
        cities.append(city)
    museum = []
    if any("museum" in city for city in cities):
        museum = [(cards.pop(), rng.randrange(seats)) for _ in range(rng.randint(0, 2))]
    hands = [[cards.pop() for _ in range(rng.choice([0, 0, 1, 2, 3])) if cards] for _ in range(seats)]
    deck = cards[: rng.choice([0, 1, 2, 5, 80])]
    pile = cards[len(deck) :][: rng.choice([0, 1, 9])] if options.get("discard", "pile") == "pile" else []
    held = rng.sample(cast, seats * (2 if seats < 4 else 1))
    characters = [held[seat::seats] for seat in range(seats)]
    role = min(held, key=lambda name: oracle.CHARACTERS[name].rank)
    starred = [[name + "*" * (rng.random() < 0.2) for name in city] for city in cities]
    return Position(
        seats=seats,
        acting=(next(seat for seat in range(seats) if role in characters[seat]), role),
        characters=characters,
        hands=hands,
        cities=starred,
        gold=[rng.choice([0, 0, 1, 2, 4, 9]) for _ in range(seats)],
        deck=deck,
        pile=pile,
        museum=museum,
        bell=any("bell_tower" in city for city in cities) and rng.random() < 0.7,
        crown=rng.randrange(seats),
        round=3,
        haunted_round=rng.randint(1, 3),
        cast=cast,
        options=options,
    )


def resumed(position: Position, events: Sequence[Event], moves: Sequence[str]) -> Referee:
    """A referee that starts from the position and follows the round to its end."""
    referee = Referee(as_json(events))
    referee.seats, referee.options = position.seats, {**oracle.DEFAULTS, **position.options}
    referee.cast, referee.crown, referee.gold = list(position.cast), position.crown, list(position.gold)
    referee.hands = [list(hand) for hand in position.hands]
    stored = [(seat, card) for card, seat in position.museum]
    referee.cities = [[built(text, position.haunted_round, stored) for text in city] for city in position.cities]
    referee.deck, referee.pile = list(position.deck), list(position.pile)
    referee.round, referee.first, referee.is_last = position.round, position.first, True
    referee.has_bell = position.bell
    referee.reign, referee.reigning = position.reign, position.opener
    referee.characters = {name: seat for seat, names in enumerate(position.characters) for name in names}
    assert position.acting is not None
    seat, role = position.acting
    referee.start_calling()
    if role == "tax_collector":
        referee.collector = seat
    elif role == "bishop":
        referee.protected = seat
    referee.resume(Turn(seat, role))
    return referee


def built(text: str, haunted_round: int, stored: list[tuple[int, str]]) -> Built:
    name = text.rstrip("*")
    return Built(
        name,
        built_in=haunted_round if name == "haunted_city" else 0,
        has_gold=text.endswith("*"),
        stored=list(stored) if name == "museum" else [],
    )


def play_on(position: Position, seed: int, style: str) -> Counter[str]:
    """Plays the round at random and checks all of it."""
    rng = random.Random(f"anywhere:{seed}")
    match = Match.at(Citadels(), position, seed=seed)
    offers = []
    while not match.over:
        moves = match.moves()
        offers.append((match.to_move, moves))
        match.play(pick(rng, style, moves))
    try:
        referee = resumed(position, [to_dict(event) for event in match.events], match.history)
        check_choices(referee.choices, match.history, offers)
    except RefereeError as error:
        where = json.dumps({"position": position.as_dict(), "seed": seed, "style": style, "moves": match.history})
        raise RefereeError(f"{error}\n{where}") from error
    return referee.met


def play_rounds(count: int, seed: int | str) -> Counter[str]:
    rng = random.Random(f"positions:{seed}")
    met: Counter[str] = Counter()
    for number in range(count):
        met += play_on(random_position(rng), number, rng.choice(list(STYLES)))
    return met


def main(arguments: Sequence[str]) -> int:
    count, seed = arguments
    found: Any = play_rounds(int(count), seed)
    for what, times in sorted(found.items()):
        sys.stdout.write(f"{what}: {times:,}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The tables of Citadels for the laws."""

import random
from collections import Counter

import msgspec
from hypothesis import strategies as st

from raenke import Match
from raenke.citadels.position import Position, position_of
from raenke.citadels.view import CitadelsView
from tests.citadels import oracle, random_play
from tests.laws.tables import Options, Tables

WITCHES = ["witch", "thief", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"]
TAXES = ["assassin", "tax_collector", "magician", "emperor", "bishop", "merchant", "architect", "warlord", "artist"]
BEWITCHED_TAX = ["witch", "tax_collector", "wizard", "king", "bishop", "alchemist", "architect", "warlord"]
MOST_IN_A_TURN = 120  # a Magician may put away as many cards as there are, one by one


def cards_of(position: Position) -> Counter[str]:
    """All districts, wherever they are."""
    cards = Counter([*position.deck, *position.pile, *position.drawn, *(card for card, _ in position.museum)])
    cards.update(card for hand in position.hands for card in hand)
    cards.update(card.removesuffix("*") for city in position.cities for card in city)
    if position.phase in ("place", "recover"):
        cards.update([str(position.card)])
    return cards


def fitting(seats: int, options: Options) -> Options:
    """The same options where these seats can have them (C5.31)."""
    cast = options.get("cast", "base")
    if seats == 2 and "emperor" in cast:
        cast = ["king" if name == "emperor" else name for name in cast]
    if seats == 8 and (cast == "base" or len(cast) == 8):
        cast = "drawn"
    return options if cast == options.get("cast", "base") else {**options, "cast": cast}


def moves_at_most(seats: int, options: Options) -> int:
    """Nobody has to build (C5.27), but random players do."""
    rounds = options.get("max_rounds", "none")
    turns = 2 if seats < 4 else 1
    return 20_000 if rounds == "none" else int(rounds) * seats * turns * (MOST_IN_A_TURN + 2)


def pick(chooser: random.Random, style: int, moves: list[str]) -> str:
    names = list(random_play.STYLES)
    return random_play.pick(chooser, names[style % len(names)], moves)


def other_hidden(match: Match, seat: int, chooser: random.Random) -> Position | None:
    """A card in a hand of which everybody knows as much as of the deck, and one in the deck."""
    found: Position = match.position
    past = match.recalled
    sees_other = found.acting is not None and found.acting[0] == seat and found.phase in ("pick", "choose")
    owners = [who for who, bag in enumerate(past["hands"]) if who != seat and bag and not any(bag)]
    if sees_other or not owners or not past["deck"] or any(past["deck"][0]):
        return None
    owner = chooser.choice(owners)
    at = chooser.randrange(len(past["deck"][0]))
    mine, theirs = chooser.choice(found.hands[owner]), found.deck[at]
    hand = list(found.hands[owner])
    hand[hand.index(mine)] = theirs
    deck = [mine if place == at else card for place, card in enumerate(found.deck)]
    return found.replace(hands=[hand if who == owner else each for who, each in enumerate(found.hands)], deck=deck)


def check_true(truth: Position, seen: CitadelsView) -> None:
    """Cards that are said to be known are where they are said to be."""
    view = msgspec.to_builtins(seen)
    for owner, player in enumerate(view["players"]):
        assert not [card for card in player["known"] if card not in truth.hands[owner]]
    assert all(truth.deck[at] == card for at, card in seen.deck_known)
    for stored, (card, _) in zip(view["museum"], truth.museum, strict=True):
        assert stored["card"] in (None, card)
    for slot in view["slots"]:
        if slot["what"] == "take":
            assert {*slot["characters"]} & {*truth.characters[slot["seat"]]}


TABLES = Tables(
    seats=range(2, 9),
    options={
        "cast": ["base", "drawn", WITCHES, TAXES, BEWITCHED_TAX],
        "dark_districts": ["none", "all", ["ball_room", "lighthouse"], ["museum", "armory", "bell_tower"]],
        "left_out": [[], ["keep", "graveyard"]],
        **oracle.VALUES,
        "end_at": [8, 7, 3, 1],
        "start_player": ["random", 0, 1],
        "max_rounds": ["none", 15, 1, 4],
    },
    position_of=position_of,
    cards_of=cards_of,
    moves_at_most=moves_at_most,
    paragraph="C",
    tried=["build tavern", "build keep", "keep manor", "take king", "take thief", "rob king"],
    other_hidden=other_hidden,
    check_true=check_true,
    pick=pick,
    fitting=fitting,
    lively={"cast": "drawn", "dark_districts": "all"},
    drawn={"dark_districts": st.lists(st.sampled_from(oracle.DARK_VIOLETS), unique=True)},
    bounded={"max_rounds": 4},
    former={"alchemist": "building", "discard": "under_deck"},
    digests={
        2: (1852, 15702987094709285860),
        3: (2542, 14745911389127295536),
        4: (3366, 16552976919059818666),
        5: (4160, 11033479121736614752),
        6: (4370, 3092003935774384966),
        7: (5106, 14421394592276070530),
        8: (5631, 5548666850919058730),
    },
    former_digests={
        2: (1852, 15702987094709285860),
        3: (2564, 18056235732998783187),
        4: (3159, 5733308872106523476),
        5: (3761, 9083671748136099189),
        6: (4276, 2156493127832583671),
        7: (5153, 15104362848787825925),
        8: (5472, 16227603588088716145),
    },
    looks=4,
)

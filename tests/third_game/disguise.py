"""A match of Magpies that looks the same to a seat and has other hidden cards."""

import random
from collections.abc import Sequence

from raenke import Match
from raenke.core.event import Event
from tests.laws.interference import (
    Disguised,
    Seat,
    Secrets,
    events_in_words,
    events_told,
    outcomes_for,
    refused_by_the_table,
    view_given,
    words_for,
)
from tests.third_game.events import (
    CardAccepted,
    CardDeclined,
    CardDrawn,
    CardOffered,
    DeckShuffled,
    GameStarted,
)
from tests.third_game.game import COPIES, KINDS, MOVES


def disguised(match: Match, seat: Seat, chooser: random.Random) -> Disguised:
    """Each card is followed by its number; those the seat has not seen by now become others among themselves."""
    kinds = [kind for kind in KINDS for _ in range(COPIES)]
    decks, hands = [list(range(len(kinds)))], [list[int]() for _ in range(match.seats)]
    offers, first, seen = list[int](), 0, set[int]()
    for event in match.events:
        match event:
            case GameStarted():
                first = event.first
            case DeckShuffled():
                pool, order = list(decks[-1]), []
                for card in event.cards:
                    order.append(next(each for each in pool if kinds[each] == card))
                    pool.remove(order[-1])
                decks += [order, list(order)]
            case CardDrawn():
                hands[event.seat].append(decks[-1].pop())
                seen |= {*hands[event.seat]} if event.seat == seat else set()
            case CardOffered():
                offers.append(next(each for each in hands[event.seat] if kinds[each] == event.card))
                hands[event.seat].remove(offers[-1])
            case CardAccepted() | CardDeclined():
                seen.add(offers[-1])
    unseen = [each for each in range(len(kinds)) if each not in seen]
    others = dict(zip(unseen, chooser.sample([kinds[each] for each in unseen], len(unseen)), strict=True))
    now = [others.get(each, kind) for each, kind in enumerate(kinds)]
    outcomes = [first, *outcomes_for(kinds, [now[each] for each in decks[1]])]
    for before, after in zip(decks[2::2], decks[3::2], strict=False):
        outcomes += outcomes_for([now[each] for each in before], [now[each] for each in after])
    offered = iter(offers)
    moves = [f"offer {now[next(offered)]}" if move.startswith("offer") else move for move in match.history]
    return Disguised(outcomes, moves)


def options_offered(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
    moves = match.moves() if match.to_move == seat else []
    return [*moves, *(words_for(match).move(move) for move in moves)]


def refusals_given(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
    told = []
    for text in (*MOVES, "dance"):
        refusal = match.why_not(seat, text)
        told.append(str(refusal))
        if refusal is not None:
            told.append(words_for(match).refusal(refusal.reason, refusal.arguments))
            told += [refused_by_the_table(match, text)] if match.to_move == seat else []
    return told


SECRETS = Secrets(
    disguised,
    {
        "events": events_told,
        "view": view_given,
        "options": options_offered,
        "refusals": refusals_given,
        "texts": events_in_words,
    },
)

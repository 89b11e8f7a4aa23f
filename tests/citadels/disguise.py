"""Citadels with other hidden cards and characters, and everything a seat is given."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from raenke import Match
from raenke.citadels.refusals import offered
from raenke.core.event import Event, to_dict, to_json
from tests.citadels import oracle
from tests.citadels.lives import Life, Lives
from tests.citadels.secret_choosing import Choosing, Choosings, another
from tests.laws.interference import NAMES, Disguised, Seat, Secrets, channels, outcomes_for, seen_by, words_for

TIMES = 600
Told = Mapping[str, Any]


class Retelling:
    """Another match for a seat: characters and cards that it did not see may differ."""

    def __init__(self, match: Match, seat: Seat, chooser: random.Random) -> None:
        self.match = match
        self.told = list(steps_of(match))
        self.lives = Lives(match.seats, seat)
        self.choosings = Choosings()
        self.named: list[Life | None] = []  # by each move
        self.shuffled: list[list[Life]] = []
        self.paid: list[tuple[list[Life], Life]] = []
        for events in self.told:
            self.lives.named = None
            for event in events:
                self.hear(event)
            self.named.append(self.lives.named)
        self.lives.change_ways(chooser, TIMES)
        next_seat = match.to_move
        rounds = self.choosings.rounds
        self.rounds = [another(choosing, seat, next_seat, chooser) for choosing in rounds]

    def hear(self, event: Told) -> None:
        self.lives.hear(event)
        self.choosings.hear(event)
        if event["type"] == "deck_shuffled":
            self.shuffled.append(list(self.lives.deck))
        elif event["type"] == "card_given":
            assert self.lives.named is not None
            self.paid.append((self.lives.paid_from, self.lives.named))

    # Moves

    def moves(self) -> list[str]:
        takes = [step.character for choosing in self.rounds for step in choosing.steps]
        moves = []
        for move, life in zip(self.match.history, self.named[1:], strict=True):
            verb, *rest = move.split()
            if verb in ("take", "put"):
                moves.append(f"{verb} {takes.pop(0)}")
            elif verb in ("keep", "discard", "laboratory", "museum", "pick", "choose") or (
                verb == "pay" and rest[0] not in ("gold", "card")
            ):
                assert life is not None
                moves.append(f"{verb} {life.name}")
            else:
                moves.append(move)
        return moves

    # Luck, in the order of C5.36

    def outcomes(self) -> list[int]:
        outcomes = self.luck_of_start()
        shuffled, paid, rounds = iter(self.shuffled), iter(self.paid), iter(self.rounds)
        choosing: Choosing | None = None
        for event in (event for events in self.told for event in events):
            match event["type"]:
                case "deck_shuffled":
                    names = [life.name for life in next(shuffled)]
                    outcomes += outcomes_for(sorted(names, key=oracle.ORDER.__getitem__), names)
                case "card_given":
                    hand, life = next(paid)
                    if self.match.options["emperor_payment"] == "emperor_chooses":
                        names = sorted((held.name for held in hand), key=oracle.ORDER.__getitem__)
                        outcomes += drawn(names, life.name)
                case "characters_laid_up":
                    choosing = next(rounds)
                    outcomes += luck_of_laying(choosing)
                case "character_removed":
                    assert choosing is not None
                    assert choosing.withdrawn is not None
                    outcomes += drawn(
                        in_middle(choosing, [step.character for step in choosing.steps[:3]]), choosing.withdrawn
                    )
        return outcomes

    def luck_of_start(self) -> list[int]:
        (start, *_), seats = self.told[0], self.match.seats
        outcomes = []
        if self.match.options["cast"] == "drawn":
            for names, character in zip(oracle.casts(self.match.options, seats), start["cast"], strict=True):
                outcomes += drawn(names, character)
        if self.match.options["start_player"] == "random":
            outcomes.append(start["crown"])
        return outcomes


def steps_of(match: Match) -> Iterator[list[Told]]:
    """What happened at the start and in each move."""
    again = Match(match.game, match.seats, seed=match.seed, options=match.options)
    yield [to_dict(event) for event in again.events]
    for move in match.history:
        yield [to_dict(event) for event in again.play(move)]


def drawn(names: Sequence[str], name: str) -> list[int]:
    """One name needs no random number."""
    return [names.index(name)] if len(names) > 1 else []


def luck_of_laying(choosing: Choosing) -> list[int]:
    """Rank 4 never lies face up (C5.37)."""
    outcomes = []
    left = [name for name in choosing.cast if oracle.CHARACTERS[name].rank != 4]
    for name in choosing.face_up:
        outcomes += drawn(left, name)
        left.remove(name)
    left = [name for name in choosing.cast if name not in choosing.face_up]
    return outcomes + drawn(left, choosing.face_down)


def in_middle(choosing: Choosing, taken: Sequence[str]) -> list[str]:
    gone = {*choosing.face_up, choosing.face_down, *taken}
    return [name for name in choosing.cast if name not in gone]


def disguised(match: Match, seat: Seat, chooser: random.Random) -> Disguised:
    retelling = Retelling(match, seat, chooser)
    return Disguised(retelling.outcomes(), retelling.moves())


# What a seat is given, besides events and views


def tried_at(match: Match) -> list[str]:
    """Moves that somebody may try: each kind, card, character and seat in turn, and nonsense."""
    at = len(match.history)
    districts, characters = list(oracle.DISTRICTS), list(oracle.CHARACTERS)
    card = [districts[(at * 7 + i) % len(districts)] for i in range(4)]
    character = [characters[(at * 5 + i) % len(characters)] for i in range(2)]
    seat = at % match.seats + 1
    kinds = [
        ["gold", "end", f"build {card[0]}", f"take {character[0]}", "income"],
        [f"keep {card[0]}", f"build {card[1]}", f"rob {character[0]}", f"destroy {seat} {card[2]}"],
        [f"discard {card[0]}", f"exchange {seat}", f"murder {character[0]}", f"put {character[1]}"],
        [f"laboratory {card[0]}", f"museum {card[1]}", f"armory {seat} {card[2]}", "recover"],
        [f"peek {seat}", f"pick {card[0]}", "city", f"crown {seat}", "pay card", f"pay {card[3]}"],
        [f"choose {card[0]}", "look", "declare", f"trade {seat} {card[2]}", f"give {card[3]}", "buld tavern"],
    ]
    return kinds[at % len(kinds)]


def points_told(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
    """The points now, and at the end the count in words."""
    ends = [event for event in seen_by(seat, events) if event.type == "game_ended"]
    lines = [line for event in ends for line in words_for(match).explanation(event, NAMES, seat)]
    return [str(match.scores), *map(to_json, ends), *lines]


SECRETS = Secrets(disguised, {**channels(offered, tried_at), "points": points_told}, full_looks=6)

"""Everything the game can say: one of every event, award, move and option, told to a player and to an onlooker."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from raenke import games
from raenke.core.event import to_dict
from raenke.core.hindsight import Moment
from raenke.kabale.award import award
from raenke.kabale.cards import ALLIES
from raenke.kabale.events import GoalAwarded
from raenke.kabale.options import VALUES
from raenke.kabale.steps import Goal, Lying
from raenke.words import Words

NAMES = ["Anna", "Ben", "Cleo"]
GOAL = ("music", 3)

EVENTS: list[dict[str, Any]] = [
    {"type": "game_started", "game": "kabale", "seats": 3, "options": {}, "first": 0},
    {"type": "pile_shuffled", "seat": 0, "cards": ["king", "queen"]},
    {"type": "pile_renewed", "seat": 0, "count": 25},
    {"type": "goals_shuffled", "goals": [["music", 3], ["trade", 1]]},
    {"type": "goals_covered", "count": 18},
    {"type": "round_started", "round": 1, "goals": [["music", 3], ["trade", 1], ["fencing", 5]], "first": 0},
    {"type": "card_drawn", "seat": 0, "card": "alchemist"},
    {"type": "card_taken", "seat": 0},
    {"type": "card_laid", "seat": 0, "column": 0, "card": "little_giant"},
    {"type": "card_placed", "seat": 0, "column": 1},
    {"type": "card_revealed", "column": 2, "position": 0, "seat": 0, "card": "hermit"},
    {"type": "card_revealed", "column": 2, "position": 0, "seat": 0, "card": "musketeers"},
    {"type": "explorer_moved", "seat": 0, "from": 0, "to": 1},
    {"type": "explorer_moved", "seat": 0, "from": 4, "to": 4},
    {"type": "explorer_stayed", "seat": 0, "column": 2},
    {"type": "card_killed", "seat": 0, "column": 1, "card": "prince"},
    {"type": "card_killed", "seat": 0, "column": 1, "card": "musketeers"},
    {"type": "column_closed", "column": 4, "stays_open": False},
    {"type": "column_closed", "column": 4, "stays_open": True},
    {"type": "card_cloaked", "seat": 0, "column": 0, "card": "dragon"},
    {"type": "card_slipped", "seat": 0, "column": 2},
    {"type": "cloak_declined", "seat": 0, "column": 2},
    {"type": "goals_swapped", "seat": 0, "columns": [0, 4]},
    {"type": "swap_declined", "seat": 0, "column": 1},
    {"type": "turn_skipped", "seat": 0},
    {"type": "round_ended", "round": 5, "columns": [[], [], []]},
    {"type": "game_ended", "scores": [26, 20, 9], "winners": [0]},
    {"type": "game_ended", "scores": [26, 26, 9], "winners": [0, 1]},
]

# Columns that together need every kind of step and every kind of change.
COLUMNS: list[tuple[dict[str, Any], list[tuple[int, str]]]] = [
    ({}, [(1, "musketeers"), (0, "hermit"), (2, "doppelganger"), (2, "minstrel")]),
    ({}, [(1, "musketeers")]),
    ({}, [(0, "king"), (1, "wizard"), (2, "queen"), (0, "beggar")]),
    ({}, [(0, "wizard"), (1, "romeo")]),
    ({}, [(0, "witch"), (1, "romeo"), (1, "juliet")]),
    ({}, [(0, "witch"), (1, "king")]),
    ({}, [(0, "wizard"), (1, "wizard"), (0, "witch"), (2, "witch")]),
    ({}, [(0, "prince"), (1, "squire"), (0, "squire"), (1, "prince")]),
    ({}, [(0, "hermit"), (1, "little_giant"), (2, "dragon"), (0, "cloak"), (1, "merchant"), (2, "minstrel")]),
    ({}, [(0, "romeo"), (0, "juliet"), (1, "doppelganger"), (2, "king"), (2, "doppelganger")]),
    ({}, [(0, "queen"), (1, "queen")]),
    ({}, [(0, "beggar"), (1, "beggar"), (2, "assassin")]),
    ({}, []),
    ({"uncontested_goal": "nearest"}, [(0, "doppelganger"), (1, "doppelganger")]),
    ({"doppelganger_removed": "slides"}, [(0, "doppelganger"), (1, "king"), (2, "wizard")]),
    ({"wizard_doppelganger": "every"}, [(0, "doppelganger"), (1, "storm"), (2, "doppelganger"), (0, "wizard")]),
    ({"witch_doppelganger": "stays"}, [(0, "doppelganger"), (1, "witch")]),
    ({"empty_doppelganger": "zero"}, [(0, "squire"), (1, "doppelganger")]),
    ({"empty_doppelganger": "zero"}, [(0, "beggar"), (1, "doppelganger")]),
    ({"beggar_tie": "nearest"}, [(0, "squire"), (1, "squire"), (2, "beggar")]),
    ({"romeo": "any_juliet"}, [(0, "romeo"), (1, "juliet")]),
    ({"hermit_giant": "others"}, [(0, "hermit"), (1, "little_giant"), (2, "cloak"), (2, "minstrel")]),
]

MOVES = ["lay romeo 2", "lay landlord 5", "cloak fencing_master", "swap 1", "decline"]

REFUSALS: list[tuple[str, dict[str, Any]]] = [
    ("refusal-closed", {"column": 2}),
    ("refusal-in-column", {"card": "musketeers", "column": 5}),
    ("refusal-in-discard", {"card": "hermit"}),
    ("refusal-in-pile", {"card": "cloak"}),
    ("refusal-no-such-column", {"column": 7, "columns": 3}),
    ("refusal-unknown-card", {"card": "rome"}),
    ("refusal-not-allied", {"card": "traitor"}),
    ("refusal-choice-cloak", {"cloak": "may"}),
    ("refusal-choice-cloak", {"cloak": "must"}),
    ("refusal-cloak-must", {}),
    ("refusal-parse", {"text": "lay rome 2", "nearest": ["lay romeo 2", "lay romeo 1"]}),
]


def awarded(goal: Goal, cards: Sequence[Lying], options: Mapping[str, object]) -> GoalAwarded:
    """A column as the event of its award."""
    told = award(goal, cards, options)
    return GoalAwarded(1, told.goal, told.winner, told.sums, told.removed, told.steps, told.cards)


def awards() -> Iterator[GoalAwarded]:
    for options, cards in COLUMNS:
        yield awarded(GOAL, cards, options)


def options() -> Iterator[tuple[str, object]]:
    for name, values in VALUES.items():
        for value in values:
            yield name, value
    yield from [("start_player", "random"), ("start_player", 1), ("rounds", 1), ("rounds", 6)]
    yield from [("allies", "all"), ("allies", ["king", "queen", "romeo"])]


def named_sets(words: Words) -> Iterator[str]:
    """The editions and presets of the game."""
    game = games[words.game or ""]
    for name in game.editions:
        yield f"{words.edition(name)}: {words.edition_about(name)}"
    for name in game.presets:
        yield f"{words.preset(name)}: {words.preset_about(name)}"
    yield f"{words.option('edition')}: {words.option_about('edition')}"
    yield words.chosen("start_player", "random")


def rules(words: Words, card: str, values: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """What a card does, with every value of every option."""
    yield f"{words.card(card)}: {words.rule(card)}"
    for name, each in values.items():
        for value in each:
            if words.rule(card, {name: value}) != words.rule(card):
                yield f"{words.card(card)}, {name} {value}: {words.rule(card, {name: value})}"


TURNED = {"seat": 0, "other": 1, "column": 1, "goal": ("music", 5)}
MOMENTS = [
    Moment(1, "leads", 1, {"seat": 0, "other": 1, "points": 1}),
    Moment(1, "leads", 1, {"seat": 0, "other": 1, "points": 12}),
    Moment(2, "close", 1, {"seat": 0, "count": 1}),
    Moment(2, "close", 1, {"seat": 0, "count": 2}),
    Moment(2, "shared", 1, {"points": 20}),
    *(Moment(3, "turned", 1, {**TURNED, "card": card}) for card in ("king", "romeo", "musketeers")),
    Moment(3, "turned-for", 1, {**TURNED, "card": "beggar", "gainer": 2}),
    Moment(3, "turned-killed", 1, {**TURNED, "card": "queen", "whose": 2}),
    Moment(3, "turned-sailed", 1, {**TURNED, "whose": 2}),
    Moment(3, "turned-swapped", 1, {**TURNED, "whose": 2}),
    Moment(3, "foiled", 1, {**TURNED, "card": "king"}),
    Moment(4, "swapped", 1, {"seat": 0, "column": 1, "goal": ("trade", 4)}),
    Moment(5, "revealed", 1, TURNED),
    Moment(5, "paired", 1, {"seat": 0, "column": 1, "goal": ("trade", 4)}),
    Moment(5, "tied", 1, TURNED),
    Moment(5, "double", 1, {"seat": 0, "goal": ("religion", 2)}),
    Moment(6, "doubled", 1, {"seat": 0, "points": 26, "sum": 14}),
    Moment(6, "short", 1, {"seat": 0, "domain": "fencing"}),
    Moment(6, "chain", 1, {"count": 3}),
]


def everything(words: Words) -> Iterator[str]:
    """All sayings in one language."""
    for moment in MOMENTS:
        yield words.moment(moment, NAMES)
    for you in (None, 0):
        for event in EVENTS:
            yield words.event(event, NAMES, you)
        for won in awards():
            yield words.event(to_dict(won), NAMES, you)
            yield from words.explanation(won, NAMES, you)
    for move in MOVES:
        yield words.move(move)
        yield words.hint(move, 1, "reason-wins-column")
    yield words.hint("decline", None, "reason-only")
    for reason, arguments in REFUSALS:
        yield words.refusal(reason, arguments)
    for name, value in options():
        yield f"{words.option(name)}: {words.option_about(name)} {words.option_value(name, value, NAMES)}"
    yield from named_sets(words)
    for card in ALLIES:
        yield from rules(words, card, VALUES)


if __name__ == "__main__":
    import sys

    sys.stdout.writelines(f"{saying}\n" for saying in dict.fromkeys(everything(Words(sys.argv[1], "kabale"))))

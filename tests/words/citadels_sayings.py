"""Everything Citadels can say: one of every event, move, refusal, option and step of a count."""

from collections.abc import Iterator
from typing import Any

from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.citadels.options import VALUES
from raenke.citadels.refusals import ASKED
from raenke.citadels.tally import Step, explain
from raenke.core.hindsight import Moment
from raenke.words import Words
from raenke.words.citadels import score_lines, step_line
from raenke.words.readers import Readers
from tests.words.sayings import named_sets, rules

NAMES = ["Anna", "Ben", "Cleo"]

DRAWN = ("deal", "basic", "architect", "navigator", "magician", "smithy", "park")
TAKEN = {
    "basic": 2, "income": 3, "bonus": 1, "navigator": 4, "queen": 3, "throne_room": 1, "laboratory": 1, "poor_house": 1,
    "alchemist": 5,
}  # fmt: skip
PAID = {"build": 4, "smithy": 3, "destroy": 2, "graveyard": 1}
MOVED = {"thief": 6, "tax": 1, "abbot": 1, "diplomat": 2, "emperor": 1}
PUT_AWAY = {
    "basic": "tavern", "magician": "church", "laboratory": "manor", "destroyed": "harbor", "museum": "prison",
    "armory": "armory",
}  # fmt: skip
PUT_AWAY_UNSEEN = ("basic", "magician", "laboratory", "museum")
CROWNED = ("king", "emperor", "heir", "long_reign")
NAMED = {"murder": "alchemist", "rob": "emperor", "bewitch": "architect"}

ENDED: dict[str, Any] = {
    "type": "game_ended", "scores": [29, 20, 9], "winners": [0], "gold": [1, 2, 0],
    "parts": [
        {"districts": 20, "colours": 3, "completion": 4, "violet": {"museum": 2, "wishing_well": 0}},
        {"districts": 18, "colours": 0, "completion": 2, "violet": {}},
        {"districts": 9, "colours": 0, "completion": 0, "violet": {}},
    ],
}  # fmt: skip


def tied(districts: list[int], gold: list[int], winners: list[int]) -> dict[str, Any]:
    """Three cities of 20 points each."""
    parts = [
        {"districts": most, "colours": 0, "completion": 0, "violet": {"map_room": 20 - most}} for most in districts
    ]
    return {"type": "game_ended", "scores": [20, 20, 20], "winners": winners, "parts": parts, "gold": gold}


ENDINGS = [
    ENDED,
    tied([20, 18, 17], [0, 5, 5], [0]),
    tied([20, 20, 17], [3, 1, 9], [0]),
    tied([20, 20, 17], [3, 3, 9], [0, 1]),
]

CHOOSING: list[dict[str, Any]] = [
    {"type": "game_started", "game": "citadels", "seats": 3, "options": {}, "cast": list(CHARACTERS[:8]), "crown": 0},
    {"type": "deck_shuffled", "cards": ["castle", "tavern"]},
    {"type": "deck_renewed", "count": 65},
    {"type": "deck_renewed", "count": 1},
    {"type": "round_started", "round": 1, "crown": 0},
    {"type": "characters_laid_up", "characters": ["thief", "bishop"]},
    {"type": "characters_laid_up", "characters": []},
    {"type": "character_laid_down", "character": "queen", "seen_by": 0},
    {"type": "character_laid_down", "character": "emperor", "seen_by": None},
    {"type": "character_covered", "seen_by": 0},
    {"type": "character_covered", "seen_by": None},
    {"type": "character_removed", "character": "diplomat"},
    {"type": "character_withdrawn"},
    {"type": "character_taken", "seat": 0, "character": "alchemist"},
    {"type": "character_chosen", "seat": 0},
    {"type": "character_put_away", "seat": 0, "character": "king"},
    {"type": "character_put_away", "seat": None, "character": "king"},
    {"type": "character_laid_aside", "seat": 0},
    {"type": "character_laid_aside", "seat": None},
]

PLAYING: list[dict[str, Any]] = [
    {"type": "rank_called", "rank": 4, "character": "emperor"},
    {"type": "character_revealed", "seat": 0, "character": "witch"},
    *({"type": "character_named", "seat": 0, "character": name, "how": how} for how, name in NAMED.items()),
    *({"type": "crown_moved", "seat": 0, "from": 1, "why": why} for why in CROWNED),
    *({"type": "crown_moved", "seat": 0, "from": 0, "why": why} for why in ("emperor", "heir")),
    *({"type": "gold_taken", "seat": 0, "amount": amount, "why": why} for why, amount in TAKEN.items()),
    *({"type": "gold_paid", "seat": 0, "amount": amount, "why": why} for why, amount in PAID.items()),
    {"type": "gold_laid", "seat": 0, "district": "cathedral"},
    *({"type": "card_drawn", "seat": 0, "card": "palace", "why": why} for why in DRAWN),
    *({"type": "card_taken", "seat": 0, "why": why} for why in DRAWN),
    *({"type": "cards_drawn", "seat": 0, "count": 2, "why": why} for why in DRAWN),
    {"type": "card_kept", "seat": 0, "card": "great_wall"},
    {"type": "card_retained", "seat": 0},
    *({"type": "card_put_away", "seat": 0, "card": card, "why": why} for why, card in PUT_AWAY.items()),
    *({"type": "card_discarded", "seat": 0, "why": why} for why in PUT_AWAY_UNSEEN),
    {"type": "card_to_hand", "seat": 0, "card": "university"},
    {"type": "card_held", "seat": 0},
    {"type": "card_stored", "seat": 0, "card": "watchtower"},
    {"type": "card_covered", "seat": 0},
    {"type": "deck_seen", "seat": 0, "cards": ["manor", "manor", "castle", "keep"]},
    {"type": "deck_searched", "seat": 0},
    {"type": "look_declined", "seat": 0},
    {"type": "card_chosen", "seat": 0, "card": "dragon_gate"},
    {"type": "card_selected", "seat": 0},
    {"type": "district_built", "seat": 0, "district": "castle", "price": 4, "how": "build"},
    {"type": "district_built", "seat": 0, "district": "school_of_magic", "price": 6, "how": "wizard"},
    {"type": "district_destroyed", "seat": 0, "district": "market", "by": 0, "how": "warlord"},
    {"type": "district_recovered", "seat": 0, "district": "town_hall"},
    {"type": "recovery_declined", "seat": 0, "district": "temple"},
    {"type": "bell_declared", "seat": 0},
    {"type": "bell_declined", "seat": 0},
    {"type": "city_completed", "seat": 0, "first": True},
    {"type": "city_completed", "seat": 0, "first": False},
    {"type": "turn_ended", "seat": 0, "character": "tax_collector"},
    {"type": "murdered_shown", "seat": 0, "character": "queen"},
    {"type": "round_ended", "round": 5},
    *ENDINGS,
]

# Told to both players of the sentence, and to an onlooker.
BETWEEN: list[dict[str, Any]] = [
    *({"type": "gold_moved", "seat": 0, "to": 1, "amount": amount, "why": why} for why, amount in MOVED.items()),
    {"type": "card_given", "seat": 0, "to": 1, "card": "battlefield", "why": "emperor"},
    {"type": "card_passed", "seat": 0, "to": 1, "why": "emperor"},
    {"type": "hands_exchanged", "seat": 0, "other": 1, "hands": [["temple", "temple", "docks"], []]},
    {"type": "hands_swapped", "seat": 0, "other": 1},
    {"type": "hand_seen", "seat": 0, "other": 1, "cards": ["factory", "park"]},
    {"type": "hand_shown", "seat": 0, "other": 1},
    {"type": "card_picked", "seat": 0, "other": 1, "card": "hospital"},
    {"type": "card_pulled", "seat": 0, "other": 1},
    {"type": "district_destroyed", "seat": 0, "district": "tavern*", "by": 1, "how": "warlord"},
    {"type": "district_destroyed", "seat": 0, "district": "monastery", "by": 1, "how": "armory"},
    {"type": "districts_swapped", "seat": 0, "other": 1, "given": "fortress", "taken": "trading_post*"},
]

EVENTS = [*CHOOSING, *PLAYING, *BETWEEN]

# With the gold that is told where it is known.
MOVES: list[tuple[str, int | None]] = [
    ("take emperor", None), ("put king", None), ("gold", None), ("draw", None), ("keep church", None),
    ("income", None), ("income", 3), ("bonus", None), ("cards", None), ("levy", None),
    ("murder thief", None), ("rob alchemist", None), ("bewitch queen", None),
    ("exchange 2", None), ("discard market", None), ("done", None),
    ("peek 2", None), ("pick palace", None), ("hand", None), ("city", None), ("city", 5),
    ("crown 3", None), ("pay gold", None), ("pay card", None), ("pay observatory", None),
    ("navigate gold", None), ("navigate cards", None),
    ("destroy 2 tavern", None), ("destroy 2 tavern*", 1), ("destroy 1 harbor", 3), ("recover", None), ("decline", None),
    ("trade 3 docks", None), ("give temple*", None), ("give temple", 0), ("give keep", 2),
    ("embellish quarry", None), ("laboratory manor", None), ("smithy", None), ("smithy", 3), ("smithy", 2),
    ("museum prison", None), ("armory 2 fortress", None), ("look", None), ("choose bell_tower", None),
    ("declare", None), ("build castle", None), ("build castle", 4), ("end", None),
]  # fmt: skip

# The reason, the refused move and the paragraph, as the rules give them.
REFUSED = [
    *((f"now-{phase}", "end", paragraph) for phase, (_, paragraph) in ASKED.items()),
    ("not-asked", "look", "C3.3"), ("not-in-cast", "take queen", "C2.1"), ("face-up", "take thief", "C3.2"),
    ("not-handed", "put emperor", "C3.2"), ("lone", "income", "C1.26"), ("witch", "build castle", "C2.11"),
    ("only-end", "build castle", "C4.7"), ("basic-done", "gold", "C3.3"), ("basic-first", "end", "C3.3"),
    ("must", "end", "C2.17"), ("no-deck", "draw", "C3.3"), ("not-in-hand", "build palace", "C3.4"),
    ("no-income", "income", "C2.2"), ("income-done", "income", "C2.2"), ("nothing", "exchange 2", "C2.5"),
    ("navigator", "build castle", "C2.17"), ("built", "build castle", "C3.3"),
    ("quarry", "build castle", "C1.21"), ("twice", "build tavern", "C3.4"), ("character", "embellish park", "C2.19"),
    ("character", "navigate gold", "C2.17"), ("ability-done", "rob king", "C2.2"), ("richest", "levy", "C2.15"),
    ("not-to-rob", "rob diplomat", "C2.4"), ("own-character", "murder assassin", "C2.2"),
    ("not-there", "destroy 2 docks", "C2.10"), ("not-there", "armory 2 tavern", "C1.16"),
    ("not-there", "laboratory manor", "C1.6"), ("not-there", "smithy", "C1.7"),
    ("not-there", "embellish park", "C2.19"),
    ("gold-there", "embellish church", "C2.19"), ("no-seat", "peek 7", "C3.1"), ("own", "exchange 1", "C2.2"),
    ("has-crown", "crown 3", "C2.14"), ("end-of-turn", "destroy 2 docks", "C4.7"), ("bishop", "trade 2 docks", "C2.7"),
    ("complete", "destroy 2 docks*", "C2.10"), ("any-complete", "destroy 2 docks", "C4.20"),
    ("income-taken", "income", "C4.25"), ("keep", "destroy 2 keep", "C1.5"),
    ("nothing-to-give", "trade 2 market*", "C2.18"), ("worked", "museum castle", "C1.3"), ("worked", "smithy", "C1.3"),
]  # fmt: skip
REFUSALS: list[tuple[str, dict[str, Any]]] = [
    ("refusal-over", {"paragraph": "C3.6"}),
    ("refusal-not-your-turn", {"seat": 1, "paragraph": "C3.3"}),
    *((f"refusal-{reason}", {"move": move, "paragraph": paragraph}) for reason, move, paragraph in REFUSED),
    ("refusal-price", {"move": "build castle", "paragraph": "C3.3", "price": 4, "gold": 3}),
    ("refusal-no-move", {"near": ["build castle", "build palace"]}),
    ("refusal-unknown-card", {"card": "casle"}),
]


def count_steps() -> list[Step]:
    """A city whose count has every kind of step but the second city's."""
    named = ("castle", "temple", "market", "haunted_city", "museum", "wishing_well")
    cells = [DISTRICTS.index(name) * 2 + (name == "castle") for name in named]
    return explain(cells, stored=2, is_first=True).steps + explain(cells[:1], is_complete=True).steps


def options() -> Iterator[tuple[str, object]]:
    yield from [("cast", "base"), ("cast", "drawn"), ("cast", list(CHARACTERS[8:16]))]
    yield from [("dark_districts", "none"), ("dark_districts", "all"), ("dark_districts", ["park", "museum"])]
    yield from [("left_out", []), ("left_out", ["keep", "library"])]
    for name, values in VALUES.items():
        for value in values:
            yield name, value
    yield from [("end_at", 1), ("end_at", 8), ("start_player", "random"), ("start_player", 1)]
    yield from [("max_rounds", "none"), ("max_rounds", 1), ("max_rounds", 30)]


TWO = {"seat": 0, "other": 1}
MOMENTS = [
    Moment(1, "murdered-leader", 1, {**TWO, "character": "king"}),
    Moment(1, "murdered-builder", 1, {**TWO, "character": "queen"}),
    Moment(1, "stolen", 1, {**TWO, "amount": 5}),
    Moment(1, "exchanged", 1, {**TWO, "count": 3}),
    Moment(1, "lost-colours", 1, {**TWO, "district": "tavern", "points": 3}),
    Moment(1, "set-back", 1, {**TWO, "district": "palace"}),
    Moment(1, "completed", 1, {"seat": 0}),
    Moment(1, "tied-districts", 1, {**TWO, "points": 23}),
    Moment(1, "tied-gold", 1, {**TWO, "points": 23}),
    *(
        Moment(1, f"decided-{what}", 1, {**TWO, "points": points, "count": 1})
        for what in ("completion", "colours", "violet")
        for points in (1, 4)
    ),
]


def everything(words: Words) -> Iterator[str]:
    """All sayings in one language."""
    for moment in MOMENTS:
        yield words.moment(moment, NAMES)
    for you in (None, 0):
        for event in EVENTS:
            yield words.event(event, NAMES, you)
        for event in ENDINGS:
            yield from score_lines(words.texts, event, Readers(NAMES, you))
    for event in BETWEEN:
        yield words.event(event, NAMES, 1)
    yield from [step_line(words.texts, step) for step in count_steps()]
    for move, gold in MOVES:
        yield words.move(move, NAMES, 0, gold)
    yield words.move("peek 2")
    yield words.hint("build castle", 0.3, "citadels-play-last-round", NAMES, 0, 4)
    for reason, arguments in REFUSALS:
        yield words.refusal(reason, arguments, NAMES)
    for name, value in options():
        yield f"{words.option(name)}: {words.option_about(name)} {words.option_value(name, value, NAMES)}"
    yield from named_sets(words)
    for card in (*CHARACTERS, *DISTRICTS):
        yield from rules(words, card, VALUES)


if __name__ == "__main__":
    import sys

    sys.stdout.writelines(f"{saying}\n" for saying in dict.fromkeys(everything(Words(sys.argv[1], "citadels"))))

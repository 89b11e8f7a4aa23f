"""What can be done in Citadels and why the rest cannot: every number once, every price as it is paid."""

import re
from typing import Any

import pytest

from raenke import Match
from raenke.citadels.attempts import attempts
from raenke.citadels.cards import DISTRICTS, colour_of
from raenke.citadels.position import Position
from raenke.citadels.prices import gold_of
from raenke.cli.citadels.offers import OF_HAND
from raenke.words import Words, languages
from tests.cli.citadels_tables import FULL, PAYING, drawn, played_aside, room, walk

OPTIONS: dict[str, dict[str, Any]] = {
    "base": {"cast": "base"},
    "full": FULL,
    "other": {
        "cast": PAYING, "dark_districts": "all", "emperor_payment": "receiver_chooses", "warlord_own": "yes",
        "smithy": "2_for_3", "discard": "pile", "murdered_king": "heir",
    },
    "asking": {"cast": PAYING, "dark_districts": "all", "emperor_payment": "emperor_chooses"},
}  # fmt: skip


@pytest.mark.parametrize(
    ("options", "seats"),
    [("base", 2), ("base", 4), ("full", 2), ("full", 3), ("full", 6), ("other", 3), ("other", 5), ("asking", 4)],
)
def test_every_move_has_its_number_once(options: str, seats: int) -> None:
    for at, match in enumerate(walk(seats, seats, OPTIONS[options])):
        if at % 2 == 0:
            moves = match.moves()
            numbers = [int(number) for number in re.findall(r"\[(\d+)\]", drawn(match, 100))]
            assert sorted(numbers) == list(range(1, len(moves) + 1)), match.view(0).decision


@pytest.mark.parametrize("language", languages())
def test_rules_have_the_whole_width_of_a_narrow_terminal(language: str) -> None:
    """What a card does is told whole, and beside nothing that leaves it a third of the line."""
    words, told = Words(language, "citadels"), set()
    for match in walk(4, 3, FULL):
        view = match.view(0)
        is_choosing = view.decision in ("take", "put", "keep", "pick")
        cards = {move.split()[1] for move in match.moves()} if is_choosing else set()
        cards |= {card for card in view.hand if card in DISTRICTS and colour_of(card) == "violet"}
        own = drawn(match, 40, language).partition(words.text("play-hand"))[2]
        assert not re.search(r"^ {16}", own if is_choosing else own.partition("\n\n")[0], re.MULTILINE), own
        text = "".join(own.split())
        verbs = {move.split()[0] for move in match.moves()}
        if len(verbs & {*OF_HAND}) < 3:
            assert [card for card in cards if "".join(words.rule(card, view.options).split()) not in text] == []
            told |= cards
    assert len(told) > 10


PAID = {"build": "build", "city": "build", "smithy": "smithy", "destroy": "destroy"}


@pytest.mark.parametrize("seats", [3, 5])
def test_a_price_is_what_is_paid(seats: int) -> None:
    told = set()
    for seed in range(6):
        for match in walk(seats, seed, OPTIONS["other"] if seed % 2 else FULL):
            view = match.view(0)
            for move in match.moves():
                gold = gold_of(view, move)
                verb = move.split()[0]
                assert (gold is not None) == (verb in (*PAID, "income", "give")), move
                if gold is None:
                    continue
                events: list[Any] = played_aside(match.game, match.table, move)
                told.add(verb)
                if verb == "income":
                    assert [(event.amount, event.why) for event in events[:1]] == [(gold, "income")]
                elif verb == "give":
                    paid = [event.amount for event in events if getattr(event, "why", "") == "diplomat"]
                    assert sum(paid) == gold
                else:
                    paid = [event.amount for event in events if event.type == "gold_paid" and event.why == PAID[verb]]
                    assert sum(paid) == gold, move
    assert {"build", "income", "destroy"} <= told


# Why not


def why_not(match: Match, language: str = "en") -> list[str]:
    shown, out = room(match.seats, 200, language)
    shown.tell_refused(match)
    return [line.strip() for line in out.getvalue().splitlines() if line.strip()][1:]


TURN = Position(
    seats=4,
    acting=(0, "warlord"),
    used=["basic"],
    gold=[4, 0, 0, 0],
    hands=["castle tavern palace", "", "", ""],
    cities=["tavern smithy museum", "keep manor palace", "temple", ""],
    characters=["warlord", "thief", "bishop", "king"],
    options={"dark_districts": "all"},
)

REFUSED = [
    "Take 2 gold: you have already taken the basic action this turn (C3.3)",
    "Draw cards: you have already taken the basic action this turn (C3.3)",
    "Take your income: that would change nothing (C3.3)",
    "Destroy the Keep in Bot 2’s city: the Keep cannot be destroyed or taken (C1.5)",
    "Destroy the Temple in Bot 3’s city: the Bishop protects Bot 3’s city (C2.7)",
    "Smithy: pay gold to draw cards: there are no cards to draw (C3.3)",
    "Build the Palace: that costs 5 gold and you have 4 (C3.3)",
    "Build the Tavern: your city already has the Tavern (C3.4)",
]


def test_every_wish_of_a_turn_is_answered() -> None:
    assert sorted(why_not(Match.at("citadels", TURN, seed=1))) == sorted(REFUSED)


def test_what_is_refused_for_one_reason_is_told_at_once() -> None:
    hands = ["castle palace manor", "", "", ""]
    match = Match.at("citadels", Position(seats=4, acting=(0, "assassin"), hands=hands, deck="temple"), seed=1)
    assert "Build: first take the basic action: `gold` or `draw` (C3.3)" in why_not(match)
    match.play("murder thief")
    assert "Assassin: you have already done that this turn (C2.2)" in why_not(match)
    match.play("gold")
    assert not any(line.startswith("Build (Castle") for line in why_not(match))
    hands = ["castle harbor manor", "", "", ""]
    position = Position(seats=4, acting=(0, "assassin"), hands=hands, gold=[3, 0, 0, 0], used=["basic"])
    assert "Build (Castle, Harbor): that costs 4 gold and you have 3 (C3.3)" in why_not(Match.at("citadels", position))


def test_a_character_that_cannot_be_taken_is_accounted_for() -> None:
    match = Match("citadels", 4, 3, {"start_player": 0})
    told = why_not(match)
    assert sum("is face up in the middle (C3.2)" in line for line in told) == 2
    assert sum("was not passed to you (C3.2)" in line for line in told) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_wish_is_offered_or_refused_with_a_paragraph(seats: int, language: str) -> None:
    for at, match in enumerate(walk(seats, seats + 10)):
        if at % 3 == 0:
            refused = [move for move, _ in match.game.refused(match.view(0))]
            assert refused == [move for move in attempts(match.view(0)) if match.why_not(0, move) is not None]
            assert not set(refused) & set(match.moves())
            lines = why_not(match, language)
            assert all(re.search(r"\(C\d\.\d+\)", line) for line in lines) or not refused
            assert len(lines) <= max(1, len(refused))

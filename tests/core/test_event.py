"""Events: every type says what each seat may know of it; a seat's event has nothing else."""

import json
import random
from typing import Any

import pytest

from raenke import Match, games
from raenke.core.event import Event, to_dict, to_json
from raenke.kabale import events as kabale

KINDS: dict[str, type[Event]] = {
    kind.__name__: kind for kind in vars(kabale).values() if isinstance(kind, type) and issubclass(kind, Event)
}

# What the others are told instead, with the fields they may know. Events not listed here are public.
TOLD_INSTEAD: dict[str, tuple[str, list[str]]] = {
    "card_drawn": ("card_taken", ["seat"]),
    "card_laid": ("card_placed", ["seat", "column"]),
    "card_cloaked": ("card_slipped", ["seat", "column"]),
    "pile_shuffled": ("pile_renewed", ["seat", "count"]),
    "goals_shuffled": ("goals_covered", ["count"]),
}
NOBODY_KNOWS = ["pile_shuffled", "goals_shuffled"]


def all_events() -> list[Event]:
    """Events of games in which every type occurs; some games lay everything in one column."""
    happened: list[Event] = []
    for seed in range(9):
        chooser = random.Random(seed)
        allies = "all" if seed % 2 else ["explorer", "assassin", "storm", "cloak", "traitor", "king"]
        match = Match(games["kabale"], seats=2 + seed % 3, seed=seed, options={"allies": allies})
        while not match.over:
            piling = [move for move in match.moves() if seed % 3 == 0 and move.endswith(" 1")]
            match.play(chooser.choice(piling or match.moves()))
        happened += match.events
    return happened


ALL_EVENTS = all_events()


# A type that does not say who may know what


def test_a_type_without_seen_cannot_be_made() -> None:
    with pytest.raises(TypeError, match=r"CardSniffed must say what each seat may know of it"):

        class CardSniffed(Event, frozen=True):
            seat: int


def test_a_type_cannot_leave_it_to_the_one_it_comes_from() -> None:
    with pytest.raises(TypeError, match="CardSniffed"):

        class CardSniffed(kabale.RoundEnded, frozen=True):
            smell: str


def test_a_module_with_such_a_type_cannot_be_imported() -> None:
    source = "from raenke.core.event import Event\nclass CardSniffed(Event, frozen=True):\n    seat: int\n"
    with pytest.raises(TypeError, match="CardSniffed"):
        exec(compile(source, "sniffed.py", "exec"), {"__name__": "sniffed"})


def test_a_type_that_says_it_can_be_made() -> None:
    class CardSniffed(Event, frozen=True):
        seat: int

        def seen(self, seat: int | None) -> Event | None:
            return self if seat == self.seat else None

    event = CardSniffed(1)
    assert event.type == "card_sniffed"
    assert to_dict(event) == {"type": "card_sniffed", "seat": 1}
    assert (event.seen(1), event.seen(0), event.seen(None)) == (event, None, None)


# Every type of Kabale


def test_every_type_has_happened_whole_or_as_it_is_told() -> None:
    told = {seen.type for event in ALL_EVENTS for seen in (event.seen(None),) if seen is not None}
    happened = {event.type for event in ALL_EVENTS}
    snake = {"".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind)[1:] for kind in KINDS}
    assert told | happened == snake - {"event"}
    assert told - happened == {instead for instead, _ in TOLD_INSTEAD.values()}


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {"Event"}))
def test_every_type_says_for_itself_what_is_known(kind: str) -> None:
    assert "seen" in vars(KINDS[kind])


def test_who_may_know_what_happened() -> None:
    for event in ALL_EVENTS:
        whole = to_dict(event)
        for seat in (None, 0, 1, 2, 3, 5):
            seen = event.seen(seat)
            assert seen is not None, "nothing in Kabale happens in secret"
            is_own = event.type not in NOBODY_KNOWS and seat == whole.get("seat")
            if event.type not in TOLD_INSTEAD or is_own:
                assert seen is event
            else:
                kind, fields = TOLD_INSTEAD[event.type]
                told = to_dict(seen)
                assert [*told] == ["type", *fields]
                assert told["type"] == kind
                assert all(told[field] == whole[field] for field in fields if field != "count")


def test_a_shuffle_tells_only_how_many() -> None:
    for event in ALL_EVENTS:
        if event.type in NOBODY_KNOWS:
            whole = to_dict(event)
            (cards,) = (value for value in whole.values() if isinstance(value, list))
            told = event.seen(whole.get("seat"))
            assert told is not None
            assert to_dict(told)["count"] == len(cards)


def test_what_is_not_known_is_another_type_and_never_a_hole() -> None:
    for event in ALL_EVENTS:
        for seat in (None, 0, 1, 2):
            seen = event.seen(seat)
            assert seen is not None
            assert seen is event or (type(seen) is not type(event) and "null" not in to_json(seen))


def test_everybody_may_know_what_a_spectator_is_told() -> None:
    """What a spectator is told has no secrets left."""
    for event in ALL_EVENTS:
        told = event.seen(None)
        assert told is not None
        assert all(told.seen(seat) is told for seat in (None, 0, 1))


# As a record says it


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (kabale.CardLaid(0, 2, "king"), {"type": "card_laid", "seat": 0, "column": 2, "card": "king"}),
        (kabale.ExplorerMoved(1, 0, 3), {"type": "explorer_moved", "seat": 1, "from": 0, "to": 3}),
        (kabale.CardRevealed(1, 0, 2, "witch"),
         {"type": "card_revealed", "column": 1, "position": 0, "seat": 2, "card": "witch"}),
        (kabale.RoundStarted(2, [("music", 3)], 1),
         {"type": "round_started", "round": 2, "goals": [("music", 3)], "first": 1}),
        (kabale.GoalsSwapped(1, (0, 2)), {"type": "goals_swapped", "seat": 1, "columns": (0, 2)}),
    ],
)  # fmt: skip
def test_fields_are_written_in_order_with_the_type_first(event: Event, written: dict[str, Any]) -> None:
    assert to_dict(event) == written
    assert [*to_dict(event)] == [*written]
    assert to_json(event) == json.dumps(written, separators=(",", ":"))


def test_json_and_dictionary_say_the_same() -> None:
    for event in ALL_EVENTS[:400]:
        assert next(iter(to_dict(event))) == "type"
        assert event.type == to_dict(event)["type"]
        assert json.loads(to_json(event)) == json.loads(json.dumps(to_dict(event)))


def test_events_cannot_be_changed() -> None:
    event: Any = kabale.CardLaid(0, 2, "king")
    with pytest.raises(AttributeError):
        event.card = "queen"

"""docs/record.md and the code agree: moves, the order of random numbers, events with their fields, who is told what."""

import inspect
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec
import pytest

import raenke.citadels.codes as citadels_codes
import raenke.citadels.events as citadels_events
import raenke.citadels.moves as citadels_moves
import raenke.kabale.events as kabale_events
import raenke.kabale.moves as kabale_moves
from raenke import Match, games
from raenke.citadels import most
from raenke.citadels.cards import CHARACTER_RANK, CHARACTERS, DARK_DISTRICTS, DISTRICT_ROWS
from raenke.core.event import Event, snake_case, to_dict
from raenke.core.record import Record, read_record
from raenke.kabale.award import award
from raenke.kabale.cards import ALLIES
from tests.core.kept_records import CITADELS, KEPT, events_of, named
from tests.core.record_page import PAGE, ROOT, listed, names, quoted, section, table
from tests.published import PUBLISHED

GAMES: dict[str, ModuleType] = {"Kabale": kabale_events, "Citadels": citadels_events}
EXAMPLES = {"<card>": "king", "<column>": "2", "<character>": "king", "<seat>": "2", "<district>": "tavern"}


def event_types(module: ModuleType) -> dict[str, type[Event]]:
    found = (kind for _, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__)
    return {snake_case(kind.__name__): kind for kind in found if issubclass(kind, Event)}


def fields_of(kind: type[Event]) -> list[str]:
    """The fields in a record; an event may carry more for who tells it."""
    return [*to_dict(next(probes(kind)))][1:]


def published(game: str) -> dict[str, list[str]]:
    return {row[0]: names(row[1]) for row in table(f"Events of {game}", "type")}


def replaced(game: str) -> dict[str, tuple[str, str, list[str]]]:
    """For an event that not everybody gets in full: who does, and what the others get, with its fields."""
    rows = table(f"What a seat of {game} is told", "event")
    return {event: (full, told.partition(":")[0], names(told.partition(":")[2])) for event, full, told in rows}


# Events


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_its_fields_in_the_page_and_there_are_no_others(game: str) -> None:
    told = {name: fields for _, name, fields in replaced(game).values()}
    assert not {*published(game)} & {*told}
    assert {**published(game), **told} == {name: fields_of(kind) for name, kind in event_types(GAMES[game]).items()}


def probes(kind: type[Event]) -> Iterator[Event]:
    """Events with a seat of its own in every field that takes one; with nobody there, too, if that may be."""
    fields = msgspec.structs.fields(kind)
    optional = [field.name for field in fields if isinstance(field.type, UnionType)]
    reasons = ("basic", *citadels_events.IN_THE_OPEN) if any(field.name == "why" for field in fields) else ("",)
    for nobody in [(), *((name,) for name in optional)]:
        for reason in reasons:
            values = {field.name: value_of(field.type, place) for place, field in enumerate(fields)}
            values |= dict.fromkeys(nobody)
            values |= {"why": reason} if reason else {}
            yield kind(**values)


def value_of(type_of_field: Any, place: int) -> Any:
    """Any value of that type; numbers differ from field to field."""
    if int in (type_of_field, *get_args(type_of_field)) and not hasattr(type_of_field, "__origin__"):
        return place
    return {str: "manor", bool: True}.get(type_of_field, [])


def in_full(event: Event, full: str) -> set[int | None]:
    """The seats that get an event in full by the words of the page, among 0 to 7."""
    plain = to_dict(event)
    who, _, exception = full.partition("; everybody if why is ")
    if exception and plain["why"] in exception.split(" or "):
        return {None, *range(8)}
    return set() if who == "nobody" else {plain[name] for name in names(who)} - {None}


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_is_told_what_the_page_says(game: str) -> None:
    for name, kind in event_types(GAMES[game]).items():
        full, told, fields = replaced(game).get(name, ("", name, []))
        for event in probes(kind):
            everybody: set[int | None] = {None, *range(8)}
            seers = in_full(event, full) if full else everybody
            for seat in everybody:
                seen = event.seen(seat)
                assert seen is not None
                if seat in seers:
                    assert seen is event
                else:
                    assert seen.type == told
                    plain, of_event = to_dict(seen), to_dict(event)
                    assert all(plain[field] == of_event.get(field, plain[field]) for field in fields)


def test_values_of_why_and_how() -> None:
    """That all of them happen, and no others, is tested on the kept records."""
    reasons = {row[0]: names(row[1]) for row in table("Events of Citadels", "event")}
    assert {*chain(*reasons.values())} == {*citadels_codes.WHYS}
    with_reason = {name for name, fields in published("Citadels").items() if {"why", "how"} & {*fields}}
    assert {*reasons} == with_reason
    everybody = replaced("Citadels")["card_put_away"][0].partition("if why is ")[2].split(" or ")
    assert tuple(everybody) == citadels_events.IN_THE_OPEN


def test_the_steps_of_an_award() -> None:
    """Every kind with its paragraphs and fields, and those of changes."""
    title = "The steps of an award"
    kinds = {
        kind: (rule, {name for part in fields.split(";") for name in names(part.partition(":")[0])} - {"–"})
        for kind, rule, fields, _ in table(title, "kind")
    }
    changes = {kind for row in table(title, "kind of change") for kind in names(row[0])}
    met, met_changes = set(), set()
    steps = [step for path in KEPT for event in events_of(path) for step in event.get("steps", [])]
    for column in ([], [(0, "prince"), (0, "squire")], [(0, "romeo"), (0, "juliet")]):  # in no kept record
        steps += [step.written() for step in award(("music", 3), column).steps]
    steps += [
        step.written() for step in award(("music", 3), [(0, "doppelganger")], {"empty_doppelganger": "zero"}).steps
    ]
    for step in steps:
        rule, fields = kinds[step["kind"]]
        assert {*step} == {"rule", "kind", *fields}
        assert step["rule"] in rule or rule == "see below"
        met.add(step["kind"])
        met_changes |= {change["kind"] for change in step.get("changes", [])}
        assert all({*change} == {"rule", "kind", "by", "amount"} for change in step.get("changes", []))
    assert met == {*kinds}
    assert met_changes == changes


def test_the_parts_of_a_score() -> None:
    parts = [row[0] for row in table("The parts of a score", "part")]
    ended = [event for path in KEPT for event in events_of(path) if event["type"] == "game_ended"]
    told = [part for event in ended for part in event.get("parts", [])]
    assert told
    assert all(list(part) == parts for part in told)


# Moves


def templates(game: str) -> list[str]:
    return [text for row in table("The record", f"move of {game}") for text in quoted(row[0])]


def template_of(text: str) -> str:
    """`destroy 2 tavern*` as the page writes it."""
    verb, *rest = text.split()
    return " ".join([verb, *(placeholder(word.removesuffix("*")) for word in rest)])


def placeholder(word: str) -> str:
    if word in CHARACTERS:
        return "<character>"
    return "<seat>" if word.isdigit() else "<district>" if word in {row.id for row in DISTRICT_ROWS} else word


def every_move_of_citadels() -> list[str]:
    """All texts there are, seats of eight."""
    found = []
    for move in range(most.MOVES):
        try:
            text = citadels_moves.text_of(move)
        except (IndexError, StopIteration):
            continue
        if citadels_moves.move_of(text) == move:
            found.append(text)
    return found


def test_every_move_of_citadels_is_in_the_page_and_there_are_no_others() -> None:
    assert {*templates("Citadels")} == {template_of(text) for text in every_move_of_citadels()}
    starred = {template_of(text).split()[0] for text in every_move_of_citadels() if text.endswith("*")}
    last = section("The record").rpartition("In `")[2]
    assert {*re.findall(r"[a-z]+", "`" + last.partition("a district")[0])} - {"and"} == starred


def test_every_move_of_kabale_is_in_the_page() -> None:
    assert {text.split()[0] for text in templates("Kabale")} == {"lay", "cloak", "swap", "decline"}


@pytest.mark.parametrize(("game", "room"), [("Kabale", kabale_moves), ("Citadels", citadels_moves)])
def test_moves_of_the_page_can_be_written(game: str, room: ModuleType) -> None:
    for template in templates(game):
        text = template
        for place, example in EXAMPLES.items():
            text = text.replace(place, example)
        move = room.move_of(text)
        assert move is not None
        assert room.text_of(move) == text


def picks() -> dict[str, list[tuple[str, str]]]:
    """What follows a pick by the page, in order: types with their `why` or `how`."""
    found = {}
    for row in table("Events of Citadels", "pick"):
        follows = [
            (kind, reason)
            for kind, reasons in re.findall(r"`([a-z_]+)`(?: \(([a-z_, ]+)\))?", row[1])
            for reason in names(reasons) or [""]
        ]
        found.update(dict.fromkeys(quoted(row[0]), follows))
    return found


def test_every_pick_has_its_events_in_the_page() -> None:
    assert {*picks()} == {text.partition(" <")[0] for text in templates("Citadels")} - {"take", "put"}


@pytest.mark.parametrize("path", CITADELS, ids=named)
def test_the_events_of_a_pick_follow_as_in_the_page(path: Path) -> None:
    """Nothing else happens by it, unless it ends a turn, a first half of one or a round."""
    record = read_record(path)
    match = Match(record.game, record.seats, record.seed, record.options)
    by_itself = {("gold_taken", "throne_room"), ("deck_shuffled", "")}
    for move in record.moves:
        events = [to_dict(event) for event in match.play(move)]
        word = move if move in picks() else move.split()[0]
        if word in ("take", "put", "end"):
            continue
        follows = picks()[word]
        place = count = 0
        for event in events:
            told = (event["type"], event.get("why", event.get("how", "")))
            if told in follows[place:]:
                place += follows[place:].index(told)
            elif told not in by_itself:
                break
            count += 1
        is_end = word in ("gold", "draw", "keep", "bewitch", "crown")
        assert count > 0 or word == "trade"
        assert count == len(events) or is_end


@pytest.mark.parametrize(("game", "page"), [("Kabale", "kabale"), ("Citadels", "citadels")])
def test_paragraphs_that_are_quoted_exist(game: str, page: str) -> None:
    rules = (ROOT / "docs" / "rules" / f"{page}.md").read_text(encoding="utf-8")
    letter = game[0]
    quotes = set(re.findall(rf"\b{letter}\d\.\d+", PAGE))
    assert quotes
    assert all(f"**{quote} " in rules for quote in quotes)
    for row in table("The record", f"move of {game}"):
        assert re.search(rf"{letter}\d\.\d", row[1])


# Orders, games and fields


def test_the_canonical_orders() -> None:
    assert listed("What Kabale asks, in order", "king") == list(ALLIES)
    title = "What Citadels asks, in order"
    written = listed(title, "manor") + listed(title, "great_wall")
    assert written == [word for row in DISTRICT_ROWS for word in (row.id, str(row.copies))]
    assert listed(title, "great_wall")[::2] == list(DARK_DISTRICTS)
    people = listed(title, "assassin")
    assert sorted(people) == sorted(CHARACTERS)
    assert [CHARACTER_RANK[CHARACTERS.index(name)] for name in people] == [*range(9), *range(9)]


def test_the_fields_of_a_record() -> None:
    assert [name for row in table("The record", "field") for name in names(row[0])] == [
        field.name for field in msgspec.structs.fields(Record)
    ]


def test_games_and_seats() -> None:
    rows = {row[0]: row[1] for row in table("The record", "field")}
    assert {text.strip('"') for text in quoted(rows["game"])} == {*PUBLISHED}
    for name, game in ((name, games[name]) for name in PUBLISHED):
        assert f"{game.least_seats} to {game.most_seats} in {name.capitalize()}" in rows["seats"]

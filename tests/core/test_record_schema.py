"""The published JSON Schema says of records what the reader says."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from raenke import Match, games
from raenke.citadels import moment as citadels_moment
from raenke.citadels import options as citadels_options
from raenke.citadels.cards import BASE_VIOLET, CHARACTERS, DARK_DISTRICTS
from raenke.core.errors import OptionError
from raenke.core.record import Origin, chained, record_of, record_text
from raenke.kabale import moment as kabale_moment
from raenke.kabale import options as kabale_options
from raenke.kabale.cards import ALLIES
from tests.core.kept_records import CITADELS, KABALE, KEPT, named
from tests.core.record_page import ROOT, names, table
from tests.core.test_record_page import every_move_of_citadels
from tests.published import PUBLISHED

SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text())
VALUES: dict[str, Mapping[str, tuple[str, ...]]] = {
    "kabale": kabale_options.VALUES,
    "citadels": citadels_options.VALUES,
}
TYPES: dict[str, type] = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
SAID_ELSEWHERE = {"$schema", "$defs", "title", "description"}


def is_type(value: object, name: str) -> bool:
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def faults(value: Any, schema: dict[str, Any], place: str = "$") -> list[str]:
    """Where a value does not fit, for as much of JSON Schema as ours uses; an unknown keyword is an error."""
    found: list[str] = []
    for keyword, wanted in schema.items():
        match keyword:
            case "$ref":
                found += faults(value, SCHEMA["$defs"][wanted.removeprefix("#/$defs/")], place)
            case "anyOf":
                if all(faults(value, branch, place) for branch in wanted):
                    found.append(place)
            case "allOf":
                for branch in wanted:
                    found += faults(value, branch, place)
            case "if":
                found += [] if faults(value, wanted, place) else faults(value, schema["then"], place)
            case "then":
                assert "if" in schema
            case "type":
                names = wanted if isinstance(wanted, list) else [wanted]
                if not any(is_type(value, name) for name in names):
                    found.append(place)
            case "const" | "enum":
                choices = wanted if keyword == "enum" else [wanted]
                if not any(type(value) is type(choice) and value == choice for choice in choices):
                    found.append(place)
            case "pattern":
                found += [place] if isinstance(value, str) and not re.search(wanted, value) else []
            case "minimum" | "maximum":
                if is_type(value, "integer"):
                    found += [place] if (value < wanted if keyword == "minimum" else value > wanted) else []
            case "minItems" | "maxItems":
                if isinstance(value, list):
                    short, long = keyword == "minItems", keyword == "maxItems"
                    found += [place] if (short and len(value) < wanted) or (long and len(value) > wanted) else []
            case "uniqueItems":
                found += [place] if isinstance(value, list) and len(value) != len({*map(str, value)}) else []
            case "items":
                for number, item in enumerate(value if isinstance(value, list) else []):
                    found += faults(item, wanted, f"{place}[{number}]")
            case "required":
                found += [f"{place}.{name}" for name in wanted if isinstance(value, dict) and name not in value]
            case "properties":
                for name, inner in wanted.items():
                    if isinstance(value, dict) and name in value:
                        found += faults(value[name], inner, f"{place}.{name}")
            case "additionalProperties":
                assert wanted is False
                inside = value if isinstance(value, dict) else {}
                found += [f"{place}.{name}" for name in inside if name not in schema["properties"]]
            case _:
                assert keyword in SAID_ELSEWHERE, keyword
    return found


@pytest.mark.parametrize("path", KEPT, ids=named)
def test_kept_records_fit(path: Path) -> None:
    assert faults(json.loads(path.read_text()), SCHEMA) == []


@pytest.mark.parametrize(
    ("name", "value", "place"),
    [
        ("format", "pgn", "$.format"),
        ("version", 2, "$.version"),
        ("version", True, "$.version"),
        ("game", "chess", "$.game"),
        ("rules", "3", "$.rules"),
        ("seats", 7, "$.seats"),
        ("seats", 1, "$.seats"),
        ("seats", "4", "$.seats"),
        ("options", {"mood": "merry"}, "$.options.mood"),
        ("options", {"cast": "base"}, "$.options.cast"),
        ("options", {"rounds": 7}, "$.options.rounds"),
        ("options", {"allies": ["kin"]}, "$.options.allies"),
        ("options", {"allies": ["king", "king"]}, "$.options.allies"),
        ("seed", "7", "$.seed"),
        ("salts", [1], "$.salts"),
        ("moves", ["decline", "lay king 9"], "$.moves[1]"),
        ("moves", ["take king"], "$.moves[0]"),
        ("chain", ["A" * 64], "$.chain[0]"),
        ("scores", [1.5, 2], "$.scores"),
        ("scores", [1], "$.scores"),
        ("scores", [1] * 7, "$.scores"),
    ],
)
def test_what_does_not_fit_kabale_is_named(name: str, value: Any, place: str) -> None:
    assert faults({**json.loads(KABALE[0].read_text()), name: value}, SCHEMA) == [place]


@pytest.mark.parametrize(
    ("name", "value", "place"),
    [
        ("game", "chess", "$.game"),
        ("rules", "3", "$.rules"),
        ("seats", 9, "$.seats"),
        ("seats", 1, "$.seats"),
        ("options", {"rounds": 2}, "$.options.rounds"),
        ("options", {"cast": "dark"}, "$.options.cast"),
        ("options", {"cast": ["king"]}, "$.options.cast"),
        ("options", {"cast": ["king"] * 8}, "$.options.cast"),
        ("options", {"dark_districts": ["keep"]}, "$.options.dark_districts"),
        ("options", {"left_out": ["keep", "keep"]}, "$.options.left_out"),
        ("options", {"left_out": ["tavern"]}, "$.options.left_out[0]"),
        ("options", {"end_at": 9}, "$.options.end_at"),
        ("options", {"start_player": 8}, "$.options.start_player"),
        ("options", {"max_rounds": 0}, "$.options.max_rounds"),
        ("options", {"discard": "burnt"}, "$.options.discard"),
        ("moves", ["end", "lay king 1"], "$.moves[1]"),
        ("moves", ["exchange 9"], "$.moves[0]"),
        ("moves", ["destroy 2"], "$.moves[0]"),
        ("moves", ["build tavern*"], "$.moves[0]"),
        ("moves", ["navigate"], "$.moves[0]"),
        ("scores", [1] * 9, "$.scores"),
    ],
)
def test_what_does_not_fit_citadels_is_named(name: str, value: Any, place: str) -> None:
    assert faults({**json.loads(CITADELS[0].read_text()), name: value}, SCHEMA) == [place]


def from_a_moment(game: str, moves: int = 30) -> dict[str, Any]:
    """A record with an origin and a position."""
    match = Match(game, 4, 5)
    while len(match.history) < moves:
        offered = match.moves()
        match.play(offered[7 * len(match.history) % len(offered)])
    record = record_of(match.redealt(6), "0.1.0")
    origin = Origin(match="abc", moves=moves, cards="anew")
    plain: dict[str, Any] = json.loads(record_text(chained(msgspec.structs.replace(record, origin=origin))))
    return plain


@pytest.mark.parametrize("game", PUBLISHED)
def test_records_from_a_moment_fit(game: str) -> None:
    for moves in range(0, 60, 7):
        assert faults(from_a_moment(game, moves), SCHEMA) == []


@pytest.mark.parametrize("game", PUBLISHED)
def test_what_does_not_fit_of_a_moment_is_named(game: str) -> None:
    plain = from_a_moment(game)
    for origin in ({"match": "abc", "moves": 3}, {"match": "abc", "moves": -1, "cards": "old"}, 7):
        assert faults({**plain, "origin": origin}, SCHEMA) == ["$.origin"]
    assert "$.position" in faults({**plain, "position": 7}, SCHEMA)
    for name, value in plain["position"].items():
        assert faults({**plain, "position": {**plain["position"], name: {}}}, SCHEMA) == ["$.position"]
        missing = {key: each for key, each in plain["position"].items() if key != name}
        assert faults({**plain, "position": missing}, SCHEMA) == ["$.position"], value


def test_schema_and_page_know_every_field_of_a_position() -> None:
    for game, module in (("kabale", kabale_moment), ("citadels", citadels_moment)):
        fields = list(module.Record.__struct_fields__)
        assert list(SCHEMA["$defs"][f"{game}_position"]["properties"]) == fields
        told = [name for row in table("From a moment", f"of {game.capitalize()}") for name in names(row[0])]
        assert sorted(told) == sorted(fields)


@pytest.mark.parametrize("path", [KABALE[0], CITADELS[0]], ids=["kabale", "citadels"])
def test_a_missing_field_is_named(path: Path) -> None:
    plain = json.loads(path.read_text())
    for name in plain:
        assert faults({key: value for key, value in plain.items() if key != name}, SCHEMA) == [f"$.{name}"]


def options_in_schema(game: str) -> dict[str, Any]:
    options: dict[str, Any] = SCHEMA["$defs"][game]["properties"]["options"]["properties"]
    return options


def test_schema_knows_the_games_and_their_seats() -> None:
    assert SCHEMA["properties"]["game"]["enum"] == list(PUBLISHED)
    assert [branch["then"]["$ref"] for branch in SCHEMA["allOf"]] == [f"#/$defs/{game}" for game in PUBLISHED]
    for name, game in ((name, games[name]) for name in PUBLISHED):
        of_game = SCHEMA["$defs"][name]["properties"]
        assert of_game["seats"] == {"minimum": game.least_seats, "maximum": game.most_seats}
        assert of_game["scores"] == {"minItems": game.least_seats, "maxItems": game.most_seats}
        assert options_in_schema(name)["start_player"]["anyOf"][1]["maximum"] == game.most_seats - 1


def test_schema_knows_the_cards() -> None:
    kinds = {"ally": ALLIES, "character": CHARACTERS, "base_violet": BASE_VIOLET, "dark_district": DARK_DISTRICTS}
    for kind, cards in kinds.items():
        assert SCHEMA["$defs"][kind]["enum"] == list(cards)


@pytest.mark.parametrize("game", PUBLISHED)
def test_schema_knows_every_option(game: str) -> None:
    options = options_in_schema(game)
    for name, values in VALUES[game].items():
        assert options[name]["enum"] == list(values)
    defaults = games[game].options({}, 2)
    assert list(options) == list(defaults)
    for name, value in defaults.items():
        assert faults(value, options[name]) == []


@pytest.mark.parametrize("game", PUBLISHED)
def test_schema_and_reader_have_the_same_bounds(game: str) -> None:
    seats = games[game].most_seats
    cast = {} if game == "kabale" else {"cast": "drawn"}
    numbers = [(name, whole(schema)) for name, schema in options_in_schema(game).items() if whole(schema)]
    assert len(numbers) == {"kabale": 2, "citadels": 3}[game]
    for name, bounds in numbers:
        for value in (bounds["minimum"], bounds["maximum"]):
            assert games[game].options({**cast, name: value}, seats)[name] == value
        for value in (bounds["minimum"] - 1, bounds["maximum"] + 1):
            with pytest.raises(OptionError):
                games[game].options({**cast, name: value}, seats)


def whole(schema: dict[str, Any]) -> dict[str, int]:
    """Where a schema allows whole numbers: their bounds."""
    branches = [branch for branch in schema.get("anyOf", [schema]) if branch.get("type") == "integer"]
    return branches[0] if branches else {}


def test_schema_knows_every_move_of_citadels() -> None:
    plain = json.loads(CITADELS[0].read_text())
    assert faults({**plain, "moves": every_move_of_citadels()}, SCHEMA) == []

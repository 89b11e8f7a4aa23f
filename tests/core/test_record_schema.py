"""The published JSON Schema says of records what the reader says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from raenke.kabale.cards import ALLIES
from raenke.kabale.options import VALUES

ROOT = Path(__file__).parent.parent.parent
SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text())
KEPT = sorted(path for path in (ROOT / "tests" / "records").glob("*/*.json") if path.name != "digests.json")
TYPES: dict[str, type] = {"object": dict, "array": list, "string": str, "null": type(None)}
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
                found += [f"{place}.{name}" for name in value if name not in schema["properties"]]
            case _:
                assert keyword in SAID_ELSEWHERE, keyword
    return found


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_kept_records_fit(path: Path) -> None:
    assert faults(json.loads(path.read_text()), SCHEMA) == []


@pytest.mark.parametrize(
    ("name", "value", "place"),
    [
        ("format", "pgn", "$.format"),
        ("version", 2, "$.version"),
        ("version", True, "$.version"),
        ("game", "chess", "$.game"),
        ("rules", "2", "$.rules"),
        ("seats", 7, "$.seats"),
        ("seats", 1, "$.seats"),
        ("options", {"mood": "merry"}, "$.options.mood"),
        ("options", {"rounds": 7}, "$.options.rounds"),
        ("options", {"allies": ["kin"]}, "$.options.allies"),
        ("options", {"allies": ["king", "king"]}, "$.options.allies"),
        ("seed", "7", "$.seed"),
        ("salts", [1], "$.salts"),
        ("moves", ["decline", "lay king 9"], "$.moves[1]"),
        ("chain", ["A" * 64], "$.chain[0]"),
        ("scores", [1.5, 2], "$.scores"),
        ("scores", [1], "$.scores"),
    ],
)
def test_what_does_not_fit_is_named(name: str, value: Any, place: str) -> None:
    assert faults({**json.loads(KEPT[0].read_text()), name: value}, SCHEMA) == [place]


def test_a_missing_field_is_named() -> None:
    plain = json.loads(KEPT[0].read_text())
    for name in plain:
        assert faults({key: value for key, value in plain.items() if key != name}, SCHEMA) == [f"$.{name}"]


def test_schema_knows_the_cards_and_options() -> None:
    assert SCHEMA["$defs"]["card"]["enum"] == list(ALLIES)
    options = SCHEMA["properties"]["options"]["properties"]
    for name, values in VALUES.items():
        assert options[name]["enum"] == list(values)
    written = [json.loads(path.read_text())["options"] for path in KEPT]
    assert {*options} == {name for options in written for name in options}

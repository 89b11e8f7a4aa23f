"""Writes a game's constants as modules from the one list `constants.toml` in its folder.

Each part of the list becomes a module and its `.pxd`: imported and cimported under one name, `phase.TURN` is a number
in Python and a constant in C. `names` count from 0, or are one bit each with `bits`; `IDS` has them in small letters,
`COUNT` says how many they are. With `classes = "events.from_note"` the names are those of the classes in `events.py`
that set `from_note`, in their order. `values` are numbers of their own, or a product of others: of the part, or of one
before it. `fields` are the parts of a number that holds several, by how many bits each has, the lowest first: the
module has a function for each, one that gives the number another, and `of`, which puts it together.
"""

import ast
import math
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tools import readings, state

SOURCE = Path(__file__).resolve().parent.parent / "src" / "raenke"
WIDTH = 120
FEW = 6
MARK = "# not compiled: written from `constants.toml`\n"


Numbers = dict[str, int]
Parts = dict[str, Numbers]


def numbers_of(part: dict[str, Any], before: Parts | None = None) -> Numbers:
    """The constants of a part by name."""
    found = {name: 1 << place if part.get("bits") else place for place, name in enumerate(part.get("names", []))}
    count = {"COUNT": len(found)} if found else {}
    for name, value in part.get("values", {}).items():
        found[name] = product(value, found, before or {}) if isinstance(value, str) else value
    return found | count


def class_names(path: Path, attribute: str) -> list[str]:
    """The classes of a module that set an attribute, as constants: `CardLaid` is `CARD_LAID`."""
    return [
        re.sub(r"(?<!^)(?=[A-Z])", "_", node.name).upper()
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == attribute
    ]


def product(text: str, own: Numbers, before: Parts) -> int:
    factors = (factor.rpartition(".") for factor in text.split(" * "))
    return math.prod((before[part] if part else own)[name] for part, _, name in factors)


def functions_of(part: dict[str, Any]) -> Iterator[tuple[str, list[str], str]]:
    """For a number that holds several: each function with its arguments and what it gives."""
    number, at, pieces = part["number"], 0, []
    for name, size in part["fields"].items():
        mask = (1 << size) - 1
        yield name, [number], f"{number} >> {at} & {mask}" if at else f"{number} & {mask}"
        pieces.append(f"{name} << {at}" if at else name)
        yield f"with_{name}", [number, name], f"{number} & ~{mask << at} | {pieces[-1]}"
        at += size
    yield "of", [*part["fields"]], " | ".join(pieces)


def listed(words: Iterable[str]) -> str:
    """Words on lines of their own, each whole."""
    whole = ", ".join(word.replace(" ", "\0") for word in words)
    lines = textwrap.fill(whole, WIDTH - 1, initial_indent="    ", subsequent_indent="    ")
    return f"(\n{lines},\n)".replace("\0", " ")


def module_of(part: dict[str, Any], before: Parts | None = None) -> str:
    if "fields" in part:
        functions = (
            f"\n\ndef {name}({', '.join(f'{word}: int' for word in words)}) -> int:\n    return {given}\n"
            for name, words, given in functions_of(part)
        )
        return f'"""{part["about"]}; written from `constants.toml`."""\n' + "".join(functions)
    numbers = numbers_of(part, before)
    names = part.get("names", [])
    others = [name for name in numbers if name not in names]
    lines = [f'"""{part["about"]}; written from `constants.toml`."""\n']
    if names:
        values = f"({', '.join(str(numbers[name]) for name in names)})" if part.get("bits") else f"range({len(names)})"
        lines.append(f"{listed(names)} = {values}  # fmt: skip")
        ids = [f'"{name.lower()}"' for name in names]
        lines.append(f"IDS = {listed(ids)}  # fmt: skip")
    if len(others) > FEW:
        lines.append(f"{listed(others)} = {listed(str(numbers[name]) for name in others)}  # fmt: skip")
    else:
        lines += [f"{name} = {numbers[name]}" for name in others]
    return "\n".join(lines) + "\n"


def declarations_of(part: dict[str, Any], before: Parts | None = None) -> str:
    if "fields" in part:
        functions = (
            f"\ncdef inline int {name}(int {', int '.join(words)}) noexcept nogil:\n    return {given}\n"
            for name, words, given in functions_of(part)
        )
        return MARK + "".join(functions)
    words = [f"{name} = {value}" for name, value in numbers_of(part, before).items()]
    lines = listed(words).removeprefix("(\n").removesuffix(",\n)")
    return f"{MARK}cdef enum:\n{lines}\n"


def written(source: Path = SOURCE) -> Iterator[tuple[Path, str]]:
    """Every file there should be, and what it should say."""
    for path in sorted(source.glob("*/constants.toml")):
        before: Parts = {}
        for name, part in tomllib.loads(path.read_text()).items():
            if "classes" in part:
                module, _, attribute = part["classes"].partition(".")
                part["names"] = class_names(path.with_name(f"{module}.py"), attribute)
            yield path.with_name(f"{name}.py"), module_of(part, before)
            yield path.with_name(f"{name}.pxd"), declarations_of(part, before)
            before[name] = numbers_of(part, before)


def all_written(source: Path = SOURCE) -> Iterator[tuple[Path, str]]:
    """Those of the states and of the options too."""
    yield from written(source)
    yield from state.written(source)
    yield from readings.written(source)


def stale(source: Path = SOURCE) -> list[Path]:
    """The files that say something else than the lists."""
    return [path for path, text in all_written(source) if not path.exists() or path.read_text() != text]


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        if wrong := stale():
            names = ", ".join(str(path.relative_to(SOURCE)) for path in wrong)
            raise SystemExit(f"the lists say something else than {names}: make constants")
        return
    for path, text in all_written():
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


if __name__ == "__main__":
    main()

"""Writes the readings of the rules that a table may choose as a class, from the rows `one_of` in a game's `options`."""

import ast
from collections.abc import Iterator
from pathlib import Path

ABOUT = "written from the rows of `options`"


def rows_of(source: str) -> Iterator[tuple[str, list[str]]]:
    """Each option that is one of some words, with the words; the default is the first."""
    for row in ast.walk(ast.parse(source)):
        match row:
            case ast.AnnAssign(target=ast.Name(name), value=ast.Call(func=ast.Name("one_of"), args=[_, *words])):
                yield name, [ast.literal_eval(word) for word in words]


def fields_of(source: str) -> list[tuple[str, str, str]]:
    """For each option and each word but the default: the name of the field, the option, the word."""
    return [(f"{name}_{word}", name, word) for name, words in rows_of(source) for word in words[1:]]


def class_of(game: str, source: str) -> str:
    lines = [f'        self.{field} = options.{name} == "{word}"' for field, name, word in fields_of(source)]
    return f'''"""How a table reads the rules, as yes or no; {ABOUT}."""

from raenke.{game}.options import Options


class Readings:
    """For each option and each of its words but the default: whether the table has chosen it."""

    def __init__(self, options: Options) -> None:
{chr(10).join(lines)}
'''


def declarations_of(source: str) -> str:
    lines = [f"    cdef readonly bint {field}" for field, _, _ in fields_of(source)]
    return f"# {ABOUT}\ncimport cython\n\n@cython.final\ncdef class Readings:\n{chr(10).join(lines)}\n"


def written(source: Path) -> Iterator[tuple[Path, str]]:
    """Every file there should be, and what it should say."""
    for path in sorted(source.glob("*/state.toml")):
        rows = path.with_name("options.py").read_text()
        yield path.with_name("readings.py"), class_of(path.parent.name, rows)
        yield path.with_name("readings.pxd"), declarations_of(rows)

"""Writes what lies on a game's table as a class and as plain lists, from the one list `state.toml` in its folder."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ABOUT = "written from `state.toml`"


@dataclass(frozen=True)
class Field:
    """One row of the list."""

    name: str
    group: str
    type: str = ""
    shape: tuple[str, ...] = ()
    start: str = "0"
    inherited: bool = False
    used: str = ""
    first: str = ""
    last: str = ""
    end: str = ""
    blank: str = ""
    copied: str = "whole"
    ring: str = ""
    means: str = ""
    set: bool = False
    optional: bool = False
    sorted: bool = False
    words: str = ""
    default: int = 0
    written: str | None = None
    open: bool | str = False

    @property
    def by_seat(self) -> str:
        return "[seat]" if len(self.shape) == 2 else ""

    @property
    def bounds(self) -> str:
        """The places in use, as arguments of `range`."""
        first = f"self.{self.first}{self.by_seat}, " if self.first and not self.ring else ""
        if self.used:
            return f"{first}self.{self.used}{self.by_seat}"
        return f"{first}self.{self.last}{self.by_seat} + 1" if self.last else f"{first}{self.end}"

    @property
    def is_listed(self) -> bool:
        """Whether only some of its places are in use."""
        return bool(self.used or self.last or self.end)

    @property
    def plain_type(self) -> str:
        if self.type == "bint":
            return "bool"
        return "int" if not self.shape else "list[int]" if len(self.shape) == 1 else "list[list[int]]"

    def declared(self) -> str:
        sizes = "".join(f"[{size}]" for size in self.shape)
        return f"cdef {'readonly ' if not self.shape else ''}{self.type}{sizes} {self.name}"

    def made(self) -> str:
        if not self.shape:
            return f"self.{self.name} = {'False' if self.type == 'bint' else self.start}"
        if self.start != "0":
            return f"self.{self.name} = [{self.start} for _ in range({self.shape[0]})]"
        return f"self.{self.name} = zeros({', '.join(self.shape)})"

    def plain(self) -> str:
        """The field as plain numbers."""
        if not self.shape:
            return f"self.{self.name}"
        if len(self.shape) == 1:
            bounds = self.bounds if self.is_listed else "self.seats"
            at = f"self.{self.first} + i & {self.ring}" if self.ring else "i"
            return f"[self.{self.name}[{at}] for i in range({bounds})]"
        return f"[[self.{self.name}[seat][i] for i in range({self.bounds})] for seat in range(self.seats)]"

    def copies(self) -> list[str]:
        """What is done for the whole of it, outside a loop over seats."""
        if self.by_seat or self.copied != "whole":
            return []
        return [f"self.{self.name}{'[:]' if self.shape else ''} = other.{self.name}"]

    def copies_by_seat(self) -> list[str]:
        if not self.by_seat:
            return []
        if self.copied == "whole":
            return [f"self.{self.name}[seat][:] = other.{self.name}[seat]"]
        return [f"for i in range({self.bounds}):", f"    self.{self.name}[seat][i] = other.{self.name}[seat][i]"]

    def sizes(self) -> list[str]:
        """How many places are in use, from how many there are in the list."""
        count = f"len(layout.{self.name}{self.by_seat})"
        lines = []
        if self.first:
            lines.append(f"self.{self.first}{self.by_seat} = {f'{self.end} - {count}' if self.end else '0'}")
        if self.used:
            lines.append(f"self.{self.used}{self.by_seat} = {count}")
        if self.last:
            lines.append(f"self.{self.last}{self.by_seat} = {count} - 1")
        return lines

    def laid(self) -> list[str]:
        """How it is laid out, in a loop over seats if it is by seat."""
        if not self.shape:
            return [f"self.{self.name} = layout.{self.name}"]
        if not self.is_listed:
            return [f"self.{self.name}[seat] = layout.{self.name}[seat]"]
        at = f"self.{self.first} + i" if self.end else "i"
        blanks = [
            f"for i in range({self.bounds}, {self.shape[-1]}):",
            f"    self.{self.name}{self.by_seat}[i] = {self.blank}",
        ]
        return [
            *self.sizes(),
            f"for i, number in enumerate(layout.{self.name}{self.by_seat}):",
            f"    self.{self.name}{self.by_seat}[{at}] = number",
            *(blanks if self.blank else []),
        ]

    @property
    def is_laid_by_seat(self) -> bool:
        return bool(self.shape) and (len(self.shape) == 2 or not self.is_listed)

    # What positions and views say

    @property
    def depth(self) -> int:
        return self.words.count("...") if self.words else len(self.shape) + self.set

    @property
    def word_type(self) -> str:
        return self.means.capitalize() or ("bool" if self.type == "bint" else "Number")

    def typed(self, many: str) -> str:
        """The type of its words, where several are `many`."""
        kind = self.word_type
        for _ in range(self.depth):
            kind = many.format(kind)
        return f"{kind} | None" if self.optional else kind

    @property
    def written_type(self) -> str:
        return self.words or self.typed("tuple[{}, ...]")

    @property
    def given_type(self) -> str:
        """What may be given for it: a list may be a text, too."""
        kind = re.sub(r"tuple\[(\w+), \.\.\.\]", r"Sequence[\1] | str", self.written_type)
        return re.sub(r"tuple\[(.+), \.\.\.\]", r"Sequence[\1]", kind)

    def part(self, name: str) -> str:
        """Its row for those who translate it."""
        means = self.means or ("flag" if self.type == "bint" else "number")
        said = [f'"{name}"', f'"{self.name}"', f'"{means}"', str(self.depth)]
        said += [f"{key}=True" for key in ("set", "optional", "sorted") if getattr(self, key)]
        said += ["is_own=True"] if self.words else []
        said += [f"default={self.default}"] if self.default else []
        return f"Part({', '.join(said)}),"


def fields_of(text: str) -> list[Field]:
    rows = tomllib.loads(text)
    renamed = {"from": "first"}
    return [
        Field(name, group, **{renamed.get(key, key): value for key, value in row.items()})
        for group in ("laid", "counted", "other")
        for name, row in rows[group].items()
    ]


def indented(lines: list[str], depth: int) -> list[str]:
    return [f"{'    ' * depth}{line}" for line in lines]


def looped(lines: list[str]) -> list[str]:
    return ["for seat in range(self.seats):", *(f"    {line}" for line in lines)]


def in_use(fields: list[Field]) -> list[str]:
    """Those of which only the places in use are copied, one loop for all with the same bounds."""
    lines = []
    for bounds in dict.fromkeys(field.bounds for field in fields):
        same = [field.name for field in fields if field.bounds == bounds]
        lines += [f"for i in range({bounds}):", *(f"    self.{name}[i] = other.{name}[i]" for name in same)]
    return lines


def class_of(game: str, rows: dict[str, Any], fields: list[Field]) -> str:
    own = [field for field in fields if not field.inherited]
    kept = [field for field in fields if field.group != "other"]
    laid = [field for field in fields if field.group == "laid"]
    declared = sorted(kept, key=lambda field: not field.shape)  # in that order the compiler copies many at once
    whole = [line for field in declared for line in field.copies()]
    whole += in_use([field for field in kept if not field.by_seat and field.copied != "whole"])
    by_seat = [line for field in kept for line in field.copies_by_seat()]
    plain = [f"{field.name}={field.plain()}," for field in laid]
    once = [line for field in laid if not field.is_laid_by_seat for line in field.laid()]
    each = [line for field in laid if field.is_laid_by_seat for line in field.laid()]
    imports = [
        "from raenke.core.arrays import zeros",
        "from raenke.core.table import Table as CoreTable",
        f"from raenke.{game} import {', '.join(rows['numbers'])}",
        f"from raenke.{game}.layout import Layout",
    ]
    parts = [
        f'"""{rows["about"]}; {ABOUT}."""',
        "",
        *sorted(imports),
        "",
        "",
        "class State(CoreTable):",
        '    """The fields of a table."""',
        "",
        "    def __init__(self) -> None:",
        *indented(["super().__init__()", *(field.made() for field in own)], 2),
        "",
        '    def become(self, other: "State") -> None:',
        *indented(['"""Become like another state of the same seats and options, without its notes."""'], 2),
        *indented(["self.noted = 0", *whole, *looped(by_seat)], 2),
        "",
        "    def layout(self) -> Layout:",
        *indented(['"""What lies there as plain lists."""', "return Layout(", *indented(plain, 1), ")"], 2),
        "",
        "    def spread(self, layout: Layout) -> None:",
        *indented(['"""Lay what the lists say. Who calls this has checked the sizes, and counts what follows."""'], 2),
        *indented([*once, *looped(each)], 2),
    ]
    return "\n".join(parts) + "\n"


def declarations_of(game: str, rows: dict[str, Any], fields: list[Field]) -> str:
    own = [field for field in fields if not field.inherited]
    arrays, plain = [field for field in own if field.shape], [field for field in own if not field.shape]
    parts = [
        f"# {ABOUT}",
        "cimport cython",
        "from raenke.core.table cimport Table as CoreTable",
        f"from raenke.{game} cimport {', '.join(rows['numbers'])}",
        "",
        "cdef class State(CoreTable):",
        *indented([field.declared() for field in [*arrays, *plain]], 1),
        "",
        "    @cython.locals(seat=int, i=int)",
        "    cdef void become(self, State other) noexcept nogil",
        "    cpdef object layout(self)",
        "    @cython.locals(seat=int, i=int, number=int)",
        "    cpdef void spread(self, object layout)",
    ]
    return "\n".join(parts) + "\n"


def layout_of(rows: dict[str, Any], fields: list[Field]) -> str:
    parts = [
        f'"""{rows["about"]}, as plain lists; {ABOUT}."""',
        "",
        "from dataclasses import dataclass",
        "",
        "",
        "@dataclass",
        "class Layout:",
        '    """Numbers as the table has them, by seat; only what is in use."""',
        "",
        *indented([f"{field.name}: {field.plain_type}" for field in fields if field.group == "laid"], 1),
    ]
    return "\n".join(parts) + "\n"


def parts_of(game: str, rows: dict[str, Any], fields: list[Field]) -> str:
    """The types of a position's parts, of what may be given for them, and of what every view says."""
    parts = {field.name if field.written is None else field.written: field for field in fields if field.group == "laid"}
    parts.pop("", None)
    open_parts = {
        field.name if field.open is True else str(field.open): field for field in fields if field.open is not False
    }
    lines = [
        "@dataclass(frozen=True, init=False)",
        "class PositionParts(Written):",
        '    """A position, without its options."""',
        "",
        *indented([f"{name}: {field.written_type}" for name, field in parts.items()], 1),
        "",
        "",
        "class Given(TypedDict, total=False):",
        '    """What may be given to make a position: lists of names also as one text."""',
        "",
        *indented([f"{name}: {field.given_type}" for name, field in parts.items()], 1),
        "",
        "",
        "class Open(msgspec.Struct, frozen=True):",
        '    """What everybody sees."""',
        "",
        *indented([f"{name}: {field.typed('list[{}]')}" for name, field in open_parts.items()], 1),
        "",
        "",
        "WRITTEN = (",
        *indented([field.part(name) for name, field in parts.items()], 1),
        ")",
        "OPEN = (",
        *indented([field.part(name) for name, field in open_parts.items()], 1),
        ")",
    ]
    said = " ".join(field.words or field.word_type for field in (*parts.values(), *open_parts.values()))
    means = sorted(set(re.findall(r"\b[A-Z]\w+", said)) - {"None"})
    imports = ["from raenke.core.written import Part, Written", f"from raenke.{game}.means import {', '.join(means)}"]
    head = [
        f'"""{rows["about"]}, as positions and views say it; {ABOUT}."""',
        "",
        "from collections.abc import Sequence",
        "from dataclasses import dataclass",
        "from typing import TypedDict",
        "",
        "import msgspec",
        "",
        *sorted(imports),
        "",
        "",
    ]
    return "\n".join([*head, *lines]) + "\n"


def written(source: Path) -> Iterator[tuple[Path, str]]:
    """Every file there should be, and what it should say."""
    for path in sorted(source.glob("*/state.toml")):
        rows, fields, game = tomllib.loads(path.read_text()), fields_of(path.read_text()), path.parent.name
        yield path.with_name("state.py"), class_of(game, rows, fields)
        yield path.with_name("state.pxd"), declarations_of(game, rows, fields)
        yield path.with_name("layout.py"), layout_of(rows, fields)
        if any(field.means for field in fields):
            yield path.with_name("parts.py"), parts_of(game, rows, fields)

"""Writes the client's types from Python's: what goes over the wire, and for each game its events and its view."""

import ast
import inspect
import json
import re
import textwrap
import types
import typing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from raenke import games
from raenke.core.event import Event
from raenke.core.game import Game
from raenke.server import table_events, wire, wire_commands, wire_http, wire_messages, wire_nudges

CLIENT = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Written by tools/wire.py from the types in {source}: `make protocol`. What is changed here is lost.\n"
GAME_EVENT = """\
/** An event of a game. The `wire.ts` in the game's folder says which there are and what they carry. */
export interface GameEvent {
  type: string;
}
"""
PAGES_HEAD = "/** The pages besides the start page and tables, with what may follow in their addresses. */\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
UNIONS = (types.UnionType, typing.Union)
WIDTH = 120
Kind = type[msgspec.Struct]


class Page:
    """One file of types: each is written when another first speaks of it, or in its turn."""

    def __init__(self, head: str, *rooms: types.ModuleType) -> None:
        self.parts = [head]
        self.written: dict[str, Any] = {}
        self.left_out: set[tuple[Kind, str]] = set()
        self.aliases = {kind: name for room in reversed(rooms) for name, kind in vars(room).items() if has_name(kind)}

    def is_new(self, name: str, source: Any) -> bool:
        """Whether a type is still to be written; its name is its own from here on."""
        is_new = name not in self.written
        if self.written.setdefault(name, source) != source:
            raise ValueError(f"{name} is the name of two types: {self.written[name]} and {source}")
        return is_new

    def struct(self, kind: Kind) -> str:
        if self.is_new(kind.__name__, kind):
            self.parts.append(self.interface(kind))
        return kind.__name__

    def interface(self, kind: Kind) -> str:
        hints = typing.get_type_hints(kind, include_extras=True)
        said = field_texts(kind)
        lines = [*comment(vars(kind).get("__doc__") or "", ""), f"export interface {kind.__name__} {{"]
        if kind.__struct_config__.tag_field:
            lines.append(f"  {kind.__struct_config__.tag_field}: {quoted(kind.__struct_config__.tag)};")
        for field in msgspec.structs.fields(kind):
            if (kind, field.name) not in self.left_out:
                mark = "?" if issubclass(kind, wire.Asked) and not field.required else ""
                lines += comment(said.get(field.name) or described(hints[field.name]), "  ")
                lines.append(f"  {field.encode_name}{mark}: {self.text(hints[field.name])};")
        return "\n".join([*lines, "}\n"])

    def union(self, name: str, kinds: list[Kind], about: str = "") -> None:
        members = "".join(f"\n  | {self.struct(kind)}" for kind in kinds)
        if self.is_new(name, kinds):
            self.parts.append("\n".join([*comment(about, ""), f"export type {name} ={members};\n"]))

    def text(self, hint: Any) -> str:
        """A type as TypeScript writes it."""
        for said in metas(hint):
            if said.extra and "typescript" in said.extra:
                return str(said.extra["typescript"])
        if typing.get_origin(hint) is Annotated:
            return self.text(typing.get_args(hint)[0])
        if hint in self.aliases:
            return self.alias(self.aliases[hint], hint)
        return self.plain(hint)

    def alias(self, name: str, hint: Any) -> str:
        if self.is_new(name, hint):
            self.parts.append(f"export type {name} = {self.plain(hint)};\n")
        return name

    def plain(self, hint: Any) -> str:
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin is Literal:
            return " | ".join(quoted(value) for value in arguments)
        if origin in UNIONS:
            return " | ".join(dict.fromkeys(self.text(part) for part in arguments))
        if origin is list or (origin is tuple and arguments[1:] == (...,)):
            inner = self.text(arguments[0])
            return f"({inner})[]" if " | " in re.sub(r"\(.*\)|\[.*\]", "", inner) else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.text(part) for part in arguments)}]"
        if origin is dict:
            return f"Record<string, {self.text(arguments[1])}>"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint)
        return PLAIN[hint]

    def whole(self) -> str:
        return "\n".join(self.parts)


def has_name(hint: Any) -> bool:
    """Whether a type that a module gives a name is worth one: its values, its parts, or one of several shapes."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    return origin in (Literal, tuple) or (origin in UNIONS and all(has_shape(part) for part in arguments))


def has_shape(hint: Any) -> bool:
    return typing.get_origin(hint) is tuple or (isinstance(hint, type) and issubclass(hint, msgspec.Struct))


def metas(hint: Any) -> list[msgspec.Meta]:
    return [part for part in getattr(hint, "__metadata__", ()) if isinstance(part, msgspec.Meta)]


def described(hint: Any) -> str:
    """What a field means, as its type says it."""
    parts = [hint, *(typing.get_args(hint) if typing.get_origin(hint) in UNIONS else ())]
    return next((said.description for part in parts for said in metas(part) if said.description), "")


def field_texts(kind: Kind) -> dict[str, str]:
    """What a field means, as the text behind it says."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: text.value.value
        for field, text in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant) and isinstance(text.value.value, str)
    }


def comment(text: str, indent: str) -> list[str]:
    plain = re.sub(r"\s+", " ", text).strip()
    if not plain:
        return []
    if len(indent) + len(plain) + 7 <= WIDTH:
        return [f"{indent}/** {plain} */"]
    lines = textwrap.wrap(plain, WIDTH - len(indent) - 3, break_long_words=False)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


def quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def shapes_in(room: types.ModuleType) -> list[Kind]:
    """The types of a module, without those that others are made of."""
    own = [kind for kind in vars(room).values() if is_shape(kind) and kind.__module__ == room.__name__]
    return [kind for kind in own if not kind.__subclasses__()]


def is_shape(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__name__ not in ("Shape", "Asked")


def events_of(base: type[Event], package: str) -> Iterator[Kind]:
    """The events of a game, in the order in which they are written there."""
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from events_of(kind, package)
        elif kind.__module__.startswith(f"{package}."):
            yield kind


def left_out(view: Kind) -> Iterator[tuple[Kind, str]]:
    """What a browser is not sent of a view."""
    for path in getattr(view, "for_programs", ()):
        part, _, name = path.rpartition(".")
        for kind in shapes_of(typing.get_type_hints(view)[part]) if part else [view]:
            if name not in kind.__struct_fields__:
                raise ValueError(f"{view.__name__}.for_programs names {path}, which is not there")
            yield kind, name


def shapes_of(hint: Any) -> list[Kind]:
    """The types a field's type is made of."""
    return [hint] if is_shape(hint) else [kind for part in typing.get_args(hint) for kind in shapes_of(part)]


def server_page() -> str:
    rooms = (wire, table_events, wire_commands, wire_messages, wire_http, wire_nudges)
    page = Page(HEAD.format(source="src/raenke/server"), *rooms)
    page.parts.append(GAME_EVENT)
    for room, base in ((table_events, "TableEvent"), (wire_commands, "Command"), (wire_messages, "Message")):
        kinds = [kind for kind in shapes_in(room) if kind.__struct_config__.tag_field]
        page.union(base, kinds, vars(room)[base].__doc__ or "")
    page.union("Answer", list(typing.get_args(wire_messages.Answer)), "What a command is answered.")
    for room in (wire, wire_http, wire_nudges):
        for kind in shapes_in(room):
            page.struct(kind)
    rows = "\n".join(f"  {room}: {json.dumps(parts)}," for room, parts in wire_http.PAGES.items()).replace('"', "'")
    page.parts.append(f"{PAGES_HEAD}export const PAGES: Record<string, string[]> = {{\n{rows}\n}};\n")
    return page.whole()


def game_page(game: Game) -> str:
    package = type(game).__module__.rpartition(".")[0]
    view: Kind = typing.get_type_hints(type(game).view)["return"]
    events = list(events_of(Event, package))
    rooms = [inspect.getmodule(kind) for kind in (view, *events)]
    page = Page(HEAD.format(source=package.replace(".", "/")), *(room for room in dict.fromkeys(rooms) if room))
    page.left_out = set(left_out(view))
    page.union(f"{type(game).__name__}Event", events, "What happens in the game.")
    page.struct(view)
    hidden = typing.get_args(typing.get_type_hints(type(game).opened)["return"])[1]
    if is_shape(hidden):
        page.struct(hidden)
    if hasattr(game, "targets"):
        page.parts.append(targets_text(game.targets))
    for name in ("works", "abilities"):
        if hasattr(game, name):
            page.parts.append(verbs_text(name, getattr(game, name)))
    return page.whole()


def verbs_text(name: str, verbs: Callable[[], list[str]]) -> str:
    """Verbs of a kind, for which the game has a function of that name."""
    listed = ", ".join(map(quoted, verbs()))
    return "\n".join([*comment(inspect.getdoc(verbs) or "", ""), f"export const {name.upper()} = [{listed}];\n"])


def targets_text(function: Callable[[], dict[str, str]]) -> str:
    """What the verbs of a game's moves name."""
    targets = function()
    places = " | ".join(quoted(place) for place in dict.fromkeys(targets.values()))
    rows = [f"  {verb if verb.isidentifier() else quoted(verb)}: {quoted(place)}," for verb, place in targets.items()]
    about = comment(inspect.getdoc(function) or "", "")
    return "\n".join([*about, f"export const TARGETS: Record<string, {places}> = {{", *rows, "};\n"])


def pages() -> dict[Path, str]:
    """Every file that is written from types. A game without a folder in the client has none."""
    drawn = [game for game in games.values() if (CLIENT / game.name).is_dir()]
    return {CLIENT / "wire.ts": server_page(), **{CLIENT / game.name / "wire.ts": game_page(game) for game in drawn}}

"""Writes what follows from the message types, half of `docs/protocol.md` and the client's types; `--check` says whether
it is current."""

import inspect
import re
import sys
import types
import typing
import warnings
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning

from raenke.server import table_events, wire, wire_commands, wire_http, wire_messages, wire_nudges
from raenke.server.app import ROUTES, own_routes
from raenke.server.described import description
from tools.wire import pages, shapes_in

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
MARK = "<!-- From here on written by tools/protocol.py from the types in src/raenke/server: `make protocol`. -->"
ROOMS = {
    "Commands: from the client": wire_commands,
    "Messages: from the server": wire_messages,
    "Events of a table": table_events,
    "Shapes both speak of": wire,
    "Bodies over HTTP": wire_http,
    "Nudges": wire_nudges,
}

NAMES = {kind.__name__ for room in ROOMS.values() for kind in shapes_in(room)}


def type_text(kind: Any) -> str:
    """A type as people write JSON types."""
    origin = typing.get_origin(kind)
    arguments = typing.get_args(kind)
    if origin is Annotated:
        return type_text(arguments[0])
    if origin is Literal:
        return " or ".join(f"`{value}`" for value in arguments)
    if origin in (types.UnionType, typing.Union):
        return " or ".join(type_text(part) for part in arguments)
    if origin is list:
        return f"list of {type_text(arguments[0])}"
    if origin is dict:
        return f"object of {type_text(arguments[1])}"
    if isinstance(kind, typing.ForwardRef):
        return link(kind.__forward_arg__)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return link(kind.__name__)
    plain = {str: "text", int: "whole number", float: "number", bool: "true or false", type(None): "null", Any: "any"}
    return plain[kind]


def link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def metas(kind: Any) -> list[msgspec.Meta]:
    """All that is said about a type, the outermost first."""
    found: list[msgspec.Meta] = []
    if typing.get_origin(kind) is Annotated:
        inner, *rest = typing.get_args(kind)
        found = [*reversed([meta for meta in rest if isinstance(meta, msgspec.Meta)]), *metas(inner)]
    elif typing.get_origin(kind) in (types.UnionType, typing.Union):
        found = [meta for part in typing.get_args(kind) for meta in metas(part)]
    return found


def about(kind: Any) -> str:
    """What a field means, and its limits."""
    said = next((meta.description for meta in metas(kind) if meta.description), "")
    limits = []
    for meta in metas(kind):
        if meta.max_length is not None:
            limits.append(f"at most {meta.max_length} characters")
        if meta.le is not None:
            limits.append(f"{meta.ge or 0} to {meta.le}")
    return "; ".join([*([said] if said else []), *dict.fromkeys(limits)])


def default_text(field: msgspec.inspect.Field | Any) -> str:
    if field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT:
        return ""
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(value).decode()}`"


def section(kind: type[msgspec.Struct]) -> list[str]:
    hints = typing.get_type_hints(kind, include_extras=True)
    lines = [f"### {kind.__name__}", "", re.sub(r"\s+", " ", inspect.getdoc(kind) or ""), ""]
    config = kind.__struct_config__
    fields = msgspec.structs.fields(kind)
    if not fields and not config.tag_field:
        return lines
    lines += ["| field | type | default | what it is |", "|--|--|--|--|"]
    if config.tag_field:
        lines.append(f"| {config.tag_field} | `{config.tag}` | | |")
    for field in fields:
        hint = hints[field.name]
        cells = [field.encode_name, type_text(hint), default_text(field), about(hint)]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return [*lines, ""]


def operations() -> list[str]:
    """Every operation over HTTP: what it takes and what it answers when it is not refused."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)  # the next major version wants other annotations
        plain = Litestar([*ROUTES, *own_routes()], openapi_config=description()).openapi_schema.to_schema()
    lines = ["## Operations", "", "| operation | what it is | body | answer |", "|--|--|--|--|"]
    for path, methods in plain["paths"].items():
        for method, operation in methods.items():
            status = min(operation["responses"])
            body = shape_in(operation.get("requestBody", {}))
            answer = shape_in(operation["responses"][status])
            row = [f"`{method.upper()} {path}`", operation["summary"], body, f"{status} {answer}".strip()]
            lines.append(f"| {' | '.join(row)} |")
    return [*lines, ""]


def shape_in(body: dict[str, Any]) -> str:
    """The type of a body, if it is one of the types below."""
    (content,) = body.get("content", {"": {}}).values()
    schema = content.get("schema", {})
    name = schema.get("$ref", schema.get("items", {}).get("$ref", "")).rpartition("/")[2]
    if not name or name not in NAMES:
        return ""
    return link(name) if "$ref" in schema else f"list of {link(name)}"


def generated() -> str:
    lines = [MARK, "", *operations()]
    for title, room in ROOMS.items():
        lines += [f"## {title}", ""]
        for kind in shapes_in(room):
            lines += section(kind)
    return re.sub(r" +\|", " |", "\n".join(lines)).replace("|  |", "| |").rstrip() + "\n"


def page(now: str) -> str:
    """The page with its generated half made anew; what people wrote before the mark stays."""
    return now.split(MARK, 1)[0] + generated()


def files() -> dict[Path, str]:
    """All that is written from types, as it should be."""
    return {PAGE: page(PAGE.read_text(encoding="utf-8")), **pages()}


def main() -> None:
    for path, text in files().items():
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{path.relative_to(PAGE.parent.parent)} is not what the types say: run make protocol")


if __name__ == "__main__":
    main()

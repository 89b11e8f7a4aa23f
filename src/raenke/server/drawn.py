"""A view as browsers get it: as JSON, without the fields that are only for programs."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

ENCODER = msgspec.json.Encoder()


def drawn(view: msgspec.Struct) -> msgspec.Raw:
    """Leave out the fields that the view's type lists in `for_programs`; `players.has_paid_tax` means every player."""
    written = []
    for name, left_out in shown(type(view)):
        part = getattr(view, name)
        if left_out:
            part = msgspec.to_builtins(part)
            for each in dicts_in(part):
                for inner in left_out:
                    del each[inner]
        written.append(b'"%b":%b' % (name.encode(), ENCODER.encode(part)))
    return msgspec.Raw(b"{%b}" % b",".join(written))


@cache
def shown(kind: type[msgspec.Struct]) -> list[tuple[str, list[str]]]:
    """The fields that browsers get, and what is left out inside each."""
    paths: tuple[str, ...] = getattr(kind, "for_programs", ())
    inside = [path.partition(".") for path in paths]
    return [
        (name, [inner for part, _, inner in inside if part == name])
        for name in kind.__struct_fields__
        if name not in paths
    ]


def dicts_in(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        yield part
    elif isinstance(part, list):
        for each in part:
            yield from dicts_in(each)

"""A view as browsers get it: without the fields that are only for programs."""

from collections.abc import Iterator
from typing import Any

import msgspec


def drawn(view: msgspec.Struct) -> dict[str, Any]:
    """Leave out the fields that the view's type lists in `for_programs`; `players.has_paid_tax` means every player."""
    left_out: tuple[str, ...] = getattr(view, "for_programs", ())
    shown = [name for name in view.__struct_fields__ if name not in left_out]
    plain = {name: msgspec.to_builtins(getattr(view, name)) for name in shown}
    for path in left_out:
        part, _, name = path.partition(".")
        for each in dicts_in(plain.get(part)):
            del each[name]
    return plain


def dicts_in(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        yield part
    elif isinstance(part, list):
        for each in part:
            yield from dicts_in(each)

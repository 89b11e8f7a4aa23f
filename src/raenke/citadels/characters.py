"""Who may have which character, as far as a seat can know: what it was handed, what was called, who answered."""

import msgspec


class Pick(msgspec.Struct, frozen=True):
    """A pick of the seat's own: what it was handed, and what it took or put away."""

    handed: list[str]
    character: str
    is_put: bool


class Slot(msgspec.Struct, frozen=True):
    """Where a character of the cast is, and which it may be: taken or put away by a seat, face down in the middle
    (`down`), withdrawn by chance (`withdrawn`), still handed on (`left`), or what was left at the end (`away`)."""

    seat: int | None
    what: str
    characters: list[str]

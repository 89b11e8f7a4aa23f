"""The other readings of the rules a table may choose (C4), checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from raenke.citadels.cards import (
    BASE_CAST,
    BASE_VIOLET,
    CHARACTER_RANK,
    CHARACTERS,
    DARK_DISTRICTS,
    DISTRICT_ROWS,
    DISTRICTS,
    SEATS_MOST,
)
from raenke.core.errors import OptionError

# The named values of each option, the default first.
VALUES = {
    "murdered_king": ("stays", "heir"),
    "long_reign": ("off", "on"),
    "face_down": ("crown_looks", "nobody"),
    "warlord_own": ("no", "yes"),
    "rank8_timing": ("any", "end_of_turn"),
    "emperor_payment": ("none", "receiver_chooses", "emperor_chooses"),
    "smithy": ("3_for_2", "2_for_3"),
    "alchemist": ("building", "all"),
    "discard": ("under_deck", "pile"),
    "armory": ("any", "incomplete"),
    "haunted_city": ("always", "not_if_built_in_last_round"),
}
PARAGRAPH = {
    name: f"C4.{number}"
    for number, name in enumerate(
        (
            "cast", "dark_districts", "murdered_king", "long_reign", "face_down", "warlord_own", "rank8_timing",
            "emperor_payment", "smithy", "alchemist", "discard", "armory", "haunted_city", "end_at", "start_player",
            "max_rounds",
        ),
        1,
    )
}  # fmt: skip
ROUNDS_MOST = 1_000_000


@dataclass(frozen=True)
class Options:
    """How this table reads the rules."""

    cast: str | tuple[str, ...] = "base"  # C4.1
    dark_districts: str | tuple[str, ...] = "none"  # C4.2
    left_out: tuple[str, ...] = ()  # C4.2
    murdered_king: str = "stays"  # C4.3
    long_reign: str = "off"  # C4.4
    face_down: str = "crown_looks"  # C4.5
    warlord_own: str = "no"  # C4.6
    rank8_timing: str = "any"  # C4.7
    emperor_payment: str = "none"  # C4.8
    smithy: str = "3_for_2"  # C4.9
    alchemist: str = "building"  # C4.10
    discard: str = "under_deck"  # C4.11
    armory: str = "any"  # C4.12
    haunted_city: str = "always"  # C4.13
    end_at: int = 8  # C4.14
    start_player: str | int = "random"  # C4.15
    max_rounds: str | int = "none"  # C4.16

    def as_dict(self) -> dict[str, object]:
        """All options by name, ready for JSON."""
        return {
            field.name: list(value) if isinstance(value, tuple) else value
            for field in fields(self)
            for value in (getattr(self, field.name),)
        }

    @property
    def dark_ids(self) -> tuple[str, ...]:
        """The Dark Lands districts in the deck (C5.32)."""
        if self.dark_districts == "all":
            return tuple(name for name in DARK_DISTRICTS if name != "ball_room")
        return () if isinstance(self.dark_districts, str) else self.dark_districts

    @property
    def deck(self) -> list[int]:
        """All cards of the deck by number, in the order of the tables (C1.2, C1.3)."""
        names = [name for name in DISTRICTS if name not in self.left_out and name not in DARK_DISTRICTS]
        names += self.dark_ids
        return [kind for kind, row in enumerate(DISTRICT_ROWS) if row.id in names for _ in range(row.copies)]

    def chosen_cast(self, seats: int) -> tuple[str, ...]:
        """The cast by rank; rank 9 is no part of it with 2 players (C5.34). Nobody yet if it is drawn."""
        if self.cast == "drawn":
            return ()
        cast = BASE_CAST if isinstance(self.cast, str) else self.cast
        return cast[:8] if seats == 2 else cast


def options_of(given: Mapping[str, object], seats: int) -> Options:
    """Check options as people or programs write them and fill up with the defaults."""
    chosen: dict[str, object] = {}
    for name, value in given.items():
        if name in VALUES:
            chosen[name] = one_of(name, value)
        elif name == "cast":
            chosen[name] = cast_of(value, seats)
        elif name == "dark_districts":
            chosen[name] = dark_districts_of(value)
        elif name == "left_out":
            chosen[name] = listed(name, value, BASE_VIOLET)
        elif name == "end_at":
            chosen[name] = whole_number(name, value, 1, 8)
        elif name == "start_player":
            chosen[name] = "random" if value == "random" else whole_number(name, value, 0, seats - 1, "random or ")
        elif name == "max_rounds":
            is_none = value is None or value == "none"
            chosen[name] = "none" if is_none else whole_number(name, value, 1, ROUNDS_MOST, "none or ")
        else:
            known = ", ".join(field.name for field in fields(Options))
            raise OptionError(f"there is no option {name!r}; the options are {known} (C4)")
    if seats == SEATS_MOST and chosen.get("cast", "base") == "base":
        raise OptionError("8 players need a cast with rank 9: choose one, or cast drawn (C2.1)", "refusal-cast-nine")
    return Options(**chosen)  # type: ignore[arg-type]


def one_of(name: str, value: object) -> str:
    if isinstance(value, bool) and VALUES[name] in (("off", "on"), ("no", "yes")):
        value = VALUES[name][value]
    if not isinstance(value, str) or value not in VALUES[name]:
        raise OptionError(f"option {name} is {' or '.join(VALUES[name])}, not {value!r} ({PARAGRAPH[name]})")
    return value


def whole_number(name: str, value: object, least: int, most: int, also: str = "") -> int:
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 7:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionError(
            f"option {name} is {also}a whole number from {least} to {most}, not {value!r} ({PARAGRAPH[name]})"
        )
    return value


def names_of(name: str, value: object) -> list[str]:
    if isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if not isinstance(value, list | tuple):
        raise OptionError(f"option {name} is a list of ids, not {value!r} ({PARAGRAPH.get(name, 'C4.2')})")
    return list(value)


def listed(name: str, value: object, choices: Sequence[str]) -> tuple[str, ...]:
    """A list of ids, each once, in the order of the tables."""
    given = names_of(name, value)
    for part in given:
        if part not in choices:
            raise OptionError(f"option {name} cannot name {part!r}; it can name {', '.join(choices)} (C5.32)")
        if given.count(part) > 1:
            raise OptionError(f"option {name} names {part} twice (C5.32)")
    return tuple(part for part in choices if part in given)


def dark_districts_of(value: object) -> str | tuple[str, ...]:
    if value in ("none", "all"):
        return str(value)
    names = listed("dark_districts", value, DARK_DISTRICTS)
    if not names:
        return "none"
    return "all" if names == tuple(name for name in DARK_DISTRICTS if name != "ball_room") else names


def cast_of(value: object, seats: int) -> str | tuple[str, ...]:
    """C5.31: one of each rank from 1 to 8 or to 9, in any order."""
    if value in ("base", "drawn"):
        return str(value)
    given = names_of("cast", value)
    by_rank: dict[int, str] = {}
    for name in given:
        if name not in CHARACTERS:
            raise OptionError(f"there is no character {name!r}; the characters are {', '.join(CHARACTERS)} (C2.1)")
        rank = CHARACTER_RANK[CHARACTERS.index(name)]
        if rank in by_rank:
            raise OptionError(
                f"{by_rank[rank]} and {name} are of one rank; a cast has one of each (C5.31)",
                "refusal-cast-twice",
                {"rank": rank + 1},
            )
        by_rank[rank] = name
    missing = [rank + 1 for rank in range(8) if rank not in by_rank]
    if missing:
        raise OptionError(
            f"the cast has nobody of rank {missing[0]} (C5.31)", "refusal-cast-missing", {"rank": missing[0]}
        )
    if seats == SEATS_MOST and 8 not in by_rank:
        raise OptionError("8 players need a cast with rank 9 (C2.1)", "refusal-cast-nine")
    if seats == 2 and by_rank[3] == "emperor":
        raise OptionError("2 players cannot have the Emperor (C2.1)", "refusal-cast-emperor")
    if 2 < seats < 5 and by_rank.get(8) == "queen":
        raise OptionError("fewer than 5 players cannot have the Queen (C2.1)", "refusal-cast-queen")
    cast = tuple(by_rank[rank] for rank in sorted(by_rank))
    return "base" if cast == BASE_CAST else cast


def check_seats(seats: object) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= SEATS_MOST:
        raise OptionError(f"Citadels is for 2 to {SEATS_MOST} seats, not {seats!r} (C5.1)")
    return seats

"""The readings of the rules that a table may choose (C4), checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from raenke.citadels import most
from raenke.citadels.cards import (
    BASE_CAST,
    BASE_VIOLET,
    CHARACTER_RANK,
    CHARACTER_ROWS,
    CHARACTERS,
    DARK_DISTRICTS,
    DISTRICT_ROWS,
    DISTRICTS,
)
from raenke.core import options
from raenke.core.errors import OptionError
from raenke.core.options import Former, checked, one_of, seat_or, whole_number

ROUNDS_MOST = 1_000_000
ALL_DARK = tuple(name for name in DARK_DISTRICTS if name != "ball_room")  # C5.32


def names_of(name: str, value: object, paragraph: str) -> list[str]:
    if isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if not isinstance(value, list | tuple):
        raise OptionError(f"option {name} is a list of ids, not {value!r} ({paragraph})")
    return list(value)


def listed(name: str, value: object, choices: Sequence[str]) -> tuple[str, ...]:
    """A list of ids, each once, in the order of the tables."""
    given = names_of(name, value, "C4.2")
    for part in given:
        if part not in choices:
            raise OptionError(f"option {name} cannot name {part!r}; it can name {', '.join(choices)} (C5.32)")
        if given.count(part) > 1:
            raise OptionError(f"option {name} names {part} twice (C5.32)")
    return tuple(part for part in choices if part in given)


def dark_districts_of(name: str, value: object, _: int) -> str | tuple[str, ...]:
    if value in ("none", "all"):
        return str(value)
    given = listed(name, value, DARK_DISTRICTS)
    if not given:
        return "none"
    return "all" if given == ALL_DARK else given


def cast_of(value: object, seats: int) -> str | tuple[str, ...]:
    """C5.31: one of each rank from 1 to 8 or to 9, in any order."""
    if value in ("base", "drawn"):
        return str(value)
    given = names_of("cast", value, "C4.1")
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
    if seats == most.SEATS and 8 not in by_rank:
        raise OptionError("8 players need a cast with rank 9 (C2.1)", "refusal-cast-nine")
    if seats == 2 and by_rank[3] == "emperor":
        raise OptionError("2 players cannot have the Emperor (C2.1)", "refusal-cast-emperor")
    cast = tuple(by_rank[rank] for rank in sorted(by_rank))
    return "base" if cast == BASE_CAST else cast


def smithy_of(value: str) -> tuple[int, int]:
    """C4.9: what the Smithy asks, and how many cards it gives for it."""
    price, cards = value.split("_for_")
    return int(price), int(cards)


@dataclass(frozen=True)
class Options(options.Options):
    """How this table reads the rules."""

    cast: str | tuple[str, ...] = checked("C4.1", "base", lambda _, value, seats: cast_of(value, seats))
    dark_districts: str | tuple[str, ...] = checked("C4.2", "none", dark_districts_of)
    left_out: tuple[str, ...] = checked("C4.2", (), lambda name, value, _: listed(name, value, BASE_VIOLET))
    murdered_king: str = one_of("C4.3", "stays", "heir")
    long_reign: str = one_of("C4.4", "off", "on")
    face_down: str = one_of("C4.5", "crown_looks", "nobody")
    warlord_own: str = one_of("C4.6", "no", "yes")
    rank8_timing: str = one_of("C4.7", "any", "end_of_turn")
    emperor_payment: str = one_of("C4.8", "none", "receiver_chooses", "emperor_chooses")
    smithy: str = one_of("C4.9", "3_for_2", "2_for_3")
    alchemist: str = one_of("C4.10", "all", "building")
    discard: str = one_of("C4.11", "pile", "under_deck")
    armory: str = one_of("C4.12", "any", "incomplete")
    haunted_city: str = one_of("C4.13", "always", "not_if_built_in_last_round")
    end_at: int = whole_number("C4.14", 8, 1, 8, digits=7)
    start_player: str | int = seat_or("C4.15", "random")
    max_rounds: str | int = whole_number("C4.16", "none", 1, ROUNDS_MOST, digits=7)
    duplicates: str = one_of("C4.17", "forbidden", "allowed")
    thief_spares: str = one_of("C4.18", "assassin_murdered_bewitched", "assassin")
    diplomat_complete: str = one_of("C4.19", "protected", "open")
    warlord_eight: str = one_of("C4.20", "target", "anybody")
    queen_seats: str = one_of("C4.21", "from_5", "any")
    emperor_crown: str = one_of("C4.22", "not_holder", "anybody_else")
    bewitched_emperor: str = one_of("C4.23", "witch", "player")
    tax_time: str = one_of("C4.24", "builders_turn", "collectors_turn")
    witch_income: str = one_of("C4.25", "basic", "basic_and_colour")

    @property
    def dark_ids(self) -> tuple[str, ...]:
        """The Dark Lands districts in the deck (C5.32)."""
        if self.dark_districts == "all":
            return ALL_DARK
        return () if isinstance(self.dark_districts, str) else self.dark_districts

    @property
    def last_round(self) -> int:
        """The round that is the last in any case (C4.16); 0 if none is."""
        return 0 if isinstance(self.max_rounds, str) else self.max_rounds

    @property
    def deck(self) -> list[int]:
        """All cards of the deck by number, in the order of the tables (C1.2, C1.3)."""
        names = [name for name in DISTRICTS if name not in self.left_out and name not in DARK_DISTRICTS]
        names += self.dark_ids
        return [kind for kind, row in enumerate(DISTRICT_ROWS) if row.id in names for _ in range(row.copies)]

    def chosen_cast(self, seats: int) -> tuple[str, ...]:
        """The cast by rank; with 2 players, rank 9 is not part of it (C5.34). Empty if the cast is to be drawn."""
        if self.cast == "drawn":
            return ()
        cast = BASE_CAST if isinstance(self.cast, str) else self.cast
        return cast[:8] if seats == 2 else cast

    def cast_size(self, seats: int) -> int:
        """How many ranks the cast has, drawn or chosen."""
        return len(self.chosen_cast(seats)) or (8 if seats == 2 else most.RANKS)

    def may_play(self, character: int, seats: int) -> bool:
        """Whether so many players can have a character (C2.1 c, C4.21)."""
        is_any_queen = CHARACTERS[character] == "queen" and self.queen_seats == "any"
        return is_any_queen or seats >= CHARACTER_ROWS[character].least_seats


VALUES = options.values_of(Options)
# C4.26: what differs from the defaults.
EDITIONS: dict[str, dict[str, object]] = {
    "table": {},
    "letter": {
        "duplicates": "allowed",
        "thief_spares": "assassin",
        "diplomat_complete": "open",
        "queen_seats": "any",
        "emperor_crown": "anybody_else",
    },
    "later": {
        "murdered_king": "heir",
        "face_down": "nobody",
        "emperor_payment": "receiver_chooses",
        "smithy": "2_for_3",
        "alchemist": "building",
        "discard": "under_deck",
        "end_at": 7,
    },
}
# C5.92: what people choose with one click.
PRESETS: dict[str, dict[str, object]] = {
    "first": {"end_at": 7},
    "printed": {},
    "dark": {"cast": "drawn", "dark_districts": "all"},
    "everything": {"cast": "drawn", "dark_districts": list(DARK_DISTRICTS), "long_reign": "on"},
}

FORMER = {"1": Former("duplicates", {"alchemist": "building", "discard": "under_deck"})}


def options_of(given: Mapping[str, object], seats: int) -> Options:
    """Check options as people or programs write them, and add the defaults."""
    read = options.read(Options, given, seats, "C4", EDITIONS)
    if seats == most.SEATS and read.cast == "base":
        raise OptionError("8 players need a cast with rank 9: choose one, or cast drawn (C2.1)", "refusal-cast-nine")
    check_queen(read, read.chosen_cast(seats), seats)
    return read


def options_in(told: Mapping[str, object], seats: int) -> Options:
    """The options as a view tells them, checked once: thousands of views come from tables with the same ones."""
    return read_once(tuple((name, tuple(of) if isinstance(of, list) else of) for name, of in told.items()), seats)


@lru_cache(1000)
def read_once(told: tuple[tuple[str, object], ...], seats: int) -> Options:
    return options_of(dict(told), seats)


def check_queen(read: Options, cast: Sequence[str], seats: int) -> None:
    """C2.1 c, C4.21."""
    if "queen" in cast and not read.may_play(CHARACTERS.index("queen"), seats):
        raise OptionError("fewer than 5 players cannot have the Queen (C2.1)", "refusal-cast-queen")


def check_seats(seats: object) -> int:
    return options.check_seats(seats, most.SEATS, "Citadels", "C5.1")

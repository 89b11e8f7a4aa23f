"""The readings of the rules that a table may choose (K5), checked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from raenke.core import options
from raenke.core.errors import OptionError
from raenke.core.options import Former, checked, one_of, seat_or, whole_number
from raenke.kabale import most
from raenke.kabale.cards import ALLIES


def allies_of(_: str, value: object, __: int) -> str | tuple[str, ...]:
    if value == "all":
        return "all"
    if isinstance(value, str):
        value = [name.strip() for name in value.split(",") if name.strip()]
    if not isinstance(value, Iterable):
        raise OptionError(f"option allies is all or a list of allies, not {value!r} (K5.9)")
    names = list(value)
    if not names:
        raise OptionError("option allies needs at least one ally (K5.9)")
    for name in names:
        if name not in ALLIES:
            raise OptionError(f"there is no ally {name!r}; the allies are {', '.join(ALLIES)} (K5.9)")
        if names.count(name) > 1:
            raise OptionError(f"option allies names {name} twice; every ally is in the deck once (K5.9)")
    if len(names) == len(ALLIES):
        return "all"
    return tuple(name for name in ALLIES if name in names)


@dataclass(frozen=True)
class Options(options.Options):
    """How this table reads the rules."""

    round_end: str = one_of("K5.1", "at_once", "after_action")
    doppelganger: str = one_of("K5.2", "printed", "current")
    floor: str = one_of("K5.3", "zero", "none")
    cloaked_card: str = one_of("K5.4", "own_card", "replaces_cloak")
    uncontested_goal: str = one_of("K5.5", "removed", "nearest")
    start_player: str | int = seat_or("K5.6", "random")
    scores: str = one_of("K5.7", "hidden", "goals", "open")
    rounds: int = whole_number("K5.8", most.ROUNDS, 1, most.ROUNDS)
    allies: str | tuple[str, ...] = checked("K5.9", "all", allies_of)
    doppelganger_removed: str = one_of("K5.10", "with_its_card", "slides")
    wizard_doppelganger: str = one_of("K5.11", "by_number", "every")
    witch_doppelganger: str = one_of("K5.12", "removed", "stays")
    empty_doppelganger: str = one_of("K5.13", "none", "zero")
    beggar_tie: str = one_of("K5.14", "farthest", "nearest")
    romeo: str = one_of("K5.15", "own_juliet", "any_juliet")
    hermit_giant: str = one_of("K5.16", "self", "others")
    assassin: str = one_of("K5.17", "kills_revealer", "kills_revealed")
    storm: str = one_of("K5.18", "closes", "fulfils")
    cloak: str = one_of("K5.19", "may", "must")
    next_start: str = one_of("K5.20", "left_of_active", "left_of_ender")

    @property
    def ally_ids(self) -> tuple[str, ...]:
        """The allies of every player, in the order of the card table."""
        return ALLIES if isinstance(self.allies, str) else self.allies


VALUES = options.values_of(Options)

# How the four texts read the rules, the default first (K5.21).
EDITIONS: dict[str, dict[str, object]] = {
    "rulebook": {},
    "hungarian": {"wizard_doppelganger": "every", "beggar_tie": "nearest", "romeo": "any_juliet"},
    "short": {"empty_doppelganger": "zero", "romeo": "any_juliet"},
    "korean": {"hermit_giant": "others", "assassin": "kills_revealed", "storm": "fulfils", "cloak": "must"},
}

# Options that people choose with one click (K5.22).
PRESETS: dict[str, dict[str, object]] = {"first": {"rounds": 3, "scores": "open"}, "printed": {}}

FORMER = {"1": Former("doppelganger_removed")}


def options_of(given: Mapping[str, object], seats: int = most.SEATS) -> Options:
    """Check options as people or programs write them, and add the defaults."""
    return options.read(Options, given, seats, "K5", EDITIONS)


def check_seats(seats: object) -> int:
    return options.check_seats(seats, most.SEATS, "Kabale", "K1.1")

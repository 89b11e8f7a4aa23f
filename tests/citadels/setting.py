"""Short positions for tests: who acts and who has what; the rest is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from raenke.citadels.position import Position, position_of
from tests.citadels import oracle

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from raenke.core.match import Match

T = TypeVar("T")

# Tests about what lies under the deck play so (C4.11).
UNDER = {"discard": "under_deck"}

# Cards that no test asks for, so that there is something to draw.
DECK = ("fortress", "town_hall", "battlefield", "docks")

NINE = ["witch", "tax_collector", "wizard", "emperor", "bishop", "alchemist", "architect", "warlord", "artist"]
# Three players have chosen four of their six characters.
CHOOSING = Position(
    seats=3,
    crown=1,
    cast=NINE,
    face_down="emperor",
    removed="artist",
    picks="wizard witch bishop warlord",
    options={"cast": NINE},
)
# The King of seat 1 has drawn two cards and keeps one.
KEEPING = Position(
    seats=4, acting=(1, "king"), characters=["thief", "king", "assassin", "magician"], phase="keep",
    drawn="castle manor", keeps=1, deck="tavern prison", used="basic",
)  # fmt: skip


def position(
    role: str,
    *,
    seats: int = 4,
    others: str = "",
    cities: Sequence[str] = (),
    hands: Sequence[str] = (),
    gold: Sequence[int] = (),
    deck: str | None = None,
    pile: str = "",
    museum: str = "",
    bell: bool = False,
    crown: int = 0,
    murdered: str | None = None,
    options: Mapping[str, Any] | None = None,
    **rest: Any,
) -> Position:
    """The start of the turn of seat 0 as `role`. Others have what `others` says, as in `1 king 2 thief`.

    The others have characters that were called already, or of a high rank if there are none, so little happens
    before the character a test waits for. The owner of the Museum laid the cards under it.
    """
    words = others.split()
    held: list[list[str]] = [[role], *([] for _ in range(seats - 1))]
    for seat, name in zip(words[::2], words[1::2], strict=True):
        held[int(seat)].append(name)
    mentioned = {oracle.CHARACTERS[name].rank: name for own in held for name in own}
    if murdered is not None:
        mentioned[oracle.CHARACTERS[murdered].rank] = murdered
    usual = (options or {}).get("cast", oracle.BASE_CAST)
    cast = {oracle.CHARACTERS[name].rank: name for name in usual} | mentioned
    rank = oracle.CHARACTERS[role].rank
    free = [number for number in sorted(cast) if cast[number] not in mentioned.values()]
    spare = [number for number in free if number < rank] + [number for number in reversed(free) if number > rank]
    for own in held:
        while len(own) < (2 if seats < 4 else 1):
            own.append(cast[spare.pop(0)])
    written = " ".join([*cities, *hands]).split()
    owner = next((seat for seat, city in enumerate(cities) if "museum" in city.split()), 0)
    return Position(
        seats=seats,
        acting=(0, role),
        characters=held,
        hands=filled(hands, "", seats),
        cities=filled(cities, "", seats),
        gold=filled(gold, 2, seats),
        deck=[card for card in DECK if card not in written] if deck is None else deck,
        pile=pile,
        museum=[(card, owner) for card in museum.split()],
        bell=bell,
        crown=crown,
        murdered=murdered,
        cast=[cast[number] for number in sorted(cast)],
        options=options,
        **rest,
    )


def filled(given: Sequence[T], default: T, seats: int) -> list[T]:
    return [given[seat] if seat < len(given) else default for seat in range(seats)]


def table_of(match: Match) -> Position:
    return position_of(match.table)

"""What the numbers of a table mean, and how people write them."""

from typing import Annotated

from msgspec import Meta

from raenke.citadels import most
from raenke.citadels.cards import CHARACTER_RANK, CHARACTERS, DISTRICTS, cell_name, cell_of
from raenke.citadels.codes import DEEDS, PHASES
from raenke.core.written import Meaning

NUMBERS_MOST = 10**6
Number = Annotated[int, Meta(ge=0, le=NUMBERS_MOST)]
Count = Annotated[int, Meta(ge=1, le=NUMBERS_MOST)]
Few = Annotated[int, Meta(ge=0, le=most.CARDS)]
Seat = Annotated[int, Meta(ge=0, lt=most.SEATS)]
Decider = int  # nobody, after the game
District = Annotated[str, Meta(max_length=20)]
Cell = District
Deed = Annotated[str, Meta(max_length=20)]
Phase = Annotated[str, Meta(max_length=20)]
Character = Annotated[str, Meta(pattern=f"^({'|'.join(CHARACTERS)})$")]
Rank = Character

NO_DISTRICT = f"there is no district {{!r}}; the districts are {', '.join(DISTRICTS)} (C1.2)"
NO_CHARACTER = f"there is no character {{!r}}; the characters are {', '.join(CHARACTERS)} (C2.1)"
NO_DEED = f"{{!r}} is no action of a turn; they are {', '.join(DEEDS)} (C3.3)"


def rank_of(name: str) -> int:
    return CHARACTER_RANK[CHARACTERS.index(name)]


# A rank is written as its character. Which one that is, the cast of the table says.
MEANINGS = {
    "district": Meaning(DISTRICTS, NO_DISTRICT),
    "cell": Meaning(tuple(cell_name(cell) for cell in range(2 * len(DISTRICTS))), NO_DISTRICT),
    "character": Meaning(CHARACTERS, NO_CHARACTER),
    "rank": Meaning(tuple(sorted(CHARACTERS, key=rank_of)), NO_CHARACTER),
    "deed": Meaning(DEEDS, NO_DEED),
    "phase": Meaning(PHASES),
}


def card_name(phase: str, card: int) -> str | None:
    """The card of a begun pick: the district to take, or the card to place or to recover."""
    if phase == "give":
        return cell_name(card)
    return DISTRICTS[card] if phase in ("place", "recover") else None


def card_number(phase: str, card: str | None) -> int:
    if card is None:
        return 0
    return (cell_of(card) or 0) if phase == "give" else DISTRICTS.index(card)

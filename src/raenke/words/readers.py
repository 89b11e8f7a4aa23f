"""Who is spoken to and who is spoken of: the players in a sentence of any game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from raenke.words.texts import Argument, Texts, plain_text

Event = Mapping[str, Any]
Arguments = dict[str, Argument]

NAME_LENGTH = 60


@dataclass(frozen=True, slots=True)
class Readers:
    """The players' names by seat, and which seat the reader has, if any."""

    names: Sequence[str]
    you: int | None = None

    def who(self, seat: int) -> Arguments:
        """The arguments by which a sentence names a player, or says "you"."""
        return {"name": self.name(seat), "who": self.person(seat)}

    def whom(self, seat: int) -> Arguments:
        """The same for the second player of a sentence."""
        return {"second": self.name(seat), "whom": self.person(seat)}

    def name(self, seat: int) -> str:
        return plain_text(self.names[seat], NAME_LENGTH)

    def person(self, seat: int) -> str:
        return "you" if seat == self.you else "other"


def player_list(texts: Texts, readers: Readers, seats: Sequence[int]) -> str:
    return texts.list_of([texts.text("player", **readers.who(seat)) for seat in seats])


def number_list(texts: Texts, readers: Readers, numbers: Sequence[tuple[int, float]]) -> str:
    """`Anna 16 and Ben 12.5`."""
    return texts.list_of([texts.text("player-number", number=number, **readers.who(seat)) for seat, number in numbers])


def game_ended(texts: Texts, event: Event, readers: Readers) -> str:
    """The scores and who wins, the same in every game."""
    arguments: Arguments = {"scores": number_list(texts, readers, list(enumerate(event["scores"])))}
    if len(event["winners"]) == 1:
        return texts.text("event-game_ended", **arguments, **readers.who(event["winners"][0]))
    return texts.text("event-game_ended-shared", **arguments, names=player_list(texts, readers, event["winners"]))

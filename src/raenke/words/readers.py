"""The players in a sentence of any game: the one it talks to, and those it talks about."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from raenke.words.texts import Argument, Texts, plain_text

Event = Mapping[str, Any]
Arguments = dict[str, Argument]

NAME_LENGTH = 60


@dataclass(frozen=True, slots=True)
class Readers:
    """The players' names by seat, and the reader's seat, if any."""

    names: Sequence[str]
    you: int | None = None
    asked: set[int] = field(default_factory=set, compare=False)  # of whom a sentence has asked whether it is you

    def who(self, seat: int) -> Arguments:
        """The arguments that let a sentence name a player or say "you"."""
        return {"name": self.name(seat), "who": self.person(seat)}

    def whom(self, seat: int) -> Arguments:
        """The same for the second player of a sentence."""
        return {"second": self.name(seat), "whom": self.person(seat)}

    def name(self, seat: int) -> str:
        return plain_text(self.names[seat], NAME_LENGTH)

    def person(self, seat: int) -> str:
        self.asked.add(seat)
        return "you" if seat == self.you else "other"


def player_list(texts: Texts, readers: Readers, seats: Sequence[int]) -> str:
    return texts.list_of([texts.text("player", **readers.who(seat)) for seat in seats])


def number_list(texts: Texts, readers: Readers, numbers: Sequence[tuple[int, float]]) -> str:
    """`Anna 16 and Ben 12.5`."""
    return texts.list_of([texts.text("player-number", number=number, **readers.who(seat)) for seat, number in numbers])


def game_ended(texts: Texts, event: Event, readers: Readers) -> str:
    """The scores and the winners, the same in every game."""
    arguments: Arguments = {"scores": number_list(texts, readers, list(enumerate(event["scores"])))}
    if len(event["winners"]) == 1:
        return texts.text("event-game_ended", **arguments, **readers.who(event["winners"][0]))
    return texts.text("event-game_ended-shared", **arguments, names=player_list(texts, readers, event["winners"]))

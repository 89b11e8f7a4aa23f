"""What a game brings to the terminal: its board, its questions, and how it tells and retells events."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from raenke import Match
from raenke.cli.play_talk import Talk
from raenke.core.event import Event
from raenke.words import Words


class Room(ABC):
    """One game's part of a sitting, for the person it talks to."""

    # The style of each name, by seat.
    styles: Sequence[str]
    # The cards to explain, in the order of the rules.
    cards: Sequence[str]

    def __init__(self, talk: Talk, pause: Callable[[], None]) -> None:
        self.talk = talk
        self.words = talk.words
        self.console = talk.console
        self.names = talk.names
        self.you = talk.you
        self.pause = pause
        self.heard: list[Event] = []

    @property
    def keys(self) -> Mapping[str, Callable[[Match], None]]:
        """Keys of this game only; they show something and make no move."""
        return {}

    @abstractmethod
    def title(self, view: Any) -> str:
        """The line above the table."""

    @abstractmethod
    def show(self, view: Any, moves: Sequence[str], goes_on: bool = False) -> None:
        """Show the table, the person's own cards and the moves; show less while the same turn goes on."""

    @abstractmethod
    def question(self, view: Any) -> str:
        """The question to decide now."""

    def takes_time(self, move: str) -> bool:
        """Should a bot seem to think before this move?"""
        return True

    def hear(self, events: Sequence[Event]) -> list[Event]:
        """Remember what the person may know of these events, and return it for telling."""
        told = [told for event in events if (told := event.seen(self.you)) is not None]
        self.heard += told
        return told

    @abstractmethod
    def tell(self, told: Sequence[Event], is_start: bool = False) -> None:
        """Say what happened."""

    @abstractmethod
    def tell_end(self, match: Match) -> None:
        """Tell how everybody's points came about, and who wins."""


class Retold(ABC):
    """One game's way to tell its events from a record, hidden cards too."""

    # The style of each name, by seat.
    styles: Sequence[str]

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    @abstractmethod
    def lines(self, event: Event) -> list[tuple[str, str]]:
        """An event in lines, each with its style."""

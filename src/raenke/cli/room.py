"""What a game brings to the terminal: its board, its questions, how it tells what happened and retells it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from raenke import Match
from raenke.cli.play_talk import Talk
from raenke.core.event import Event
from raenke.words import Words


class Room(ABC):
    """One game's part of a sitting, for the person it talks to."""

    # By seat, how the others' names are printed.
    styles: Sequence[str]
    # The cards that can be explained, in the order of the rules.
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
        """Keys of this game alone; what they show plays nothing."""
        return {}

    @abstractmethod
    def title(self, view: Any) -> str:
        """What stands above the table."""

    @abstractmethod
    def show(self, view: Any, moves: Sequence[str], goes_on: bool = False) -> None:
        """The table as it lies, the own cards and what may be done; shorter where a turn goes on and others wait."""

    @abstractmethod
    def question(self, view: Any) -> str:
        """What is to be decided, asked."""

    def takes_time(self, move: str) -> bool:
        """Should a bot seem to think before this move?"""
        return True

    def hear(self, events: Sequence[Event]) -> list[Event]:
        """Take note of what the person may know of what happened; that is what may be told."""
        told = [told for event in events if (told := event.seen(self.you)) is not None]
        self.heard += told
        return told

    @abstractmethod
    def tell(self, told: Sequence[Event], is_start: bool = False) -> None:
        """Say what happened."""

    @abstractmethod
    def tell_end(self, match: Match) -> None:
        """How everybody's points came about, and who wins."""


class Retold(ABC):
    """One game's way to tell its events from a record, hidden cards too."""

    # By seat, how names are printed.
    styles: Sequence[str]

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    @abstractmethod
    def lines(self, event: Event) -> list[tuple[str, str]]:
        """An event in lines, each with its style."""

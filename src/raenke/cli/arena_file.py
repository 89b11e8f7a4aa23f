"""The games of the arena on disk: each is written as a line when it ends, so a stop loses no finished game."""

import os
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from raenke.bots.contest import Contest, Played
from raenke.bots.gate import Gate
from raenke.core.errors import OptionError

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]


class Book:
    """The finished games, including those that a given file already has."""

    def __init__(self, path: Path | None, contest: Contest | Gate) -> None:
        self.path = path
        self.contest = contest
        self.games: list[Played] = []
        self.file: BinaryIO | None = None

    def __enter__(self) -> Self:
        if self.path is not None:
            try:
                self.file = self.path.open("a+b")
            except OSError as error:
                raise OptionError(f"--file {self.path} cannot be written: {error.strerror}") from None
            try:
                self.claim(self.file)
                self.read(self.file)
            except OptionError:
                self.file.close()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def claim(self, file: BinaryIO) -> None:
        """Lock the file where the system can: two writers would both play what is missing."""
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise OptionError(f"another arena writes to {self.path}: let it end, or name another file") from None
        except OSError:  # devices and network disks may not support locks
            pass

    def read(self, file: BinaryIO) -> None:
        """Read the complete lines; remove a last line that was cut short, if the file belongs to this contest."""
        file.seek(0)
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        head, *lines = whole.splitlines() or [text]
        if msgspec.json.encode(self.contest).startswith(head) and not whole:
            file.truncate(0)
            self.write(self.contest)
            return
        try:
            contest = msgspec.json.decode(head, type=type(self.contest))
            games = [msgspec.json.decode(line, type=Played) for line in lines]
        except msgspec.DecodeError as error:
            raise OptionError(f"{self.path} does not hold games of an arena: {error}") from None
        if contest != self.contest:
            raise OptionError(f"{self.path} holds games of another contest: {contest.bots}, seed {contest.seed}")
        file.truncate(len(whole))
        self.games = [*{played.key: played for played in games}.values()]

    def keep(self, played: Played) -> None:
        self.games.append(played)
        self.write(played)

    def look_again(self) -> None:
        """After an interruption, which may have come between a game and its line: what is in the file is kept."""
        if self.file is not None:
            self.read(self.file)

    def write(self, entry: Contest | Gate | Played) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(entry) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())

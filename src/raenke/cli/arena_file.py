"""The games of the arena on disk: one line each, written when it is over, so that stopping loses none."""

import os
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from raenke.bots.contest import Contest, Played
from raenke.core.errors import OptionError

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]


class Book:
    """The finished games; with a file, those that are in it already too."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.games: list[Played] = []
        self.file: BinaryIO | None = None

    def __enter__(self) -> Self:
        if self.path is not None:
            self.file = self.path.open("a+b")
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
        """Nobody else writes to it meanwhile, where the system can see to that: both would play what is missing."""
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise OptionError(f"another arena writes to {self.path}: let it end, or name another file") from None
        except OSError:  # the file lies where nothing can be locked, on a device or a distant disk
            pass

    def read(self, file: BinaryIO) -> None:
        """What was written whole; a last line that was cut short is taken away, if the file is of this contest."""
        file.seek(0)
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        head, *lines = whole.splitlines() or [text]
        if msgspec.json.encode(self.contest).startswith(head) and not whole:
            file.truncate(0)
            self.write(self.contest)
            return
        try:
            contest = msgspec.json.decode(head, type=Contest)
            games = [msgspec.json.decode(line, type=Played) for line in lines]
        except msgspec.DecodeError as error:
            raise OptionError(f"{self.path} does not hold games of an arena: {error}") from None
        if contest != self.contest:
            raise OptionError(f"{self.path} holds games of another contest: {contest.lineup}, seed {contest.seed}")
        file.truncate(len(whole))
        self.games = [*{(played.deal, played.rotation): played for played in games}.values()]

    def keep(self, played: Played) -> None:
        self.games.append(played)
        self.write(played)

    def write(self, entry: Contest | Played) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(entry) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())

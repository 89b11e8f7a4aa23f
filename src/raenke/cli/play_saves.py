"""Games saved between sittings: a record in the user's own folder, written at every move, with who sits where."""

import json
import os
import shlex
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import msgspec

from raenke import Match, __version__
from raenke.bots import is_installed
from raenke.core.record import Record, RecordError, read_record, record_of, replay, write_record
from raenke.words import languages


class Seating(msgspec.Struct, frozen=True):
    """Who sits where: the person's seat, all names, and a bot for each seat (the person's is not asked)."""

    you: int
    names: list[str]
    bots: list[str]
    language: str


class SavedGame(Record, frozen=True, kw_only=True):
    """A record with the seating added; it may be unfinished, and other programs can read it as a record."""

    play: Seating


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this system keeps users' program data."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "raenke"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "raenke"
    given = Path(environment.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else home / ".local" / "share") / "raenke"


def new_path(game: str) -> Path:
    """A new file for each game."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    folder = data_folder()
    names = [f"{stem}.json", *(f"{stem}-{number}.json" for number in range(2, 1000))]
    return next(folder / name for name in names if not (folder / name).exists())


def last_unfinished(game: str) -> Path | None:
    """The last game, if it is not over; a damaged file counts too, so the user learns about it."""
    files = sorted(data_folder().glob(f"{game}-*.json"), key=lambda path: (path.stat().st_mtime, path.name))
    return next((path for path in reversed(files) if not is_over(path)), None)


def is_over(path: Path) -> bool:
    try:
        return read_record(path).scores is not None
    except RecordError:
        return False


def save(match: Match, seating: Seating, path: Path) -> None:
    """Write the whole file or nothing; it is on the disk before this returns."""
    record = record_of(match, __version__)
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    write_record(SavedGame(**fields, play=seating), path, replace=True)


def load(path: Path) -> tuple[Match, Seating | None]:
    """The match and who sits where, or a RecordError that says what is wrong with the file."""
    record = read_record(path)
    match = replay(record)
    plain = json.loads(path.read_bytes()).get("play")
    if plain is None:
        return match, None
    try:
        seating = msgspec.convert(plain, Seating)
    except msgspec.ValidationError as error:
        raise RecordError(f"play: {error}") from None
    if not 0 <= seating.you < match.seats or not len(seating.names) == len(seating.bots) == match.seats:
        raise RecordError(f"play: the seating is not one for {match.seats} seats")
    unknown = [name for name in seating.bots if not is_installed(name) and ":" not in name]
    unknown += [name for name in [seating.language] if name not in languages()]
    if unknown:
        raise RecordError(f"play: this release does not know {unknown[0]!r}")
    return match, seating


def own_bots(seating: Seating) -> list[str]:
    """The bots that are not installed."""
    return [name for name in dict.fromkeys(seating.bots) if not is_installed(name)]


def resume_command(game: str, path: Path, given: Path | None, seating: Seating) -> str:
    """What to type to go on; the last game in the user's own folder needs no file name."""
    more = ["--save", str(path)] if given else []
    for name in own_bots(seating):
        more += ["--bot", name]
    return shlex.join(["raenke", "play", game, "--resume", *more])


def replay_command(path: Path) -> str:
    return shlex.join(["raenke", "replay", str(path)])

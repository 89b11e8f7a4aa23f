"""Records: a match as JSON with its chain of hashes, to write, read, check and replay."""

import contextlib
import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any, Literal, NoReturn

import msgspec

from raenke.core import proof
from raenke.core.errors import IllegalMove, OptionError
from raenke.core.excerpt import shortened
from raenke.core.game import Game, known
from raenke.core.match import Match
from raenke.core.options import EDITION

FORMAT = "raenke"
VERSION = 1
BYTES_MOST = 8 * 1024 * 1024
ID_MOST = 40

# What the first link of the chain covers. `secret` and `salts` are not in it: they become known after the match.
HEADER = ("format", "version", "game", "rules", "release", "seats", "options", "seed", "commitment")
# Only in the record of a match that goes on from a moment of another.
BEGINNING = ("origin", "position")
SPARED = ("deal", *BEGINNING)  # left out where they are empty: they came later


class RecordError(ValueError):
    """A record that cannot be read or trusted; the message names the place."""


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """The moment of another match that this one goes on from: that match, how many of its moves, and whether its cards
    stay or are dealt anew. With old cards the moves of this record begin with those of the other match."""

    match: str
    moves: int
    cards: Literal["anew", "old"]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One match. Seed, options and moves, and the position if it began with one, are enough to replay it; the rest is
    there to check it."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: str
    release: str
    seats: int
    options: dict[str, Any]
    seed: str
    commitment: str | None = None  # of a provable shuffle (`core.proof`), with the next three
    secret: str | None = None
    salts: list[str] | None = None
    deal: int | None = None
    origin: Origin | None = None
    position: dict[str, Any] | None = None
    moves: list[str]
    chain: list[str]
    scores: list[int] | None = None

    @property
    def last_hash(self) -> str:
        """The hash that covers the whole chain; published elsewhere, it also stops a forger."""
        return self.chain[-1] if self.chain else head(self)


def head(record: Record) -> str:
    """The hash of the canonical header: keys in order, no spaces, UTF-8."""
    plain = plain_of(record)
    header = {name: plain[name] for name in (*HEADER, *BEGINNING) if name in plain}
    text = json.dumps(header, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def link(before: str, move: str) -> str:
    """The hash of a move and everything before it."""
    return hashlib.sha256(f"{before}{move}".encode()).hexdigest()


def plain_of(record: Record) -> dict[str, Any]:
    """A record as in its JSON file; empty fields that were added to the format later are left out."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return {name: value for name, value in plain.items() if value is not None or name not in SPARED}


def record_of(match: Match, release: str) -> Record:
    """A match as a record; one that is not over yet has no scores."""
    if match.seed is None:
        raise RecordError("only a match with a seed can be recorded")
    bare = Record(
        game=match.game.name,
        rules=match.rules,
        release=release,
        seats=match.seats,
        options=match.told_options,
        seed=match.seed.hex(),
        position=None if match.position is None else position_of(match),
        moves=list(match.history),
        chain=[],
        scores=match.scores if match.over else None,
    )
    return chained(bare)


def position_of(match: Match) -> dict[str, Any]:
    """The position a match began with, after a check that it can be read again."""
    written = match.game.written(match.position)
    try:
        match.game.position(match.seats, match.options, written)
    except OptionError as error:
        raise RecordError(f"the position cannot be recorded: {error}") from None
    return written


def chained(record: Record) -> Record:
    """The same record with the chain that belongs to it."""
    chain: list[str] = []
    before = head(record)
    for move in record.moves:
        before = link(before, move)
        chain.append(before)
    return msgspec.structs.replace(record, chain=chain)


def record_text(record: Record) -> str:
    """The text of a record's file: one entry a line, so that people find the line a message names."""
    return json.dumps(plain_of(record), indent=1, ensure_ascii=False) + "\n"


def write_record(record: Record, path: str | Path, replace: bool = False) -> None:
    """Write the whole file or nothing. An existing file stays, unless `replace` is set."""
    if not isinstance(record, Record):
        raise TypeError(f"`record_of(match, release)` makes the record that is written, not {record!r}")
    path = Path(path)
    if path.exists() and not replace:
        raise FileExistsError(f"{path} is there already")
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".draft", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(record_text(record))
            file.flush()
            os.fsync(file.fileno())
        mask = os.umask(0)
        os.umask(mask)
        Path(draft).chmod(0o666 & ~mask)
        Path(draft).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(draft).unlink()
        raise


def read_record(path: str | Path) -> Record:
    """Read a record and check its form and chain; `replay` checks the rest."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(BYTES_MOST + 1)
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror or error}") from None
    return parse_record(content)


def parse_record(content: bytes) -> Record:
    """Read a record from the bytes of its file and check its form and chain; `replay` checks the rest."""
    if len(content) > BYTES_MOST:
        raise RecordError(f"larger than any record: more than {BYTES_MOST // 1024 // 1024} MiB")
    record = checked(parsed(content))
    check_chain(record)
    return record


def parsed(content: bytes) -> dict[str, Any]:
    """The JSON object in a file; an error names its place."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError(f"line {line}: byte {error.start} of the file is not UTF-8") from None
    try:
        plain = json.loads(text, object_pairs_hook=once_each, parse_constant=no_constant)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno} column {error.colno}: not JSON: {error.msg}") from None
    except RecursionError:
        raise RecordError("nested deeper than any record") from None
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"not JSON for a record: {error}") from None
    if not isinstance(plain, dict):
        raise RecordError("not a record: a record is one JSON object")
    return plain


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object with the same name twice: programs would disagree on which one counts."""
    plain = dict(pairs)
    if len(plain) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(f"{shown(twice)} appears twice in one object")
    return plain


def no_constant(name: str) -> NoReturn:
    raise RecordError(f"{name} is not a number in JSON")


def shown(value: object, most: int = 60) -> str:
    """A value for a message: short, on one line, and harmless to a terminal."""
    try:
        text = ascii(value) if isinstance(value, str) and not value.isprintable() else repr(value)
    except (RecursionError, ValueError):
        return "something too large to show"
    return shortened(text, most)


def checked(plain: dict[str, Any]) -> Record:
    """Check that it is a record of Ränke, then the form of every field."""
    if plain.get("format") != FORMAT:
        raise RecordError(f"not a record: format is {shown(plain.get('format'))}, not 'raenke'")
    version = whole(plain, "version")
    if version > VERSION:
        raise RecordError(f"version: this release reads version {VERSION}, not {shown(version)}: get a newer raenke")
    if version < VERSION:
        raise RecordError(f"version: there is no version {shown(version)}")
    game = known_game(plain)
    record = Record(
        version=version,
        game=game.name,
        rules=text_in(plain, "rules"),
        release=text_in(plain, "release"),
        seats=whole(plain, "seats"),
        options=options_in(plain),
        seed=hex_in("seed", given(plain, "seed")),
        commitment=hex_or_none(plain, "commitment"),
        secret=hex_or_none(plain, "secret"),
        salts=salts_in(plain),
        deal=deal_in(plain),
        origin=origin_in(plain),
        position=object_in(plain, "position"),
        moves=texts_in(plain, "moves", "move"),
        chain=[hex_in(f"chain: link {i}", entry) for i, entry in enumerate(texts_in(plain, "chain", "link"), 1)],
        scores=scores_in(plain),
    )
    if not game.least_seats <= record.seats <= game.most_seats:
        least, most = game.least_seats, game.most_seats
        raise RecordError(f"seats: {game.name} has {least} to {most} seats, not {shown(record.seats)}")
    if EDITION in record.options:
        raise RecordError("options: a record names its options one by one, no edition")
    try:
        game.options_by(record.rules, record.options, record.seats)
    except OptionError as error:
        raise RecordError(f"options: {error}") from None
    except (RecursionError, ValueError):
        raise RecordError("options: too large to be any") from None
    if record.scores is not None and len(record.scores) != record.seats:
        raise RecordError(f"scores: {len(record.scores)} for {record.seats} seats")
    if record.origin is not None and record.origin.cards == "anew" and record.position is None:
        raise RecordError("position is missing: the cards were redealt")
    return record


def known_game(plain: dict[str, Any]) -> Game:
    name = text_in(plain, "game")
    if name not in known:
        raise RecordError(f"game: this release does not know {shown(name)}, only {', '.join(sorted(known))}")
    rules = text_in(plain, "rules")
    if rules != known[name].rules and rules not in known[name].former:
        raise RecordError(f"rules: this release does not know rules {shown(rules)} of {name}: get a newer raenke")
    return known[name]


def given(plain: dict[str, Any], name: str) -> Any:
    if name not in plain:
        raise RecordError(f"{name} is missing")
    return plain[name]


def whole(plain: dict[str, Any], name: str) -> int:
    value = given(plain, name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"{name} is a whole number, not {shown(value)}")
    return value


def text_in(plain: dict[str, Any], name: str) -> str:
    value = given(plain, name)
    if not is_text(value):
        raise RecordError(f"{name} is text, not {shown(value)}")
    return str(value)


def is_text(value: object) -> bool:
    """Is it text that can be written again? JSON can spell half a character (`\\ud800`), UTF-8 cannot."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def hex_or_none(plain: dict[str, Any], name: str) -> str | None:
    return None if given(plain, name) is None else hex_in(name, plain[name])


def hex_in(name: str, value: object) -> str:
    if isinstance(value, str) and proof.is_digest(value):
        return value
    raise RecordError(f"{name} is 64 hex digits in small letters, not {shown(value)}")


def texts_in(plain: dict[str, Any], name: str, one: str) -> list[str]:
    entries = given(plain, name)
    if not isinstance(entries, list):
        raise RecordError(f"{name} is a list, not {shown(entries)}")
    for number, entry in enumerate(entries, 1):
        if not is_text(entry):
            raise RecordError(f"{name}: {one} {number} is text, not {shown(entry)}")
    return entries


def options_in(plain: dict[str, Any]) -> dict[str, Any]:
    options = given(plain, "options")
    if not isinstance(options, dict):
        raise RecordError(f"options is an object, not {shown(options)}")
    return options


def object_in(plain: dict[str, Any], name: str) -> dict[str, Any] | None:
    """An object that may be missing."""
    value = plain.get(name)
    if value is not None and not isinstance(value, dict):
        raise RecordError(f"{name} is an object, not {shown(value)}")
    return value


def salts_in(plain: dict[str, Any]) -> list[str] | None:
    if given(plain, "salts") is None:
        return None
    return [hex_in(f"salts: salt {i}", salt) for i, salt in enumerate(texts_in(plain, "salts", "salt"), 1)]


def deal_in(plain: dict[str, Any]) -> int | None:
    if plain.get("deal") is None:
        return None
    number = whole(plain, "deal")
    if number < 1:
        raise RecordError(f"deal counts from 1, so it cannot be {shown(number)}")
    return number


def origin_in(plain: dict[str, Any]) -> Origin | None:
    origin = object_in(plain, "origin")
    if origin is None:
        return None
    match, moves, cards = text_in(origin, "match"), whole(origin, "moves"), text_in(origin, "cards")
    if len(match) > ID_MOST or moves < 0 or cards not in ("anew", "old") or len(origin) > 3:
        raise RecordError(f"origin is a match, a number of moves, and cards 'anew' or 'old', not {shown(origin)}")
    return Origin(match=match, moves=moves, cards="anew" if cards == "anew" else "old")


def scores_in(plain: dict[str, Any]) -> list[int] | None:
    scores = given(plain, "scores")
    if scores is None:
        return None
    if not isinstance(scores, list) or any(not isinstance(score, int) or isinstance(score, bool) for score in scores):
        raise RecordError(f"scores is a list of whole numbers, or null while the match goes on, not {shown(scores)}")
    return scores


def check_chain(record: Record) -> None:
    """Each link is the hash of the link before and the move; a wrong one shows where something was changed."""
    before = head(record)
    for number, (move, written) in enumerate(zip(record.moves, record.chain, strict=False), 1):
        before = link(before, move)
        if written != before:
            place = "the header, move 1 or its link" if number == 1 else f"move {number} or its link"
            raise RecordError(f"chain breaks at move {number}: {place} was changed")
    if len(record.moves) != len(record.chain):
        number = min(len(record.moves), len(record.chain)) + 1
        raise RecordError(
            f"chain breaks at move {number}: there are {len(record.moves)} moves and {len(record.chain)} links"
        )


def check_proof(record: Record) -> list[int] | None:
    """Check the shuffle's proof, and return the seats that gave a salt; None if the record proves nothing."""
    opened = (record.secret, record.salts, record.deal)
    if record.commitment is None:
        if opened != (None, None, None):
            raise RecordError("commitment is missing: there is nothing that secret, salts and deal open")
        return None
    if record.origin is not None or record.position is not None:
        raise RecordError("commitment: a match from a moment has none, since its cards do not follow from the seed")
    if record.secret is None or record.salts is None or record.deal is None:
        if record.scores is None and opened == (None, None, None):
            return None  # it is opened when the match is over
        raise RecordError("secret, salts and deal are opened when the match is over, all three")
    if len(record.salts) != record.seats:
        raise RecordError(f"salts: {len(record.salts)} for {record.seats} seats")
    what = proof.terms(record.game, record.rules, record.seats, record.options)
    try:
        return proof.check(what, record.commitment, record.deal, record.secret, record.salts, record.seed)
    except proof.ProofError as error:
        raise RecordError(str(error)) from None


def begun(record: Record) -> Match:
    """The match before its first move: with its first shuffle, or at the position it goes on from."""
    if record.position is None:
        return Match(record.game, record.seats, record.seed, record.options, rules=record.rules)
    game = known[record.game]
    try:
        options = game.options_by(record.rules, record.options, record.seats)
        position = game.position(record.seats, options, record.position)
    except (OptionError, RecursionError, ValueError) as error:
        raise RecordError(f"position: {error}") from None
    return Match.at(game, position, record.seed, rules=record.rules)


def replay(record: Record) -> Match:
    """Play the match again from its seed, if that is the one that was promised. Every move must be legal, and the
    scores must be the same."""
    if not isinstance(record, Record):
        raise TypeError(f"`read_record(path)` reads the record that is replayed, not {record!r}")
    check_chain(record)
    check_proof(record)
    match = begun(record)
    for number, text in enumerate(record.moves, 1):
        if match.over:
            raise RecordError(f"move {number}: the match is over after move {number - 1}")
        try:
            match.play(text)
        except IllegalMove as error:
            raise RecordError(f"move {number}: {shown(text)} is not legal: {error}") from None
        if match.history[-1] != text:
            raise RecordError(f"move {number}: {shown(text)} is to be written {match.history[-1]!r}")
    if match.over and record.scores != match.scores:
        raise RecordError(f"scores: {match.scores} come out of the moves, not {shown(record.scores)}")
    if not match.over and record.scores is not None:
        raise RecordError(f"scores: the match is not over after {len(record.moves)} moves, so there are none yet")
    return match

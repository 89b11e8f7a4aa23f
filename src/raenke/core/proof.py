"""Provable shuffles: what a server commits to, what seats show and open, and the seed that follows from all of it."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from raenke.core.errors import Refusal

DIGITS = frozenset("0123456789abcdef")


class ProofError(Refusal):
    """A step of a deal that is out of order, or what was opened and does not fit what was shown before."""


def digest(*parts: object) -> str:
    """The SHA-256 of a text whose first word says what it is for, so that no hash can stand for another."""
    return hashlib.sha256(":".join(["raenke", *map(str, parts)]).encode()).hexdigest()


def is_digest(text: object) -> bool:
    """Is it 64 hex digits in small letters, as secrets, salts and hashes are written?"""
    return isinstance(text, str) and len(text) == 64 and DIGITS.issuperset(text)


def terms(game: str, rules: str, seats: int, options: Mapping[str, Any]) -> str:
    """What is dealt: bound to the commitment, so that no server can find out first which options suit its secret."""
    plain = {"game": game, "options": dict(options), "rules": rules, "seats": seats}
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def commitment(secret: str, what: str) -> str:
    """What the server shows of its secret, for these terms."""
    return digest("secret", secret, what)


def shown(promise: str, number: int, seat: int, salt: str) -> str:
    """What a seat shows of its salt: for this commitment, this deal and this seat, so that nobody can repeat it."""
    return digest("salt", promise, number, seat, salt)


def server_salt(secret: str, number: int, seat: int) -> str:
    """The salt of a seat that gives none: a bot's, or that of somebody whose program does not take part."""
    return digest("seat", secret, number, seat)


def seed(promise: str, number: int, secret: str, salts: Sequence[str]) -> str:
    """The seed of the match."""
    return digest("seed", promise, number, secret, *salts)


def check(what: str, promise: str, number: int, secret: str, salts: Sequence[str], written: str) -> list[int]:
    """Check what was opened after a match against what was promised, and return the seats that gave a salt."""
    if commitment(secret, what) != promise:
        raise ProofError("secret: it is not the one that was committed to, or not for this game, rules, seats, options")
    if seed(promise, number, secret, salts) != written:
        raise ProofError("seed: it does not follow from secret and salts")
    return [seat for seat, salt in enumerate(salts) if salt != server_salt(secret, number, seat)]


class Deal:
    """One deal, as everybody at the table can follow it. The server keeps to it, and so does whoever watches it."""

    def __init__(self, promise: str, seats: int, number: int = 1) -> None:
        self.promise = promise
        self.seats = seats
        self.number = number
        self.shown: dict[int, str] = {}
        self.salts: dict[int, str] = {}
        self.is_opening = False

    @property
    def own(self) -> list[int]:
        """The seats that give a salt: those that had shown one when the opening began."""
        return sorted(self.shown) if self.is_opening else []

    @property
    def missing(self) -> list[int]:
        """The seats that are to open and have not."""
        return [seat for seat in self.own if seat not in self.salts]

    def show(self, seat: int, what: str) -> None:
        """A seat shows what its salt hashes to, or shows another; never once salts are opened."""
        if self.is_opening:
            raise ProofError(f"seat {seat + 1} shows a salt too late: others are opened already", "late")
        if not 0 <= seat < self.seats or not is_digest(what):
            raise ProofError("what a seat shows is 64 hex digits in small letters", "form")
        self.shown[seat] = what

    def forget(self, seat: int) -> None:
        """Somebody else sits there now, or nobody."""
        self.shown.pop(seat, None)

    def begin(self, seats: Sequence[int] | None = None) -> None:
        """From here on salts are opened, by these seats of those that have shown, or by all of them."""
        self.is_opening = True
        self.shown = {seat: what for seat, what in self.shown.items() if seats is None or seat in seats}

    def check_opening(self, seat: int, salt: str) -> None:
        """Refuse a salt that may not be opened now, or that is not the one the seat has shown."""
        if not self.is_opening:
            raise ProofError(f"seat {seat + 1} opens its salt before all have shown theirs", "early")
        if seat not in self.shown:
            raise ProofError(f"seat {seat + 1} has shown no salt", "unshown")
        if not is_digest(salt) or shown(self.promise, self.number, seat, salt) != self.shown[seat]:
            raise ProofError(f"seat {seat + 1} opens another salt than it has shown", "other")

    def open(self, seat: int, salt: str) -> None:
        """A seat opens the salt it has shown."""
        self.check_opening(seat, salt)
        self.salts[seat] = salt

    def all_salts(self, secret: str) -> list[str]:
        """One salt for each seat, as a record has them."""
        if self.missing:
            raise ProofError(f"seat {self.missing[0] + 1} has not opened its salt", "withheld")
        return [self.salts.get(seat) or server_salt(secret, self.number, seat) for seat in range(self.seats)]

    def seed(self, secret: str) -> str:
        """The seed that follows from this deal."""
        return seed(self.promise, self.number, secret, self.all_salts(secret))

    def check(self, promise: str | None, number: int | None, secret: str | None, salts: Sequence[str] | None) -> None:
        """Check that a record tells of this deal, as somebody saw it who watched."""
        if promise != self.promise:
            raise ProofError("commitment: another one was shown before the match")
        if number != self.number:
            raise ProofError(f"deal: the match was dealt in deal {self.number}, not {number}")
        if secret is None or salts is None or len(salts) != self.seats:
            raise ProofError("secret and salts were not opened")
        for seat, salt in enumerate(salts):
            if seat not in self.own:
                if salt != server_salt(secret, self.number, seat):
                    raise ProofError(f"salts: seat {seat + 1} showed none before the deal and has one now", "late")
            elif shown(self.promise, self.number, seat, salt) != self.shown[seat]:
                raise ProofError(f"salts: that of seat {seat + 1} is not the one it showed before the deal", "other")

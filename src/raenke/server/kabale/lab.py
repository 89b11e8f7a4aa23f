"""The column lab told: who wins a column and why, and which allies would win it."""

from typing import Any

import msgspec

from raenke.kabale.lab import ASKED, ColumnError, explained, tried
from raenke.server.cleaning import clean_text
from raenke.server.refusing import Refused
from raenke.server.wire import NAME_LENGTH
from raenke.server.wire_http import ColumnAward, ColumnTries, ColumnTry
from raenke.words import Words
from raenke.words.kabale import award_lines
from raenke.words.readers import Readers


def award_told(data: dict[str, Any], words: Words) -> ColumnAward:
    try:
        told, award, owners = explained(data)
    except ColumnError as error:
        raise Refused("server-refusal-column", why=str(error)) from None
    names = [clean_text(str(owner), NAME_LENGTH) for owner in owners]
    lines = award_lines(words.texts, award, Readers(names))
    by_seat = {"column": 0, **msgspec.to_builtins(award, str_keys=True)}
    return msgspec.convert({**told, "lines": lines, "award": by_seat}, ColumnAward)


def tries_told(data: dict[str, Any]) -> ColumnTries:
    try:
        tries = tried(data)
    except ColumnError as error:
        raise Refused("server-refusal-column", why=str(error)) from None
    return ColumnTries(tries=[ColumnTry(**each._asdict()) for each in tries], asked=list(ASKED))

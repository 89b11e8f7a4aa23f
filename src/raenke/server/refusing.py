"""Refusals: their reasons, their HTTP status, and their texts in the reader's language."""

import re
from collections.abc import Sequence
from typing import Any

from raenke.core.errors import IllegalMove, OptionError
from raenke.core.event import Event, carried
from raenke.server.wire import Refusal
from raenke.words import Words

PARAGRAPH = re.compile(r"\(([A-Z]\d+(?:\.\d+)?)\)")
ARGUMENT_LENGTH = 300

STATUS = {
    "server-refusal-malformed": 400,
    "server-refusal-name": 400,
    "server-refusal-which-seat": 400,
    "server-refusal-no-seat": 400,
    "server-refusal-bot-seat": 400,
    "server-refusal-options": 400,
    "server-refusal-no-bot": 400,
    "server-refusal-zone": 400,
    "server-refusal-moment": 400,
    "server-refusal-moment-long": 400,
    "server-refusal-record": 400,
    "server-refusal-long": 400,
    "server-refusal-column": 400,
    "server-refusal-city": 400,
    "server-refusal-channel-kind": 400,
    "server-refusal-channel-push": 400,
    "server-refusal-channel-ntfy": 400,
    "server-refusal-channel-discord": 400,
    "server-refusal-channel-telegram": 400,
    "server-refusal-channel-mail": 400,
    "server-refusal-channel-webhook": 400,
    "server-refusal-nudge-refused": 400,
    "server-refusal-nudge-gone": 400,
    "server-refusal-nudge-inside": 400,
    "server-refusal-nudge-unreachable": 400,
    "server-refusal-guest": 401,
    "server-refusal-secret": 403,
    "server-refusal-origin": 403,
    "server-refusal-channel-code": 403,
    "server-refusal-not-your-seat": 403,
    "server-refusal-host": 403,
    "server-refusal-not-found": 404,
    "server-refusal-method": 405,
    "server-refusal-too-large": 413,
    "server-refusal-too-many": 429,
    "server-refusal-tables": 429,
    "server-refusal-tables-address": 429,
    "server-refusal-said": 409,
    "server-refusal-noted": 409,
    "server-refusal-failure": 500,
    "server-refusal-store": 503,
    "server-refusal-unreadable": 503,
    "server-refusal-stale": 409,
    "server-refusal-taken": 409,
    "server-refusal-kept": 409,
    "server-refusal-looked": 409,
    "server-refusal-full": 409,
    "server-refusal-old-cards": 409,
    "server-refusal-begun": 409,
    "server-refusal-not-begun": 409,
    "server-refusal-over": 409,
    "server-refusal-not-over": 409,
    "server-refusal-seats-open": 409,
    "server-refusal-device": 409,
    "server-refusal-salt": 409,
    "server-refusal-no-chat": 409,
    "server-refusal-no-hints": 409,
    "server-refusal-turn": 409,
    "server-refusal-bot-moves": 409,
    "server-refusal-undo-none": 409,
    "server-refusal-undo-shown": 409,
    "server-refusal-undo-public": 409,
    "server-refusal-undo-far": 409,
    "server-refusal-undo-asked": 409,
    "server-refusal-undo-not-asked": 409,
    "server-refusal-pause-clock": 409,
    "server-refusal-pause-on": 409,
    "server-refusal-pause-asked": 409,
    "server-refusal-pause-again": 409,
    "server-refusal-pause-not-asked": 409,
    "server-refusal-pause-off": 409,
    "server-refusal-channels": 409,
    "server-refusal-vote-early": 409,
    "server-refusal-vote-nobody": 409,
}


class Refused(Exception):
    """A command or request that the server refuses. Nothing has changed."""

    def __init__(self, reason: str, **arguments: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments

    @property
    def status(self) -> int:
        return STATUS[self.reason]

    def told(self, words: Words, names: Sequence[str] = ()) -> Refusal:
        arguments = {name: shortened(value) for name, value in self.arguments.items()}
        return Refusal(reason=self.reason, text=words.text(self.reason, **arguments), arguments=arguments)


class Behind(Refused):
    """Another server has changed the table first."""

    def __init__(self) -> None:
        super().__init__("server-refusal-stale")


class RefusedMove(Refused):
    """A move the rules do not allow; the game says why."""

    status = 409

    def __init__(self, illegal: IllegalMove) -> None:
        super().__init__(illegal.reason or "server-refusal-turn")
        self.illegal = illegal

    def told(self, words: Words, names: Sequence[str] = ()) -> Refusal:
        return refusal_of(self.illegal, words, names)


class RefusedAttempt(RefusedMove):
    """The same in a lesson, where no table says which game it is and who plays."""

    def __init__(self, game: str, illegal: IllegalMove, names: Sequence[str]) -> None:
        super().__init__(illegal)
        self.game = game
        self.names = names

    def told(self, words: Words, names: Sequence[str] = ()) -> Refusal:
        return refusal_of(self.illegal, Words(words.language, self.game), self.names)


class RefusedOptions(Refused):
    """Options the rules do not allow; the game says why, in the reader's language if it has a text for it."""

    def __init__(self, game: str, error: OptionError) -> None:
        super().__init__("server-refusal-options", why=str(error))
        self.game = game
        self.error = error

    def told(self, words: Words, names: Sequence[str] = ()) -> Refusal:
        if not self.error.reason:
            return super().told(words, names)
        return refusal_of(self.error, Words(words.language, self.game))


class RefusedUndo(Refused):
    """A move that cannot be taken back. If something hidden was shown since, the text says what it was."""

    def __init__(self, shown: Event | None, seat: int, is_public: bool) -> None:
        reason = "public" if is_public else "shown"
        super().__init__(f"server-refusal-undo-{reason if shown else 'far'}")
        self.shown = shown
        self.seat = seat

    def told(self, words: Words, names: Sequence[str] = ()) -> Refusal:
        if self.shown:
            self.arguments["what"] = words.event(carried(self.shown), names, self.seat).rstrip(".")
        return super().told(words, names)


def refusal_of(illegal: IllegalMove | OptionError, words: Words, names: Sequence[str] = ()) -> Refusal:
    """The game's own refusal in words."""
    found = PARAGRAPH.search(str(illegal))
    text = words.refusal(illegal.reason, illegal.arguments, names, is_typed=False) if illegal.reason else str(illegal)
    return Refusal(
        reason=illegal.reason or "refusal",
        text=text,
        paragraph=found.group(1) if found else None,
        arguments=illegal.arguments,
    )


def shortened(value: Any) -> Any:
    """Do not send long texts back that came from outside."""
    return value if not isinstance(value, str) or len(value) <= ARGUMENT_LENGTH else f"{value[:ARGUMENT_LENGTH]}…"

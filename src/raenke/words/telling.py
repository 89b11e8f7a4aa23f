"""How a game tells events and moves; the base class serves games that bring texts but no code for them."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from raenke.core.event import Event as CoreEvent
from raenke.core.event import carried
from raenke.core.hindsight import Moment
from raenke.words.readers import Arguments, Event, Readers, game_ended
from raenke.words.texts import Function, Texts, named, variant

Tell = Callable[[Texts, Event, Readers], tuple[str, Arguments]]
"""Which of the texts of an event, as the end of its id, and with which words."""

OTHERS = ("other", "to", "by")  # fields that name the second player of a sentence


def card_text(texts: Texts, card: str, form: str = "") -> str:
    return named(texts, "card", card, form)


class Telling:
    """Finds the text of an event by its type and reason, of a step by its kind, of a move by its verb. Their fields are
    the words of the sentence. Without a text, it shows them as they are written."""

    functions: ClassVar[Mapping[str, Function]] = {"CARD": card_text}
    same_text: ClassVar[Mapping[str, str]] = {}
    """Events that other seats get instead of one they may not know in full, if the sentence is the same."""
    told: ClassVar[Mapping[str, Tell]] = {}
    """By their type, events whose fields are not simply the words of their sentence."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def event(self, event: Event, readers: Readers) -> str:
        """A sentence for an event, either the whole event or what a seat sees of it."""
        if event["type"] == "game_ended":
            return game_ended(self.texts, event, readers)
        kind: str = self.same_text.get(event["type"], event["type"])
        if kind in self.told:
            return self.event_text(kind, *self.told[kind](self.texts, event, readers))
        return self.plain_event(kind, event, readers)

    def plain_event(self, kind: str, event: Event, readers: Readers) -> str:
        """An event whose fields are the words of its sentence; every reason has its own."""
        reason = event.get("why") or event.get("how")
        return self._told(f"event-{kind}" + (f"-{reason}" if reason else ""), event, readers)

    def event_text(self, kind: str, end: str, arguments: Arguments) -> str:
        return self.texts.text(self.texts.own(f"event-{kind}{end}"), **arguments)

    def explanation(self, event: CoreEvent, readers: Readers) -> list[str]:
        """How an award or a score came about, line by line; no lines for other events."""
        return [self._told(f"step-{step['kind']}", step, readers) for step in carried(event).get("steps", ())]

    def moment(self, moment: Moment, readers: Readers) -> str:
        """Why a step of a match mattered."""
        return self._told(f"moment-{moment.reason}", moment.words, readers)

    def card(self, card: str) -> str:
        """The id of a card's name."""
        return self.texts.own(f"card-{card}")

    def move(self, move: str, readers: Readers, amount: int | None = None) -> str:
        """A move as an offer; `amount` is what it costs or brings, if known."""
        verb, *words = move.split()
        arguments: Arguments = {}
        for word in words:
            arguments |= {"number": int(word)} if word.isdecimal() else {"card": word}
        key = self.texts.own(f"move-{verb}")
        return self.texts.text(key, **arguments) if self.texts.has(key) else move

    def refusal(self, reason: str, arguments: Mapping[str, Any], readers: Readers) -> tuple[str, dict[str, Any]]:
        """The id of the text that says why a move is refused, and its words."""
        return reason, dict(arguments)

    def option_value(self, name: str, value: object) -> str:
        """A value of an option in words."""
        key = self.texts.own(f"option-{name}")
        if isinstance(value, int) and self.texts.has(f"{key}.count"):
            return self.texts.text(f"{key}.count", count=value)
        return self.texts.text(f"{key}.{variant(str(value))}")

    def _told(self, key: str, fields: Event, readers: Readers) -> str:
        key = self.texts.own(key)
        if self.texts.has(key):
            return self.texts.text(key, **self._arguments(fields, readers))
        what, *rest = [str(value) for value in fields.values() if value is not None]
        return " ".join([what.replace("_", " "), *rest])

    def _arguments(self, fields: Event, readers: Readers) -> Arguments:
        arguments: Arguments = {}
        for name, value in fields.items():
            if name == "seat" and value is not None:
                arguments |= readers.who(value)
            elif name in OTHERS and value is not None:
                arguments |= readers.whom(value)
            elif isinstance(value, str | int | float):
                arguments[name] = value
            elif isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
                arguments[name] = self.texts.list_of([card_text(self.texts, card) for card in value])
        return arguments

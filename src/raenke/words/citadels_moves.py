"""Tells what players can do in Citadels: offered moves, reasons for refusals, options of a table."""

from collections.abc import Mapping
from typing import Any

from raenke.citadels.cards import bare
from raenke.citadels.events import GameEnded
from raenke.citadels.verbs import WHOSE, WORKS, words_with
from raenke.core.event import Event as CoreEvent
from raenke.core.event import carried
from raenke.words.citadels import SAME_TEXT, TOLD, as_it_is, character_list, district_list, score_lines
from raenke.words.readers import Arguments, Event, Readers
from raenke.words.telling import Telling
from raenke.words.texts import TextError, naming

# Moves by the kind of words after the first.
PLAIN = words_with("")
OF_CHARACTER = words_with("character")
OF_SEAT = words_with("seat")
OF_DISTRICT = words_with("district") | words_with("cell")
OF_CITY = words_with("city")

FUNCTIONS = {"CHARACTER": naming("character"), "DISTRICT": naming("district")}


class Citadels(Telling):
    """The sentences of Citadels."""

    functions = FUNCTIONS
    same_text = SAME_TEXT
    told = TOLD

    def plain_event(self, kind: str, event: Event, readers: Readers) -> str:
        return self.event_text(kind, *as_it_is(self.texts, event, readers))

    def explanation(self, event: CoreEvent, readers: Readers) -> list[str]:
        return score_lines(self.texts, carried(event), readers) if isinstance(event, GameEnded) else []

    def card(self, card: str) -> str:
        return f"character-{card}" if self.texts.has(f"character-{card}") else f"district-{card}"

    def move(self, move: str, readers: Readers, amount: int | None = None) -> str:
        key, arguments = self._words_of(move, readers)
        if amount is not None and self.texts.has(f"citadels-move-{key}-gold"):
            return self.texts.text(f"citadels-move-{key}-gold", **arguments, gold=amount)
        return self.texts.text(f"citadels-move-{key}", **arguments)

    def refusal(self, reason: str, arguments: Mapping[str, Any], readers: Readers) -> tuple[str, dict[str, Any]]:
        """A refusal uses the words of the refused move, with names for seats."""
        told = dict(arguments)
        if isinstance(told.get("seat"), int):
            told |= self._seat(told["seat"], readers)
        if "move" not in told:
            return reason, told
        move = str(told.pop("move"))
        verb = move.split(maxsplit=1)[0]
        told |= self._words_of(move, readers)[1]
        match reason.removeprefix(self.texts.prefix):
            case "refusal-character":
                told["character"] = WHOSE[verb]
            case "refusal-not-there" if verb == "armory":
                reason += "-armory"
            case "refusal-not-there" if verb not in OF_CITY:
                reason += "-own"
        if verb in WORKS and verb not in OF_CITY and reason.endswith(("-not-there-own", "-worked")):
            told["district"] = verb
        return reason, told

    def option_value(self, name: str, value: object) -> str:
        option = f"citadels-option-{name}"
        match name, value:
            case "cast", list() | tuple():
                return self.texts.text(f"{option}.some", cards=character_list(self.texts, value))
            case _, []:
                return self.texts.text(f"{option}.none")
            case _, list() | tuple():
                return self.texts.text(f"{option}.some", cards=district_list(self.texts, value))
        return super().option_value(name, value)

    def _words_of(self, move: str, readers: Readers) -> tuple[str, Arguments]:
        """The key of a move's text, and its words."""
        if move in PLAIN:
            return move.replace(" ", "-"), {}
        match move.split():
            case [verb, character] if verb in OF_CHARACTER and self.texts.has(f"character-{character}"):
                return verb, {"character": character}
            case [verb, seat] if verb in OF_SEAT and seat.isdecimal():
                return verb, self._seat(int(seat) - 1, readers)
            case [verb, district] if verb in OF_DISTRICT and self._is_district(district):
                return verb, self._district(district)
            case [verb, seat, district] if verb in OF_CITY and seat.isdecimal() and self._is_district(district):
                return verb, {**self._seat(int(seat) - 1, readers), **self._district(district)}
        raise TextError(f"{move!r} is not a move of Citadels")

    def _is_district(self, district: str) -> bool:
        return self.texts.has(f"district-{bare(district)}")

    def _district(self, district: str) -> Arguments:
        return {"district": bare(district), "mark": "gold" if district.endswith("*") else "plain"}

    def _seat(self, seat: int, readers: Readers) -> Arguments:
        if 0 <= seat < len(readers.names):
            return readers.who(seat)
        return {"name": self.texts.text("citadels-seat", number=seat + 1), "who": "other"}

"""One language's words for the game: events, awards, cards, moves, refusals, options."""

from collections.abc import Mapping, Sequence
from typing import Any

from raenke.kabale.cards import ALLIES
from raenke.words.languages import LANGUAGES, UnknownLanguage, best_language, code_of
from raenke.words.telling import Award, Event, Readers, event_text, goal_text
from raenke.words.texts import Argument, TextError, texts

# A card or column that cannot be had is refused under this paragraph, unless the refusal names the one of a choice.
LAYING = "K2.3"


class Words:
    """Everything said to people in one language; without one, in the language of the environment."""

    def __init__(self, language: str | None = None) -> None:
        self.language = best_language() if language is None else code_of(language)
        if self.language not in LANGUAGES:
            raise UnknownLanguage(language or self.language)
        self._texts = texts(self.language)

    def text(self, key: str, **arguments: Argument) -> str:
        """The text with this id. Cards by id, columns counted from 1, `who` is "you" for the reader, else "other"."""
        return self._texts.text(key, **arguments)

    def event(self, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """An event, whole or as a seat is told of it, in a sentence; the reader's own seat is `you`."""
        return event_text(self._texts, event, Readers(names, you))

    def steps(
        self, award: Event, names: Sequence[str], cards: Sequence[Sequence[Any]], you: int | None = None
    ) -> list[str]:
        """A `goal_awarded` in lines, one for each of its steps; `cards` is its column in `round_ended`."""
        told = Award(self._texts, Readers(names, you), award["goal"], cards)
        return [told.line(step) for step in award["steps"]]

    def card(self, card: str, form: str = "name") -> str:
        """A card's name, or one of the forms its language has in `cards.ftl`."""
        return self.text(f"card-{card}" if form == "name" else f"card-{card}.{form}")

    def rule(self, card: str) -> str:
        """What a card does, in one line."""
        return self.text(f"card-{card}.rule")

    def domain(self, domain: str) -> str:
        return self.text(f"domain-{domain}")

    def goal(self, goal: Sequence[Any]) -> str:
        return goal_text(self._texts, goal)

    def list_of(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        return self._texts.list_of(items)

    def move(self, move: str) -> str:
        """A move's text as an offer: `lay romeo 2` is "Lay Romeo in column 2"."""
        return self._move("move", move)

    def hint(self, move: str, reason: str) -> str:
        """What the bot would do, and why; `reason` is the id of a text."""
        return self._move("hint", move, reason=self.text(reason))

    def refusal(self, reason: str, arguments: Mapping[str, Any]) -> str:
        """Why a move is refused, from the reason and arguments of an `IllegalMove`; a clause without a full stop."""
        told = {
            name: ", ".join(value) if isinstance(value, list | tuple) else value for name, value in arguments.items()
        }
        if reason == "refusal-parse" and not told["nearest"]:
            reason = "refusal-parse-alone"
        return self.text(reason, **{"paragraph": LAYING, **told})

    def option(self, name: str) -> str:
        return self.text(f"option-{name}")

    def option_about(self, name: str) -> str:
        """What is chosen by an option, with its paragraph."""
        return self.text(f"option-{name}.about")

    def option_value(self, name: str, value: object, names: Sequence[str] = ()) -> str:
        """A value of an option in words; a seat is named where names are given."""
        match name, value:
            case "rounds", int():
                return self.text("option-rounds.count", count=value)
            case "start_player", int():
                name = names[value] if value < len(names) else str(value + 1)
                return self.text("option-start_player.seat", name=name)
            case "allies", list() | tuple():
                return self.text("option-allies.some", cards=self.list_of([self.card(card) for card in value]))
        return self.text(f"option-{name}.{value}")

    def _move(self, family: str, move: str, **arguments: Argument) -> str:
        match move.split():
            case ["lay", card, column] if card in ALLIES and column.isdecimal():
                return self.text(f"{family}-lay", card=card, column=int(column), **arguments)
            case ["cloak", card] if card in ALLIES:
                return self.text(f"{family}-cloak", card=card, **arguments)
            case ["swap", column] if column.isdecimal():
                return self.text(f"{family}-swap", column=int(column), **arguments)
            case ["decline"]:
                return self.text(f"{family}-decline", **arguments)
        raise TextError(f"{move!r} is no move of Kabale & Hiebe")

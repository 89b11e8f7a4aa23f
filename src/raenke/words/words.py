"""One language's words for one game: events, counts, cards, moves, refusals, options."""

from collections.abc import Mapping, Sequence
from typing import Any

from raenke.core.event import Event as CoreEvent
from raenke.kabale.steps import Awarded
from raenke.words.citadels import score_lines, step_line
from raenke.words.citadels_moves import Citadels
from raenke.words.kabale import Kabale, award_lines, goal_text
from raenke.words.languages import LANGUAGES, UnknownLanguage, best_language, code_of
from raenke.words.readers import Event, Readers
from raenke.words.texts import Argument, TextError, texts

GAMES: dict[str, type[Kabale | Citadels]] = {"kabale": Kabale, "citadels": Citadels}


class Words:
    """Everything said to people in one language; without one, in the language of the environment."""

    def __init__(self, language: str | None = None, game: str = "kabale") -> None:
        self.language = best_language() if language is None else code_of(language)
        if self.language not in LANGUAGES:
            raise UnknownLanguage(language or self.language)
        if game not in GAMES:
            raise TextError(f"there are no words for the game {game!r}; the games are {', '.join(sorted(GAMES))}")
        self.game = game
        self._texts = texts(self.language, game)
        self._telling = GAMES[game](self._texts)

    def text(self, key: str, **arguments: Argument) -> str:
        """The text with this id, the game's own where it has one.

        Cards by id, columns counted from 1, `who` is "you" for the reader, else "other".
        """
        own = self._telling.prefix + key
        return self._texts.text(own if self._texts.has(own) else key, **arguments)

    def event(self, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """An event, whole or as a seat is told of it, in a sentence; the reader's own seat is `you`."""
        return self._telling.event(event, Readers(names, you))

    def explanation(self, event: CoreEvent, names: Sequence[str], you: int | None = None) -> list[str]:
        """How an award or a score came about, line by line; nothing of other events."""
        return self._telling.explanation(event, Readers(names, you))

    def card(self, card: str, form: str = "name") -> str:
        """A card's name, or one of the forms its language has; in Citadels a character or a district."""
        key = self._telling.card(card)
        return self._texts.text(key if form == "name" else f"{key}.{form}")

    def rule(self, card: str) -> str:
        """What a card does, in one line."""
        return self.card(card, "rule")

    def list_of(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        return self._texts.list_of(items)

    def move(self, move: str, names: Sequence[str] = (), you: int | None = None, gold: int | None = None) -> str:
        """A move's text as an offer: `lay romeo 2` is "Lay Romeo in column 2".

        A move of Citadels may name a seat; `gold` is what it costs or brings, told where it is known.
        """
        return self._telling.move(move, Readers(names, you), gold)

    def hint(
        self,
        move: str,
        share: float | None,
        reason: str,
        names: Sequence[str] = (),
        you: int | None = None,
        gold: int | None = None,
    ) -> str:
        """What may be done, the share of a win it may bring, and why; `reason` is the id of a text."""
        told = {"move": self.move(move, names, you, gold), "reason": self._texts.text(reason)}
        if share is None:
            return self._texts.text("hint-only", **told)
        return self._texts.text("hint", share=round(100 * share), **told)

    def refusal(
        self, reason: str, arguments: Mapping[str, Any], names: Sequence[str] = (), is_typed: bool = True
    ) -> str:
        """Why a move is refused, from the reason and arguments of an `IllegalMove`; a clause without a full stop.
        Who types moves is told which; who clicks on them need not know how they are written."""
        key, words = self._telling.refusal(reason, arguments, Readers(names))
        if not is_typed and any(self._texts.has(f"{prefix}{key}.plain") for prefix in ("", self._telling.prefix)):
            key = f"{key}.plain"
        told = {name: ", ".join(value) if isinstance(value, list | tuple) else value for name, value in words.items()}
        return self.text(key, **told)

    def option(self, name: str) -> str:
        return self.text(f"option-{name}")

    def option_about(self, name: str) -> str:
        """What is chosen by an option, with its paragraph."""
        return self.text(f"option-{name}.about")

    def option_value(self, name: str, value: object, names: Sequence[str] = ()) -> str:
        """A value of an option in words; a seat is named where names are given."""
        if name == "start_player" and isinstance(value, int):
            seat = names[value] if value < len(names) else str(value + 1)
            return self.text("option-start_player.seat", name=seat)
        return self._telling.option_value(name, value)

    # Kabale & Hiebe

    def steps(self, award: Awarded, names: Sequence[str], you: int | None = None) -> list[str]:
        """An award in lines, one for each of its steps."""
        return award_lines(self._texts, award, Readers(names, you))

    def domain(self, domain: str) -> str:
        return self.text(f"domain-{domain}")

    def goal(self, goal: Sequence[Any]) -> str:
        return goal_text(self._texts, goal)

    # Citadels

    def colour(self, colour: str) -> str:
        return self.text(f"colour-{colour}")

    def score(self, event: Event, names: Sequence[str], you: int | None = None) -> list[str]:
        """A `game_ended` of Citadels in lines: how each seat's points came about, and what broke a tie."""
        return score_lines(self._texts, event, Readers(names, you))

    def count(self, steps: Sequence[Event]) -> list[str]:
        """The count of one city in lines, one for each of its steps."""
        return [step_line(self._texts, step) for step in steps]

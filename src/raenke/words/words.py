"""One language's words for one game: events, counts, cards, moves, refusals, options."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from raenke.core.event import Event as CoreEvent
from raenke.core.game import known, part
from raenke.core.hindsight import Moment
from raenke.words.languages import LANGUAGES, UnknownLanguage, best_language, code_of
from raenke.words.readers import Event, Readers
from raenke.words.telling import Telling
from raenke.words.texts import Argument, TextError, Texts, files_of, variant


@cache
def telling_of(language: str, game: str | None) -> Telling:
    """The words of a game in a language; cached, because reading the files is slow."""
    if game is None:
        return Telling(Texts(language, "", files_of(language, ""), Telling.functions))
    kind = part(known[game].words, Telling)
    return kind(Texts(language, game, files_of(language, game, known[game].locale), kind.functions))


@cache
def defaults_of(game: str) -> Mapping[str, object]:
    return known[game].defaults(known[game].least_seats)


class Words:
    """Everything the program says to people in one language, at a table of one game or outside. The default is the
    language of the environment."""

    def __init__(self, language: str | None = None, game: str | None = None) -> None:
        self.language = best_language() if language is None else code_of(language)
        if self.language not in LANGUAGES:
            raise UnknownLanguage(language or self.language)
        if game is not None and game not in known:
            raise TextError(f"there are no words for the game {game!r}; the games are {', '.join(sorted(known))}")
        self.game = game
        self.telling = telling_of(self.language, game)
        self.texts = self.telling.texts

    def has(self, key: str) -> bool:
        """Is there a text with this id, or the game's own instead?"""
        return self.texts.has(self.texts.own(key))

    def text(self, key: str, **arguments: Argument) -> str:
        """The text with this id, or the game's own if it has one.

        Give cards by id and columns counted from 1; `who` is "you" for the reader, else "other".
        """
        return self.texts.text(self.texts.own(key), **arguments)

    def title(self) -> str:
        """The game's name."""
        assert self.game is not None
        key = f"server-game-{self.game}"
        return self.text(key) if self.has(key) else known[self.game].title

    def event(self, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """A sentence for an event, either the whole event or what a seat sees of it; `you` is the reader's own seat."""
        return self.telling.event(event, Readers(names, you))

    def explanation(self, event: CoreEvent, names: Sequence[str], you: int | None = None) -> list[str]:
        """How an award or a score came about, line by line; no lines for other events."""
        return self.telling.explanation(event, Readers(names, you))

    def moment(self, moment: Moment, names: Sequence[str]) -> str:
        """Why a step of a match mattered."""
        return self.telling.moment(moment, Readers(names))

    def card(self, card: str, form: str = "name") -> str:
        """A card's name, or one of the forms its language has."""
        key = self.telling.card(card)
        return self.texts.text(key if form == "name" else f"{key}.{form}")

    def rule(self, card: str, options: Mapping[str, object] | None = None) -> str:
        """What a card does, in one line, at a table with these options; one left out has its default."""
        return self.texts.text(f"{self.telling.card(card)}.rule", **self._choices(options or {}))

    def _choices(self, options: Mapping[str, object]) -> dict[str, Argument]:
        """All options of the game as words of a sentence: numbers and names, no lists."""
        chosen = {**defaults_of(self.game), **options} if self.game else options
        words = {name: variant(value) if isinstance(value, str) else value for name, value in chosen.items()}
        return {name: value for name, value in words.items() if isinstance(value, str | int)}

    def list_of(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        return self.texts.list_of(items)

    def move(self, move: str, names: Sequence[str] = (), you: int | None = None, amount: int | None = None) -> str:
        """A move's text as an offer: `lay romeo 2` is "Lay Romeo in column 2".

        A move may name a seat; `amount` is what it costs or brings, if known.
        """
        return self.telling.move(move, Readers(names, you), amount)

    def hint(
        self,
        move: str,
        share: float | None,
        reason: str,
        names: Sequence[str] = (),
        you: int | None = None,
        amount: int | None = None,
    ) -> str:
        """A suggested move, the share of a win it may bring, and why; `reason` is the id of a text."""
        told = {"move": self.move(move, names, you, amount), "reason": self.text(reason)}
        if share is None:
            return self.text("hint-only", **told)
        return self.text("hint", share=round(100 * share), **told)

    def refusal(
        self, reason: str, arguments: Mapping[str, Any], names: Sequence[str] = (), is_typed: bool = True
    ) -> str:
        """Why a move is refused, from the reason and arguments of an `IllegalMove`; a clause without a full stop.
        People who type moves need to know how to write them; people who click do not."""
        key, words = self.telling.refusal(reason, arguments, Readers(names))
        if not is_typed and self.has(f"{key}.plain"):
            key = f"{key}.plain"
        told = {name: ", ".join(value) if isinstance(value, list | tuple) else value for name, value in words.items()}
        return self.text(key, **told)

    def option(self, name: str) -> str:
        return self.text(f"option-{name}")

    def option_about(self, name: str) -> str:
        """What an option decides, with its paragraph."""
        return self.text(f"option-{name}.about")

    def option_value(self, name: str, value: object, names: Sequence[str] = ()) -> str:
        """A value of an option in words; with names given, a seat is shown by name."""
        if name == "start_player" and isinstance(value, int):
            seat = names[value] if value < len(names) else str(value + 1)
            return self.text("option-start_player.seat", name=seat)
        return self.telling.option_value(name, value)

    def chosen(self, name: str, value: object, names: Sequence[str] = ()) -> str:
        """An option with its value: `Scores: open all the time`."""
        return self.text("option-chosen", option=self.option(name), value=self.option_value(name, value, names))

    def edition(self, name: str) -> str:
        return self.text(f"edition-{name}")

    def edition_about(self, name: str) -> str:
        """Where an edition's readings come from."""
        return self.text(f"edition-{name}.about")

    def preset(self, name: str) -> str:
        return self.text(f"preset-{name}")

    def preset_about(self, name: str) -> str:
        """Whom a preset is for, and what it chooses."""
        return self.text(f"preset-{name}.about")

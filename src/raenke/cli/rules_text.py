"""Rule paragraphs drawn for the terminal, and what a table has instead of the defaults."""

import os
from collections.abc import Iterator, Mapping
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, MarkdownElement, TableElement
from rich.table import Table

from raenke.core.game import Game
from raenke.words import Words
from raenke.words.pages import options_in


class WholeTable(TableElement):
    """A table that breaks words and cuts nothing off."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for drawn in super().__rich_console__(console, options):
            for column in drawn.columns if isinstance(drawn, Table) else ():
                column.overflow = "fold"
            yield drawn


class RulesText(Markdown):
    """Markdown of the rule pages."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "table_open": WholeTable}


def here(words: Words, game: Game, options: Mapping[str, object], seats: int, text: str) -> Iterator[str]:
    """A line for each option the text speaks of that this table does not leave at its default."""
    named = options_in(text, game.paragraphs())
    for name, value in game.differences(options, seats).items():
        if name in named:
            yield words.text("rules-here", option=words.option(name), value=words.option_value(name, value))


def page_address(game: Game) -> str:
    """Where the server that the environment describes has the rules."""
    from raenke.server.settings import ServerSettings, SettingsError, settings_from

    try:
        settings = settings_from(os.environ)
    except SettingsError:
        settings = ServerSettings()
    own = f"http://localhost:{settings.port}"
    return f"{next(iter(settings.origins.split()), own)}/rules/{game.name}"

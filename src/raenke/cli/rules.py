"""`raenke rules`: the rules to read in the terminal, and how editions differ."""

from typing import TYPE_CHECKING, Annotated

import typer

from raenke.cli.options import LanguageName, edition_names, game_names, game_of
from raenke.cli.shell import complain
from raenke.games import games

if TYPE_CHECKING:
    from rich.console import Console

    from raenke.core.game import Game
    from raenke.words import Words
    from raenke.words.pages import Page

WIDTH_MOST = 100


def rules(
    asked: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME] [PARAGRAPH]...",
            help="The game, and paragraphs like K4.7 or K4; else the page.",
            autocompletion=game_names,
        ),
    ] = None,
    diff: Annotated[
        str | None,
        typer.Option(
            metavar="EDITION",
            help="How an edition differs from the default, option by option.",
            autocompletion=edition_names,
        ),
    ] = None,
    language: LanguageName = None,
) -> None:
    """Read the rules, or how an edition differs.

    Without anything, the games with their editions and presets. A game shows
    its page, a paragraph that paragraph alone; its letter says the game.

    [bold]Examples[/bold]

    \b
      raenke rules
      raenke rules kabale
      raenke rules K4.7 K5.2
      raenke rules citadels --language de
      raenke rules --diff korean
    """
    from rich.console import Console

    from raenke.words import Words

    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDTH_MOST)
    game, numbers = game_and_numbers(asked or [])
    if diff is not None:
        if numbers:
            complain("--diff lists whole editions: name no paragraph beside it")
        for found in with_edition(diff, game):
            show_edition(console, Words(language, found.name), found, diff)
    elif numbers:
        show_paragraphs(console, language, game, numbers)
    elif game is not None:
        words = Words(language, game.name)
        show(console, page(game, words).text)
    else:
        for each in games.values():
            show_named(console, Words(language, each.name), each)


def game_and_numbers(asked: list[str]) -> "tuple[Game | None, list[str]]":
    """The game that is named, if any, and the numbers of paragraphs and sections."""
    game = None
    if asked and asked[0] in games:
        game = games[asked.pop(0)]
    for each in asked:
        if not each[1:2].isdigit():
            game_of(each)
    return game, [each.upper() for each in asked]


def page(game: "Game", words: "Words") -> "Page":
    from raenke.words.pages import page_of

    found = page_of(game.name, words.language)
    if found is None:
        complain(f"there is no rules page for {game.name} here")
    return found


def show(console: "Console", text: str) -> None:
    from raenke.cli.rules_text import RulesText

    console.print(RulesText(text))


def show_paragraphs(console: "Console", language: str | None, game: "Game | None", numbers: list[str]) -> None:
    """Each from the page that has it; all are looked up before the first is shown."""
    from raenke.words import Words
    from raenke.words.pages import page_of

    among = [game] if game else list(games.values())
    pages = [each for each in among if page_of(each.name, Words(language).language)]
    texts = []
    for number in numbers:
        parts = [page(each, Words(language, each.name)).parts for each in pages]
        text = next((part[number] for part in parts if number in part), None)
        if text is None:
            known = ", ".join(f"{each.name} has {span(list(part))}" for each, part in zip(pages, parts, strict=True))
            complain(f"there is no paragraph {number}; {known or 'there are no rule pages here'}")
        texts.append(text)
    show(console, "\n\n".join(texts))


def span(numbers: list[str]) -> str:
    sections = [number for number in numbers if "." not in number]
    return f"{sections[0]} to {sections[-1]}, in paragraphs like {numbers[-1]}"


# Editions


def with_edition(name: str, game: "Game | None") -> "list[Game]":
    """The games that have this edition."""
    among = [game] if game else list(games.values())
    found = [each for each in among if name in each.editions]
    if not found:
        known = "; ".join(f"{each.name} has {', '.join(each.editions)}" for each in among if each.editions)
        complain(f"there is no edition {name!r}; {known or 'no game here has any'}")
    return found


def show_edition(console: "Console", words: "Words", game: "Game", name: str) -> None:
    """Every option that differs: what it decides, its default and the edition's value."""
    from rich.padding import Padding
    from rich.text import Text

    console.print(Text(f"{words.title()}: {words.edition(name)}", "bold"))
    console.print(Text(words.edition_about(name)))
    defaults = game.defaults(game.least_seats)
    differences = game.differences(game.editions[name], game.least_seats)
    for option, value in differences.items():
        before, after = (words.option_value(option, each) for each in (defaults[option], value))
        console.print()
        console.print(Text.assemble((words.option(option), "bold"), ("  " + words.option_about(option), "dim")))
        console.print(Padding(Text.assemble(before, (" → ", "dim"), (after, "bold")), (0, 0, 0, 2)))
    if not differences:
        console.print()
        console.print(Text(words.text("rules-same")))


def show_named(console: "Console", words: "Words", game: "Game") -> None:
    """A game's editions and presets, each in a line."""
    from rich.table import Table
    from rich.text import Text

    console.print(Text(f"{words.title()} ({game.name})", "bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for _ in range(2):
        table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    if game.editions:
        table.add_row(Text(words.option("edition"), "dim"))
    for name in game.editions:
        table.add_row(f"  {name}", words.edition(name), words.edition_about(name))
    if game.presets:
        table.add_row(Text(words.text("rules-presets"), "dim"))
    for name in game.presets:
        table.add_row(f"  {name}", words.preset(name), words.preset_about(name))
    console.print(table)
    console.print()

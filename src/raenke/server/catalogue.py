"""The games explained: seats, options in words, bots."""

from functools import cache
from typing import Any

from raenke import games
from raenke.core.game import CardChoice, Choices
from raenke.server.bots import OFFERED
from raenke.server.updates import words_in
from raenke.server.wire_http import BotSheet, Card, Choice, GameSheet, OptionSheet
from raenke.words import Words


@cache
def sheet_of(game: str, language: str) -> GameSheet:
    """A game explained in a language."""
    words = words_in(language, game)
    rules = games[game]
    defaults = rules.options({}, rules.least_seats)
    about = f"server-game-{game}-about"
    return GameSheet(
        name=game,
        title=words.title(),
        about=words.text(about) if words.has(about) else "",
        least_seats=rules.least_seats,
        most_seats=rules.most_seats,
        options=[
            option_sheet(name, default, rules.choices.get(name, Choices([default])), words)
            for name, default in defaults.items()
        ],
        bots=[
            BotSheet(name=bot, title=words.text(f"server-bot-{bot}"), about=words.text(f"server-bot-{bot}-about"))
            for bot in OFFERED
        ],
    )


def option_sheet(name: str, default: Any, choices: Choices, words: Words) -> OptionSheet:
    return OptionSheet(
        name=name,
        title=words.option(name),
        about=words.option_about(name),
        default=default,
        values=[Choice(value=value, text=words.option_value(name, value)) for value in choices.values],
        cards=[card_sheet(choice, words) for choice in choices.cards],
    )


def card_sheet(choice: CardChoice, words: Words) -> Card:
    return Card(id=choice.card, name=words.card(choice.card), rule=words.rule(choice.card), group=choice.group)

"""The games explained: seats, options in words, editions, presets, bots."""

from functools import cache
from typing import Any

from raenke import games
from raenke.bots import STEPS
from raenke.core.game import CardChoice, Choices
from raenke.core.lesson import teaching_of
from raenke.server.updates import words_in
from raenke.server.wire_http import (
    BotSheet,
    Card,
    Choice,
    Difference,
    EditionSheet,
    GameSheet,
    OptionSheet,
    PresetSheet,
)
from raenke.words import Words


@cache
def sheet_of(game: str, language: str) -> GameSheet:
    """A game explained in a language."""
    words = words_in(language, game)
    rules = games[game]
    defaults, paragraphs = rules.defaults(rules.least_seats), rules.paragraphs()
    about = f"server-game-{game}-about"
    return GameSheet(
        name=game,
        title=words.title(),
        about=words.text(about) if words.has(about) else "",
        least_seats=rules.least_seats,
        most_seats=rules.most_seats,
        options=[
            option_sheet(name, paragraphs[name], default, rules.choices.get(name, Choices([default])), words)
            for name, default in defaults.items()
        ],
        editions=[
            EditionSheet(
                name=name,
                title=words.edition(name),
                about=words.edition_about(name),
                options={**defaults, **values},
                differences=[
                    Difference(
                        option=option,
                        title=words.option(option),
                        value=words.option_value(option, value),
                        default=words.option_value(option, defaults[option]),
                        paragraph=paragraphs[option],
                    )
                    for option, value in rules.differences(values, rules.least_seats).items()
                ],
            )
            for name, values in rules.editions.items()
        ],
        presets=[
            PresetSheet(
                name=name, title=words.preset(name), about=words.preset_about(name), options={**defaults, **values}
            )
            for name, values in rules.presets.items()
        ],
        needed={str(seats): dict(values) for seats, values in rules.needed.items()},
        bots=[
            BotSheet(name=bot, title=words.text(f"server-bot-{bot}"), about=words.text(f"server-bot-{bot}-about"))
            for bot in STEPS
        ],
        lessons=len(teaching_of(rules).lessons),
    )


def option_sheet(name: str, paragraph: str, default: Any, choices: Choices, words: Words) -> OptionSheet:
    return OptionSheet(
        name=name,
        title=words.option(name),
        about=words.option_about(name),
        paragraph=paragraph,
        default=default,
        values=[Choice(value=value, text=words.option_value(name, value)) for value in choices.values],
        cards=[card_sheet(choice, words) for choice in choices.cards],
    )


def card_sheet(choice: CardChoice, words: Words) -> Card:
    return Card(id=choice.card, name=words.card(choice.card), rule=words.rule(choice.card), group=choice.group)

"""The games explained: seats, options in words, bots."""

from functools import cache
from typing import Any

from raenke import games
from raenke.citadels.cards import BASE_VIOLET, CHARACTER_RANK, CHARACTERS, DARK_DISTRICTS
from raenke.citadels.options import VALUES as CITADELS_VALUES
from raenke.kabale.cards import ALLIES
from raenke.kabale.options import VALUES as KABALE_VALUES
from raenke.server.bots import OFFERED
from raenke.server.updates import words_in
from raenke.server.wire_http import BotSheet, Card, Choice, GameSheet, OptionSheet
from raenke.words import Words

# What an option may be besides its named values: whole numbers, or a list of some of these cards.
NAMED: dict[str, dict[str, tuple[Any, ...]]] = {
    "kabale": {**KABALE_VALUES, "start_player": ("random",), "rounds": tuple(range(1, 7)), "allies": ("all",)},
    "citadels": {
        **CITADELS_VALUES,
        "cast": ("base", "drawn"),
        "dark_districts": ("none", "all"),
        "left_out": ([],),
        "end_at": tuple(range(1, 9)),
        "start_player": ("random",),
        "max_rounds": ("none",),
    },
}
GAME_TEXTS = {
    "kabale": ("server-game-kabale", "server-game-kabale-about"),
    "citadels": ("server-game-citadels", "server-game-citadels-about"),
}
BOT_TEXTS = {
    "novice": ("server-bot-novice", "server-bot-novice-about"),
    "greedy": ("server-bot-greedy", "server-bot-greedy-about"),
    "search": ("server-bot-search", "server-bot-search-about"),
}
CARDS: dict[str, dict[str, tuple[str, ...]]] = {
    "kabale": {"allies": ALLIES},
    "citadels": {"cast": CHARACTERS, "dark_districts": DARK_DISTRICTS, "left_out": BASE_VIOLET},
}


@cache
def sheet_of(game: str, language: str) -> GameSheet:
    """A game explained in a language."""
    words = words_in(language, game)
    rules = games[game]
    defaults = rules.options({}, rules.least_seats)
    return GameSheet(
        name=game,
        title=words.text(GAME_TEXTS[game][0]),
        about=words.text(GAME_TEXTS[game][1]),
        least_seats=rules.least_seats,
        most_seats=rules.most_seats,
        options=[option_sheet(game, name, default, words) for name, default in defaults.items()],
        bots=[
            BotSheet(name=bot, title=words.text(BOT_TEXTS[bot][0]), about=words.text(BOT_TEXTS[bot][1]))
            for bot in OFFERED
        ],
    )


def option_sheet(game: str, name: str, default: Any, words: Words) -> OptionSheet:
    values = NAMED[game][name]
    return OptionSheet(
        name=name,
        title=words.option(name),
        about=words.option_about(name),
        default=default,
        values=[Choice(value=value, text=words.option_value(name, value)) for value in values],
        cards=[card_sheet(card, words) for card in CARDS[game].get(name, ())],
    )


def card_sheet(card: str, words: Words) -> Card:
    rank = str(CHARACTER_RANK[CHARACTERS.index(card)] + 1) if card in CHARACTERS and words.game == "citadels" else ""
    return Card(id=card, name=words.card(card), rule=words.rule(card), group=rank)

"""How districts look: a mark as well as a colour, because not everybody sees colours."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.text import Text

from raenke.citadels.cards import COLOURS, DISTRICTS, bare, colour_of, cost_of
from raenke.citadels.view import District
from raenke.words import Words

CROWN = "♛"
MARKS = dict(zip(COLOURS, "◆✚●▲★", strict=True))
STYLES = {"yellow": "yellow", "blue": "blue", "green": "green", "red": "red", "violet": "magenta"}
GOLD = "+1"


def copies(words: Words, card: str, count: int) -> str:
    """The plain name, with how many there are."""
    return words.card(card) if count == 1 else words.text("copies", district=card, count=count)


def name_of(words: Words, card: str, count: int = 1) -> Text:
    """A district by its mark and name."""
    colour = colour_of(card)
    return Text.assemble((f"{MARKS[colour]} {copies(words, bare(card), count)}", STYLES[colour]))


def with_cost(words: Words, card: str, count: int = 1) -> Text:
    gold = GOLD if card.endswith("*") else ""
    return Text.assemble(name_of(words, card), f" {cost_of(card)}{gold}", f" ×{count}" if count > 1 else "")


def cards_of(words: Words, cards: Sequence[str]) -> Iterator[Text]:
    """Each district once, with its cost and how many there are."""
    for card, count in Counter(sorted(cards, key=DISTRICTS.index)).items():
        yield with_cost(words, card, count)


def city_of(words: Words, city: Sequence[District]) -> Iterator[Text]:
    for district in city:
        yield with_cost(words, f"{district.card}*" if district.has_gold else district.card)


def legend(words: Words, has_gold: bool) -> Text:
    told = [f"{MARKS[colour]} {words.text(f'colour-{colour}')}" for colour in COLOURS]
    told.append(f"{CROWN} {words.text('play-crown')}")
    if has_gold:
        told.append(f"{GOLD} {words.text('play-embellished')}")
    return Text("  ".join(told), "dim italic")

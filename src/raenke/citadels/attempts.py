"""What a person might want to do: the natural wishes of a decision, whether they are offered or not."""

from collections.abc import Iterator

from raenke.citadels.cards import DISTRICTS
from raenke.citadels.prices import bare, income
from raenke.citadels.view import CitadelsView

# What a character can do at a word, and what needs a target.
AT_A_WORD = {
    "merchant": ["bonus"], "architect": ["cards"], "abbot": ["levy"], "navigator": ["navigate gold", "navigate cards"],
}  # fmt: skip
NAMES = {"assassin": "murder", "thief": "rob", "witch": "bewitch"}
LOOKS = {"magician": "exchange", "wizard": "peek"}
STRIKES = {"warlord": "destroy", "diplomat": "trade"}
WORK_ON_HAND = ("laboratory", "museum")


def wishes(view: CitadelsView) -> list[str]:
    """Moves one may think of now, offered or not."""
    match view.decision:
        case "take" | "put":
            return [f"{view.decision} {name}" for name in view.cast if name not in view.own]
        case "crown":
            return [f"crown {seat + 1}" for seat in range(view.seats)]
        case "place":
            return ["hand", "city"]
        case "turn":
            return [*of_character(view), *of_districts(view), *(f"build {card}" for card in hand(view)), "end"]
    return ["end"]


def hand(view: CitadelsView) -> list[str]:
    return sorted(set(view.hand), key=DISTRICTS.index)


def others(view: CitadelsView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.seat]


def city(view: CitadelsView, seat: int) -> list[str]:
    return [f"{district.card}*" if district.has_gold else district.card for district in view.players[seat].city]


def of_character(view: CitadelsView) -> Iterator[str]:
    character = view.turn.character if view.turn else ""
    yield from ("gold", "draw")
    if income(view) is not None:
        yield "income"
    yield from AT_A_WORD.get(character, [])
    if character in NAMES:
        yield from (f"{NAMES[character]} {name}" for name in view.cast if name != character)
    if character in LOOKS:
        yield from (f"{LOOKS[character]} {seat + 1}" for seat in others(view))
    if character == "magician":
        yield from (f"discard {card}" for card in hand(view))
    if character in STRIKES:
        for seat in others(view):
            yield from (f"{STRIKES[character]} {seat + 1} {card}" for card in city(view, seat))
    if character == "artist" and view.seat is not None:
        yield from dict.fromkeys(f"embellish {bare(card)}" for card in city(view, view.seat))


def of_districts(view: CitadelsView) -> Iterator[str]:
    """Only what stands in the own city can be thought of."""
    own = [] if view.seat is None else city(view, view.seat)
    has = {bare(card) for card in own}
    for verb in WORK_ON_HAND:
        if verb in has:
            yield from (f"{verb} {card}" for card in hand(view))
    if "smithy" in has:
        yield "smithy"
    if "armory" in has:
        for seat in others(view):
            yield from (f"armory {seat + 1} {card}" for card in city(view, seat))

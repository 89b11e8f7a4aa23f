"""Moves that a person might want in a decision, offered or not."""

from collections.abc import Iterator

from raenke.citadels import colour
from raenke.citadels.cards import CHARACTER_COLOUR, CHARACTERS, DISTRICTS, bare
from raenke.citadels.verbs import VERBS, Verb
from raenke.citadels.view import CitadelsView


def attempts(view: CitadelsView) -> list[str]:
    """Moves that a person might want now, offered or not."""
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


def city(view: CitadelsView, seat: int) -> list[str]:
    return [f"{district.card}*" if district.has_gold else district.card for district in view.players[seat].city]


def own_city(view: CitadelsView) -> list[str]:
    return [] if view.seat is None else list(dict.fromkeys(bare(card) for card in city(view, view.seat)))


def of_character(view: CitadelsView) -> Iterator[str]:
    character = view.turn.character if view.turn else ""
    yield from ("gold", "draw")
    if character and CHARACTER_COLOUR[CHARACTERS.index(character)] != colour.NONE:
        yield "income"
    for verb in VERBS.values():
        if verb.character == character:
            yield from (f"{verb.word} {named}".strip() for named in targets(view, verb))


def of_districts(view: CitadelsView) -> Iterator[str]:
    """Moves of districts in the seat's own city; nobody wants others."""
    own = own_city(view)
    working = [verb for verb in VERBS.values() if verb.district in own]
    for verb in sorted(working, key=lambda verb: ("district", "", "city").index(verb.follows)):
        yield from (f"{verb.word} {named}".strip() for named in targets(view, verb))


def targets(view: CitadelsView, verb: Verb) -> list[str]:
    """What a person might name with a verb."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    match verb.follows:
        case "character":
            return [name for name in view.cast if name != verb.character]
        case "seat":
            return [str(seat + 1) for seat in others]
        case "district":
            return own_city(view) if verb.word == "embellish" else hand(view)
        case "city":
            return [f"{seat + 1} {card}" for seat in others for card in city(view, seat)]
    return [""]

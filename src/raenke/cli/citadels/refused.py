"""What a person might want to do and cannot: the natural wishes of a decision, with why each is refused."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from raenke import Match
from raenke.citadels.cards import DISTRICTS
from raenke.citadels.view import CitadelsView
from raenke.cli.citadels.marks import bare
from raenke.cli.citadels.offers import HEADINGS, heading_of
from raenke.cli.citadels.prices import income
from raenke.words import Words

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


@dataclass(frozen=True)
class Refused:
    """Why the rest cannot be done, in one language."""

    words: Words
    names: Sequence[str]
    view: CitadelsView

    def lines(self, match: Match) -> list[str]:
        """Moves that are refused for the same reason are told together."""
        seat = self.view.seat
        assert seat is not None
        wished = wishes(self.view)
        groups: dict[tuple[str, str], list[str]] = {}
        for move in wished:
            error = match.why_not(seat, move)
            if error is not None:
                why = self.words.refusal(error.reason, error.arguments, self.names)
                groups.setdefault((move.split()[0], why), []).append(move)
        lines = []
        for (verb, why), moves in groups.items():
            are_all = len(moves) == sum(move.split()[0] == verb for move in wished)
            lines.append(self.words.text("play-cannot-line", move=self.told(verb, moves, are_all), why=why))
        return lines

    def told(self, verb: str, moves: Sequence[str], are_all: bool) -> str:
        if len(moves) == 1:
            return self.words.move(moves[0], self.names, self.view.seat)
        heading = self.heading(verb)
        if are_all:
            return heading
        return f"{heading} ({', '.join(dict.fromkeys(map(self.target, moves)))})"

    def heading(self, verb: str) -> str:
        if verb in HEADINGS or verb in DISTRICTS:
            return heading_of(self.words, verb)
        character = self.view.turn.character if self.view.turn else self.view.own[0]
        return self.words.card(character)

    def target(self, move: str) -> str:
        *_, last = move.split()
        if last.isdecimal():
            return self.names[int(last) - 1]
        return self.words.card(bare(last))

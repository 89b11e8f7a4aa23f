"""What happens in Citadels, told: which text an event, a move or a count needs, and with which words."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from raenke.words.readers import Arguments, Event, Readers, game_ended, number_list, player_list
from raenke.words.texts import TextError, Texts

# What other seats get instead of an event they may not know in full, where the sentence is the same.
SAME_TEXT = {"deck_renewed": "deck_shuffled"}

# Fields that are words of the sentence as they stand.
AS_THEY_ARE = ("amount", "character", "count", "given", "price", "rank", "round", "taken")


def district_of(text: str) -> str:
    """The district's id; a `*` says that an Artist's gold lies on it."""
    return text.removesuffix("*")


def character_list(texts: Texts, characters: Sequence[str]) -> str:
    return texts.list_of([texts.text(f"character-{character}") for character in characters])


def district_list(texts: Texts, districts: Sequence[str]) -> str:
    """Each name once, with how many there are of it."""
    if not districts:
        return texts.text("citadels-no-card")
    return texts.list_of([
        texts.text("citadels-copies", district=district, count=count) if count > 1 else texts.text(f"district-{district}")
        for district, count in Counter(map(district_of, districts)).items()
    ])


def event_text(texts: Texts, event: Event, readers: Readers) -> str:
    kind: str = event["type"]
    if kind == "game_ended":
        return game_ended(texts, event, readers)
    kind = SAME_TEXT.get(kind, kind)
    key, arguments = TOLD.get(kind, as_it_is)(texts, event, readers)
    return texts.text(f"citadels-event-{kind}{key}", **arguments)


def as_it_is(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    """Events whose fields are the words of their sentence; every reason has a sentence of its own."""
    arguments: Arguments = {name: event[name] for name in AS_THEY_ARE if name in event}
    arguments |= {name: district_of(arguments[name]) for name in ("given", "taken") if name in event}
    for name in ("card", "district"):
        if name in event:
            arguments["district"] = district_of(event[name])
    if event.get("seat") is not None:
        arguments |= readers.who(event["seat"])
    for name in ("other", "to", "by"):
        if name in event:
            arguments |= readers.whom(event[name])
    reason = event.get("why") or event.get("how")
    return f"-{reason}" if reason else "", arguments


def game_started(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    cast = character_list(texts, event["cast"])
    return "", {"count": event["seats"], "cast": cast, **readers.who(event["crown"])}


def deck_shuffled(_: Texts, event: Event, __: Readers) -> tuple[str, Arguments]:
    return "", {"count": event["count"] if "count" in event else len(event["cards"])}


def round_started(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    return "", {"round": event["round"], **readers.who(event["crown"])}


def characters_laid_up(texts: Texts, event: Event, _: Readers) -> tuple[str, Arguments]:
    characters = event["characters"]
    return ("", {"characters": character_list(texts, characters)}) if characters else ("-none", {})


def character_laid(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    arguments: Arguments = {"character": event["character"]} if "character" in event else {}
    if event.get("seen_by") is None:
        return "", arguments
    return "-seen", arguments | readers.who(event["seen_by"])


def character_put_away(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    _, arguments = as_it_is(texts, event, readers)
    return "-left" if event["seat"] is None else "", arguments


def hands_exchanged(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    _, arguments = as_it_is(texts, event, readers)
    if not event.get("hands"):
        return "", arguments
    hand, other = (district_list(texts, cards) for cards in event["hands"])
    return "-cards", {**arguments, "hand": hand, "second_hand": other}


def cards_seen(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    _, arguments = as_it_is(texts, event, readers)
    return "", {**arguments, "cards": district_list(texts, event["cards"])}


def district_destroyed(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    key, arguments = as_it_is(texts, event, readers)
    return f"{key}-own" if event["seat"] == event["by"] else key, arguments


def city_completed(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    return "-first" if event["first"] else "", readers.who(event["seat"])


TOLD: dict[str, Callable[[Texts, Event, Readers], tuple[str, Arguments]]] = {
    "game_started": game_started,
    "deck_shuffled": deck_shuffled,
    "round_started": round_started,
    "characters_laid_up": characters_laid_up,
    "character_laid_down": character_laid,
    "character_laid_hidden": character_laid,
    "character_put_away": character_put_away,
    "character_put_away_hidden": character_put_away,
    "hands_exchanged": hands_exchanged,
    "hand_seen": cards_seen,
    "deck_seen": cards_seen,
    "district_destroyed": district_destroyed,
    "city_completed": city_completed,
}


# The score


def score_lines(texts: Texts, event: Event, readers: Readers) -> list[str]:
    """How each seat's points came about (C3.6), and what decided between equal ones."""
    lines = []
    for seat, (parts, total) in enumerate(zip(event["parts"], event["scores"], strict=True)):
        name = texts.text("player", **readers.who(seat))
        lines.append(texts.text("citadels-score", name=name, terms=" ".join(terms(texts, parts)), total=total))
    best = [seat for seat, points in enumerate(event["scores"]) if points == max(event["scores"])]
    if len(best) > 1:
        lines.append(tie_line(texts, event, readers, best))
    return lines


def terms(texts: Texts, parts: Mapping[str, Any]) -> list[str]:
    told = [texts.text("citadels-score-districts", points=parts["districts"])]
    if parts["colours"]:
        told.append(texts.text("citadels-score-colours", points=parts["colours"]))
    if parts["completion"]:
        key = "first" if parts["completion"] == 4 else "complete"  # C3.6 f
        told.append(texts.text(f"citadels-score-{key}", points=parts["completion"]))
    for district, points in parts["violet"].items():
        if points:
            told.append(texts.text("citadels-score-violet", district=district, points=points))
    return told


def tie_line(texts: Texts, event: Event, readers: Readers, best: Sequence[int]) -> str:
    """Equal points: more for the districts, then more gold, then a shared win (C3.6)."""
    built = {seat: event["parts"][seat]["districts"] for seat in best}
    most = [seat for seat in best if built[seat] == max(built.values())]
    if len(most) == 1:
        return texts.text("citadels-score-tied-districts", names=player_list(texts, readers, best))
    names = player_list(texts, readers, most)
    if len(event["winners"]) == len(most):
        return texts.text("citadels-score-tied-all", names=names)
    gold = number_list(texts, readers, [(seat, event["gold"][seat]) for seat in most])
    return texts.text("citadels-score-tied-gold", names=names, gold=gold)


def step_line(texts: Texts, step: Event) -> str:
    arguments: Arguments = {"points": step["points"]}
    if "district" in step:
        arguments["district"] = step["district"]
    if "colour" in step:
        arguments["colour"] = texts.text(f"colour-{step['colour']}")
    return texts.text(f"citadels-step-{step['kind']}", **arguments)


# Moves, refusals, options

# Moves by how many words they have, and what the words after the first are.
PLAIN = frozenset({
    "gold", "draw", "income", "bonus", "cards", "levy", "done", "hand", "city", "smithy", "look", "declare", "recover",
    "decline", "end",
})  # fmt: skip
OF_CHARACTER = frozenset({"take", "put", "murder", "rob", "bewitch"})
OF_SEAT = frozenset({"exchange", "peek", "crown"})
OF_DISTRICT = frozenset({
    "keep", "discard", "pick", "pay", "laboratory", "museum", "choose", "build", "embellish", "give",
})  # fmt: skip
OF_CITY = frozenset({"destroy", "trade", "armory"})
# Moves that cost or bring gold which is not always the same.
WITH_GOLD = frozenset({"income", "city", "smithy", "build", "give", "destroy"})


class Citadels:
    """The sentences of Citadels."""

    prefix = "citadels-"

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def event(self, event: Event, readers: Readers) -> str:
        return event_text(self.texts, event, readers)

    def card(self, card: str) -> str:
        return f"character-{card}" if self.texts.has(f"character-{card}") else f"district-{card}"

    def move(self, move: str, readers: Readers, gold: int | None) -> str:
        key, arguments = self._words_of(move, readers)
        if gold is not None and key in WITH_GOLD:
            return self.texts.text(f"citadels-move-{key}-gold", **arguments, gold=gold)
        return self.texts.text(f"citadels-move-{key}", **arguments)

    def hint(self, move: str, reason: str, readers: Readers, gold: int | None) -> str:
        told = self.move(move, readers, gold)
        return self.texts.text("citadels-hint", move=told, reason=self.texts.text(reason))

    def refusal(self, arguments: Mapping[str, Any], readers: Readers) -> dict[str, Any]:
        """A seat is told by name."""
        told = dict(arguments)
        for field in ("district", "given", "taken"):
            if field in told:
                told[field] = district_of(told[field])
        if isinstance(told.get("seat"), int):
            told["name"] = self._seat(told["seat"], readers)["name"]
        return told

    def option_value(self, name: str, value: object) -> str:
        option = f"citadels-option-{name}"
        match name, value:
            case "end_at" | "max_rounds", int():
                return self.texts.text(f"{option}.count", count=value)
            case "cast", list() | tuple():
                return self.texts.text(f"{option}.some", cards=character_list(self.texts, value))
            case _, []  | ():
                return self.texts.text(f"{option}.none")
            case _, list() | tuple():
                return self.texts.text(f"{option}.some", cards=district_list(self.texts, value))
        return self.texts.text(f"{option}.{value}" if not str(value)[0].isdigit() else f"{option}.pays_{value}")

    def _words_of(self, move: str, readers: Readers) -> tuple[str, Arguments]:
        """The key of a move's text and its words."""
        match move.split():
            case [word] if word in PLAIN:
                return word, {}
            case ["navigate" | "pay" as word, ("gold" | "cards" | "card") as what]:
                if self.texts.has(f"citadels-move-{word}-{what}"):
                    return f"{word}-{what}", {}
            case [word, character] if word in OF_CHARACTER and self.texts.has(f"character-{character}"):
                return word, {"character": character}
            case [word, seat] if word in OF_SEAT and seat.isdecimal():
                return word, self._seat(int(seat) - 1, readers)
            case [word, district] if word in OF_DISTRICT and self._is_district(district):
                return word, self._district(district)
            case [word, seat, district] if word in OF_CITY and seat.isdecimal() and self._is_district(district):
                return word, {**self._seat(int(seat) - 1, readers), **self._district(district)}
        raise TextError(f"{move!r} is no move of Citadels")

    def _is_district(self, district: str) -> bool:
        return self.texts.has(f"district-{district_of(district)}")

    def _district(self, district: str) -> Arguments:
        return {"district": district_of(district), "mark": "gold" if district.endswith("*") else "plain"}

    def _seat(self, seat: int, readers: Readers) -> Arguments:
        if 0 <= seat < len(readers.names):
            return readers.who(seat)
        return {"name": self.texts.text("citadels-seat", number=seat + 1), "who": "other"}

"""Tells what happens in Citadels: which text an event or a step of a count needs, and with which words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from raenke.citadels import amount
from raenke.citadels.cards import bare
from raenke.citadels.tally import Step
from raenke.words.readers import Arguments, Event, Readers, number_list, player_list
from raenke.words.telling import Tell
from raenke.words.texts import Texts

SAME_TEXT = {"deck_renewed": "deck_shuffled", "card_taken": "cards_drawn"}

# Fields that go into the sentence unchanged.
AS_THEY_ARE = ("amount", "character", "count", "price", "rank", "round")
# Fields that name a district, and what the sentence calls it.
DISTRICTS_IN = {"card": "district", "district": "district", "given": "given", "taken": "taken"}


def character_list(texts: Texts, characters: Sequence[str]) -> str:
    return texts.list_of([texts.text(f"character-{character}") for character in characters])


def district_list(texts: Texts, districts: Sequence[str]) -> str:
    """Each name once, with how many there are."""
    if not districts:
        return texts.text("citadels-no-card")
    counts = Counter(map(bare, districts))
    return texts.list_of([copies_text(texts, district, count) for district, count in counts.items()])


def copies_text(texts: Texts, district: str, count: int) -> str:
    if count == 1:
        return texts.text(f"district-{district}")
    return texts.text("citadels-copies", district=district, count=count)


def as_it_is(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    """An event whose fields are the words of its sentence; every reason has its own sentence."""
    arguments: Arguments = {name: event[name] for name in AS_THEY_ARE if name in event}
    for field, name in DISTRICTS_IN.items():
        if field in event:
            arguments[name] = bare(event[field])
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


def cards_drawn(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    """What others see of a draw; callers that tell several draws as one give the count."""
    key, arguments = as_it_is(texts, event, readers)
    return key, {"count": 1, **arguments}


def hands_exchanged(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    _, arguments = as_it_is(texts, event, readers)
    hand, other = (district_list(texts, cards) for cards in event["hands"])
    return "", {**arguments, "hand": hand, "second_hand": other}


def cards_seen(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    _, arguments = as_it_is(texts, event, readers)
    return "", {**arguments, "cards": district_list(texts, event["cards"])}


def district_destroyed(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    key, arguments = as_it_is(texts, event, readers)
    return f"{key}-own" if event["seat"] == event["by"] else key, arguments


def crown_moved(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    """By the Emperor it may also stay where it is (C4.22)."""
    key, arguments = as_it_is(texts, event, readers)
    return f"{key}-stays" if event["seat"] == event["from"] else key, arguments


def city_completed(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    return "-first" if event["first"] else "", readers.who(event["seat"])


TOLD: dict[str, Tell] = {
    "game_started": game_started,
    "deck_shuffled": deck_shuffled,
    "round_started": round_started,
    "characters_laid_up": characters_laid_up,
    "character_laid_down": character_laid,
    "character_covered": character_laid,
    "character_put_away": character_put_away,
    "character_laid_aside": character_put_away,
    "cards_drawn": cards_drawn,
    "hands_exchanged": hands_exchanged,
    "hand_seen": cards_seen,
    "deck_seen": cards_seen,
    "crown_moved": crown_moved,
    "district_destroyed": district_destroyed,
    "city_completed": city_completed,
}


# The score


def score_lines(texts: Texts, event: Event, readers: Readers) -> list[str]:
    """How each seat's points came about (C3.6), and what decided between equal ones."""
    lines = []
    for seat, (parts, total) in enumerate(zip(event["parts"], event["scores"], strict=True)):
        told = " ".join(terms(texts, parts))
        lines.append(texts.text("citadels-score", terms=told, total=total, **readers.who(seat)))
    best = [seat for seat, points in enumerate(event["scores"]) if points == max(event["scores"])]
    if len(best) > 1:
        lines.append(tie_line(texts, event, readers, best))
    return lines


def terms(texts: Texts, parts: Mapping[str, Any]) -> list[str]:
    told = [texts.text("citadels-score-districts", points=parts["districts"])]
    if parts["colours"]:
        told.append(texts.text("citadels-score-colours", points=parts["colours"]))
    if parts["completion"]:
        key = "first" if parts["completion"] == amount.FIRST_POINTS else "complete"  # C3.6 f
        told.append(texts.text(f"citadels-score-{key}", points=parts["completion"]))
    for district, points in parts["violet"].items():
        if points:
            told.append(texts.text("citadels-score-violet", district=district, points=points))
    return told


def tie_line(texts: Texts, event: Event, readers: Readers, best: Sequence[int]) -> str:
    """What decides between equal points: points for districts, then gold, then a shared win (C3.6)."""
    built = {seat: event["parts"][seat]["districts"] for seat in best}
    most = [seat for seat in best if built[seat] == max(built.values())]
    if len(most) == 1:
        return texts.text("citadels-score-tied-districts", names=player_list(texts, readers, best))
    names = player_list(texts, readers, most)
    if len(event["winners"]) == len(most):
        return texts.text("citadels-score-tied-all", names=names)
    gold = number_list(texts, readers, [(seat, event["gold"][seat]) for seat in most])
    return texts.text("citadels-score-tied-gold", names=names, gold=gold)


def step_line(texts: Texts, step: Step) -> str:
    arguments: Arguments = {"points": step.points}
    if step.district:
        arguments["district"] = step.district
    if step.colour:
        arguments["colour"] = texts.text(f"colour-{step.colour}")
    return texts.text(f"citadels-step-{step.kind}", **arguments)

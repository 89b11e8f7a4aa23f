"""Tells what happened in Kabale & Hiebe: which text an event or a step of an award needs, and with which words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fluent.runtime.types import FluentType

from raenke.core.event import Event as CoreEvent
from raenke.core.hindsight import Moment
from raenke.kabale.events import GoalAwarded
from raenke.kabale.steps import (
    AnyStep,
    Awarded,
    Cancelled,
    Change,
    Number,
    Paired,
    Removed,
    Silenced,
    Sums,
    Tied,
    Unclaimed,
    Won,
)
from raenke.words.readers import Arguments, Event, Readers, number_list, player_list
from raenke.words.telling import Tell, Telling
from raenke.words.texts import Function, TextError, Texts, naming

# Both sentences tell only the count.
SAME_TEXT = {"pile_renewed": "pile_shuffled", "goals_covered": "goals_shuffled"}


@dataclass(frozen=True, slots=True)
class Ally:
    """A card of a column and its owner; `who` is "you" for the reader's own card."""

    card: str
    name: str
    who: str


@dataclass(frozen=True, slots=True)
class Allies(FluentType):
    """Cards in a sentence; the sentence picks their form with `CARDS($cards, form: …)`."""

    allies: Sequence[Ally]

    def format(self, locale: object) -> str:
        raise TextError(f"cards stand in a sentence only by CARDS(), also in {locale}")


def cards_text(texts: Texts, cards: Allies, form: str = "") -> str:
    key = f"owned.{form}" if form else "owned"
    return texts.list_of([texts.text(key, card=ally.card, name=ally.name, who=ally.who) for ally in cards.allies])


def column_text(texts: Texts, column: int, form: str = "") -> str:
    return texts.text(f"column.{form}" if form else "column", column=column)


def goal_text(texts: Texts, goal: Sequence[Any]) -> str:
    return texts.text("goal", domain=texts.text(f"domain-{goal[0]}"), points=int(goal[1]))


def as_it_is(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    """An event whose fields are the words of its sentence."""
    arguments: Arguments = {}
    if "seat" in event:
        arguments |= readers.who(event["seat"])
    if "card" in event:
        arguments["card"] = event["card"]
    if "column" in event:
        arguments["column"] = event["column"] + 1
    return "", arguments


def game_started(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    return "", {"count": event["seats"], **readers.who(event["first"])}


def pile_shuffled(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    return "", {"count": event["count"] if "count" in event else len(event["cards"]), **readers.who(event["seat"])}


def goals_shuffled(_: Texts, event: Event, __: Readers) -> tuple[str, Arguments]:
    return "", {"count": event["count"] if "count" in event else len(event["goals"])}


def round_started(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    goals = texts.list_of([goal_text(texts, goal) for goal in event["goals"]])
    return "", {"round": event["round"], "goals": goals, **readers.who(event["first"])}


def explorer_moved(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    arguments: Arguments = {"card": "explorer", "from": event["from"] + 1, **readers.who(event["seat"])}
    if event["from"] == event["to"]:  # K3.1: all other columns are closed
        return "-home", arguments
    return "", {**arguments, "to": event["to"] + 1}


def explorer_stayed(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    return "", {"card": "explorer", "column": event["column"] + 1, **readers.who(event["seat"])}


def column_closed(_: Texts, event: Event, __: Readers) -> tuple[str, Arguments]:
    return "-open" if event.get("stays_open") else "", {"column": event["column"] + 1}


def goals_swapped(_: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    column, other = event["columns"]
    return "", {"column": column + 1, "other": other + 1, **readers.who(event["seat"])}


def round_ended(_: Texts, event: Event, __: Readers) -> tuple[str, Arguments]:
    return "", {"round": event["round"]}


def goal_awarded(texts: Texts, event: Event, readers: Readers) -> tuple[str, Arguments]:
    arguments: Arguments = {"column": event["column"] + 1, "goal": goal_text(texts, event["goal"])}
    if event["winner"] is None:
        return "-nobody", arguments
    arguments |= readers.who(event["winner"])
    sums = {int(seat): number for seat, number in event["sums"].items()}
    if event["winner"] in sums:
        return "", {**arguments, "sum": sums[event["winner"]]}
    rules = [step["rule"] for step in event["steps"] if step["kind"] == "won"]
    return "-nearest" if rules == ["K5.5"] else "-paired", arguments


TOLD: dict[str, Tell] = {
    "game_started": game_started,
    "pile_shuffled": pile_shuffled,
    "goals_shuffled": goals_shuffled,
    "round_started": round_started,
    "explorer_moved": explorer_moved,
    "explorer_stayed": explorer_stayed,
    "column_closed": column_closed,
    "goals_swapped": goals_swapped,
    "round_ended": round_ended,
    "goal_awarded": goal_awarded,
}


def award_lines(texts: Texts, award: Awarded, readers: Readers) -> list[str]:
    """An award in words, one line for each step."""
    told = Award(texts, readers, award)
    return [told.line(step) for step in award.steps]


@dataclass(frozen=True, slots=True)
class Award:
    """One column's award, and its readers."""

    texts: Texts
    readers: Readers
    award: Awarded

    def line(self, step: AnyStep) -> str:
        key, arguments = self._told(step)
        return self.texts.text(f"step-{key}", **arguments)

    def _told(self, step: AnyStep) -> tuple[str, Arguments]:
        match step:
            case Silenced():
                cards: Arguments = {"cards": self._allies(step.cards)} if step.cards else {}
                return "silenced" if cards else "silenced-nobody", {"by": self._allies(step.by), **cards}
            case Removed():
                by = self._ally(step.by)
                if not step.cards:
                    return f"removed-{by['card']}-nothing", by
                every = "-every" if step.rule == "K5.11" else ""
                return f"removed-{by['card']}{every}", {**by, "cards": self._allies(step.cards)}
            case Cancelled():
                return f"cancelled-{self.award.cards[step.by[0]][1]}", {"by": self._allies(step.by)}
            case Paired():
                return "paired", self.readers.who(step.seat)
            case Number():
                return self._number(step)
            case Sums():
                told: Arguments = {"sums": number_list(self.texts, self.readers, sorted(step.sums.items()))}
                if step.wins == "lowest":
                    return "sums-lowest", {**told, "by": self._allies(step.by)}
                return "sums-highest", told
            case Tied(rule="K5.5"):
                return "tied-uncontested", self._ally(step.position)
            case Tied():
                names = player_list(self.texts, self.readers, step.seats)
                return f"tied-{step.by}", {"names": names, **self._ally(step.position)}
            case Won():
                key = {"K4.4": "won-paired", "K5.5": "won-nearest"}.get(step.rule, "won")
                return key, {"goal": goal_text(self.texts, self.award.goal), **self.readers.who(step.seat)}
            case Unclaimed():
                return "unclaimed", {"goal": goal_text(self.texts, self.award.goal)}

    def _allies(self, places: Sequence[int]) -> Allies:
        cards = [self.award.cards[place] for place in places]
        return Allies([Ally(card, self.readers.name(seat), self.readers.person(seat)) for seat, card, *_ in cards])

    def _ally(self, place: int) -> Arguments:
        seat, card = self.award.cards[place][:2]
        return {"card": card, **self.readers.who(seat)}

    def _number(self, step: Number) -> tuple[str, Arguments]:
        ally: Arguments = {"card": step.card, **self.readers.who(step.seat)}
        if step.number is None:
            why = step.changes[-1].rule
            return {"K4.1": "number-silenced", "K5.13": "number-beggar"}.get(why, "number-none"), ally
        terms = [self._change(change) for change in step.changes if change.kind != "specialist"]
        if step.rule == "K1.3":
            terms.insert(0, self._specialist(step))
        elif step.printed is not None:  # a Doppelgänger's first term is what it copies
            if not terms:
                return "number", {**ally, "number": step.number}
            terms.insert(0, self.texts.text("change-printed", number=step.printed))
        return "number-why", {**ally, "terms": " ".join(terms), "count": len(terms), "number": step.number}

    def _specialist(self, step: Number) -> str:
        """A specialist's number depends on the goal, so it is told even if nothing adds to it (K1.3)."""
        added = sum(change.amount or 0 for change in step.changes if change.kind == "specialist")
        domain = self.texts.text(f"domain-{self.award.goal[0]}")
        key = "change-specialist" if added else "change-specialist-abroad"
        return self.texts.text(key, number=(step.printed or 0) + added, domain=domain)

    def _change(self, change: Change) -> str:
        amount, by = abs(change.amount or 0), change.by or []
        match change.kind:
            case "hermit" | "little_giant" if change.rule == "K4.5":
                return self.texts.text(f"change-{change.kind}", amount=amount, count=len(by))
            case "floor" | "empty":
                return self.texts.text(f"change-{change.kind}", amount=amount)
        how = CHANGED.get((change.kind, change.rule), "")
        return self.texts.text(f"change-{change.kind}{how}", amount=amount, **self._ally(by[0]))


# Changes that another reading of the rules makes, by kind and paragraph.
CHANGED = {
    ("copied", "K5.10"): "-slid",
    ("copied", "K5.12"): "-spared",
    ("hermit", "K5.16"): "-other",
    ("little_giant", "K5.16"): "-other",
}

# The paragraph for refusing a card or column, unless the refusal names the paragraph of a choice.
LAYING = "K2.3"

FUNCTIONS: dict[str, Function] = {"CARD": naming("card"), "CARDS": cards_text, "COLUMN": column_text}


class Kabale(Telling):
    """The sentences of Kabale & Hiebe."""

    functions = FUNCTIONS
    same_text = SAME_TEXT
    told = TOLD

    def plain_event(self, kind: str, event: Event, readers: Readers) -> str:
        return self.event_text(kind, *as_it_is(self.texts, event, readers))

    def explanation(self, event: CoreEvent, readers: Readers) -> list[str]:
        return award_lines(self.texts, event, readers) if isinstance(event, GoalAwarded) else []

    def moment(self, moment: Moment, readers: Readers) -> str:
        """Columns count from 1 for people; a third and a fourth player are called by name only."""
        told = dict(moment.words)
        if "column" in told:
            told["column"] += 1
        if "goal" in told:
            told["goal"] = goal_text(self.texts, told["goal"])
        if "domain" in told:
            told["domain"] = self.texts.text(f"domain-{told['domain']}")
        for other in ("gainer", "whose"):
            if other in told:
                told[other] = readers.name(told[other])
        return super().moment(moment._replace(words=told), readers)

    def move(self, move: str, readers: Readers, amount: int | None = None) -> str:
        match move.split():
            case ["lay", card, column] if self._is_card(card) and column.isdecimal():
                return self.texts.text("move-lay", card=card, column=int(column))
            case ["cloak", card] if self._is_card(card):
                return self.texts.text("move-cloak", card=card)
            case ["swap", column] if column.isdecimal():
                return self.texts.text("move-swap", column=int(column))
            case ["decline"]:
                return self.texts.text("move-decline")
        raise TextError(f"{move!r} is not a move of Kabale & Hiebe")

    def refusal(self, reason: str, arguments: Mapping[str, Any], readers: Readers) -> tuple[str, dict[str, Any]]:
        if reason == "refusal-parse" and not arguments["nearest"]:
            reason = "refusal-parse-alone"
        return reason, {"paragraph": LAYING, **arguments}

    def option_value(self, name: str, value: object) -> str:
        if isinstance(value, list | tuple):
            cards = self.texts.list_of([self.texts.text(f"card-{card}") for card in value])
            return self.texts.text(f"option-{name}.some", cards=cards)
        return super().option_value(name, value)

    def _is_card(self, card: str) -> bool:
        return self.texts.has(f"card-{card}")

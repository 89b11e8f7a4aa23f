"""What the disguise of Citadels changes, and the ways in which Citadels could tell of what is hidden."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from raenke import Match, games
from raenke.citadels import characters as citadels_characters
from raenke.citadels import events as citadels_events
from raenke.citadels.position import position_of
from raenke.core.event import Event, everybody, to_dict
from tests.citadels.disguise import SECRETS, Retelling
from tests.citadels.random_play import STYLES, pick, random_options
from tests.citadels.tables import TABLES
from tests.laws.interference import Seat, disguised_match, leak_in
from tests.laws.settings import Setting

HIDDEN = ("hands", "deck", "pile", "museum", "drawn", "card", "characters", "picks", "face_down", "removed")


def matches(count: int = 12, moves: int = 40) -> Iterator[Match]:
    """Tables of every size with all cards, in every style."""
    for seed in range(count):
        seats = TABLES.seats[seed % 5]
        yield Setting("citadels", seats, TABLES.fitting(seats, TABLES.lively)).played(seed, moves + seed)


def many_matches(count: int) -> Iterator[tuple[Match, Seat, random.Random]]:
    for seed in range(count):
        chooser = random.Random(seed)
        seats = chooser.randint(2, 8)
        options, style = random_options(chooser, seats), chooser.choice(list(STYLES))
        match = Match(games["citadels"], seats=seats, seed=seed, options=options)
        for _ in range(chooser.choice([3, 20, 60, 150, 300])):
            if not match.over:
                match.play(pick(chooser, style, match.moves()))
        yield match, chooser.choice([None, *range(seats)]), chooser


# The disguise


@pytest.mark.many
def test_c3_8_the_disguise_changes_all_that_is_hidden_and_nothing_else() -> None:
    """Hands, deck, pile, Museum, drawn and picked cards and characters change; own and open cards stay."""
    changed: Counter[str] = Counter()
    for match, seat, chooser in many_matches(90):
        other = disguised_match(match, seat, chooser, SECRETS.disguise)
        one, two = position_of(match.table), position_of(other.table)
        differing = {name for name in one.as_dict() if getattr(one, name) != getattr(two, name)}
        assert differing <= set(HIDDEN)
        changed.update(differing)
        if seat is not None:
            assert one.hands[seat] == two.hands[seat]
            assert one.characters[seat] == two.characters[seat]
            own = [[card for card, by in position.museum if by == seat] for position in (one, two)]
            assert own[0] == own[1]
        changed["moves"] += match.history != other.history
    assert set(changed) >= {*HIDDEN, "moves"} - {"card", "removed"}, changed


def test_c5_65_what_a_seat_saw_can_be_elsewhere_when_it_left_unseen() -> None:
    """A seat looked at a hand, exchanged it, or put a card under the deck; which of them left unseen later, or
    where they lie after a shuffle, may differ."""
    moved = 0
    for match, seat, chooser in many_matches(60):
        lives = Retelling(match, seat, chooser).lives
        cards = {life.card for mix in lives.mixes for life in mix}
        moved += any(
            earlier.is_seen and not later.is_seen and len(card.lives) > 1
            for card in cards
            for earlier, later in zip(card.lives, card.lives[1:], strict=False)
        )
    assert moved > 4


# Planted leaks: events


HIDING = [
    "CardDrawn", "CardKept", "CardPutAway", "CardGiven", "HandsExchanged", "HandSeen", "CardPicked", "CardToHand",
    "CardStored", "DeckSeen", "CardChosen", "DeckShuffled", "CharacterTaken", "CharacterPutAway", "CharacterLaidDown",
    "CharacterRemoved",
]  # fmt: skip


def test_every_event_that_hides_something_is_tried() -> None:
    types = [value for value in vars(citadels_events).values() if isinstance(value, type) and issubclass(value, Event)]
    hiding = {kind.__name__ for kind in types if "seen" in kind.__dict__ and kind.seen is not everybody}
    assert hiding - {"Event"} == set(HIDING)


def matches_with(kind: str) -> Iterator[Match]:
    """Matches that end just after such an event."""
    snake = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind)[1:]
    casts: dict[str, list[str]] = {
        "magician": ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"],
        "wizard": ["witch", "thief", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"],
    }
    needed = {
        "DeckSeen": {"dark_districts": ["lighthouse"]},
        "CardChosen": {"dark_districts": ["lighthouse"]},
        "CardStored": {"dark_districts": ["museum"]},
        "CharacterRemoved": {"cast": casts["wizard"]},
    }
    for seed in range(60):
        seats = 3 if kind == "CharacterRemoved" else 2 if kind == "CharacterPutAway" else 3 + seed % 3
        cast = casts["magician" if kind == "HandsExchanged" else "wizard"]
        options = {"cast": cast, "emperor_payment": "receiver_chooses", "max_rounds": 25, **needed.get(kind, {})}
        match = Match(games["citadels"], seats, seed, TABLES.fitting(seats, options))
        chooser, happened = random.Random(seed), match.events
        while not match.over and len(match.history) < 400:
            if any(event.type == snake for event in happened) and chooser.random() < 0.5:
                yield match
                break
            happened = match.play(pick(chooser, "violet" if kind in needed else "busy", match.moves()))


@pytest.mark.parametrize("kind", HIDING)
def test_an_event_that_tells_all_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getattr(citadels_events, kind), "seen", everybody)
    assert leak_in(matches_with(kind), SECRETS.only("events")) == "events"


# Planted leaks: views and what goes with them


@pytest.mark.parametrize("what", ["hands", "deck", "characters", "picks", "face_down"])
def test_a_view_with_more_than_is_open_is_found(what: str) -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [msgspec.json.encode(match.view(seat)).decode(), str(getattr(position_of(match.table), what))]

    assert leak_in(matches(), SECRETS.with_channel("view", leaky)) == "view"


def test_the_characters_handed_to_who_decides_are_found() -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return match.view(None if match.over else match.to_move).handed  # type: ignore[no-any-return]

    assert leak_in(matches(12, 1), SECRETS.with_channel("view", leaky)) == "view"


def test_how_many_options_there_are_told_to_all_is_found() -> None:
    """Two cards of one name are one option (C5.49)."""

    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [str(len(match.moves()))]

    assert leak_in(matches(), SECRETS.with_channel("options", leaky)) == "options"


def test_the_memory_of_another_seat_is_found() -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        other = 1 if seat == 0 else 0
        match.view(other)
        view = match.game.view(match.table, seat, match.memories[other])
        return [msgspec.json.encode([view.unseen, view.deck, view.players]).decode()]

    assert leak_in(matches(), SECRETS.with_channel("view", leaky)) == "view"


def test_a_memory_fed_with_the_whole_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory hears every draw as its owner does."""
    monkeypatch.setattr(citadels_events.CardDrawn, "seen", everybody)
    assert leak_in(matches(), SECRETS.only("view")) == "view"


def test_a_face_down_character_shown_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = citadels_characters.Choosing.__init__

    def leaky(self: citadels_characters.Choosing, *arguments: object) -> None:
        honest(self, *arguments)  # type: ignore[arg-type]
        self.has_looked = True

    monkeypatch.setattr(citadels_characters.Choosing, "__init__", leaky)
    assert leak_in(matches(12, 2), SECRETS) == "view"


def test_a_murdered_character_given_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """C5.41: whether a murdered character is in play is not known before the round ends."""
    monkeypatch.setattr(citadels_characters.Choosing, "is_secret", lambda self, rank: False)
    assert leak_in(after("murder"), SECRETS) == "view"


def after(verb: str) -> Iterator[Match]:
    for seed in range(60):
        match, chooser = Setting("citadels", 4 + seed % 3).match(seed), random.Random(seed)
        has_named = False
        for _ in range(60):
            moves = match.moves()
            wanted = [move for move in moves if move.startswith(verb)]
            match.play(chooser.choice(wanted or moves))
            has_named = has_named or bool(wanted)
            if has_named and not wanted and match.view(None).called > 4:
                yield match
                break


@pytest.mark.parametrize("what", ["drawn", "looked", "card"])
def test_what_lies_before_who_decides_shown_to_all_is_found(what: str) -> None:
    """The cards drawn, the hand or deck looked at, the card a Wizard picked."""

    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [str(getattr(match.view(None if match.over else match.to_move), what))]

    phases = {"drawn": "keep", "looked": "pick", "card": "place"}
    assert leak_in(in_phase(phases[what]), SECRETS.with_channel("view", leaky)) == "view"


def in_phase(phase: str) -> Iterator[Match]:
    cast = ["witch", "thief", "wizard", "king", "abbot", "alchemist", "navigator", "diplomat"]
    for seed in range(12):
        match, chooser = Setting("citadels", 4, {"cast": cast}).match(seed), random.Random(seed)
        while match.view(None).decision != phase:
            match.play(pick(chooser, "busy", match.moves()))
        yield match


def test_points_that_look_into_hands_are_found() -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        hands = position_of(match.table).hands
        return [str([points + ("keep" in hand) for points, hand in zip(match.scores, hands, strict=True)])]

    assert leak_in(matches(40), SECRETS.with_channel("points", leaky)) == "points"


def test_a_text_that_names_the_card_is_found() -> None:
    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        return [str(to_dict(event).get("card")) for event in events]

    assert leak_in(matches(), SECRETS.with_channel("texts", leaky)) == "texts"


@pytest.mark.parametrize("name", ["certain", "deck_known"])
def test_a_certainty_that_looks_at_the_table_is_found(name: str) -> None:
    """The top of the deck, or a card of another hand, told as if the seat knew it."""

    def leaky(match: Match, seat: Seat, events: Sequence[Event]) -> list[str]:
        position, view = position_of(match.table), match.view(seat)
        told = {
            "certain": [player.known or hand[:1] for player, hand in zip(view.players, position.hands, strict=True)],
            "deck_known": view.deck_known or position.deck[:1],
        }
        return [str(told[name])]

    assert leak_in(matches(), SECRETS.with_channel("view", leaky)) == "view"

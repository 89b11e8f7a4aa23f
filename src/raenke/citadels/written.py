"""A table written down: for tests, puzzles and going on from any moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from raenke.citadels.cards import (
    BASE_CAST,
    CHARACTER_RANK,
    CHARACTERS,
    CITY_MOST,
    DISTRICT_ROWS,
    DISTRICTS,
    SEATS_MOST,
    cell_of,
)
from raenke.citadels.codes import DEEDS, PHASES
from raenke.citadels.options import check_seats, options_of
from raenke.citadels.score import needed
from raenke.core.errors import OptionError

Names = Sequence[str] | str
# The parts of a begun pick, by decision; in all other decisions they are empty.
PARTS = {
    "keep": ("drawn", "keeps"), "discard": ("discarded",), "pick": ("other",), "place": ("other", "card"),
    "ask": ("other",), "pay": ("other",), "recover": ("other", "card"), "give": ("other", "card"),
}  # fmt: skip
CHOOSING = ("take", "put")


@dataclass(frozen=True, init=False)
class Position:
    """Everything that lies on a table. Parts that are not written are empty or as at the start, so positions are short:

        Position(seats=4, acting=(0, "warlord"), gold=[5, 2, 2, 2], cities=["tavern market", "keep", "", ""])

    Cards and characters may be lists or one text with spaces; seats count from 0. Cards that are not written are not
    in this game: without a `deck` there is nothing to draw.

    - hands, cities: by seat; a district with an Artist's gold is `tavern*`. gold: by seat, 2 each if not written.
    - deck: the next card to draw first. pile: with `discard: pile`. museum: (district, seat that laid it), in order.
    - cast: by rank. The default is the cast of the options; if they have none, it is the base cast, with every
      character that the position names in its rank.
    - phase: the decision (`turn`, `keep`, `crown`, ...; `take` and `put` while choosing; `over`). acting: the seat and
      character whose turn it is (for a Witch who goes on, the bewitched character); None while choosing, after the
      game, and when an heir gives the crown. used: the actions of this turn (basic, income, bonus, ability, strike,
      laboratory, smithy, museum; lone if only the basic action is allowed, which the murdered and the bewitched have
      by default). built, embellished, spent: how much in this turn.
    - characters: by seat. The acting seat has its own by default. picks: the characters taken and put away while
      choosing, in order; with picks, characters follow from them. opener: the seat that had the crown then; reign: for
      how many rounds in a row. face_up, face_down, removed: the middle.
    - murdered, robbed, bewitched: characters. murdered_shown: by a Hospital. owes, paid: seats, for the tax.
    - drawn and keeps, discarded, other, card: the parts of a begun pick: drawn cards and how many to keep; cards the
      Magician has put away; the other player; the card (Wizard, Graveyard) or the district to take (Diplomat).
    - bell: a declared Bell Tower lies in a city. first: the seat whose city was complete first. last: this is the last
      round (always with a complete city; if only one is complete, its owner is the first by default). haunted_round:
      when the Haunted City was built.
    """

    seats: int
    cast: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    cities: tuple[tuple[str, ...], ...]
    gold: tuple[int, ...]
    deck: tuple[str, ...]
    pile: tuple[str, ...]
    museum: tuple[tuple[str, int], ...]
    bell: bool
    haunted_round: int
    crown: int
    round: int
    opener: int
    reign: int
    first: int | None
    last: bool
    phase: str
    face_up: tuple[str, ...]
    face_down: str | None
    removed: str | None
    picks: tuple[str, ...]
    characters: tuple[tuple[str, ...], ...]
    acting: tuple[int, str] | None
    murdered: str | None
    robbed: str | None
    bewitched: str | None
    murdered_shown: bool
    owes: tuple[int, ...]
    paid: tuple[int, ...]
    used: tuple[str, ...]
    built: int
    embellished: int
    spent: int
    drawn: tuple[str, ...]
    keeps: int
    discarded: int
    other: int | None
    card: str | None
    options: dict[str, Any] = field(hash=False)

    def __init__(
        self,
        seats: int,
        acting: tuple[int, str] | None = None,
        hands: Sequence[Names] = (),
        cities: Sequence[Names] = (),
        gold: Sequence[int] = (),
        deck: Names = (),
        pile: Names = (),
        museum: Sequence[tuple[str, int]] = (),
        bell: bool = False,
        haunted_round: int = 0,
        crown: int = 0,
        round: int = 1,  # noqa: A002
        opener: int | None = None,
        reign: int = 1,
        first: int | None = None,
        last: bool = False,
        phase: str | None = None,
        face_up: Names = (),
        face_down: str | None = None,
        removed: str | None = None,
        picks: Names = (),
        characters: Sequence[Names] = (),
        murdered: str | None = None,
        robbed: str | None = None,
        bewitched: str | None = None,
        murdered_shown: bool | None = None,
        owes: Sequence[int] = (),
        paid: Sequence[int] = (),
        used: Names = (),
        built: int = 0,
        embellished: int = 0,
        spent: int = 0,
        drawn: Names = (),
        keeps: int = 1,
        discarded: int = 0,
        other: int | None = None,
        card: str | None = None,
        cast: Names = (),
        options: Mapping[str, object] | None = None,
    ) -> None:
        put = object.__setattr__
        put(self, "seats", check_seats(seats))
        put(self, "acting", None if acting is None else (acting[0], acting[1]))
        put(self, "phase", phase or ("turn" if acting is not None else "take"))
        put(self, "hands", for_each_seat("hands", [in_order(names(hand)) for hand in hands], seats))
        put(self, "cities", for_each_seat("cities", [cells(city) for city in cities], seats))
        put(self, "gold", tuple(gold) or (2,) * seats)
        put(self, "deck", names(deck))
        put(self, "pile", in_order(names(pile)))
        put(self, "museum", tuple((card, seat) for card, seat in museum))
        put(self, "bell", bool(bell))
        put(self, "haunted_round", haunted_round)
        put(self, "crown", crown)
        put(self, "round", round)
        put(self, "opener", crown if opener is None else opener)
        put(self, "reign", reign)
        put(self, "murdered", murdered)
        put(self, "robbed", robbed)
        put(self, "bewitched", bewitched)
        put(self, "owes", tuple(sorted(owes)))
        put(self, "paid", tuple(sorted(paid)))
        put(self, "face_down", face_down)
        put(self, "removed", removed)
        put(self, "face_up", people(face_up))
        put(self, "picks", people(picks))
        written = [people(own) for own in characters]
        put(self, "characters", for_each_seat("characters", written, seats))
        self.settle_cast(people(cast), dict(options or {}))
        put(self, "face_up", self.by_rank(self.face_up))
        put(self, "characters", tuple(self.by_rank(own) for own in self.held_by()))
        enough = needed(self.options["end_at"], self.bell)
        full = [seat for seat, city in enumerate(self.cities) if len(city) >= enough]
        put(self, "last", bool(last or full))
        put(self, "first", full[0] if first is None and len(full) == 1 else first)
        self.settle_deeds(words(used))
        is_hurt = acting is not None and acting[1] == murdered
        put(self, "murdered_shown", is_hurt if murdered_shown is None else bool(murdered_shown))
        put(self, "built", built if acting else 0)
        put(self, "embellished", embellished if acting else 0)
        put(self, "spent", spent if acting else 0)
        parts = {"drawn": names(drawn), "keeps": keeps, "discarded": discarded, "other": other, "card": card}
        empty: dict[str, Any] = {"drawn": (), "keeps": 0, "discarded": 0, "other": None, "card": None}
        for name, value in parts.items():
            put(self, name, value if name in PARTS.get(self.phase, ()) else empty[name])
        self.check()

    def settle_cast(self, cast: tuple[str, ...], options: dict[str, object]) -> None:
        """Take the cast as written or from the options, or fit one to the named characters."""
        if not cast and "cast" not in options:
            named = [*self.named_characters()]
            ranks = {rank: BASE_CAST[rank] for rank in range(8)}
            ranks.update({CHARACTER_RANK[CHARACTERS.index(name)]: name for name in named if name in CHARACTERS})
            if self.seats == SEATS_MOST:
                ranks.setdefault(8, "artist")
            options["cast"] = [ranks[rank] for rank in sorted(ranks)]
        elif "cast" not in options:
            options["cast"] = list(cast)
        read = options_of(options, self.seats)
        object.__setattr__(self, "options", read.as_dict())
        chosen = read.chosen_cast(self.seats) or cast
        if sorted(CHARACTER_RANK[CHARACTERS.index(name)] for name in chosen) != list(range(len(chosen))):
            raise OptionError("a drawn cast must be written down, one character of each rank (C5.33)")
        object.__setattr__(self, "cast", tuple(sorted(chosen, key=rank_of)))

    def settle_deeds(self, used: tuple[str, ...]) -> None:
        """The actions used, plus what the acting character implies: only the basic action, or none (C1.26, C2.11)."""
        deeds = set(used)
        if deeds - set(DEEDS):
            raise OptionError(f"used must be some of {', '.join(DEEDS)}, not {' '.join(used)}")
        if self.acting is not None and self.acting[1] == self.murdered:
            deeds.add("lone")
        if self.acting is not None and self.acting[1] == self.bewitched and "basic" not in deeds:
            deeds.add("basic" if self.acting[1] not in self.characters[self.acting[0]] else "lone")
        if self.acting is None:
            deeds = set()
        object.__setattr__(self, "used", tuple(deed for deed in DEEDS if deed in deeds))

    def named_characters(self) -> list[str]:
        own = [name for names in self.characters for name in names]
        acting = [self.acting[1]] if self.acting else []
        single = [self.murdered, self.robbed, self.bewitched, self.face_down, self.removed]
        return [*own, *acting, *self.face_up, *self.picks, *(name for name in single if name is not None)]

    def by_rank(self, given: Sequence[str]) -> tuple[str, ...]:
        return tuple(sorted(given, key=rank_of))

    def schedule(self) -> list[tuple[int, bool]]:
        """The seats that pick, in order, and whether each pick puts a character away (C3.2)."""
        if self.seats == 2:
            order = [(0, False), (1, False), (1, True), (0, False), (0, True), (1, False)]
        else:
            order = [(step, False) for step in range(self.seats)] * (2 if self.seats == 3 else 1)
        return [((self.opener + step) % self.seats, puts) for step, puts in order]

    def held_by(self) -> list[list[str]]:
        """The characters of each seat: from the picks if there are any, and always the acting one."""
        own = [[] if self.picks else list(names) for names in self.characters]
        for name, (seat, puts) in zip(self.picks, self.schedule(), strict=False):
            if not puts:
                own[seat].append(name)
        if self.acting is not None:
            seat, name = self.acting
            is_witch = name == self.bewitched and "witch" in own[seat]
            if not is_witch and not any(name in names for names in own):
                own[seat].append(name)
        return own

    def handed(self) -> list[set[str]]:
        """The characters each pick was made from, and last those handed on now."""
        left = set(self.cast) - set(self.face_up) - {self.face_down}
        sets = []
        for pick in range(len(self.picks) + 1):
            if self.seats == 3 and len(self.cast) == 9 and pick == 3:
                left -= {self.removed}
            if self.seats == len(self.cast) - 1 and pick == self.seats - 1 and self.face_down:
                left |= {self.face_down}
            sets.append(set(left))
            if pick < len(self.picks):
                left -= {self.picks[pick]}
        return sets

    def holder_of(self, name: str | None) -> int | None:
        """The seat that has a character."""
        return next((seat for seat, own in enumerate(self.characters) if name in own), None)

    # Checking

    def check(self) -> None:
        """Refuse what cannot lie on a table, and say what it is."""
        if len(self.gold) != self.seats or any(purse < 0 for purse in self.gold):
            raise OptionError(f"gold must be written for each of {self.seats} seats, 0 or more")
        marked = [self.crown, self.opener, *self.owes, *self.paid, *(seat for _, seat in self.museum)]
        marked += [seat for seat in (self.first, self.other) if seat is not None]
        if any(not 0 <= seat < self.seats for seat in marked):
            raise OptionError(f"seats are numbered from 0 to {self.seats - 1}")
        for name in self.named_characters():
            if name not in self.cast:
                raise OptionError(f"{name} is not in the cast: {', '.join(self.cast)} (C2.1)")
        if self.acting is not None and self.holder_of(self.acting[1]) != self.acting[0]:
            if self.acting[1] != self.bewitched or self.holder_of("witch") != self.acting[0]:
                raise OptionError(f"who acts as {self.acting[1]} has it, or is the Witch who bewitched it (C2.11)")
        everyone = [name for own in self.characters for name in own]
        for name in everyone:
            if everyone.count(name) > 1:
                raise OptionError(f"two players have the {name} (C2.1)")
        last = self.schedule()[-1][0] if self.seats == len(self.cast) - 1 else None
        if self.holder_of(self.face_down) not in (None, last):
            raise OptionError(f"nobody has the {self.face_down}, which lies face down (C3.2)")
        if any(len(city) > CITY_MOST for city in self.cities):
            raise OptionError(f"a city holds at most {CITY_MOST} districts (C5.55)")
        if self.bell and not any("bell_tower" in plain(city) for city in self.cities):
            raise OptionError("there is no city with the Bell Tower that rang (C1.22)")
        self.check_cards()
        self.check_phase()

    def check_cards(self) -> None:
        cards = [*self.deck, *self.pile, *self.drawn, *(card for card, _ in self.museum)]
        cards += [card for hand in self.hands for card in hand]
        cards += [card for city in self.cities for card in plain(city)]
        cards += [self.card] if self.phase in ("place", "recover") and self.card else []
        for card in set(names(cards)):
            copies = DISTRICT_ROWS[DISTRICTS.index(card)].copies
            if cards.count(card) > copies:
                raise OptionError(f"there are {copies} cards {card} in the box, not {cards.count(card)} (C1.2)")

    def check_phase(self) -> None:
        if self.phase not in PHASES:
            raise OptionError(f"phase is one of {', '.join(PHASES)}, not {self.phase!r}")
        if self.acting is not None and not 0 <= self.acting[0] < self.seats:
            raise OptionError(f"seats are numbered from 0 to {self.seats - 1}")
        is_heir = self.phase == "crown" and self.acting is None
        if self.acting is None and self.phase not in (*CHOOSING, "over") and not is_heir:
            raise OptionError(f"somebody must be acting where the phase is {self.phase}")
        if is_heir and self.holder_of(self.murdered) is None:
            raise OptionError("the heir is whoever had the murdered character; nobody had it (C4.3)")
        if self.phase in CHOOSING:
            self.check_choosing()
        if self.robbed is not None and self.thief() is None:
            raise OptionError("somebody must be the Thief who robbed (C2.4)")
        if self.bewitched is not None and self.holder_of("witch") is None:
            raise OptionError("somebody must be the Witch who bewitched (C2.11)")
        for name, least in (("other", 0), ("card", 0), ("drawn", 1), ("discarded", 1), ("keeps", 1)):
            if name in PARTS.get(self.phase, ()):
                value = getattr(self, name)
                is_open = name == "other" and self.phase == "place"  # the card's owner no longer matters
                if (value is None and not is_open) or (least and not value):
                    raise OptionError(f"the phase {self.phase} needs {name}")
        if not self.keeps < len(self.drawn) <= 3 and self.phase == "keep":
            raise OptionError("there is a choice of what to keep only if more was drawn, at most 3 (C3.4)")
        if self.phase == "recover" and self.graveyard() is None:
            raise OptionError("no city has the Graveyard (C1.9)")
        if self.phase == "give" and self.other is not None and self.card not in self.cities[self.other]:
            raise OptionError(f"there is no {self.card} in that city (C2.18)")

    def check_choosing(self) -> None:
        schedule = self.schedule()
        if self.face_down is None or len(self.picks) >= len(schedule):
            raise OptionError("while choosing one character lies face down and somebody has to pick (C3.2)")
        for name, handed in zip(self.picks, self.handed(), strict=False):
            if name not in handed:
                raise OptionError(f"{name} could not be picked: it was not passed on (C3.2)")
        puts = schedule[len(self.picks)][1]
        object.__setattr__(self, "phase", "put" if puts else "take")

    def thief(self) -> int | None:
        """The seat that gets the gold: the Thief, or the Witch who acts as the Thief."""
        return self.holder_of("witch" if self.bewitched == "thief" else "thief")

    def graveyard(self) -> int | None:
        return next((seat for seat, city in enumerate(self.cities) if "graveyard" in plain(city)), None)

    def replace(self, **changes: Any) -> "Position":
        """The same position with some things different."""
        return replace(self, **changes)

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {part.name: getattr(self, part.name) for part in fields(self)}


def words(given: Names) -> tuple[str, ...]:
    return tuple(given.replace(",", " ").split()) if isinstance(given, str) else tuple(given)


def names(given: Names) -> tuple[str, ...]:
    cards = words(given)
    for card in cards:
        if card not in DISTRICTS:
            raise OptionError(f"there is no district {card!r}; the districts are {', '.join(DISTRICTS)} (C1.2)")
    return cards


def cells(given: Names) -> tuple[str, ...]:
    city = words(given)
    for card in city:
        if cell_of(card) is None:
            raise OptionError(f"there is no district {card!r}; the districts are {', '.join(DISTRICTS)} (C1.2)")
    return tuple(sorted(city, key=lambda card: cell_of(card) or 0))


def plain(city: Sequence[str]) -> list[str]:
    """The districts of a city without the gold on them."""
    return [card.removesuffix("*") for card in city]


def people(given: Names) -> tuple[str, ...]:
    characters = words(given)
    for name in characters:
        if name not in CHARACTERS:
            raise OptionError(f"there is no character {name!r}; the characters are {', '.join(CHARACTERS)} (C2.1)")
    return characters


def rank_of(name: str) -> int:
    return CHARACTER_RANK[CHARACTERS.index(name)]


def in_order(cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=DISTRICTS.index))


def for_each_seat(what: str, given: Sequence[tuple[str, ...]], seats: int) -> tuple[tuple[str, ...], ...]:
    if len(given) not in (0, seats):
        raise OptionError(f"{what} must be written for each of {seats} seats, not {len(given)}")
    return tuple(given) or ((),) * seats

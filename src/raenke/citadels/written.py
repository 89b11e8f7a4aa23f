"""A table written down: for tests, puzzles and going on from any moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Unpack

from raenke.citadels import amount, draft, most
from raenke.citadels.cards import BASE_CAST, CHARACTERS, DISTRICT_ROWS, DISTRICTS, bare
from raenke.citadels.codes import DEEDS, PHASES
from raenke.citadels.means import MEANINGS, rank_of
from raenke.citadels.options import check_seats, options_of
from raenke.citadels.parts import WRITTEN, Given, PositionParts
from raenke.citadels.score import needed
from raenke.core.errors import OptionError

# The parts of a begun pick, by decision; in all other decisions they are empty.
PARTS = {
    "keep": ("drawn", "keeps"), "discard": ("discarded",), "pick": ("other",), "place": ("other", "card"),
    "ask": ("other",), "pay": ("other",), "recover": ("other", "card"), "give": ("other", "card"),
}  # fmt: skip
NO_PICK: dict[str, Any] = {"drawn": (), "keeps": 0, "discarded": 0, "other": None, "card": None}
CHOOSING = ("take", "put")


@dataclass(frozen=True, init=False)
class Position(PositionParts):
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

    options: dict[str, Any] = field(hash=False)

    def __init__(self, *, seats: int, options: Mapping[str, object] | None = None, **given: Unpack[Given]) -> None:
        self.put(seats=check_seats(seats))
        self.read(WRITTEN, given, MEANINGS)
        acting = None if self.acting is None else (self.acting[0], self.acting[1])
        opener, is_shown = given.get("opener"), given.get("murdered_shown")
        is_hurt = acting is not None and acting[1] == self.murdered
        self.put(
            acting=acting,
            phase=given.get("phase") or ("turn" if acting else "take"),
            gold=self.gold or (amount.START_GOLD,) * seats,
            museum=tuple((card, seat) for card, seat in self.museum),
            opener=self.crown if opener is None else opener,
            murdered_shown=is_hurt if is_shown is None else bool(is_shown),
        )
        self.settle_cast(self.cast, dict(options or {}))
        self.put(characters=tuple(tuple(sorted(own, key=rank_of)) for own in self.held_by()))
        enough = needed(self.options["end_at"], self.bell)
        full = [seat for seat, city in enumerate(self.cities) if len(city) >= enough]
        self.put(last=bool(self.last or full), first=full[0] if self.first is None and len(full) == 1 else self.first)
        self.settle_deeds()
        if acting is None:
            self.put(built=0, embellished=0, spent=0)
        for name, empty in NO_PICK.items():
            if name not in PARTS.get(self.phase, ()):
                self.put(**{name: empty})
        self.check()

    def settle_cast(self, cast: tuple[str, ...], options: dict[str, object]) -> None:
        """Take the cast as written or from the options, or fit one to the named characters."""
        if not cast and "cast" not in options:
            ranks = {rank: BASE_CAST[rank] for rank in range(8)}
            ranks.update({rank_of(name): name for name in self.named_characters() if name in CHARACTERS})
            if self.seats == most.SEATS:
                ranks.setdefault(8, "artist")
            options["cast"] = [ranks[rank] for rank in sorted(ranks)]
        elif "cast" not in options:
            options["cast"] = list(cast)
        read = options_of(options, self.seats)
        self.put(options=read.as_dict())
        chosen = read.chosen_cast(self.seats) or cast
        if sorted(rank_of(name) for name in chosen) != list(range(len(chosen))):
            raise OptionError("a drawn cast must be written down, one character of each rank (C5.33)")
        self.put(cast=tuple(sorted(chosen, key=rank_of)))

    def settle_deeds(self) -> None:
        """The actions used, plus what the acting character implies: only the basic action, or none (C1.26, C2.11)."""
        deeds = set(self.used) if self.acting else set()
        if self.acting is not None and self.acting[1] == self.murdered:
            deeds.add("lone")
        if self.acting is not None and self.acting[1] == self.bewitched and "basic" not in deeds:
            deeds.add("basic" if self.acting[1] not in self.characters[self.acting[0]] else "lone")
        self.put(used=tuple(deed for deed in DEEDS if deed in deeds))

    def named_characters(self) -> list[str]:
        return [*self.words_for(WRITTEN, "rank"), *([self.acting[1]] if self.acting else [])]

    def cards(self) -> list[str]:
        """All districts, wherever they lie."""
        cards = [*self.words_for(WRITTEN, "district"), *(card for card, _ in self.museum)]
        cards += [bare(card) for city in self.cities for card in city]
        return [*cards, self.card] if self.phase in ("place", "recover") and self.card else cards

    def schedule(self) -> list[tuple[int, bool]]:
        """The seats that pick, in order, and whether each pick puts a character away (C3.2)."""
        return [((self.opener + step) % self.seats, puts) for step, puts in draft.picks(self.seats)]

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

    @property
    def has_last_choice(self) -> bool:
        return draft.has_last_choice(self.seats, len(self.cast))

    def handed(self) -> list[set[str]]:
        """The characters each pick was made from, and last those handed on now."""
        left = set(self.cast) - set(self.face_up) - {self.face_down}
        sets = []
        for pick in range(len(self.picks) + 1):
            if pick == draft.withdrawal(self.seats, len(self.cast)):
                left -= {self.removed}
            if self.has_last_choice and pick == self.seats - 1 and self.face_down:
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
        marked = [*self.words_for(WRITTEN, "seat"), *(seat for _, seat in self.museum)]
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
        last = self.schedule()[-1][0] if self.has_last_choice else None
        if self.holder_of(self.face_down) not in (None, last):
            raise OptionError(f"nobody has the {self.face_down}, which lies face down (C3.2)")
        if any(len(city) > most.CITY for city in self.cities):
            raise OptionError(f"a city holds at most {most.CITY} districts (C5.55)")
        if self.bell and self.owner_of("bell_tower") is None:
            raise OptionError("there is no city with the Bell Tower that rang (C1.22)")
        self.check_cards()
        self.check_phase()

    def check_cards(self) -> None:
        cards = self.cards()
        for card in {MEANINGS["district"].checked(card) for card in cards}:
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
        if self.phase == "recover" and self.owner_of("graveyard") is None:
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
        self.put(phase="put" if puts else "take")

    def thief(self) -> int | None:
        """The seat that gets the gold: the Thief, or the Witch who acts as the Thief."""
        return self.holder_of("witch" if self.bewitched == "thief" else "thief")

    def owner_of(self, card: str) -> int | None:
        """The seat in whose city a district lies."""
        return next((seat for seat, city in enumerate(self.cities) if card in map(bare, city)), None)

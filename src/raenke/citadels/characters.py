"""Who may have which character, as far as a seat knows: from its hands while choosing, the calls and the answers."""

import msgspec

from raenke.citadels import draft, phase
from raenke.citadels.cards import CHARACTERS
from raenke.citadels.layout import Layout
from raenke.citadels.options import Options

HELD = ("take", "has")


class Pick(msgspec.Struct, frozen=True):
    """One of the seat's own picks: what it was handed, and what it took or put away."""

    handed: list[str]
    character: str
    is_put: bool


class Slot(msgspec.Struct, frozen=True):
    """A place of one character of the cast, and which it may be: taken or put away by a seat (`take`, `put`), face down
    in the middle (`down`), withdrawn by chance (`withdrawn`), still handed on (`left`), or left over at the end
    (`away`). At a table set up without the picks, a seat has it (`has`)."""

    seat: int | None
    what: str
    characters: list[str]


class Place:
    """A slot while it is worked out: the set of ranks it may hold."""

    def __init__(self, seat: int | None, what: str, ranks: set[int]) -> None:
        self.seat = seat
        self.what = what
        self.ranks = ranks


class Choosing:
    """The choosing of this round as one seat saw it."""

    def __init__(self, lies: Layout, options: Options, seats: int, seat: int | None) -> None:
        self.lies = lies
        self.seats = seats
        self.seat = seat
        self.cast = [CHARACTERS[character] for character in lies.cast]
        self.opener = lies.reign_seat
        self.left, self.face_down, self.picked = lies.left, lies.face_down, lies.picked
        self.face_up = ranks_in(lies.face_up)
        self.to_move, self.rank = lies.to_move, lies.rank
        self.is_choosing = lies.phase in (phase.TAKE, phase.PUT)
        self.has_looked = seat is not None and seat == self.opener and options.face_down == "crown_looks"
        self.order = draft.picks(seats)
        self.has_last_choice = draft.has_last_choice(seats, len(self.cast))
        self.withdrawal = draft.withdrawal(seats, len(self.cast))
        self.steps = [(*self.step(at), at) for at in range(len(self.picked))]

    def step(self, at: int) -> tuple[int, bool]:
        """The seat of a pick, and whether it puts a character away (C3.2)."""
        offset, is_put = self.order[at]
        return (self.opener + offset) % self.seats, is_put

    def picks(self) -> list[Pick]:
        return [
            Pick(self.names(ranks_in(self.lies.handed[at])), self.cast[self.picked[at]], is_put)
            for seat, is_put, at in self.steps
            if seat == self.seat
        ]

    def names(self, ranks: set[int]) -> list[str]:
        return [self.cast[rank] for rank in sorted(ranks)]

    def places(self) -> list[Place]:
        """The places in the order of choosing; what the seat is handed separates earlier picks from later ones."""
        unseen = set(range(len(self.cast))) - self.face_up
        if not self.is_choosing and not self.picked:
            return self.written(unseen)
        down = Place(None, "down", {self.face_down} if self.has_looked else unseen)
        places = [down]
        others: list[Place] = []  # the picks of others
        for seat, is_put, at in self.steps:
            if at == self.withdrawal:
                places.append(Place(None, "withdrawn", unseen))
            if self.has_last_choice and at == self.seats - 1:
                unseen = unseen | self.turned_over(down, places)
            place = Place(seat, "put" if is_put else "take", unseen)
            places.append(place)
            if seat == self.seat:
                unseen = self.look(others, unseen, ranks_in(self.lies.handed[at]))
                place.ranks = {self.picked[at]}
            else:
                others.append(place)
        self.rest(places, others, unseen, down)
        return places

    def written(self, unseen: set[int]) -> list[Place]:
        """The places at a table set up without picks: how many characters each seat has is open, and the seat knows its
        own. Nobody has the character it saw face down, except perhaps the last player, who may have either of two."""
        holder = self.lies.holder
        own = {rank for rank in unseen if holder[rank] == self.seat}
        others = sorted(holder[rank] for rank in unseen - own)
        takeable = unseen - {self.face_down} if self.has_looked else unseen
        last = self.step(self.seats - 1)[0] if self.has_last_choice else None
        return [
            *(Place(self.seat, "has", {rank}) for rank in sorted(own)),
            *(Place(seat, "has", unseen if seat == last else takeable) for seat in others if seat >= 0),
            *(Place(None, "away", unseen) for seat in others if seat < 0),
        ]

    def look(self, others: list[Place], unseen: set[int], handed: set[int]) -> set[int]:
        """Remove the characters handed on from all earlier places."""
        for place in others:
            place.ranks = place.ranks - handed
        return unseen & handed

    def turned_over(self, down: Place, places: list[Place]) -> set[int]:
        """The last player also gets the face-down character to choose from, so it leaves the middle."""
        places.remove(down)
        return down.ranks

    def rest(self, places: list[Place], others: list[Place], unseen: set[int], down: Place) -> None:
        """Add the characters that are still handed on, or were left over at the end."""
        count = len(self.cast) - len(self.face_up) - len(places)
        if not self.is_choosing:
            places += [Place(None, "away", unseen) for _ in range(count)]
            return
        if len(self.picked) == self.withdrawal:
            places.append(Place(None, "withdrawn", unseen))
            count -= 1
        if self.has_last_choice and len(self.picked) == self.seats - 1:
            unseen = unseen | self.turned_over(down, places)
            count += 1
        if self.to_move == self.seat:
            unseen = self.look(others, unseen, ranks_in(self.left))
        places += [Place(None, "left", unseen) for _ in range(count)]

    # What the calls tell

    def slots(self, silent: int | None) -> list[Slot]:
        """All places; `silent` is the seat that cannot be the murdered character."""
        places = self.places()
        for rank in range(min(self.rank + 1, len(self.cast))):
            holder = self.shown(rank)
            for place in places:
                if place.what in HELD and place.seat == holder:
                    continue
                is_held = place.what in HELD and (not self.is_secret(rank) or place.seat == silent != self.seat)
                if holder is not None or is_held:
                    place.ranks = place.ranks - {rank}
        settle(places)
        return [Slot(place.seat, place.what, self.names(place.ranks)) for place in places]

    def is_secret(self, rank: int) -> bool:
        """Whether the rank is murdered, so nobody knows if a player has it."""
        return rank == self.lies.murdered and not self.lies.is_murdered_shown and self.rank < len(self.cast)

    def shown(self, rank: int) -> int | None:
        """The seat that answered when the rank was called."""
        holder = self.lies.holder[rank]
        return None if holder < 0 or self.is_secret(rank) else holder


def settle(places: list[Place]) -> None:
    """Keep only the ranks that a place can hold if every rank has a place: its rank in one full assignment, and the
    ranks it can get by swapping with other places, perhaps in a cycle of several."""
    place_of: dict[int, int] = {}
    for at in range(len(places)):
        find_rank(places, at, place_of, set())
    able = [{place_of[rank] for rank in place.ranks} for place in places]
    for via in range(len(places)):
        for reached in able:
            if via in reached:
                reached |= able[via]
    for at, place in enumerate(places):
        place.ranks = {rank for rank in place.ranks if place_of[rank] == at or at in able[place_of[rank]]}


def find_rank(places: list[Place], at: int, place_of: dict[int, int], tried: set[int]) -> bool:
    """Give a place a rank; if another place had that rank, find another one for it."""
    for rank in places[at].ranks - tried:
        tried.add(rank)
        if rank not in place_of or find_rank(places, place_of[rank], place_of, tried):
            place_of[rank] = at
            return True
    return False


def ranks_in(mask: int) -> set[int]:
    return {rank for rank in range(mask.bit_length()) if mask >> rank & 1}

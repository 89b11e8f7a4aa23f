"""A live table: its state, made by applying its entries one after the other."""

import copy
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from raenke import Match, games
from raenke.bots import bot_seed
from raenke.bots.names import bot_name
from raenke.core import proof
from raenke.core.event import Event
from raenke.server import table_events
from raenke.server.bots import STAND_IN
from raenke.server.course import Course, Made, Mark, Move, Played, Prepared, prepared
from raenke.server.log import Entry, Header, Moved, Numbered, Woken
from raenke.server.seating import Place, free_colour
from raenke.server.table_events import TableEvent
from raenke.server.timing import SOON, Timer
from raenke.server.wire import MOVES_MOST, PauseState, UndoState


@dataclass(frozen=True, slots=True)
class Step:
    """What one number in a table's stream reports: an event of the table, events of the game, or both."""

    number: int
    at: int
    happening: TableEvent | None
    events: list[Event]
    guest: str | None = None
    marks: list[Mark] = field(default_factory=list)  # for each event
    turn: int | None = None  # whose turn it is after it
    only_for: frozenset[str] | None = None  # the guests who get it; None: everybody


class Rest(NamedTuple):
    """What is still known of the match of a table that rests."""

    moves: int
    to_move: int | None


class LiveTable:
    """Only `apply` changes it, so the same entries make the same table, now and after every restart."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.id = header.id
        self.game = games[header.game]
        self.stand_in = STAND_IN
        self.clock = header.settings.clock
        self.host = header.host
        self.places = [Place(reserve=self.clock.reserve * 1000 if self.clock else 0) for _ in range(header.seats)]
        for seat, place in enumerate(self.places):
            place.colour = free_colour(self.places, seat, None)
        self.stage = "waiting"
        self.course: Course | None = None
        self.rest: Rest | None = None
        self.steps: list[Step] = []
        self.version = 0
        self.said = 0  # how many messages were sent in the chat
        self.noted: Counter[str] = Counter()  # by guest: how many entries besides moves and chat
        self.match_version = 0
        self.changed_at = header.opened_at
        self.turn_at = header.opened_at
        self.timer = Timer(self.clock) if self.clock else None
        self.warned = 0  # the number of the warning that this decision's time runs out soon
        self.pause: PauseState | None = None
        self.resumed_at = 0
        self.undo: UndoState | None = None
        self.undo_at = 0
        self.scores: list[int] | None = None
        self.winners: list[int] | None = None
        self.rematch: str | None = None
        self.last_hash: str | None = None
        self.deal = proof.Deal(self.promise, header.seats) if self.is_provable else None
        self.deal_at = header.opened_at
        self.has_begun = False  # the host has, and the dealing goes on
        self.expected: set[int] = set()  # after a void deal: the seats that are to show again
        self.withheld: set[str] = set()  # guests who did not open a salt: the table goes on without theirs

    # Questions

    @property
    def is_provable(self) -> bool:
        return self.header.settings.has_proof

    @cached_property
    def promise(self) -> str:
        """What the table shows of its secret."""
        header = self.header
        what = proof.terms(header.game, header.rules, header.seats, header.options)
        return proof.commitment(header.seed, what)

    @property
    def seed(self) -> str:
        """The seed of the match: the header's, or what follows from it and the salts."""
        return self.header.seed if self.deal is None else self.deal.seed(self.header.seed)

    @property
    def is_dealing(self) -> bool:
        """Has the host begun, and are salts still to come?"""
        return self.stage == "waiting" and self.has_begun

    @property
    def withheld_at(self) -> list[int]:
        """The seats that go on without a salt, because their guests did not open one."""
        return [seat for seat, place in enumerate(self.places) if place.guest in self.withheld]

    @property
    def match(self) -> Match | None:
        return self.course.match if self.course else None

    @cached_property
    def options(self) -> dict[str, Any]:
        """All options of the game; the header of an older match names only those that there were then."""
        return self.game.options_by(self.header.rules, self.header.options, self.header.seats)

    @cached_property
    def edition(self) -> str | None:
        return self.game.edition(self.options, self.header.seats)

    @cached_property
    def preset(self) -> str | None:
        return self.game.preset(self.options, self.header.seats)

    @property
    def made(self) -> list[Made]:
        return self.course.made if self.course else []

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return self.rest.moves if self.rest else len(self.made)

    @property
    def is_over(self) -> bool:
        """The game is over, whether or not the result is stored yet."""
        return self.match is not None and self.match.over

    @property
    def is_long(self) -> bool:
        """Has the match too many moves to go on? A game may never end; a match here must."""
        return self.moves >= MOVES_MOST and not self.is_over

    @property
    def to_move(self) -> int | None:
        if self.rest:
            return self.rest.to_move
        if self.stage != "playing" or self.match is None or self.match.over or self.is_long:
            return None
        return self.match.to_move

    @property
    def names(self) -> list[str]:
        return [place.name or f"{seat + 1}" for seat, place in enumerate(self.places)]

    @property
    def guests(self) -> set[str]:
        return {place.guest for place in self.places if place.guest}

    @property
    def is_deserted(self) -> bool:
        """Is there no guest left who could begin or play on?"""
        return self.stage in ("waiting", "playing") and not self.guests

    def seats_of(self, guest: str | None) -> list[int]:
        """A guest's seats, the one held longest first."""
        own = [seat for seat, place in enumerate(self.places) if guest and place.guest == guest]
        return sorted(own, key=lambda seat: self.places[seat].since)

    def person(self, guest: str) -> int | None:
        """A guest's own seat: the one held longest. At their other seats somebody else plays on the same device."""
        return next(iter(self.seats_of(guest)), None)

    def names_but(self, seat: int) -> list[str]:
        """The names at the other seats."""
        return [place.name for at, place in enumerate(self.places) if at != seat and place.name]

    def bot_name(self, seat: int) -> str:
        return bot_name(bytes.fromhex(self.header.seed), seat, self.names_but(seat))

    def kept_for(self, guest: str | None) -> list[int]:
        """The seats kept for a guest who is asked to play again."""
        return [seat for seat, place in enumerate(self.places) if guest and place.kept_for == guest]

    @property
    def sat(self) -> frozenset[str]:
        """All who have, or had, a seat in this match."""
        return frozenset().union(*(place.guests for place in self.places))

    def has_looked(self, guest: str, seat: int) -> bool:
        """Does or did the guest play at another seat of this match? Then they know its cards."""
        others = (place for at, place in enumerate(self.places) if at != seat)
        return self.match is not None and any(guest in place.guests for place in others)

    def knows(self, seat: int, number: int) -> bool:
        """May the seat's player know what the seat learned in private at this number? Not if it was another guest's."""
        place = self.places[seat]
        return place.holder_at(number) in (None, place.person)

    def left_by(self, guest: str | None) -> list[int]:
        """The seats kept for a guest who left them."""
        return [seat for seat, place in enumerate(self.places) if guest and place.left_by == guest]

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays there now, if any."""
        place = self.places[seat]
        if place.bot:
            return place.bot
        return self.stand_in if place.is_played_for else None

    def may_move(self, seat: int | None) -> bool:
        """Is it this seat's turn, and is its time not over?"""
        return seat is not None and self.to_move == seat and not self.places[seat].is_forfeit

    def bot_seed(self, seat: int) -> int:
        return bot_seed(bytes.fromhex(self.header.seed), seat)

    def last_choice(self, seat: int) -> int | None:
        """How many moves had been made when this seat last had a choice; the moves of the opening were none."""
        first = len(self.header.settings.opening)
        for at in range(len(self.made) - 1, first - 1, -1):
            if self.made[at].seat == seat and self.made[at].had_choice:
                return at
        return None

    def players(self) -> list[int]:
        """The seats of guests who are present and can be asked."""
        return [seat for seat, place in enumerate(self.places) if place.guest and not place.is_absent]

    def deadline(self) -> int | None:
        """When the clock of the seat to move runs out; None while it stands still."""
        seat = self.to_move
        if self.timer is None or seat is None or self.bot_at(seat):
            return None
        return self.timer.ends(self.places[seat].reserve)

    def alarm(self) -> int | None:
        """When something is due by the clock: the warning of one that gives days, or its end."""
        deadline = self.deadline()
        if deadline is None or self.warned or self.clock is None or not self.clock.is_slow:
            return deadline
        return deadline - SOON

    @property
    def is_paused(self) -> bool:
        return self.pause is not None and self.pause.since is not None

    @property
    def asked_to_pause(self) -> set[str]:
        """The guests on whom a pause waits. Who is away, with a bot in their place, is not asked."""
        if self.pause is None or self.is_paused or self.stage != "playing":
            return set()
        agreed = {self.places[seat].guest for seat in (self.pause.seat, *self.pause.agreed)}
        return {guest for seat in self.players() if (guest := self.places[seat].guest) not in agreed and guest}

    @property
    def is_pause_due(self) -> bool:
        """Have all agreed to the pause that somebody asked for?"""
        is_asked = self.pause is not None and not self.is_paused and self.stage == "playing"
        return is_asked and bool(self.players()) and not self.asked_to_pause

    # Changes

    def at_rest(self) -> "LiveTable":
        """The same table without its match and steps, which take up most of the memory: they are read again from the
        entries when somebody comes, or before anything changes."""
        resting = copy.copy(self)
        resting.course, resting.steps, resting.rest = None, [], Rest(self.moves, self.to_move)
        return resting

    def prepare(self, number: int, entry: Entry) -> Callable[[], Prepared] | None:
        """If an entry rebuilds the match: the work for it, which may run in a thread beforehand."""
        match entry.what:
            case table_events.Began():
                opening = self.header.settings.opening
                numbers = range(number + 1, number + 1 + entry.more) if entry.more else [number] * len(opening)
                moves = [Move(text, at) for text, at in zip(opening, numbers, strict=True)]
            case table_events.Undone(moves=kept) if self.match is not None:
                made = zip(self.match.history[:kept], self.made[:kept], strict=True)
                moves = [Move(text, move.number, move.guest) for text, move in made]
            case _:
                return None
        return lambda: prepared(number, self.fresh_match(), moves)

    def apply(self, numbered: Numbered, ready: Prepared | None = None) -> Step:
        """Apply the next entry, using what was prepared for it."""
        assert numbered.number == self.version + 1, (self.id, numbered.number, self.version)
        assert not self.rest, self.id
        entry, what = numbered.entry, numbered.entry.what
        if ready is None and (prepare := self.prepare(numbered.number, entry)):
            ready = prepare()
        assert ready is None or ready.number == numbered.number, (self.id, numbered.number)
        events: list[Event] = []
        marks: list[Mark] = []
        self._count(entry)
        match what:
            case table_events.Seated(seat=seat, name=name, colour=colour):
                if self._withholds(seat):  # it moves by its link
                    self.withheld.add(entry.guest or "")
                self._seat(seat, entry.guest or "", name, colour, numbered.number)
                self._unshow(seat, numbered.at)
            case table_events.BotSeated(seat=seat, bot=bot, name=called):
                place = self.places[seat]
                place.bot, place.name, place.guest = bot, called or f"Bot {seat + 1}", None
                place.since, place.kept_for = numbered.number, None
                place.colour = free_colour(self.places, seat, None)
                self._unshow(seat, numbered.at)
            case table_events.Renamed(seat=seat, name=name):
                self.places[seat].name = name
            case table_events.Left(seat=seat):
                self._leave(seat)
                self._unshow(seat, numbered.at)
            case table_events.Invited(seat=seat, name=name, colour=colour):
                place = self.places[seat]
                place.kept_for, place.name = entry.guest, name
                place.colour = free_colour(self.places, seat, colour)
            case table_events.Freed(seat=seat):
                self.places[seat].kept_for = self.places[seat].name = None
            case table_events.SaltShown(seat=seat, shown=shown) if self.deal:
                self.deal.show(seat, shown)
            case table_events.DealBegan(seats=seats) if self.deal:
                self.deal.begin(seats)
                self.deal_at, self.has_begun = numbered.at, True
            case table_events.SaltOpened(seat=seat, salt=salt) if self.deal:
                self.deal.open(seat, salt)
            case table_events.DealVoided(seats=seats):
                self.withheld |= {self.places[seat].guest or "" for seat in seats}
                self._void(set(seats), numbered.at)
            case table_events.Began():
                assert ready
                self._begin(ready.course)
                events, marks = list(ready.course.began.events), list(ready.course.began.marks)
                for played in [] if entry.more else ready.played:
                    events += played.events
                    marks += played.marks
            case Moved(seat=seat, move=move, is_bot=is_bot):
                events, marks, _ = self._move(seat, move, is_bot, numbered)
            case table_events.UndoAsked(seat=seat, moves=moves):
                self.undo, self.undo_at = UndoState(seat=seat, moves=moves, agreed=[]), numbered.at
            case table_events.UndoAgreed(seat=seat) if self.undo:
                agreed = sorted({*self.undo.agreed, seat})
                self.undo = UndoState(seat=self.undo.seat, moves=self.undo.moves, agreed=agreed)
            case table_events.UndoRefused():
                self.undo = None
            case table_events.Undone():
                assert ready
                self._take_back(ready.course)
            case table_events.PauseAsked(seat=seat):
                self.pause = PauseState(seat=seat, agreed=[])
            case table_events.PauseAgreed(seat=seat) if self.pause:
                self.pause = PauseState(seat=self.pause.seat, agreed=sorted({*self.pause.agreed, seat}))
            case table_events.PauseRefused() if self.pause:
                self.places[self.pause.seat].is_denied = True
                self.pause = None
            case table_events.Paused() if self.pause and self.timer:
                self.pause = PauseState(seat=self.pause.seat, agreed=self.pause.agreed, since=numbered.at)
                self.timer.stop(numbered.at)
            case table_events.PauseEnded() if self.timer:
                self.pause, self.resumed_at = None, numbered.at
                self.timer.go_on(numbered.at)
            case table_events.Warned():
                self.warned = numbered.number
            case table_events.Voted(seat=seat, target=target):
                self.places[target].votes.add(seat)
            case table_events.Absent(seat=seat, why=why):
                self._go_away(seat, why)
            case table_events.Returned(seat=seat):
                self._come_back(seat, numbered.at)
            case table_events.Finished(scores=scores, winners=winners, last_hash=last_hash):
                self.stage, self.scores, self.winners, self.last_hash = "finished", scores, winners, last_hash
                self.pause = None
            case table_events.Rematched(table=table):
                self.rematch = table
            case table_events.Closed():
                self.stage, self.pause = "closed", None
        self.version = numbered.number + entry.more
        if isinstance(what, table_events.Began | Moved | table_events.Undone):
            self.match_version = self.version
            self._decide_from(numbered.at)
        elif isinstance(what, Woken):
            self._wake(numbered.at)
        self.changed_at = numbered.at
        happening = None if isinstance(what, Moved | Woken) else what
        only_for = self.sat if isinstance(what, table_events.Rematched) else None
        turn = self.course.turn if self.course else None
        if entry.more and ready:
            turn = ready.course.began.turn
        step = Step(numbered.number, numbered.at, happening, events, entry.guest, marks, turn, only_for)
        self.steps.append(step)
        if entry.more and ready:
            self.steps += [
                Step(number, numbered.at, None, played.events, None, played.marks, played.turn)
                for number, played in enumerate(ready.played, numbered.number + 1)
            ]
        return self.steps[-1]

    def _count(self, entry: Entry) -> None:
        """Count an entry that is no move, for the guest it names, else for the guest at its seat until now."""
        what = entry.what
        if isinstance(what, table_events.Said):
            self.said += 1
        elif not isinstance(what, Moved | Woken):
            seat: int | None = getattr(what, "seat", None)
            self.noted[entry.guest or (self.places[seat].guest if seat is not None else None) or ""] += 1

    def fresh_match(self) -> Match:
        """The match before its first move: dealt, or at the position it goes on from."""
        moment = self.header.settings.moment
        if moment is not None and moment.position is not None:
            position = self.game.position(self.header.seats, self.options, moment.position)
            return Match.at(self.game, position, self.seed, recalled=moment.recalled, rules=self.header.rules)
        return Match(self.game, self.header.seats, self.seed, self.header.options, rules=self.header.rules)

    def _seat(self, seat: int, guest: str, name: str, colour: str, number: int) -> None:
        place = self.places[seat]
        if seat == self.person(self.host):
            self.host = guest  # the seat moved to another device
        if place.person != guest:
            place.votes.clear()
            place.is_denied = False
            self._take_back_consent(seat)
        place.guest, place.name, place.bot, place.since = guest, name, None, number
        place.left_by = place.kept_for = None
        place.colour = free_colour(self.places, seat, colour)
        place.is_absent = False
        place.guests.add(guest)
        place.held.append((number, guest))
        if self.host not in self.guests:  # nobody else is there
            self.host = guest

    def _withholds(self, seat: int) -> bool:
        """Would a deal be void without who sits there now, or was one already?"""
        guest = self.places[seat].guest
        return guest is not None and (guest in self.withheld or bool(self.deal and seat in self.deal.own))

    def _unshow(self, seat: int, at: int) -> None:
        """Who sits there now has shown no salt."""
        if self.stage == "waiting" and self.deal:
            if not self.deal.is_opening:
                self.deal.forget(seat)
            elif seat in self.deal.own or not self.places[seat].is_taken:
                self._void({seat}, at)

    def _void(self, seats: set[int], at: int) -> None:
        """The next deal begins: the others are to show new salts."""
        if self.deal:
            self.expected = set(self.deal.own) - seats
            self.deal = proof.Deal(self.promise, self.header.seats, self.deal.number + 1)
            self.deal_at = at

    def _leave(self, seat: int) -> None:
        place = self.places[seat]
        if self.stage == "playing":
            place.left_by = place.guest or place.left_by
        place.guest = place.bot = None
        self.has_begun = False
        for other in self.places:
            other.votes.discard(seat)
        if self.stage == "waiting":
            place.name = None
            place.guests.clear()
            place.held.clear()
        if self.host not in self.guests:  # another guest becomes the host
            self.host = next((each.guest for each in self.places if each.guest), self.host)
        self._take_back_consent(seat)

    def _take_back_consent(self, seat: int) -> None:
        """A wish to take moves back or to pause, or consent to it, ends when its person leaves: it does not bind the
        next one. A pause that has begun goes on."""
        if self.undo and seat == self.undo.seat:
            self.undo = None
        elif self.undo:
            agreed = [other for other in self.undo.agreed if other != seat]
            self.undo = UndoState(seat=self.undo.seat, moves=self.undo.moves, agreed=agreed)
        if self.pause and not self.is_paused:
            agreed = [other for other in self.pause.agreed if other != seat]
            self.pause = None if seat == self.pause.seat else PauseState(seat=self.pause.seat, agreed=agreed)

    def _begin(self, course: Course) -> None:
        self.stage, self.has_begun = "playing", False
        for place in self.places:
            place.owner = place.guest
        self.course = course

    def _decide_from(self, at: int) -> None:
        """Somebody's time begins."""
        self.turn_at, self.warned = at, 0
        if self.timer:
            self.timer.begin(at)

    def _wake(self, at: int) -> None:
        self.turn_at = at
        if self.timer:
            seat = self.to_move
            self.timer.wake(at, 0 if seat is None else self.places[seat].reserve)

    def _move(self, seat: int, move: str, is_bot: bool, numbered: Numbered) -> Played:
        place = self.places[seat]
        if self.timer and not is_bot:
            place.reserve = max(0, place.reserve - self.timer.beyond(numbered.at))
        if not is_bot:
            place.votes.clear()
            place.is_denied = False
        place.is_forfeit = False
        self.undo = None
        assert self.course is not None
        return self.course.play(Move(move, numbered.number, None if is_bot else place.guest))

    def _take_back(self, course: Course) -> None:
        self.course, self.undo = course, None
        for place in self.places:
            place.is_forfeit = False

    def _go_away(self, seat: int, why: str) -> None:
        place = self.places[seat]
        place.is_absent = True
        place.is_forfeit = seat == self.to_move
        place.votes.clear()
        if why == "clock":
            place.reserve = 0
        if self.undo and seat == self.undo.seat:
            self.undo = None

    def _come_back(self, seat: int, at: int) -> None:
        """Give no time back, but do not count the time in which a bot was to decide."""
        place = self.places[seat]
        if self.may_move(seat) and place.is_absent:
            self._decide_from(at)
        place.is_absent = False
        place.votes.clear()

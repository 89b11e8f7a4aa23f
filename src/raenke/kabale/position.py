"""Write a table down and set it up again: for tests, puzzles and going on from any moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from raenke.core.chance import Chance
from raenke.core.codes import NOBODY
from raenke.core.errors import OptionError
from raenke.core.written import Written, for_each_seat
from raenke.kabale import ally, bits, facing, most, phase
from raenke.kabale.cards import ALLIES, DOMAINS, POINTS, goal_name, goal_of, mask_of, names_in
from raenke.kabale.layout import Layout
from raenke.kabale.options import check_seats, options_of
from raenke.kabale.table import Table

Number = Annotated[int, Meta(ge=0, le=ally.COUNT + most.HAND)]
Seat = Annotated[int, Meta(ge=0, lt=most.SEATS)]
Card = Annotated[str, Meta(max_length=20)]
Goal = tuple[Card, Number]
Names = Sequence[str] | str


class Ally(NamedTuple):
    """A card in a column: its owner, its id, and how it lies (down, up, cloaked, or relaid: an Explorer that everybody
    knows). Players may remember how often its owner's pile was renewed this round before, and whether it is marked."""

    seat: Seat
    card: Card
    face: Card
    era: Number = 0
    is_marked: bool = False


class Past(NamedTuple):
    """What everybody may remember of a player's pile: what went into it at the last shuffle before the round and at
    each one since; draws and cards laid since the last, and the hand at that time; what marked cards cannot all be."""

    renewed: tuple[tuple[Card, ...], ...]
    drawn: Number
    laid: Number
    kept: tuple[Card, ...] = ()
    not_all: tuple[Card, ...] = ()


@dataclass(frozen=True, init=False)
class Position(Written):
    """Everything that lies on a table. Lists may be written short: `"king queen"`, `"0 king up, 1 cloak down"`."""

    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[Card, ...], ...]
    memory: tuple[Past, ...]
    goals: tuple[Goal, ...]
    columns: tuple[tuple[Ally, ...], ...]
    closed: tuple[Seat, ...]
    to_lay: Seat
    choosing: tuple[Card, Seat] | None
    round: Annotated[int, Meta(ge=1, le=most.ROUNDS)]
    goal_pile: tuple[Goal, ...]
    won: tuple[tuple[Goal, ...], ...]
    unclaimed: tuple[Goal, ...]
    over: bool
    options: dict[str, Any] = field(hash=False)

    def __init__(
        self,
        seats: int,
        hands: Sequence[Names],
        goals: Sequence[Goal | str] | str,
        piles: Sequence[Names] = (),
        discards: Sequence[Names] = (),
        memory: Sequence[Past] = (),
        columns: Sequence[Sequence[Ally | tuple[int, str, str]] | str] = (),
        closed: Sequence[int] = (),
        to_lay: int = 0,
        choosing: tuple[str, int] | None = None,
        round: int = 1,  # noqa: A002
        goal_pile: Sequence[Goal | str] | str = (),
        won: Sequence[Sequence[Goal | str] | str] = (),
        unclaimed: Sequence[Goal | str] | str = (),
        over: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.put(
            seats=check_seats(seats),
            hands=for_each_seat("hands", [names(hand) for hand in hands], seats),
            piles=for_each_seat("piles", [names(pile) for pile in piles], seats),
            discards=for_each_seat("discards", [in_order(names(pile)) for pile in discards], seats),
            goals=goals_of(goals),
            columns=for_each_seat("columns", [column_of(column) for column in columns], seats),
            closed=tuple(sorted(closed)),
            to_lay=to_lay,
            choosing=choosing,
            round=round,
            goal_pile=goals_of(goal_pile),
            won=for_each_seat("won", [goals_of(goals) for goals in won], seats),
            unclaimed=goals_of(unclaimed),
            over=over,
            options=dict(options or {}),
        )
        self.put(memory=tuple(memory_from(entry) for entry in memory) or self.plain_memory())
        self.check()

    def check(self) -> None:
        """Refuse what cannot lie on a table, and say what it is."""
        if len(self.goals) != self.seats:
            raise OptionError(f"{self.seats} seats need {self.seats} goals, not {len(self.goals)} (K2.2)")
        if not 1 <= self.rounds <= most.ROUNDS or len(self.goal_pile) % self.seats:
            raise OptionError(f"the goal pile must hold whole rounds, at most {most.ROUNDS} in all (K2.2)")
        if not 0 <= self.to_lay < self.seats or any(not 0 <= column < self.seats for column in self.closed):
            raise OptionError(f"seats and columns count from 0 to {self.seats - 1}")
        for seat in range(self.seats):
            if len(self.hands[seat]) > most.HAND:
                raise OptionError(f"a hand holds at most {most.HAND} cards (K2.1)")
            allies = self.allies_of(seat)
            for card in allies:
                if allies.count(card) > 1:
                    raise OptionError(f"{card} of seat {seat} is there twice (K1.1)")
        for column in self.columns:
            if any(not 0 <= ally.seat < self.seats for ally in column):
                raise OptionError(f"an ally in a column belongs to a seat from 0 to {self.seats - 1}")
        if len(self.memory) != self.seats or any(not 1 <= len(each.renewed) <= most.ERAS for each in self.memory):
            raise OptionError(f"memory must be written for each of {self.seats} seats, with 1 to {most.ERAS} shuffles")
        if any(ally.era >= len(self.memory[ally.seat].renewed) for column in self.columns for ally in column):
            raise OptionError("an ally cannot have been laid after a shuffle that was not yet")
        awarded = sum(len(goals) for goals in self.won) + len(self.unclaimed)
        if awarded + self.seats * (0 if self.over else 1) + len(self.goal_pile) > most.SEATS * most.ROUNDS:
            raise OptionError("more goals than there are in the game (K1.4)")
        if self.choosing is not None:
            self.check_choice(*self.choosing)
        elif not self.over and not any(self.hands):
            raise OptionError("somebody must hold a card (K2.8)")

    def allies_of(self, seat: int) -> tuple[str, ...]:
        """All allies of a seat that are in this game."""
        laid = [ally.card for column in self.columns for ally in column if ally.seat == seat]
        return in_order([*self.hands[seat], *self.piles[seat], *self.discards[seat], *laid])

    def plain_memory(self) -> tuple[Past, ...]:
        """As if no pile had been renewed yet: every card outside the pile was drawn from it."""
        memories = []
        for seat in range(self.seats):
            allies = self.allies_of(seat)
            held = len(self.hands[seat])
            drawn = len(allies) - len(self.piles[seat])
            memories.append(Past((allies,), drawn, drawn - held))
        return tuple(memories)

    def check_choice(self, what: str, column: int) -> None:
        if what not in ("cloak", "traitor") or not 0 <= column < self.seats or len(self.columns[column]) < 2:
            raise OptionError("choosing is (cloak, column) or (traitor, column), over the card that revealed it")
        ally = self.columns[column][-2]
        if ally.card != what or ally.face != "up":
            raise OptionError(f"the last card but one of column {column} must be a {what} face up")

    @property
    def rounds(self) -> int:
        return self.round + len(self.goal_pile) // self.seats


def names(given: Names) -> tuple[str, ...]:
    cards = tuple(given.replace(",", " ").split()) if isinstance(given, str) else tuple(given)
    for card in cards:
        if card not in ALLIES:
            raise OptionError(f"there is no ally {card!r}; the allies are {', '.join(ALLIES)} (K1.1)")
    return cards


def in_order(cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=ALLIES.index))


def memory_from(given: Past) -> Past:
    memory = Past(*given)
    renewed = tuple(in_order(names(cards)) for cards in memory.renewed)
    return memory._replace(renewed=renewed, kept=in_order(names(memory.kept)), not_all=in_order(names(memory.not_all)))


def goals_of(given: Sequence[Goal | str] | str) -> tuple[Goal, ...]:
    if isinstance(given, str):
        given = [part.strip() for part in given.split(",") if part.strip()]
    return tuple(goal_from(goal) for goal in given)


def goal_from(given: Goal | str) -> Goal:
    domain, points = given.split() if isinstance(given, str) else given
    if domain not in DOMAINS or int(points) not in POINTS:
        raise OptionError(f"there is no goal {given!r}; write a domain ({', '.join(DOMAINS)}) and 1 to 5 (K1.4)")
    return domain, int(points)


def column_of(given: Sequence[Ally | tuple[int, str, str]] | str) -> tuple[Ally, ...]:
    if isinstance(given, str):
        parts = [part.split() for part in given.split(",") if part.strip()]
        if any(len(part) != 3 or not part[0].isdigit() for part in parts):
            raise OptionError(f'an ally is written "seat card face", as in "0 king up", not {given!r}')
        given = [(int(seat), card, face) for seat, card, face in parts]
    column = tuple(Ally(*ally) for ally in given)
    for one in column:
        names([one.card])
        if one.face not in facing.IDS:
            raise OptionError(f"an ally lies {', '.join(facing.IDS)}, not {one.face!r}")
        if one.face == "relaid" and one.card != "explorer":
            raise OptionError("only an Explorer can be relaid (K3.1)")
    if len(column) > most.COLUMN:
        raise OptionError(f"a column holds at most {most.COLUMN} allies")
    return column


def position_of(table: Table) -> Position:
    """Write a table down."""
    lies = table.layout()
    seats = range(table.seats)
    awards = [(goal_name(goal), seat) for goal, seat in zip(lies.award_goal, lies.award_seat, strict=True)]
    choices = {phase.CLOAKING: ("cloak", lies.choice_column), phase.SWAPPING: ("traitor", lies.choice_column)}
    return Position(
        seats=table.seats,
        hands=[[ALLIES[card] for card in hand] for hand in lies.hand],
        piles=[[ALLIES[card] for card in pile] for pile in lies.pile],
        discards=[names_in(mask) for mask in lies.discard],
        memory=[past_of(lies, seat) for seat in seats],
        goals=[goal_name(goal) for goal in lies.goal],
        columns=[[ally_of(cell) for cell in column] for column in lies.column],
        closed=[column for column in seats if lies.closed >> column & 1],
        to_lay=lies.active,
        choosing=choices.get(lies.phase),
        round=lies.round,
        goal_pile=[goal_name(goal) for goal in lies.goal_pile],
        won=[[goal for goal, winner in awards if winner == seat] for seat in seats],
        unclaimed=[goal for goal, winner in awards if winner == most.SEATS],
        over=lies.phase == phase.FINISHED,
        options=table.options.as_dict(),
    )


def ally_of(cell: int) -> Ally:
    seat, card, face = bits.seat(cell), ALLIES[bits.card(cell)], facing.IDS[bits.face(cell)]
    return Ally(seat, card, face, bits.era(cell), bits.mark(cell) != 0)


def cell_of(one: Ally) -> int:
    return bits.of(ALLIES.index(one.card), one.seat, facing.IDS.index(one.face), one.era, one.is_marked)


def past_of(lies: Layout, seat: int) -> Past:
    renewed = tuple(names_in(mask) for mask in lies.renewed[seat])
    return Past(renewed, lies.drawn[seat], lies.laid[seat], names_in(lies.kept[seat]), names_in(lies.not_all[seat]))


def set_up(position: Position, chance: Chance | None = None) -> Table:
    """Lay a table as a position says. If the active player holds no card, the next player with a card lays (K6.35)."""
    options = options_of({**position.options, "rounds": position.rounds}, position.seats)
    table = Table(position.seats, options, chance)
    table.lay_out(layout_of(position))
    return table


def layout_of(position: Position) -> Layout:
    decides, chooser, column, place = phase.LAYING, first_with_cards(position), 0, 0
    if position.over:
        decides, chooser = phase.FINISHED, NOBODY
    elif position.choosing is not None:
        what, column = position.choosing
        place = len(position.columns[column]) - 2
        decides = phase.CLOAKING if what == "cloak" else phase.SWAPPING
        chooser = position.columns[column][place].seat
    awards = [(goal, seat) for seat, goals in enumerate(position.won) for goal in goals]
    awards += [(goal, most.SEATS) for goal in position.unclaimed]
    return Layout(
        phase=decides,
        to_move=chooser,
        round=position.round,
        active=chooser if decides == phase.LAYING else position.to_lay,
        choice_column=column,
        choice_place=place,
        closed=sum(1 << closed for closed in position.closed),
        goal=[goal_of(goal) for goal in position.goals],
        goal_pile=[goal_of(goal) for goal in position.goal_pile],
        award_goal=[goal_of(goal) for goal, _ in awards],
        award_seat=[seat for _, seat in awards],
        hand=[[ALLIES.index(card) for card in hand] for hand in position.hands],
        pile=[[ALLIES.index(card) for card in pile] for pile in position.piles],
        discard=[mask_of(pile) for pile in position.discards],
        column=[[cell_of(one) for one in column] for column in position.columns],
        renewed=[[mask_of(cards) for cards in past.renewed] for past in position.memory],
        drawn=[past.drawn for past in position.memory],
        laid=[past.laid for past in position.memory],
        kept=[mask_of(past.kept) for past in position.memory],
        not_all=[mask_of(past.not_all) for past in position.memory],
    )


def first_with_cards(position: Position) -> int:
    order = [(position.to_lay + step) % position.seats for step in range(position.seats)]
    return next((seat for seat in order if position.hands[seat]), position.to_lay)

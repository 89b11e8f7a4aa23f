"""What lies on a table of Citadels; written from `state.toml`."""

from raenke.citadels import district, most, phase
from raenke.citadels.layout import Layout
from raenke.core.arrays import zeros
from raenke.core.table import Table as CoreTable


class State(CoreTable):
    """The fields of a table."""

    def __init__(self) -> None:
        super().__init__()
        self.cast = zeros(most.RANKS)
        self.hand = zeros(most.SEATS, most.CARDS)
        self.city = zeros(most.SEATS, 24)
        self.gold = zeros(most.SEATS)
        self.deck = zeros(most.DECK)
        self.pile = zeros(most.CARDS)
        self.museum = zeros(most.CARDS)
        self.museum_by = zeros(most.CARDS)
        self.is_declared = False
        self.haunted_round = 0
        self.crown = 0
        self.round = 0
        self.reign_seat = -1
        self.reign = 0
        self.first = -1
        self.is_last = False
        self.phase = phase.OVER
        self.face_up = 0
        self.face_down = -1
        self.removed = -1
        self.picked = zeros(most.SEATS)
        self.handed = zeros(most.SEATS)
        self.left = 0
        self.holder = [-1 for _ in range(most.RANKS)]
        self.rank = 0
        self.turn_seat = -1
        self.turn_character = 0
        self.murdered = -1
        self.robbed = -1
        self.bewitched = -1
        self.is_murdered_shown = False
        self.thief = -1
        self.witch = -1
        self.protected = -1
        self.collector = -1
        self.owes = 0
        self.paid = 0
        self.used = 0
        self.built = 0
        self.embellished = 0
        self.spent = 0
        self.drawn = zeros(4)
        self.keeps = 0
        self.discarded = 0
        self.other = -1
        self.card = 0
        self.is_heir = False
        self.top = 0
        self.deck_size = 0
        self.pile_size = 0
        self.museum_size = 0
        self.held = zeros(most.SEATS)
        self.size = zeros(most.SEATS)
        self.has = zeros(most.SEATS)
        self.coloured = zeros(64)
        self.pick = 0
        self.drawn_size = 0
        self.cast_size = 0
        self.points = zeros(most.SEATS)
        self.counts = zeros(district.COUNT)

    def become(self, other: "State") -> None:
        """Become like another state of the same seats and options, without its notes."""
        self.noted = 0
        self.cast[:] = other.cast
        self.gold[:] = other.gold
        self.deck[:] = other.deck
        self.picked[:] = other.picked
        self.handed[:] = other.handed
        self.holder[:] = other.holder
        self.drawn[:] = other.drawn
        self.held[:] = other.held
        self.size[:] = other.size
        self.has[:] = other.has
        self.coloured[:] = other.coloured
        self.is_declared = other.is_declared
        self.haunted_round = other.haunted_round
        self.crown = other.crown
        self.round = other.round
        self.reign_seat = other.reign_seat
        self.reign = other.reign
        self.first = other.first
        self.is_last = other.is_last
        self.phase = other.phase
        self.to_move = other.to_move
        self.face_up = other.face_up
        self.face_down = other.face_down
        self.removed = other.removed
        self.left = other.left
        self.rank = other.rank
        self.turn_seat = other.turn_seat
        self.turn_character = other.turn_character
        self.murdered = other.murdered
        self.robbed = other.robbed
        self.bewitched = other.bewitched
        self.is_murdered_shown = other.is_murdered_shown
        self.thief = other.thief
        self.witch = other.witch
        self.protected = other.protected
        self.collector = other.collector
        self.owes = other.owes
        self.paid = other.paid
        self.used = other.used
        self.built = other.built
        self.embellished = other.embellished
        self.spent = other.spent
        self.keeps = other.keeps
        self.discarded = other.discarded
        self.other = other.other
        self.card = other.card
        self.is_heir = other.is_heir
        self.over = other.over
        self.top = other.top
        self.deck_size = other.deck_size
        self.pile_size = other.pile_size
        self.museum_size = other.museum_size
        self.pick = other.pick
        self.drawn_size = other.drawn_size
        for i in range(self.pile_size):
            self.pile[i] = other.pile[i]
        for i in range(self.museum_size):
            self.museum[i] = other.museum[i]
            self.museum_by[i] = other.museum_by[i]
        for seat in range(self.seats):
            for i in range(self.held[seat]):
                self.hand[seat][i] = other.hand[seat][i]
            self.city[seat][:] = other.city[seat]

    def layout(self) -> Layout:
        """What lies there as plain lists."""
        return Layout(
            cast=[self.cast[i] for i in range(self.cast_size)],
            hand=[[self.hand[seat][i] for i in range(self.held[seat])] for seat in range(self.seats)],
            city=[[self.city[seat][i] for i in range(self.size[seat])] for seat in range(self.seats)],
            gold=[self.gold[i] for i in range(self.seats)],
            deck=[self.deck[self.top + i & most.DECK_MASK] for i in range(self.deck_size)],
            pile=[self.pile[i] for i in range(self.pile_size)],
            museum=[self.museum[i] for i in range(self.museum_size)],
            museum_by=[self.museum_by[i] for i in range(self.museum_size)],
            is_declared=self.is_declared,
            haunted_round=self.haunted_round,
            crown=self.crown,
            round=self.round,
            reign_seat=self.reign_seat,
            reign=self.reign,
            first=self.first,
            is_last=self.is_last,
            phase=self.phase,
            to_move=self.to_move,
            face_up=self.face_up,
            face_down=self.face_down,
            removed=self.removed,
            picked=[self.picked[i] for i in range(self.pick)],
            handed=[self.handed[i] for i in range(self.pick)],
            left=self.left,
            holder=[self.holder[i] for i in range(self.cast_size)],
            rank=self.rank,
            turn_seat=self.turn_seat,
            turn_character=self.turn_character,
            murdered=self.murdered,
            robbed=self.robbed,
            bewitched=self.bewitched,
            is_murdered_shown=self.is_murdered_shown,
            thief=self.thief,
            witch=self.witch,
            protected=self.protected,
            collector=self.collector,
            owes=self.owes,
            paid=self.paid,
            used=self.used,
            built=self.built,
            embellished=self.embellished,
            spent=self.spent,
            drawn=[self.drawn[i] for i in range(self.drawn_size)],
            keeps=self.keeps,
            discarded=self.discarded,
            other=self.other,
            card=self.card,
            is_heir=self.is_heir,
        )

    def spread(self, layout: Layout) -> None:
        """Lay what the lists say. Who calls this has checked the sizes, and counts what follows."""
        self.cast_size = len(layout.cast)
        for i, number in enumerate(layout.cast):
            self.cast[i] = number
        self.top = 0
        self.deck_size = len(layout.deck)
        for i, number in enumerate(layout.deck):
            self.deck[i] = number
        self.pile_size = len(layout.pile)
        for i, number in enumerate(layout.pile):
            self.pile[i] = number
        self.museum_size = len(layout.museum)
        for i, number in enumerate(layout.museum):
            self.museum[i] = number
        self.museum_size = len(layout.museum_by)
        for i, number in enumerate(layout.museum_by):
            self.museum_by[i] = number
        self.is_declared = layout.is_declared
        self.haunted_round = layout.haunted_round
        self.crown = layout.crown
        self.round = layout.round
        self.reign_seat = layout.reign_seat
        self.reign = layout.reign
        self.first = layout.first
        self.is_last = layout.is_last
        self.phase = layout.phase
        self.to_move = layout.to_move
        self.face_up = layout.face_up
        self.face_down = layout.face_down
        self.removed = layout.removed
        self.pick = len(layout.picked)
        for i, number in enumerate(layout.picked):
            self.picked[i] = number
        self.pick = len(layout.handed)
        for i, number in enumerate(layout.handed):
            self.handed[i] = number
        self.left = layout.left
        self.cast_size = len(layout.holder)
        for i, number in enumerate(layout.holder):
            self.holder[i] = number
        self.rank = layout.rank
        self.turn_seat = layout.turn_seat
        self.turn_character = layout.turn_character
        self.murdered = layout.murdered
        self.robbed = layout.robbed
        self.bewitched = layout.bewitched
        self.is_murdered_shown = layout.is_murdered_shown
        self.thief = layout.thief
        self.witch = layout.witch
        self.protected = layout.protected
        self.collector = layout.collector
        self.owes = layout.owes
        self.paid = layout.paid
        self.used = layout.used
        self.built = layout.built
        self.embellished = layout.embellished
        self.spent = layout.spent
        self.drawn_size = len(layout.drawn)
        for i, number in enumerate(layout.drawn):
            self.drawn[i] = number
        self.keeps = layout.keeps
        self.discarded = layout.discarded
        self.other = layout.other
        self.card = layout.card
        self.is_heir = layout.is_heir
        for seat in range(self.seats):
            self.held[seat] = len(layout.hand[seat])
            for i, number in enumerate(layout.hand[seat]):
                self.hand[seat][i] = number
            self.size[seat] = len(layout.city[seat])
            for i, number in enumerate(layout.city[seat]):
                self.city[seat][i] = number
            self.gold[seat] = layout.gold[seat]

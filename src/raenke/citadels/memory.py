"""What a seat remembers of the cards it does not see: where they may be, from what it was told and nothing else."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from math import comb, prod

from raenke.citadels import events
from raenke.core.event import Event

Cards = tuple[tuple[str, int], ...]
"""How often each district."""
Places = tuple[tuple[int, int], ...]
"""How many cards in which place."""
Lot = tuple[Cards, Places]
"""Cards that lie in these places, and nobody said which of them where."""
Story = tuple[Lot, ...]

# Places are numbers: the hands by seat, then these, then one for every packet of the deck and card of the Museum.
PILE, DRAWN, PICKED, FIRST_PLACE = 8, 9, 10, 16
STORIES_MOST = 96
MORE = 16


class Contradiction(Exception):
    """No story that was kept goes with what was seen."""


class Memory:
    """All the ways the hidden cards may lie, each with its weight.

    A place is a bag: a hand, a packet of cards in the deck, the pile, a card under the Museum. How many cards lie where
    is public. A card that moves unseen may be of any lot in its bag, so one story becomes several; a card that is
    shown ends those stories in which it cannot be there. Of very many stories the likeliest are kept; should they all
    be contradicted one day, everything that was heard is thought through again, with more of them.
    """

    def __init__(self, seat: int | None, box: Iterable[str]) -> None:
        self.seat = seat
        self.box = tuple(box)
        self.heard: list[Event] = []
        self.most = STORIES_MOST
        self.start()

    def start(self) -> None:
        self.stories: dict[Story, float] = {(): 1.0}
        self.packets: list[tuple[int, int]] = []  # of the deck from the top: place and size
        self.museum: list[int] = []
        self.pile_size = 0
        self.next_place = FIRST_PLACE
        self.run: int | None = None  # from which bag the cards of the last packet came unseen, one after the other
        self.hospital: int | None = None
        self.murdered: str | None = None
        self.silent: int | None = None  # who cannot be the murdered character: with a Hospital it would have answered

    def hear(self, told: Iterable[Event]) -> None:
        told = list(told)
        self.heard += told
        try:
            self.think(told)
        except Contradiction:
            while True:
                self.most *= MORE
                self.start()
                try:
                    self.think(self.heard)
                    break
                except Contradiction:
                    continue
            self.most = STORIES_MOST
            self.stories = likeliest(self.stories, self.most)

    def think(self, told: Iterable[Event]) -> None:
        for event in told:
            act = ACTS.get(type(event))
            if act is not None:
                act(self, event)

    # Places

    def new_place(self) -> int:
        self.next_place += 1
        return self.next_place - 1

    def deck_size(self) -> int:
        return sum(size for _, size in self.packets)

    def rename(self, names: dict[int, int]) -> None:
        self.change(
            lambda story: [
                (tuple((cards, gathered((names.get(place, place), count) for place, count in places))
                       for cards, places in story), 1.0)
            ]
        )  # fmt: skip

    def change(self, act: Callable[[Story], Iterable[tuple[Iterable[Lot], float]]]) -> None:
        """Let every story go on as `act` says; stories that become the same are one."""
        stories: dict[Story, float] = {}
        for story, weight in self.stories.items():
            for following, share in act(story):
                key = tidied(following)
                stories[key] = stories.get(key, 0.0) + weight * share
        if not stories:
            raise Contradiction
        if len(stories) > self.most:
            stories = likeliest(stories, self.most)
        whole = sum(stories.values())
        self.stories = {story: weight / whole for story, weight in stories.items()}

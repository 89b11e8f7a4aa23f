"""Weaker players of Kabale & Hiebe: greedy ones who overlook what beginners overlook, and take what looks best then."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from raenke.bots.kabale.greedy import likings
from raenke.bots.oversights import Shares, overlooked
from raenke.core.game import Game
from raenke.kabale.cards import ALLIES, DOMAINS, printed_number
from raenke.kabale.judge import Judge
from raenke.kabale.options import options_of
from raenke.kabale.readings import Readings
from raenke.kabale.view import Face, KabaleView

TIED = 30  # about what it is worth to be ahead rather than just behind
EAGER = 5.0  # for each point of a card's number: strong cards first
FIVE = "romeo"  # what counts about as much as a Beggar, and has no ability without Juliet

# By the name of a card that works when it is revealed: one that counts about as much and does nothing.
INSTEAD = {"explorer": "juliet", "assassin": "landlord", "storm": "landlord", "cloak": "romeo", "traitor": "landlord"}


class Beginner:
    """Takes the move that looks best, seeing less than there is. The same seed and view give the same move."""

    def __init__(self, shares: Shares, game: Game, seed: int) -> None:
        self.shares = shares
        self.seed = seed

    def choose(self, view: KabaleView, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        missed = overlooked(self.shares, self.seed, view)
        if view.decision != "lay":
            missed &= ALWAYS
        seen = view
        for name in missed & SEEN.keys():
            seen = SEEN[name](seen)
        thought = [plain(option) for option in options] if "reveal" in missed else options
        liked = likings(seen, thought)
        more = [JUDGED[name](view) for name in missed & JUDGED.keys()]
        worths = [
            liked[thinks].liking + sum(judgement(option) for judgement in more)
            for option, thinks in zip(options, thought, strict=True)
        ]
        return options[max(range(len(options)), key=worths.__getitem__)]


# What is not seen


def without_beggars(view: KabaleView) -> KabaleView:
    """A Beggar that lies in a column is a low card like others (K4.6)."""
    return with_cards(view, lambda card: FIVE if card.card == "beggar" else card.card)


def without_backs(view: KabaleView) -> KabaleView:
    """What others have laid face down does not lie there."""
    columns = [[card for card in column if isinstance(card, Face)] for column in view.columns]
    return replace(view, columns=columns)


def without_others(view: KabaleView) -> KabaleView:
    """Only what the seat itself has laid counts."""
    columns = [[card for card in column if card.seat == view.seat] for column in view.columns]
    return replace(view, columns=columns)


def without_reveals(view: KabaleView) -> KabaleView:
    """An own card below a new one does nothing when it is revealed (K3)."""

    def seen(card: Face) -> str:
        return INSTEAD.get(card.card, card.card) if card.seat == view.seat and card.face == "down" else card.card

    return with_cards(view, seen)


def without_doubles(view: KabaleView) -> KabaleView:
    """All six domains are worth nothing more (K2.9)."""
    return replace(view, awards=[replace(award, winner=None) for award in view.awards])


def with_cards(view: KabaleView, seen: Callable[[Face], str]) -> KabaleView:
    """The same table with other known cards in the columns."""
    columns = [
        [replace(card, card=seen(card)) if isinstance(card, Face) else card for card in column]
        for column in view.columns
    ]
    return replace(view, columns=columns)


def plain(option: str) -> str:
    """The same move with a card that does nothing when it is revealed."""
    what, card, *rest = [*option.split(), ""]
    return " ".join([what, INSTEAD.get(card, card), *rest]).strip() if what == "lay" else option


# What is judged wrongly: by how much a move looks better than it is

Judgement = Callable[[str], float]


def taken_for_won(view: KabaleView) -> Judgement:
    """Equal sums look like a goal that is won, though the card closest to it decides (K4.6)."""
    judge = Judge(Readings(options_of({**view.options, "rounds": view.rounds}, view.seats)))

    def judgement(option: str) -> float:
        _, card, column = option.split()
        at = int(column) - 1
        known = [(face.seat, ALLIES.index(face.card)) for face in view.columns[at] if isinstance(face, Face)]
        found = judge.judge_column([*known, (view.to_move, ALLIES.index(card))], DOMAINS.index(view.goals[at][0]))
        is_lost = found.winner != view.to_move and found.tied >> view.to_move & 1
        return TIED if is_lost else 0.0

    return judgement


def taken_at_once(view: KabaleView) -> Judgement:
    """Strong cards are laid as soon as they are drawn."""

    def judgement(option: str) -> float:
        _, card, column = option.split()
        number = printed_number(ALLIES.index(card), DOMAINS.index(view.goals[int(column) - 1][0]))
        return EAGER * (number or 0.0)

    return judgement


SEEN = {
    "others": without_others, "beggar": without_beggars, "hidden": without_backs, "reveal": without_reveals,
    "double": without_doubles,
}  # fmt: skip
JUDGED = {"tie": taken_for_won, "later": taken_at_once}
ALWAYS = frozenset({"double"})  # the rest matters only when a card is laid

BEGINNERS = {
    "novice": partial(
        Beginner,
        {"beggar": 1.0, "tie": 1.0, "double": 1.0, "hidden": 1.0, "reveal": 1.0, "later": 1.0, "others": 0.05},
    ),
    "hasty": partial(Beginner, {"beggar": 0.75, "tie": 0.75, "hidden": 0.75, "reveal": 0.75, "double": 0.3}),
}

"""How tests write positions and read events: a line for a column, a line for an event.

Seats and columns count from 0 here, as in the record; `c1` is the second column. Move texts count columns from 1.

    match = at("music 3: 0 king up, 1 cloak down", "trade 1 closed: 0 storm up", hands=["queen", "witch"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:cloak revealed in c0 at 1"]
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from raenke import Match, games
from raenke.core.event import Event, to_dict
from raenke.kabale.position import Ally, Position, position_of

Goal = tuple[str, int]

SPECIALISTS = {
    "alchemist": "alchemy",
    "fencing_master": "fencing",
    "landlord": "agriculture",
    "merchant": "trade",
    "cardinal": "religion",
    "minstrel": "music",
}
ALLIES = [
    "king", "queen", "juliet", *SPECIALISTS, "explorer", "assassin", "storm", "cloak", "traitor", "musketeers",
    "wizard", "witch", "prince", "squire", "hermit", "little_giant", "doppelganger", "dragon", "romeo", "beggar",
]  # fmt: skip
WORK_WHEN_REVEALED = ["explorer", "assassin", "storm", "cloak", "traitor"]
GOALS = [(domain, points) for domain in SPECIALISTS.values() for points in (1, 2, 3, 3, 4, 5)]


def goal(text: str) -> Goal:
    domain, points = text.split()
    return domain, int(points)


def goals(text: str) -> list[Goal]:
    return [goal(part) for part in text.split(",") if part.strip()]


def ally(text: str) -> Ally:
    seat, card, face = text.split()
    return Ally(int(seat), card, face)


def position(
    *columns: str,
    hands: Sequence[str] = (),
    piles: Sequence[str] = (),
    discards: Sequence[str] = (),
    won: Sequence[str] = (),
    goal_pile: str = "",
    to_lay: int = 0,
    in_round: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Position:
    """The table with these columns, each `goal [closed]: seat card face, …`; a hand not given is `queen juliet`."""
    seats = len(columns)

    def by_seat(texts: Sequence[str], default: str = "") -> list[list[str]]:
        return [(texts[seat] if seat < len(texts) else default).split() for seat in range(seats)]

    heads = [column.partition(":")[0] for column in columns]
    lists = [column.partition(":")[2] for column in columns]
    coming = goals(goal_pile)
    return Position(
        seats=seats,
        hands=by_seat(hands, "queen juliet"),
        piles=by_seat(piles),
        discards=by_seat(discards),
        goals=[goal(head.removesuffix(" closed")) for head in heads],
        columns=[[ally(text) for text in cards.split(",") if text.strip()] for cards in lists],
        closed=[column for column, head in enumerate(heads) if head.endswith(" closed")],
        to_lay=to_lay,
        round=in_round,
        goal_pile=coming,
        won=[goals(won[seat]) if seat < len(won) else [] for seat in range(seats)],
        options={"rounds": in_round + len(coming) // seats, **(options or {})},
    )


def at(*columns: str, outcomes: Callable[[int], int] | None = None, **rest: Any) -> Match:
    """A match that begins from the position. Random numbers leave every order as it is."""
    return Match.at(games["kabale"], position(*columns, **rest), outcomes=outcomes or (lambda n: n - 1))


def after(match: Match, *moves: str) -> list[str]:
    """The events of the last of these moves, a line each."""
    events: list[Event] = []
    for move in moves:
        events = match.play(move)
    return told(events)


def told(events: Iterable[Event]) -> list[str]:
    return [tell(to_dict(event)) for event in events]


def tell(event: Mapping[str, Any]) -> str:
    return TELLERS[event["type"]](event)


def told_goal(of: Sequence[Any]) -> str:
    return f"{of[0]} {of[1]}"


def told_goals(of: Sequence[Sequence[Any]]) -> str:
    return ", ".join(told_goal(one) for one in of)


def told_column(cards: Sequence[Sequence[Any]]) -> str:
    """`0:king 1:witch+cloak`, the second being a Cloak and the card slipped under it as one (K5.4)."""
    return " ".join(f"{seat}:{'+'.join(names)}" for seat, *names in cards) or "-"


def told_award(event: Mapping[str, Any]) -> str:
    winner = "nobody" if event["winner"] is None else event["winner"]
    sums = " ".join(f"{seat}={number:g}" for seat, number in event["sums"].items())
    removed = "".join(f" {place}" for place in event["removed"])
    return f"c{event['column']} {told_goal(event['goal'])} to {winner} ({sums})" + (removed and f" without{removed}")


TELLERS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "game_started": lambda e: f"{e['game']} for {e['seats']}, {e['first']} first",
    "pile_shuffled": lambda e: f"{e['seat']} shuffles {' '.join(e['cards'])}",
    "goals_shuffled": lambda e: f"goals {told_goals(e['goals'])}",
    "round_started": lambda e: f"round {e['round']} begins with {e['first']}: {told_goals(e['goals'])}",
    "card_drawn": lambda e: f"{e['seat']} draws {e['card']}",
    "card_laid": lambda e: f"{e['seat']} lays {e['card']} in c{e['column']}",
    "card_revealed": lambda e: f"{e['seat']}:{e['card']} revealed in c{e['column']} at {e['position']}",
    "explorer_moved": lambda e: f"{e['seat']}:explorer goes from c{e['from']} to c{e['to']}",
    "explorer_stayed": lambda e: f"{e['seat']}:explorer stays in c{e['column']}",
    "card_killed": lambda e: f"{e['seat']}:{e['card']} killed in c{e['column']}",
    "column_closed": lambda e: f"c{e['column']} closed",
    "card_cloaked": lambda e: f"{e['seat']} cloaks {e['card']} in c{e['column']}",
    "cloak_declined": lambda e: f"{e['seat']} declines the cloak in c{e['column']}",
    "goals_swapped": lambda e: f"{e['seat']} swaps the goals of c{e['columns'][0]} and c{e['columns'][1]}",
    "swap_declined": lambda e: f"{e['seat']} declines the swap in c{e['column']}",
    "turn_skipped": lambda e: f"{e['seat']} skipped",
    "round_ended": lambda e: f"round {e['round']} ends: {' | '.join(map(told_column, e['columns']))}",
    "goal_awarded": told_award,
    "game_ended": lambda e: f"game ends {' '.join(map(str, e['scores']))}, won by {' '.join(map(str, e['winners']))}",
}


def columns(match: Match) -> list[str]:
    """The columns as `at` takes them."""
    table = position_of(match.table)
    return [
        f"{told_goal(head)}{' closed' if column in table.closed else ''}:"
        + ",".join(f" {card.seat} {card.card} {card.face}" for card in cards)
        for column, (head, cards) in enumerate(zip(table.goals, table.columns, strict=True))
    ]


def hand(match: Match, seat: int) -> set[str]:
    return set(position_of(match.table).hands[seat])


def discard(match: Match, seat: int) -> set[str]:
    return set(position_of(match.table).discards[seat])


def pile(match: Match, seat: int) -> list[str]:
    return list(position_of(match.table).piles[seat])


def choices(match: Match) -> tuple[int, set[str]]:
    """Who decides now, and between what."""
    return match.to_move, set(match.moves())

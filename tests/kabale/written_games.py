"""Whole games of one round, written down event by event."""

from __future__ import annotations

from typing import Any

from tests.kabale import oracle

Event = dict[str, Any]


def opening(piles: list[str], goals: list[str], first: int = 0, **options: Any) -> list[Event]:
    """Up to the start of the only round; every seat draws up to three."""
    hands = [pile.split() for pile in piles]
    pairs = written_goals(goals)
    chosen = {"rounds": 1, "allies": sorted(hands[0]), **options}
    events: list[Event] = [
        {"type": "game_started", "game": "kabale", "seats": len(piles), "options": chosen, "first": first}
    ]
    events += [{"type": "pile_shuffled", "seat": seat, "cards": cards} for seat, cards in enumerate(hands)]
    events.append({"type": "goals_shuffled", "goals": pairs})
    events += [drawn(seat, card) for seat, cards in enumerate(hands) for card in cards[:3]]
    events.append({"type": "round_started", "round": 1, "goals": pairs, "first": first})
    return events


def closing(columns: list[str], goals: list[str], **options: Any) -> list[Event]:
    """From the end of the round; `goals` as they head the columns then."""
    pairs = written_goals(goals)
    cards = [
        [[int(card.split()[0]), *card.split()[1].split("/")] for card in filter(None, text.split(", "))]
        for text in columns
    ]
    won: list[list[Any]] = [[] for _ in columns]
    events: list[Event] = [{"type": "round_ended", "round": 1, "columns": cards}]
    for column, (goal, below) in enumerate(zip(pairs, cards, strict=True)):
        winner, sums, removed = oracle.award(goal, below, options)
        if winner is not None:
            won[winner].append(goal)
        events.append(
            {
                "type": "goal_awarded",
                "column": column,
                "goal": goal,
                "winner": winner,
                "sums": {str(seat): number for seat, number in sums.items()},
                "removed": removed,
                "steps": [],
            }
        )
    scores = [oracle.score(goals) for goals in won]
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return [*events, {"type": "game_ended", "scores": scores, "winners": winners}]


def written_goals(goals: list[str]) -> list[list[Any]]:
    return [[goal.split()[0], int(goal.split()[1])] for goal in goals]


def drawn(seat: int, card: str) -> Event:
    return {"type": "card_drawn", "seat": seat, "card": card}


def laid(seat: int, column: int, card: str) -> Event:
    return {"type": "card_laid", "seat": seat, "column": column, "card": card}


def revealed(column: int, position: int, seat: int, card: str) -> Event:
    return {"type": "card_revealed", "column": column, "position": position, "seat": seat, "card": card}


def moved(seat: int, start: int, end: int) -> Event:
    return {"type": "explorer_moved", "seat": seat, "from": start, "to": end}


def closed(column: int) -> Event:
    return {"type": "column_closed", "column": column}


def killed(seat: int, column: int, card: str) -> Event:
    return {"type": "card_killed", "seat": seat, "column": column, "card": card}


def reshuffled(seat: int, *cards: str) -> Event:
    return {"type": "pile_shuffled", "seat": seat, "cards": list(cards)}


def round_ends_at_once() -> list[Event]:
    """The Storm above the last card laid is not revealed (K2.6)."""
    return [
        *opening(["king storm queen", "storm king queen"], ["music 1", "trade 2"]),
        laid(0, 0, "king"),
        laid(1, 1, "storm"),
        laid(0, 1, "queen"),
        *closing(["0 king", "1 storm, 0 queen"], ["music 1", "trade 2"]),
    ]


def round_ends_after_the_action() -> list[Event]:
    """The Storm above the last card laid is revealed and closes the column (K5.1)."""
    return [
        *opening(["king storm queen", "storm king queen"], ["music 1", "trade 2"], round_end="after_action"),
        laid(0, 0, "king"),
        laid(1, 1, "storm"),
        laid(0, 1, "queen"),
        revealed(1, 0, 1, "storm"),
        closed(1),
        *closing(["0 king", "1 storm, 0 queen"], ["music 1", "trade 2"]),
    ]


def action_undoes_a_goal() -> list[Event]:
    """The Assassin kills the card that fulfilled the last goal (K5.1); its owner draws it again (K2.8)."""
    return [
        *opening(["assassin king", "king assassin"], ["music 1", "trade 2"], round_end="after_action"),
        laid(0, 1, "assassin"),
        laid(1, 0, "assassin"),
        laid(0, 1, "king"),
        revealed(1, 0, 0, "assassin"),
        killed(0, 1, "king"),
        reshuffled(0, "king"),
        drawn(0, "king"),
        laid(1, 1, "king"),
        *closing(["1 assassin", "0 assassin, 1 king"], ["music 1", "trade 2"]),
    ]


def explorers_in_the_only_open_column() -> list[Event]:
    """Two Explorers reveal each other; one revealed for the second time in a turn stays (K3.1)."""
    goals = ["music 5", "trade 3"]
    return [
        *opening(["explorer storm king queen", "storm explorer king queen"], goals),
        laid(0, 1, "storm"),
        drawn(0, "queen"),
        laid(1, 1, "king"),
        revealed(1, 0, 0, "storm"),
        closed(1),
        drawn(1, "queen"),
        laid(0, 0, "explorer"),
        laid(1, 0, "explorer"),
        revealed(0, 0, 0, "explorer"),
        moved(0, 0, 0),
        revealed(0, 0, 1, "explorer"),
        moved(1, 0, 0),
        revealed(0, 0, 0, "explorer"),
        {"type": "explorer_stayed", "seat": 0, "column": 0},
        laid(0, 0, "king"),
        revealed(0, 1, 1, "explorer"),
        moved(1, 0, 0),
        revealed(0, 1, 0, "king"),
        laid(1, 0, "queen"),
        revealed(0, 2, 1, "explorer"),
        moved(1, 0, 0),
        revealed(0, 2, 1, "queen"),
        laid(0, 0, "queen"),
        *closing(["0 explorer, 0 king, 1 queen, 1 explorer, 0 queen", "0 storm, 1 king"], goals),
    ]


def explorer_is_killed_where_it_lands() -> list[Event]:
    """It goes from the last column to the first and reveals an Assassin there (K3.1, K3.2)."""
    goals = ["music 2", "trade 2"]
    return [
        *opening(["explorer assassin king", "king assassin explorer"], goals, first=1),
        laid(1, 0, "assassin"),
        laid(0, 1, "explorer"),
        laid(1, 1, "king"),
        revealed(1, 0, 0, "explorer"),
        moved(0, 1, 0),
        revealed(0, 0, 1, "assassin"),
        killed(0, 0, "explorer"),
        laid(0, 0, "king"),
        reshuffled(0, "explorer"),
        drawn(0, "explorer"),
        laid(1, 0, "explorer"),
        revealed(0, 1, 0, "king"),
        laid(0, 1, "assassin"),
        *closing(["1 assassin, 0 king, 1 explorer", "1 king, 0 assassin"], goals),
    ]


def cloak_ends_the_round() -> list[Event]:
    """The slipped card fulfils the last goal; its owner draws, then the active player, here the same (K3.4)."""
    goals = ["music 1", "trade 3"]
    return [
        *opening(["cloak king queen storm witch wizard", "king queen storm cloak witch wizard"], goals),
        laid(0, 1, "cloak"),
        drawn(0, "storm"),
        laid(1, 0, "king"),
        drawn(1, "cloak"),
        laid(0, 1, "king"),
        revealed(1, 0, 0, "cloak"),
        {"type": "card_cloaked", "seat": 0, "column": 1, "card": "queen"},
        drawn(0, "witch"),
        drawn(0, "wizard"),
        *closing(["1 king", "0 cloak, 0 queen, 0 king"], goals),
    ]


def cloak_and_slipped_card_are_one() -> list[Event]:
    """The owner is not active; slipping fulfils nothing, and the pair is one position (K5.4)."""
    goals = ["music 1", "trade 3"]
    return [
        *opening(
            ["cloak king queen storm witch wizard", "king queen storm cloak witch wizard"],
            goals,
            cloaked_card="replaces_cloak",
        ),
        laid(0, 1, "cloak"),
        drawn(0, "storm"),
        laid(1, 1, "king"),
        revealed(1, 0, 0, "cloak"),
        {"type": "card_cloaked", "seat": 0, "column": 1, "card": "queen"},
        drawn(0, "witch"),
        drawn(1, "cloak"),
        laid(0, 1, "king"),
        revealed(1, 1, 1, "king"),
        drawn(0, "wizard"),
        laid(1, 0, "cloak"),
        drawn(1, "witch"),
        *closing(["1 cloak", "0 queen/cloak, 1 king, 0 king"], goals, cloaked_card="replaces_cloak"),
    ]


def choices_are_declined() -> list[Event]:
    """A Cloak used, a Traitor and a Cloak declined (K3.4, K3.5)."""
    goals = ["music 2", "trade 5"]
    return [
        *opening(["cloak traitor storm king", "traitor king cloak storm"], goals),
        laid(0, 1, "cloak"),
        drawn(0, "king"),
        laid(1, 1, "traitor"),
        revealed(1, 0, 0, "cloak"),
        {"type": "card_cloaked", "seat": 0, "column": 1, "card": "storm"},
        drawn(1, "storm"),
        laid(0, 1, "traitor"),
        revealed(1, 2, 1, "traitor"),
        {"type": "swap_declined", "seat": 1, "column": 1},
        laid(1, 0, "cloak"),
        laid(0, 0, "king"),
        revealed(0, 0, 1, "cloak"),
        {"type": "cloak_declined", "seat": 1, "column": 0},
        laid(1, 1, "king"),
        *closing(["1 cloak, 0 king", "0 cloak, 0 storm, 1 traitor, 0 traitor, 1 king"], goals),
    ]


def traitor_ends_the_round() -> list[Event]:
    """After the swap both goals are fulfilled (K3.5); the active player still draws (K2.7)."""
    return [
        *opening(["king queen traitor storm witch", "traitor king queen storm witch"], ["music 1", "trade 2"]),
        laid(0, 1, "king"),
        drawn(0, "storm"),
        laid(1, 0, "traitor"),
        drawn(1, "storm"),
        laid(0, 0, "queen"),
        revealed(0, 0, 1, "traitor"),
        {"type": "goals_swapped", "seat": 1, "columns": [0, 1]},
        drawn(0, "witch"),
        *closing(["1 traitor, 0 queen", "0 king"], ["trade 2", "music 1"]),
    ]


def hands_run_empty() -> list[Event]:
    """Killed cards keep one seat playing while the other is skipped; then nobody has a card (K2.8)."""
    goals = ["music 5", "trade 5"]
    return [
        *opening(["assassin king", "king assassin"], goals),
        laid(0, 0, "assassin"),
        laid(1, 0, "king"),
        revealed(0, 0, 0, "assassin"),
        killed(1, 0, "king"),
        reshuffled(1, "king"),
        drawn(1, "king"),
        laid(0, 1, "king"),
        laid(1, 1, "assassin"),
        revealed(1, 0, 0, "king"),
        {"type": "turn_skipped", "seat": 0},
        laid(1, 1, "king"),
        revealed(1, 1, 1, "assassin"),
        killed(1, 1, "king"),
        reshuffled(1, "king"),
        drawn(1, "king"),
        {"type": "turn_skipped", "seat": 0},
        laid(1, 1, "king"),
        *closing(["0 assassin", "0 king, 1 assassin, 1 king"], goals),
    ]


def assassin_kills_what_he_reveals() -> list[Event]:
    """A Storm never works; an Assassin that another card reveals kills nobody (K5.17)."""
    goals = ["music 2", "trade 2"]
    return [
        *opening(["storm assassin king", "assassin king storm"], goals, assassin="kills_revealed"),
        laid(0, 0, "storm"),
        laid(1, 0, "assassin"),
        revealed(0, 0, 0, "storm"),
        revealed(0, 1, 1, "assassin"),
        killed(0, 0, "storm"),
        laid(0, 1, "assassin"),
        reshuffled(0, "storm"),
        drawn(0, "storm"),
        laid(1, 0, "king"),
        laid(0, 0, "king"),
        revealed(0, 1, 1, "king"),
        laid(1, 1, "storm"),
        *closing(["1 assassin, 1 king, 0 king", "0 assassin, 1 storm"], goals),
    ]


def storm_fulfils() -> list[Event]:
    """Cards are laid on, an Explorer stops there, and a second Storm changes nothing (K5.18)."""
    goals = ["music 5", "trade 3"]
    return [
        *opening(["storm explorer king queen", "storm king explorer queen"], goals, storm="fulfils"),
        laid(0, 0, "storm"),
        drawn(0, "queen"),
        laid(1, 0, "storm"),
        revealed(0, 0, 0, "storm"),
        closed(0),
        drawn(1, "queen"),
        laid(0, 0, "king"),
        revealed(0, 1, 1, "storm"),
        laid(1, 1, "explorer"),
        laid(0, 1, "explorer"),
        revealed(1, 0, 1, "explorer"),
        moved(1, 1, 0),
        revealed(0, 2, 0, "king"),
        laid(1, 1, "king"),
        revealed(1, 0, 0, "explorer"),
        moved(0, 1, 0),
        revealed(0, 3, 1, "explorer"),
        moved(1, 0, 1),
        revealed(1, 0, 1, "king"),
        laid(0, 1, "queen"),
        *closing(["0 storm, 1 storm, 0 king, 0 explorer", "1 king, 1 explorer, 0 queen"], goals),
    ]


def cloak_must_be_used() -> list[Event]:
    """The owner is not asked whether, only which (K5.19)."""
    goals = ["music 3", "trade 1"]
    return [
        *opening(["cloak king queen", "cloak king queen"], goals, cloak="must"),
        laid(0, 0, "cloak"),
        laid(1, 0, "king"),
        revealed(0, 0, 0, "cloak"),
        {"type": "card_cloaked", "seat": 0, "column": 0, "card": "queen"},
        laid(0, 1, "king"),
        *closing(["0 cloak, 0 queen, 1 king", "0 king"], goals),
    ]


GAMES = [
    round_ends_at_once,
    round_ends_after_the_action,
    action_undoes_a_goal,
    explorers_in_the_only_open_column,
    explorer_is_killed_where_it_lands,
    cloak_ends_the_round,
    cloak_and_slipped_card_are_one,
    choices_are_declined,
    traitor_ends_the_round,
    hands_run_empty,
    assassin_kills_what_he_reveals,
    storm_fulfils,
    cloak_must_be_used,
]

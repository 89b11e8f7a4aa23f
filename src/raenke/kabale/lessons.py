"""The lessons of Kabale & Hiebe, and what a guided first game explains."""

from typing import Any

from raenke.core.lesson import Callout, Lesson, Teaching, Wanted, Wrong
from raenke.kabale.position import Position

# Cards that no lesson needs, so that there is something to draw and another round can begin.
PILE = "landlord alchemist fencing_master cardinal hermit"


def table(own: str, other: str, goals: str, *columns: str, **parts: Any) -> Position:
    """A table of two: both hands, the goals, and what lies below them."""
    usual = {"goal_pile": "fencing 1, religion 2", "options": {"scores": "open"}}
    return Position(2, [own, other], goals, piles=[PILE, PILE], columns=columns, **(usual | parts))


LESSONS = (
    Lesson(
        "lay",
        table("king juliet merchant", "queen storm witch", "music 3, trade 2"),
        Wanted("card_laid", {"seat": 0}),
        "K2.3",
    ),
    Lesson(
        "reveal",
        table(
            "king queen merchant", "storm witch cloak", "music 5, trade 4",
            "0 squire up, 1 juliet down", "1 prince down, 1 queen up",
        ),
        Wanted("card_revealed", {"seat": 1, "card": "juliet"}),
        "K2.3",
        [Wrong("", "other", "K2.3")],
        replies=("lay witch 2",),
    ),
    Lesson(
        "sum",
        table("juliet king romeo", "storm witch cloak", "music 2, trade 2", "1 prince up, 0 merchant up", "1 queen up"),
        Wanted("goal_awarded", {"column": 1, "winner": 0}),
        "K4.6",
        [Wrong("lay juliet 2", "less", "K4.6"), Wrong("lay romeo 2", "less", "K4.6"), Wrong("", "other", "K2.6")],
        replies=("lay cloak 1",),
    ),
    Lesson(
        "assassin",
        table(
            "assassin juliet romeo", "king witch cloak", "music 5, trade 5",
            "1 juliet up, 0 merchant up", "1 queen up",
        ),
        Wanted("card_killed", {"seat": 1, "card": "king"}),
        "K3.2",
        [Wrong("lay assassin 1", "column", "K3.2"), Wrong("", "other", "K3.2")],
        replies=("lay king 2",),
    ),
    Lesson(
        "storm",
        table(
            "juliet romeo minstrel", "merchant witch cloak", "music 2, trade 5",
            "1 prince up, 0 merchant up", "0 king up, 1 queen up, 0 storm down",
        ),
        Wanted("goal_awarded", {"column": 1, "winner": 0}),
        "K3.3",
        [Wrong("", "other", "K3.3")],
        replies=("lay merchant 1",),
    ),
    Lesson(
        "cloak",
        table(
            "wizard king witch", "merchant storm traitor", "music 2, trade 5",
            "1 minstrel up, 0 merchant up", "1 queen up, 1 prince up, 0 cloak up, 1 juliet down",
            choosing=("cloak", 1), to_lay=1,
        ),
        Wanted("goal_awarded", {"column": 1, "winner": 0}),
        "K3.4",
        [Wrong("cloak king", "king", "K4.6"), Wrong("cloak witch", "witch", "K4.3"), Wrong("", "other", "K3.4")],
    ),
    Lesson(
        "beggar",
        table(
            "king beggar merchant", "witch storm cloak", "music 2, religion 4",
            "1 prince up, 0 minstrel up", "1 queen up, 0 squire up, 1 juliet up",
        ),
        Wanted("goal_awarded", {"column": 1, "winner": 0}),
        "K4.6",
        [Wrong("lay king 2", "more", "K4.6"), Wrong("lay merchant 2", "more", "K4.6"), Wrong("", "other", "K2.6")],
        replies=("lay cloak 1",),
    ),
    Lesson(
        "double",
        table(
            "king queen traitor", "storm witch cloak", "trade 5, music 1",
            "1 queen up, 0 juliet up, 1 prince up, 0 merchant up, 1 romeo up", "",
            round=6, goal_pile="",
            won=[
                "alchemy 3, fencing 2, agriculture 2, trade 3, religion 2",
                "alchemy 5, alchemy 4, fencing 5, fencing 3",
            ],
        ),
        Wanted("game_ended", {"winners": [0]}),
        "K2.9",
        [Wrong("", "other", "K2.9")],
        replies=("lay storm 2",),
    ),
)  # fmt: skip

CALLOUTS = (
    Callout("begin", Wanted("round_started", {"round": 1}), "K2.3"),
    Callout("laid", Wanted("card_placed"), "K2.4"),
    Callout("reveal", Wanted("card_revealed"), "K2.3"),
    Callout("storm", Wanted("column_closed"), "K3.3"),
    Callout("assassin", Wanted("card_killed"), "K3.2"),
    Callout("explorer", Wanted("explorer_moved"), "K3.1"),
    Callout("cloak", Wanted("card_cloaked"), "K3.4"),
    Callout("cloak", Wanted("card_slipped"), "K3.4"),
    Callout("traitor", Wanted("goals_swapped"), "K3.5"),
    Callout("award", Wanted("goal_awarded"), "K4.6"),
    Callout("round", Wanted("round_started", {"round": 2}), "K2.7"),
    Callout("end", Wanted("game_ended"), "K2.9"),
)

TEACHING = Teaching(LESSONS, CALLOUTS)

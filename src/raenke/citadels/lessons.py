"""The lessons of Ohne Furcht und Adel, and what a guided first game explains."""

from typing import Any

from raenke.citadels.position import Position
from raenke.core.lesson import Callout, Lesson, Teaching, Wanted, Wrong

DECK = "monastery battlefield trading_post manor tavern monastery battlefield trading_post"
GREEN = "tavern market docks"


def table(role: str, hand: str, city: str = "", purse: int = 2, **parts: Any) -> Position:
    """The turn of the first of four players as this character; the others have cards, gold and a few districts."""
    usual: dict[str, Any] = {
        "acting": (0, role),
        "characters": [role, "merchant", "king", "architect"],
        "hands": [hand, "market castle", "prison", "temple manor"],
        "cities": [city, "manor tavern", "church", "watchtower docks"],
        "gold": [purse, 3, 2, 4],
        "deck": DECK,
    }
    return Position(seats=4, **(usual | parts))


LESSONS = (
    Lesson(
        "gold",
        table("bishop", "castle harbor", "tavern", 1),
        Wanted("gold_taken", {"seat": 0, "why": "basic"}),
        "C3.3",
        [Wrong("", "other", "C3.3")],
    ),
    Lesson(
        "build",
        table("bishop", "castle watchtower", "tavern", 2),
        Wanted("district_built", {"seat": 0, "district": "castle"}),
        "C3.4",
        [Wrong("build watchtower", "cheap", "C3.6"), Wrong("end", "end", "C3.3"), Wrong("", "other", "C3.4")],
        moves=2,
    ),
    Lesson(
        "choose",
        table(
            "king", "harbor palace", GREEN, 1,
            acting=None, characters=(), face_up="thief bishop", face_down="magician",
        ),
        Wanted("character_taken", {"seat": 0, "character": "merchant"}),
        "C3.2",
        [Wrong("", "other", "C2.2")],
    ),
    Lesson(
        "income",
        table("merchant", "town_hall castle", GREEN, 0, characters=["merchant", "thief", "king", "architect"]),
        Wanted("district_built", {"seat": 0, "district": "town_hall"}),
        "C2.2",
        [Wrong("draw", "draw", "C2.2"), Wrong("build", "build", "C3.3"), Wrong("", "other", "C2.2")],
        moves=4,
    ),
    Lesson(
        "rob",
        table(
            "thief", "", "manor", 2,
            used="basic", gold=[2, 7, 1, 3],
            cities=["manor", "tavern market harbor", "church castle", "watchtower prison"],
        ),
        Wanted("gold_moved", {"seat": 1, "to": 0, "why": "thief"}),
        "C2.4",
        [Wrong("end", "end", "C2.4"), Wrong("", "other", "C2.4")],
        moves=2,
    ),
    Lesson(
        "destroy",
        table(
            "warlord", "", "manor temple", 2,
            used="basic", characters=["warlord", "king", "bishop", "thief"], gold=[2, 6, 2, 3],
            cities=[
                "manor temple", "palace castle cathedral keep harbor church town_hall", "church temple", "tavern docks",
            ],
        ),
        Wanted("district_destroyed", {"seat": 1, "by": 0}),
        "C2.10",
        [Wrong("end", "end", "C2.10"), Wrong("", "other", "C3.6")],
    ),
    Lesson(
        "laboratory",
        table("bishop", "harbor watchtower", "laboratory castle", 3, used="basic"),
        Wanted("district_built", {"seat": 0, "district": "harbor"}),
        "C1.6",
        [
            Wrong("build watchtower", "cheap", "C3.3"),
            Wrong("laboratory harbor", "harbor", "C1.6"),
            Wrong("", "other", "C1.6"),
        ],
        moves=2,
    ),
    Lesson(
        "end",
        table(
            "warlord", "harbor keep", "", 4,
            used="basic income strike", characters=["warlord", "king", "bishop", "thief"],
            cities=[
                "manor castle temple church tavern market prison",
                "palace cathedral town_hall fortress harbor",
                "church temple",
                "tavern docks",
            ],
        ),
        Wanted("game_ended", {"winners": [0]}),
        "C3.6",
        [Wrong("build harbor", "harbor", "C3.6"), Wrong("", "other", "C3.6")],
        moves=2,
    ),
)  # fmt: skip

CALLOUTS = (
    Callout("begin", Wanted("round_started", {"round": 1}), "C3.2"),
    Callout("call", Wanted("rank_called"), "C3.3"),
    Callout("murder", Wanted("character_named", {"how": "murder"}), "C2.3"),
    Callout("rob", Wanted("character_named", {"how": "rob"}), "C2.4"),
    Callout("theft", Wanted("gold_moved", {"why": "thief"}), "C2.4"),
    Callout("swap", Wanted("hands_exchanged"), "C2.5"),
    Callout("swap", Wanted("hands_swapped"), "C2.5"),
    Callout("crown", Wanted("crown_moved", {"why": "king"}), "C2.6"),
    Callout("built", Wanted("district_built"), "C3.4"),
    Callout("destroyed", Wanted("district_destroyed"), "C2.10"),
    Callout("murdered", Wanted("murdered_shown"), "C2.3"),
    Callout("last", Wanted("city_completed"), "C3.6"),
    Callout("end", Wanted("game_ended"), "C3.6"),
)

TEACHING = Teaching(LESSONS, CALLOUTS)

"""Positions with something in every place, which several tests start from."""

from raenke.kabale.position import Ally, Past, Position

IN_MID_GAME = Position(
    seats=2,
    hands=["king queen witch", "storm"],
    piles=["juliet", ""],
    discards=["wizard", "dragon"],
    memory=[
        Past((("king",), ("queen", "witch"), ("juliet", "romeo")), 1, 0, not_all=("queen", "witch")),
        Past((("storm", "king"),), 2, 1, kept=("king",)),
    ],
    goals="music 3, trade 5",
    columns=[
        [Ally(0, "romeo", "down", 2, True), Ally(1, "king", "down")],
        [Ally(1, "cloak", "up"), Ally(0, "squire", "up")],
    ],
    closed=[1],
    to_lay=1,
    round=2,
    goal_pile="fencing 1, fencing 2",
    won=["alchemy 5", ""],
    unclaimed="religion 1",
    options={"rounds": 3},
)
OVER = IN_MID_GAME.replace(over=True, round=3, goal_pile="", columns=[], closed=[])
MARKED = Position(
    seats=2,
    hands=["king", "witch queen"],
    goals="music 5, trade 5",
    memory=[
        Past((("king",),), 1, 0),
        Past((("queen", "prince"), ("romeo", "witch")), 2, 3, not_all=("romeo", "witch")),
    ],
    columns=[
        [Ally(1, "cloak", "up"), Ally(1, "romeo", "cloaked", 1, True), Ally(1, "juliet", "down", 1, True)],
        [Ally(1, "prince", "down")],
    ],
)

"""What the seat to move decides; written from `constants.toml`."""

(
    TAKE, PUT, TURN, KEEP, DISCARD, PICK, PLACE, CROWN, ASK, PAY, RECOVER, GIVE, LOOK, CHOOSE, DECLARE, OVER,
) = range(16)  # fmt: skip
IDS = (
    "take", "put", "turn", "keep", "discard", "pick", "place", "crown", "ask", "pay", "recover", "give", "look",
    "choose", "declare", "over",
)  # fmt: skip
COUNT = 16

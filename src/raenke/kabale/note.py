"""Kinds of notes; written from `constants.toml`."""

(
    GAME_STARTED, PILE_SHUFFLED, GOALS_SHUFFLED, ROUND_STARTED, CARD_DRAWN, CARD_LAID, CARD_REVEALED, EXPLORER_MOVED,
    EXPLORER_STAYED, CARD_KILLED, COLUMN_CLOSED, CARD_CLOAKED, CLOAK_DECLINED, GOALS_SWAPPED, SWAP_DECLINED,
    TURN_SKIPPED, ROUND_ENDED, GOAL_AWARDED, GAME_ENDED,
) = range(19)  # fmt: skip
IDS = (
    "game_started", "pile_shuffled", "goals_shuffled", "round_started", "card_drawn", "card_laid", "card_revealed",
    "explorer_moved", "explorer_stayed", "card_killed", "column_closed", "card_cloaked", "cloak_declined",
    "goals_swapped", "swap_declined", "turn_skipped", "round_ended", "goal_awarded", "game_ended",
)  # fmt: skip
BLANK = 0
COUNT = 19

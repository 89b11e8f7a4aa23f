"""The numbers the table speaks in: what is decided, moves, notes."""

# What the seat to move decides.
LAYING, CLOAKING, SWAPPING, FINISHED = range(4)

# A move is a small number: a card to lay times 8 plus the column, or one of the answers to a choice.
SLIP = 200  # plus the card
SWAP = 232  # plus the column
DECLINE = 240

# Kinds of notes: kind and three fields, then a list for those that carry one.
(
    GAME_STARTED, PILE_SHUFFLED, GOALS_SHUFFLED, ROUND_STARTED, CARD_DRAWN, CARD_LAID, CARD_REVEALED,
    EXPLORER_MOVED, EXPLORER_STAYED, CARD_KILLED, COLUMN_CLOSED, CARD_CLOAKED, CLOAK_DECLINED,
    GOALS_SWAPPED, SWAP_DECLINED, TURN_SKIPPED, ROUND_ENDED, GOAL_AWARDED, GAME_ENDED,
) = range(19)  # fmt: skip
BLANK = 0  # a field that says nothing

# The most one step can write; docs/design.md proves it, tests/kabale/test_notes.py reaches it.
NOTES_MOST = 503

# What took a card out of a column, and what decided the column.
THERE, BY_WIZARD, BY_WITCH = range(3)
UNCLAIMED, BY_PAIR, BY_SUM, BY_NEARNESS = range(4)

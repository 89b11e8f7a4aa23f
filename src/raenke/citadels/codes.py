"""The numbers the table speaks in: what is decided, moves, notes and the reasons they give."""

# What the seat to move decides.
(
    TAKING, PUTTING, TURN, KEEPING, DISCARDING, PICKING, PLACING, CROWNING, ASKING, PAYING, RECOVERING, GIVING,
    LOOKING, SEARCHING, DECLARING, FINISHED,
) = range(16)  # fmt: skip
PHASES = (
    "take", "put", "turn", "keep", "discard", "pick", "place", "crown", "ask", "pay", "recover", "give",
    "look", "choose", "declare", "over",
)  # fmt: skip

# What was done in this turn: one bit each.
(
    DID_BASIC, DID_INCOME, DID_BONUS, DID_ABILITY, DID_STRIKE, DID_LABORATORY, DID_SMITHY, DID_MUSEUM, IS_LONE,
) = (1, 2, 4, 8, 16, 32, 64, 128, 256)  # fmt: skip
DEEDS = ("basic", "income", "bonus", "ability", "strike", "laboratory", "smithy", "museum", "lone")

# A move is a small number. First those that are a word alone.
(
    DO_GOLD, DO_DRAW, DO_INCOME, DO_BONUS, DO_CARDS, DO_LEVY, DO_NAVIGATE_GOLD, DO_NAVIGATE_CARDS, DO_FINISH,
    DO_HAND, DO_CITY, DO_PAY_GOLD, DO_PAY_CARD, DO_SMITHY, DO_LOOK, DO_DECLARE, DO_RECOVER, DO_DECLINE, DO_END,
) = range(19)  # fmt: skip
WORDS = (
    "gold", "draw", "income", "bonus", "cards", "levy", "navigate gold", "navigate cards", "done",
    "hand", "city", "pay gold", "pay card", "smithy", "look", "declare", "recover", "decline", "end",
)  # fmt: skip
# Plus a character (32 places each).
DO_TAKE, DO_PUT, DO_MURDER, DO_ROB, DO_BEWITCH = 32, 64, 96, 128, 160
# Plus a seat (8 places each).
DO_EXCHANGE, DO_PEEK, DO_CROWN = 192, 200, 208
# Plus a district's number (64 places each).
DO_KEEP, DO_DISCARD, DO_PICK, DO_PAY, DO_LABORATORY, DO_MUSEUM, DO_CHOOSE, DO_BUILD, DO_EMBELLISH = (
    256, 320, 384, 448, 512, 576, 640, 704, 768,
)  # fmt: skip
# Plus a cell (128 places).
DO_GIVE = 896
# Plus a seat times 128 and a cell (1024 places each).
DO_DESTROY, DO_TRADE, DO_ARMORY = 1024, 2048, 3072
MOVES_MOST = 4096

# Kinds of notes: kind and three fields, 0 where there is nothing to say, then a list for those that carry one.
(
    GAME_STARTED, DECK_SHUFFLED, ROUND_STARTED, CHARACTERS_LAID_UP, CHARACTER_LAID_DOWN, CHARACTER_REMOVED,
    CHARACTER_TAKEN, CHARACTER_PUT_AWAY, RANK_CALLED, CHARACTER_REVEALED, GOLD_TAKEN, GOLD_PAID, GOLD_MOVED, GOLD_LAID,
    CARD_DRAWN, CARD_KEPT, CARD_PUT_AWAY, CARD_GIVEN, CHARACTER_NAMED, HANDS_EXCHANGED, HAND_SEEN, CARD_PICKED,
    CARD_TO_HAND, CROWN_MOVED, DISTRICT_BUILT, DISTRICT_DESTROYED, DISTRICT_RECOVERED, RECOVERY_DECLINED,
    DISTRICTS_SWAPPED, CARD_STORED, DECK_SEEN, LOOK_DECLINED, CARD_CHOSEN, BELL_DECLARED, BELL_DECLINED,
    CITY_COMPLETED, TURN_ENDED, MURDERED_SHOWN, ROUND_ENDED, GAME_ENDED,
) = range(40)  # fmt: skip

# Why something was taken, paid, drawn, moved.
WHYS = (
    "basic", "income", "bonus", "navigator", "queen", "throne_room", "laboratory", "poor_house", "alchemist",
    "build", "smithy", "destroy", "graveyard", "thief", "tax", "abbot", "diplomat", "emperor",
    "deal", "architect", "magician", "park", "destroyed", "museum", "armory",
    "king", "heir", "long_reign", "wizard", "warlord", "murder", "rob", "bewitch",
)  # fmt: skip
(
    BY_BASIC, BY_INCOME, BY_BONUS, BY_NAVIGATOR, BY_QUEEN, BY_THRONE_ROOM, BY_LABORATORY, BY_POOR_HOUSE, BY_ALCHEMIST,
    BY_BUILD, BY_SMITHY, BY_DESTROY, BY_GRAVEYARD, BY_THIEF, BY_TAX, BY_ABBOT, BY_DIPLOMAT, BY_EMPEROR,
    BY_DEAL, BY_ARCHITECT, BY_MAGICIAN, BY_PARK, BY_DESTROYED, BY_MUSEUM, BY_ARMORY,
    BY_KING, BY_HEIR, BY_LONG_REIGN, BY_WIZARD, BY_WARLORD, BY_MURDER, BY_ROB, BY_BEWITCH,
) = range(33)  # fmt: skip

# The most one step can write: a Magician who put away all 80 cards onto the pile draws them again (the shuffle 4 + 80,
# the draws 80 x 4). Every other step is shorter: a Lighthouse that shuffles the pile and shows it 2 x (4 + 80), a
# Museum that falls with all the others under it 79 x 4 and less than 30 more, dealing 4 + 9 + 4 + 80 + 32 x 4 and
# less than 30 more, the end of a turn with Park, calls and round less than 260.
NOTES_MOST = 404

# Who pays the Emperor by whose choice (C4.8).
NO_PAYMENT, RECEIVER_CHOOSES, EMPEROR_CHOOSES = range(3)

"""Moves by number; written from `constants.toml`."""

(
    GOLD, DRAW, INCOME, BONUS, CARDS, LEVY, NAVIGATE_GOLD, NAVIGATE_CARDS, DONE, HAND, CITY, PAY_GOLD, PAY_CARD,
    SMITHY, LOOK, DECLARE, RECOVER, DECLINE, END,
) = range(19)  # fmt: skip
IDS = (
    "gold", "draw", "income", "bonus", "cards", "levy", "navigate_gold", "navigate_cards", "done", "hand", "city",
    "pay_gold", "pay_card", "smithy", "look", "declare", "recover", "decline", "end",
)  # fmt: skip
(
    TAKE, PUT, MURDER, ROB, BEWITCH, EXCHANGE, PEEK, CROWN, KEEP, DISCARD, PICK, PAY, LABORATORY, MUSEUM, CHOOSE,
    BUILD, EMBELLISH, GIVE, DESTROY, TRADE, ARMORY, COUNT,
) = (
    32, 64, 96, 128, 160, 192, 200, 208, 256, 320, 384, 448, 512, 576, 640, 704, 768, 896, 1024, 2048, 3072, 19,
)  # fmt: skip

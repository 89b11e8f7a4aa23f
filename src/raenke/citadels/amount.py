"""How much the rules give and allow; written from `constants.toml`."""

(
    START_GOLD, START_CARDS, BASIC_GOLD, BONUS, ARCHITECT, NAVIGATOR, EMBELLISHED, QUEEN, FIRST_POINTS,
    COMPLETE_POINTS, COLOURS_POINTS,
) = (
    2, 4, 2, 1, 2, 4, 2, 3, 4, 2, 3,
)  # fmt: skip

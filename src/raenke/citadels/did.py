"""What was done in this turn; written from `constants.toml`."""

(
    BASIC, INCOME, BONUS, ABILITY, STRIKE, LABORATORY, SMITHY, MUSEUM, LONE,
) = (1, 2, 4, 8, 16, 32, 64, 128, 256)  # fmt: skip
IDS = (
    "basic", "income", "bonus", "ability", "strike", "laboratory", "smithy", "museum", "lone",
)  # fmt: skip
COUNT = 9

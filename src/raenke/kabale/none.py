"""What stands for nothing; written from `constants.toml`."""

CARD = 31
GOAL = 0
NUMBER = -1
PLACE = -1

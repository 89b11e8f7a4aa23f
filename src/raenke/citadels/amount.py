"""How much the rules give and allow; written from `constants.toml`."""

FIRST_POINTS = 4
COMPLETE_POINTS = 2
COLOURS_POINTS = 3

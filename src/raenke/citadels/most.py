"""The most there can be; written from `constants.toml`."""

SEATS = 8
RANKS = 9
CARDS = 80
CITY = 12
MOVES = 4096
NOTES = 404

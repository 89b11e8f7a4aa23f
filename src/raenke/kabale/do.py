"""Moves by number; written from `constants.toml`."""

SLIP = 256
SWAP = 288
DECLINE = 296

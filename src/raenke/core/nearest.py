"""Guessing what a mistyped text was meant to be."""

from collections.abc import Sequence
from difflib import SequenceMatcher


def nearest(text: str, choices: Sequence[str], most: int = 3) -> list[str]:
    """The choices most similar to a text, the closest first; ties keep their order."""
    wanted = " ".join(text.lower().split())
    return sorted(choices, key=lambda choice: -SequenceMatcher(None, wanted, choice).ratio())[:most]

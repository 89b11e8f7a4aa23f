"""A choice that is not quite sharp: nearly as good is nearly as likely."""

from collections.abc import Sequence

from raenke.core.chance import Chance

FINE = 1 << 16


def fuzzy(options: Sequence[str], worths: Sequence[float], width: float, chance: Chance) -> str:
    """An option; one whose worth is `width` below the best is half as likely, one eight below never comes."""
    best = max(worths)
    weights = [halved((best - worth) / width) for worth in worths]
    skip = chance.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        if skip < weight:
            return option
        skip -= weight
    raise AssertionError("the weights of the options do not add up")


def halved(below: float) -> int:
    """FINE, halved for every whole step below the best and in proportion between them."""
    steps = int(below)
    return 0 if steps >= 8 else round(FINE / (1 << steps) * (1 - (below - steps) / 2))

"""The table with everything open, for a match that is over."""

from collections.abc import Sequence

import msgspec

from raenke.kabale.view import KabaleView


class KabaleHidden(msgspec.Struct, frozen=True):
    """What nobody saw at once: the hands, by seat."""

    hands: list[list[str]]


def opened(views: Sequence[KabaleView]) -> tuple[KabaleView, KabaleHidden]:
    """A spectator's view, which comes last, with every ally as its owner knows it; and the hands."""
    *seats, public = views
    columns = [
        [seats[ally.seat].columns[at][place] for place, ally in enumerate(column)]
        for at, column in enumerate(public.columns)
    ]
    return msgspec.structs.replace(public, columns=columns), KabaleHidden([view.hand for view in seats])

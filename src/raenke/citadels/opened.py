"""The table with everything open, for a match that is over."""

from collections.abc import Sequence

import msgspec

from raenke.citadels.view import CitadelsView


class CitadelsHidden(msgspec.Struct, frozen=True):
    """What nobody saw at once: by seat the hands and the characters, and the cards drawn to choose from."""

    hands: list[list[str]]
    characters: list[list[str]]
    drawn: list[str]


def opened(views: Sequence[CitadelsView]) -> tuple[CitadelsView, CitadelsHidden]:
    """A spectator's view, which comes last, with the cards under the Museum; and what lies hidden elsewhere."""
    *seats, public = views
    museum = [seats[stored.seat].museum[at] for at, stored in enumerate(public.museum)]
    drawn = seats[public.to_move].drawn if 0 <= public.to_move < len(seats) else []
    hidden = CitadelsHidden([view.hand for view in seats], [view.own for view in seats], drawn)
    return msgspec.structs.replace(public, museum=museum), hidden

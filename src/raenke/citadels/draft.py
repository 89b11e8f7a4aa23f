"""How the characters are chosen, by the number of players and the size of the cast (C3.2)."""

from raenke.core.codes import NOBODY

# With two players, A and B: A takes, B takes and puts away, A takes and puts away, B takes.
PAIR = ((0, False), (1, False), (1, True), (0, False), (0, True), (1, False))
FACE_UP = {(4, 8): 2, (5, 8): 1, (4, 9): 3, (5, 9): 2, (6, 9): 1}


def picks(seats: int) -> tuple[tuple[int, bool], ...]:
    """Of every pick how far from the crown its player sits, and whether the character is put away."""
    if seats == 2:
        return PAIR
    return tuple((at % seats, False) for at in range(6 if seats == 3 else seats))


def taken(seats: int) -> int:
    """How many characters each player takes: two with 2 or 3 players (C3.7)."""
    return sum(from_crown == 0 and not is_put for from_crown, is_put in picks(seats))


def laid_up(seats: int, cast: int) -> int:
    """How many characters lie face up."""
    return FACE_UP.get((seats, cast), 0)


def withdrawal(seats: int, cast: int) -> int:
    """The pick before which chance withdraws a character."""
    return 3 if seats == 3 and cast == 9 else NOBODY


def has_last_choice(seats: int, cast: int) -> bool:
    """Whether the last player may have the character face down: 7 players with a cast of 8, or 8 with one of 9."""
    return seats == cast - 1

"""The parts of a cell; written from `constants.toml`."""


def card(cell: int) -> int:
    return cell & 31


def with_card(cell: int, card: int) -> int:
    return cell & ~31 | card


def seat(cell: int) -> int:
    return cell >> 5 & 7


def with_seat(cell: int, seat: int) -> int:
    return cell & ~224 | seat << 5


def face(cell: int) -> int:
    return cell >> 8 & 3


def with_face(cell: int, face: int) -> int:
    return cell & ~768 | face << 8


def era(cell: int) -> int:
    return cell >> 10 & 7


def with_era(cell: int, era: int) -> int:
    return cell & ~7168 | era << 10


def mark(cell: int) -> int:
    return cell >> 13 & 1


def with_mark(cell: int, mark: int) -> int:
    return cell & ~8192 | mark << 13


def of(card: int, seat: int, face: int, era: int, mark: int) -> int:
    return card | seat << 5 | face << 8 | era << 10 | mark << 13

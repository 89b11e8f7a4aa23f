"""What a QR code says, read from the squares drawn on the page."""

import re

from playwright.sync_api import Locator

BORDER = 2
MASKS = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (y // 2 + x // 3) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)


def read_qr(code: Locator) -> str:
    """Of a code drawn as SVG, one unit to a square. Nothing is blurred on the way, so no errors are corrected; codes of
    25 to 37 squares a side with least correction hold their bytes in one row."""
    size = int((code.get_attribute("viewBox") or "").split()[-1]) - 2 * BORDER
    squares = re.findall(r"M(\d+) (\d+)h1v1h-1z", code.locator("path").get_attribute("d") or "")
    dark = {(int(x) - BORDER, int(y) - BORDER) for x, y in squares}
    assert size in (25, 29, 33, 37)
    level, kind = number(dark, [(0, 8), (1, 8)]) ^ 0b10, number(dark, [(2, 8), (3, 8), (4, 8)]) ^ 0b101
    assert level == 1
    bits = path_of_bits(size)
    text = {(x, y) for x, y in bits if ((x, y) in dark) != (MASKS[kind](x, y) == 0)}
    assert number(text, bits[:4]) == 4  # bytes follow
    length = number(text, bits[4:12])
    return bytes(number(text, bits[12 + 8 * at : 20 + 8 * at]) for at in range(length)).decode()


def number(dark: set[tuple[int, int]], places: list[tuple[int, int]]) -> int:
    return int("".join(str(int(place in dark)) for place in places), 2)


def path_of_bits(size: int) -> list[tuple[int, int]]:
    """Two columns at a time, from the right, up and down by turns, around all that is not text."""
    rights = [*range(size - 1, 6, -2), 5, 3, 1]
    rows = range(size)
    return [
        (x, y)
        for turn, right in enumerate(rights)
        for y in (rows if turn % 2 else reversed(rows))
        for x in (right, right - 1)
        if not is_mark(x, y, size)
    ]


def is_mark(x: int, y: int, size: int) -> bool:
    far = size - 8
    corners = (x < 9 and y < 9) or (x >= far and y < 9) or (x < 9 and y >= far)
    small = abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return corners or small or x == 6 or y == 6

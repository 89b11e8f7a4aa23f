"""What came from outside, short enough for a message."""

import json


def shown(value: object, most: int = 80) -> str:
    """A value as JSON; only its beginning if it is long."""
    try:
        text = json.dumps(value)
    except (RecursionError, ValueError):
        return "something too large to show"
    return shortened(text, most)


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"

"""The server's log: one JSON object a line, without secrets, moves, names or talk."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

LEVELS = {"quiet": logging.WARNING, "normal": logging.INFO, "debug": logging.DEBUG}
# Only these fields are written besides the message, so that nothing private gets in by mistake.
FIELDS = ("method", "path", "status", "ms", "tables", "table", "bot", "game", "host", "port", "database")
UNSEEN = re.compile(r"[^ -~]")  # all that might not be printable; `escaped` looks more closely


class LogFormat(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            line["trace"] = self.formatException(record.exc_info)
        return readable(json.dumps(line, ensure_ascii=False, default=str))


def readable(line: str) -> str:
    """Escape whatever could move the cursor, reverse the text or begin another line in a terminal."""
    return line if line.isprintable() else UNSEEN.sub(escaped, line)


def escaped(found: re.Match[str]) -> str:
    letter = found.group()
    return (
        letter
        if letter.isprintable()
        else f"\\u{ord(letter):04x}"
        if letter < "\U00010000"
        else json.dumps(letter)[1:-1]
    )


def log_to_stderr(level: str) -> None:
    root = logging.getLogger()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogFormat())
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("raenke").setLevel(LEVELS.get(level, logging.INFO))

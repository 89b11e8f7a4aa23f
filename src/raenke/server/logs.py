"""What the server writes about itself: a JSON object a line, without secrets, moves, names or talk."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

LEVELS = {"quiet": logging.WARNING, "normal": logging.INFO, "debug": logging.DEBUG}
# Only these are written besides the message, so that nothing comes in by carelessness.
FIELDS = ("method", "path", "status", "ms", "tables", "table", "bot", "game", "host", "port", "database")


class Lines(logging.Formatter):
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
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to_stderr(level: str) -> None:
    root = logging.getLogger()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("raenke").setLevel(LEVELS.get(level, logging.INFO))

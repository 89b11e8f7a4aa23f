"""The records kept in `tests/records/`, and what happens in them."""

from pathlib import Path
from typing import Any

from raenke.core.event import to_dict
from raenke.core.record import read_record, replay
from tests.core.record_page import ROOT

KEPT = sorted(path for path in (ROOT / "tests" / "records").glob("*/*.json") if path.name != "digests.json")
GAME = {path: read_record(path).game for path in KEPT}
KABALE = [path for path in KEPT if GAME[path] == "kabale"]
CITADELS = [path for path in KEPT if GAME[path] == "citadels"]


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def events_of(path: Path) -> list[dict[str, Any]]:
    return [to_dict(event) for event in replay(read_record(path)).events]

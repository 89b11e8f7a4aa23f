"""Somebody sits down: an environment with nothing kept yet, and a keyboard."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from raenke import Match
from tests.cli.sitting import Script, Sit, Sitting


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with nothing kept yet."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return {**kept, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "TERM": "xterm-256color", "LANG": "C.UTF-8"}


@pytest.fixture(params=["listening", "deaf"])
def parent(request: pytest.FixtureRequest) -> Iterator[None]:
    """The tests themselves ignore Ctrl-C and hanging up where they run in the background or under nohup, and what they
    start inherits that."""
    signals = (signal.SIGINT, signal.SIGHUP) if request.param == "deaf" else ()
    before = {each: signal.signal(each, signal.SIG_IGN) for each in signals}
    yield
    for each, was in before.items():
        signal.signal(each, was)


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sit:
    monkeypatch.setattr(sys, "stdin", sys.stdin)

    def sit_down(match: Match, typed: str, *moves: str, **more: object) -> Sitting:
        return Sitting(match, typed, tmp_path / "game.json", Script(*moves), **more)  # type: ignore[arg-type]

    return sit_down

"""For every test: the kind of build that is meant, and how long Hypothesis looks."""

import os
from pathlib import Path

import hypothesis
import pytest

import raenke.core
from raenke.games import add
from tests.third_game.game import MAGPIES

add(MAGPIES)  # a game that nothing in the package knows

SOURCE = Path(__file__).parent.parent / "src"


def pytest_configure() -> None:
    for path in SOURCE.rglob("*.so"):
        module = path.with_name(path.name.split(".")[0])
        sources = [module.with_suffix(suffix) for suffix in (".py", ".pxd", ".pyx")]
        if SOURCE in Path(raenke.core.__file__).parents and path.stat().st_mtime < max(
            source.stat().st_mtime for source in sources if source.exists()
        ):
            pytest.exit(f"{path.name} is older than its source: run make build", returncode=2)


hypothesis.settings.register_profile("compiled", deadline=None, derandomize=True)
hypothesis.settings.register_profile("pure", deadline=None, derandomize=True, max_examples=20)
hypothesis.settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "compiled" if raenke.core.COMPILED else "pure"),
)

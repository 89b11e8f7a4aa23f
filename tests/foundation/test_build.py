"""The build that runs is the one that was asked for: compiled, uncompiled, or with bounds checked."""

import importlib
import importlib.machinery
import os
import subprocess
import sys
from pathlib import Path

import pytest

import raenke.core
from hatch_build import modules
from tests.foundation.pxd import SOURCE, module_of

EXPECT = os.environ.get("RAENKE_EXPECT", "compiled" if raenke.core.COMPILED else "pure")
HERE = Path(__file__).parent
MODULES = [module_of(path) for path in modules(SOURCE) if path.suffix == ".py"]


def file_of(module: str) -> str:
    return importlib.import_module(module).__file__ or ""


def is_extension(module: str) -> bool:
    return file_of(module).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))


@pytest.mark.parametrize("module", MODULES)
def test_module_is_of_the_kind_expected(module: str) -> None:
    assert is_extension(module) == (EXPECT != "pure")


def test_the_package_says_which_kind_runs() -> None:
    assert (EXPECT != "pure") == raenke.core.COMPILED


if EXPECT == "bounds":

    @pytest.mark.parametrize("module", MODULES)
    def test_bounds_are_checked_in(module: str) -> None:
        assert b"__ubsan_handle_out_of_bounds" in Path(file_of(module)).read_bytes()

    def test_planted_overrun_dies() -> None:
        from hatch_build import compiled

        [library] = compiled(HERE, [HERE / "overrun.py"], os.environ["CFLAGS"]).values()
        for place, lives in {3: True, 4: False}.items():
            program = f"import overrun; overrun.Row().write({place})"
            run = subprocess.run([sys.executable, "-c", program], cwd=library.parent, capture_output=True, check=False)
            assert (run.returncode == 0) == lives
            assert (b"out of bounds" in run.stderr) != lives

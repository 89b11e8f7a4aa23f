"""A test that hangs is ended and named, and the others run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TESTS = """
def test_that_waits():
    import time
    time.sleep(600)

def test_that_holds_the_interpreter_as_compiled_code_can():
    import itertools
    any(itertools.repeat(False))

def test_that_passes():
    pass
"""


def test_tests_that_hang_are_named_and_the_others_run(tmp_path: Path) -> None:
    file = tmp_path / "test_three.py"
    file.write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "--rootdir", ".", "-p", "no:cacheprovider"]
    command += ["-p", "xdist", "-p", "pytest_timeout", "-n", "1", "-o", "timeout=1", "-o", "faulthandler_timeout=3"]
    result = subprocess.run(
        [*command, str(file)],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # starts sooner
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert "2 failed, 1 passed" in result.stdout
    failed = [line for line in result.stdout.splitlines() if line.startswith("FAILED")]
    assert ["::test_that_waits" in line for line in failed] == [True, False]
    assert ["::test_that_holds" in line for line in failed] == [False, True]


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    """The second limit is for what the first cannot interrupt, so it is longer."""
    assert 0 < float(pytestconfig.getini("timeout")) < float(pytestconfig.getini("faulthandler_timeout"))

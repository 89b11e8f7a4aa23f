"""Checks that run at the same time: each is told whole, and one that fails fails the run."""

import subprocess
import sys
from pathlib import Path

TOGETHER = Path(__file__).parent.parent.parent / "tools" / "together.py"


def together(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TOGETHER), *arguments], capture_output=True, text=True, check=False)


def test_each_is_told_with_what_it_said(tmp_path: Path) -> None:
    """Two that wait for each other, so neither ends unless both run."""
    done = together(f"echo a > {tmp_path}/a; until [ -e {tmp_path}/b ]; do sleep 0.01; done; echo one; echo two >&2",
                    f"until [ -e {tmp_path}/a ]; do sleep 0.01; done; echo b > {tmp_path}/b")  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "; echo one; echo two >&2\none\ntwo\n" in done.stdout


def test_all_are_run_and_those_that_fail_are_named() -> None:
    done = together("--jobs", "1", "echo bad; exit 3", "echo good")
    assert done.returncode == 1
    assert done.stdout == "echo bad; exit 3\nbad\necho good\ngood\n"
    assert done.stderr == "\nFailed:\necho bad; exit 3: exit code 3\n"

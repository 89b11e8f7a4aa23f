"""Which browser is taken, and what is said where there is none."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.browser import ADVICE, Found, NoBrowser, Way, apt_get, chosen, starts
from tests.web.serving import ROOT

Written = Callable[..., Path]
# Gets a browser slowly, where there is none yet.
GETTING = """
import sys, time
from pathlib import Path
from tests.web.browser import Found, chosen

place, log = Path(sys.argv[1]), Path(sys.argv[2])

def got():
    if not place.exists():
        with log.open("a") as file:
            file.write("got\\n")
        time.sleep(1)
        place.write_text("#!/bin/sh\\necho Browser 1\\n")
        place.chmod(0o755)
    return Found(str(place))

print(chosen("", {"slow": got}, place.with_suffix(".lock")).path)
"""


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """A program of a few lines."""

    def write(name: str, *lines: str) -> Path:
        path = tmp_path / name
        path.write_text("\n".join(["#!/bin/sh", *lines, ""]))
        path.chmod(0o755)
        return path

    return write


@pytest.fixture
def ways(written: Written) -> dict[str, Way]:
    """There is none; one lacks its libraries; two start."""
    broken, second, third = written("broken", "exit 127"), written("second", "echo 2"), written("third", "echo 3")
    return {
        "none": lambda: None,
        "broken": lambda: Found(str(broken)),
        "second": lambda: Found(str(second)),
        "third": lambda: Found(str(third)),
    }


def test_the_first_that_starts_is_taken(ways: dict[str, Way], tmp_path: Path) -> None:
    assert chosen("", ways, tmp_path / "lock").path == str(tmp_path / "second")


@pytest.mark.parametrize(("wish", "taken"), [("third", "third"), ("{}/third", "third")])
def test_another_can_be_wished_for(wish: str, taken: str, ways: dict[str, Way], tmp_path: Path) -> None:
    assert chosen(wish.format(tmp_path), ways, tmp_path / "lock").path == str(tmp_path / taken)


@pytest.mark.parametrize(("wish", "said"), [("broken", ADVICE), ("none", ADVICE), ("frist", "no file, and none of")])
def test_a_wish_that_cannot_be_met_is_not_met_by_another(
    wish: str, said: str, ways: dict[str, Way], tmp_path: Path
) -> None:
    with pytest.raises(NoBrowser) as refused:
        chosen(wish, ways, tmp_path / "lock")
    assert said in str(refused.value)


def test_of_two_who_ask_at_once_one_gets_it(tmp_path: Path) -> None:
    place, log = tmp_path / "browser", tmp_path / "log"
    command = [sys.executable, "-c", GETTING, str(place), str(log)]
    both = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [asking.communicate(timeout=60)[0] for asking in both] == [f"{place}\n"] * 2
    assert log.read_text() == "got\n"


def test_apt_get_waits_for_who_is_installing(written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked = "echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)' >&2"
    written("apt-get", f"cd {tmp_path}", f"[ -e tried ] || {{ : > tried; {locked}; exit 100; }}")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert apt_get("update")


def test_apt_get_that_fails_is_not_asked_again(
    written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written("apt-get", f"echo asked >> {tmp_path}/log", "echo 'E: Unable to locate package chromium' >&2", "exit 100")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert not apt_get("install", "chromium")
    assert (tmp_path / "log").read_text() == "asked\n"


@pytest.mark.parametrize(
    "command", [["tests.web.browser"], ["pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "tests/web"]]
)
def test_without_a_browser_the_run_ends_in_one_sentence(command: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": str(tmp_path), "RAENKE_BROWSER": "system"}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    said = [line for line in (done.stdout + done.stderr).splitlines() if line]
    assert done.returncode == 2
    assert all(ADVICE in line for line in said)
    assert len(said) <= 2  # pytest says it on each of its streams


def test_another_node_drives_where_playwrights_own_does_not_start(
    written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own wants libatomic, which an empty Debian has only with a compiler."""
    package = tmp_path / "playwright"
    (package / "driver").mkdir(parents=True)
    (package / "__init__.py").touch()
    broken = written("playwright/driver/node", "exit 127")
    code = "import os; from tests.web.browser import *; give_driver_node(); print(os.environ['PLAYWRIGHT_NODEJS_PATH'])"
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.delenv("PLAYWRIGHT_NODEJS_PATH", raising=False)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    node = done.stdout.strip()
    assert node != str(broken)
    assert starts(Path(node))

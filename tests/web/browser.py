"""Which browser the tests drive: the system's, else Playwright's own, else one that can be had."""

import os
import shutil
import subprocess
from pathlib import Path

from tests.web.serving import OUTSIDE

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
GET = "apt-get install -y chromium (on Debian), or: python -m playwright install chromium"
# Quiet in a closed network, and allowed to run as root in a container.
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", f"--host-resolver-rules=MAP {OUTSIDE} 127.0.0.1",
]  # fmt: skip


class NoBrowser(RuntimeError):
    """There is none, and how to get one."""


def own_download() -> str | None:
    """Playwright's own browser, if somebody has downloaded it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def executable() -> str:
    found = next((path for path in map(shutil.which, NAMES) if path), None) or own_download()
    if found:
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium", "fonts-noto-cjk"], check=False)
        if found := shutil.which("chromium"):
            return found
    raise NoBrowser(f"no browser to test with; get one by {GET}")

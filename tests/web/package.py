"""The browser that comes as a package: Chromium's headless shell as built for servers without anything, with its own
libraries, and fonts for our four languages."""

import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from hatch_build import npm
from tests.web.browser import Found
from tests.web.serving import ROOT

LOCKED = Path(__file__).parent / "packaged"
PLACE = ROOT / "build" / "browser"
PACKED = PLACE / "node_modules" / "@sparticuz" / "chromium" / "bin"
FONTS = (PLACE / "node_modules" / "dejavu-fonts-ttf", PLACE / "node_modules" / "@expo-google-fonts")
INFLATE = "process.stdin.pipe(require('zlib').createBrotliDecompress()).pipe(process.stdout)"
FONTCONFIG = """<?xml version="1.0"?>
<fontconfig>
{folders}
<cachedir>{place}/fonts</cachedir>
<alias><family>sans-serif</family><prefer><family>DejaVu Sans</family><family>Nanum Gothic</family></prefer></alias>
<alias><family>serif</family><prefer><family>DejaVu Serif</family><family>Nanum Gothic</family></prefer></alias>
<alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
"""


def unpacked(tell: Callable[[str], None]) -> Found | None:
    """Fetched and unpacked if it is not there yet as the lock file says; None where that cannot be."""
    command = npm()
    if command is None or (sys.platform, platform.machine()) != ("linux", "x86_64"):
        return None
    mark, lock = PLACE / "ready", (LOCKED / "package-lock.json").read_text()
    if not (mark.is_file() and mark.read_text() == lock):
        tell("npm fetches a browser")
        shutil.rmtree(PLACE, ignore_errors=True)
        shutil.copytree(LOCKED, PLACE)
        try:
            subprocess.run([*command, "ci", "--ignore-scripts"], cwd=PLACE, capture_output=True, check=True)
            unpack()
        except (subprocess.CalledProcessError, OSError):
            return None
        mark.write_text(lock)
    environment = {"LD_LIBRARY_PATH": str(PLACE / "lib"), "FONTCONFIG_FILE": str(PLACE / "fonts.conf")}
    return Found(str(PLACE / "chromium"), ("--no-zygote",), environment)


def unpack() -> None:
    for name in ("chromium", "al2023.tar", "swiftshader.tar"):
        with (PACKED / f"{name}.br").open("rb") as source, (PLACE / name).open("wb") as target:
            subprocess.run(["node", "-e", INFLATE], stdin=source, stdout=target, check=True)
    for name in ("al2023.tar", "swiftshader.tar"):  # their contents are as locked, so nothing strange is in them
        subprocess.run(["tar", "-xf", name], cwd=PLACE, check=True)
    (PLACE / "chromium").chmod(0o755)
    folders = "\n".join(f"<dir>{folder}</dir>" for folder in FONTS)
    (PLACE / "fonts.conf").write_text(FONTCONFIG.format(folders=folders, place=PLACE))

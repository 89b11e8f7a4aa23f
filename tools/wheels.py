"""Build all that people install into `dist`: the sdist, the wheels of the Pythons here, and the pure one."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hatch_build import LIMITED
from tools.pythons import SUPPORTED, found

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
TOOLS = ROOT / "build" / "release" / "bin"
UV = ROOT / ".venv" / "bin" / "uv"
LOCKED = ["build.txt", "node.txt"]
NOT_BUILT = f"NOT BUILT: the wheel for {LIMITED[0]}.{LIMITED[1]} and later, for want of such a Python."


@cache
def epoch() -> str:
    """When the commit was made: the time of every file in what is built from it."""
    command = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.strip()


def kinds() -> Iterator[tuple[str, dict[str, str]]]:
    """The Pythons to build with and what to tell the hook: one each before the limited interface, the first with it."""
    pythons = {version: command for version in SUPPORTED if (command := found(version))}
    yield sys.executable, {"RAENKE_PURE": "1"}
    for version, command in pythons.items():
        has_limited = tuple(map(int, version.split("."))) >= LIMITED
        yield command, {"RAENKE_REQUIRE_COMPILED": "1", **({"RAENKE_ABI3": "1"} if has_limited else {})}
        if has_limited:
            return
    print(NOT_BUILT, file=sys.stderr)


def build(source: Path, target: Path) -> None:
    """Build from a source folder, each in an environment of its own with what is locked."""
    shutil.rmtree(target, ignore_errors=True)
    given = {name: value for name, value in os.environ.items() if not name.startswith(("RAENKE_", "CFLAGS"))}
    given |= {"SOURCE_DATE_EPOCH": epoch(), "RAENKE_REQUIRE_CLIENT": "1", "PATH": f"{TOOLS}{os.pathsep}{given['PATH']}"}
    command = [str(UV), "build", "--quiet", "--no-create-gitignore", "--require-hashes"]
    for name in LOCKED:
        command += ["--build-constraints", str(ROOT / "requirements" / name)]
    subprocess.run([*command, "--sdist", "--out-dir", str(target), str(source)], env=given, check=True)
    for python, told in kinds():
        with tempfile.TemporaryDirectory() as folder:
            wheel = [*command, "--wheel", "--python", python, "--out-dir", folder, str(source)]
            subprocess.run(wheel, env={**given, **told}, check=True)
            [built] = Path(folder).glob("*.whl")
            if sys.platform == "linux" and "RAENKE_PURE" not in told:
                # Names the oldest systems it runs on, by the symbols it asks for; package indexes take no other.
                repair = ["auditwheel", "repair", "--only-plat", "--wheel-dir", str(target), str(built)]
                subprocess.run(repair, env=given, check=True, capture_output=True)
            else:
                shutil.move(built, target)


if __name__ == "__main__":
    build(ROOT, DIST)
    for file in sorted(DIST.iterdir()):
        print(f"{file.stat().st_size / 1e6:6.2f} MB  {file.name}")

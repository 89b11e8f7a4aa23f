"""Build and check a release, all but the upload: `make release`; docs/release.md says how one is made."""

import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from hatch_build import CLIENT, npm
from raenke import __version__
from tools.pythons import SUPPORTED, found
from tools.wheels import DIST, NOT_BUILT, ROOT, TOOLS, UV, build, epoch

SUMS = DIST / "SHA256SUMS"


def run(*command: object, cwd: Path = ROOT, shows: bool = True) -> str:
    """The output of a command; what it says is shown if it fails."""
    given = {**os.environ, "SOURCE_DATE_EPOCH": epoch()}
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=given, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nmake release: {Path(str(command[0])).name} failed")
    if shows:
        print(done.stdout.strip())
    return done.stdout


def stage(title: str) -> None:
    print(f"\n== {title}", flush=True)


def sums(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def built_twice() -> None:
    """Build here, and again from the sdist alone in another folder: the same bytes, and nothing is missing in it."""
    build(ROOT, DIST)
    with tempfile.TemporaryDirectory() as folder:
        [sdist] = DIST.glob("*.tar.gz")
        with tarfile.open(sdist) as packed:
            packed.extractall(folder, filter="data")
        again, source = Path(folder) / "again", Path(folder) / sdist.name.removesuffix(".tar.gz")
        (source / "PKG-INFO").unlink()  # the one file that a checkout has not
        build(source, again)
        one, other = sums(DIST), sums(again)
    if differing := {name for name in {*one, *other} if one.get(name) != other.get(name)}:
        raise SystemExit(f"make release: two builds differ: {', '.join(sorted(differing))}")
    print("\n".join(f"{digest[:16]}… twice: {name}" for name, digest in one.items()))


def takers(name: str) -> Iterator[tuple[str, str]]:
    """The Pythons here that would install a file, and their commands."""
    exact = re.search(r"-cp3(\d+)-(cp3|abi3)", name)
    for version in SUPPORTED:
        minor = int(version.split(".")[1])
        takes = exact is None or minor == int(exact[1]) or (exact[2] == "abi3" and minor > int(exact[1]))
        if takes and (command := found(version)):
            yield version, command
            if not name.endswith(".whl"):
                return  # it is compiled for the trial, and one is enough


def tried() -> None:
    """Each file in an empty environment of each Python that takes it; all give the same answers."""
    answers: dict[str, str] = {}
    for file in [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]:
        for version, python in takers(file.name):
            print(f"{file.name} on Python {version}:", flush=True)
            with tempfile.TemporaryDirectory() as folder:
                run(UV, "venv", "--quiet", "--python", python, folder, shows=False)
                into = [UV, "pip", "install", "--quiet", "--python", folder]
                run(*into, "--require-hashes", "-r", "requirements/run.txt", shows=False)
                run(*into, "--no-deps", "--build-constraints", "requirements/build.txt", file, shows=False)
                version_line, first_page, _, *rest = run(sys.executable, "tools/trial.py", folder, shows=False).split(
                    "\n"
                )
            print(f"    {version_line}; {first_page}")
            answers["\n".join(rest)] = file.name
    if len(answers) > 1:
        raise SystemExit(f"make release: {' and '.join(answers.values())} answer differently")


def materials() -> None:
    """The software bills of materials: what the package needs, and what the client was built from."""
    needed, client = (DIST / f"raenke-{__version__}.{part}.cdx.json" for part in ("python", "client"))
    listing = [TOOLS / "cyclonedx-py", "requirements", "--output-reproducible", "--pyproject", "pyproject.toml"]
    run(*listing, "--output-file", needed, "requirements/run.txt")
    found = json.loads(
        run(*npm() or (), "sbom", "--sbom-format", "cyclonedx", "--package-lock-only", cwd=CLIENT, shows=False)
    )
    del found["serialNumber"]  # drawn anew each time
    found["metadata"]["component"]["name"] = "raenke-web"  # npm takes the folder's
    found["metadata"]["timestamp"] = datetime.fromtimestamp(int(epoch()), UTC).isoformat()
    client.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    for file in (needed, client):
        print(f"{len(json.loads(file.read_text())['components'])} components: {file.name}")


def packed_page() -> None:
    """The static page as one zip: every web space has a way to unpack it."""
    target = DIST / f"raenke-{__version__}-static.zip"
    moment = datetime.fromtimestamp(int(epoch()), UTC).timetuple()[:6]
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        page = Path(folder) / "page"
        run(ROOT / ".venv" / "bin" / "raenke", "static", page, shows=False)
        for path in sorted(path for path in page.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"raenke/{path.relative_to(page).as_posix()}", moment)
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
    print(f"{target.stat().st_size / 1e6:.1f} MB  {target.name}")


def commit() -> str:
    """What the release is built from."""
    if changed := run("git", "status", "--porcelain", shows=False):
        raise SystemExit(f"{changed}make release: commit this first; a release is built from a commit")
    return run("git", "rev-parse", "HEAD", shows=False).strip()


def main() -> None:
    begun = commit()
    stage("Built twice, here and from the sdist in another folder")
    built_twice()
    stage("Metadata, limited interface, wheels asked for elsewhere")
    packages = [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]
    run(TOOLS / "twine", "--no-color", "check", "--strict", *packages)
    limited = [*DIST.glob("*-abi3-*.whl")]
    if limited:
        run(TOOLS / "abi3audit", "--strict", "--summary", *limited)
    run(TOOLS / "cibuildwheel", "--print-build-identifiers", "--platform", "linux")
    stage("Tried in empty environments, with no compiler and no Node on the PATH")
    tried()
    stage("The static page")
    packed_page()
    stage("Bills of materials and checksums")
    materials()
    if commit() != begun:
        raise SystemExit("make release: another commit came while this one was built; begin again")
    SUMS.write_text("".join(f"{digest}  {name}\n" for name, digest in sums(DIST).items() if name != SUMS.name))
    print(f"{SUMS.relative_to(ROOT)}: {len(SUMS.read_text().splitlines())} files")
    if not limited:
        print(f"\n{NOT_BUILT} This is no whole release.")
        return
    stage("Left to a person (docs/release.md)")
    print(
        f"    git tag --sign v{__version__} --message 'Ränke {__version__}' && git push --tags\n"
        f"    build/release/bin/twine upload dist/*.whl dist/*.tar.gz\n"
        f"    offer all files of dist/ with the tag"
    )


if __name__ == "__main__":
    main()

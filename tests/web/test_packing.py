"""The static page as it is packed: the same bytes each time, nothing from outside, and in Pyodide the same games."""

import asyncio
import gzip
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
from raenke.cli import packing
from raenke.cli.packing import PackingError, pack
from tests.device import whole_games

DEVICE = Path(whole_games.__file__).parent
VISIT_MOST, ENGINE_MOST = 7_000_000, 5_900_000  # bytes


def node() -> str:
    """Node.js, wherever the build has it from."""
    npm = hatch_build.npm()
    assert npm
    return npm[0] if npm[0].endswith("node") else str(Path(npm[0]).with_name("node"))


def in_pyodide(folder: Path, expression: str) -> dict[str, object]:
    command = [node(), str(DEVICE / "in_pyodide.mjs"), str(folder), str(DEVICE), expression]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])["found"]
    return found


def archive(packed: bytes) -> ZipFile:
    return ZipFile(BytesIO(gzip.decompress(packed)))


def test_whole_games_in_pyodide_are_those_of_any_python(packed: Path) -> None:
    with ThreadPoolExecutor(1) as thread:  # the tests of the browser keep a loop in this one
        here = thread.submit(asyncio.run, whole_games.digests()).result()
    assert in_pyodide(packed, "await whole_games.digests()") == here


def test_what_goes_wrong_in_pyodide_can_be_told(packed: Path) -> None:
    """Compiled without line numbers, a function still has its place in a traceback."""
    told = in_pyodide(packed, "whole_games.refused()")
    assert re.search(r'File ".*raenke/games.py"|File ".*raenke/bots', str(told)), told


def test_the_same_page_is_packed_each_time(packed: Path, tmp_path: Path) -> None:
    (tmp_path / "files.json").write_text('{"files": {"old.js": ""}, "kept": {}}')  # an older page, which is replaced
    (tmp_path / "old.js").write_text("")
    (tmp_path / "CNAME").write_text("play.example.org")  # somebody's own, which stays
    subprocess.run([sys.executable, "-m", "raenke", "static", str(tmp_path)], check=True)
    assert contents(tmp_path) == {**contents(packed), "CNAME": b"play.example.org"}


@pytest.mark.parametrize("name", ["files.json", "index.html"])
def test_a_folder_of_another_program_is_left_alone(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("{}")
    for out, why in ((tmp_path, "has other things in it"), (tmp_path / name, "is a file")):
        told = subprocess.run(
            [sys.executable, "-m", "raenke", "static", str(out)], check=False, capture_output=True, text=True
        )
        assert (told.returncode, told.stderr.startswith(f"raenke: {out} {why}")) == (2, True), told.stderr
    assert contents(tmp_path) == {name: b"{}"}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_engine_is_small_and_its_parts_are_named(packed: Path) -> None:
    sizes = json.loads((packed / "engine" / "engine.json").read_text())["files"]
    assert sizes == {
        path.name: path.stat().st_size for path in (packed / "engine").iterdir() if path.name != "engine.json"
    }
    assert sum(sizes.values()) < ENGINE_MOST
    files = json.loads((packed / "files.json").read_text())
    there = {path.relative_to(packed).as_posix() for path in packed.rglob("*") if path.is_file()}
    assert there - files["files"].keys() == {"files.json", "sw.js"} | {
        f"kept/{group}.json.gz" for group in files["kept"]
    }
    assert files["version"] in (packed / "sw.js").read_text()


def test_a_first_visit_is_small_where_nothing_is_compressed(packed: Path) -> None:
    """Everything as it lies there: what the page and a table load, the engine, and what the service worker keeps."""
    kept = json.loads((packed / "files.json").read_text())["kept"]
    piles = {group: json.loads(gzip.decompress((packed / f"kept/{group}.json.gz").read_bytes())) for group in kept}
    languages = kept.keys() - {"always"}
    assert languages == {"de", "en", "hu", "ko"}
    visit = {}
    for language in languages:
        files = {"files.json", "sw.js", *(f"kept/{group}.json.gz" for group in ("always", language))}
        for group in ("always", language):
            files |= set(kept[group]) - piles[group].keys()
        visit[language] = sum((packed / path).stat().st_size for path in files)
    assert max(visit.values()) < VISIT_MOST, visit
    for group, pile in piles.items():
        assert pile
        assert pile.keys() <= set(kept[group])
        assert all(text == (packed / path).read_text() for path, text in pile.items())


def test_the_files_of_a_language_are_kept_by_its_readers(packed: Path) -> None:
    kept = json.loads((packed / "files.json").read_text())["kept"]
    for path in (path.relative_to(packed).as_posix() for path in packed.rglob("*") if path.is_file()):
        for language in kept.keys() - {"always"}:
            is_own = re.search(rf"(texts|rules-\w+|first)-{language}\b", path) or (
                language == "ko" and "korean" in path
            )
            assert (path in kept[language]) == bool(is_own), path


def test_the_page_loads_nothing_from_outside_and_compiles_nothing(packed: Path) -> None:
    text = (packed / "index.html").read_text()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert policy
    assert policy.group(1).startswith("default-src 'none'")
    assert not re.search(r"unsafe|https?:|\*", policy.group(1))
    assert not re.search(r'(?:src|href)="(?:/|https?:)', text)
    assert "<base" not in text


def test_the_archive_has_the_device_and_nothing_of_a_server(packed: Path) -> None:
    names = archive((packed / "engine" / "raenke.zip.gz").read_bytes()).namelist()
    assert any(name.startswith("raenke/device/device.py") for name in names)
    assert {f"raenke/locale/{each}/server.ftl" for each in ("de", "en", "hu", "ko")} <= set(names)
    assert not [
        name
        for name in names
        if re.search(r"sqlalchemy|litestar|uvicorn|server/schema|server/store\.|raenke/cli/", name)
    ]


def test_a_folder_with_other_things_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(PackingError, match="other things"):
        pack(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_without_nodejs_the_sources_are_packed_as_they_are(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(packing, "wheels_node", lambda: None)
    files = packing.engine_files()
    assert files.keys() == {f"engine/{path.name}" for path in (packed / "engine").iterdir()}
    assert archive(files["engine/raenke.zip.gz"]).read("raenke/games.py") == (packing.PACKAGE / "games.py").read_bytes()

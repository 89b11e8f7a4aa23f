"""What is built is all a stranger needs: installed alone, it serves the table, plays, and holds nothing else."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from hatch_build import obstacle
from tests.web.browser import alone
from tools.trial import SCRIPT, got, link

ROOT = Path(__file__).parent.parent.parent
UV = str(ROOT / ".venv" / "bin" / "uv")
pytestmark = pytest.mark.timeout(900)  # where nothing was compiled in place, it compiles the whole engine
KINDS = ["pure"] if obstacle() else ["pure", "compiled"]
NEVER = (".c", ".h", ".o", ".pyx", "constants.toml", "state.toml", ".svelte", ".ts")


@pytest.fixture(scope="module", params=KINDS)
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Built once for all who test at the same time, from what `make build` has compiled."""
    own = tmp_path_factory.getbasetemp()
    folder: Path = (own if worker_id == "master" else own.parent) / request.param
    with alone(folder.with_suffix(".lock")):
        if not folder.is_dir():
            given = {**os.environ, "RAENKE_REQUIRE_CLIENT": "1"}
            given["RAENKE_PURE"] = "1" if request.param == "pure" else ""
            command = [UV, "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable]
            subprocess.run([*command, "--out-dir", str(folder), str(ROOT)], env=given, check=True)
    [built] = folder.glob("*.whl")
    return built


def test_a_wheel_holds_what_a_user_needs_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        [record] = [packed.read(name).decode() for name in names if name.endswith(".dist-info/WHEEL")]
    is_pure = wheel.name.endswith("-py3-none-any.whl")
    assert (f"Root-Is-Purelib: {str(is_pure).lower()}") in record
    for needed in (
        "raenke/py.typed",
        "raenke/cli/packing.toml",
        "raenke/web/dist/index.html",
        "raenke/web/dist/engine/pyodide.mjs",
        "raenke/pages/kabale.md",
        "raenke/pages/ko/citadels.md",
        "raenke/locale/hu/kabale_lessons.ftl",
    ):
        assert needed in names
    assert [name for name in names if name.endswith("/share/man/man1/raenke.1")]
    assert [name for name in names if not name.startswith(("raenke/", f"raenke-{wheel.name.split('-')[1]}."))] == []
    assert [name for name in names if name.endswith(NEVER) or "/tests/" in name] == []
    assert is_pure == (not any(name.endswith((".so", ".pyd")) for name in names))


def test_in_an_empty_environment_it_serves_and_plays(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "empty"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, str(place)], check=True)
    install = [UV, "pip", "install", "--quiet", "--python", str(place)]
    subprocess.run([*install, "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")], check=True)
    subprocess.run([*install, "--no-deps", str(wheel)], check=True)
    trial = [sys.executable, str(ROOT / "tools" / "trial.py"), str(place)]
    told = subprocess.run(trial, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    kind = "pure Python" if wheel.name.endswith("-py3-none-any.whl") else "compiled"
    assert f"(engine: {kind}" in told.stdout
    assert "first page after" in told.stdout


@pytest.mark.parametrize("wheel", ["pure"], indirect=True)
def test_uvx_starts_it_with_nothing_installed(wheel: Path, tmp_path: Path) -> None:
    """What the README says first."""
    uvx = [UV, "tool", "run", "--quiet", "--isolated", "--python", sys.executable, "--from", str(wheel)]
    command = [*uvx, "--constraints", str(ROOT / "requirements" / "run.txt"), "raenke"]
    given = {**os.environ, "PATH": os.defpath, "RAENKE_DATA": str(tmp_path / "matches")}
    told = subprocess.run([*command, "--version"], env=given, capture_output=True, check=True, text=True).stdout
    assert told.startswith(f"raenke {wheel.name.split('-')[1]} ")
    serve = [*command, "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(serve, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            assert SCRIPT.search(got(link(server)))
        finally:
            server.terminate()

"""What is written down stays true: the README runs, the locks name no hosts, no file names a machine."""

import doctest
import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import raenke

ROOT = Path(__file__).parent.parent.parent
FENCED = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
MACHINE = re.compile(rb"(?<![\w.~}/])/(?:work|root|opt)/")
README = ROOT / "README.md"
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def files() -> list[Path]:
    """The files git has or would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_readme_is_short() -> None:
    assert len(README.read_text().splitlines()) < 120


@pytest.mark.parametrize(
    "page", [README, ROOT / "docs" / "design.md", ROOT / "docs" / "python.md"], ids=lambda page: page.name
)
def test_python_blocks_run(page: Path) -> None:
    blocks = FENCED.findall(page.read_text())
    assert blocks
    names: dict[str, object] = {"__name__": page.stem}  # a page is read from top to bottom
    for block in blocks:
        if ">>>" in block:
            example = doctest.DocTestParser().get_doctest(block, names, page.name, str(page), 0)
            assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, clear_globs=False).failed == 0
            names = example.globs
        else:
            exec(compile(block, page, "exec"), names)


def test_the_version_is_the_same_everywhere() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"] == raenke.__version__
    assert package["version"] == raenke.__version__
    assert set(re.findall(r"raenke-(\d[\d.]*\d)-", README.read_text())) == {raenke.__version__}


def test_pictures_of_the_readme_are_there_and_small() -> None:
    pictures = [ROOT / name for name in re.findall(r"docs/[\w-]+\.(?:webp|svg)", README.read_text())]
    assert len(pictures) == 3
    assert [path.name for path in pictures if not path.is_file() or path.stat().st_size > 200_000] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    assert "--hash=sha256:" in text
    assert not re.search(r"https?:|://|--find-links|--index|/opt", text)


def test_build_requirements_are_the_locked_ones() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert settings["build-system"]["requires"] == settings["dependency-groups"]["build"]


def test_no_file_names_a_path_of_a_machine() -> None:
    assert [path.name for path in files() if MACHINE.search(path.read_bytes())] == []

"""What is written down stays true: the README runs, the locks name no hosts, no file names a machine."""

import doctest
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

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

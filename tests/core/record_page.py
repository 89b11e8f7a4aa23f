"""docs/record.md as the tests read it: its sections, tables and lists."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def section(title: str) -> str:
    """The text under a heading, up to the next heading of any rank."""
    headings = list(HEADING.finditer(PAGE))
    at = next(number for number, found in enumerate(headings) if found[1] == title)
    return PAGE[headings[at].end() : headings[at + 1].start() if at + 1 < len(headings) else len(PAGE)]


def table(title: str, first: str) -> list[list[str]]:
    """The rows of the table under a heading whose first column is headed so."""
    lines = section(title).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows = []
    for line in lines[at + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split(" |")])
    return rows


def names(cell: str) -> list[str]:
    return [name.strip() for name in cell.split(",") if name.strip()]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def listed(title: str, first: str) -> list[str]:
    """The words of the indented list under a heading that begins so, without commas."""
    text = section(title)
    begin = text.index(f"    {first} ")
    return text[begin : text.index("\n\n", begin)].replace(",", " ").split()

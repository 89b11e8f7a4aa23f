"""The pictures beside the examples of the rule pages: a line for each, its kind first."""

import re
from pathlib import Path

RULES = Path(__file__).parents[1] / "docs" / "rules"
BLOCK = re.compile(r"<!-- drawn\n(.*?)\n-->", re.DOTALL)
NUMBER = re.compile(r"<a id=\"[a-z0-9-]+\"></a>\*\*([A-Z]\d+\.\d+) ")


def drawn(game: str, kind: str) -> list[tuple[str, str, str]]:
    """Of each picture of a kind: its paragraph, the edition it is about ("" if none is named), and its line."""
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    found = []
    for block in BLOCK.finditer(page):
        number = NUMBER.findall(page[: block.start()])[-1]
        for line in block[1].split("\n"):
            match = re.fullmatch(rf"{kind}(?: edition=(\w+))?[ ;]+(.*)", line)
            if match:
                found.append((number, match[1] or "", match[2]))
    return found


def kinds(game: str) -> set[str]:
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return {line.split()[0] for block in BLOCK.findall(page) for line in block.split("\n")}

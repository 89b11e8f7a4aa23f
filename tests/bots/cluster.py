"""The arena on a local Ray cluster plays the same games as without one. `make fuzz` runs this in build/ray."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from raenke.cli import app

CONTESTS = (
    ["kabale", "--seats", "2", "--option", "rounds=1", "--bot", "greedy", "--bot", "random", "--deals", "4"],
    ["citadels", "--seats", "3", "--option", "end_at=3", "--bot", "search:50", "--bot", "novice", "--deals", "2"],
)


def games_of(contest: list[str], path: Path, *more: str) -> list[dict[str, Any]]:
    outcome = CliRunner().invoke(app, ["arena", *contest, "--file", str(path), *more])
    if outcome.exit_code:
        sys.exit(f"{contest}: {outcome.output}")
    games = [{**json.loads(line), "seconds": None} for line in path.read_text().splitlines()[1:]]
    return sorted(games, key=lambda game: (game["deal"], game["rotation"]))


def main() -> None:
    for contest in CONTESTS:
        with tempfile.TemporaryDirectory() as folder:
            alone = games_of(contest, Path(folder, "alone.jsonl"), "--jobs", "1")
            spread = games_of(contest, Path(folder, "spread.jsonl"), "--ray", "local")
        if not alone or alone != spread:
            sys.exit(f"{contest}: the games on the cluster are others")
        sys.stdout.write(f"{contest[0]}: the same {len(alone)} games on a Ray cluster\n")


if __name__ == "__main__":
    main()

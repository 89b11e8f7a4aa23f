"""How fast the page without a server is: its start, random play and bots, under Pyodide in Node.js, in time of the
processor: python -m bench.pyodide."""

import json
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from raenke.cli.packing import pack

DEVICE = Path(__file__).parent.parent / "tests" / "device"
GAMES = ("kabale", "citadels")
PLIES = 60_000


def measured(page: Path, expression: str) -> dict[str, Any]:
    """Milliseconds of the processor until the device is there, and for the expression; and what it found."""
    command = [shutil.which("node") or "node", str(DEVICE / "in_pyodide.mjs"), str(page), str(DEVICE), expression]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    with TemporaryDirectory() as folder:
        page = Path(folder, "page")
        sizes = pack(page)
        engine = sum(size for path, size in sizes.items() if path.startswith("engine/"))
        print(f"engine: {engine / 1e6:.2f} MB; start: {measured(page, '0')['started']} ms")
        for game in GAMES:
            random = measured(page, f"whole_games.plies('{game}', {PLIES})")
            print(f"{game}: {random['found'] / random['took'] * 1000:.0f} plies/s")
            for bot, count in (("greedy", 200), ("search:100", 20)):
                moves = measured(page, f"whole_games.moves('{game}', '{bot}', {count})")
                print(f"{game}, {bot}: {moves['took'] / moves['found']:.1f} ms a move")


if __name__ == "__main__":
    main()

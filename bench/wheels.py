"""What one compiled wheel for many Pythons costs: figures of `raenke bench` in several environments, by turns.

    python -m bench.wheels build/one build/other --times 5

Each environment has one of the wheels installed. The first is what the others are measured against.
"""

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median

PROGRAM = """
import json, sys
from importlib import import_module
from raenke.games import games
bench = import_module("raenke.cli.bench")
seconds = float(sys.argv[1])
for name in ("kabale", "citadels"):
    game = games[name]
    found = bench.play_figures(game, 4, seconds)
    del found["games_per_second"]
    for measure in (bench.python_step_ns, bench.copy_ns, bench.redeal_ns, bench.batch_steps, bench.simulations):
        found[measure.__name__] = measure(game, 4, seconds)
    print(json.dumps({f"{name} {figure}": value for figure, value in found.items()}))
"""


def figures(environment: Path, seconds: float) -> dict[str, float]:
    command = [str(environment / "bin" / "python"), "-c", PROGRAM, str(seconds)]
    told = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return {name: value for line in told.splitlines() for name, value in json.loads(line).items()}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("environments", nargs="+", type=Path)
    reader.add_argument("--times", type=int, default=10)
    reader.add_argument("--seconds", type=float, default=0.02)
    asked = reader.parse_args()
    runs = [[figures(place, asked.seconds) for place in asked.environments] for _ in range(asked.times)]
    for key in runs[0][0]:
        firsts = [run[0][key] for run in runs]
        line = f"{key:26} {median(firsts):14,.0f}"
        for at in range(1, len(asked.environments)):
            ratios = sorted(run[at][key] / run[0][key] for run in runs)
            line += f"   {median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"
        print(line)


if __name__ == "__main__":
    main()

"""Print the stages of `make test` as they begin, and at the end which took longest."""

import sys
import time
from pathlib import Path

KEPT = Path(__file__).parent.parent / "build" / "stages.txt"


def begin(stage: str) -> None:
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("a", encoding="utf-8") as file:
        file.write(f"{time.time()} {stage}\n")
    print(f"\n\033[1m{stage}\033[0m", flush=True)


def longest() -> list[str]:
    """The stages of this run, the longest first."""
    lines = [line.split(" ", 1) for line in KEPT.read_text(encoding="utf-8").splitlines()]
    begun = [float(at) for at, _ in lines] + [time.time()]
    took = [(until - at, stage) for at, until, (_, stage) in zip(begun, begun[1:], lines, strict=False)]
    return [f"{seconds / 60:5.1f} min  {stage}" for seconds, stage in sorted(took, reverse=True) if seconds >= 1]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--forget"]:
            KEPT.unlink(missing_ok=True)
        case ["--longest"]:
            print("\n".join(["", *longest()]))
        case [stage]:
            begin(stage)

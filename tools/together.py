"""Run commands at the same time, as many as there are cores for, and tell each with what it said when it has ended."""

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed


def run(command: str) -> tuple[str, int, str]:
    """The command, its exit code and all it said."""
    shell = ["bash", "-c", command]
    done = subprocess.run(shell, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return command, done.returncode, done.stdout


def together(jobs: int, commands: list[str]) -> list[str]:
    """Starts them in their order, so the longest should come first; those that failed."""
    failed = []
    with ThreadPoolExecutor(jobs) as threads:
        for ended in as_completed([threads.submit(run, command) for command in commands]):
            command, code, said = ended.result()
            print(f"{command}\n{said}".rstrip(), flush=True)
            if code:
                failed.append(f"{command}: exit code {code}")
    return failed


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("commands", nargs="+")
    asked = parser.parse_args()
    if failed := together(asked.jobs, asked.commands):
        sys.exit("\n".join(["", "Failed:", *failed]))

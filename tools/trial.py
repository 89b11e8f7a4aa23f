"""Try an installed `raenke` as a stranger does: `python tools/trial.py [ENVIRONMENT]`, with nothing else on the PATH.

It asks the command for what its files hold, opens the server's first page, and plays a match with the client that
docs/protocol.md shows. Prints how long the first page took, last what must be the same however it is installed.
"""

import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen

CLIENT = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
COLUMN = '{"goal": ["music", 3], "cards": [["blue", "queen"], ["white", "wizard"]]}\n'
ASKED = {
    "column": COLUMN,
    "rules K4.8 --language ko": "",
    "rules C1.1 --language hu": "",
    "simulate kabale --games 1 --seed 7 --json": "",
    "simulate citadels --games 1 --seed 7 --bot random --json": "",
}
SCRIPT = re.compile(r'<script[^>]+src="([^"]+)"')


def got(address: str) -> str:
    with urlopen(address, timeout=60) as answer:
        text: str = answer.read().decode()
    return text


class Trial:
    def __init__(self, environment: Path, home: str) -> None:
        programs = environment / ("Scripts" if os.name == "nt" else "bin")
        self.raenke = str(programs / "raenke")
        kept = {name: value for name, value in os.environ.items() if name == "SYSTEMROOT"}
        self.given = {**kept, "PATH": str(programs), "HOME": home, "RAENKE_DATA": home, "LANG": "C.UTF-8"}

    def answer(self, asked: str, said: str = "") -> str:
        command = [self.raenke, *asked.split()]
        done = subprocess.run(command, input=said, env=self.given, capture_output=True, check=True, text=True)
        return done.stdout

    def first_page(self) -> str:
        """Start the server, look at its first page, play; returns who won."""
        start = perf_counter()
        command = [self.raenke, "serve", "--no-browser", "--port", "0"]
        server = subprocess.Popen(command, env=self.given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            address = link(server)
            page = got(address)
            print(f"first page after {perf_counter() - start:.1f} s")
            for script in SCRIPT.findall(page) or sys.exit("the first page has no script: it came without the client"):
                assert got(f"{address}{script.removeprefix('./').removeprefix('/')}")
            games = got(f"{address}api/games")
            assert '"kabale"' in games
            assert '"citadels"' in games
            return played(address)
        finally:
            server.terminate()
            server.wait(30)


def link(server: subprocess.Popen[str]) -> str:
    told = ""
    for line in server.stdout or ():
        told += line
        if found := re.search(r"http://\S+:\d+/", line):
            return found[0]
    raise SystemExit(f"the server did not start: {told}")


def played(address: str) -> str:
    [program] = re.findall(r"^```python\n(.*?)^```", CLIENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    program, count = re.subn(r'^SERVER = ".*"$', f'SERVER = "{address[:-1]}"', program, flags=re.MULTILINE)
    assert count == 1
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(program, {})
    return told.getvalue().splitlines()[-1]


def main(environment: Path) -> None:
    with tempfile.TemporaryDirectory() as home:
        trial = Trial(environment.absolute(), home)
        print(trial.answer("--version").strip())
        winners = trial.first_page()
        assert winners.startswith("[")
        print(f"a match was won by {winners}")
        print("\n".join(trial.answer(asked, said).strip() for asked, said in ASKED.items()))


if __name__ == "__main__":
    main(Path(*sys.argv[1:] or [sys.prefix]))

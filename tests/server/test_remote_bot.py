"""A bot of somebody else's machine plays over the protocol with its own seat's token."""

import subprocess
import sys
import time

import pytest
from typer.testing import CliRunner

from raenke.cli import app
from tests.server.served import Person, Served


@pytest.mark.parametrize(
    ("game", "options"), [("kabale", {"rounds": 1}), ("citadels", {"end_at": 2, "max_rounds": 3})], ids=str
)
def test_remote_bots_play_a_whole_match(server: Served, game: str, options: dict[str, object]) -> None:
    """One sits down as a new guest, from a process of its own; the other takes up the seat it has the secret of."""
    anna = Person(server, "Anna")
    table = anna.open(game=game, seats=2, options=options)
    link = f"http://{server.address}/t/{table}"
    command = [sys.executable, "-c", "from raenke.cli import main; main()", "sit", link, "--bot", "greedy"]
    guest = subprocess.Popen([*command, "--name", "Ben"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not all(seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]):
        time.sleep(0.05)
    anna.command(table, "begin")
    own = CliRunner().invoke(app, ["sit", link, "--bot", "search:20", "--secret", anna.ticket["secret"]])
    told, _ = guest.communicate()
    assert (own.exit_code, guest.returncode) == (0, 0), own.output
    assert "The game is over" in own.output
    assert "The game is over" in told

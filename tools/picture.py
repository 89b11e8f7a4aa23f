"""Draw docs/terminal.svg, the picture of the terminal game in the README: `python tools/picture.py`."""

import io
import re
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

from raenke import Match
from raenke.bots.kabale.greedy import Greedy
from raenke.bots.names import bot_name
from raenke.cli.play_saves import Seating
from raenke.cli.play_session import Manner, Session

TARGET = Path(__file__).parent.parent / "docs" / "terminal.svg"
SEED = 7
MOVES = 86  # after so many it is seat 0's turn
WIDTH = 96
FONTS = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace"


def picture() -> str:
    """The last turns of a game, its table and a hint, some rounds into it."""
    match = Match("kabale", seats=4, seed=SEED)
    assert match.seed is not None
    names = ["You", *(bot_name(match.seed, seat, ["You"]) for seat in range(1, 4))]
    seating = Seating(0, names, ["greedy"] * 4, "en")
    console = Console(
        record=True, file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False
    )
    bot = Greedy()
    with tempfile.TemporaryDirectory() as folder:
        session = Session(match, seating, Path(folder) / "game.json", None, console, Manner(0.0, False, False))
        while len(match.history) < MOVES:
            if match.to_move == 0:
                console.export_text()  # clears it, so that the picture begins with seat 0's last move
            session.play(bot.choose(match.view(match.to_move), match.moves()))
        session.show()
        session.prompt()
        console.print(Text("> h"))
        session.hint("")
        console.print(Text("> "))
    svg = console.export_svg(title="raenke play kabale", unique_id="raenke")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # a picture must not load fonts from a server
    return svg.replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")


if __name__ == "__main__":
    TARGET.write_text(picture(), encoding="utf-8")
    print(TARGET)

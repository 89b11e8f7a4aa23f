"""`raenke static`: the whole game as a folder for any web space, without a server."""

from pathlib import Path
from typing import Annotated

import typer

from raenke.cli.shell import complain


def static(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The folder to write; an older page there is replaced.")],
) -> None:
    """Write the game as a page that needs no server.

    Any web space can serve the folder, from any path. Bots, hot seat, lessons,
    labs and replays run in the browser, and matches are kept there. With
    Node.js here the engine is compiled beforehand and starts in half the time.

    [bold]Examples[/bold]

    \b
      raenke static page
      python -m http.server --directory page
    """
    from raenke.cli.packing import PackingError, pack

    try:
        sizes = pack(out)
    except PackingError as error:
        complain(str(error))
    except OSError as error:
        complain(f"{error.filename or out} cannot be written: {error.strerror}")
    engine = sum(size for path, size in sizes.items() if path.startswith("engine/"))
    typer.echo(f"{out}: {len(sizes)} files, {sum(sizes.values()) / 1e6:.1f} MB, of it the engine {engine / 1e6:.1f} MB")

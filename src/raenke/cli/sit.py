"""`raenke sit`: let a bot of this machine play at a table of a server, over the protocol that is open to everybody."""

import json
from typing import Annotated, Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import typer

from raenke.bots import Bot, bot_named
from raenke.cli.options import game_of
from raenke.cli.shell import complain


def sit(
    link: Annotated[str, typer.Argument(help="The table's link, like http://localhost:8000/t/abc.", metavar="LINK")],
    bot: Annotated[str, typer.Option(help="Who plays: a bot's name, or your own as module:Class.")] = "search",
    secret: Annotated[
        str, typer.Option(envvar="RAENKE_SECRET", help="Of the guest who plays; else a new guest sits down.")
    ] = "",
    name: Annotated[str, typer.Option(help="What a new guest is called.")] = "Bot",
    seat: Annotated[int | None, typer.Option(help="Where to sit down, from 1; else at the first open seat.")] = None,
) -> None:
    """Let a bot play at a table of a server.

    It sits down, or goes on with the seat the guest has, and plays until the
    match is over. What goes wrong here costs the seat its time and nobody
    else anything; the same command takes the seat up again.

    [bold]Examples[/bold]

    \b
      raenke sit http://localhost:8000/t/abc --bot search:0.2s
      raenke sit https://example.org/t/abc --bot my_bot:Miser --name Miser
    """
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    parts = urlsplit(link)
    table = parts.path.removeprefix("/t/").strip("/")
    if parts.scheme not in ("http", "https") or not parts.path.startswith("/t/") or not table:
        complain(f"a table's link is like http://localhost:8000/t/abc, not {link!r}")
    site = f"{parts.scheme}://{parts.netloc}"
    token = secret or new_guest(site, name)
    if not secret:
        typer.echo(f"RAENKE_SECRET={token} takes the seat up again", err=True)
    socket = f"{site.replace('http', 'ws', 1)}/api/tables/{table}/socket?texts=false"
    try:
        with connect(socket, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
            play_on(line, bot, None if seat is None else seat - 1)
    except (WebSocketException, OSError) as error:
        complain(f"{link}: {error}")


def new_guest(site: str, name: str) -> str:
    request = Request(
        f"{site}/api/guests", json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    try:
        with urlopen(request) as answer:
            return str(json.load(answer)["secret"])
    except HTTPError as error:
        complain(f"{site} takes no guest: {error}")


def play_on(line: Any, name: str, seat: int | None) -> None:
    """Answer every update in which the seat has something to decide."""
    chooser: Bot | None = None
    is_asked = False
    for text in line:
        message = json.loads(text)
        if message["type"] == "refused" and message.get("id") == "sit":
            complain(f"no seat: {message['refusal']['reason']}")
        if message["type"] != "update":
            continue
        state = message["table"]
        if state["stage"] in ("finished", "closed"):
            typer.echo(f"the match is over: {state['scores']}")
            return
        if message["seat"] is None and message["seats"]:
            line.send(json.dumps({"type": "look", "seat": message["seats"][0]}))
        elif message["seat"] is None and not is_asked:
            line.send(json.dumps({"type": "sit", "id": "sit", "seat": seat}))
            is_asked = True
        elif message["options"]:
            game = game_of(state["game"])
            chooser = chooser or bot_named(name, game, message["version"])
            move = chooser.choose(view_of(game.name, message["view"]), [each["move"] for each in message["options"]])
            line.send(json.dumps({"type": "play", "move": move, "version": message["version"]}))


def view_of(game: str, written: Any) -> Any:
    """A view as our own bots are given it."""
    if game == "kabale":
        from raenke.kabale.view import KabaleView

        return msgspec.convert(written, KabaleView)
    from raenke.citadels.view import CitadelsView

    return msgspec.convert(written, CitadelsView)

"""`raenke sit`: let a bot on this machine play at a server's table, over the public protocol."""

import json
import shlex
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from raenke.bots import Bot, bot_named
from raenke.cli.losses import Losses
from raenke.cli.options import LanguageName, bot_names, game_of
from raenke.cli.shell import FAILED, complain

if TYPE_CHECKING:
    from raenke.cli.sit_deal import Watch
    from raenke.cli.sit_site import Site
    from raenke.words import Words


def sit(
    link: Annotated[
        str, typer.Argument(help="The table's link, for example http://localhost:8390/t/abc.", metavar="LINK")
    ],
    bot: Annotated[
        str, typer.Option(help="Who plays: a bot's name, or your own as module:Class.", autocompletion=bot_names)
    ] = "search",
    secret: Annotated[
        str,
        typer.Option(
            envvar="RAENKE_SECRET", help="The secret of the guest who plays; without it, a new guest sits down."
        ),
    ] = "",
    name: Annotated[str, typer.Option(help="The name of a new guest.")] = "Bot",
    seat: Annotated[
        int | None, typer.Option(help="The seat, counted from 1; by default, the first free one.", min=1)
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop with exit code 1 when your own bot loses a move.")
    ] = False,
    language: LanguageName = None,
) -> None:
    """Let a bot play at a server's table.

    The bot sits down, or returns to the guest's seat, and plays until the
    game is over. If it fails, only its own seat loses time. At the start you
    see the command to return to the seat.

    [bold]Examples[/bold]

    \b
      raenke sit http://localhost:8390/t/abc --bot search:0.2s
      raenke sit https://example.org/t/abc --bot my_bot:Miser --name Miser
    """
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    from raenke.cli.sit_site import Site
    from raenke.words import Words

    words = Words(language)
    site = Site(link, words)
    site.secret = secret
    if secret and not site.is_known():
        complain(words.text("sit-secret"))
    update = site.look()
    wanted = None if seat is None else seat - 1
    own = place_of(update, wanted, words)
    chooser = bot_named(bot, game_of(update["table"]["game"]), update["version"])
    if not secret:
        site.become_guest(name)
        command = shlex.join(["raenke", "sit", link, "--bot", bot])
        typer.echo(words.text("sit-return", command=f"RAENKE_SECRET={site.secret} {command}"), err=True)
    losses = Losses(strict)
    try:
        with connect(site.socket(own), additional_headers=site.headers, max_size=None) as line:
            watch = play_on(line, chooser, wanted, losses, words)
    except (WebSocketException, OSError) as error:
        complain(words.text("sit-lost", site=site.address, why=str(error)), FAILED)
    if watch:
        check_deal(site, watch, words)
    losses.tell_all()


def check_deal(site: "Site", watch: "Watch", words: "Words") -> None:
    """Say whether the record proves the deal that was watched."""
    from raenke.core.proof import ProofError
    from raenke.core.record import RecordError, check_proof, parse_record

    record = site.ask(f"/api/matches/{site.table}/record")
    try:
        if watch.check(record):
            check_proof(parse_record(json.dumps(record).encode()))
            typer.echo(words.text("sit-proven", hash=record["chain"][-1]), err=True)
    except (ProofError, RecordError) as error:
        complain(words.text("sit-not-proven", why=str(error)), FAILED)


def place_of(update: dict[str, Any], wanted: int | None, words: "Words") -> int | None:
    """The guest's seat to go on with, None if the bot has to sit down first; complains if it cannot sit down."""
    table, own = update["table"], update["seats"]
    if wanted is not None and wanted >= len(table["seats"]):
        complain(words.text("sit-seat", seats=len(table["seats"]), seat=wanted + 1))
    if table["stage"] == "closed":
        complain(words.text("server-table-closed"))
    if table["stage"] == "finished":
        complain(words.text("sit-refused", why=words.text("server-refusal-over")))
    if own and (wanted is None or wanted in own):
        return int(own[0] if wanted is None else wanted)
    open_seats = [seat for seat, place in enumerate(table["seats"]) if place["kind"] == "open"]
    if wanted is not None and wanted not in open_seats:
        complain(words.text("sit-refused", why=words.text("server-refusal-taken")))
    if not open_seats:
        complain(words.text("sit-refused", why=words.text("server-refusal-full")))
    return None


def play_on(line: Any, chooser: Bot, wanted: int | None, losses: Losses, words: "Words") -> "Watch | None":
    """Sit down if necessary, take part in the dealing, then answer every update that asks the seat for a decision.
    Returns what was seen of the dealing."""
    from raenke.cli.sit_deal import Watch
    from raenke.core.proof import ProofError

    watch: Watch | None = None
    seat: int | None = None
    is_asked = False
    for text in line:
        message = json.loads(text)
        if message["type"] == "refused" and message.get("id") not in ("play", "deal", "pause"):
            complain(words.text("sit-refused", why=message["refusal"]["text"]))
        if message["type"] != "update" or (message["until"] or message["version"]) < message["version"]:
            continue  # the next page says more
        table = message["table"]
        if table["stage"] == "closed":
            complain(words.text("server-table-closed"), FAILED)
        if table["stage"] == "finished":
            scores = [f"{place['name']} {score}" for place, score in zip(table["seats"], table["scores"], strict=True)]
            typer.echo(words.text("sit-over", scores=", ".join(scores)))
            return watch
        if message["seat"] is None:
            if seat is not None:
                complain(words.text("sit-gone"), FAILED)
            if not is_asked:
                line.send(json.dumps({"type": "sit", "id": "sit", "seat": wanted}))
                is_asked = True
            continue
        if seat is None:
            seat = int(message["seat"])
            losses.watch(chooser, seat)
            watch = Watch(seat)
            typer.echo(words.text("sit-seated", name=table["seats"][seat]["name"], seat=seat + 1), err=True)
        if watch and table["stage"] == "waiting":
            try:
                command = watch.command(table.get("deal"))
            except ProofError as error:
                complain(words.text("sit-not-proven", why=str(error)), FAILED)
            if command:
                line.send(json.dumps(command))
        pause = table.get("pause")
        if pause and pause["since"] is None and seat not in (pause["seat"], *pause["agreed"]):  # a bot has time
            line.send(json.dumps({"type": "answer_pause", "id": "pause", "seat": seat, "agrees": True}))
        if message["options"]:
            view = msgspec.convert(message["view"], game_of(table["game"]).view_type)
            move = chooser.choose(view, [each["move"] for each in message["options"]])
            play = {"type": "play", "id": "play", "seat": seat, "move": move, "version": message["version"]}
            line.send(json.dumps(play))
    return watch

"""How a server is set up: from the command line, and else from the environment (`RAENKE_PORT=8080`)."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

PREFIX = "RAENKE_"
Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class SettingsError(ValueError):
    """A setting that cannot be used."""


def own_folder() -> str:
    """Where a person's matches are kept if nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base) / "raenke")


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """All there is to set. Each field is also a variable of the environment."""

    host: Annotated[str, Meta(description="the address to listen at; 0.0.0.0 for the whole network")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port; 0 takes any that is free")] = 8390
    data: Annotated[str, Meta(description="the folder of the SQLite file")] = msgspec.field(default_factory=own_folder)
    database: Annotated[str, Meta(description="the address of another database: `postgresql://…`")] = ""
    origins: Annotated[
        str, Meta(description="the addresses under which browsers reach the server, with blanks between: `https://…`")
    ] = ""
    proxies: Annotated[str, Meta(description="addresses of proxies whose `X-Forwarded-*` is believed")] = "127.0.0.1"
    log: Annotated[str, Meta(description="`normal`, `debug` or `quiet`")] = "normal"
    metrics: Annotated[bool, Meta(description="whether `/metrics` answers")] = True
    bot_pause: Annotated[Seconds, Meta(description="seconds before a bot's move, so that people can follow")] = 0.7
    thinkers: Annotated[int, Meta(ge=1, description="how many bots think at once")] = 2
    vote_after: Annotated[Seconds, Meta(description="seconds to wait for a player before the others may vote")] = 60.0
    tables_most: Annotated[Count, Meta(description="tables of one guest that are not over")] = 30
    waiting_days: Annotated[
        Count, Meta(description="days after which a table is closed that was opened and never begun; 0: never")
    ] = 30
    guests_per_minute: Annotated[
        Count, Meta(description="new guests from one address, new names of one guest; 0: no limit")
    ] = 30
    commands_per_second: Annotated[Count, Meta(description="commands of one guest; 0: no limit")] = 20
    requests_per_second: Annotated[Count, Meta(description="requests from one address; 0: no limit")] = 100
    replays_per_minute: Annotated[Count, Meta(description="matches retold to one address; 0: no limit")] = 120
    sockets_most: Annotated[Count, Meta(description="WebSockets from one address; 0: no limit")] = 200
    message_most: Annotated[int, Meta(ge=1024, description="bytes of one message or request")] = 16 * 1024
    upload_most: Annotated[int, Meta(ge=1024, description="bytes of an uploaded record")] = 1024 * 1024

    @property
    def database_url(self) -> str:
        from raenke.server.database import sqlite_url

        return self.database or sqlite_url(Path(self.data).expanduser())

    @property
    def is_local(self) -> bool:
        """Only this machine can reach it."""
        return self.host in ("127.0.0.1", "localhost", "::1")


def settings_from(environment: Mapping[str, str], **given: object) -> ServerSettings:
    """The environment's settings; what is given here (and not None) comes first."""
    names = {PREFIX + name.upper(): name for name in ServerSettings.__struct_fields__}
    plain: dict[str, object] = {names[key]: value for key, value in environment.items() if key in names and value}
    plain |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(plain, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"a setting cannot be used: {error}") from None

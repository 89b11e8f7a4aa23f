"""A server's settings, from the command line, else from the environment (`RAENKE_PORT=8080`)."""

import os
from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from raenke.server.base_path import check_base_path
from raenke.server.wire_nudges import Kind

MAPPED = "::ffff:"
PREFIX = "RAENKE_"
MOST = 10**9
NEAR = 0.7  # how alike a variable and a setting must be to count as a misspelling
DEFAULT_PORTS = {"http": 80, "https": 443}
Count = Annotated[int, Meta(ge=0, le=MOST)]
Bytes = Annotated[int, Meta(ge=1024, le=MOST)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]


class SettingsError(ValueError):
    """A setting that cannot be used."""


def own_folder() -> str:
    """The default folder for matches, in the user's home."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base) / "raenke")


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. Each field is also an environment variable."""

    host: Annotated[str, Meta(description="the address to listen at; 0.0.0.0 for the whole network")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port; 0 takes any that is free")] = 8390
    data: Annotated[str, Meta(description="the folder of the SQLite file")] = msgspec.field(default_factory=own_folder)
    database: Annotated[str, Meta(description="the address of another database: `postgresql://…`")] = ""
    processes: Annotated[
        int, Meta(ge=1, le=64, description="how many processes serve here; several need PostgreSQL")
    ] = 1
    origins: Annotated[
        str, Meta(description="the addresses under which browsers reach the server, with blanks between: `https://…`")
    ] = ""
    base_path: Annotated[
        str, Meta(description="the path below which a proxy shows the server: `/raenke`; empty: at the root")
    ] = ""
    proxies: Annotated[str, Meta(description="addresses of proxies whose `X-Forwarded-*` is believed")] = ""
    log: Annotated[Literal["normal", "debug", "quiet"], Meta(description="`normal`, `debug` or `quiet`")] = "normal"
    metrics: Annotated[bool, Meta(description="whether `/metrics` answers")] = False
    bot_pause: Annotated[
        Seconds, Meta(description="seconds of a bot's move, more or less, which hide how long it thought; 0: none")
    ] = 0.7
    thinkers: Annotated[int, Meta(ge=1, le=256, description="how many bots think at once")] = 2
    vote_after: Annotated[Seconds, Meta(description="seconds to wait for a player before the others may vote")] = 60.0
    deal_within: Annotated[
        Seconds, Meta(description="seconds a seat has to open its salt when a match begins; then it is dealt without")
    ] = 5.0
    tables_most: Annotated[Count, Meta(description="tables of one guest that are not over; 0: no limit")] = 30
    tables_per_address: Annotated[
        Count, Meta(description="tables that are not over whose hosts have one address; 0: no limit")
    ] = 100
    tables_per_minute: Annotated[Count, Meta(description="tables opened from one address; 0: no limit")] = 30
    waiting_days: Annotated[
        Count, Meta(description="days after which a table is closed that was opened and never begun; 0: never")
    ] = 30
    matches_days: Annotated[
        Count, Meta(description="days after which all of a match that is over is deleted; 0: never")
    ] = 0
    guests_days: Annotated[
        Count, Meta(description="days after which a guest who was not seen and is in no match is deleted; 0: never")
    ] = 0
    guests_per_minute: Annotated[
        Count, Meta(description="new guests from one address, new names of one guest; 0: no limit")
    ] = 30
    commands_per_second: Annotated[Count, Meta(description="commands of one guest; 0: no limit")] = 20
    requests_per_second: Annotated[Count, Meta(description="requests from one address; 0: no limit")] = 100
    chat_per_minute: Annotated[
        Count, Meta(description="what one guest says; twice that from one address and at one table; 0: no limit")
    ] = 30
    chat_most: Annotated[Count, Meta(description="all that is said at one table; 0: no limit")] = 2000
    notes_per_minute: Annotated[
        Count, Meta(description="what one guest does besides moves and talk; twice that from one address; 0: no limit")
    ] = 60
    notes_most: Annotated[
        Count, Meta(description="the same at one table in all; ten times that by all guests together; 0: no limit")
    ] = 300
    cost_per_second: Annotated[
        Seconds, Meta(description="seconds of computing a second for one address, and for one guest; 0: no limit")
    ] = 0.25
    replays_per_minute: Annotated[Count, Meta(description="matches retold to one address; 0: no limit")] = 120
    connections_most: Annotated[
        Count, Meta(description="connections from one address that is no proxy; 0: no limit")
    ] = 250
    reading_share: Annotated[
        float, Meta(ge=0, le=1, description="seconds a second spent on reading from one address; 0: no limit")
    ] = 0.1
    sockets_most: Annotated[Count, Meta(description="WebSockets from one address; 0: no limit")] = 200
    nudges: Annotated[
        str,
        Meta(description="where guests may be told of their turn: `push ntfy discord webhook mail telegram`"),
    ] = "push ntfy discord webhook"
    nudges_mail: Annotated[str, Meta(description="what sends mail, as apprise writes it: `mailtos://…`")] = ""
    nudges_telegram: Annotated[str, Meta(description="the token of the bot that writes in Telegram")] = ""
    nudges_inside: Annotated[
        str, Meta(description="networks that are not public where a nudge may go all the same: `192.168.1.5`")
    ] = ""
    told_most: Annotated[Bytes, Meta(description="bytes of memory for what was told of tables, to tell it again")] = (
        32 * 1024 * 1024
    )
    message_most: Annotated[Bytes, Meta(description="bytes of one message or request")] = 16 * 1024
    rest_after: Annotated[
        Seconds, Meta(description="seconds after which the match of a table nobody looks at leaves memory; 0: never")
    ] = 60.0
    compression: Annotated[
        bool, Meta(description="whether WebSockets are compressed: less to send, more memory for each")
    ] = False
    upload_most: Annotated[Bytes, Meta(description="bytes of an uploaded record")] = 512 * 1024

    @property
    def database_url(self) -> str:
        from raenke.server.database import sqlite_url

        return self.database or sqlite_url(Path(self.data).expanduser())

    @property
    def base(self) -> str:
        """The base path without a slash at its end; empty at the root."""
        return self.base_path.rstrip("/")

    @property
    def trusted(self) -> list[str]:
        """The trusted proxies; blanks or commas separate them in the setting."""
        return [unmapped(proxy) for proxy in self.proxies.replace(",", " ").split()]

    @property
    def is_local(self) -> bool:
        """Can only this machine reach the server?"""
        return self.host in ("127.0.0.1", "localhost", "::1")


def unmapped(host: str) -> str:
    """The plain IPv4 address: a server that listens at `::` sees those mapped into IPv6."""
    return host[len(MAPPED) :] if host.lower().startswith(MAPPED) and "." in host and "/" not in host else host


VARIABLES = {PREFIX + name.upper(): name for name in ServerSettings.__struct_fields__}
KINDS = get_type_hints(ServerSettings, include_extras=True)


def settings_from(environment: Mapping[str, str], **given: object) -> ServerSettings:
    """The environment's settings; an option that is given (not None) overrides them."""
    options = {name: value for name, value in given.items() if value is not None}
    if "data" in options and "database" in options:
        raise SettingsError("--data and --database name two databases: leave one of them out")
    for name, value in options.items():
        if value == "":
            raise SettingsError(f"{option(name)} is empty: leave it out")
    plain: dict[str, Any] = {}
    for variable, name in VARIABLES.items():
        if name in options:
            plain[name] = read(name, options[name], f"{option(name)} {options[name]}")
        elif value := environment.get(variable, ""):
            plain[name] = read(name, value, f"{variable}={value}")
    if "data" in options:
        plain.pop("database", None)  # --data overrides RAENKE_DATABASE
    for kind in ("mail", "telegram"):
        if kind in str(plain.get("nudges", "")).replace(",", " ").split() and not plain.get(f"nudges_{kind}"):
            raise SettingsError(f"RAENKE_NUDGES names {kind}: say in RAENKE_NUDGES_{kind.upper()} what sends it")
    return ServerSettings(**plain)


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def read(name: str, value: object, written: str) -> Any:
    """Read and check one setting."""
    try:
        found = msgspec.convert(value, KINDS[name], strict=False)
    except msgspec.ValidationError:
        raise SettingsError(f"{written} cannot be used: it must be {wanted(KINDS[name])}") from None
    check = CHECKS.get(name)
    if check and (advice := check(str(found))):
        raise SettingsError(f"{written} cannot be used: {advice}")
    return found


def wanted(kind: Any) -> str:
    """What a setting may be, in words."""
    least = most = None
    while get_origin(kind) is Annotated:
        kind, *metas = get_args(kind)
        least = next((meta.ge for meta in metas if meta.ge is not None), least)
        most = next((meta.le for meta in metas if meta.le is not None), most)
    if get_origin(kind) is Literal:
        *first, last = get_args(kind)
        return f"{', '.join(first)} or {last}"
    if kind in (int, float):
        return f"a {'whole ' if kind is int else ''}number from {least} to {most}"
    return "true or false" if kind is bool else "text"


def check_origins(origins: str) -> str:
    """Advice if an address is not written as browsers send it as an origin; empty if all are."""
    if "," in origins:
        return "write blanks between addresses, not commas"
    for origin in origins.split():
        place = urlsplit(origin if "://" in origin else f"https://{origin}")
        scheme = place.scheme if place.scheme in DEFAULT_PORTS else "https"
        try:
            host, port = place.hostname or "", place.port
        except ValueError:
            host, port = "", None
        if not host or "*" in host:
            return f"{origin} is not an address of a server; write the whole address, like https://play.example.org"
        name = f"[{host}]" if ":" in host else host
        plain = f"{scheme}://{name}" + (f":{port}" if port and port != DEFAULT_PORTS[scheme] else "")
        if origin.rstrip("/").lower() != plain:
            return f"browsers do not call it {origin}; write {plain}"
    return ""


def check_proxies(proxies: str) -> str:
    """Advice if a proxy is not an IP address or a network; empty if all are."""
    for proxy in proxies.replace(",", " ").split():
        try:
            if proxy != "*":
                ip_network(proxy, strict=False)
        except ValueError:
            return f"{proxy} is not an address; write it in numbers, like 10.0.0.1 or 10.0.0.0/8"
    return ""


def check_inside(networks: str) -> str:
    """Advice if one of them is no network; empty if all are."""
    for network in networks.replace(",", " ").split():
        try:
            ip_network(network, strict=False)
        except ValueError:
            return f"{network} is not a network; write it in numbers, like 192.168.1.5 or 10.0.0.0/8"
    return ""


def check_nudges(kinds: str) -> str:
    """Advice if a kind of channel is not known; empty if all are."""
    for kind in kinds.replace(",", " ").split():
        if kind not in NUDGES:
            return f"{kind} is none of {', '.join(NUDGES)}"
    return ""


NUDGES: tuple[str, ...] = get_args(Kind)
CHECKS = {
    "base_path": check_base_path,
    "nudges": check_nudges,
    "nudges_inside": check_inside,
    "origins": check_origins,
    "proxies": check_proxies,
}


def near_misses(environment: Mapping[str, str]) -> dict[str, str]:
    """Variables that look like a misspelled setting, with the setting they look like."""
    others = sorted(name for name in environment if name.startswith(PREFIX) and name not in VARIABLES)
    short = {variable.removeprefix(PREFIX): variable for variable in VARIABLES}
    found = {name: get_close_matches(name.removeprefix(PREFIX), short, 1, NEAR) for name in others}
    return {name: short[likely[0]] for name, likely in found.items() if likely}

"""`raenke doctor`: what runs here."""

import os
import platform
import re
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import typer
from rich.console import Console

import raenke
from raenke import __version__
from raenke.core import COMPILED

ROOT = Path(raenke.__file__).parent
NAMES_ONLY = "# not compiled"  # how the declarations of a module begin that is never compiled


def doctor() -> None:
    """Show what runs here: compiled or not, versions, languages, terminal.

    [bold]Examples[/bold]

    \b
      raenke doctor
    """
    for name, finding in findings():
        typer.echo(f"{name:<12} {finding}")


def findings() -> list[tuple[str, str]]:
    return [
        ("raenke", f"{__version__} in {ROOT}"),
        ("engine", "compiled by Cython" if COMPILED else "pure Python: the same games, slower"),
        *module_findings(),
        ("python", f"{platform.python_version()} ({platform.python_implementation()}) at {sys.executable}"),
        ("platform", platform.platform()),
        *dependency_findings(),
        *game_findings(),
        *language_findings(),
        ("terminal", terminal()),
        ("database", database()),
    ]


def module_findings() -> list[tuple[str, str]]:
    """The modules that can be compiled, and whether each one is."""
    found = []
    typed = [path for path in ROOT.rglob("*.pxd") if not path.read_text(encoding="utf-8").startswith(NAMES_ONLY)]
    for place in sorted(path.with_suffix("") for path in typed):
        name = ".".join(("raenke", *place.relative_to(ROOT).parts))
        file = Path(str(import_module(name).__file__))
        if file.suffix == ".py":
            kind = "pure"
        elif any(is_newer(place.with_suffix(suffix), file) for suffix in (".py", ".pxd")):
            kind = "compiled, but OLDER than its source: run make build"
        else:
            kind = "compiled"
        found.append(("", f"{name}: {kind}"))
    return found


def is_newer(source: Path, file: Path) -> bool:
    """Always False outside a checkout: installed files may have any date."""
    return (ROOT.parent.parent / "hatch_build.py").exists() and source.stat().st_mtime > file.stat().st_mtime


def dependency_findings() -> list[tuple[str, str]]:
    try:
        wanted = [line for line in requires("raenke") or [] if "extra ==" not in line]
    except PackageNotFoundError:
        return [("packages", "raenke is not installed, so it is not known what it needs")]
    names = [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in wanted]
    return [("" if at else "packages", f"{name} {version_of(name)}") for at, name in enumerate(names)]


def version_of(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "MISSING: install raenke again"


def game_findings() -> list[tuple[str, str]]:
    """The games, each with its ruleset and how many can play."""
    from raenke.games import games

    return [
        ("" if at else "games", f"{name}: rules {rules.rules}, {rules.least_seats} to {rules.most_seats} seats")
        for at, (name, rules) in enumerate(games.items())
    ]


def language_findings() -> list[tuple[str, str]]:
    """The languages, each with its number of text files."""
    from raenke.words import languages

    counts = {code: len(list((ROOT / "locale" / code).glob("*.ftl"))) for code in languages()}
    told = [f"{code} ({name}, {counts[code]} files)" if counts[code] else f"{code} (MISSING)"
            for code, name in languages().items()]  # fmt: skip
    return [("languages", ", ".join(told))]


def database() -> str:
    """Where `raenke` keeps matches, and whether it is there."""
    from sqlalchemy.exc import SQLAlchemyError

    from raenke.server.database import DatabaseError, engine_of, newest_revision, revision_of, shown_url
    from raenke.server.settings import settings_from

    url = settings_from(os.environ).database_url
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).exists():
        return f"{shown_url(url)}: not there yet, raenke makes it"
    try:
        engine = engine_of(url)
    except DatabaseError as error:
        return str(error)
    try:
        with engine.connect().execution_options(reads=True) as connection:
            revision = revision_of(connection)
    except SQLAlchemyError as error:
        return f"{shown_url(url)}: DOES NOT ANSWER ({type(error).__name__})"
    finally:
        engine.dispose()
    return f"{shown_url(url)}: revision {revision or 'none'}, this release has {newest_revision()}"


def terminal() -> str:
    console = Console(file=sys.stdout)
    colour = f"colour {console.color_system}" if console.color_system else "no colour"
    kind = f"{console.width} columns wide" if console.is_terminal else "none, output is piped"
    return f"{kind}, {colour}, {sys.stdout.encoding}"

"""Write docs/raenke.1, the man page, from the help of the commands: `python -m tools.manual`, or `--check`."""

import os
import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from textwrap import dedent
from typing import Any

os.environ["COLUMNS"] = "80"  # before the commands lay out their help

from typer.main import get_command

from raenke import __version__
from raenke.cli import app

TARGET = Path(__file__).parent.parent / "docs" / "raenke.1"
MARKUP = re.compile(r"\[/?bold\]")


def escaped(text: str) -> str:
    text = MARKUP.sub("", text).replace("\\[", "[").replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def paragraphs(text: str) -> Iterator[str]:
    for paragraph in cleandoc(text).split("\n\n"):
        if any(line.startswith("  ") for line in paragraph.split("\n")):
            yield from (".RS 4", ".nf", escaped(dedent(paragraph)), ".fi", ".RE")
        else:
            yield from (".PP", escaped(paragraph))


def parameters(command: Any, context: Any) -> Iterator[str]:
    for parameter in command.get_params(context):
        if parameter.param_type_name == "argument":
            names = [parameter.metavar or parameter.name.upper()]
        else:
            names = [f"{name} {parameter.metavar}".strip() for name in (*parameter.opts, *parameter.secondary_opts)]
        yield from (".TP", f"\\fB{escaped(', '.join(names))}\\fR", escaped(parameter.help or ""))


def commands(group: Any, context: Any, called: str) -> Iterator[str]:
    for name, command in group.commands.items():
        yield from (f".SS {called} {name}", *paragraphs(command.help))
        inside = command.context_class(command, info_name=name, parent=context)
        yield from parameters(command, inside)
        yield from commands(command, inside, f"{called} {name}") if hasattr(command, "commands") else ()


def page() -> str:
    group: Any = get_command(app)
    context = group.context_class(group, info_name="raenke")
    lines = [
        f'.\\" Written from the help of the commands: make manual.\n.TH RAENKE 1 "" "Ränke {__version__}" "Games"',
        ".SH NAME\nraenke \\- card games of intrigue: server, terminal, bots, records",
        ".SH SYNOPSIS\n\\fBraenke\\fR [\\fICOMMAND\\fR] [\\fIOPTIONS\\fR]",
        ".SH DESCRIPTION",
        *paragraphs(group.help),
        ".SH OPTIONS",
        *parameters(group, context),
        ".SH COMMANDS",
    ]
    lines += commands(group, context, "raenke")
    lines.append(".SH EXIT STATUS")
    lines += [".PP", escaped("0: done. 1: it failed. 2: it was asked for something that cannot be. 130: Ctrl-C.")]
    lines += [".SH SEE ALSO", ".PP", escaped("raenke rules shows the rules; docs/hosting.md lists all settings.")]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        TARGET.write_text(page(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != page():
        raise SystemExit("docs/raenke.1 is not what the commands say: run make manual")

"""Every command explains itself."""

from inspect import cleandoc

import pytest
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from raenke.cli import app

runner = CliRunner()
COMMANDS = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
GROUPS = [group.typer_instance for group in app.registered_groups if group.typer_instance]


@pytest.mark.parametrize("command", COMMANDS)
def test_command_has_help(command: str) -> None:
    result = runner.invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert "Usage" in result.output


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_cut_nowhere_and_its_examples_can_be_pasted(
    command: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shown = runner.invoke(app, [command, "--help"]).output
    lines = [line.rstrip() for line in shown.splitlines()]
    assert [line for line in lines if line.startswith("│") and "…" in line] == []
    assert "<bool>" not in shown
    examples = lines[next(at for at, line in enumerate(lines) if line.strip() == "Examples") + 1 :]
    commands = "\n".join(examples).replace("\\\n", " ").split("\n")
    told = cleandoc(documented(command)).split("Examples", 1)[1]
    wanted = [" ".join(line.split()) for line in told.splitlines() if line.startswith("  raenke")]
    assert [" ".join(line.split()) for line in commands if line.split()[:1] == ["raenke"]][: len(wanted)] == wanted


def documented(command: str) -> str:
    callbacks = [each.callback for each in app.registered_commands if each.callback]
    return next(each.__doc__ or "" for each in callbacks if each.__name__ == command)


def test_every_command_and_option_says_what_it_is_for() -> None:
    silent = []
    for each in (app, *GROUPS):
        group = get_command(each)
        assert isinstance(group, TyperGroup)
        silent += [name for name, command in group.commands.items() if not command.help]
        for name, command in group.commands.items():
            silent += [f"{name} {parameter.name}" for parameter in command.params if not getattr(parameter, "help", "")]
    assert silent == []

"""Every command explains itself."""

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


def test_every_command_and_option_says_what_it_is_for() -> None:
    silent = []
    for each in (app, *GROUPS):
        group = get_command(each)
        assert isinstance(group, TyperGroup)
        silent += [name for name, command in group.commands.items() if not command.help]
        for name, command in group.commands.items():
            silent += [f"{name} {parameter.name}" for parameter in command.params if not getattr(parameter, "help", "")]
    assert silent == []

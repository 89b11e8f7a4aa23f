"""Every command explains itself."""

from inspect import cleandoc
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from raenke.cli import app

runner = CliRunner()
COMMANDS = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
GROUPS = [group.typer_instance for group in app.registered_groups if group.typer_instance]
ADMIN = [f"{group.info.name} {each.callback.__name__}" for group in GROUPS for each in group.registered_commands
         if each.callback]  # fmt: skip
DOCS = Path(__file__).parent.parent.parent / "docs"
PAGES = [DOCS / "raenke.1", DOCS / "record.md"]


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


@pytest.mark.parametrize("command", ["", *COMMANDS, *ADMIN])
def test_help_fits_a_narrow_terminal(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = runner.invoke(app, [*command.split(), "--help"]).output.splitlines()
    assert [line for line in lines if len(line) > 40 and "://" not in line] == []


def test_examples_of_input_stay_lines_in_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = runner.invoke(app, ["column", "--help"]).output.splitlines()
    assert [line for line in lines if line.startswith("    {")] == [
        '    {"goal": ["music", 3], "cards":',
        '    {"winner": "white", "sums":',
        '    {"goal": ["trade", 1], "cards":',
    ]


def test_the_man_page_shows_no_markup_and_keeps_lines() -> None:
    manual = PAGES[0].read_text(encoding="utf-8")
    assert "(needs raenke[ray])" in manual
    assert ".nf\nA line of columns.jsonl, and its answer:\n  {" in manual


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page_names_every_command(page: Path) -> None:
    told = page.read_text(encoding="utf-8").replace("\\-", "-")
    called = [*COMMANDS, *(group.info.name or "" for group in GROUPS)]
    assert [name for name in called if f"raenke {name}" not in told] == []


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

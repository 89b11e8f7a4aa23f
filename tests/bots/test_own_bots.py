"""Bots of other people: found by their names, and what they do wrong costs only them."""

import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner

from raenke import games
from raenke.bots import bot_named
from raenke.bots.guest import Guest
from raenke.cli import app
from raenke.core import OptionError

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
KABALE = games["kabale"]


def example() -> str:
    """The bot that the page shows."""
    return next(block for block in PAGE.read_text().split("```python\n")[1:] if "class " in block).split("```")[0]


@pytest.fixture
def mine(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType("my_bot")
    exec(example(), module.__dict__)
    monkeypatch.setitem(sys.modules, "my_bot", module)
    return module


def test_the_bot_of_the_page_plays(mine: ModuleType) -> None:
    assert len([line for line in example().splitlines() if line.strip()]) <= 10
    name = next(name for name, what in vars(mine).items() if isinstance(what, type))
    outcome = CliRunner().invoke(
        app, ["simulate", "kabale", "--seats", "2", "--bot", f"my_bot:{name}", "--bot", "random", "--seed", "1"]
    )
    assert outcome.exit_code == 0, outcome.output
    assert f"my_bot:{name}" in outcome.output


@pytest.mark.parametrize("name", ["my_bot:Nobody", "no_module_of_mine:Bot", "my_bot:", ":Bot", "nobody"])
def test_who_is_not_there_is_named(mine: ModuleType, name: str) -> None:
    with pytest.raises(OptionError, match="there is no bot"):
        bot_named(name, KABALE, 1)


def test_what_cannot_be_called_makes_no_bot(mine: ModuleType) -> None:
    mine.__dict__["NUMBER"] = 3
    with pytest.raises(OptionError, match="makes no bots"):
        bot_named("my_bot:NUMBER", KABALE, 1)


class Failing:
    def choose(self, view: Any, options: list[str]) -> str:
        raise ZeroDivisionError


class Late:
    def choose(self, view: Any, options: list[str]) -> str:
        time.sleep(5)
        return options[0]


class Cheating:
    def choose(self, view: Any, options: list[str]) -> str:
        options.append("win")
        return "win"


class Silent:
    def choose(self, view: Any, options: list[str]) -> None:
        pass


@pytest.mark.parametrize("bot", [Failing(), Late(), Cheating(), Silent(), object()], ids=lambda bot: type(bot).__name__)
def test_what_goes_wrong_costs_only_the_move(bot: Any) -> None:
    guest = Guest(bot, 1, 0.05)
    options = ["lay king 1", "lay king 2"]
    assert guest.choose(None, options) in options
    assert guest.failures == 1
    assert options == ["lay king 1", "lay king 2"]

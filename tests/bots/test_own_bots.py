"""Bots of other people: found by name, and their mistakes cost only them."""

import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner

from raenke import games
from raenke.bots import BOTS, LEVELS, bot_named, is_installed
from raenke.bots.own_bot import Loss, OwnBot
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


def test_the_bot_of_the_page_does_what_it_says(mine: ModuleType) -> None:
    """Its lowest card, in whatever order cards and columns are offered."""
    bot = bot_named("my_bot:Miser", KABALE, 1)
    offered = ["lay king 1", "lay beggar 3", "lay alchemist 2", "lay squire 4"]
    for turn in range(4):
        assert bot.choose(None, offered[turn:] + offered[:turn]) == "lay squire 4"
    assert bot.choose(None, ["cloak queen", "cloak witch", "decline"]) == "cloak witch"
    assert bot.choose(None, ["swap 2", "decline"]) in ("swap 2", "decline")


def test_the_page_names_the_port_that_is_the_default() -> None:
    from raenke.server.settings import settings_from

    assert f"http://localhost:{settings_from({}).port}/t/abc" in PAGE.read_text()
    shown = CliRunner().invoke(app, ["sit", "--help"], terminal_width=120).output
    assert f"http://localhost:{settings_from({}).port}/t/abc" in shown


@pytest.mark.parametrize("name", ["my_bot:Nobody", "no_module_of_mine:Bot", "my_bot:", ":Bot", "nobody"])
def test_who_is_not_there_is_named(mine: ModuleType, name: str) -> None:
    with pytest.raises(OptionError, match="there is no bot"):
        bot_named(name, KABALE, 1)


def test_a_module_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bot.py").write_text("1 / 0")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OptionError, match="there is no bot 'broken_bot:Bot': ZeroDivisionError"):
        bot_named("broken_bot:Bot", KABALE, 1)


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (3, "cannot make a bot from a game and a seed: TypeError"),
        (lambda: None, "cannot make a bot from a game and a seed: TypeError"),
        (lambda game, seed: object(), r"does not make a bot: the result has no choose\(view, options\)"),
    ],
)
def test_what_makes_no_bot_is_named(mine: ModuleType, what: object, told: str) -> None:
    mine.__dict__["What"] = what
    with pytest.raises(OptionError, match=f"my_bot:What {told}"):
        bot_named("my_bot:What", KABALE, 1)


# A package with bots


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny distribution as an installer would have laid it down."""
    about = tmp_path / "my_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[raenke.bots]\nmiser = bots_of_mine:Miser\nlost = bots_of_mine:Lost\n")
    (tmp_path / "bots_of_mine.py").write_text(example())
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_a_bot_is_found_by_its_entry_point(package: Path) -> None:
    bot = bot_named("miser", KABALE, 1)
    assert isinstance(bot, OwnBot)
    assert type(bot.bot).__name__ == "Miser"
    assert bot.choose(None, ["lay king 2", "lay queen 1"]) == "lay queen 1"
    outcome = CliRunner().invoke(app, ["simulate", "kabale", "--seats", "2", "--bot", "miser", "--seed", "1"])
    assert outcome.exit_code == 0, outcome.output


def test_bots_of_packages_are_listed(package: Path) -> None:
    assert is_installed("miser")
    with pytest.raises(OptionError, match=r"easy, medium, hard.* lost, miser"):
        bot_named("nobody", KABALE, 1)
    with pytest.raises(OptionError, match="there is no bot 'lost': AttributeError"):
        bot_named("lost", KABALE, 1)


@pytest.mark.parametrize("name", ["random:Random", "greedy:4000", "my_bot:Miser", "nobody"])
def test_what_is_code_of_somebody_is_not_taken_for_ours(name: str) -> None:
    assert not is_installed(name)
    assert all(is_installed(ours) for ours in (*BOTS, *LEVELS, "search:50"))


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
    guest = OwnBot(bot, 1, 0.05, "my_bot:Mine")
    losses: list[Loss] = []
    guest.on_loss = losses.append
    options = ["lay king 1", "lay king 2"]
    assert guest.choose(None, options) in options
    assert [loss.bot for loss in losses] == ["my_bot:Mine"]
    assert losses[0].why
    assert options == ["lay king 1", "lay king 2"]


def test_a_late_answer_is_said() -> None:
    guest = OwnBot(Late(), 1, 0.05)
    losses: list[Loss] = []
    guest.on_loss = losses.append
    guest.choose(None, ["lay king 1", "lay king 2"])
    assert losses[0].why == "no answer within 0.05 s"


def test_where_nobody_watches_a_loss_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    OwnBot(Failing(), 1, 0.05, "my_bot:Mine").choose(None, ["lay king 1", "lay king 2"])
    assert caplog.messages == ["my_bot:Mine lost a move: ZeroDivisionError"]

"""Break the rule functions one by one: each break must fail a test, or be listed in mutants.toml as harmless, with why.

Pytest collects the tests once, over an uncompiled copy of the package. Each mutant is tried in a fork of that process:
its function gets the changed code, and the tests that call it run until one fails. Cheap tests and those that killed
mutants of this function before come first. A test that takes many times as long as usual has failed too.
"""

import gc
import importlib
import inspect
import os
import pickle
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from types import FunctionType
from typing import Annotated, Any

import hypothesis
import pytest
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tools.mutations import Key, Mutant, marked, mutants_of

ROOT = Path(__file__).parent.parent
HARMLESS = Path(__file__).with_suffix(".toml")
RULES = {
    "core": ["chance", "options", "table"],
    "kabale": [
        "moves", "options", "judge", "award", "score", "table", "state", "view", "known", "imagine", "refusals",
    ],
    "citadels": [
        "moves", "options", "characters", "score", "tally", "board", "draft", "districts", "roles", "rounds", "turns",
        "legal_moves", "standing", "state", "table", "beliefs", "view", "prices", "refusals", "imagine",
    ],
}  # fmt: skip
FILES = [f"{room}/{name}.py" for room, names in RULES.items() for name in names]
TESTS = [f"tests/{room}" for room in (*RULES, "laws")]

# A mutant may cost this share of the time of all tests that call its function, cheapest first, or LEAST seconds if
# that is more.
SHARE = 0.1
LEAST = 15.0
# A test that runs longer than PATIENCE times its usual time and GRACE seconds is in an endless loop.
PATIENCE = 5
GRACE = 2.0
ROOM = 2 << 30  # bytes of memory for a mutant


@dataclass
class Project:
    """The package whose functions are broken, and the tests that must notice."""

    root: Path = ROOT
    package: str = "raenke"
    files: Sequence[str] = tuple(FILES)
    tests: Sequence[str] = tuple(TESTS)

    @property
    def source(self) -> Path:
        return self.root / "src" / self.package

    def sources(self) -> Iterator[tuple[str, str]]:
        for file in self.files:
            yield (self.source / file).read_text("utf-8"), file

    def mutants(self) -> list[Mutant]:
        return [mutant for source, file in self.sources() for mutant in mutants_of(source, file)]

    def watch(self) -> set[str]:
        """A set to which every function adds its name when it is called."""
        called: set[str] = set()
        for source, file in self.sources():
            for name, code in marked(source, file):
                function = self.function(file, name)
                function.__globals__["__called__"] = called
                function.__code__ = code
        return called

    def function(self, file: str, name: str) -> FunctionType:
        """The live function, without its decorators."""
        found: Any = importlib.import_module(f"{self.package}.{file.removesuffix('.py').replace('/', '.')}")
        for part in name.split("."):
            found = inspect.getattr_static(found, part)
        found = inspect.unwrap(getattr(found, "__func__", None) or getattr(found, "fget", None) or found)
        if not isinstance(found, FunctionType):
            raise TypeError(f"{name} of {file} is compiled, so nothing can be changed in it")
        return found

    def hunt(self, mutants: Sequence[Mutant], jobs: int, console: Console) -> "Hunt":
        """Try the mutants. Afterwards this process has the package imported from a folder that is gone."""
        with tempfile.TemporaryDirectory(prefix="mutants-") as home:
            shutil.copytree(self.source, Path(home, self.package), ignore=shutil.ignore_patterns("*.so", "__pycache__"))
            sys.path.insert(0, home)
            os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = f"{home}/hypothesis"
            hunt = Hunt(self, mutants, jobs, console, Path(home))
            arguments = [f"--rootdir={self.root}", "--override-ini=addopts=", "--import-mode=importlib", "--capture=no"]
            arguments += ["--assert=plain", "--tb=no", "-pno:cacheprovider", "-pno:xdist", "-pno:cov"]
            code = pytest.main([*arguments, *(str(self.root / path) for path in self.tests)], [hunt])
        if not hunt.is_done:
            raise SystemExit("\n".join(["The tests fail without a mutant:", *(hunt.unfit or [str(code)])]))
        return hunt


@dataclass(eq=False)  # pytest keeps plugins in sets
class Hunt:
    """A pytest plugin that runs the tests for each mutant instead of once."""

    project: Project
    mutants: Sequence[Mutant]
    jobs: int
    console: Console
    home: Path
    killers: dict[Key, str] = field(default_factory=dict)
    survivors: list[Mutant] = field(default_factory=list)
    unfit: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    items: list[pytest.Item] = field(default_factory=list)
    costs: list[float] = field(default_factory=list)
    callers: dict[str, list[int]] = field(default_factory=dict)
    is_done: bool = False

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        config.pluginmanager.unregister(name="terminalreporter")

    def pytest_sessionstart(self) -> None:
        phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]  # no shrinking: nobody reads the example
        hypothesis.settings.register_profile("mutants", hypothesis.settings(phases=phases))
        hypothesis.settings.load_profile("mutants")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.unfit.append(report.longreprtext)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.unfit:
            return True
        self.items = [item for item in session.items if not item.get_closest_marker("xfail")]
        gc.collect()
        gc.freeze()
        self.survey()
        if not self.unfit:
            self.try_all()
            self.is_done = True
        return True

    def run_test(self, index: int, after: int | None) -> None:
        item = self.items[index]
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None if after is None else self.items[after])

    def survey(self) -> None:
        """Find which test calls which function and what it costs, in a fork, so that no test leaves a trace."""
        report = self.home / "survey"
        os.waitpid(forked(lambda: report.write_bytes(pickle.dumps(self.surveyed()))), 0)
        self.costs, self.callers, self.unfit = pickle.loads(report.read_bytes())

    def surveyed(self) -> tuple[list[float], dict[str, list[int]], list[str]]:
        costs = []
        callers: dict[str, list[int]] = {}
        called = self.project.watch()
        for index in range(len(self.items)):
            called.clear()
            begin = time.process_time()
            self.run_test(index, index + 1 if index + 1 < len(self.items) else None)
            costs.append(time.process_time() - begin)
            for place in called:
                callers.setdefault(place, []).append(index)
        return costs, callers, self.failed

    def try_all(self) -> None:
        running: dict[int, Mutant] = {}
        waiting = list(reversed(self.mutants))
        kills: Counter[tuple[str, str]] = Counter()
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
        shown = self.console.is_terminal
        with Progress(*columns, console=self.console, disable=not shown, auto_refresh=False, transient=True) as bar:
            task = bar.add_task("", total=len(self.mutants))
            while waiting or running:
                while waiting and len(running) < self.jobs:
                    mutant = waiting.pop()
                    running[forked(self.trial(mutant, kills))] = mutant
                pid, status = os.wait()
                mutant = running.pop(pid)
                killer = self.killer(pid, status)
                if killer is None:
                    self.survivors.append(mutant)
                else:
                    self.killers[mutant.key] = killer
                    kills[mutant.place, killer] += 1
                bar.update(task, advance=1, description=f"{len(self.survivors)} live · {mutant.place}", refresh=True)

    def trial(self, mutant: Mutant, kills: Counter[tuple[str, str]]) -> Callable[[], object]:
        """The work of the fork: break the function, then run tests until one fails."""
        order = self.affordable(self.callers.get(mutant.place, []))
        order.sort(key=lambda index: self.costs[index] / (1 + kills[mutant.place, self.items[index].nodeid]))

        def run() -> None:
            self.project.function(mutant.file, mutant.function).__code__ = mutant.code
            resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
            for place, index in enumerate(order):
                seconds = PATIENCE * self.costs[index] + GRACE
                signal.setitimer(signal.ITIMER_PROF, seconds)
                signal.setitimer(signal.ITIMER_REAL, 100 * seconds)  # for one that waits and does nothing
                self.run_test(index, order[place + 1] if place + 1 < len(order) else None)
                if self.failed:
                    self.report(os.getpid()).write_text(self.items[index].nodeid)
                    return

        return run

    def affordable(self, tests: list[int]) -> list[int]:
        cheapest = sorted(tests, key=self.costs.__getitem__)
        budget = max(SHARE * sum(self.costs[index] for index in tests), LEAST)
        spent = accumulate(self.costs[index] for index in cheapest)
        return [index for index, so_far in zip(cheapest, spent, strict=True) if so_far <= budget]

    def report(self, pid: int) -> Path:
        return self.home / f"killer-{pid}"

    def killer(self, pid: int, status: int) -> str | None:
        """What killed a mutant: the test that failed, or how its process died; None if all tests passed."""
        report = self.report(pid)
        if report.exists():
            name = report.read_text()
            report.unlink()
            return name
        if os.WIFSIGNALED(status):
            number = os.WTERMSIG(status)
            return "no end" if number in (signal.SIGPROF, signal.SIGALRM) else signal.Signals(number).name
        return "a crash" if status else None


def forked(work: Callable[[], object]) -> int:
    """Do the work in a fork without output; returns its process id."""
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        work()
        code = 0
    finally:
        os._exit(code)


# The report


def harmless(path: Path = HARMLESS) -> dict[Key, str]:
    """The survivors known to be harmless, and why."""
    return {
        (entry["file"], entry["function"], entry["was"], entry["now"], entry.get("nth", 1)): entry["reason"]
        for entry in tomllib.loads(path.read_text("utf-8")).get("harmless", [])
    }


def summary(mutants: Sequence[Mutant], survivors: set[Key], known: dict[Key, str]) -> Table:
    table = Table("function", box=None)
    for name in ("mutants", "killed", "harmless", "survived"):
        table.add_column(name, justify="right")
    counts: dict[str, Counter[str]] = {}
    for mutant in mutants:
        kind = "killed" if mutant.key not in survivors else "harmless" if mutant.key in known else "survived"
        for name in (mutant.file, mutant.place, "all"):
            counts.setdefault(name, Counter()).update((kind, "mutants"))
    for name, count in sorted(counts.items(), key=lambda row: (row[0] == "all",)):
        indented = Text("  " + name.split(":")[1]) if ":" in name else Text(name, "bold")
        table.add_row(indented, *(str(count[kind]) for kind in ("mutants", "killed", "harmless", "survived")))
    return table


def shown(mutant: Mutant) -> Text:
    """A mutant as a small diff, with what an entry in mutants.toml needs."""
    nth = f"  (nth = {mutant.nth})" if mutant.nth > 1 else ""
    text = Text(f"src/raenke/{mutant.file}:{mutant.line} in {mutant.function}{nth}\n")
    return text.append(f"- {mutant.was}\n", "red").append(f"+ {mutant.now}\n", "green")


def verdict(mutants: Sequence[Mutant], hunt: Hunt, known: dict[Key, str], console: Console) -> bool:
    """Print the report. Was every mutant killed or known to be harmless?"""
    survivors = {mutant.key for mutant in hunt.survivors}
    console.print(summary(mutants, survivors, known))
    for mutant in mutants:
        if mutant.key in survivors and mutant.key in known:
            console.print(Text("\nHarmless: " + known[mutant.key]), shown(mutant), sep="\n", end="")
    unknown = [mutant for mutant in mutants if mutant.key in survivors and mutant.key not in known]
    wronged = [mutant for mutant in mutants if mutant.key in known and mutant.key not in survivors]
    for mutant in wronged:
        console.print(Text(f"\nListed as harmless, yet killed by {hunt.killers[mutant.key]}:"), shown(mutant), end="")
    for mutant in unknown:
        console.print(Text("\nSurvived:"), shown(mutant), sep="\n", end="")
    return not unknown and not wronged


def main(
    only: Annotated[list[str] | None, typer.Option(help="Only files or functions with this in their name.")] = None,
    sample: Annotated[int | None, typer.Option(help="Only so many, picked at random.")] = None,
    seed: Annotated[int, typer.Option(help="For --sample: which.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many at a time.")] = os.cpu_count() or 1,
    list_only: Annotated[bool, typer.Option("--list", help="Only list the mutants.")] = False,
) -> None:
    """Break the rule functions one by one, and see whether a test notices."""
    console = Console(soft_wrap=True, highlight=False)
    project = Project()
    mutants = project.mutants()
    known = harmless()
    if gone := known.keys() - {mutant.key for mutant in mutants}:
        raise SystemExit("mutants.toml lists what is no longer made:\n" + "\n".join(map(str, sorted(gone))))
    if only:
        mutants = [mutant for mutant in mutants if any(part in mutant.place for part in only)]
    if sample is not None:
        chosen = set(random.Random(seed).sample(range(len(mutants)), min(sample, len(mutants))))
        mutants = [mutant for index, mutant in enumerate(mutants) if index in chosen]
    if list_only:
        for mutant in mutants:
            console.print(shown(mutant), end="")
        return
    begin = time.monotonic()
    hunt = project.hunt(mutants, jobs, console)
    is_well = verdict(mutants, hunt, known, console)
    console.print(f"\n{len(mutants)} mutants, {len(hunt.survivors)} survived, {time.monotonic() - begin:.0f} s.")
    raise SystemExit(0 if is_well else 1)


if __name__ == "__main__":
    typer.run(main)

"""The mutation tool breaks what it says, notices what the tests notice, and lists nothing that is no longer there."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest

from tools.mutants import ROOT, Project, harmless
from tools.mutations import mutants_of

RULES = """
    class Purse:
        def __init__(self) -> None:
            self.coins = [0] * 6

        @property
        def is_full(self) -> bool:
            return self.coins[0] >= 3

        def put(self, more: int) -> None:
            while more > 0:
                self.coins[0] += 1
                more -= 1

    def richer(one: int, two: int) -> int:
        return one if one > two else two
"""
TESTS = """
    from tiny.rules import Purse, richer

    def test_put() -> None:
        purse = Purse()
        for coins in (1, 2, 3):
            assert not purse.is_full
            purse.put(1)
            assert purse.coins[0] == coins
        assert purse.is_full
        purse.put(2)
        assert purse.coins[0] == 5

    def test_richer() -> None:
        assert richer(1, 2) == richer(2, 1) == richer(2, 2) == 2
"""
HUNT = """
import json, pathlib, sys
from rich.console import Console
from tools import mutants
mutants.GRACE = 0.2
project = mutants.Project(pathlib.Path(sys.argv[1]), "tiny", ["rules.py"], ["tests"])
hunt = project.hunt(project.mutants(), 2, Console(stderr=True))
print(json.dumps([[key[1:4] + (killer,) for key, killer in hunt.killers.items()],
                  [mutant.key[1:4] for mutant in hunt.survivors]]))
"""


def changed(line: str) -> set[str]:
    """What becomes of one line in a function."""
    mutants = mutants_of(f"def f(x, y, z):\n    {line}\n    return x\n", "f.py")
    return {mutant.now for mutant in mutants if not mutant.was.startswith(("def", "return"))}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("z = x < y", {"z = x <= y", "pass"}),
        ("z = x == y", {"z = x != y", "pass"}),
        ("z = x <= y < z", {"z = x < y < z", "z = x <= y <= z", "pass"}),
        ("z = x and y", {"z = x or y", "pass"}),
        ("z = x if y else 7", {"z = 7 if y else x", "z = x if y else 8", "z = x if y else 6", "pass"}),
        ("z = min(x, y)", {"z = max(x, y)", "pass"}),
        ("z = x & ~y", {"z = x | ~y", "pass"}),
        ("z = [0] * 25", {"pass"}),
        ("w = x", set()),
        ("x.y = z", {"pass"}),
        ("x[y] -= z", {"x[y] += z", "pass"}),
        ("x.add(y)", {"pass"}),
        ("raise x", {"pass"}),
        ("if x: y.pop()", {"if not x:", "pass"}),
        ("if not x: return y", {"if x:"}),
        ("while x >= y: break", {"while x > y:", "while not x >= y:", "pass"}),
        ("w = [x for x in y if x.z]", {"w = [x for x in y if not x.z]"}),
        ("w = f'{x:4} {y}'", set()),
        ("w = True", {"w = False"}),
    ],
)
def test_each_way_to_break_a_line(line: str, expected: set[str]) -> None:
    assert changed(line) == expected


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("bool", {"return False", "return True"}),
        ("int", {"return 0"}),
        ("None", {"return"}),
        ("list[int]", {"return []"}),
        ("int | None", {"return None"}),
        ("Table", set()),
    ],
)
def test_a_function_may_return_before_it_has_done_anything(kind: str, expected: set[str]) -> None:
    source = f"def f(x) -> {kind}:\n    'Says it.'\n    return x\n"
    assert {mutant.now for mutant in mutants_of(source, "f.py")} == expected


@pytest.mark.parametrize("body", ["'Says it.'", "return 0", "'Says it.'\n    return 0"])
def test_what_returns_at_once_anyway_is_not_made_to(body: str) -> None:
    kind = "int" if "return" in body else "None"
    assert {mutant.was for mutant in mutants_of(f"def f(x) -> {kind}:\n    {body}\n", "f.py")} <= {"return 0"}


def test_equal_words_are_told_apart_by_their_number() -> None:
    twice = list(mutants_of("def f(x):\n    x.go()\n    x.stop()\n    x.go()\n", "f.py"))
    assert [(mutant.was, mutant.nth, mutant.line) for mutant in twice if mutant.now == "pass"] == [
        ("x.go()", 1, 2),
        ("x.stop()", 1, 3),
        ("x.go()", 2, 4),
    ]


def test_mutants_are_killed_or_survive(tmp_path: Path) -> None:
    (tmp_path / "src" / "tiny").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "tiny" / "__init__.py").touch()
    (tmp_path / "src" / "tiny" / "rules.py").write_text(dedent(RULES))
    (tmp_path / "tests" / "test_rules.py").write_text(dedent(TESTS))
    run = subprocess.run(
        [sys.executable, "-c", HUNT, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    killed, survived = json.loads(run.stdout)
    assert survived == [["richer", "return one if one > two else two", "return one if one >= two else two"]]
    ways = {(function, now): killer.split("::")[-1] for function, _, now, killer in killed}
    assert ways["Purse.is_full", "return self.coins[0] > 3"] == "test_put"
    assert ways["Purse.put", "return"] == "test_put"
    assert ways["Purse.put", "while not more > 0:"] == "test_put"
    assert ways["Purse.put", "pass"] in ("test_put", "no end")
    assert ways["Purse.put", "more += 1"] == "no end"
    assert ways["richer", "return two if one > two else one"] == "test_richer"


def test_harmless_survivors_are_still_made_and_have_a_reason() -> None:
    known = harmless()
    assert known
    made = Counter(mutant.key for mutant in Project().mutants())
    assert set(made.values()) == {1}
    assert sorted(known.keys() - made.keys()) == []
    assert [key for key, reason in known.items() if len(reason.split()) < 4] == []

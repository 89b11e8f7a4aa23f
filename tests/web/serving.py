"""A real server for the browser, which can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.unlimited import UNLIMITED

ROOT = Path(__file__).parent.parent.parent
QUICK = {**UNLIMITED, "RAENKE_BOT_PAUSE": "0.02", "RAENKE_VOTE_AFTER": "1", "RAENKE_LOG": "quiet"}
# A name that the browser of the tests takes for one in the network, as friends would use it.
OUTSIDE = "raenke.test"


class Serving:
    """`raenke serve`, dealing what it always deals, on a port of its own, with its matches in a folder."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = environment
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def outside(self) -> str:
        return f"http://{OUTSIDE}:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.dealing", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        environment = os.environ | QUICK | {"RAENKE_ORIGINS": self.outside} | self.environment
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=quiet, stderr=quiet)
        deadline = time.monotonic() + 180  # a busy machine
        try:
            while not self.is_up():
                assert self.process.poll() is None, "the server did not start"
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.1)
        except AssertionError:
            self.stop()  # else another test is told that it still runs
            raise

    def is_up(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)

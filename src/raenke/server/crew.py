"""Several processes at one port: forked with the socket they share, started anew when they die, stopped together."""

import logging
import os
import select
import signal
import time
from collections.abc import Callable

from raenke.server.database import engine_of, migrate
from raenke.server.settings import SettingsError

logger = logging.getLogger("raenke.server")
SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGCHLD") if hasattr(signal, name)]
AGAIN_AFTER, AGAIN_MOST = 0.1, 30.0  # seconds until one that died is started anew; longer if it dies again and again
SETTLED = 60.0  # seconds after which a death is one of its own


def check_crew(processes: int, address: str) -> None:
    """Refuse what cannot be; bring the database up to date before any process starts."""
    if not hasattr(os, "fork"):
        raise SettingsError("this system has no fork, so leave --processes out")
    engine = engine_of(address)
    if engine.dialect.name != "postgresql":
        raise SettingsError(
            f"--processes {processes} needs PostgreSQL, since one process at a time uses a SQLite file: "
            "name one with --database, or leave --processes out"
        )
    try:
        migrate(engine)
    finally:
        engine.dispose()


class Crew:
    """Keeps a number of processes running. What they do is `work`, which says when it serves; a pipe breaks when nobody
    looks after it any more."""

    def __init__(self, count: int, work: Callable[[Callable[[], None], int], None], ready: Callable[[], None]) -> None:
        self.count = count
        self.work = work
        self.ready = ready
        self.born: dict[int, float] = {}  # by the process's number: since when it runs
        self.due: list[float] = []  # when those that have died are started anew
        self.wait = AGAIN_AFTER
        self.served = 0
        self.is_stopping = False
        self.code = 0
        self.lifeline = os.pipe()
        self.news = os.pipe()  # a byte from each process that serves
        self.signals = os.pipe()

    def run(self) -> int:
        """Until a signal, or until a process cannot begin; the exit code."""
        for end in self.signals:
            os.set_blocking(end, False)
        before = {each: signal.signal(each, lambda *_: None) for each in SIGNALS}
        woken_before = signal.set_wakeup_fd(self.signals[1])
        try:
            for _ in range(self.count):
                self.start()
            while self.born or self.due:
                self.look()
        finally:
            signal.set_wakeup_fd(woken_before)
            for each, was in before.items():
                signal.signal(each, was)
        return self.code

    def look(self) -> None:
        """Wait for something to happen, and answer it."""
        wait = max(0.0, min(self.due) - time.monotonic()) if self.due else None
        found, _, _ = select.select([self.signals[0], self.news[0]], [], [], wait)
        if self.news[0] in found:
            self.served += len(os.read(self.news[0], self.count))
            if self.served == self.count:
                self.ready()
        if self.signals[0] in found:
            caught = set(os.read(self.signals[0], 1024))
            if caught & {signal.SIGTERM, signal.SIGINT}:
                self.stop()
            self.bury()
        while self.due and min(self.due) <= time.monotonic():
            self.due.remove(min(self.due))
            self.start()

    def stop(self) -> None:
        self.is_stopping, self.due = True, []
        for child in self.born:
            os.kill(child, signal.SIGTERM)

    def bury(self) -> None:
        """Note who has died. One that served is started anew; if one cannot even begin, none is to go on."""
        for child in list(self.born):
            dead, status = os.waitpid(child, os.WNOHANG)
            if not dead:
                continue
            age, code = time.monotonic() - self.born.pop(child), os.waitstatus_to_exitcode(status)
            if self.is_stopping:
                self.code = self.code or (0 if code == -signal.SIGTERM else abs(code))  # it had not begun
            elif self.served < self.count:
                self.code = abs(code) or 1
                self.stop()
            else:
                logger.error("a process ended and is started anew", extra={"code": code})
                self.wait = AGAIN_AFTER if age > SETTLED else min(AGAIN_MOST, 2 * self.wait)
                self.due.append(time.monotonic() + self.wait)

    def say(self) -> None:
        """In a process: it serves."""
        os.write(self.news[1], b"!")

    def start(self) -> None:
        child = os.fork()
        if child:
            self.born[child] = time.monotonic()
            return
        code = 1
        try:
            os.close(self.lifeline[1])
            signal.set_wakeup_fd(-1)
            for each in SIGNALS:
                signal.signal(each, signal.SIG_DFL)
            self.work(self.say, self.lifeline[0])
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except BaseException:
            logger.exception("a process cannot serve")
        finally:
            os._exit(code)

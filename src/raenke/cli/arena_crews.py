"""Who plays the games of the arena: processes on this machine, or a Ray cluster."""

import os
import signal
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import Any, Protocol, Self

from raenke.bots.contest import Played, Task, play
from raenke.cli.shell import complain


def follow() -> None:
    """Leave Ctrl-C to the process that keeps the book, and stop when that process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keeper = parent_process()
    assert keeper is not None
    Thread(target=end_after, args=(keeper.sentinel,), daemon=True).start()


def end_after(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


class Party(Protocol):
    """Plays games, several at a time."""

    waiting: Collection[Any]
    most: int

    def give(self, task: Task) -> None:
        """Start a game, now or as soon as possible; `finished` will return it."""

    def finished(self) -> Iterable[Played]:
        """Wait until a game ends, and return all that have ended."""

    def play(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """The games as they end; hands out only as many at a time as keep everybody busy."""
        for task in tasks:
            self.give(task)
            if len(self.waiting) >= self.most:
                yield from self.finished()
        while self.waiting:
            yield from self.finished()


class Crew(Party):
    """Processes on this machine, each with one game at a time."""

    def __init__(self, jobs: int, is_strict: bool = False) -> None:
        self.is_strict = is_strict
        self.most = 2 * jobs
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=follow)
        self.waiting: set[Future[Played]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Give up unfinished games."""
        workers = list(self.pool._processes.values())
        self.pool.shutdown(wait=not self.waiting, cancel_futures=True)
        for worker in workers if self.waiting else ():
            worker.terminate()

    def give(self, task: Task) -> None:
        self.waiting.add(self.pool.submit(play, *task, self.is_strict))

    def finished(self) -> Iterable[Played]:
        done, self.waiting = wait(self.waiting, return_when=FIRST_COMPLETED)
        return [future.result() for future in done]


class Cluster(Party):
    """A Ray cluster, with a game for each processor it has."""

    def __init__(self, address: str, is_strict: bool = False) -> None:
        self.is_strict = is_strict
        try:
            import ray
        except ImportError:
            complain("--ray needs the extra: pip install 'raenke[ray]'")
        self.ray: Any = ray
        alone = {"include_dashboard": False} if address == "local" else {}
        try:
            self.ray.init(address=address, log_to_driver=False, **alone)
        except Exception as error:  # Ray has many ways to say so
            complain(f"there is no Ray cluster at {address}: {error}")
        self.most = 2 * int(self.ray.cluster_resources().get("CPU", 1))
        self.task = self.ray.remote(play)
        self.waiting: list[Any] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()

    def give(self, task: Task) -> None:
        self.waiting.append(self.task.remote(*task, self.is_strict))

    def finished(self) -> Iterable[Played]:
        done, self.waiting = self.ray.wait(self.waiting)
        return list(self.ray.get(done))

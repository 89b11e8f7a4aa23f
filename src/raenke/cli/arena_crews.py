"""Who plays the games of the arena: processes on this machine, or a Ray cluster."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, Self

from raenke.bots.contest import Contest, Played, play
from raenke.cli.shell import complain

Game = tuple[int, int]
"""Deal and rotation."""


def leave_interrupts() -> None:
    """Ctrl-C is for the one who keeps the book."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Crew:
    """So many processes, each with a game at a time."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts)
        self.waiting: set[Future[Played]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Games that are half played are given up."""
        workers = list(self.pool._processes.values())
        self.pool.shutdown(wait=not self.waiting, cancel_futures=True)
        for worker in workers if self.waiting else ():
            worker.terminate()

    def play(self, contest: Contest, games: Sequence[Game]) -> Iterator[Played]:
        """The games as they end."""
        rest = iter(games)
        for deal, rotation in rest:
            self.waiting.add(self.pool.submit(play, contest, deal, rotation))
            if len(self.waiting) >= 2 * self.jobs:
                yield from self.finished()
        while self.waiting:
            yield from self.finished()

    def finished(self) -> Iterator[Played]:
        done, self.waiting = wait(self.waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


class Cluster:
    """A Ray cluster, with a game for each processor it has."""

    def __init__(self, address: str) -> None:
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

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()

    def play(self, contest: Contest, games: Sequence[Game]) -> Iterator[Played]:
        """The games as they end."""
        task = self.ray.remote(play)
        most = 2 * int(self.ray.cluster_resources().get("CPU", 1))
        waiting: list[Any] = []
        rest = list(reversed(games))
        while rest or waiting:
            while rest and len(waiting) < most:
                waiting.append(task.remote(contest, *rest.pop()))
            done, waiting = self.ray.wait(waiting)
            yield from self.ray.get(done)

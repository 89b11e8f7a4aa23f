"""A fair queue for computing time: addresses take turns, and so do the guests of an address."""

import asyncio
import os
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from raenke.core.portions import whole
from raenke.server.payer import Payer
from raenke.server.refusing import Refused

NICER = 5  # than the event loop, where they share a core
WAITING_MOST = 100
AGAIN_AFTER = 5
T = TypeVar("T")


class Job:
    """A call that waits for a thread, and the future of its result."""

    def __init__(self, payer: Payer, call: Callable[[], Any], result: "asyncio.Future[Any]") -> None:
        self.payer = payer
        self.call = call
        self.result = result


class FairQueue:
    """Threads that run everybody's jobs, after the event loop. An address with many jobs makes only itself wait.

    If there are several threads, no address gets all of them, so its long jobs leave one free for others; `each` says
    if it gets even fewer.
    """

    def __init__(self, threads: int, name: str, waiting_most: int = WAITING_MOST, each: int | None = None) -> None:
        self.threads = threads
        self.each = each or max(1, threads - 1)
        self.waiting_most = waiting_most
        self.running: Counter[str] = Counter()  # by address
        self.waiting: Counter[str] = Counter()
        self._queues: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()  # by address, then by guest
        self._pool = ThreadPoolExecutor(threads, name, initializer=step_back)

    async def run(self, payer: Payer, function: Callable[..., T], *arguments: Any) -> T:
        """The function's result. If the caller is cancelled, the job is dropped, unless it has begun."""
        if self.waiting[payer.address] >= self.waiting_most:
            raise Refused("server-refusal-too-many", seconds=AGAIN_AFTER)
        job = Job(payer, partial(whole, function, *arguments), asyncio.get_running_loop().create_future())
        queue = self._queues.setdefault(payer.address, OrderedDict()).setdefault(payer.guest, deque())
        queue.append(job)
        self.waiting[payer.address] += 1
        self._begin()
        try:
            result: T = await job.result
            return result
        except asyncio.CancelledError:
            self._leave(job)
            raise

    def close(self) -> None:
        """Begin no more jobs, and cancel those that wait."""
        for guests in self._queues.values():
            for queue in guests.values():
                for job in queue:
                    job.result.cancel()
        self._queues.clear()
        self.waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        """Give every free thread a job."""
        while self.running.total() < self.threads:
            job = self._next()
            if job is None:
                return
            self.running[job.payer.address] += 1
            self._pool.submit(job.call).add_done_callback(partial(self._report, job))

    def _report(self, job: Job, done: "Future[Any]") -> None:
        """Runs in the job's thread, so it hands over to the event loop."""
        with suppress(RuntimeError):  # the server is gone
            job.result.get_loop().call_soon_threadsafe(self._end, job, done)

    def _end(self, job: Job, done: "Future[Any]") -> None:
        less(self.running, job.payer.address)
        if done.cancelled():
            job.result.cancel()
        elif not job.result.done():
            error = done.exception()
            if error is None:
                job.result.set_result(done.result())
            else:
                job.result.set_exception(error)
        self._begin()

    def _next(self) -> Job | None:
        """The next job of the next guest of the next address; both then go to the end of their queues."""
        address = next((each for each in self._queues if self.running[each] < self.each), None)
        if address is None:
            return None
        guest = next(iter(self._queues[address]))
        job = self._queues[address][guest].popleft()
        self._tidy(job.payer)
        if address in self._queues:
            self._queues.move_to_end(address)
            if guest in self._queues[address]:
                self._queues[address].move_to_end(guest)
        return job

    def _leave(self, job: Job) -> None:
        guests = self._queues.get(job.payer.address)
        queue = guests.get(job.payer.guest) if guests else None
        if queue and job in queue:
            queue.remove(job)
            self._tidy(job.payer)

    def _tidy(self, payer: Payer) -> None:
        """One job fewer waits; forget a guest or an address that has none left."""
        less(self.waiting, payer.address)
        guests = self._queues[payer.address]
        if not guests[payer.guest]:
            del guests[payer.guest]
        if not guests:
            del self._queues[payer.address]


def step_back() -> None:
    """Let whoever answers people go first. Elsewhere than on Linux this would slow down the whole process."""
    if sys.platform == "linux":
        os.nice(NICER)


def less(counts: Counter[str], address: str) -> None:
    """Count one fewer, and forget an address at 0."""
    counts[address] -= 1
    if counts[address] <= 0:
        del counts[address]

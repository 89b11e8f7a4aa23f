"""Fair waiting for computing time: address by address, within an address guest by guest."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

from raenke.server.refusing import Refused

WAITING_MOST = 100
AGAIN_AFTER = 5
T = TypeVar("T")


class Payer(NamedTuple):
    """On whose account something is computed."""

    address: str
    guest: str = ""


class Job:
    """A call that waits for a thread, and who waits for its result."""

    def __init__(self, payer: Payer, call: Callable[[], Any], result: "asyncio.Future[Any]") -> None:
        self.payer = payer
        self.call = call
        self.result = result


class FairQueue:
    """Some threads for everybody's jobs. Whoever brings many waits for them alone.

    No address has all threads at once, if there are several: whatever long jobs it brings, others find one free.
    """

    def __init__(self, threads: int, name: str, waiting_most: int = WAITING_MOST) -> None:
        self.threads = threads
        self.waiting_most = waiting_most
        self.running: Counter[str] = Counter()  # by address
        self.waiting: Counter[str] = Counter()
        self._lines: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()  # by address, then by guest
        self._pool = ThreadPoolExecutor(threads, name)

    async def run(self, payer: Payer, function: Callable[..., T], *arguments: Any) -> T:
        """The function's result. Who no longer waits for it is left out, unless it was begun."""
        if self.waiting[payer.address] >= self.waiting_most:
            raise Refused("server-refusal-too-many", seconds=AGAIN_AFTER)
        job = Job(payer, partial(function, *arguments), asyncio.get_running_loop().create_future())
        line = self._lines.setdefault(payer.address, OrderedDict()).setdefault(payer.guest, deque())
        line.append(job)
        self.waiting[payer.address] += 1
        self._begin()
        try:
            result: T = await job.result
            return result
        except asyncio.CancelledError:
            self._leave(job)
            raise

    def close(self) -> None:
        """Nothing more is begun."""
        for guests in self._lines.values():
            for line in guests.values():
                for job in line:
                    job.result.cancel()
        self._lines.clear()
        self.waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        """Give every free thread a job."""
        while self.running.total() < self.threads:
            job = self._next()
            if job is None:
                return
            self.running[job.payer.address] += 1
            self._pool.submit(job.call).add_done_callback(partial(self._tell, job))

    def _tell(self, job: Job, done: "Future[Any]") -> None:
        """In the thread that did it."""
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
        """The first of the guest whose turn it is, at the address whose turn it is; both go to the end then."""
        most = max(1, self.threads - 1)
        address = next((each for each in self._lines if self.running[each] < most), None)
        if address is None:
            return None
        guest = next(iter(self._lines[address]))
        job = self._lines[address][guest].popleft()
        self._tidy(job.payer)
        if address in self._lines:
            self._lines.move_to_end(address)
            if guest in self._lines[address]:
                self._lines[address].move_to_end(guest)
        return job

    def _leave(self, job: Job) -> None:
        guests = self._lines.get(job.payer.address)
        line = guests.get(job.payer.guest) if guests else None
        if line and job in line:
            line.remove(job)
            self._tidy(job.payer)

    def _tidy(self, payer: Payer) -> None:
        """One job fewer waits; who has none left stands in no line."""
        less(self.waiting, payer.address)
        guests = self._lines[payer.address]
        if not guests[payer.guest]:
            del guests[payer.guest]
        if not guests:
            del self._lines[payer.address]


def less(counts: Counter[str], address: str) -> None:
    """One fewer; who has none is not kept."""
    counts[address] -= 1
    if counts[address] <= 0:
        del counts[address]

"""Shares of the computing time: whoever has used up their share waits, and nobody else notices."""

import asyncio
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import ContextVar
from typing import Any, TypeVar

from raenke.server.refusing import Refused

BURST = 0.1  # seconds of computing that an account saves up at most
DEBT_MOST = 1.0
SLICE = 0.005  # seconds in one turn of the event loop, though the last step may go beyond it
BEGUN = 0.001  # counted for a request that begins, before its real cost is known
PATIENCE = 2.0
APART = 0.005  # seconds between two refusals, when many requests run out of patience at once
RECHECK = 0.25
KEPT_MOST = 20_000
T = TypeVar("T")
Clock = Callable[[], float]
METER: Clock = getattr(time, "thread_time", time.monotonic)  # a browser has no clock of a thread


class Account:
    """The computing time left for one address or one guest, and the requests that wait for it."""

    def __init__(self, per_second: float, clock: Clock) -> None:
        self.per_second = per_second
        self.clock = clock
        self.waiting: deque[asyncio.Future[None]] = deque()
        self._left, self._at = BURST, clock()
        self._refuses_at = clock()
        self._now = 0.0  # spent in this turn of the event loop
        self._run = 0.0  # spent since the last pause of those who wait
        self._timer: asyncio.Handle | None = None

    @property
    def left(self) -> float:
        now = self.clock()
        self._left, self._at = min(BURST, self._left + (now - self._at) * self.per_second), now
        return self._left

    @property
    def is_free(self) -> bool:
        self._let_go()
        return not self.waiting and self._now < SLICE and self.left > 0

    def begin(self, seconds: float = BEGUN) -> None:
        """Count seconds, exact or estimated, for this turn of the event loop."""
        if not self._now:
            asyncio.get_running_loop().call_soon(self._turn)
        self._now += seconds

    def spend(self, seconds: float) -> None:
        self.begin(seconds)
        self._run += seconds
        self._left = max(-DEBT_MOST, self.left - seconds)

    def wait(self) -> "asyncio.Future[None]":
        """A future that is done when it is this one's turn, in the order of arrival."""
        future = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        self._soon()
        return future

    def until_refusal(self) -> float:
        """Seconds to wait before refusing. Refusals cost time too, so many at once are spread out."""
        now = self.clock()
        at = min(max(now, self._refuses_at), now + PATIENCE)
        self._refuses_at = at + APART
        return at - now

    def _let_go(self) -> None:
        """Remove those at the front who no longer wait."""
        while self.waiting and self.waiting[0].done():
            self.waiting.popleft()

    def _turn(self) -> None:
        self._now = 0.0

    def _soon(self) -> None:
        if self._timer is None and self.waiting:
            loop, left = asyncio.get_running_loop(), self.left
            wait = min(RECHECK, -left / self.per_second) if left <= 0 else SLICE if self._run >= SLICE else 0.0
            if wait:  # others can run meanwhile
                self._run = 0.0
            self._timer = loop.call_later(wait, self._go_on) if wait else loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """Let one of those who wait go on. Its step runs and is counted before the next one, and others run between."""
        self._timer = None
        self._let_go()
        if self.waiting and self.left > 0:
            self.waiting.popleft().set_result(None)
        self._soon()


class Share:
    """The accounts that pay for a request: its address's, and its guest's if it has one."""

    def __init__(self, shares: "Shares", address: str) -> None:
        self.shares = shares
        self.address = address
        self.accounts = [shares.account(address)]
        self.guest = ""

    def add_guest(self, guest: str) -> None:
        if guest != self.guest:
            self.guest = guest
            self.accounts = [self.accounts[0], self.shares.account(f"guest {guest}")]

    @property
    def is_free(self) -> bool:
        return all(account.is_free for account in self.accounts)

    def spend(self, seconds: float) -> None:
        for account in self.accounts:
            account.spend(seconds)

    async def wait(self) -> None:
        for account in self.accounts:
            if not account.is_free:
                await account.wait()

    async def turn(self) -> None:
        """Wait before a request begins; refuse it if that takes too long."""
        if self.is_free:
            for account in self.accounts:
                account.begin()
            return
        try:
            await asyncio.wait_for(self.wait(), PATIENCE)
        except TimeoutError:
            await asyncio.sleep(self.accounts[0].until_refusal())
            debt = max(-account.left / account.per_second for account in self.accounts)
            raise Refused("server-refusal-too-many", seconds=max(1, math.ceil(debt))) from None


class Shares:
    """All accounts: each gets `per_second` seconds of computing a second; 0 means no limit."""

    def __init__(self, per_second: float, clock: Clock = time.monotonic, meter: Clock = METER) -> None:
        self.per_second = per_second
        self.clock = clock
        self.meter = meter
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def share(self, address: str) -> Share | None:
        return Share(self, address) if self.per_second > 0 else None

    def account(self, key: str) -> Account:
        found = self._accounts.pop(key, None) or Account(self.per_second, self.clock)
        self._accounts[key] = found
        if len(self._accounts) > KEPT_MOST:
            self._accounts.popitem(last=False)
        return found


# The share that pays for what runs now.
paying: ContextVar[Share | None] = ContextVar("paying", default=None)


def paid_by_guest(guest: str) -> None:
    """From now on the guest's account pays too."""
    share = paying.get()
    if share:
        share.add_guest(guest)


class Steps:
    """A coroutine whose steps are counted; with `is_paced` each step after the first waits for its turn."""

    def __init__(self, coroutine: Coroutine[Any, Any, T], share: Share, is_paced: bool) -> None:
        self.coroutine = coroutine
        self.share = share
        self.is_paced = is_paced

    def __await__(self) -> Generator[Any, None, Any]:
        share, meter, coroutine = self.share, self.share.shares.meter, self.coroutine
        raised: BaseException | None = None
        while True:
            begun = meter()
            try:
                awaited = coroutine.send(None) if raised is None else coroutine.throw(raised)
            except StopIteration as done:
                return done.value
            finally:
                share.spend(meter() - begun)
                raised = None  # it would hold this frame, which holds it
            try:
                yield awaited
                if self.is_paced and not share.is_free:
                    yield from share.wait().__await__()
            except GeneratorExit:  # the event loop is closing
                coroutine.close()
                raise
            except BaseException as error:
                raised = error


async def paced(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run step by step, as fast as the share allows. It must hold no lock, since it may pause."""
    share = paying.get()
    result: T = await (coroutine if share is None else Steps(coroutine, share, is_paced=True))
    return result


async def counted(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run without pauses, since others may wait for a lock it holds; the share still pays."""
    share = paying.get()
    result: T = await (coroutine if share is None else Steps(coroutine, share, is_paced=False))
    return result


def apart(coroutine: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
    """Run it as its own task, so that pauses of its caller do not stop it."""
    return asyncio.ensure_future(counted(coroutine))


def metered(function: Callable[..., T]) -> Callable[..., T]:
    """Make a function for a thread pay for its time, even if nobody waits for its result any more."""
    share = paying.get()
    if share is None:
        return function
    loop = asyncio.get_running_loop()

    def run(*arguments: Any) -> T:
        begun = time.thread_time()
        try:
            return function(*arguments)
        finally:
            with suppress(RuntimeError):  # the server is gone
                loop.call_soon_threadsafe(share.spend, time.thread_time() - begun)

    return run

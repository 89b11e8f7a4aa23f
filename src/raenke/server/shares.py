"""Shares of the computing time: who has used up theirs waits in line, and everybody else does not notice."""

import asyncio
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import ContextVar
from typing import Any, TypeVar

from raenke.server.refusing import Refused

BURST = 0.1  # seconds of computing at once
DEBT_MOST = 1.0
SLICE = 0.005  # no more than this in one turn of the event loop, and the step that goes beyond it
BEGUN = 0.001  # of that, for what is begun and not yet counted
PATIENCE = 2.0
APART = 0.005  # seconds between two refusals, if many have waited in vain since the same moment
RECHECK = 0.25
KEPT_MOST = 20_000
T = TypeVar("T")
Clock = Callable[[], float]


class Account:
    """The seconds of one address or one guest, and who waits for some."""

    def __init__(self, per_second: float, clock: Clock) -> None:
        self.per_second = per_second
        self.clock = clock
        self.waiting: deque[asyncio.Future[None]] = deque()
        self._left, self._at = BURST, clock()
        self._refuses_at = clock()
        self._now = 0.0  # spent in this turn of the event loop
        self._run = 0.0  # and since those who wait have paused
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
        """So much, or about so much, is done in this turn of the event loop."""
        if not self._now:
            asyncio.get_running_loop().call_soon(self._turn)
        self._now += seconds

    def spend(self, seconds: float) -> None:
        self.begin(seconds)
        self._run += seconds
        self._left = max(-DEBT_MOST, self.left - seconds)

    def wait(self) -> "asyncio.Future[None]":
        """Done when it is this one's turn; the one that came first is first."""
        future = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        self._soon()
        return future

    def until_refusal(self) -> float:
        """Seconds. A refusal costs something too: those who came at once are not refused at once."""
        now = self.clock()
        at = min(max(now, self._refuses_at), now + PATIENCE)
        self._refuses_at = at + APART
        return at - now

    def _let_go(self) -> None:
        """Who no longer waits keeps nobody waiting."""
        while self.waiting and self.waiting[0].done():
            self.waiting.popleft()

    def _turn(self) -> None:
        self._now = 0.0

    def _soon(self) -> None:
        if self._timer is None and self.waiting:
            loop, left = asyncio.get_running_loop(), self.left
            wait = min(RECHECK, -left / self.per_second) if left <= 0 else SLICE if self._run >= SLICE else 0.0
            if wait:  # and everybody else has some peace
                self._run = 0.0
            self._timer = loop.call_later(wait, self._go_on) if wait else loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """One of them, then everybody else's, then the next: its step is done and counted before that."""
        self._timer = None
        self._let_go()
        if self.waiting and self.left > 0:
            self.waiting.popleft().set_result(None)
        self._soon()


class Share:
    """What somebody spends, on the account of their address and of the guest, if they are one."""

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
        """Before anything is begun: who would have to wait too long is told so."""
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
    """Everybody's: so many seconds of computing a second, 0 for no limit."""

    def __init__(self, per_second: float, clock: Clock = time.monotonic, meter: Clock = time.thread_time) -> None:
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


# Who pays for what is done now.
paying: ContextVar[Share | None] = ContextVar("paying", default=None)


def paid_by_guest(guest: str) -> None:
    """It is known by now which guest this is for."""
    share = paying.get()
    if share:
        share.add_guest(guest)


class Steps:
    """A coroutine, each step of which is counted, and with `is_paced` from the second on waits for its turn."""

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
            raised = None
            try:
                yield awaited
                if self.is_paced and not share.is_free:
                    yield from share.wait().__await__()
            except GeneratorExit:  # nothing runs any more
                coroutine.close()
                raise
            except BaseException as error:
                raised = error


async def paced(coroutine: Coroutine[Any, Any, T]) -> T:
    """Step by step, as the share of who pays allows, once it has its turn; it must hold no lock."""
    share = paying.get()
    result: T = await (coroutine if share is None else Steps(coroutine, share, is_paced=True))
    return result


async def counted(coroutine: Coroutine[Any, Any, T]) -> T:
    """Without a pause, since others may wait for what it holds; but it is paid for."""
    share = paying.get()
    result: T = await (coroutine if share is None else Steps(coroutine, share, is_paced=False))
    return result


def apart(coroutine: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
    """A task of its own, so that no pause of who waits for it is one of its own."""
    return asyncio.ensure_future(counted(coroutine))


def metered(function: Callable[..., T]) -> Callable[..., T]:
    """A function for a thread: what it takes there is paid for as well, also if nobody waits for it any more."""
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

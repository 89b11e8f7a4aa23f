"""When Python looks for garbage: among what is new often, among everything seldom, because all wait meanwhile."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable

NEVER = 1 << 30
SHARE = 0.001  # of the time is spent on looking at everything
LEAST, MOST = 10.0, 300.0  # seconds between two looks


async def collect(
    started: "asyncio.Future[None]",
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    clock: Callable[[], float] = time.perf_counter,
) -> None:
    """Look at everything by this server's own measure. By Python's, a quarter more objects are a reason, so a server
    whose matches go on would stop for a third of a second every few seconds.

    What is there once it has started stays for ever, so it is never looked at again.
    """
    await asyncio.wait([started])
    gc.collect()
    gc.freeze()
    young, older, _ = gc.get_threshold()
    gc.set_threshold(young, older, NEVER)
    took = 0.0
    while True:
        await sleep(min(MOST, max(LEAST, took / SHARE)))
        begun = clock()
        gc.collect()
        took = clock() - begun

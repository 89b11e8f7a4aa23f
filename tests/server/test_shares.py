"""Shares of the computing time: counted step by step, waited for in order."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from raenke.server import shares as rooms
from raenke.server.refusing import Refused
from raenke.server.shares import BURST, DEBT_MOST, Shares, apart, metered, paced, paying


class Time:
    """A clock and a meter that go on when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.worked = 0.0

    def shares(self, per_second: float = 0.001) -> Shares:
        return Shares(per_second, lambda: self.now, lambda: self.worked)

    def work(self, seconds: float) -> None:
        self.worked += seconds


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 30))


async def turns(count: int = 50) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_who_has_used_up_the_share_waits_and_nobody_else_does() -> None:
    async def test() -> None:
        time, done = Time(), list[str]()
        shares = time.shares()

        async def ask(address: str, name: str) -> None:
            share = shares.share(address)
            assert share is not None
            paying.set(share)
            await share.wait()

            async def work() -> None:
                time.work(BURST * 0.3)
                done.append(name)

            await paced(work())

        many = [asyncio.create_task(ask("a", f"a{number}")) for number in range(90)]
        while len(done) < 4:
            await asyncio.sleep(0.01)
        await turns()
        assert done == ["a0", "a1", "a2", "a3"]
        await asyncio.create_task(ask("b", "b"))
        assert done[-1] == "b"
        time.now += BURST * 0.3 / shares.per_second  # enough for one more
        while len(done) < 6:
            await asyncio.sleep(0.01)
        await turns()
        assert done[5:] == ["a4"]
        time.now += 1e9
        while len(done) < 91:
            time.now += 1e9
            await asyncio.sleep(0.01)
        assert done[5:] == [f"a{number}" for number in range(4, 90)]
        await asyncio.gather(*many)

    run(test)


def test_who_comes_with_many_does_not_begin_with_all_of_them() -> None:
    """What is begun is counted before it has cost anything."""

    async def test() -> None:
        time, begun = Time(), list[int]()
        shares = time.shares()

        async def ask(number: int) -> None:
            share = shares.share("a")
            assert share is not None
            await share.turn()
            begun.append(number)

        many = [asyncio.create_task(ask(number)) for number in range(90)]
        await asyncio.sleep(0)
        assert 0 < len(begun) < 10
        await asyncio.gather(*many)
        assert begun == list(range(90))

    run(test)


def test_others_have_their_turn_between_any_two_steps_of_one_address() -> None:
    async def test() -> None:
        time, order = Time(), list[str]()
        shares = time.shares(1e6)

        async def ask(address: str) -> None:
            share = shares.share(address)
            assert share is not None
            paying.set(share)
            await share.wait()

            async def work() -> None:
                time.work(0.02)
                order.append(address)

            await paced(work())

        async def other() -> None:
            while order.count("a") < 8:
                order.append("other")
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(ask("a")) for _ in range(8)] + [asyncio.create_task(other())]
        while order.count("a") < 8:
            time.now += 1
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert "aa" not in "".join("a" if each == "a" else "-" for each in order)

    run(test)


def test_a_coroutine_goes_on_where_it_was_after_a_pause() -> None:
    async def test() -> None:
        time = Time()
        shares = time.shares(1.0)
        paying.set(shares.share("a"))
        heard: list[object] = []

        async def work() -> int:
            for number in range(3):
                time.work(BURST * 2)
                heard.append(await asyncio.sleep(0.001, number))
            with pytest.raises(ValueError, match="thrown"):
                await asyncio.ensure_future(fail())
            return 7

        async def fail() -> None:
            raise ValueError("thrown")

        task = asyncio.create_task(paced(work()))
        while not task.done():
            time.now += 0.1
            await asyncio.sleep(0.01)
        assert (heard, task.result()) == ([0, 1, 2], 7)

    run(test)


def test_who_is_cancelled_while_waiting_for_the_share_can_clean_up() -> None:
    async def test() -> None:
        time, cleaned = Time(), list[str]()
        shares = time.shares()
        paying.set(shares.share("a"))

        async def work() -> None:
            try:
                time.work(BURST * 2)
                await asyncio.sleep(0)
                cleaned.append("went on")
            finally:
                cleaned.append("cleaned up")

        task = asyncio.create_task(paced(work()))
        await turns()
        assert not task.done()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert cleaned == ["cleaned up"]

    run(test)


def test_who_would_wait_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "PATIENCE", 0.01)

    async def test() -> None:
        time = Time()
        share = time.shares(0.1).share("a")
        assert share is not None
        await share.turn()
        share.spend(BURST + 0.5)
        with pytest.raises(Refused) as refused:
            await share.turn()
        assert refused.value.arguments == {"seconds": 5}
        time.now += 6
        await share.turn()

    run(test)


def test_a_guest_pays_wherever_the_guest_is_and_debts_are_bounded() -> None:
    async def test() -> None:
        time = Time()
        shares = time.shares()
        here, there, stranger = (shares.share(address) for address in ("a", "b", "c"))
        assert here is not None
        assert there is not None
        assert stranger is not None
        for share in (here, there):
            share.add_guest("anna")
        here.spend(100.0)
        await turns()
        assert (here.is_free, there.is_free, stranger.is_free) == (False, False, True)
        assert here.accounts[1].left == -DEBT_MOST
        time.now += DEBT_MOST / shares.per_second + 1
        assert there.is_free

    run(test)


def test_what_must_not_pause_is_paid_for_all_the_same() -> None:
    async def test() -> None:
        time = Time()
        shares = time.shares()
        share = shares.share("a")
        paying.set(share)
        assert share is not None

        async def change() -> str:
            for _ in range(5):
                time.work(BURST)
                await asyncio.sleep(0)
            return "changed"

        assert await apart(change()) == "changed"
        assert share.accounts[0].left == pytest.approx(BURST - 5 * BURST)
        before = share.accounts[0].left
        await asyncio.to_thread(metered(lambda: sum(range(300_000))))
        await turns()
        assert share.accounts[0].left < before

    run(test)


def test_without_a_limit_nothing_is_counted() -> None:
    assert Shares(0).share("a") is None

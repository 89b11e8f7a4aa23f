"""What `raenke admin` asks a running server to do: a row in the database, which the server answers there.

So whoever can write to the database may give orders, and nobody else: no port, no key, and nothing to open in a proxy.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from raenke.server import schema
from raenke.server.deleting import close_match, delete_guest, delete_match, delete_old
from raenke.server.hall import Hall
from raenke.server.refusing import Refused
from raenke.server.updates import words_in

logger = logging.getLogger("raenke.server")
EVERY = 1.0  # seconds between two looks
AGAIN = 60_000  # milliseconds after which an order is taken again whose server has died over it
TRIES = 3


class Order(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something to be done once. All can be done again without harm."""


class CloseTable(Order, frozen=True, kw_only=True, tag="close"):
    table: str


class DeleteTable(Order, frozen=True, kw_only=True, tag="delete"):
    table: str


class DeleteGuest(Order, frozen=True, kw_only=True, tag="forget"):
    guest: str


class DeleteOld(Order, frozen=True, kw_only=True, tag="prune"):
    before: int


AnyOrder = CloseTable | DeleteTable | DeleteGuest | DeleteOld


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an order: how many it did, or why it was refused."""

    count: int = 0
    refused: str = ""


def give(connection: Connection, order: AnyOrder, at: int) -> str:
    """Leave an order; its id."""
    name = secrets.token_hex(16)
    body = msgspec.json.encode(order).decode()
    connection.execute(insert(schema.orders), {"id": name, "at": at, "body": body})
    return name


def report_of(connection: Connection, name: str) -> Report | None:
    answer = connection.execute(select(schema.orders.c.answer).where(schema.orders.c.id == name)).scalar()
    return msgspec.json.decode(answer, type=Report) if answer else None


def withdraw(connection: Connection, name: str) -> bool:
    """Take an order back that nobody has begun to carry out. Is it gone?"""
    orders = schema.orders.c
    mine = (orders.id == name) & orders.taken_at.is_(None)
    return connection.execute(delete(schema.orders).where(mine)).rowcount == 1


def clear(connection: Connection, name: str) -> None:
    connection.execute(delete(schema.orders).where(schema.orders.c.id == name))


def answering(name: str, report: Report) -> Callable[[Connection], object]:
    """The change that answers an order, and forgets whom it named; in the same commit as what was done."""
    answer = msgspec.json.encode(report).decode()
    statement = update(schema.orders).where(schema.orders.c.id == name).values(answer=answer, body="")
    return lambda connection: connection.execute(statement)


async def watch(hall: Hall) -> None:
    """Look for orders, now and every second."""
    while True:
        try:
            for name in await hall.store.read(partial(waiting, now=hall.source.now())):
                await carry_out(hall, name)
        except Exception:  # the database does not answer now
            logger.warning("orders cannot be read", exc_info=True)
        await asyncio.sleep(EVERY)


def waiting(connection: Connection, now: int) -> list[str]:
    orders = schema.orders.c
    is_free = orders.taken_at.is_(None) | (orders.taken_at < now - AGAIN)
    wanted = select(orders.id).where(orders.answer.is_(None) & is_free).order_by(orders.at, orders.id)
    return list(connection.execute(wanted).scalars())


async def carry_out(hall: Hall, name: str) -> None:
    """Carry out an order, unless another server has taken it."""
    order = await hall.store.write(partial(take, name=name, now=hall.source.now()))
    if order is not None:
        logger.info("an order", extra={"order": type(order).__name__})
        found = await report(hall, order, name)
        await hall.store.write(answering(name, found))


def take(connection: Connection, name: str, now: int) -> AnyOrder | None:
    orders = schema.orders.c
    mine = (orders.id == name) & orders.answer.is_(None) & (orders.taken_at.is_(None) | (orders.taken_at < now - AGAIN))
    if connection.execute(update(schema.orders).where(mine).values(taken_at=now)).rowcount != 1:
        return None
    body = connection.execute(select(orders.body).where(orders.id == name)).scalar()
    order: AnyOrder = msgspec.json.decode(body or "", type=AnyOrder)
    return order


async def report(hall: Hall, order: AnyOrder, name: str = "") -> Report:
    """What comes of an order, which may wait for its answer under this name."""
    try:
        for _ in range(TRIES):
            try:
                return await obey(hall, order, answering(name, Report(count=1)))
            except Refused as refused:
                if refused.reason != "server-refusal-stale":  # another server wrote to the same table just then
                    raise
        raise Refused("server-refusal-stale")
    except Refused as refused:
        if refused.reason == "server-refusal-not-found":
            return Report(refused="there is nothing of that id; the lists have all that there is")
        return Report(refused=refused.told(words_in("en", None)).text)
    except Exception:
        hall.note_failure()
        logger.exception("an order failed")
        return Report(refused="this should not have happened; the server's log says more")


async def obey(hall: Hall, order: AnyOrder, answer: Callable[[Connection], object]) -> Report:
    match order:
        case CloseTable(table=table):
            if not await close_match(hall, table, answer):
                return Report(refused="that table is over already")
        case DeleteTable(table=table):
            if not await hall.is_known(table):
                raise Refused("server-refusal-not-found")
            await delete_match(hall, table, answer)
        case DeleteGuest(guest=guest):
            await delete_guest(hall, guest, answer)
        case DeleteOld(before=before):
            return Report(count=await delete_old(hall, before))
    return Report(count=1)

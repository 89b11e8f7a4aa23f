"""A cable to a PostgreSQL that can be cut and mended: passes bytes on between two sockets."""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from psycopg.conninfo import conninfo_to_dict

SOCKET = ".s.PGSQL.5432"
KEY = b"K\0\0\0\x0c"  # then come the number of the session and its key


class Cable:
    """Use it as a context manager; `url` is the database at the other end. Like a pool, it may tell whoever connects
    another number of the session than the database's own."""

    def __init__(self, folder: Path, database: str, renames: bool = False) -> None:
        folder.mkdir()
        found = conninfo_to_dict(database)
        self.near, self.far = folder / SOCKET, Path(str(found["host"])) / SOCKET
        self.url = f"postgresql://raenke@/{found['dbname']}?host={folder}"
        self.renames = renames
        self.is_cut = False
        self.is_swallowing = False
        self.ends: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def __enter__(self) -> "Cable":
        self.thread.start()
        self.server = self.wait(asyncio.start_unix_server(self.join, self.near))
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self.wait(asyncio.sleep(0.05))
        self.server.close()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def cut(self) -> None:
        self.wait(self.break_all())

    def swallow(self) -> None:
        """Break what there is; what connects from now on is taken and never answered."""
        self.cut()
        self.is_cut, self.is_swallowing = False, True

    def mend(self) -> None:
        self.is_cut = self.is_swallowing = False

    async def break_all(self) -> None:
        self.is_cut = True
        for end in self.ends:
            end.close()

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.close()
            return
        if self.is_swallowing:
            self.ends.add(writer)
            return
        far_reader, far_writer = await asyncio.open_unix_connection(self.far)
        self.ends |= {writer, far_writer}
        await asyncio.gather(self.pass_on(reader, far_writer), self.pass_on(far_reader, writer))
        self.ends -= {writer, far_writer}

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await reader.read(65536):
                if self.renames and (at := some.find(KEY)) >= 0:
                    at += len(KEY)
                    some = some[:at] + (1 + some[at]).to_bytes(1, "big") + some[at + 1 :]
                writer.write(some)
                await writer.drain()
        writer.close()

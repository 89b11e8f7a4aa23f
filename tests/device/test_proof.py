"""A record that was dealt provably keeps its proof on a device, byte for byte."""

import asyncio
from random import Random

import pytest

from raenke.core.record import plain_of
from tests.device.playing import Person
from tests.records.test_proof import Table


@pytest.mark.parametrize("number", [1, 3])
def test_a_proven_record_comes_and_goes_with_its_proof(number: int) -> None:
    record = plain_of(Table(Random(5), number).record)

    async def there_and_back() -> None:
        person = Person()
        await person.ask("POST", "/api/guests", {"name": "Anna"})
        assert (await person.ask("POST", "/api/device/records", record))[1] == {"added": 1}
        (found,) = (await person.get("/api/device/records"))["records"]
        assert {name: value for name, value in found.items() if name != "kept"} == record
        (result,) = (await person.get("/api/guests/me/matches"))["matches"]
        assert result["last_hash"] == record["chain"][-1]

    asyncio.run(there_and_back())

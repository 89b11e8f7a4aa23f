"""The page about the protocol and the client's types say what the types say, and every type has its sentence."""

import re
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from raenke.server import wire_commands, wire_http, wire_messages
from raenke.server.wire_commands import AnyCommand
from raenke.server.wire_messages import AnyMessage
from tests.server.served import CLIENT, Served
from tools import protocol, wire


def test_the_page_is_what_the_types_say() -> None:
    now = protocol.PAGE.read_text(encoding="utf-8")
    assert protocol.page(now) == now


@pytest.mark.parametrize("path", wire.pages(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_clients_types_are_what_the_types_say(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == wire.pages()[path]


class Card(msgspec.Struct):
    """A card that is none of the wire."""


class View(msgspec.Struct):
    """A view that leaves out what it has not."""

    for_programs: ClassVar = ("deck",)


def test_a_name_is_of_one_type_and_a_field_left_out_is_there() -> None:
    page = wire.Page("")
    page.struct(Card)
    with pytest.raises(ValueError, match="Card is the name of two types"):
        page.struct(wire_http.Card)
    with pytest.raises(ValueError, match="for_programs names deck, which is not there"):
        list(wire.left_out(View))


def test_the_client_on_the_page_plays_a_whole_match(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(
        r"^```python\n(.*?)^```", protocol.PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    here = program.replace("http://localhost:8390", f"http://{server.address}")
    assert here != program
    exec(compile(here, protocol.PAGE, "exec"), {})
    *told, winners = capsys.readouterr().out.splitlines()
    assert any("Robot" in line for line in told)
    assert winners.startswith("['")


def test_every_operation_says_who_may_ask_and_how_it_may_refuse(server: Served) -> None:
    described = CLIENT.get(f"http://{server.address}/api/openapi.json").json()
    assert {*described["components"]["securitySchemes"]} == {"bearer", "cookie"}
    assert described["security"] == [{"bearer": []}, {"cookie": []}, {}]
    operations = [each for path in described["paths"].values() for each in path.values()]
    assert len(operations) > 25
    for operation in operations:
        assert {"400", "401", "403", "404", "409", "413", "429", "500", "503"} <= {*operation["responses"]}


def test_a_changed_type_would_be_seen() -> None:
    now = protocol.PAGE.read_text(encoding="utf-8")
    assert protocol.page(now.replace("| move | text |", "| move | number |")) == now


@pytest.mark.parametrize("room", protocol.ROOMS.values(), ids=lambda room: room.__name__.split(".")[-1])
def test_every_shape_says_what_it_is(room: object) -> None:
    for kind in wire.shapes_in(room):  # type: ignore[arg-type]
        assert kind.__doc__, kind


def test_commands_and_messages_can_be_told_apart() -> None:
    for union, room in ((AnyCommand, wire_commands), (AnyMessage, wire_messages)):
        schema = msgspec.json.schema(union)
        assert len(schema["discriminator"]["mapping"]) == len(wire.shapes_in(room))

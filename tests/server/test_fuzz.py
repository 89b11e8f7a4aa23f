"""Whatever is sent gets a clear answer, and never a failure: schemathesis over HTTP, Hypothesis over the WebSocket."""

import json
import os
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.served import CLIENT, Person, Served

DESCRIBED = [not_a_server_error, status_code_conformance, response_schema_conformance]
TIMES = int(os.environ.get("RAENKE_FUZZ", "1"))
QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["as described", "otherwise"])
def test_no_request_fails(server: Served, mode: GenerationMode) -> None:
    """Every operation of the OpenAPI description, with what it describes and with what it does not."""
    fuzz = Person(server, "Fuzz")
    known = {"table": fuzz.open(seats=3), "match": fuzz.open(seats=2), "game": "kabale", "language": "hu"}
    schema = schemathesis.openapi.from_dict(CLIENT.get(f"http://{server.address}/api/openapi.json").json())
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:
        fuzz_operation(operation.as_strategy(generation_mode=mode), server, fuzz, known)


def fuzz_operation(strategy: Any, server: Served, fuzz: Person, known: dict[str, str]) -> None:
    @settings(max_examples=6 * TIMES, deadline=None, suppress_health_check=QUIET)
    @given(strategy, st.booleans())
    def never_fails(case: Any, is_known: bool) -> None:
        if is_known and case.path_parameters:
            case.path_parameters = {name: known.get(name, value) for name, value in case.path_parameters.items()}
        if case.query:
            case.query.pop("wait", None)
        response = case.call(base_url=f"http://{server.address}", headers=fuzz.headers)
        case.validate_response(response, checks=DESCRIBED)
        if response.status_code >= 400:
            told = response.json()
            assert {"reason", "text"} <= set(told) or told["type"] == "refused", (case, told)

    with suppress(Unsatisfiable):  # nothing can be wrong with an operation that takes nothing
        never_fails()


KINDS = [
    "play", "sit", "seat_bot", "stand", "begin", "close", "say", "mute", "ask_undo", "answer_undo", "vote", "return",
    "ask_pause", "answer_pause", "end_pause", "look", "why_not", "hint", "link_seat", "void_link", "rematch", "ping",
    "nothing", "",
]  # fmt: skip
VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=60)
TREES = st.recursive(VALUES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner))
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": st.text(max_size=50) | TREES,
        "seat": st.integers(-1, 9) | TREES,
        "move": st.sampled_from(["gold", "lay king 1", "decline", "lay"]) | st.text(max_size=100) | TREES,
        "version": st.integers(-2, 60) | TREES,
        "text": st.text(max_size=20) | TREES,
        "target": st.integers(-1, 9) | TREES,
        "agrees": st.booleans() | TREES,
        "bot": st.sampled_from(["random", "hal"]) | TREES,
        "since": st.integers(-5, 99) | TREES,
        "extra": TREES,
    },
)
MESSAGES = FIELDS.map(json.dumps) | TREES.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)


@pytest.mark.parametrize("stage", ["waiting", "playing"])
def test_no_message_breaks_the_line(server: Served, stage: str) -> None:
    anna = Person(server, "Fuzz")
    more: dict[str, Any] = {"options": {"start_player": 0}, "bots": {"1": "random"}} if stage == "playing" else {}
    table = anna.open(seats=2, **more)
    if stage == "playing":
        anna.command(table, "begin")
    anna.connect(table)

    @settings(max_examples=150 * TIMES, deadline=None, suppress_health_check=QUIET)
    @given(MESSAGES)
    def every_message_is_answered(message: str | bytes) -> None:
        assert anna.socket is not None
        sent = message.encode("utf-8", "replace").decode() if isinstance(message, str) else message
        anna.socket.send(sent)
        answer = anna.until(lambda heard: heard["type"] != "update")
        if answer["type"] == "refused":
            assert answer["refusal"]["text"]
            if answer["refusal"]["reason"] == "server-refusal-malformed":
                anna.connect(table)  # after too many of them the line is closed

    every_message_is_answered()


def test_nothing_failed(server: Served) -> None:
    """The last test of this file: what the server itself counted."""
    text = CLIENT.get(f"http://{server.address}/metrics").text
    assert "raenke_failures_total 0.0" in text
    assert 'raenke_requests_total{status="500"}' not in text

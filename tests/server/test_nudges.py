"""Who is not at the table is told of their turn: there, once, and nothing hidden."""

import base64
import json
import re
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import create_engine, select
from websockets.exceptions import WebSocketException

from raenke.server import channels, schema
from raenke.server.channels import NotSent, Nudge, checked, send
from raenke.server.database import engine_of
from raenke.server.nudges import TOLD, person_of
from raenke.server.reaching import is_outside, networks_of, outside
from raenke.server.refusing import Refused
from raenke.server.settings import ServerSettings, SettingsError, settings_from
from raenke.words import Words, languages
from tests.server.letterbox import Letterbox
from tests.server.postgres import Postgres
from tests.server.served import Person, Served, served

LETS_IN = {"RAENKE_NUDGES_INSIDE": "127.0.0.0/8"}
NUDGE = Nudge("abc", 7, "turn", "Ränke", "It is your turn.", "https://play.example.org/t/abc")


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    with Letterbox() as box:
        yield box


@pytest.fixture(scope="module")
def nudging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("nudging"), **LETS_IN) as running:
        yield running


def add_channel(person: Person, box: Letterbox, kind: str = "webhook", path: str = "/hook") -> dict[str, Any]:
    """Name the channel, read the code that comes there, enter it."""
    came = len(box.letters)
    made = person.post("/api/guests/me/channels?language=en", {"kind": kind, "address": f"{box.address}{path}"}, 201)
    assert not made["is_confirmed"]
    letter = box.wait_for(came + 1)[came]
    code = re.search(r"\b\d{6}\b", letter.body.decode())
    assert code
    confirmed = person.post(f"/api/guests/me/channels/{made['id']}/confirm", {"code": code[0]})
    assert confirmed["is_confirmed"]
    return dict(confirmed)


def table_of_two(anna: Person, ben: Person) -> str:
    table = anna.open(seats=2)
    ben.command(table, "sit")
    return table


def state(person: Person, table: str) -> dict[str, Any]:
    return dict(person.get(f"/api/tables/{table}/messages"))


def play(person: Person, table: str) -> int:
    """One move by a socket, whose player is away again when this returns."""
    update = person.connect(table)
    person.answers.clear()
    answer = person.say("play", move=update["options"][0]["move"], version=update["version"])
    person.leave()
    assert answer["type"] == "done", answer
    return int(answer["version"])


def numbers_in(box: Letterbox) -> list[int]:
    return [int(letter.told["number"]) for letter in box.letters if letter.told.get("what") == "turn"]


def test_a_code_makes_the_channel_and_the_turn_is_told_there_once(nudging: Served, letterbox: Letterbox) -> None:
    anna, ben = Person(nudging, "Anna"), Person(nudging, "Ben")
    add_channel(ben, letterbox)
    table = table_of_two(anna, ben)
    anna.command(table, "begin")
    first = anna if anna.connect(table)["options"] else ben
    anna.leave()
    if first is ben:
        letterbox.wait_for(2)
        play(ben, table)
    told_before = len(letterbox.letters)
    number = play(anna, table)
    letter = letterbox.wait_for(told_before + 1)[told_before]
    assert letter.told["match"] == table
    assert int(letter.told["number"]) == number
    assert letter.headers["idempotency-key"] == f"{table}-{number}"
    text = "It is your turn in Kabale & Hiebe with Anna."
    assert letter.told["message"] == f"{text}\nhttp://{nudging.address}/t/{table}"
    time.sleep(0.3)
    assert numbers_in(letterbox).count(number) == 1


def test_who_is_at_the_table_is_not_told(nudging: Served, letterbox: Letterbox) -> None:
    anna, ben = Person(nudging, "Anna"), Person(nudging, "Ben")
    add_channel(ben, letterbox)
    here, away = table_of_two(anna, ben), table_of_two(anna, ben)
    ben.connect(here)
    told = len(letterbox.letters)
    for table in (here, away):
        anna.command(table, "begin")
        if state(anna, table)["table"]["to_move"] == 0:
            play(anna, table)
    letters = letterbox.wait_for(told + 1)[told:]
    assert {letter.told["match"] for letter in letters} == {away}


def test_a_table_can_be_silenced(nudging: Served, letterbox: Letterbox) -> None:
    anna, ben = Person(nudging, "Anna"), Person(nudging, "Ben")
    add_channel(ben, letterbox)
    silent, loud = table_of_two(anna, ben), table_of_two(anna, ben)
    assert ben.get(f"/api/tables/{silent}/nudges") == {"is_on": True}
    for _ in range(2):  # twice is no fault
        assert ben.ask("PUT", f"/api/tables/{silent}/nudges", json={"is_on": False}).status_code == 200
    assert ben.get(f"/api/tables/{silent}/nudges") == {"is_on": False}
    told = len(letterbox.letters)
    for table in (silent, loud):
        anna.command(table, "begin")
        if state(anna, table)["table"]["to_move"] == 0:
            play(anna, table)
    letters = letterbox.wait_for(told + 1)[told:]
    assert {letter.told["match"] for letter in letters} == {loud}


def test_services_that_do_not_answer_make_nobody_else_wait(nudging: Served, letterbox: Letterbox) -> None:
    """Four people with two slow channels each are told first; none of them has been answered when Carla is told."""
    with Letterbox() as slow:
        anna, carla = Person(nudging, "Anna"), Person(nudging, "Carla")
        others = [Person(nudging, f"Ben {number}") for number in range(4)]
        for other in others:
            for path in ("/one", "/two"):
                add_channel(other, slow, path=f"{path}/{other.name[-1]}")
        add_channel(carla, letterbox)
        came = len(slow.letters)
        slow.may_answer.clear()
        for other in (*others, carla):
            table = table_of_two(anna, other)
            anna.command(table, "begin")
            if state(anna, table)["table"]["to_move"] == 0:
                play(anna, table)
            if other is not carla:
                came += 2
                slow.wait_for(came)
        letterbox.wait_for(2)
        told = [channel for other in others for channel in other.get("/api/guests/me/channels")["channels"]]
        assert [channel["failure"] for channel in told] == [None] * 8


def test_the_end_of_a_match_is_told_to_who_is_away(nudging: Served, letterbox: Letterbox) -> None:
    anna, ben = Person(nudging, "Anna"), Person(nudging, "Ben")
    add_channel(ben, letterbox)
    table = anna.open(seats=2, options={"rounds": 1})
    ben.command(table, "sit")
    anna.command(table, "begin")
    while state(anna, table)["table"]["stage"] == "playing":
        to_move = state(anna, table)["table"]["to_move"]
        if to_move is not None:
            play((anna, ben)[to_move], table)
    deadline = time.monotonic() + 30
    while "over" not in [letter.told.get("what") for letter in letterbox.letters]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert "is over" in letterbox.letters[-1].told["message"]


@pytest.mark.parametrize("language", languages())
def test_a_nudge_names_the_game_and_the_players_and_has_room_for_nothing_else(language: str) -> None:
    for text in TOLD.values():
        told = Words(language, "kabale").text(text, game="<game>", names="<names>")
        assert "<game>" in told
        assert "<names>" in told


def test_wrong_codes_end_the_channel(nudging: Served, letterbox: Letterbox) -> None:
    ben = Person(nudging, "Ben")
    made = ben.post("/api/guests/me/channels", {"kind": "webhook", "address": f"{letterbox.address}/x"}, 201)
    for _ in range(5):
        refused = ben.post(f"/api/guests/me/channels/{made['id']}/confirm", {"code": "no"}, 403)
        assert refused["reason"] == "server-refusal-channel-code"
    assert ben.get("/api/guests/me/channels")["channels"] == []


def test_a_channel_belongs_to_its_guest_and_is_shown_in_part(nudging: Served, letterbox: Letterbox) -> None:
    ben, eve = Person(nudging, "Ben"), Person(nudging, "Eve")
    made = add_channel(ben, letterbox, path="/a-secret-way-in")
    assert "secret" not in json.dumps(ben.get("/api/guests/me/channels"))
    assert eve.get("/api/guests/me/channels")["channels"] == []
    assert eve.ask("DELETE", f"/api/guests/me/channels/{made['id']}").status_code == 404
    assert ben.ask("DELETE", f"/api/guests/me/channels/{made['id']}").status_code == 204
    assert ben.get("/api/guests/me/channels")["channels"] == []


def test_a_channel_that_fails_is_shown_to_its_owner(nudging: Served, letterbox: Letterbox) -> None:
    anna, ben = Person(nudging, "Anna"), Person(nudging, "Ben")
    made = add_channel(ben, letterbox)
    letterbox.status = 500
    table = table_of_two(anna, ben)
    anna.command(table, "begin")
    if state(anna, table)["table"]["to_move"] == 0:
        play(anna, table)
    deadline = time.monotonic() + 30
    while (channel := ben.get("/api/guests/me/channels?language=en")["channels"][0])["failure"] is None:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert channel["id"] == made["id"]
    assert channel["failure"]["reason"] == "server-refusal-nudge-refused"
    assert channel["failed_at"] > 0


def test_a_code_that_cannot_be_sent_makes_no_channel(nudging: Served, letterbox: Letterbox) -> None:
    ben = Person(nudging, "Ben")
    letterbox.status = 404
    refused = ben.post("/api/guests/me/channels", {"kind": "webhook", "address": f"{letterbox.address}/x"}, 400)
    assert refused["reason"] == "server-refusal-nudge-refused"
    assert ben.get("/api/guests/me/channels")["channels"] == []


def test_nobody_is_sent_code_after_code(nudging: Served, letterbox: Letterbox) -> None:
    """By asking for it in somebody's name, also as one guest after the other."""
    for number in range(5):
        wanted = {"kind": "webhook", "address": f"{letterbox.address}/hook"}
        answer = Person(nudging, "Ben").ask("POST", "/api/guests/me/channels", json=wanted)
        assert answer.status_code == (201 if number < 4 else 429)
    assert len(letterbox.letters) == 4
    assert person_of("Anna+games@Example.org") == person_of("anna@example.org")


def test_who_has_channels_enough_sends_no_codes(nudging: Served, letterbox: Letterbox) -> None:
    ben = Person(nudging, "Ben")
    wanted = [{"kind": "webhook", "address": f"{letterbox.address}/{number}"} for number in range(7)]
    for each in wanted[:6]:
        ben.post("/api/guests/me/channels", each, 201)
    assert ben.post("/api/guests/me/channels", wanted[6], 409)["reason"] == "server-refusal-channels"
    assert len(letterbox.letters) == 6
    ben.post("/api/guests/me/channels", wanted[0], 201)  # the same again, with a new code


def subscription(place: str) -> tuple[str, ec.EllipticCurvePrivateKey, bytes]:
    """What a browser says of itself, and the keys it keeps."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(auth).decode()}
    told = {"endpoint": place, "expirationTime": None, "keys": keys}
    return json.dumps(told), key, auth


def test_a_browser_gets_what_only_it_can_read_signed_by_the_server(nudging: Served, letterbox: Letterbox) -> None:
    anna, ben = Person(nudging, "Anna"), Person(nudging, "Ben")
    address, key, auth = subscription(f"{letterbox.address}/push/1")
    assert ben.post("/api/guests/me/channels", {"kind": "push", "address": address}, 201)["is_confirmed"]
    table = table_of_two(anna, ben)
    anna.command(table, "begin")
    if state(anna, table)["table"]["to_move"] == 0:
        play(anna, table)
    letter = letterbox.wait_for(1)[0]
    plain = json.loads(http_ece.decrypt(letter.body, private_key=key, auth_secret=auth, version="aes128gcm"))
    assert plain["tag"] == table
    assert plain["body"] == "It is your turn in Kabale & Hiebe with Anna."
    own = ben.get("/api/guests/me/channels")["push_key"]
    assert f"k={own}" in letter.headers["authorization"]
    assert Vapid02.verify(letter.headers["authorization"])


def test_a_browser_that_takes_none_any_more_is_forgotten(nudging: Served, letterbox: Letterbox) -> None:
    anna, ben = Person(nudging, "Anna"), Person(nudging, "Ben")
    ben.post(
        "/api/guests/me/channels", {"kind": "push", "address": subscription(f"{letterbox.address}/push/1")[0]}, 201
    )
    letterbox.status = 410
    table = table_of_two(anna, ben)
    anna.command(table, "begin")
    if state(anna, table)["table"]["to_move"] == 0:
        play(anna, table)
    deadline = time.monotonic() + 30
    while ben.get("/api/guests/me/channels")["channels"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_who_signs_out_everywhere_is_told_on_no_browser(nudging: Served, letterbox: Letterbox) -> None:
    ben = Person(nudging, "Ben")
    ben.post(
        "/api/guests/me/channels", {"kind": "push", "address": subscription(f"{letterbox.address}/push/1")[0]}, 201
    )
    assert ben.ticket
    code = ben.ticket["recovery"]
    assert ben.ask("POST", "/api/guests/me/sign-out", json={}).status_code == 204
    again = Person(nudging, "Ben", ben.post("/api/guests/recover", {"code": code}))
    assert again.get("/api/guests/me/channels")["channels"] == []


GONE = (OSError, EOFError, WebSocketException, httpx.HTTPError, AssertionError)
POINTS = ("after-store:3", "nudge-addressed:1", "nudge-claimed:1", "nudge-sent:1")


@pytest.mark.parametrize("point", POINTS)
def test_a_killed_server_tells_every_turn_by_one_number(point: str, tmp_path: Path) -> None:
    kill_and_go_on(point, "", tmp_path)


def test_on_postgresql_too(postgres: Postgres, tmp_path: Path) -> None:
    kill_and_go_on(POINTS[2], postgres.new_database(), tmp_path)


def kill_and_go_on(point: str, database: str, tmp_path: Path) -> None:
    """A number may come a second time, never a second number for one turn, and none is lost."""
    address = database or f"sqlite:///{tmp_path / 'raenke.sqlite'}"
    with Letterbox() as box:
        server = Served(tmp_path, database, **LETS_IN)
        server.start()
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        add_channel(ben, box)
        table = table_of_two(anna, ben)
        anna.command(table, "begin")
        if state(anna, table)["table"]["to_move"] == 1:
            play(ben, table)
        server.stop()
        make_due(address)
        before = len(numbers_in(box))
        server.start(RAENKE_KILL=point)
        try:
            number = play(anna, table)
        except GONE:
            number = 0
        server.join(20)
        anna.leave_at_once()
        server.kill()
        make_due(address)
        server.start()
        if state(anna, table)["table"]["to_move"] == 0:
            number = play(anna, table)
        number = number or state(anna, table)["version"]
        box.wait_for(before + 1)
        deadline = time.monotonic() + 30
        while left := outbox(address):
            assert time.monotonic() < deadline, left
            time.sleep(0.05)
        told = Counter(numbers_in(box)[before:])
        assert set(told) == {number}
        assert told[number] <= 2
        server.stop()


def engine_for(address: str) -> Any:
    return engine_of(address) if address.startswith("postgres") else create_engine(address)


def outbox(address: str) -> list[Any]:
    engine = engine_for(address)
    with engine.connect() as connection:
        rows = list(connection.execute(select(schema.outbox)).mappings())
    engine.dispose()
    return rows


def make_due(address: str) -> None:
    """Let what waits for its next attempt be due."""
    engine = engine_for(address)
    with engine.begin() as connection:
        connection.execute(schema.outbox.update().values(due_at=0))
    engine.dispose()


INSIDE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
    "::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "2002:a00:1::1",
    "::7f00:1", "fec0::1", "5f00::1", "3fff::1", "a.name", "",
)  # fmt: skip


@pytest.mark.parametrize("place", INSIDE)
def test_inside_is_inside_however_it_is_written(place: str) -> None:
    assert not is_outside((place, 80), ())


def test_a_browser_at_a_bare_address_is_no_failure_of_the_server() -> None:
    made = Vapid02()
    made.generate_keys()
    point = made.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(bytes(16)).decode()}
    address = checked("push", json.dumps({"endpoint": "https://[::1]:1/x", "keys": keys}))
    with pytest.raises(NotSent):
        send("push", address, NUDGE, ServerSettings(), made.private_pem().decode())


def test_public_addresses_and_the_hosts_own_choice_are_let_through() -> None:
    assert is_outside(("9.9.9.9", 443), ())
    assert is_outside(("2620:fe::fe", 443, 0, 0), ())
    assert is_outside(("192.168.1.5", 80), networks_of("10.0.0.0/8, 192.168.1.5"))
    assert not is_outside("/run/postgresql/.s.PGSQL.5432", ())


def test_a_name_is_judged_by_where_it_leads(letterbox: Letterbox) -> None:
    with pytest.raises(NotSent) as refused:
        send("webhook", f"http://localhost:{letterbox.server.server_port}/", NUDGE, ServerSettings(), "")
    assert refused.value.why == "inside"
    assert letterbox.letters == []


def test_a_page_that_sends_elsewhere_is_not_followed(letterbox: Letterbox) -> None:
    with Letterbox() as other:
        letterbox.moved_to = f"{other.address}/inside"
        with pytest.raises(NotSent):
            send("webhook", letterbox.address, NUDGE, ServerSettings(nudges_inside="127.0.0.1"), "")
        assert other.letters == []


def test_only_the_sending_thread_is_held_back(letterbox: Letterbox) -> None:
    with outside(), pytest.raises(OSError, match="inside"):
        socket.create_connection(("127.0.0.1", letterbox.server.server_port))
    socket.create_connection(("127.0.0.1", letterbox.server.server_port)).close()


def test_ntfy_gets_title_text_and_link(letterbox: Letterbox) -> None:
    send("ntfy", f"{letterbox.address}/my-topic", NUDGE, ServerSettings(nudges_inside="127.0.0.0/8"), "")
    told = {"topic": "my-topic", "title": NUDGE.title, "message": NUDGE.text, "click": NUDGE.link}
    assert (letterbox.letters[0].path, letterbox.letters[0].told) == ("/", told)


@contextmanager
def answering(*pieces: bytes) -> Iterator[str]:
    """The address of somebody who answers one request by these pieces, slowly, and then holds the line."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def answer() -> None:
            line, _ = door.accept()
            with line, suppress(OSError):
                line.recv(65536)
                for piece in pieces:
                    line.sendall(piece)
                    time.sleep(0.02)
                line.settimeout(20)
                while line.recv(65536):
                    pass

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{door.getsockname()[1]}/hook"
        thread.join()


def test_who_answers_letter_by_letter_does_not_keep_the_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "SECONDS_IN_ALL", 0.3)
    slowly = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-Slow: " + 200 * b"." + b"\r\n\r\n"
    with answering(*(bytes([each]) for each in slowly)) as address, pytest.raises(NotSent) as refused:
        send("webhook", address, NUDGE, ServerSettings(nudges_inside="127.0.0.1"), "")
    assert refused.value.why == "unreachable"


@pytest.mark.parametrize("kind", ["webhook", "ntfy", "push"])
def test_only_the_head_of_an_answer_is_read(kind: Any) -> None:
    """Its body may have no end, or unpack to gigabytes."""
    key = Vapid02()
    key.generate_keys()
    with answering(b"HTTP/1.1 201 Created\r\nContent-Length: 1000000\r\nContent-Encoding: gzip\r\n\r\n.") as address:
        place = subscription(address)[0] if kind == "push" else address
        send(kind, place, NUDGE, ServerSettings(nudges_inside="127.0.0.1"), key.private_pem().decode())


GOOD = [
    ("ntfy", "my-topic"), ("ntfy", "https://ntfy.example.org/my_topic"), ("telegram", "-1001234"),
    ("discord", "https://discord.com/api/webhooks/123456789012345678/abcdefghijklmnopqrstuvwxyz"),
    ("mail", "anna@example.org"), ("webhook", "https://example.org/hook?key=1"),
]  # fmt: skip
BAD = [
    ("ntfy", "a topic"), ("ntfy", "https://ntfy.example.org/"), ("telegram", "anna"), ("discord", "https://example.org"),
    ("discord", "https://discord.com.example.org/api/webhooks/123456789012345678/abcdefghijklmnopqrstuvwxyz"),
    ("mail", "anna@example.org,ben@example.org"), ("mail", "anna?to=ben@example.org"), ("mail", "anna"),
    ("webhook", "file:///etc/passwd"), ("webhook", "https://name:word@example.org"), ("webhook", "https://a b"),
    ("push", "{}"), ("push", '{"endpoint": "file:///x", "keys": {"p256dh": "a", "auth": "b"}}'),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "address"), GOOD)
def test_an_address_that_can_be_one_is_kept(kind: Any, address: str) -> None:
    assert checked(kind, address).endswith(address)


@pytest.mark.parametrize(("kind", "address"), BAD)
def test_an_address_that_cannot_be_one_is_refused_with_what_to_write(kind: Any, address: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(kind, address)
    assert refused.value.reason == f"server-refusal-channel-{kind}"


@pytest.mark.parametrize(
    ("environment", "advice"),
    [
        ({"RAENKE_NUDGES": "push fax"}, "fax is none of push"),
        ({"RAENKE_NUDGES": "mail"}, "RAENKE_NUDGES_MAIL"),
        ({"RAENKE_NUDGES": "telegram"}, "RAENKE_NUDGES_TELEGRAM"),
        ({"RAENKE_NUDGES_INSIDE": "home"}, "write it in numbers"),
    ],
)
def test_settings_that_cannot_be_used_are_refused(environment: dict[str, str], advice: str) -> None:
    with pytest.raises(SettingsError, match=advice):
        settings_from(environment)


def test_a_server_offers_what_its_host_names(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_NUDGES="ntfy") as server:
        ben = Person(server, "Ben")
        assert ben.get("/api/guests/me/channels") == {"kinds": ["ntfy"], "push_key": None, "channels": []}
        refused = ben.post("/api/guests/me/channels", {"kind": "webhook", "address": "https://example.org/x"}, 400)
        assert refused["reason"] == "server-refusal-channel-kind"

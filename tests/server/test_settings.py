"""Settings: from the environment, checked, and all of them on the page for hosts."""

import re
import socket
from pathlib import Path

import msgspec
import pytest

from raenke.server.run import listening
from raenke.server.settings import ServerSettings, SettingsError, near_misses, settings_from

PAGE = Path(__file__).parent.parent.parent / "docs" / "hosting.md"


def test_the_page_for_hosts_names_every_setting_with_its_default() -> None:
    named = dict(
        re.findall(r"^\| `RAENKE_(\w+)` \| (?:`([^`]*)`)? *\|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    )
    defaults = {
        field.name.upper(): str(field.default).lower() if isinstance(field.default, bool) else field.default
        for field in msgspec.structs.fields(ServerSettings)
    }
    assert set(named) == set(defaults)
    for name, default in defaults.items():
        expected = f"{default:g}" if isinstance(default, float) else str(default)
        assert name == "DATA" or named[name] == expected, name


def test_what_is_given_comes_before_the_environment() -> None:
    settings = settings_from({"RAENKE_PORT": "1234", "RAENKE_BOT_PAUSE": "2.5", "HOME": "x"}, port=99, host=None)
    assert (settings.port, settings.bot_pause, settings.host) == (99, 2.5, "127.0.0.1")


@pytest.mark.parametrize(
    ("variable", "value", "wanted"),
    [
        ("PORT", "abc", "a whole number from 0 to 65535"),
        ("PORT", "-1", "a whole number from 0 to 65535"),
        ("PORT", "70000", "a whole number from 0 to 65535"),
        ("THINKERS", "many", "a whole number from 1 to 256"),
        ("THINKERS", "0", "a whole number from 1 to 256"),
        ("BOT_PAUSE", "-0.5", "a number from 0 to 86400"),
        ("BOT_PAUSE", "nan", "a number from 0 to 86400"),
        ("VOTE_AFTER", "inf", "a number from 0 to 86400"),
        ("TABLES_MOST", "-3", "a whole number from 0 to 1000000000"),
        ("WAITING_DAYS", "1.5", "a whole number from 0 to 1000000000"),
        ("MESSAGE_MOST", "10", "a whole number from 1024 to 1000000000"),
        ("METRICS", "perhaps", "true or false"),
        ("LOG", "loud", "normal, debug or quiet"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named_with_what_can(variable: str, value: str, wanted: str) -> None:
    with pytest.raises(SettingsError) as refused:
        settings_from({f"RAENKE_{variable}": value})
    assert str(refused.value) == f"RAENKE_{variable}={value} cannot be used: it must be {wanted}"


@pytest.mark.parametrize(
    ("origins", "advice"),
    [
        ("play.example.org", "write https://play.example.org"),
        ("play.example.org:8443", "write https://play.example.org:8443"),
        ("https://a.example play.example.org", "write https://play.example.org"),
        ("ftp://play.example.org", "write https://play.example.org"),
        ("https://play.example.org/raenke", "write https://play.example.org"),
        ("https://play.example.org:443/", "write https://play.example.org"),
        ("https://me@play.example.org", "write https://play.example.org"),
        ("https://a.example,https://b.example", "write blanks between addresses, not commas"),
        ("https://play.example.org:port", "write the whole address, like https://play.example.org"),
        ("https://", "write the whole address, like https://play.example.org"),
        ("*", "write the whole address, like https://play.example.org"),
    ],
)
def test_an_origin_no_browser_would_send_is_refused_with_what_to_write(origins: str, advice: str) -> None:
    with pytest.raises(SettingsError, match="RAENKE_ORIGINS") as refused:
        settings_from({"RAENKE_ORIGINS": origins})
    assert str(refused.value).endswith(advice)


def test_origins_that_can_be_used_are() -> None:
    for origins in ("https://play.example.org", "http://localhost:8390/ https://A.example", "http://[::1]:8390"):
        assert settings_from({"RAENKE_ORIGINS": origins}).origins == origins


@pytest.mark.parametrize("proxies", ["10.0.0.1", "10.0.0.1, 10.0.0.2", "10.0.0.0/8 ::1", "*"])
def test_proxies_are_addresses_or_networks(proxies: str) -> None:
    assert len(settings_from({"RAENKE_PROXIES": proxies}).trusted) == len(proxies.replace(",", " ").split())


def test_a_proxy_is_named_by_its_address() -> None:
    with pytest.raises(SettingsError, match=r"RAENKE_PROXIES=nginx cannot be used: nginx is not an address; .* 10\.0"):
        settings_from({"RAENKE_PROXIES": "nginx"})


def test_only_what_is_nearly_a_setting_is_asked_about() -> None:
    others = "PURE EXPECT DEAL KILL BROWSER FUZZ SECRET TRACEBACK WRITE_RECORDS WRITE_TRANSCRIPTS REQUIRE_COMPILED"
    others += " NO_CLIENT REQUIRE_CLIENT PORT DATA DATABASE HOST"
    assert near_misses({f"RAENKE_{name}": "1" for name in others.split()}) == {}
    wrong = {"RAENKE_ORIGIN": "RAENKE_ORIGINS", "RAENKE_BOTPAUSE": "RAENKE_BOT_PAUSE", "RAENKE_PROT": "RAENKE_PORT"}
    assert near_misses({**dict.fromkeys(wrong, "1"), "HOME": "/", "PROT": "1"}) == wrong


def test_small_messages_are_sent_at_once() -> None:
    """A message that waited for the one before it to be confirmed would come 40 ms late."""
    with (
        listening(ServerSettings(port=0)) as opened,
        socket.create_connection(opened.getsockname()),
        opened.accept()[0] as served,
    ):
        assert served.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

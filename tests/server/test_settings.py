"""Settings: from the environment, checked, and all of them on the page for hosts."""

import re
import socket
from pathlib import Path

import msgspec
import pytest

from raenke.server.run import listening
from raenke.server.settings import ServerSettings, SettingsError, settings_from

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


@pytest.mark.parametrize("wrong", [{"RAENKE_PORT": "70000"}, {"RAENKE_THINKERS": "many"}])
def test_a_setting_that_cannot_be_used_is_said(wrong: dict[str, str]) -> None:
    with pytest.raises(SettingsError):
        settings_from(wrong)


def test_small_messages_are_sent_at_once() -> None:
    """A message that waited for the one before it to be confirmed would come 40 ms late."""
    with (
        listening(ServerSettings(port=0)) as opened,
        socket.create_connection(opened.getsockname()),
        opened.accept()[0] as served,
    ):
        assert served.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

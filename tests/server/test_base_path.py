"""A server below a path of its own: behind proxies that strip the path or leave it, and in Home Assistant."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from raenke.cli import app
from raenke.server.settings import SettingsError, settings_from
from tests.server.served import Person, Served, play_out_together, served

INGRESS = "/api/hassio_ingress/kX9-a_b"
BROWSER = {"accept": "text/html"}


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server below /raenke that trusts this machine as its proxy."""
    folder = tmp_path_factory.mktemp("below")
    with served(folder, RAENKE_BASE_PATH="/raenke", RAENKE_PROXIES="127.0.0.1") as running:
        yield running
        assert '"level": "error"' not in running.log.read_text()


def asked(server: Served, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"http://{server.address}{path}", headers=headers, trust_env=False)


class Seen(Served):
    """The same server, as it is seen from somewhere else."""

    def __init__(self, server: Served, prefix: str) -> None:
        self.address = server.address + prefix


@pytest.mark.parametrize("prefix", ["/raenke", ""], ids=["left by the proxy", "stripped by the proxy"])
@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_whole_match_is_played_below_a_base_path(below: Served, prefix: str, game: str) -> None:
    seen = Seen(below, prefix)
    anna, ben = Person(seen, "Anna"), Person(seen, "Ben")
    table = anna.open(game, 2)
    ben.command(table, "sit")
    anna.command(table, "begin")
    anna.connect(table)
    ben.connect(table)
    play_out_together(anna, ben)
    found = anna.get(f"/api/matches/{table}")
    assert found["record"] == f"/api/matches/{table}/record"
    assert anna.get(found["record"])["game"] == game
    anna.leave()
    ben.leave()


def test_the_page_says_where_its_addresses_begin(below: Served, server: Served) -> None:
    for path in ("/raenke/", "/", "/raenke/rules/kabale"):
        page = asked(below, path, **BROWSER)
        assert page.status_code == 200
        assert re.findall("<base[^>]*>", page.text) == ['<base href="/raenke/" />']
        assert page.text.index("<base") < page.text.index("<script")
    assert '<base href="/" />' in asked(server, "/", **BROWSER).text
    assert "base-uri 'self'" in asked(below, "/raenke/").headers["content-security-policy"]


def test_the_base_path_without_its_slash_leads_to_the_page(below: Served) -> None:
    bare = asked(below, "/raenke?language=hu")
    assert (bare.status_code, bare.headers["location"]) == (308, "/raenke/?language=hu")
    assert asked(below, "/raenkeschmied", **BROWSER).status_code == 404
    assert asked(below, "/raenke/raenke/api/games").status_code == 404


def test_assets_health_and_description_are_below_the_base_path(below: Served) -> None:
    script = re.search(r'src="[./]*/(assets/[^"]+)"', asked(below, "/raenke/").text)
    assert script
    assert "javascript" in asked(below, f"/raenke/{script.group(1)}").headers["content-type"]
    assert asked(below, "/raenke/healthz").json()["status"] == "ok"
    assert asked(below, "/raenke/api/openapi.json").json()["servers"] == [{"url": "/raenke"}]


def test_the_cookie_belongs_to_the_base_path(below: Served, server: Served) -> None:
    for one, path, where in ((below, "/raenke/api/guests", "/raenke/"), (server, "/api/guests", "/")):
        made = httpx.post(f"http://{one.address}{path}", json={"name": "Anna"}, trust_env=False)
        assert f"Path={where};" in f"{made.headers['set-cookie']};"


def test_a_cookie_of_a_server_at_the_root_does_not_hide_the_own_one(below: Served) -> None:
    anna = Person(Seen(below, "/raenke"), "Anna")
    both = f"raenke_guest={anna.ticket['secret']}; raenke_guest=somebody.else"
    assert asked(below, "/raenke/api/guests/me", cookie=both).json()["guest"]["name"] == "Anna"


def test_the_server_names_its_address_with_the_base_path(tmp_path: Path) -> None:
    from raenke.server.run import address_of

    settings = settings_from({"RAENKE_BASE_PATH": "/games/raenke/"})
    assert address_of(settings, 80) == "http://localhost:80/games/raenke/"
    origins = {"RAENKE_ORIGINS": "https://play.example.org/", "RAENKE_BASE_PATH": "/raenke"}
    with served(tmp_path, **origins) as running:
        assert asked(running, "/api/addresses").json() == {"addresses": ["https://play.example.org/raenke"]}


def test_a_link_below_the_base_path_leads_a_bot_to_its_table(below: Served) -> None:
    anna = Person(Seen(below, "/raenke"), "Anna")
    table = anna.open("kabale", 2, bots={"1": "easy"})
    link = f"http://{below.address}/raenke/t/{table}"
    told = CliRunner().invoke(app, ["sit", link, "--language", "en"])
    assert told.output == "raenke: You cannot sit down: all seats are taken.\n"  # the server's answer


# Home Assistant


def test_a_trusted_proxy_says_where_it_shows_the_server(below: Served) -> None:
    page = asked(below, "/t/nowhere", **{"x-ingress-path": INGRESS}, **BROWSER)
    assert f'<base href="{INGRESS}/" />' in page.text
    assert page.headers["x-frame-options"] == "SAMEORIGIN"
    assert "frame-ancestors 'self'" in page.headers["content-security-policy"]
    made = httpx.post(
        f"http://{below.address}/api/guests", json={}, headers={"x-ingress-path": INGRESS}, trust_env=False
    )
    assert f"Path={INGRESS}/;" in f"{made.headers['set-cookie']};"


def test_a_match_is_played_through_ingress(below: Served) -> None:
    class Inside(Person):
        @property
        def headers(self) -> dict[str, str]:
            return {**super().headers, "x-ingress-path": INGRESS}

    anna = Inside(below, "Anna")
    table = anna.open("kabale", 2, bots={"1": "easy"})
    anna.command(table, "begin")
    anna.connect(table)
    assert anna.play_out()["table"]["stage"] == "finished"
    anna.leave()


def test_nobody_else_is_believed(server: Served) -> None:
    page = asked(server, "/", **{"x-ingress-path": INGRESS}, **BROWSER)
    assert '<base href="/" />' in page.text
    assert page.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("path", ['/a"><script>', "//evil.example", "raenke", "/a/../b", "/" + 300 * "a", "/a b"])
def test_a_prefix_that_is_no_path_is_not_believed(below: Served, path: str) -> None:
    page = asked(below, "/", **{"x-ingress-path": path}, **BROWSER)
    assert '<base href="/raenke/" />' in page.text
    assert page.headers["x-frame-options"] == "DENY"


# Values that cannot be used


@pytest.mark.parametrize(
    ("path", "advice"),
    [
        ("raenke", "write it with a slash in front: /raenke"),
        ("https://play.example.org/raenke", "write its path alone, like /raenke; RAENKE_ORIGINS takes the address"),
        ("/a b", "write it like /raenke or /games/raenke, with letters, digits, dots, hyphens and _ alone"),
        ("/a//b", "write it like /raenke or /games/raenke, with letters, digits, dots, hyphens and _ alone"),
        ("/a/../b", "write it like /raenke or /games/raenke, with letters, digits, dots, hyphens and _ alone"),
        ("/ränke", "write it like /raenke or /games/raenke, with letters, digits, dots, hyphens and _ alone"),
        ("/api", "the server has pages of its own below /api; write another, like /raenke"),
        ("/rules/x", "the server has pages of its own below /rules; write another, like /raenke"),
    ],
)
def test_a_base_path_that_cannot_be_used_is_refused_at_the_start(path: str, advice: str) -> None:
    with pytest.raises(SettingsError) as refused:
        settings_from({"RAENKE_BASE_PATH": path})
    assert str(refused.value) == f"RAENKE_BASE_PATH={path} cannot be used: {advice}"


def test_the_option_is_named_as_it_is_written(tmp_path: Path) -> None:
    told: Any = CliRunner().invoke(app, ["serve", "--base-path", "raenke", "--data", str(tmp_path), "--no-browser"])
    assert told.exit_code == 2
    assert told.output == "raenke: --base-path raenke cannot be used: write it with a slash in front: /raenke\n"
    assert settings_from({}, base_path="/raenke/").base == "/raenke"
    assert settings_from({"RAENKE_BASE_PATH": "/"}).base == ""

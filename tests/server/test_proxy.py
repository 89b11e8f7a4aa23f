"""Below a path of a site, the whole way through a proxy that strips the path or leaves it."""

import re
from collections.abc import Iterator
from urllib.parse import urljoin

import httpx
import pytest

from tests.server.proxying import PATH, free_port, proxied
from tests.server.served import Person, Served, play_out_together, served


class Site(Served):
    """The server as browsers see it."""

    def __init__(self, port: int) -> None:
        self.address = f"localhost:{port}{PATH}"
        self.origin = f"http://localhost:{port}"


class Visitor(Person):
    """A browser there, which names the page it comes from."""

    server: Site

    @property
    def headers(self) -> dict[str, str]:
        return {**super().headers, "Origin": self.server.origin}


@pytest.fixture(scope="module", params=["strips", "leaves"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder, port = tmp_path_factory.mktemp("proxy"), free_port()
    settings = {"RAENKE_ORIGINS": f"http://localhost:{port}", "RAENKE_PROXIES": "127.0.0.1", "RAENKE_BASE_PATH": PATH}
    with served(folder, **settings) as server:
        upstream = int(server.address.partition(":")[2])
        with proxied(folder, port, upstream, request.param == "strips"):
            yield Site(port)
        assert '"level": "error"' not in server.log.read_text()


def test_the_page_brings_all_it_names(site: Site) -> None:
    start = f"{site.origin}{PATH}/"
    page = httpx.get(start, headers={"accept": "text/html"}, trust_env=False)
    (base,) = re.findall('<base href="([^"]+)"', page.text)
    named = re.findall(r'(?:src|href)="([^"#]+)"', page.text.replace(f'<base href="{base}"', ""))
    assert named
    for each in named:
        address = urljoin(urljoin(start, base), each)
        assert address.startswith(start)
        assert httpx.get(address, trust_env=False).status_code == 200, address


def test_a_match_with_a_seat_that_moves_to_another_device(site: Site) -> None:
    anna, ben = Visitor(site, "Anna"), Visitor(site, "Ben")
    table = anna.open("kabale", 2, options={"rounds": 1})
    ben.command(table, "sit")
    anna.command(table, "begin")
    link = ben.command(table, "link_seat")
    phone = Visitor(site, "Phone")
    assert phone.post("/api/seats", {"key": link["key"]})["table"] == table
    anna.connect(table)
    phone.connect(table)
    play_out_together(anna, phone)
    assert anna.get(f"/api/matches/{table}/replay")["is_over"]
    assert f"{site.origin}{PATH}" in anna.get("/api/addresses")["addresses"]
    for each in (anna, phone):
        each.leave()


def test_a_page_of_another_site_is_refused(site: Site) -> None:
    anna = Visitor(site, "Anna")
    refused = anna.ask("POST", "/api/tables", json={"game": "kabale"}, headers={"Origin": "http://evil.example"})
    assert refused.json()["reason"] == "server-refusal-origin"

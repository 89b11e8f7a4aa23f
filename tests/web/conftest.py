"""A browser, a server, and people at it."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import raenke
from tests.web.browser import NoBrowser, alone, chosen, give_driver_node
from tests.web.person import Person
from tests.web.serving import Serving

expect.set_options(timeout=20_000)
BUILT = Path(raenke.__file__).parent / "web" / "dist" / "index.html"


def pytest_configure() -> None:
    with suppress(NoBrowser):  # is told when one is wanted
        give_driver_node()


def launch() -> dict[str, Any]:
    """What starts the browser; without one, the whole run ends in a sentence instead of an error for each test."""
    try:
        return chosen().launch()
    except NoBrowser as none:
        pytest.exit(str(none), returncode=2)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Before there are workers, so that it is got once and its want is told once."""
    if not session.config.option.collectonly:
        launch()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch()}


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    assert BUILT.is_file(), "the table for the browser is not built: make build says why"
    server = Serving(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def packed(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """What `raenke static` writes, packed once for all who test at the same time."""
    own = tmp_path_factory.getbasetemp()
    shared = (own if worker_id == "master" else own.parent) / "static"
    with alone(shared.with_suffix(".lock")):
        if not (shared / "files.json").is_file():
            subprocess.run([sys.executable, "-m", "raenke", "static", str(shared)], check=True)
    return shared


@pytest.fixture
def person(browser: Browser, serving: Serving) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; `person(width=360)` has a phone."""
    contexts: list[BrowserContext] = []

    def arrive(
        width: int = 1280, height: int = 900, speed: str = "instant", language: str = "en", **kind: Any
    ) -> Person:
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en", **kind)
        settings = f'{{"speed": "{speed}", "language": "{language}"}}'
        context.add_init_script(
            f"if (!localStorage.getItem('raenke-settings')) localStorage.setItem('raenke-settings', '{settings}')"
        )
        contexts.append(context)
        return Person(new_page(context), serving.address, serving.outside, language)

    yield arrive
    for context in contexts:
        context.close()


def new_page(context: BrowserContext) -> Page:
    page = context.new_page()
    page.set_default_timeout(20_000)
    return page

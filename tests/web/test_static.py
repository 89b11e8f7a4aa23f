"""A page without a server, on a plain web space below a path: the same games, kept by the browser, offline too."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from raenke import read_record
from tests.web.person import OWN_TURN
from tests.web.space import PATH, Space, Visitor, newer
from tests.web.test_states import look

Come = Callable[..., Visitor]
KIND_KEPT = "name => caches.match(new URL(name, location).href).then(kept => kept.headers.get('content-type'))"
ONE_LEFT = "async () => { while ((await caches.keys()).length > 1) await new Promise(go => setTimeout(go, 50)); }"
SETTINGS = "if (!localStorage.getItem('raenke-settings')) localStorage.setItem('raenke-settings', '{}')"


@pytest.fixture
def space(packed: Path, tmp_path: Path) -> Iterator[Space]:
    shutil.copytree(packed, tmp_path / PATH[1:])
    found = Space(tmp_path)
    yield found
    found.close()


@pytest.fixture
def visitor(browser: Browser, space: Space) -> Iterator[Come]:
    """Somebody with a browser of their own, or with somebody's (`beside`)."""
    contexts: list[BrowserContext] = []

    def come(beside: Visitor | None = None, language: str = "en", **kind: str) -> Visitor:
        if beside:
            return Visitor(beside.page.context, space, language)
        context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en", **kind)  # type: ignore[arg-type]
        context.add_init_script(SETTINGS.format(json.dumps({"speed": "instant", "language": language})))
        contexts.append(context)
        return Visitor(context, space, language)

    yield come
    for context in contexts:
        context.close()


def hand_of(person: Visitor) -> list[str]:
    return person.page.locator(".hold .title").all_inner_texts()


def test_a_game_of_citadels_is_played_and_its_record_is_right(visitor: Come, tmp_path: Path) -> None:
    anna = visitor()
    anna.start()
    anna.begin_small("citadels")
    expect(anna.page).to_have_url(re.compile(rf"{PATH}/\?page=t/"))
    anna.play_until("over")
    record = tmp_path / "record.json"
    anna.saved(".over a[download]").save_as(record)
    assert read_record(record).game == "citadels"
    anna.page.click(".over a:has-text('replay')")
    anna.page.wait_for_selector("aside .goon")
    assert not anna.faults
    assert not anna.strays


def test_a_game_goes_on_after_a_reload_offline_to_its_end(visitor: Come, space: Space) -> None:
    anna = visitor()
    anna.start()
    anna.begin_small("kabale")
    anna.play_until("lay")
    anna.wait_until_kept()
    kind = anna.page.evaluate(KIND_KEPT, "engine/pyodide.asm.wasm.gz")
    assert kind == "application/wasm", "it would be inflated and compiled again at every visit"
    held = hand_of(anna)
    space.close()
    anna.page.reload()
    anna.page.wait_for_selector(f"{OWN_TURN} .hold")
    assert hand_of(anna) == held
    anna.play_until("over")
    anna.page.click("nav.rooms a[href*='rules/kabale']")
    expect(anna.page.locator("[id='K3.2']")).to_be_attached()
    anna.page.goto(f"{anna.address}?page=rules/citadels#C1.2")
    expect(anna.page.locator("[id='C1.2']")).to_be_in_viewport()
    assert not anna.faults
    assert not anna.strays


def test_another_language_is_kept_once_it_is_read(visitor: Come, space: Space) -> None:
    anna = visitor()
    anna.start()
    anna.wait_until_kept()
    kept = """async () => {
        const [name] = await caches.keys();
        return (await (await caches.open(name)).keys()).map(each => each.url);
    }"""
    assert not [path for path in anna.page.evaluate(kept) if re.search(r"rules-\w+-(de|hu|ko)|korean", path)]
    anna.speak("ko")
    anna.wait_until_kept()
    space.close()
    anna.page.goto(f"{anna.address}?page=rules/citadels#C1.2")
    expect(anna.page.locator("[id='C1.2']")).to_be_in_viewport()
    expect(anna.page.locator("html")).to_have_attribute("lang", "ko")
    assert not anna.faults
    assert not anna.strays


def test_matches_are_saved_deleted_and_taken_in_again(visitor: Come, tmp_path: Path) -> None:
    anna = visitor()
    anna.start()
    anna.begin_small("kabale")
    anna.play_until("over")
    anna.settings()
    file = tmp_path / "all.json"
    anna.saved("dialog .out").save_as(file)
    anna.page.click("dialog .forget")
    anna.page.click("dialog .forget")
    anna.page.wait_for_selector(".game")
    anna.has_engine()
    expect(anna.page.locator(".lists .watch")).to_have_count(0)
    anna.settings()
    anna.page.set_input_files("dialog input[type=file]", file)
    expect(anna.page.locator("dialog [role=status]")).to_have_text("One game was imported.")
    anna.page.keyboard.press("Escape")
    anna.page.goto(f"{anna.address}?page=yours")
    anna.page.click("main a[href*='replay/']")
    anna.page.wait_for_selector("aside .goon")
    assert not anna.faults


def test_a_new_version_waits_until_it_is_taken(visitor: Come, space: Space) -> None:
    """A match goes on with the old one, and is where it was with the new one."""
    anna = visitor()
    anna.click_play_now("kabale")
    anna.play_until("lay")
    anna.wait_until_kept()
    names: list[str] = anna.page.evaluate("() => caches.keys()")
    newer(space.page)
    anna.page.reload()
    offer = anna.page.locator("aside .new")
    expect(offer).to_be_visible()
    assert look(anna, "device-new", "en") == []
    anna.move()
    anna.play_until("lay")
    held = hand_of(anna)
    assert len(anna.page.evaluate("() => caches.keys()")) == 2
    with anna.page.expect_navigation():
        offer.locator("button.main").click()
    anna.page.wait_for_selector(f"{OWN_TURN} .hold")
    assert hand_of(anna) == held
    expect(offer).to_have_count(0)
    anna.wait_until_kept()
    anna.page.evaluate(ONE_LEFT)
    assert anna.page.evaluate("() => caches.keys()") != names
    assert not anna.faults


def test_one_tab_plays_at_a_time(visitor: Come) -> None:
    anna = visitor()
    anna.start()
    anna.has_engine()
    again = visitor(beside=anna)
    again.start()
    expect(again.page.locator("aside [role=alert]")).to_contain_text("another tab")
    again.speak("de")
    assert look(again, "device-elsewhere", "de") == []
    again.page.click("aside .here")
    expect(anna.page.locator("aside [role=alert]")).to_be_visible()
    again.click_play_now("kabale")
    anna.page.click("aside .here")
    expect(anna.page.locator(".lists .line")).to_have_count(1)
    assert not again.faults


def prefaced(page: Page, code: str) -> None:
    """Let the worker begin with a line of ours, as another browser would."""
    page.route(
        "**/assets/worker-*.js",
        lambda route: route.fulfill(body=code + route.fetch().text(), content_type="text/javascript"),
    )


def test_where_nothing_can_be_kept_one_plays_and_is_told(visitor: Come) -> None:
    anna = visitor(service_workers="block")
    prefaced(anna.page, "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });")
    anna.start()
    expect(anna.page.locator("aside [role=alert]")).to_contain_text("does not keep your games")
    anna.speak("hu")
    assert look(anna, "device-unkept", "hu") == []
    anna.click_play_now("kabale")
    anna.play_until("lay")
    assert not anna.faults


@pytest.mark.parametrize("why", ["old", "files"])
def test_without_the_engine_the_page_says_what_to_do_and_shows_the_rules(visitor: Come, why: str) -> None:
    anna = visitor(language={"old": "en", "files": "ko"}[why], service_workers="block")
    if why == "old":
        prefaced(anna.page, "delete globalThis.WebAssembly;")
    else:
        anna.page.route("**/engine/raenke.zip.gz", lambda route: route.abort())
    anna.start()
    told = anna.page.locator("aside [role=alert]")
    expect(told).to_be_visible()
    assert look(anna, f"device-{why}", anna.language) == []
    anna.page.click(".game.kabale a[href*='rules']")
    expect(anna.page.locator("[id='K3.2']")).to_be_attached()
    expect(told.locator("button")).to_be_visible()


def test_the_page_is_there_before_its_engine(visitor: Come) -> None:
    anna = visitor(service_workers="block")
    held: list[Callable[[], None]] = []
    anna.page.route("**/engine/raenke.zip.gz", lambda route: held.append(route.continue_))
    anna.start()
    expect(anna.page.locator(".loading progress")).to_be_visible()
    manifest = anna.page.context.new_cdp_session(anna.page).send("Page.getAppManifest")
    assert not manifest["errors"]
    # Installed, it is this page and no other: a site may have several.
    assert {manifest["manifest"][name] for name in ("id", "scope", "startUrl")} == {anna.address}
    anna.speak("de")
    assert look(anna, "device-loading", "de") == []
    anna.page.click("nav.rooms a[href*='learn']")
    expect(anna.page.locator("main li a").first).to_be_visible()
    anna.page.click("a.home")
    anna.page.click(".game.kabale button.main")
    for go_on in held:
        go_on()
    anna.page.wait_for_selector("main[data-decision]")
    anna.speak("ko")
    anna.settings()
    assert look(anna, "device-kept", "ko") == []
    assert not anna.faults

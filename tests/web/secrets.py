"""What each seat of a match may know, move by move, and whether a page has kept to it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine

from raenke import Match
from raenke.citadels.cards import DISTRICTS
from raenke.core.event import to_dict
from raenke.kabale.cards import ALLIES
from raenke.server.database import sqlite_url
from raenke.server.rows import entries_of, header_of
from raenke.server.table import LiveTable
from raenke.words import Words

# Reads the whole page at every change of it: all texts and labels, the title and what the browser keeps, with the seat
# the server spoke to last and who has raised the curtain.
PROBE = """(() => {
    const frames = [], wire = [], found = [], numbers = new Map();
    let by = null, seat = null, moves = 0, hasView = false, last = '';
    window.probe = { frames, wire, found };
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...where) {
            super(...where);
            this.addEventListener('message', ({ data }) => {
                const message = JSON.parse(data);
                if (message.type !== 'update') return;
                [seat, moves] = [message.seat, message.table.moves];
                hasView = message.view !== null;
                if (hasView) wire.push([by, seat]);
            });
        }
    };
    addEventListener('click', ({ target }) => {
        const curtain = target.closest('.curtain button') && target.closest('.curtain');
        if (curtain) by = curtain.querySelector('.who').textContent.trim();
    }, true);
    const number = text => {
        if (!numbers.has(text)) numbers.set(text, found.push(text) - 1);
        return numbers.get(text);
    };
    const all = (selector, read = each => each.textContent) => [...document.querySelectorAll(selector)].map(read);
    const plain = text => text.replaceAll('\\u00ad', '').replace(/\\s+/g, ' ').trim();
    const read = () => {
        const kept = JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state });
        const texts = new Set([document.title, kept]);
        const walk = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            if (!walk.currentNode.parentElement?.closest('style, script')) texts.add(plain(walk.currentNode.data));
        }
        for (const each of document.querySelectorAll('*')) {
            for (const { name, value } of each.attributes) {
                if (!['d', 'class', 'style', 'viewBox', 'src', 'href'].includes(name)) texts.add(plain(value));
            }
            if ('value' in each) texts.add(plain(String(each.value)));
        }
        const frame = {
            by, seat, moves, hasView,
            isShowing: document.querySelector('.round button[aria-pressed]') !== null,
            curtain: document.querySelector('.curtain') !== null,
            hand: all('.hand .card .title, .hand .hold .title').map(plain),
            own: all('.ranks .own .title').map(plain),
            lying: all('button.strip', each => plain(each.ariaLabel)),
            heights: all('.column', each => each.querySelectorAll('.strip').length),
            texts: [...texts].map(number),
        };
        const key = JSON.stringify(frame);
        if (key !== last) frames.push(frame);
        last = key;
    };
    new MutationObserver(read).observe(document, {
        subtree: true, childList: true, characterData: true, attributes: true,
        attributeFilter: ['aria-label', 'title', 'class', 'value', 'open'],
    });
})()"""
# Lists of what may still come or was once laid are shown only to who opens them, and say nothing of where a card is.
COUNTED = {"in_pile_or_played", "played", "cast", "slots"}


@dataclass
class Known:
    """What a seat knows after so many moves, all it knew before included."""

    words: frozenset[str]
    hands: list[set[str]]
    own: set[str]
    lying: set[tuple[str, str]]
    sentences: set[str]
    heights: list[int]


class Truth:
    """A match as the server keeps it, looked at from each seat and from none."""

    def __init__(self, folder: Path, table: str) -> None:
        engine = create_engine(sqlite_url(folder))
        with engine.connect() as connection:
            header = header_of(connection, table)
            assert header is not None
            live = LiveTable(header)
            for entry in entries_of(connection, table):
                live.apply(entry)
        engine.dispose()
        assert live.match is not None
        self.game, self.names = header.game, live.names
        self.words = Words("en", header.game)
        kind, cards = ("card", ALLIES) if header.game == "kabale" else ("district", DISTRICTS)
        self.titles = {card: plain(self.words.text(f"{kind}-{card}")) for card in cards}
        drawn = "".join((LOCALE / name).read_text() for name in ("web.ftl", f"{header.game}_web.ftl"))
        spoken = re.sub(r"^[\w-]+ =", "", drawn, flags=re.MULTILINE)
        self.secret = {card: title for card, title in self.titles.items() if not re.search(rf"\b{title}\b", spoken)}
        self.mentions = {card: self.named(plain(self.words.rule(card, header.options))) for card in cards}
        self.sentences: set[str] = set()
        match = Match(header.game, header.seats, header.seed, header.options)
        self.known: dict[tuple[int | None, int], Known] = {}
        self.learn(match, 0, match.events)
        for number, move in enumerate(live.match.history, 1):
            self.learn(match, number, match.play(move))

    def named(self, text: str) -> set[str]:
        found = (title for title in self.secret.values() if title in text)
        return {title for title in found if re.search(rf"\b{re.escape(title)}\b", text)}

    def learn(self, match: Match, number: int, events: Any) -> None:
        for seat in (None, *range(match.seats)):
            before = self.known.get((seat, number - 1)) or Known(frozenset(), [], set(), set(), set(), [])
            view = msgspec.to_builtins(match.view(seat))
            told = [(event, event.seen(seat)) for event in events]
            heard = [to_dict(seen) for _, seen in told if seen is not None]
            cards = {card for each in (view, heard) for card in cards_in(each) if card in self.titles}
            private = {
                plain(self.words.event(to_dict(seen), self.names, seat))
                for event, seen in told
                if seen is not None and seen != event.seen(None)
            }
            self.sentences |= private
            columns = view.get("columns", [])
            cells = [card for column in columns for card in column]
            lying = {(card["seat"], card["card"]) for card in cells if card.get("card")}
            lying |= {(event["seat"], event["card"]) for event in heard if "seat" in event and "card" in event}
            lying |= {
                (card[0], card[1])
                for event in heard if event["type"] == "round_ended" and "columns" in event
                for column in event["columns"] for card in column
            }  # fmt: skip
            hand = [*view["hand"], *view.get("drawn", [])]
            self.known[seat, number] = Known(
                before.words | {self.titles[card] for card in cards}.union(*(self.mentions[card] for card in cards)),
                [*before.hands, {self.titles[card] for card in hand}],
                before.own | {plain(self.words.text(f"character-{each}")) for each in view.get("own", [])},
                before.lying | {(self.names[at], self.titles[card]) for at, card in lying},
                before.sentences | private,
                [len(column) for column in columns],
            )

    def faults(self, probe: dict[str, Any]) -> Iterator[str]:
        """Everything in the frames that the seat at the device may not know."""
        named = [self.named(text) for text in probe["found"]]
        for at, frame in enumerate(probe["frames"]):
            if not frame["hasView"]:  # the lobby, where the options of the game have names of cards
                continue
            seat, moves = frame["seat"], frame["moves"]
            known = self.known[seat, moves]
            texts = {probe["found"][text] for text in frame["texts"]}
            words = set().union(*(named[text] for text in frame["texts"]))
            where = f"frame {at}, move {moves}, for {'everybody' if seat is None else self.names[seat]}"
            if frame["curtain"]:
                if words or frame["hand"] or frame["lying"] or frame["own"] or texts & self.sentences:
                    yield f"{where}: under the curtain {words} {frame['hand']} {texts & self.sentences}"
                continue
            if words - known.words:
                yield f"{where}: the words {words - known.words}"
            if (texts & self.sentences) - known.sentences:
                yield f"{where}: it was told {(texts & self.sentences) - known.sentences}"
            if frame["hand"] and (seat is None or not any(set(frame["hand"]) <= hand for hand in known.hands)):
                yield f"{where}: the hand {frame['hand']}"
            if frame["own"] and (seat is None or not set(frame["own"]) <= known.own):
                yield f"{where}: as own {frame['own']}"
            shown = {(parts[1], parts[0].split(" ", 1)[1]) for label in frame["lying"] if (parts := label.split(", "))}
            if shown - known.lying:
                yield f"{where}: lying open {shown - known.lying}"
        for by, seat in probe["wire"]:
            if seat is not None and self.names[seat] != by:
                yield f"the server told of {self.names[seat]} while {by} was there"


LOCALE = Path(__file__).parent.parent.parent / "src" / "raenke" / "locale" / "en"


def plain(text: str) -> str:
    return " ".join(text.replace("\u00ad", "").split())


def cards_in(shape: Any) -> Iterator[str]:
    """All names of cards in a view or an event."""
    if isinstance(shape, str):
        yield shape.removesuffix("*")
    elif isinstance(shape, dict):
        for name, each in shape.items():
            if name not in COUNTED:
                yield from cards_in(each)
    elif isinstance(shape, list | tuple):
        for each in shape:
            yield from cards_in(each)

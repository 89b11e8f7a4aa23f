"""The proof of the shuffles: test vectors, a check that knows docs/record.md alone, and a thousand cheats."""

import json
import re
import subprocess
import sys
from collections import Counter
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from raenke import Match
from raenke.core import proof
from raenke.core.event import to_dict
from raenke.core.proof import Deal, ProofError
from raenke.core.record import Record, RecordError, chained, check_proof, parse_record, record_of, record_text, replay
from raenke.games import games
from tests.core.record_page import quoted, table
from tests.records import check

HERE = Path(__file__).parent
FINISHED = HERE / "0.2.0" / "short.json"
CHEATS = 1000


def vectors() -> dict[str, str]:
    return {row[0]: quoted(row[1])[0] for row in table("Provable shuffles", "what")}


@pytest.mark.parametrize(
    ("commitment", "shown", "servers", "seed"),
    [
        (proof.commitment, proof.shown, proof.server_salt, proof.seed),
        (check.commitment_of, check.shown_of, check.servers_salt, check.seed_of),
    ],
    ids=["raenke", "check"],
)
def test_the_vectors_of_the_page(commitment: Any, shown: Any, servers: Any, seed: Any) -> None:
    given = vectors()
    number, secret = int(given["deal"]), given["secret"]
    assert commitment(secret, given["terms"]) == given["commitment"]
    assert shown(given["commitment"], number, 0, given["salt of seat 0"]) == given["shown by seat 0"]
    assert shown(given["commitment"], number, 2, given["salt of seat 2"]) == given["shown by seat 2"]
    assert servers(secret, number, 1) == given["salt of seat 1 (the server's)"]
    salts = [given["salt of seat 0"], given["salt of seat 1 (the server's)"], given["salt of seat 2"]]
    assert seed(given["commitment"], number, secret, salts) == given["seed"]
    terms = json.loads(given["terms"])
    assert proof.terms(terms["game"], terms["rules"], terms["seats"], terms["options"]) == given["terms"]


# A table that deals as it should: who watched it, and what it published.


def digits(luck: Random) -> str:
    return luck.randbytes(32).hex()


def played(game: str, seats: int, options: dict[str, Any], seed: str, luck: Random) -> Match:
    match = Match(games[game], seats, seed, options)
    while not match.over:
        match.play(luck.choice(match.moves()))
    return match


class Table:
    """An honest table: all that follow it hold the same deal, and the record opens it."""

    def __init__(self, luck: Random, number: int = 1, seats: int = 3, game: str = "kabale") -> None:
        self.luck = luck
        self.secret = digits(luck)
        options = games[game].options({"rounds": 1} if game == "kabale" else {}, seats)
        what = proof.terms(game, games[game].rules, seats, options)
        self.deal = Deal(proof.commitment(self.secret, what), seats, number)
        self.salts = {seat: digits(luck) for seat in range(seats) if seat == 0 or luck.random() < 0.7}
        for seat, salt in self.salts.items():
            self.deal.show(seat, proof.shown(self.deal.promise, number, seat, salt))
        self.deal.begin()
        for seat, salt in self.salts.items():
            self.deal.open(seat, salt)
        match = played(game, seats, options, self.deal.seed(self.secret), luck)
        self.record = opened(record_of(match, "0.2.0"), self.deal, self.secret)

    def catches(self, record: Record, is_published: bool = False) -> bool:
        """Is it noticed by whoever reads the record and watched the deal? A published last hash shows more, but only
        of what was changed after the match."""
        try:
            replay(parse_record(record_text(record).encode()))
            self.deal.check(record.commitment, record.deal, record.secret, record.salts)
        except (ProofError, RecordError):
            return True
        return is_published and record.last_hash != self.record.last_hash


def opened(record: Record, deal: Deal, secret: str) -> Record:
    salts = deal.all_salts(secret)
    return chained(
        msgspec.structs.replace(record, commitment=deal.promise, secret=secret, salts=salts, deal=deal.number)
    )


@cache
def table_of(seed: int) -> Table:
    luck = Random(seed)
    return Table(luck, number=1 + seed % 2, seats=2 + seed % 3)


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_an_honest_deal_is_proven(game: str, tmp_path: Path) -> None:
    honest = Table(Random(7), game=game)
    record = parse_record(record_text(honest.record).encode())
    replay(record)
    assert check_proof(record) == sorted(honest.salts)
    assert not honest.catches(record, is_published=True)
    file = tmp_path / "match.json"
    file.write_text(record_text(record), encoding="utf-8")
    found = subprocess.run([sys.executable, check.__file__, str(file)], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout.splitlines()[0]) == (0, f"{file}: ok"), found.stderr


def test_what_is_no_record_is_said_and_the_next_is_checked(tmp_path: Path) -> None:
    files = [tmp_path / "missing.json", tmp_path / "garbage.json", tmp_path / "list.json", tmp_path / "other.json"]
    for file, text in zip(files[1:], ("garbage", "[1]", '{"a": 1}'), strict=True):
        file.write_text(text)
    command = [sys.executable, check.__file__, *map(str, files), str(FINISHED)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (1, "")
    assert re.findall(r"^.*/(\w+)\.json: (not a record|ok)", found.stdout, re.MULTILINE) == [
        *((file.stem, "not a record") for file in files),
        ("short", "ok"),
    ]


def test_the_first_shuffles_follow_from_the_seed_by_the_page_alone() -> None:
    record = table_of(4).record
    first = check.first_of_kabale(json.loads(record_text(record)))
    match = Match(record.game, record.seats, record.seed, record.options)
    events = [to_dict(event) for event in match.events]
    assert events[0]["first"] == first["first"]
    assert [event["cards"] for event in events[1 : 1 + record.seats]] == first["piles"]
    assert [list(goal) for goal in events[1 + record.seats]["goals"]] == first["goals"]


def test_a_record_from_before_proves_nothing_and_is_read() -> None:
    record = parse_record(FINISHED.read_bytes())
    assert check_proof(record) is None
    replay(record)
    assert check.faults(json.loads(FINISHED.read_text())) == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"commitment": None}, "commitment is missing"),
        ({"secret": None}, "opened when the match is over"),
        ({"salts": None}, "opened when the match is over"),
        ({"deal": None}, "opened when the match is over"),
        ({"deal": 3}, "seed: it does not follow"),
        ({"salts": []}, "salts: 0 for"),
        ({"secret": "0" * 64}, "secret: it is not the one"),
    ],
)
def test_an_open_proof_that_does_not_fit_is_refused(change: dict[str, Any], told: str) -> None:
    record = chained(msgspec.structs.replace(table_of(1).record, **change))
    with pytest.raises(RecordError, match=told):
        check_proof(record)
    assert check.faults(json.loads(record_text(record))) != [] or "commitment" in change


def test_a_match_from_a_moment_proves_nothing() -> None:
    plain = json.loads(record_text(table_of(1).record))
    plain["origin"] = {"match": "abc", "moves": 0, "cards": "old"}
    with pytest.raises(RecordError, match="from a moment"):
        check_proof(chained(parse_record(json.dumps(rechained(plain)).encode())))


def rechained(plain: dict[str, Any]) -> dict[str, Any]:
    """The same with the chain a forger makes for it."""
    link = check.sha256(check.canonical({name: plain[name] for name in (*check.HEADER, "origin") if name in plain}))
    chain = []
    for move in plain["moves"]:
        link = check.sha256(link + move)
        chain.append(link)
    return {**plain, "chain": chain}


# A thousand cheats. Each gets the whole record to forge, chain and all, and must be caught all the same.


def changed_seed(honest: Table, luck: Random) -> bool:
    """The server deals by another seed, and plays a whole match by it."""
    record = honest.record
    match = played(record.game, record.seats, record.options, digits(luck), luck)
    return honest.catches(opened(record_of(match, "0.2.0"), honest.deal, honest.secret))


def swapped_secret(honest: Table, luck: Random) -> bool:
    """The server tries secrets until it likes the deal, and opens that one."""
    record, secret = honest.record, digits(luck)
    what = proof.terms(record.game, record.rules, record.seats, record.options)
    other = deepcopy(honest.deal)
    if luck.random() < 0.5:  # the whole record is made for the other secret, commitment too
        other.promise = proof.commitment(secret, what)
    match = played(record.game, record.seats, record.options, other.seed(secret), luck)
    return honest.catches(opened(record_of(match, "0.2.0"), other, secret))


def late_salt(honest: Table, luck: Random) -> bool:
    """A friend of the server gives a salt, or another one, when all others are open."""
    other, seat = deepcopy(honest.deal), luck.randrange(honest.deal.seats)
    salt = digits(luck)
    if luck.random() < 0.3:
        with pytest.raises(ProofError):  # at the table itself nobody lets it in
            other.show(seat, proof.shown(other.promise, other.number, seat, salt))
        with pytest.raises(ProofError):
            other.open(seat, salt)
        return True
    other.salts[seat] = salt
    record = honest.record
    match = played(record.game, record.seats, record.options, other.seed(honest.secret), luck)
    return honest.catches(opened(record_of(match, "0.2.0"), other, honest.secret))


def edited_move(honest: Table, luck: Random) -> bool:
    """Somebody made another move than the record says."""
    moves = list(honest.record.moves)
    at = luck.randrange(len(moves))
    match = Match(honest.record.game, honest.record.seats, honest.record.seed, honest.record.options)
    for move in moves[:at]:
        match.play(move)
    others = [move for move in match.moves() if move != moves[at]] or ["decline"]
    if others != ["decline"]:
        match.play(luck.choice(others))
        while not match.over:
            match.play(luck.choice(match.moves()))
        moves = match.history
    else:
        moves[at] = "decline" if moves[at] != "decline" else "lay king 1"
    scores = match.scores if match.over else honest.record.scores
    forged = chained(msgspec.structs.replace(honest.record, moves=moves, scores=scores))
    return honest.catches(forged, is_published=True)


def withheld_opening(honest: Table, luck: Random) -> bool:
    """A seat does not open, or the server says so; the deal cannot go on, and the next has another number."""
    watched = Deal(honest.deal.promise, honest.deal.seats, honest.deal.number)
    watched.shown = dict(honest.deal.shown)
    watched.begin()
    withheld = luck.choice(sorted(watched.shown))
    for seat in watched.missing:
        if seat != withheld:
            watched.open(seat, honest.salts[seat])
    if watched.missing != [withheld]:
        return False
    with pytest.raises(ProofError, match=f"seat {withheld + 1} has not opened"):
        watched.seed(honest.secret)
    other = deepcopy(honest.deal)  # dealt all the same, as if that seat had shown nothing
    del other.shown[withheld], other.salts[withheld]
    record = honest.record
    match = played(record.game, record.seats, record.options, other.seed(honest.secret), luck)
    return honest.catches(opened(record_of(match, "0.2.0"), other, honest.secret))


def other_terms(honest: Table, luck: Random) -> bool:
    """The server finds options that suit its secret."""
    record = honest.record
    options = {**record.options, "start_player": luck.randrange(record.seats)}
    match = played(record.game, record.seats, options, honest.deal.seed(honest.secret), luck)
    return honest.catches(opened(record_of(match, "0.2.0"), honest.deal, honest.secret))


@pytest.mark.many
def test_a_thousand_cheats_are_caught() -> None:
    luck = Random(20)
    kinds = [changed_seed, swapped_secret, late_salt, edited_move, withheld_opening, other_terms]
    caught: Counter[str] = Counter()
    for number in range(CHEATS):
        cheat = kinds[number % len(kinds)]
        caught[cheat.__name__] += cheat(table_of(number % 40), luck)
    assert sum(caught.values()) == CHEATS, caught


def test_the_records_of_the_clients_tests_are_ours() -> None:
    """The browser checks these two, with the shuffles they begin with."""
    proven = json.loads((HERE.parent.parent / "web" / "test" / "proven.json").read_text(encoding="utf-8"))
    for game, each in proven.items():
        match = replay(parse_record(json.dumps(each["record"]).encode()))
        begun = [json.loads(json.dumps(to_dict(event))) for event in match.events]
        assert match.game.name == game
        assert all(event in begun for event in each["events"])

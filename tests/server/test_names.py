"""Names at a table: suggested, changed, each once; and who of several at a device is the host."""

import re
from pathlib import Path
from typing import Any

import pytest

from raenke.bots.names import NAMES, sound
from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.kabale.cards import ALLIES
from raenke.server.wire import NAME_LENGTH
from raenke.words import Words, languages
from tests.server.served import Person, Served, served


def names_at(person: Person, table: str) -> list[str | None]:
    return [seat["name"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def rename(person: Person, name: str) -> Any:
    return person.ask("PATCH", "/api/guests/me", json={"name": name}).json()


def is_called(seat: int, name: str) -> Any:
    return lambda message: message["type"] == "update" and message["table"]["seats"][seat]["name"] == name


# Suggested


@pytest.mark.parametrize("language", languages())
def test_suggested_names_are_short_and_nobody_elses(language: str) -> None:
    words = Words(language)
    names = words.text("server-guest-names").split("\n")
    assert len({sound(name) for name in names}) == len(names) >= 20
    assert all(len(name) <= 20 for name in names)
    assert not {sound(name) for name in names} & {sound(name) for name in NAMES}
    for game, cards in (("kabale", ALLIES), ("citadels", (*CHARACTERS, *DISTRICTS))):
        said = Words(language, game)
        for card in cards:
            word = re.compile(rf"\b{re.escape(said.card(card))}\b", re.IGNORECASE)
            assert not any(word.search(name) for name in names), card


@pytest.mark.parametrize("language", languages())
def test_who_gives_no_name_gets_a_good_one_in_the_language(server: Served, language: str) -> None:
    made = Person(server, "Anna").post(f"/api/guests?language={language}", {}, 201)
    assert made["guest"]["name"] in Words(language).text("server-guest-names").split("\n")


# What a name may be


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("An\u200bna\u200d", "Anna"),  # no width
        ("\u3164Anna\u115f\uffa0", "Anna"),  # letters that show nothing
        ("A\u202enna\u2066", "A nna"),  # turned round
        ("\u200fAnna\u061c\ufeff", "Anna"),
        ("Ann\ufe0fa\U000e0041", "Anna"),
        ("A" + "\u0316" * 9 + "nna", "A\u0316\u0316nna"),  # a tower of accents
        ("  Anna \t Lena ", "Anna Lena"),
        ("Zoë", "Zoë"),
        ("유나", "유나"),
        ("<b>Anna</b>", "<b>Anna</b>"),
    ],
)
def test_a_name_shows_what_it_is(server: Served, given: str, kept: str) -> None:
    assert Person(server, given).ticket["guest"]["name"] == kept


@pytest.mark.parametrize("given", ["\u3164\u3164", "\u200d", "\ufe0f", " \u2800 ", "!?", "\U000e0041"])
def test_a_name_nobody_could_read_is_refused(server: Served, given: str) -> None:
    refusal = Person(server, "Anna").post("/api/guests", {"name": given}, 400)
    assert refusal["reason"] == "server-refusal-name"


# Each once


def test_two_of_one_name_are_told_apart(server: Served) -> None:
    first, second, third = Person(server, "Anna"), Person(server, "ANNA"), Person(server, "x" * NAME_LENGTH)
    table = first.open(seats=4, name="x" * NAME_LENGTH)
    third.command(table, "sit")
    assert names_at(first, table)[:2] == ["x" * 24, "x" * 22 + " 2"]
    table = first.open(seats=3)
    second.command(table, "sit")
    second.command(table, "sit", name="anna")
    assert names_at(first, table) == ["Anna", "ANNA 2", "anna 3"]


def test_a_bot_has_a_name_of_its_own_that_no_person_has(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=3, bots={"1": "novice"})
    bot = str(names_at(anna, table)[1])
    assert bot in NAMES
    ben = Person(server, bot.upper())
    ben.command(table, "sit")
    assert names_at(anna, table)[2] == f"{bot.upper()} 2"
    zanni = Person(server, "Zanni")
    table = zanni.open(seats=6, bots={str(seat): "novice" for seat in range(1, 6)})
    assert len(set(names_at(zanni, table))) == 6


def test_a_bot_keeps_its_name_through_a_restart_and_in_what_is_told(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = anna.open(seats=3, bots={"1": "novice", "2": "search"})
        before = names_at(anna, table)
        server.stop()
        server.start()
        assert names_at(anna, table) == before
        anna.command(table, "stand", seat=1)
        told = [told["text"] for told in anna.connect(table, "&since=0")["events"]]
        assert told[1] == f"{before[1]} sits down."


# Changed


def test_a_new_name_reaches_every_table_and_everybody_there_at_once(server: Served) -> None:
    anna, ben, eve = Person(server, "Anna"), Person(server, "Ben"), Person(server, "Eve")
    waiting, playing = anna.open(seats=3), anna.open(seats=2, options={"start_player": 1})
    ben.command(playing, "sit")
    anna.command(playing, "begin")
    anna.connect(waiting)
    ben.connect(playing)
    eve.connect(waiting)
    rename(anna, "Annika")
    for person in (anna, eve, ben):
        heard = person.until(is_called(0, "Annika"))
        assert [told["text"] for told in heard["events"]] == ["Anna is now called Annika."]
    assert ben.play()["type"] == "done"
    anna.connect(playing, "&since=0")
    assert anna.say("say", text="hello")["type"] == "done"
    assert ben.until(lambda message: message["type"] == "update" and message["events"])["events"]
    told = [told["text"] for told in anna.connect(playing, "&since=0")["events"]]
    assert told[0] == "Anna sits down."
    assert "Annika: hello" in told


def test_a_name_that_stays_is_not_news_and_one_that_is_taken_gets_a_number(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=3)
    ben.command(table, "sit")
    version = ben.get(f"/api/tables/{table}")["version"]
    rename(ben, "Ben")
    ben.ask("PATCH", "/api/guests/me", json={"colour": "violet"})
    assert ben.get(f"/api/tables/{table}")["version"] == version
    assert rename(ben, "anna")["name"] == "anna"
    assert names_at(anna, table) == ["Anna", "anna 2", None]


def test_the_others_at_the_device_keep_their_names(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=3)
    anna.command(table, "sit", name="Ben")
    rename(anna, "Annika")
    assert names_at(anna, table) == ["Annika", "Ben", None]


def test_who_changed_the_name_while_looking_sits_down_with_the_new_one(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2)
    ben.connect(table)
    rename(ben, "Benedikt")
    ben.say("sit")
    assert names_at(anna, table) == ["Anna", "Benedikt"]


def test_a_new_name_outlives_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = anna.open(seats=2, bots={"1": "novice"})
        anna.command(table, "begin")
        rename(anna, "Annika")
        server.kill()
        server.start()
        assert names_at(anna, table)[0] == "Annika"


def test_names_are_not_changed_without_end(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_GUESTS_PER_MINUTE="3") as server:
        anna = Person(server, "Anna")
        said = [anna.ask("PATCH", "/api/guests/me", json={"name": f"Anna {turn}"}).status_code for turn in range(5)]
        assert said == [200, 200, 200, 429, 429]


def test_the_next_match_has_the_names_of_now(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=3, bots={"2": "novice"}, options={"rounds": 1})
    anna.command(table, "sit", name="Ben")
    anna.command(table, "begin")
    while (seat := anna.get(f"/api/tables/{table}")["to_move"]) is not None:
        state = anna.get(f"/api/tables/{table}/messages?seat={seat}") if seat < 2 else {"options": []}
        if state["options"]:
            move = state["options"][0]["move"]
            anna.command(table, "play", seat=seat, move=move, version=state["version"])
    anna.connect(table)
    if anna.update["table"]["stage"] != "finished":
        anna.until(lambda message: message["type"] == "update" and message["table"]["stage"] == "finished")
    rename(anna, "Annika")
    again = anna.command(table, "rematch", seat=1)["table"]
    assert names_at(anna, again)[:2] == ["Annika", "Ben"]
    assert [seat["is_host"] for seat in anna.get(f"/api/tables/{again}")["seats"]] == [True, False, False]


# Who is the host


def test_a_second_person_at_the_device_is_no_host_and_can_be_removed(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=4)
    anna.command(table, "sit", name="Second")
    ben.command(table, "sit")
    ben.command(table, "sit", name="Fourth")
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [seat["is_host"] for seat in seats] == [True, False, False, False]
    anna.command(table, "stand", seat=1)
    ben.command(table, "stand", seat=3)
    assert names_at(anna, table) == ["Anna", None, "Ben", None]
    assert ben.command(table, "stand", 403, seat=0)["refusal"]["reason"] == "server-refusal-not-your-seat"


def test_the_host_who_leaves_a_second_person_behind_leaves_them_the_table(server: Served) -> None:
    """The device that is left has it, and its seat is shown as the host’s."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=3)
    anna.command(table, "sit", name="Second")
    anna.command(table, "stand", seat=0)
    assert [seat["is_host"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [False, True, False]
    anna.command(table, "seat_bot", bot="novice", seat=0)
    ben.command(table, "sit")
    anna.command(table, "begin")


def test_a_table_is_filled_with_bots_at_once(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=6)
    ben.command(table, "sit", seat=3)
    assert ben.command(table, "seat_bots", 403, bot="novice")["refusal"]["reason"] == "server-refusal-host"
    assert anna.command(table, "seat_bots", 400, bot="hal")["refusal"]["reason"] == "server-refusal-no-bot"
    anna.command(table, "seat_bots", bot="search")
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, "search", "search", None, "search", "search"]
    assert len({seat["name"] for seat in seats}) == 6
    assert anna.command(table, "seat_bots", 409, bot="search")["refusal"]["reason"] == "server-refusal-full"
    anna.command(table, "begin")


def test_of_several_seats_the_own_one_comes_first(server: Served) -> None:
    """What is said at a device where nobody looks is said from there."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=3)
    ben.command(table, "sit", seat=2)
    ben.command(table, "sit", seat=1, name="Second")
    assert ben.get(f"/api/tables/{table}/messages")["seats"] == [2, 1]

"""Tables: opened, joined by link, left, begun; guests and their seats."""

from pathlib import Path
from typing import Any

import pytest

from raenke import games
from raenke.bots import STEPS
from raenke.words import Words
from tests.server.served import Person, Served, play_out_together, served


def test_a_table_is_joined_by_its_id_and_played_to_the_end(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2, options={"rounds": 1})
    assert ben.command(table, "sit")["version"] == 2
    assert anna.command(table, "begin")["type"] == "done"
    anna.connect(table)
    ben.connect(table)
    play_out_together(anna, ben)
    result = anna.get(f"/api/matches/{table}")
    assert [player["name"] for player in result["players"]] == ["Anna", "Ben"]
    assert result["is_rated"] is True


def test_only_the_host_begins_and_only_with_all_seats_taken(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2)
    assert anna.command(table, "begin", 409)["refusal"]["reason"] == "server-refusal-seats-open"
    ben.command(table, "sit", seat=1)
    assert ben.command(table, "begin", 403)["refusal"]["reason"] == "server-refusal-host"
    assert ben.command(table, "sit", 409)["refusal"]["reason"] == "server-refusal-full"
    anna.command(table, "begin")
    assert anna.command(table, "begin", 409)["refusal"]["reason"] == "server-refusal-begun"


def test_the_host_gives_seats_to_bots_and_sends_people_away(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=3)
    ben.command(table, "sit", seat=2)
    assert ben.command(table, "seat_bot", 403, bot="random")["refusal"]["reason"] == "server-refusal-host"
    assert anna.command(table, "seat_bot", 400, bot="hal")["refusal"]["reason"] == "server-refusal-no-bot"
    anna.command(table, "seat_bot", bot="random")
    anna.command(table, "stand", seat=2)
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [seat["kind"] for seat in seats] == ["guest", "bot", "open"]
    anna.command(table, "close")
    assert ben.command(table, "sit", 409)["refusal"]["reason"] == "server-refusal-over"


def test_when_the_host_leaves_the_next_one_is_the_host(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2)
    ben.command(table, "sit")
    anna.command(table, "stand")
    assert [seat["is_host"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == [False, True]
    ben.command(table, "seat_bot", bot="random")
    ben.command(table, "begin")


def test_an_open_table_is_in_the_lobby_and_an_invitation_is_not(server: Served) -> None:
    anna = Person(server, "Anna")
    shown, hidden = anna.open(is_open=True), anna.open()
    found = {line["id"] for line in anna.get("/api/tables")["tables"]}
    assert shown in found
    assert hidden not in found


def test_your_games_say_whose_turn_it_is(server: Served) -> None:
    anna = Person(server, "Anna")
    waiting = anna.open(seats=2)
    table = anna.open(seats=2, bots={"1": "random"}, options={"start_player": 0})
    anna.command(table, "begin")
    lines = anna.get("/api/guests/me/tables")["tables"]
    assert [(line["id"], line["is_own_turn"]) for line in lines] == [(table, True), (waiting, False)]


def test_the_number_of_tables_of_a_guest_is_limited(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_MOST="30") as server:
        anna = Person(server, "Anna")
        for _ in range(30):
            table = anna.open()
        refusal = anna.post("/api/tables", {"game": "kabale", "seats": 2}, 429)
        assert refusal["reason"] == "server-refusal-tables"
        anna.command(table, "close")
        anna.open()


def test_options_are_checked_by_the_game(server: Served) -> None:
    anna = Person(server, "Anna")
    refusal = anna.post("/api/tables", {"game": "kabale", "seats": 2, "options": {"rounds": 9}}, 400)
    assert "K5.8" in refusal["text"]
    assert anna.post("/api/tables", {"game": "chess", "seats": 2}, 400)["reason"] == "server-refusal-options"
    assert anna.post("/api/tables", {"game": "kabale", "seats": 2, "bots": {"0": "random"}}, 400)


def test_a_cast_that_cannot_play_is_refused_in_the_readers_language(server: Served) -> None:
    anna = Person(server, "Anna")
    dark = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]
    asked: list[tuple[str, int, list[str] | str]] = [
        ("nine", 8, "base"),
        ("nine", 8, dark),
        ("twice", 4, [*dark, "king"]),
        ("missing", 4, dark[1:]),
        ("emperor", 2, dark),
        ("queen", 4, [*dark, "queen"]),
    ]
    for why, seats, cast in asked:
        table = {"game": "citadels", "seats": seats, "options": {"cast": cast}}
        told = [anna.post(f"/api/tables?language={code}", table, 400) for code in ("de", "en", "hu", "ko")]
        assert {refusal["reason"] for refusal in told} == {f"refusal-cast-{why}"}
        assert len({refusal["text"] for refusal in told}) == 4
        assert all(f"({refusal['paragraph']})" in refusal["text"] for refusal in told)


def test_every_game_is_explained_in_every_language(server: Served) -> None:
    anna = Person(server, "Anna")
    for language in ("de", "en", "hu", "ko"):
        sheets = {sheet["name"]: sheet for sheet in anna.get(f"/api/games?language={language}")}
        assert set(sheets) == {"kabale", "citadels"}
        for sheet in sheets.values():
            assert [bot["name"] for bot in sheet["bots"]] == list(STEPS)
            assert all(bot["about"] for bot in sheet["bots"])
            assert len({bot["title"] for bot in sheet["bots"]}) == len({bot["about"] for bot in sheet["bots"]}) == 5
            for option in sheet["options"]:
                assert option["title"]
                assert option["about"]
                assert all(choice["text"] for choice in option["values"])
    cast = next(option for option in sheets["citadels"]["options"] if option["name"] == "cast")
    assert {card["group"] for card in cast["cards"]} == {str(rank) for rank in range(1, 10)}


@pytest.mark.parametrize("language", ["de", "en", "hu", "ko"])
def test_editions_and_presets_are_explained(server: Served, language: str) -> None:
    anna = Person(server, "Anna")
    for sheet in anna.get(f"/api/games?language={language}"):
        game, words = games[sheet["name"]], Words(language, sheet["name"])
        options = {option["name"]: option for option in sheet["options"]}
        assert {name: option["paragraph"] for name, option in options.items()} == game.paragraphs()
        assert [edition["name"] for edition in sheet["editions"]] == list(game.editions)
        for edition in sheet["editions"]:
            assert edition["options"] == game.options({"edition": edition["name"]}, 3)
            assert (edition["title"], edition["about"]) == (
                words.edition(edition["name"]), words.edition_about(edition["name"]),
            )  # fmt: skip
            told = {each["option"]: each for each in edition["differences"]}
            assert set(told) == {name for name in options if edition["options"][name] != options[name]["default"]}
            for name, each in told.items():
                values = (edition["options"][name], options[name]["default"])
                texts = [words.option_value(name, value) for value in values]
                assert [each["title"], each["paragraph"]] == [options[name]["title"], options[name]["paragraph"]]
                assert [each["value"], each["default"]] == texts
        assert [preset["name"] for preset in sheet["presets"]] == list(game.presets)
        for preset in sheet["presets"]:
            assert preset["options"] == game.options(game.presets[preset["name"]], 3)
            assert preset["title"]
            assert preset["about"]
        assert sheet["needed"] == {str(seats): dict(values) for seats, values in game.needed.items()}


def test_a_table_of_an_edition_is_kept_with_its_options_and_says_which_it_is(server: Served) -> None:
    anna = Person(server, "Anna")
    new = {"game": "citadels", "seats": 3, "is_open": True, "options": {"edition": "later"}}
    table = anna.post("/api/tables", new, 201)
    assert table["options"] == games["citadels"].options(games["citadels"].editions["later"], 3)
    assert (table["edition"], table["preset"]) == ("later", None)
    line = next(line for line in anna.get("/api/tables")["tables"] if line["id"] == table["id"])
    assert (line["edition"], line["preset"]) == ("later", None)
    changed = anna.post("/api/tables", {**new, "options": {"edition": "later", "end_at": 6}}, 201)
    assert changed["options"] == {**table["options"], "end_at": 6}
    assert (changed["edition"], changed["preset"]) == (None, None)


def test_a_table_says_which_preset_it_plays(server: Served) -> None:
    anna = Person(server, "Anna")
    first = anna.post("/api/tables", {"game": "kabale", "seats": 3, "options": games["kabale"].presets["first"]}, 201)
    assert (first["edition"], first["preset"]) == (None, "first")
    plain = anna.post("/api/tables", {"game": "citadels", "seats": 8, "options": {"cast": "drawn"}}, 201)
    assert (plain["edition"], plain["preset"]) == ("table", "printed")  # 8 players need it (C2.1)


def test_what_is_no_edition_is_refused_whatever_its_size(server: Served) -> None:
    anna = Person(server, "Anna")
    deep: Any = "x"
    for _ in range(400):
        deep = [deep]
    for wanted in ("klingon", "x" * 5000, deep, {"edition": "later"}, None):
        new = {"game": "citadels", "seats": 3, "options": {"edition": wanted}}
        refusal = anna.post("/api/tables", new, 400)
        assert refusal["reason"] == "server-refusal-options"
        assert len(refusal["text"]) < 3000
    assert "table, letter, later" in anna.post("/api/tables", {**new, "options": {"edition": "short"}}, 400)["text"]


def test_each_level_sits_down_and_plays(server: Served) -> None:
    """So does a bot that is offered no more, since tables that were opened before name it."""
    anna = Person(server, "Anna")
    bots = ["novice", "hasty", "shrewd", "search", "random"]
    table = anna.open(seats=6, options={"start_player": 1}, bots={str(seat): bot for seat, bot in enumerate(bots, 1)})
    anna.command(table, "begin")
    anna.connect(table)
    assert anna.until_turn()["table"]["moves"] >= 4
    assert [seat["bot"] for seat in anna.update["table"]["seats"]] == [None, *bots]
    refusal = anna.post("/api/tables", {"game": "kabale", "seats": 2, "bots": {"1": "hal"}}, 400)
    assert refusal["arguments"] == {"bots": "easy, medium, hard, novice, hasty, greedy, shrewd, search"}


# Guests


def test_a_guest_is_known_by_the_cookie_and_by_the_recovery_code(server: Served) -> None:
    anna = Person(server, "Anna")
    assert anna.get("/api/guests/me")["guest"]["name"] == "Anna"
    again = anna.post("/api/guests/recover", {"code": anna.ticket["recovery"].upper()})
    assert again["guest"]["id"] == anna.ticket["guest"]["id"]
    assert again["secret"] != anna.ticket["secret"]
    code = anna.post("/api/guests/me/code", {}, 201)["recovery"]
    refusal = anna.post("/api/guests/recover", {"code": anna.ticket["recovery"]}, 403)
    assert refusal["reason"] == "server-refusal-secret"
    blanks = f" {code.replace('-', ' - ')}\n"
    assert anna.post("/api/guests/recover", {"code": blanks})["guest"]["id"] == anna.ticket["guest"]["id"]


def test_the_cookie_is_for_this_server_alone(server: Served) -> None:
    response = Person(server, "Anna").ask("POST", "/api/guests", json={"name": "Ben"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie


def test_a_browser_that_comes_back_stays_known(server: Served) -> None:
    anna = Person(server, "Anna")
    cookies = {"cookie": f"raenke_guest={anna.ticket['secret']}"}
    again = Person(server, "", {"secret": ""}).ask("GET", "/api/guests/me", headers=cookies)
    assert again.json()["guest"]["name"] == "Anna"
    assert anna.ticket["secret"] in again.headers["set-cookie"]
    assert "set-cookie" not in anna.ask("GET", "/api/guests/me").headers


def test_a_forgotten_device_is_nobody(server: Served) -> None:
    anna = Person(server, "Anna")
    assert anna.ask("DELETE", "/api/guests/me").status_code == 204
    assert anna.get("/api/guests/me")["guest"] is None


def test_a_name_is_cleaned_and_may_not_be_empty(server: Served) -> None:
    anna = Person(server, "A\u202en\u0000na  <b>")
    assert anna.ticket["guest"]["name"] == "A n na <b>"
    assert anna.post("/api/guests", {"name": " \u200b "}, 400)["reason"] == "server-refusal-name"
    assert anna.post("/api/guests", {"name": "x" * 25}, 400)["reason"] == "server-refusal-malformed"
    changed = anna.ask("PATCH", "/api/guests/me", json={"colour": "violet"}).json()
    assert (changed["name"], changed["colour"]) == ("A n na <b>", "violet")


def test_a_seat_link_moves_the_seat_to_another_device_once(server: Served) -> None:
    anna, phone, thief = Person(server, "Anna"), Person(server, "Phone"), Person(server, "Thief")
    table = anna.open(seats=2, bots={"1": "random"}, options={"start_player": 0})
    anna.command(table, "begin")
    older, link = (anna.command(table, "link_seat") for _ in range(2))
    assert thief.post("/api/seats", {"key": older["key"]}, 403)["reason"] == "server-refusal-secret"
    assert link["path"] == f"/t/{table}#{link['key']}"
    assert phone.post("/api/seats", {"key": link["key"]}) == {"table": table, "seat": 0}
    assert thief.post("/api/seats", {"key": link["key"]}, 403)["reason"] == "server-refusal-secret"
    assert phone.connect(table)["seat"] == 0
    assert anna.connect(table)["seat"] is None
    assert phone.say("link_seat")["type"] == "seat_link"


def test_a_key_of_a_seat_is_no_guest_and_a_guest_no_key(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=2)
    key = anna.command(table, "link_seat")["key"]
    assert Person(server, "", {"secret": key}).get("/api/guests/me")["guest"] is None
    assert anna.post("/api/seats", {"key": anna.ticket["secret"]}, 403)

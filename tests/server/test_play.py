"""Play: numbered messages, resuming, refusals, hot seat, spectators, taking back, clocks, votes, talk."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from raenke.words import Words, languages
from tests.published import PUBLISHED
from tests.server.served import Person, Served, served


def two_at_a_table(server: Served, **more: Any) -> tuple[Person, Person, str]:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(**{"seats": 2, "options": {"start_player": 0}, **more})
    ben.command(table, "sit")
    anna.command(table, "begin")
    return anna, ben, table


def events_of(update: dict[str, Any]) -> list[str]:
    return [told["event"]["type"] for told in update["events"]]


def test_a_move_is_told_to_each_as_they_may_know_it(server: Served) -> None:
    anna, ben, table = two_at_a_table(server)
    anna.connect(table)
    before = ben.connect(table)
    assert before["options"] == []
    done = anna.play()
    mine, others = anna.at(done["version"]), ben.at(done["version"])
    assert {"card_laid", "card_drawn"} <= set(events_of(mine))
    assert {"card_placed", "card_taken"} <= set(events_of(others))
    assert others["version"] == before["version"] + 1
    assert others["options"][0]["text"].startswith("Lay ")
    assert "hand" in others["view"]


def test_who_was_away_is_told_what_was_missed(server: Served) -> None:
    anna, ben, table = two_at_a_table(server)
    seen = ben.connect(table)["version"]
    ben.leave()
    anna.connect(table)
    anna.play()
    missed = ben.connect(table, f"&since={seen}")
    assert missed["since"] == seen
    assert "card_placed" in events_of(missed)
    whole = ben.connect(table)
    assert whole["since"] is None
    assert whole["events"] == []
    everything = ben.connect(table, "&since=0")
    assert events_of(everything)[:4] == ["table_seated", "table_seated", "table_began", "game_started"]
    assert ben.connect(table, "&since=999")["since"] is None
    assert ben.connect(table, "&since=x")["refusal"]["reason"] == "server-refusal-malformed"


def test_a_stale_or_repeated_move_is_refused_and_changes_nothing(server: Served) -> None:
    anna, ben, table = two_at_a_table(server)
    update = anna.connect(table)
    move = update["options"][0]["move"]
    assert anna.say("play", move=move, version=update["version"])["type"] == "done"
    again = anna.say("play", move=move, version=update["version"])
    assert again["refusal"]["reason"] == "server-refusal-stale"
    assert anna.say("play", move=move, version=10**6)["refusal"]["reason"] == "server-refusal-stale"
    version = again["version"]
    refused = anna.say("play", move="lay king 1", version=version)["refusal"]
    assert refused["reason"] == "refusal-turn"
    assert refused["paragraph"] == "K2.3"
    assert ben.get(f"/api/tables/{table}")["version"] == version


def test_talk_does_not_make_a_move_stale(server: Served) -> None:
    anna, ben, table = two_at_a_table(server)
    update = anna.connect(table)
    ben.command(table, "say", text="Good luck!")
    assert anna.say("play", move=update["options"][0]["move"], version=update["version"])["type"] == "done"


def test_an_illegal_move_is_refused_with_the_paragraph_in_the_language(server: Served) -> None:
    anna, _, table = two_at_a_table(server)
    answer = anna.command(table, "why_not", move="lay king 7")
    assert answer["refusal"]["paragraph"] == "K2.3"
    update = anna.connect(table)
    offered = update["options"][0]["move"]
    assert anna.command(table, "why_not", move=offered)["refusal"] is None
    body = {"type": "play", "move": "swap 1", "version": update["version"]}
    told = anna.post(f"/api/tables/{table}/commands?language=de", body, 409)["refusal"]
    assert told["reason"] == "refusal-nothing-to-choose"
    assert "Karte" in told["text"]


def test_a_spectator_sees_what_is_public_and_does_nothing(server: Served) -> None:
    _, _, table = two_at_a_table(server)
    carl = Person(server, "Carl")
    update = carl.connect(table)
    assert update["seat"] is None
    assert update["view"]["hand"] == []
    assert update["options"] == []
    assert update["table"]["spectators"] == 1
    answer = carl.say("play", move="lay king 1", version=update["version"])
    assert answer["refusal"]["reason"] == "server-refusal-not-your-seat"
    nobody = Person(server, "", {"secret": ""})
    assert nobody.connect(table)["view"]["hand"] == []
    assert nobody.say("say", text="hello")["refusal"]["reason"] == "server-refusal-guest"


def test_who_sits_down_looks_from_there_at_once(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=3, options={"start_player": 1})
    assert ben.connect(table)["table"]["spectators"] == 1
    update = ben.at(ben.say("sit", seat=1)["version"])
    assert (update["seat"], update["seats"], update["table"]["spectators"]) == (1, [1], 0)
    assert update["table"]["seats"][1]["is_connected"]
    anna.command(table, "seat_bot", bot="random")
    anna.command(table, "begin")
    update = ben.until_turn()
    assert len(update["view"]["hand"]) == 3
    update = ben.at(ben.say("stand")["version"])
    assert (update["seat"], update["view"]["hand"], update["table"]["spectators"]) == (None, [], 1)


def test_a_hot_seat_has_a_curtain(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=2, options={"start_player": 0})
    anna.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "begin")
    update = anna.connect(table)
    assert (update["seat"], update["curtain"], update["view"]["hand"]) == (None, 0, [])
    anna.say("look", seat=0)
    update = anna.until(lambda message: message["type"] == "update" and message["seat"] == 0)
    assert (update["seat"], update["curtain"]) == (0, None)
    assert len(update["view"]["hand"]) == 3
    assert anna.say("play", move="decline", version=1)["refusal"]["reason"] == "server-refusal-which-seat"
    looked = update["version"]
    done = anna.say("play", seat=0, move=update["options"][0]["move"], version=looked)
    update = anna.at(done["version"])
    assert (update["seat"], update["curtain"], update["since"], update["view"]["hand"]) == (None, 1, looked, [])
    assert "card_placed" in events_of(update)
    anna.say("look", seat=1, since=update["version"] - 1)
    update = anna.until(lambda message: message["type"] == "update" and message["seat"] == 1)
    assert "card_placed" in events_of(update)
    assert anna.get(f"/api/tables/{table}")["seats"][1]["name"] == "Ben"


def test_a_hot_seat_begins_with_what_everybody_may_know(server: Served) -> None:
    """Who opened the table looked from the own seat until somebody else sat down at the device."""
    anna = Person(server, "Anna")
    table = anna.open(seats=2, options={"start_player": 0})
    assert anna.connect(table, "&since=0")["seat"] == 0
    anna.say("sit", seat=1, name="Ben")
    update = anna.at(anna.say("begin")["version"])
    assert (update["seat"], update["curtain"], update["view"]["hand"]) == (None, 0, [])
    assert "card_drawn" not in events_of(update)


def test_of_a_hot_seat_only_who_decides_is_shown_and_only_after_a_look(server: Served) -> None:
    """A whole game in which nothing but the looked at seat's own is ever sent, and what everybody saw is told once."""
    anna = Person(server, "Anna")
    table = anna.open(game="citadels", seats=3, options={"end_at": 1}, bots={"2": "random"})
    anna.command(table, "sit", seat=1, name="Ben")
    update = anna.connect(table, "&since=0")
    public: list[int] = []
    looked: int | None = None

    def send(kind: str, **more: object) -> None:
        assert anna.socket is not None
        anna.socket.send(json.dumps({"type": kind, **more}))

    send("begin", seat=0)
    while update["table"]["stage"] != "finished":
        if update["seat"] is None:
            numbers = [told["number"] for told in update["events"]]
            assert not public or not numbers or min(numbers) > max(public)
            public += numbers
            assert update["options"] == []
            assert update["view"] is None or update["view"]["hand"] == update["view"]["own"] == []
            if update["curtain"] not in (None, looked):
                send("look", seat=update["curtain"], since=0)
            looked = update["curtain"]
        else:
            assert update["seat"] == looked == update["table"]["to_move"]
            send("play", seat=looked, move=update["options"][0]["move"], version=update["version"])
        update = anna.until(lambda message: message["type"] == "update")
    assert (update["seat"], update["curtain"]) == (None, None)
    public += [told["number"] for told in update["events"]]
    assert sorted(set(public)) == list(range(1, update["version"] + 1))


def test_who_leaves_a_hot_seat_leaves_the_others_cards_covered(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=3, options={"start_player": 0}, bots={"2": "random"})
    anna.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "begin")
    anna.connect(table)
    anna.say("look", seat=0)
    anna.until(lambda message: message["type"] == "update" and message["seat"] == 0)
    update = anna.at(anna.say("stand", seat=0)["version"])
    assert (update["seat"], update["seats"], update["view"]["hand"]) == (None, [1], [])
    while update["curtain"] is None:
        update = anna.until(lambda message: message["type"] == "update")
    assert (update["seat"], update["curtain"], update["view"]["hand"]) == (None, 1, [])


def test_what_is_looked_for_in_vain_is_told_to_who_asks(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(game="citadels", seats=2, bots={"1": "random"})
    anna.command(table, "begin")
    anna.connect(table, "&refused=1")
    while "gold" not in [option["move"] for option in anna.until_turn()["options"]]:
        anna.play()
    refused = {wish["move"]: wish for wish in anna.update["refused"]}
    assert refused["end"]["refusal"]["paragraph"] == "C3.3"
    assert {f"build {card}" for card in anna.update["view"]["hand"]} <= set(refused)
    assert all(wish["text"] and wish["refusal"]["text"] for wish in refused.values())
    assert refused["end"]["refusal"]["text"] == "first take the basic action (C3.3)"
    assert not set(refused) & {option["move"] for option in anna.update["options"]}
    assert anna.get(f"/api/tables/{table}/messages?refused=true")["refused"] == anna.update["refused"]
    assert anna.get(f"/api/tables/{table}/messages")["refused"] == []
    assert Person(server, "Ben").get(f"/api/tables/{table}/messages?refused=true")["refused"] == []


def test_an_option_says_what_it_costs(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(game="citadels", seats=2, bots={"1": "random"})
    anna.command(table, "begin")
    anna.connect(table)
    prices: list[dict[str, Any]] = []
    while not prices:
        options = anna.until_turn()["options"]
        prices = [option for option in options if option["move"].startswith("build ")]
        assert all((option["amount"] is None) for option in options if option["move"] in ("gold", "draw", "end"))
        if not prices:
            anna.play(lambda moves: "gold" if "gold" in (moves := list(moves)) else moves[0])
    assert all(f"for {option['amount']} gold" in option["text"] for option in prices)


# Taking back


def citadels_turn(server: Served) -> tuple[Person, Person, str]:
    """Anna has taken gold in her turn, which shows nobody anything."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(game="citadels", seats=2)
    ben.command(table, "sit")
    anna.command(table, "begin")
    anna.connect(table)
    ben.connect(table)
    for _ in range(60):
        state = anna.get(f"/api/tables/{table}")
        mover = (anna, ben)[state["to_move"]]
        update = mover.get(f"/api/tables/{table}/messages")
        moves = [option["move"] for option in update["options"]]
        move = "gold" if "gold" in moves else moves[0]
        mover.command(table, "play", move=move, version=update["version"])
        if move == "gold":
            return (mover, ben if mover is anna else anna, table)
    raise AssertionError("nobody took gold")


def test_a_move_that_showed_nothing_is_taken_back_by_consent(server: Served) -> None:
    asker, other, table = citadels_turn(server)
    moves = asker.get(f"/api/tables/{table}")["moves"]
    asker.command(table, "ask_undo")
    assert asker.command(table, "ask_undo", 409)["refusal"]["reason"] == "server-refusal-undo-asked"
    assert asker.get(f"/api/tables/{table}")["undo"]["moves"] == moves - 1
    other.command(table, "answer_undo", agrees=False)
    assert asker.get(f"/api/tables/{table}")["moves"] == moves
    assert other.command(table, "answer_undo", 409, agrees=True)["refusal"]["reason"] == "server-refusal-undo-not-asked"
    asker.command(table, "ask_undo")
    other.command(table, "answer_undo", agrees=True)
    state = asker.get(f"/api/tables/{table}")
    assert (state["moves"], state["undo"]) == (moves - 1, None)
    options = asker.get(f"/api/tables/{table}/messages")["options"]
    assert "gold" in [option["move"] for option in options]


def test_a_move_that_drew_a_card_is_not_taken_back(server: Served) -> None:
    anna, _, table = two_at_a_table(server)
    anna.connect(table)
    anna.play()
    assert anna.command(table, "ask_undo", 409)["refusal"]["reason"] == "server-refusal-undo-shown"


# Leaving and waiting


def test_a_clock_that_runs_out_lets_a_bot_play_until_the_player_is_back(server: Served) -> None:
    anna, ben, table = two_at_a_table(server, clock={"move": 1, "reserve": 0}, options={"start_player": 0, "rounds": 6})
    ben.connect(table)
    heard: list[str] = []
    while "table_absent" not in heard:
        heard += events_of(ben.hear())
    assert ben.update["table"]["seats"][0]["is_absent"]
    ben.until_turn()
    anna.connect(table)
    state = anna.get(f"/api/tables/{table}")
    assert not state["seats"][0]["is_absent"]


def test_the_others_vote_for_a_bot_in_the_place_of_who_is_away(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_VOTE_AFTER="1") as server:
        anna, ben, table = two_at_a_table(server, options={"start_player": 1})
        anna.connect(table)
        assert anna.update["table"]["seats"][0]["vote_at"] is None
        assert ben.command(table, "vote", 409, target=0)["refusal"]["reason"] == "server-refusal-vote-early"
        assert ben.command(table, "vote", 409, target=1)["refusal"]["reason"] == "server-refusal-vote-nobody"
        anna.leave()
        seat = ben.get(f"/api/tables/{table}")["seats"][0]
        while seat["vote_at"] is None or seat["vote_at"] > ben.command(table, "ping")["at"]:
            time.sleep(0.05)
            seat = ben.get(f"/api/tables/{table}")["seats"][0]
        assert ben.command(table, "vote", target=0)["type"] == "done"
        seat = ben.get(f"/api/tables/{table}")["seats"][0]
        assert (seat["is_absent"], seat["bot"]) == (True, "greedy")
        anna.command(table, "return")
        assert not ben.get(f"/api/tables/{table}")["seats"][0]["is_absent"]


def test_a_bot_plays_on_for_who_leaves(server: Served) -> None:
    anna, ben, table = two_at_a_table(server)
    anna.command(table, "stand")
    ben.connect(table)
    ben.until_turn()
    seat = ben.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("open", "Anna", "greedy")
    assert anna.command(table, "say", 403, text="hello")["refusal"]["reason"] == "server-refusal-not-your-seat"


# Talk, hints, waiting for news


def test_talk_is_heard_but_not_by_who_muted_it(server: Served) -> None:
    anna, ben, table = two_at_a_table(server)
    anna.command(table, "say", text="<script>alert(1)</script>")
    told = ben.get(f"/api/tables/{table}/messages?since=0")["events"]
    assert told[-1]["event"]["text"] == "<script>alert(1)</script>"
    ben.command(table, "mute", target=0)
    assert "table_said" not in events_of(ben.get(f"/api/tables/{table}/messages?since=0"))
    ben.command(table, "mute", target=0, is_muted=False)
    assert "table_said" in events_of(ben.get(f"/api/tables/{table}/messages?since=0"))
    assert anna.command(table, "say", 400, text="x" * 501)


def test_a_hint_is_worded_in_each_language_and_thought_of_once(server: Served) -> None:
    anna, _, table = two_at_a_table(server)
    advice = {}
    for language in ("en", "de", "hu", "ko"):
        path = f"/api/tables/{table}/commands?language={language}"
        advice[language] = anna.post(path, {"type": "hint"}, 200)["options"]
    for language, tips in advice.items():
        words = Words(language, "kabale")
        assert [(tip["move"], tip["share"]) for tip in tips] == [(tip["move"], tip["share"]) for tip in advice["en"]]
        assert all(words.move(tip["move"]) in tip["text"] for tip in tips)


def test_a_hint_is_given_unless_the_host_forbids_it(server: Served) -> None:
    anna, ben, table = two_at_a_table(server)
    advice = anna.command(table, "hint")
    offered = [option["move"] for option in anna.connect(table)["options"]]
    assert len(advice["options"]) == 3
    for tip in advice["options"]:
        assert tip["move"] in offered
        assert tip["text"].startswith(f"{round(100 * tip['share'])}% – Lay ")
        assert tip["text"].endswith(Words("en", "kabale").text(tip["reason"]))
    assert (advice["move"], advice["text"]) == (advice["options"][0]["move"], advice["options"][0]["text"])
    assert ben.command(table, "hint", 409)["refusal"]["reason"] == "server-refusal-turn"
    anna, _, table = two_at_a_table(server, has_hints=False, has_chat=False)
    assert anna.command(table, "hint", 409)["refusal"]["reason"] == "server-refusal-no-hints"
    assert anna.command(table, "say", 409, text="hm")["refusal"]["reason"] == "server-refusal-no-chat"


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_hint_is_in_the_language_of_who_asks(server: Served, game: str) -> None:
    """A second request does not think again before the next move."""
    anna, ben, table = two_at_a_table(server, game=game)
    path = f"/api/tables/{table}/commands"
    given = {language: anna.post(f"{path}?language={language}", {"type": "hint"}) for language in languages()}
    for language, advice in given.items():
        words = Words(language, game)
        told = [words.hint(tip["move"], tip["share"], tip["reason"], ["Anna", "Ben"], 0) for tip in advice["options"]]
        assert [tip["text"] for tip in advice["options"]] == told
    assert len({str([(tip["move"], tip["share"]) for tip in each["options"]]) for each in given.values()}) == 1
    anna.connect(table)
    anna.play()
    ben.connect(table)
    offered = [option["move"] for option in ben.until_turn()["options"]]
    assert {tip["move"] for tip in ben.command(table, "hint")["options"]} <= set(offered)


def test_a_program_waits_for_news_over_http(server: Served) -> None:
    anna, ben, table = two_at_a_table(server)
    version = anna.get(f"/api/tables/{table}")["version"]
    begun = time.monotonic()
    assert ben.get(f"/api/tables/{table}/messages?since={version}&wait=1")["events"] == []
    assert time.monotonic() - begun >= 0.9
    anna.connect(table)
    anna.play()
    assert "card_placed" in events_of(ben.get(f"/api/tables/{table}/messages?since={version}&wait=20"))


def test_texts_can_be_left_out(server: Served) -> None:
    _, ben, table = two_at_a_table(server)
    update = ben.get(f"/api/tables/{table}/messages?since=0&texts=false")
    assert {told["text"] for told in update["events"]} == {""}
    fluent = ben.ask("GET", "/api/texts/hu/citadels").text
    assert "server-table-began" in fluent
    assert "citadels-event-" in fluent

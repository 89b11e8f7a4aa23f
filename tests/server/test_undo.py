"""Taking back: reaches the own last decision over what others did since, unless something hidden was shown."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from raenke import Match
from raenke.citadels.position import Position, position_of
from raenke.core.event import to_dict
from raenke.core.undo import judged
from raenke.server import table_events
from raenke.server.log import Entry, Header, Moved, Numbered, Settings
from raenke.server.table import LiveTable
from raenke.server.undo import judged_back
from tests.server.served import Person, Served, served

# Everybody holds all three, so nobody draws and a back is one of three known cards.
SMALL = {"allies": ["king", "queen", "juliet"], "rounds": 1, "start_player": 0}


def judgement(match: Match, moves: Sequence[str], seat: int = 0) -> dict[str, Any] | None:
    """What was shown first, or None: the moves can be taken back."""
    found = judged(match, moves, seat)
    if found.is_harmless:
        return None
    assert found.shown
    return to_dict(found.shown)


def small(seats: int = 3) -> Match:
    return Match("kabale", seats, 1, SMALL)


# The judge: written positions


def test_cards_that_others_lay_face_down_show_nothing() -> None:
    assert judgement(small(), ["lay king 1", "lay queen 2", "lay juliet 3"]) is None


def test_a_card_that_another_turns_up_is_named() -> None:
    moves = ["lay king 1", "lay queen 2", "lay juliet 2"]
    assert judgement(small(), moves) == {
        "type": "card_revealed", "column": 1, "position": 0, "seat": 1, "card": "queen",
    }  # fmt: skip


def test_the_own_card_turned_up_by_another_is_no_news() -> None:
    assert judgement(small(), ["lay king 1", "lay queen 1", "lay juliet 3"]) is None


def test_the_own_draw_is_named() -> None:
    match = Match("kabale", 2, 1, {"start_player": 0})
    shown = judgement(match, [match.moves()[0]])
    assert shown
    assert (shown["type"], shown["seat"]) == ("card_drawn", 0)


def choosing() -> Match:
    """Four players; the first one has the crown and takes a character."""
    hands = ["tavern", "market", "temple", "manor"]
    deck = "church castle palace docks harbor fortress prison battlefield watchtower monastery"
    position = Position(
        seats=4, phase="take", crown=0, opener=0, hands=hands, deck=deck, face_up=["bishop", "merchant"],
        face_down="warlord",
    )  # fmt: skip
    return Match.at("citadels", position, 1)


def test_characters_taken_in_secret_show_nothing() -> None:
    assert judgement(choosing(), ["take king", "take thief", "take magician"]) is None


def test_who_answers_the_call_is_named() -> None:
    moves = ["take king", "take thief", "take magician", "take architect"]
    assert judgement(choosing(), moves) == {"type": "character_revealed", "seat": 1, "character": "thief"}


def turn(**more: Any) -> Match:
    hands = ["tavern manor", "market", "temple manor", "market"]
    deck = "church castle palace docks harbor fortress prison battlefield watchtower monastery"
    position = Position(
        seats=4, acting=(0, "king"), crown=0, gold=[5, 5, 5, 5], hands=hands, deck=deck,
        characters=["king", "assassin", "architect", "warlord"], **more,
    )  # fmt: skip
    return Match.at("citadels", position, 1)


@pytest.mark.parametrize("moves", [["gold"], ["gold", "build tavern"], ["gold", "build manor", "income"]])
def test_gold_and_building_show_their_player_nothing(moves: list[str]) -> None:
    assert judgement(turn(), moves) is None


def test_what_is_drawn_in_the_own_turn_is_named() -> None:
    shown = judgement(turn(), ["draw"])
    assert shown
    assert shown["type"] == "card_drawn"


def test_a_district_that_another_builds_is_named() -> None:
    match = turn()
    assert judgement(match, ["gold", "end"]) == {"type": "rank_called", "rank": 7, "character": "architect"}
    match = turn()
    known = Match.at("citadels", position_of(match.table).replace(acting=(2, "architect")), 1)
    shown = judgement(known, ["gold", "build temple"])
    assert shown == {"type": "gold_paid", "seat": 2, "amount": 1, "why": "build"}


# The table


def stored(moves: Sequence[str], is_open: bool = False) -> LiveTable:
    header = Header(
        id="t", game="kabale", rules="1", release="1", seats=3, options=SMALL, seed="01" * 32,
        settings=Settings(is_open=is_open), host="a", opened_at=0,
    )  # fmt: skip
    table = LiveTable(header)
    entries = [
        Entry(what=table_events.Seated(seat=0, name="Anna", colour="red"), guest="a"),
        Entry(what=table_events.BotSeated(seat=1, bot="random")),
        Entry(what=table_events.BotSeated(seat=2, bot="random")),
        Entry(what=table_events.Began()),
    ]
    for entry in entries:
        put(table, entry)
    for number, move in enumerate(moves):
        put(table, Entry(what=Moved(seat=number % 3, move=move, is_bot=number % 3 > 0)))
    return table


def put(table: LiveTable, entry: Entry) -> None:
    table.apply(Numbered(table.version + 1, 0, entry))


def looks(table: LiveTable) -> list[Any]:
    assert table.match
    return [table.match.view(seat) for seat in (None, 0, 1, 2)]


def test_after_taking_back_everybody_sees_what_was_before() -> None:
    before = looks(stored([]))
    table = stored(["lay king 1", "lay queen 2", "lay juliet 3"])
    assert table.last_choice(0) == 0
    assert looks(table) != before
    put(table, Entry(what=table_events.Undone(seat=0, moves=0, since=4)))
    assert looks(table) == before
    assert (table.to_move, table.last_choice(0)) == (0, None)


def test_an_undone_entry_of_before_is_still_read() -> None:
    table = stored(["lay king 1", "lay queen 2"])
    put(table, Entry(what=table_events.Undone(seat=1, moves=1)))
    assert looks(table) == looks(stored(["lay king 1"]))


@pytest.mark.parametrize(("is_open", "is_watched"), [(False, False), (True, False), (False, True)])
def test_who_plays_among_bots_is_judged_by_what_everybody_saw_if_others_may_look(
    is_open: bool, is_watched: bool
) -> None:
    table = stored(["lay king 1", "lay queen 1", "lay juliet 3"], is_open)
    found = judged_back(table, 0, 0, is_watched)
    assert found.is_harmless == (not is_open and not is_watched), "the king was news to all but Anna"
    assert found.is_public == (is_open or is_watched)


# The server


def state(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}")


def look(person: Person, table: str) -> Any:
    update = person.get(f"/api/tables/{table}/messages")
    return update["view"], update["options"], update["can_undo"]


def after_two_moves(server: Served) -> tuple[Person, str, Any]:
    """Anna has laid a king, the bot something that did not end the match; and what Anna knew before."""
    anna = Person(server, "Anna")
    while True:
        table = anna.open(seats=2, options=SMALL, bots={"1": "random"})
        anna.command(table, "begin")
        before = look(anna, table)
        anna.connect(table)
        anna.play(lambda moves: "lay king 1")
        if anna.until_turn()["options"]:
            return anna, table, before


def test_against_bots_the_own_last_decision_is_taken_back_at_once(server: Served) -> None:
    anna, table, before = after_two_moves(server)
    assert before[2] is False
    assert state(anna, table)["moves"] == 2
    assert look(anna, table)[2] is True
    assert anna.command(table, "ask_undo")["type"] == "done"
    assert state(anna, table)["moves"] == 0
    assert look(anna, table) == before
    assert anna.command(table, "ask_undo", 409)["refusal"]["reason"] == "server-refusal-undo-none"


def test_a_spectator_keeps_what_only_the_player_knew_from_being_taken_back(server: Served) -> None:
    while True:
        anna, table, _ = after_two_moves(server)
        if len(look(anna, table)[0]["columns"][0]) == 2:  # the bot turned Anna's king up
            break
    look(Person(server, "Ben"), table)
    assert anna.command(table, "ask_undo", 409)["refusal"]["reason"] == "server-refusal-undo-public"


def test_a_refusal_says_what_was_shown(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=2, options={"start_player": 0}, bots={"1": "random"})
    anna.command(table, "begin")
    anna.connect(table)
    anna.play()
    anna.until_turn()
    drawn = [
        each["text"]
        for each in anna.get(f"/api/tables/{table}/messages?since=0&language=en")["events"]
        if each["event"]["type"] == "card_drawn"
    ]
    refusal = anna.post(f"/api/tables/{table}/commands?language=en", {"type": "ask_undo"}, 409)["refusal"]
    assert refusal["reason"] == "server-refusal-undo-shown"
    assert drawn[3].rstrip(".") in refusal["text"]


def three(server: Served, **more: Any) -> tuple[Person, Person, str]:
    """Anna, a bot and Ben, in this order."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=3, options=SMALL, bots={"1": "random"}, **more)
    ben.command(table, "sit")
    anna.command(table, "begin")
    return anna, ben, table


def three_after_a_king(server: Served) -> tuple[Person, Person, str]:
    """Anna has laid a king that the bot has not turned up: everybody would have seen that."""
    while True:
        anna, ben, table = three(server)
        anna.connect(table)
        anna.play(lambda moves: "lay king 1")
        ben.connect(table)
        if len(ben.until_turn()["view"]["columns"][0]) == 1:
            return anna, ben, table


def test_people_must_consent_and_bots_need_not(server: Served) -> None:
    anna, ben, table = three_after_a_king(server)
    columns = ben.until_turn()["view"]["columns"]
    free = next(at for at, lying in enumerate(columns, 1) if not lying)
    ben.play(lambda moves: f"lay queen {free}")
    anna.until_turn()
    anna.command(table, "ask_undo")
    undo = state(anna, table)["undo"]
    assert (undo["seat"], undo["moves"], state(anna, table)["moves"]) == (0, 0, 3)
    ben.command(table, "answer_undo", agrees=True)
    assert (state(anna, table)["moves"], state(anna, table)["to_move"]) == (0, 0)


def test_a_bot_waits_while_people_are_asked(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_BOT_PAUSE="4") as server:
        anna, ben, table = three(server)
        anna.connect(table)
        anna.play(lambda moves: "lay king 1")
        anna.command(table, "ask_undo")
        # News of the table arrive until something is refused or agreed to; none of it is a move.
        assert ben.get(f"/api/tables/{table}/messages?since={state(ben, table)['version']}&wait=6")["events"] == []
        ben.command(table, "answer_undo", agrees=True)
        assert state(anna, table)["moves"] == 0


def test_who_asks_may_think_again(server: Served) -> None:
    anna, ben, table = three_after_a_king(server)
    anna.command(table, "ask_undo")
    anna.command(table, "answer_undo", agrees=False)
    assert state(anna, table)["undo"] is None
    told = ben.get(f"/api/tables/{table}/messages?since=0&language=en")["events"]
    assert [each["text"] for each in told if each["event"]["type"].startswith("table_undo")] == [
        "Anna asks to undo their last decision.",
        "Anna withdraws the request.",
    ]


def test_who_does_not_agree_is_told_so(server: Served) -> None:
    anna, ben, table = three_after_a_king(server)
    anna.command(table, "ask_undo")
    ben.command(table, "answer_undo", agrees=False)
    told = anna.get(f"/api/tables/{table}/messages?since=0&language=en")["events"]
    assert [each["text"] for each in told if each["event"]["type"] == "table_undo_refused"] == ["Ben does not agree."]


def test_what_was_taken_back_stays_so_after_a_kill(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna, table, _ = after_two_moves(server)
        anna.command(table, "ask_undo")
        before = look(anna, table)
        anna.leave_at_once()
        server.kill()
        server.start()
        assert look(anna, table) == before
        assert state(anna, table)["moves"] == 0
        anna.connect(table)
        assert anna.play(lambda moves: "lay queen 1")["type"] == "done"


def test_the_update_says_which_numbers_no_longer_stand(server: Served) -> None:
    anna, table, _ = after_two_moves(server)
    begun = state(anna, table)["version"] - 2
    anna.command(table, "ask_undo")
    undone = anna.get(f"/api/tables/{table}/messages?since=0")["events"][-1]["event"]
    assert (undone["type"], undone["moves"], undone["since"]) == ("table_undone", 0, begun)

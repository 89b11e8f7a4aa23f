"""Which steps of a match mattered: each kind of moment from a position written down."""

from typing import Any

from raenke.core.hindsight import Moment
from raenke.core.match import Match
from tests.citadels.table_talk import at, passive


def moments(match: Match, *moves: str) -> list[Moment]:
    """What mattered in these moves, in hindsight."""
    hindsight = match.game.hindsight()
    hindsight.see(0, match.table, match.events)
    for step, move in enumerate(moves, 1):
        hindsight.see(step, match.table, match.play(move))
    return hindsight.moments


def found(reason: str, match: Match, *moves: str) -> list[tuple[int, dict[str, Any]]]:
    return [(moment.step, moment.words) for moment in moments(match, *moves) if moment.reason == reason]


def at_the_end(match: Match, *moves: str) -> dict[str, dict[str, Any]]:
    """What mattered until the match is over, with everybody doing as little as possible."""
    hindsight = match.game.hindsight()
    hindsight.see(0, match.table, match.events)
    step = 0
    for move in moves:
        step += 1
        hindsight.see(step, match.table, match.play(move))
    while not match.over:
        step += 1
        hindsight.see(step, match.table, match.play(passive(match)))
    return {moment.reason: moment.words for moment in hindsight.moments}


def test_the_murder_of_who_is_ahead() -> None:
    match = at("assassin", others="1 king 2 bishop 3 thief", cities=["", "castle", "manor"])
    told = {"seat": 0, "other": 1, "character": "king"}
    assert found("murdered-leader", match, "murder king") == [(1, told)]
    match = at("assassin", others="1 king 2 bishop 3 thief", cities=["", "castle", "palace"])
    assert moments(match, "murder king") == []


def test_the_murder_of_who_needs_one_district() -> None:
    match = at("assassin", others="1 king 2 bishop 3 thief", cities=["", "manor", "palace"], options={"end_at": 2})
    assert [step for step, _ in found("murdered-builder", match, "murder king")] == [1]
    match = at("assassin", others="1 king 2 bishop 3 thief", cities=["", "manor", "palace"], options={"end_at": 2})
    assert moments(match, "murder warlord") == []  # nobody is the Warlord


def test_a_theft_of_three_gold_or_more() -> None:
    for gold, count in ((5, 1), (2, 0)):
        match = at("thief", others="1 king", gold=[0, gold, 0, 0])
        stolen = found("stolen", match, "gold", "rob king", "end")
        assert stolen == [(3, {"seat": 0, "other": 1, "amount": gold})][:count]


def test_an_exchange_for_many_cards() -> None:
    match = at("magician", hands=["tavern", "castle manor palace temple"])
    assert found("exchanged", match, "exchange 2") == [(1, {"seat": 0, "other": 1, "count": 3})]
    assert moments(at("magician", hands=["tavern", "castle"]), "exchange 2") == []


def test_a_destroyed_district_that_cost_five_colours() -> None:
    match = at("warlord", others="1 king", cities=["", "manor temple tavern watchtower keep"], gold=[9])
    told = {"seat": 0, "other": 1, "district": "tavern", "points": 3}
    assert found("lost-colours", match, "gold", "destroy 2 tavern") == [(2, told)]


def test_a_destroyed_district_of_a_city_that_lacked_one() -> None:
    match = at("warlord", others="1 king", cities=["", "manor temple"], gold=[9], options={"end_at": 3})
    assert [step for step, _ in found("set-back", match, "gold", "destroy 2 temple")] == [2]
    match = at("warlord", others="1 king", cities=["", "manor temple"], gold=[9])
    assert moments(match, "gold", "destroy 2 temple") == []


def test_the_first_complete_city_and_what_it_decides() -> None:
    match = at("king", cities=["manor", "castle"], hands=["tavern"], gold=[2, 0, 0, 0], options={"end_at": 2})
    told = at_the_end(match, "gold", "build tavern")
    assert told["completed"] == {"seat": 0}
    assert told["decided-completion"] == {"seat": 0, "other": 1, "points": 4, "count": 4}


def test_a_tied_count() -> None:
    cities = ["manor", "tavern temple watchtower"]
    match = at("king", cities=cities, gold=[5, 0, 0, 0], options={"end_at": 8, "max_rounds": 1})
    assert at_the_end(match)["tied-gold"] == {"seat": 0, "other": 1, "points": 3}


def test_who_takes_the_lead() -> None:
    match = at("architect", cities=["manor", "castle"], hands=["palace"], gold=[5], options={"max_rounds": 3})
    assert at_the_end(match, "gold", "build palace")["leads"]["seat"] == 0


def test_a_count_decided_by_colours_or_violet_districts() -> None:
    options = {"end_at": 8, "max_rounds": 1}
    match = at("king", cities=["manor temple tavern watchtower haunted_city", "castle palace"], options=options)
    assert at_the_end(match)["decided-colours"] == {"seat": 0, "other": 1, "points": 3, "count": 2}
    match = at("king", cities=["map_room", "palace"], hands=["tavern temple"], options=options)
    assert at_the_end(match)["decided-violet"]["seat"] == 0


def test_with_everything_open_hands_characters_and_the_museum_are_seen() -> None:
    match = at("king", others="1 thief", cities=["", "museum"], hands=["tavern", "castle"], museum="temple")
    view, hidden = match.game.opened([match.view(seat) for seat in (0, 1, 2, 3, None)])
    assert [stored.card for stored in view.museum] == ["temple"]
    assert (hidden.hands[:2], hidden.characters[:2], hidden.drawn) == (
        [["tavern"], ["castle"]],
        [["king"], ["thief"]],
        [],
    )
    match.play("draw")
    assert match.game.opened([match.view(seat) for seat in (0, 1, 2, 3, None)])[1].drawn

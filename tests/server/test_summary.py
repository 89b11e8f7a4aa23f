"""What a guest has played, told to that guest alone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from raenke.server import schema
from raenke.server.database import engine_of, migrate, upgrade
from tests.server.served import Person, Served, play_out_together, served


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own: its ratings are those of these matches."""
    with served(tmp_path_factory.mktemp("summary")) as running:
        yield running


def play(*people: Person, bots: int = 1, **options: Any) -> str:
    host, *others = people
    seats = len(people) + bots
    bot = {str(seat): "random" for seat in range(len(people), seats)}
    game = options.pop("game", "kabale")
    table = host.open(game=game, seats=seats, bots=bot, options=options)
    for seat, each in enumerate(others, 1):
        each.command(table, "sit", seat=seat)
    host.command(table, "begin")
    for each in people:
        each.connect(table)
    play_out_together(*people) if others else host.play_out()
    for each in people:
        each.leave()
    return table


@pytest.fixture(scope="module")
def anna(quiet: Served) -> Person:
    anna, ben = Person(quiet, "Anna"), Person(quiet, "Ben")
    play(anna, bots=2, rounds=1)
    play(anna, rounds=1, edition="korean")
    play(anna, rounds=1)
    play(anna, ben, bots=0, rounds=1)
    play(anna, game="citadels", end_at=1)
    return anna


def of_game(person: Person, game: str, language: str = "en") -> Any:
    told = person.get(f"/api/guests/me/summary?language={language}")
    return next(each for each in told["games"] if each["game"] == game)


def test_matches_by_game_opponent_and_rules(anna: Person) -> None:
    told = anna.get("/api/guests/me/summary?language=en")
    assert [(each["game"], each["played"]) for each in told["games"]] == [("kabale", 4), ("citadels", 1)]
    kabale = told["games"][0]
    assert kabale["won"] == sum(won(anna, match) for match in matches(anna, "kabale"))
    random, ben = kabale["opponents"]
    assert (random["name"], random["bot"], random["played"]) == ("random", True, 3)
    assert (ben["name"], ben["bot"], ben["played"]) == ("Ben", False, 1)
    assert sum(each["played"] for each in kabale["editions"]) == 4
    assert [each["title"] for each in kabale["editions"]] == [None]  # one round is nobody's edition


def matches(person: Person, game: str) -> list[Any]:
    return [each for each in person.get("/api/guests/me/matches")["matches"] if each["game"] == game]


def won(person: Person, match: Any) -> bool:
    mine = [player for player in match["players"] if player["guest"] == person.ticket["guest"]["id"]]
    return bool(mine[0]["is_winner"])


def test_the_rating_against_bots_and_with_people_each_as_it_grew(anna: Person) -> None:
    bots, people = of_game(anna, "kabale")["curves"]
    assert (bots["against"], people["against"]) == ("bots", "people")
    against_bots = [each for each in matches(anna, "kabale") if sum(bool(it["guest"]) for it in each["players"]) == 1]
    assert [point["match"] for point in bots["points"]] == [each["id"] for each in reversed(against_bots)]
    assert [point["at"] for point in bots["points"]] == sorted(point["at"] for point in bots["points"])
    assert len(people["points"]) == 1
    rating = 0.0  # the one of who has not played yet
    for point in bots["points"]:
        match = anna.get(f"/api/matches/{point['match']}")
        if won(anna, match):
            assert point["rating"] > rating
        rating = point["rating"]


def test_how_often_each_card_won_its_column(anna: Person) -> None:
    kabale = of_game(anna, "kabale")
    assert kabale["counted"] == 4
    (cards,) = kabale["tallies"]
    assert cards["what"] == "card"
    laid = dict.fromkeys(("times", "wins", "points"), 0)
    mine = anna.ticket["guest"]["id"]
    for match in matches(anna, "kabale"):
        seat = next(player["seat"] for player in match["players"] if player["guest"] == mine)
        replay = anna.get(f"/api/matches/{match['id']}/replay")
        for event in (told["event"] for step in replay["steps"] for told in step["events"]):
            if event["type"] == "goal_awarded":
                own = [card for card in event["cards"] if card[0] == seat]
                laid["times"] += len(own)
                laid["wins"] += len(own) * (event["winner"] == seat)
                laid["points"] += len(own) * (event["winner"] == seat) * event["goal"][1]
    assert {name: sum(tally[name] for tally in cards["tallies"]) for name in laid} == laid
    german = of_game(anna, "kabale", "de")["tallies"][0]["tallies"]
    assert [tally["key"] for tally in german] == [tally["key"] for tally in cards["tallies"]]
    assert [tally["text"] for tally in german] != [tally["text"] for tally in cards["tallies"]]


def test_characters_and_districts_of_citadels(anna: Person) -> None:
    tallies = {each["what"]: each["tallies"] for each in of_game(anna, "citadels")["tallies"]}
    assert tallies["card"]
    (match,) = matches(anna, "citadels")
    mine = anna.ticket["guest"]["id"]
    seat = next(player["seat"] for player in match["players"] if player["guest"] == mine)
    steps = anna.get(f"/api/matches/{match['id']}/replay")["steps"]
    events = [told["event"] for step in steps for told in step["events"]]
    laid = [each["district"] for each in events if each["type"] == "district_built" and each["seat"] == seat]
    built = tallies.get("built", [])  # the bot may have ended the game before
    assert sorted(tally["key"] for tally in built for _ in range(tally["times"])) == sorted(laid)
    assert all(tally["wins"] == tally["times"] * won(anna, match) for tally in built)


def test_only_a_guest_is_told_and_only_of_the_own_matches(anna: Person, quiet: Served) -> None:
    assert Person(quiet, "", {"secret": ""}).get("/api/guests/me/summary", 401)["reason"] == "server-refusal-guest"
    assert Person(quiet, "Cleo").get("/api/guests/me/summary") == {"games": [], "most": 500}


def test_matches_from_before_the_tallies_are_there_without_them(address: str) -> None:
    engine = engine_of(address)
    with engine.begin() as connection:
        upgrade(connection, "0003")
        connection.execute(
            text(
                "INSERT INTO players (match, seat, name, guest, score, is_winner) VALUES ('m', 0, 'Anna', 'g', 7, :won)"
            ),
            {"won": True},
        )
    migrate(engine)
    with engine.connect() as connection:
        (row,) = connection.execute(select(schema.players)).mappings()
    engine.dispose()
    assert (row["name"], row["score"], row["is_winner"], row["counts"]) == ("Anna", 7, True, None)


def test_what_was_counted_is_in_the_database_of_each_kind(tmp_path: Path, address: str) -> None:
    with served(tmp_path, address) as running:
        anna = Person(running, "Anna")
        play(anna, rounds=1)
        assert of_game(anna, "kabale")["counted"] == 1

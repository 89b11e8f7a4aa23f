"""What is over: results, records, replays, ratings, statistics, another match; and the column lab."""

import pytest

from raenke.core.record import parse_record, replay
from tests.server.served import Person, Served


@pytest.fixture(scope="module")
def finished(server: Served) -> tuple[Person, str]:
    anna = Person(server, "Anna")
    table = anna.open(seats=3, bots={"1": "greedy", "2": "random"}, options={"rounds": 2})
    anna.command(table, "begin")
    anna.connect(table)
    anna.play_out()
    return anna, table


def test_the_record_of_a_finished_match_can_be_checked_by_anybody(finished: tuple[Person, str]) -> None:
    anna, table = finished
    response = anna.ask("GET", f"/api/matches/{table}/record")
    assert "attachment" in response.headers["content-disposition"]
    match = replay(parse_record(response.content))
    assert match.over
    assert match.scores == anna.get(f"/api/tables/{table}")["scores"]


def test_nothing_of_a_running_match_is_retold(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=2, bots={"1": "random"}, options={"start_player": 0})
    for _ in range(2):
        for path in ("record", "replay"):
            assert anna.get(f"/api/matches/{table}/{path}", 409)["reason"] == "server-refusal-not-over"
        assert anna.get(f"/api/matches/{table}", 404)
        anna.ask("POST", f"/api/tables/{table}/commands", json={"type": "begin"})


def test_a_replay_tells_everything_to_everybody(finished: tuple[Person, str], server: Served) -> None:
    anna, table = finished
    stranger = Person(server, "", {"secret": ""})
    told = stranger.get(f"/api/matches/{table}/replay?at=4&language=de")
    assert told["at"] == 4
    assert len(told["steps"]) == told["moves"] + 1
    assert len(told["views"]) == 3
    assert all(len(view["hand"]) for view in told["views"])
    assert told["public"]["hand"] == []
    assert {"pile_shuffled", "goals_shuffled"} <= {each["event"]["type"] for each in told["steps"][0]["events"]}
    assert any(each["lines"] for step in told["steps"] for each in step["events"])
    assert anna.get(f"/api/matches/{table}/replay?at=100000", 400)["reason"] == "server-refusal-moment"


def test_an_uploaded_record_is_retold_and_a_damaged_one_refused(finished: tuple[Person, str]) -> None:
    anna, table = finished
    record = anna.get(f"/api/matches/{table}/record")
    assert anna.post("/api/replay?at=0", record)["moves"] == len(record["moves"])
    refusal = anna.post("/api/replay", {**record, "moves": record["moves"][:-1]}, 400)
    assert "chain" in refusal["text"]
    assert anna.post("/api/replay", {}, 400)["reason"] == "server-refusal-record"


def test_results_ratings_and_statistics(finished: tuple[Person, str]) -> None:
    anna, table = finished
    result = anna.get(f"/api/matches/{table}")
    assert result["is_rated"]
    assert result["id"] in [each["id"] for each in anna.get("/api/guests/me/matches")["matches"]]
    own = next(player for player in result["players"] if player["guest"] == anna.ticket["guest"]["id"])
    listed = next(line for line in anna.get("/api/ratings/kabale")["players"] if line["guest"] == own["guest"])
    assert listed["rating"] == own["rating"]
    statistics = anna.get("/api/statistics/kabale?language=en")
    assert statistics["matches"] >= 1
    assert all(tally["wins"] <= tally["times"] for tally in statistics["cards"])
    assert {tally["key"] for tally in statistics["rounds"]} >= {"1", "2"}
    assert anna.get("/api/ratings/chess", 404)


def test_a_rematch_is_for_the_same_people(finished: tuple[Person, str]) -> None:
    anna, table = finished
    follow = anna.command(table, "rematch")["table"]
    assert anna.command(table, "rematch")["table"] == follow
    old, new = anna.get(f"/api/tables/{table}"), anna.get(f"/api/tables/{follow}")
    assert old["rematch"] == follow
    assert [(seat["kind"], seat["name"]) for seat in new["seats"]] == [
        (seat["kind"], seat["name"]) for seat in old["seats"]
    ]
    assert new["options"] == old["options"]
    anna.command(follow, "begin")


def test_a_match_goes_on_from_a_moment_of_a_finished_one(finished: tuple[Person, str]) -> None:
    anna, table = finished
    record = anna.get(f"/api/matches/{table}/record")
    origin = {"match": table, "moves": 5, "cards": "old"}
    body = {"game": "kabale", "seats": 3, "bots": {"1": "random", "2": "random"}, "origin": origin}
    other = anna.post("/api/tables", body, 201)["id"]
    anna.command(other, "begin")
    anna.connect(other)
    anna.play_out()
    again = anna.get(f"/api/matches/{other}/record")
    assert again["moves"][:5] == record["moves"][:5]
    assert again["seed"] == record["seed"]
    assert not anna.get(f"/api/matches/{other}")["is_rated"]
    follow = anna.command(other, "rematch")["table"]
    anna.command(follow, "begin")
    assert anna.get(f"/api/tables/{follow}")["origin"] is None
    late = {**body, "origin": {"match": table, "moves": len(record["moves"])}}
    assert anna.post("/api/tables", late, 400)["reason"] == "server-refusal-moment"


def test_the_column_lab_explains_a_column(server: Served) -> None:
    anna = Person(server, "Anna")
    column = {"goal": ["music", 3], "cards": [["blue", "queen"], ["white", "wizard"]]}
    award = anna.post("/api/lab/column?language=en", column)
    assert (award["winner"], award["sums"], award["removed"]) == ("white", {"white": 7.0}, [0])
    assert award["lines"][-1] == "white wins the goal Music 3."
    by_seat = award["award"]
    assert (by_seat["winner"], by_seat["sums"], by_seat["cards"]) == (1, {"1": 7.0}, [[0, "queen"], [1, "wizard"]])
    assert by_seat["steps"][-1] == {"kind": "won", "rule": "K4.6", "sums": {"1": 7.0}, "seat": 1}
    assert anna.post("/api/lab/column", {"goal": ["music", 9], "cards": []}, 400)["reason"] == "server-refusal-column"


def test_citadels_is_played_to_the_end_with_the_same_words(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(game="citadels", seats=3, bots={"1": "random", "2": "random"}, options={"end_at": 2})
    anna.command(table, "begin")
    anna.connect(table, "&since=0")
    anna.play_out()
    told = anna.told(table, "&language=de")
    ended = next(each for each in told if each["event"]["type"] == "game_ended")
    assert len(ended["lines"]) >= 3
    assert anna.get("/api/statistics/citadels?language=en")["cards"]
    assert replay(parse_record(anna.ask("GET", f"/api/matches/{table}/record").content)).over

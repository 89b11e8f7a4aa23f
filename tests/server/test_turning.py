"""What decided a finished match, as people ask for it at its end."""

from tests.server.served import Person, Served


def test_the_move_that_decided_is_one_of_the_table_and_only_at_the_end(server: Served) -> None:
    anna = Person(server, "Anna")
    options = {"end_at": 2, "max_rounds": 6}
    table = anna.open(game="citadels", seats=3, bots={"1": "greedy", "2": "greedy"}, options=options)
    assert anna.get(f"/api/matches/{table}/turning", 409)["reason"] == "server-refusal-not-over"
    anna.command(table, "begin")
    assert anna.get(f"/api/matches/{table}/turning", 409)["reason"] == "server-refusal-not-over"
    anna.connect(table)
    anna.play_out()
    told = anna.get(f"/api/matches/{table}/turning")
    moves = anna.get(f"/api/matches/{table}/replay")["moves"]
    assert 0 < told["moves"] <= moves
    events = anna.get(f"/api/tables/{table}/messages?since={told['number'] - 1}")["events"]
    assert events[0]["number"] == told["number"]
    assert anna.get("/api/matches/nonsense/turning", 404)["reason"] == "server-refusal-not-found"

"""`raenke column`: what it answers, and that nothing on its input can bring it down."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from raenke.cli import app
from raenke.cli.kabale.column import LINE_MOST, answer
from raenke.kabale.award import award
from raenke.kabale.cards import ALLIES, DOMAINS

runner = CliRunner()
QUEEN_AND_WIZARD = {"goal": ["music", 3], "cards": [["blue", "queen"], ["white", "wizard"]]}


def asked(*lines: str | bytes) -> tuple[list[dict[str, Any]], int]:
    """The answers to some lines, and the exit code."""
    given = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    result = runner.invoke(app, ["column"], input=given)
    return [json.loads(line) for line in result.stdout.splitlines()], result.exit_code


def error_of(line: str | bytes) -> str:
    answers, code = asked(line)
    assert code == 2
    assert [*answers[0]] == ["error"]
    return str(answers[0]["error"])


def column(goal: Any = ("music", 3), cards: Any = (), **more: Any) -> str:
    return json.dumps({"goal": goal, "cards": cards, **more})


def test_the_example_of_the_record_page() -> None:
    answers, code = asked(json.dumps({**QUEEN_AND_WIZARD, "options": {"doppelganger": "current"}}))
    assert code == 0
    assert {**answers[0], "steps": []} == {"winner": "white", "sums": {"white": 7.0}, "removed": [0], "steps": []}
    assert [*answers[0]] == ["winner", "sums", "removed", "steps"]


def test_an_edition_is_among_the_options_and_what_stands_beside_it_wins() -> None:
    """K5.16: in the Korean text the Hermit takes 1 from every other card and keeps 12."""
    cards = [["a", "hermit"], ["b", "king"]]
    korean, beside = {"edition": "korean"}, {"hermit_giant": "self", "edition": "korean"}
    (plain, other, own), code = asked(
        column(cards=cards), column(cards=cards, options=korean), column(cards=cards, options=beside)
    )
    assert code == 0
    assert other["sums"] == {"a": 12.0, "b": 19.0}
    assert plain["sums"] == own["sums"] != other["sums"]


def test_empty_column_has_no_winner() -> None:
    answers, code = asked(column())
    assert code == 0
    assert answers == [{"winner": None, "sums": {}, "removed": [], "steps": [{"rule": "K4.6", "kind": "unclaimed"}]}]


def test_steps_name_the_owners() -> None:
    cards = [["Ödön", "queen"], ["Anna", "queen"], ["Ödön", "beggar"], ["Anna", "beggar"]]
    (answer,), _ = asked(column(cards=cards))
    kinds = {step["kind"]: step for step in answer["steps"]}
    assert kinds["sums"]["sums"] == {"Ödön": 20.0, "Anna": 20.0}
    assert kinds["tied"]["seats"] == ["Ödön", "Anna"]
    assert kinds["won"]["seat"] == answer["winner"] == "Anna"
    assert [step["seat"] for step in answer["steps"] if step["kind"] == "number"] == ["Ödön", "Anna", "Ödön", "Anna"]


def test_owners_may_be_numbers() -> None:
    (answer,), code = asked(column(cards=[[7, "king"], [0, "queen"]]))
    assert (code, answer["winner"], answer["sums"]) == (0, 7, {"7": 20.0, "0": 16.0})


def test_card_in_the_place_of_a_cloak() -> None:
    options = {"cloaked_card": "replaces_cloak"}
    (answer,), code = asked(column(cards=[["a", "king", "cloak"], ["b", "queen"]], options=options))
    assert (code, answer["winner"]) == (0, "a")


def test_blank_lines_are_passed_over_and_windows_lines_read() -> None:
    answers, code = asked("", "  ", column() + "\r", "\t")
    assert (len(answers), code) == (1, 0)


def test_byte_order_mark_is_no_error() -> None:
    assert asked(b"\xef\xbb\xbf" + column().encode())[1] == 0


def test_other_lines_are_answered_beside_a_malformed_one() -> None:
    answers, code = asked(column(), "nonsense", column())
    assert code == 2
    assert ["error" in answer for answer in answers] == [False, True, False]


def test_file_argument(tmp_path: Path) -> None:
    file = tmp_path / "columns.jsonl"
    file.write_text(column())
    assert runner.invoke(app, ["column", str(file)]).exit_code == 0
    missing = runner.invoke(app, ["column", str(tmp_path / "none")])
    assert missing.exit_code == 2
    assert "cannot be read" in missing.stderr


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("nonsense", "not JSON"),
        ('{"goal": ["music", 3], "cards": []', "not JSON"),
        ("[]", "object"),
        ("3", "object"),
        ("null", "object"),
        ('{"cards": []}', "goal is missing"),
        ('{"goal": ["music", 3]}', "cards are missing"),
        (column(more=1), '"more"'),
        (column(None), "a goal is"),
        (column("music"), "a goal is"),
        (column(["music"]), "a goal is"),
        (column(["music", 3, 3]), "a goal is"),
        (column([3, "music"]), "a goal is"),
        (column({"music": 3}), "a goal is"),
        (column(["musik", 3]), "no domain"),
        (column(["Music", 3]), "no domain"),
        (column(["music", 0]), "1 to 5"),
        (column(["music", 6]), "1 to 5"),
        (column(["music", -1]), "1 to 5"),
        (column(["music", 10**30]), "1 to 5"),
        (column(["music", True]), "whole number"),
        (column(["music", 3.0]), "whole number"),
        (column(["music", "3"]), "whole number"),
        (column(["music", None]), "whole number"),
        (column(["music", float("nan")]), "NaN"),
        (column(["music", float("-inf")]), "Infinity"),
        ('{"goal": ["music", 1e999], "cards": []}', "whole number"),
        ('{"goal": ["music", ' + "9" * 5000 + '], "cards": []}', "too long"),
        (column(cards=None), "cards is a list"),
        (column(cards={"a": "king"}), "cards is a list"),
        (column(cards="king"), "cards is a list"),
        (column(cards=["king"]), "card 0"),
        (column(cards=[["a"]]), "card 0"),
        (column(cards=[["a", "king"], ["a", "queen", "cloak", 1]]), "card 1"),
        (column(cards=[["a", "kin"]]), "no ally"),
        (column(cards=[["a", 0]]), "no ally"),
        (column(cards=[["a", ["king"]]]), "no ally"),
        (column(cards=[[None, "king"]]), "an owner is a name"),
        (column(cards=[[True, "king"]]), "an owner is a name"),
        (column(cards=[[1.5, "king"]]), "an owner is a name"),
        (column(cards=[[["a"], "king"]]), "an owner is a name"),
        (column(cards=[["a", "king"], ["a", "king"]]), "twice"),
        (column(cards=[[1, "king"], ["1", "queen"]]), "also written"),
        (column(cards=[[str(owner), "king"] for owner in range(7)]), "more than 6 owners"),
        (column(cards=[["\ud800", "king"]]), "half a letter"),
        (column(cards=[["a", "king", "cloak"]]), "replaces_cloak"),
        (column(cards=[["a", "king", 5]], options={"cloaked_card": "replaces_cloak"}), "cloak"),
        (column(options=[]), "options is an object"),
        (column(options=None), "options is an object"),
        (column(options={"flor": "zero"}), "no option"),
        (column(options={"edition": "klingon"}), "there is no edition 'klingon'; the editions are rulebook"),
        (column(options={"floor": "one"}), "zero or none"),
        (column(options={"floor": None}), "zero or none"),
        (column(options={"rounds": 7}), "1 to 6"),
        (column(options={"rounds": "9" * 5000}), "longer"),
        (column(options={"allies": ["kin"]}), "no ally"),
        (column(options={"allies": 5}), "all or a list"),
        ('{"goal": ["music", 3], "goal": ["trade", 1], "cards": []}', "twice"),
        (b"\xff\xfe", "UTF-8"),
        (b'{"goal": ["music", 3], "cards": [["\xc3", "king"]]}', "UTF-8"),
        (b"\x00", "not JSON"),
        ("[" * 100_000, "nested"),
        ('{"goal":' * 100_000, "nested"),
        (column(cards=json.loads("[" * 400 + "]" * 400)), "card 0"),
        (column(options={"floor": json.loads("[" * 400 + "]" * 400)}), "floor"),
        ("x" * (3 * LINE_MOST), "longer than"),
    ],
)
def test_malformed(line: str | bytes, told: str) -> None:
    assert told in error_of(line)


def test_line_after_one_that_is_too_long_is_answered() -> None:
    answers, code = asked("x" * (2 * LINE_MOST + 5), column())
    assert (["error" in answer for answer in answers], code) == ([True, False], 2)


@given(st.binary(max_size=200))
def test_any_bytes_are_answered(line: bytes) -> None:
    json.dumps(answer(line)).encode()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(ALLIES + DOMAINS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
goals = st.tuples(st.sampled_from(DOMAINS), st.integers(-1, 7))
entries = st.tuples(st.sampled_from(["a", "b", "", 1, "1"]), st.sampled_from(ALLIES))


@given(
    st.fixed_dictionaries(
        {"goal": goals | json_values, "cards": st.lists(entries | json_values, max_size=6) | json_values},
        optional={"options": st.dictionaries(st.sampled_from(["floor", "allies", "rounds", "x"]), json_values)},
    )
)
def test_anything_like_a_column_is_answered_in_one_line(plain: dict[str, Any]) -> None:
    reply = answer(json.dumps(plain).encode())
    assert [*reply] in (["error"], ["winner", "sums", "removed", "steps"])
    assert "\n" not in json.dumps(reply, ensure_ascii=False, allow_nan=False)


@given(goals, st.lists(st.tuples(st.integers(0, 5), st.sampled_from(ALLIES)), unique=True, max_size=20))
def test_names_change_nothing(goal: tuple[str, int], cards: list[tuple[int, str]]) -> None:
    """The award of named owners is that of their seats."""
    named = answer(column(goal, [[f"p{owner}", card] for owner, card in cards]).encode())
    if "error" in named:
        assert not 1 <= goal[1] <= 5
        return
    seats = award(goal, cards)
    assert named["winner"] == (None if seats.winner is None else f"p{seats.winner}")
    assert named["sums"] == {f"p{seat}": number for seat, number in seats.sums.items()}
    assert named["removed"] == seats.removed
    assert [step["kind"] for step in named["steps"]] == [step.written()["kind"] for step in seats.steps]

"""The greedy bot of Kabale: legal in every setting, the same for the same view, and strong."""

import random

import pytest

from raenke import Match
from raenke.bots.kabale.greedy import Greedy
from raenke.kabale.position import Position
from raenke.kabale.view import KabaleView, view_of
from tests.laws.settings import Setting, settings_of


def view(match: Match, seat: int) -> KabaleView:
    return view_of(match.table, seat)


@pytest.mark.parametrize("setting", settings_of("kabale"))
def test_it_plays_legally_to_the_end(setting: Setting) -> None:
    match = setting.match(3)
    bot = Greedy()
    while not match.over:
        options = match.moves()
        match.play(bot.choose(view(match, match.to_move), options))
    assert len(match.scores) == setting.seats


def test_it_beats_random_play_clearly() -> None:
    """Of 24 games against three random players it wins by far the most; chance alone would give 6."""
    won = 0
    for number in range(24):
        match = Match("kabale", seats=4, seed=number)
        seat, bot, others = number % 4, Greedy(), random.Random(number)
        while not match.over:
            options = match.moves()
            is_own = match.to_move == seat
            match.play(bot.choose(view(match, seat), options) if is_own else others.choice(options))
        won += match.winners == [seat]
    assert won >= 17


def test_equal_views_give_equal_moves() -> None:
    """Two tables that differ only in what the seat cannot see."""
    matches = [
        Match.at(
            "kabale",
            Position(
                seats=2,
                hands=["king storm squire", hand],
                piles=["queen", pile],
                goals=["music 5", "trade 4"],
                columns=[f"0 romeo up, 1 {down} down", ""],
            ),
            seed=seed,
        )
        for hand, pile, down, seed in (
            ("witch beggar prince", "dragon wizard", "cloak", 1),
            ("dragon wizard cloak", "beggar witch", "prince", 2),
        )
    ]
    first, second = (view(match, 0) for match in matches)
    assert first == second
    assert Greedy().choose(first, matches[0].moves()) == Greedy().choose(second, matches[1].moves())
    assert Greedy().advise(first, matches[0].moves()) == Greedy().advise(second, matches[1].moves())


def test_what_it_did_before_changes_nothing() -> None:
    match = Match("kabale", seats=3, seed=1)
    bot = Greedy()
    first = bot.choose(view(match, match.to_move), match.moves())
    assert all(bot.choose(view(match, match.to_move), match.moves()) == first for _ in range(3))


def position(hand: str, columns: list[str], goals: list[str], **more: object) -> Match:
    written = Position(
        seats=2, hands=[hand, "queen"], piles=["landlord", "juliet hermit dragon storm explorer minstrel"],
        goals=goals, columns=columns, **more,  # type: ignore[arg-type]
    )  # fmt: skip
    return Match.at("kabale", written, seed=1)


CASES = {
    "reason-pairs-prince-squire": ("squire romeo hermit", ["0 prince up, 1 cardinal down", ""], "lay squire 1"),
    "reason-romeo-juliet": ("romeo squire beggar", ["0 juliet up, 1 cardinal down", ""], "lay romeo 1"),
    "reason-assassin-trap": ("assassin squire", ["", "0 king down"], "lay assassin 1"),
    "reason-storm": ("storm squire", ["0 king up", ""], "lay storm 1"),
    "reason-specialist": ("minstrel squire", ["", ""], "lay minstrel 1"),
}


@pytest.mark.parametrize("reason", CASES)
def test_hints_say_what_the_card_does(reason: str) -> None:
    hand, columns, option = CASES[reason]
    match = position(hand, columns, ["music 3", "trade 3"])
    advice = {entry.option: entry.reason for entry in Greedy().advise(view(match, 0), match.moves())}
    assert advice[option] == reason


def test_it_pairs_prince_and_squire() -> None:
    """Nothing else would win there."""
    columns = ["0 prince up, 1 king up, 1 prince up", "1 cardinal up"]
    match = position("squire romeo hermit", columns, ["music 4", "trade 4"])
    assert Greedy().choose(view(match, 0), match.moves()) == "lay squire 1"


def test_it_does_not_lay_below_its_own_assassin() -> None:
    match = position("king queen prince", ["0 assassin down", ""], ["music 3", "trade 3"])
    assert Greedy().choose(view(match, 0), match.moves()).endswith(" 2")


def test_it_keeps_the_king_from_a_small_goal() -> None:
    columns = ["", "0 queen up, 1 cardinal up, 1 prince up"]
    match = position("king squire", columns, ["music 1", "trade 5"])
    assert Greedy().choose(view(match, 0), match.moves()) != "lay king 1"


def test_it_ends_the_round_when_ahead() -> None:
    match = position("king", ["0 queen up, 0 juliet up", "0 merchant up"], ["music 3", "trade 1"])
    assert Greedy().choose(view(match, 0), match.moves()) == "lay king 1"


def test_a_traitor_brings_the_better_goal_where_it_leads() -> None:
    match = position(
        "squire", ["0 king up, 0 traitor up, 1 squire down", "1 cardinal up"], ["music 1", "trade 5"],
        choosing=("traitor", 0),
    )  # fmt: skip
    assert match.moves() == ["swap 2", "decline"]
    best, other = Greedy().advise(view(match, 0), match.moves())
    assert (best.option, best.reason) == ("swap 2", "reason-swap-gains")
    assert (other.option, other.reason) == ("decline", "")


def test_nothing_is_said_for_a_swap_that_gains_nothing() -> None:
    match = position(
        "squire", ["0 king up, 0 traitor up, 1 squire down", "1 cardinal up"], ["music 5", "trade 1"],
        choosing=("traitor", 0),
    )  # fmt: skip
    best, other = Greedy().advise(view(match, 0), match.moves())
    assert (best.option, other.option, other.reason) == ("decline", "swap 2", "")


def test_it_wants_the_domain_it_lacks() -> None:
    """Of two goals with as many points it goes for the one that would complete all six domains."""
    won = [f"{domain} 3" for domain in ("alchemy", "fencing", "agriculture", "religion")]
    for goals in (["music 3", "trade 3"], ["trade 3", "music 3"]):
        match = position("king", ["", ""], goals, won=[[*won, "trade 4"], ["music 4"]], round=4)
        assert Greedy().choose(view(match, 0), match.moves()) == f"lay king {goals.index('music 3') + 1}"


FULL = {
    "": "reason-wins-column",
    "0 prince up, 1 cardinal up": "reason-wins-column",
    "0 queen up, 1 king up": "reason-saves-column",
    "0 squire up, 1 king up": "reason-high-number",  # still behind
    "0 squire up, 1 musketeers up": "reason-high-number",  # ahead, but not by much
}


@pytest.mark.parametrize("column", FULL)
def test_a_card_wins_or_saves_a_column_that_is_full_with_it(column: str) -> None:
    match = position("juliet", [column, ""], ["music 3" if column else "music 1", "trade 3"])
    reasons = {entry.option: entry.reason for entry in Greedy().advise(view(match, 0), match.moves())}
    assert reasons["lay juliet 1"] == FULL[column]


def test_it_calls_no_column_won_that_still_lacks_cards() -> None:
    match = position("juliet", ["0 queen up, 1 cardinal up", ""], ["music 5", "trade 3"])
    reasons = {entry.reason for entry in Greedy().advise(view(match, 0), match.moves())}
    assert reasons == {"reason-high-number"}

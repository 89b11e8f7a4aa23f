"""The table as it is drawn: what it shows, in every width and language, with and without colour."""

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from raenke import Match
from raenke.cli.kabale.board import Board, Layout
from raenke.cli.play_talk import rules_of
from raenke.kabale.cards import ALLIES, DOMAINS
from raenke.kabale.position import Position
from raenke.words import Words, languages

WIDTHS = (80, 100, 140)
NAMES = ["Anna", "Bot 2", "Bot 3", "Bot 4", "Bot 5", "Bot 6"]

TABLE = Position(
    seats=4,
    hands=["king cloak minstrel", "romeo", "juliet", "queen"],
    piles=["prince", "", "", ""],
    discards=["beggar romeo", "", "", ""],
    goals=["music 3", "trade 1", "agriculture 5", "religion 2"],
    columns=[
        "0 assassin up, 1 explorer relaid",
        "0 storm up, 2 king down",
        "0 little_giant down",
        "1 cloak up, 1 witch cloaked, 3 prince down",
    ],
    closed=[1],
    won=["music 5, trade 2", "", "fencing 4", ""],
    goal_pile=["music 1", "trade 3", "alchemy 4", "fencing 2"],
    options={"scores": "open"},
)

DRAWN = """\
         Hand  Draw piles  Discard piles  Goals won                        Score
A Anna      3           1              2  Music 5, Trade 2              7 points
B Bot 2     1           0              0  –                             0 points
C Bot 3     1           0              0  Fencing 4                     4 points
D Bot 4     1           0              0  –                             0 points

 1 Music 3          │ 2 Trade 1         │ 3 Agriculture 5   │ 4 Religion 2
 2/3                │ × closed          │ 1/5               │ 3/2 fulfilled
────────────────────┼───────────────────┼───────────────────┼───────────────────
 A 9.5 Assassin     │ A   9 Storm       │ A▒  2 Little Giant│ B   0 Cloak
 B▒ 13 Explorer     │ C▒▒▒▒ face down   │                   │ B░░░░ cloaked
                    │                   │                   │ D▒▒▒▒ face down

Your hand  1  2  3   4  ← type the number in brackets
King      [1] – [2] [3] Always 20.
Cloak     [4] – [5] [6] 0. When revealed: its owner may slip a card from their
                        hand under it, hidden until the round ends, and draw a
                        new one.
Minstrel  [7] – [8] [9] 12 under a Music goal, otherwise 8.
A Anna   Romeo and Beggar
B Bot 2  empty
C Bot 3  empty
D Bot 4  empty
"""


def drawn(match: Match, width: int, language: str = "en", colour: bool = False) -> str:
    out = io.StringIO()
    console = Console(
        file=out, width=width, color_system="truecolor" if colour else None, force_terminal=colour, highlight=False
    )
    view = match.view(0)
    board = Board(Words(language, "kabale"), NAMES[: match.seats], 0, width)
    layout = Layout.of(view)
    console.print(board.players(view))
    console.print()
    console.print(board.middle(layout))
    console.print()
    console.print(board.hand(view, match.moves() if match.to_move == 0 else []))
    console.print(board.discards(view))
    return out.getvalue()


def test_a_table_is_drawn_as_it_lies() -> None:
    match = Match.at("kabale", TABLE, seed=1)
    lines = [line.rstrip() for line in drawn(match, 80).splitlines()]
    assert lines == DRAWN.splitlines()


NARROW = """\
A Anna   Hand 3, Draw piles 1, Discard
         piles 2, Goals won Music 5,
         Trade 2, 7 points
B Bot 2  Hand 1, Draw piles 0, Discard
         piles 0, Goals won –, 0 points
C Bot 3  Hand 1, Draw piles 0, Discard
         piles 0, Goals won Fencing 4, 4
         points
D Bot 4  Hand 1, Draw piles 0, Discard
         piles 0, Goals won –, 0 points
"""
NARROW_HAND = """\
Your hand  1  2  3   4
King      [1] – [2] [3]
Cloak     [4] – [5] [6]
Minstrel  [7] – [8] [9]
← type the number in brackets
King: Always 20.
Cloak: 0. When revealed: its owner may
slip a card from their hand under it,
hidden until the round ends, and draw a
new one.
Minstrel: 12 under a Music goal,
otherwise 8.
"""


def test_a_narrow_table_says_the_same_in_lines() -> None:
    text = drawn(Match.at("kabale", TABLE, seed=1), 40).replace("\xa0", " ")
    text = "\n".join(line.rstrip() for line in text.splitlines())
    assert text.startswith(NARROW)
    assert NARROW_HAND in text


@pytest.mark.parametrize(("language", "number"), [("de", "9,5"), ("en", "9.5"), ("hu", "9,5"), ("ko", "9.5")])
def test_a_number_is_drawn_as_the_language_writes_it(language: str, number: str) -> None:
    assert Board(Words(language, "kabale"), NAMES, 0, 80).number("assassin") == number


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, *WIDTHS])
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    for seats in range(2, 7 if width >= 80 else 5):  # six columns want 80
        match = Match("kabale", seats=seats, seed=seats, options={"scores": "open"})
        chooser = random.Random(seats)
        while not match.over:
            match.play(chooser.choice(match.moves()))
            if len(match.history) % 29 == 0 and not match.over:
                for line in drawn(match, width, language).splitlines():
                    assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_every_card_of_a_column_can_be_told(width: int, language: str) -> None:
    """Its owner's letter and, if it is known, its number are there in the narrowest column of six."""
    cards = ("fencing_master", "little_giant", "doppelganger", "assassin", "king", "witch")
    columns = [f"{seat} {card} up" for seat, card in enumerate(cards)]
    position = Position(seats=6, hands=["king", "", "", "", "", ""], goals=["agriculture 5"] * 6, columns=columns)
    text = drawn(Match.at("kabale", position, seed=1), width, language)
    number = Words(language, "kabale").text("change-printed", number=9.5)
    for shown in ("A   8 ", "B   2 ", "C   – ", f"D {number} ", "E  20 ", "F   1 "):
        assert shown in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("width", "seats"), [(80, 6), (40, 4)])
def test_no_name_is_cut_off(width: int, seats: int, language: str) -> None:
    """What does not fit beside its number goes on below."""
    words, count = Words(language, "kabale"), max(1, -(-len(ALLIES) // seats))
    for at in range(count):
        cards = [ALLIES[(at * seats + seat) % len(ALLIES)] for seat in range(seats)]
        columns = [f"{seat} {card} up" for seat, card in enumerate(cards)]
        goals = [f"{DOMAINS[(at + seat) % len(DOMAINS)]} 5" for seat in range(seats)]
        hand = "queen" if cards[0] == "king" else "king"
        position = Position(seats=seats, hands=[hand, *[""] * (seats - 1)], goals=goals, columns=columns)
        text = drawn(Match.at("kabale", position, seed=1), width, language)
        assert "…" not in text
        lines = [line.split("│") for line in text.splitlines() if line.count("│") == seats - 1]
        shown = ["".join(line[column] for line in lines).replace(" ", "") for column in range(seats)]
        for seat, card in enumerate(cards):
            assert words.card(card).replace(" ", "") in shown[seat]
            assert words.text(f"domain-{goals[seat].split()[0]}").replace(" ", "") in shown[seat]


def test_colour_says_nothing_that_letters_do_not() -> None:
    match = Match.at("kabale", TABLE, seed=1)
    coloured = drawn(match, 100, colour=True)
    assert "\x1b[" in coloured
    assert "\x1b" not in drawn(match, 100)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(match, 100)


def test_others_backs_tell_nothing() -> None:
    """Two tables that differ only in what seat 0 cannot see are drawn alike."""
    tables = [
        Position(
            seats=2, hands=["king", hand], goals=["music 3", "trade 2"], columns=[f"1 {down} down", "0 storm down"]
        )
        for hand, down in (("witch", "queen"), ("queen", "witch"))
    ]
    first, second = (drawn(Match.at("kabale", table, seed=1), 80) for table in tables)
    assert first == second
    assert "Storm" in first


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", range(80, 100))
def test_no_letter_of_a_rule_is_lost(language: str, width: int) -> None:
    words = Words(language, "kabale")
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(rules_of(words, ALLIES, {}))
    told = re.sub(r"\s+", "", out.getvalue())
    for card in ALLIES:
        assert re.sub(r"\s+", "", words.card(card) + words.rule(card)) in told

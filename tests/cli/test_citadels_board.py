"""The table of Citadels as it is drawn: what it shows, in every width and language, with and without colour."""

import re

import pytest
from rich.cells import cell_len

from raenke import Match
from raenke.citadels.cards import DISTRICT_COST, DISTRICT_ROWS, DISTRICTS
from raenke.citadels.position import Position
from raenke.words import Words, languages
from tests.cli.citadels_tables import NAMES, drawn, room, walk

WIDTHS = (80, 120)

TABLE = Position(
    seats=4,
    acting=(0, "warlord"),
    crown=2,
    round=5,
    gold=[3, 0, 12, 1],
    hands=["castle castle library", "", "temple", "church docks"],
    cities=["tavern prison* factory", "manor keep museum", "cathedral tavern great_wall", ""],
    deck="market harbor temple",
    museum=[("palace", 1)],
    characters=["warlord", "thief", "bishop", "king"],
    face_up="magician architect",
    face_down="assassin",
    murdered="king",
    robbed="merchant",
    options={"dark_districts": "all"},
)  # fmt: skip

DRAWN = """\
           Gold  Hand  Points  City
  1 Anna      3     3       9  3/8  ● Tavern 1  ▲ Prison 2+1  ★ Factory 5
                               → Warlord
  2 Bot 2     0     0      11  3/8  ◆ Manor 3  ★ Keep 3  ★ Museum 4
                               → Thief
♛ 3 Bot 3    12     1      12  3/8  ✚ Cathedral 5  ● Tavern 1  ★ Great Wall 6
                               → Bishop  protected
  4 Bot 4     1     2       0  0/8
◆ yellow  ✚ blue  ● green  ▲ red  ★ violet  ♛ Crown  +1 with gold

Characters called      1 Assassin: nobody answered  2 Thief: Bot 2
                       4 King (murdered)  5 Bishop: Bot 3
                       6 Merchant: nobody answered (robbed)  8 Warlord: Anna
Face up in the middle  3 Magician  7 Architect
Your character         Warlord
Cards                  3 cards in the deck  0 cards in the discard pile
                       1 card under the Museum

Your hand    Cost
◆ Castle ×2     4
★ Library       5  If you draw cards as your basic action, keep 2.

What you can do
Basic action    [1] Take 2 gold  [2] Draw cards
Warlord         [3] Take your income of 1 gold
Destroy: Bot 2  [4] ◆ Manor 3 (2 gold)  [5] ★ Museum 4 (3 gold)
"""


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().splitlines()]


def test_a_table_is_drawn_as_it_lies() -> None:
    assert lines_of(drawn(Match.at("citadels", TABLE, seed=1))) == DRAWN.splitlines()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [2, 4, 7, 8])
def test_no_line_is_wider_than_the_terminal(seats: int, width: int, language: str) -> None:
    for at, match in enumerate(walk(seats, seats)):
        if at % 7 == 0:
            shown, out = room(seats, width, language)
            shown.show(match.view(0), match.moves())
            shown.tell_refused(match)
            shown.tell_known(match)
            for line in out.getvalue().splitlines():
                assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_cities_of_twelve_districts_stay_in_order(width: int, language: str) -> None:
    """The whole box is built: every district stands with its cost on one line, and no line is too wide."""
    words = Words(language, "citadels")
    box = [row.id for row in DISTRICT_ROWS if row.id != "ball_room" for _ in range(row.copies)]
    spread = [*(box[seat:72:6] for seat in range(6)), box[72:], []]
    cast = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"]
    options = {"cast": cast, "dark_districts": "all"}
    held = ["warlord", *cast[:7]]
    position = Position(seats=8, acting=(0, "warlord"), cities=spread, characters=held, options=options)
    text = drawn(Match.at("citadels", position, seed=1), width, language)
    for line in text.splitlines():
        assert cell_len(line) <= width, line
    for city in spread:
        for card in city:
            assert f"{words.card(card)} {DISTRICT_COST[DISTRICTS.index(card)]}" in text
    for name in NAMES:
        assert name in text


def test_colour_says_nothing_that_letters_do_not() -> None:
    match = Match.at("citadels", TABLE, seed=1)
    coloured = drawn(match, 100, colour=True)
    assert "\x1b[" in coloured
    assert "\x1b" not in drawn(match, 100)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(match, 100)


def test_the_choosing_shows_what_was_seen() -> None:
    """The crown holder looked at the face-down character; who picked and put away knows what was passed on."""
    match = Match("citadels", 2, 3, {"start_player": 1})
    first, *_ = match.moves()
    match.play(first)
    handed = [move.split()[1] for move in match.moves()]
    match.play(match.moves()[0])
    match.play(match.moves()[-1])
    words = Words("en", "citadels")
    text = " ".join(drawn(match, 120).split())
    taken, *passed, put = (words.card(name) for name in handed)
    assert f"Your character {taken}" in text
    assert f"set aside: {put}" in text
    assert f"passed on: {', '.join(passed)}" in text
    match = Match("citadels", 4, 3, {"start_player": 0})
    view = match.view(0)
    assert f"face down: {words.card(view.face_down)}" in drawn(match)
    for character in view.face_up:
        assert words.card(character) in drawn(match)


def test_alarms_are_raised() -> None:
    options = {"dark_districts": "all", "end_at": 3}
    cities = ["bell_tower tavern", "temple", "", ""]
    position = Position(seats=4, acting=(0, "merchant"), cities=cities, bell=True, options=options)
    text = drawn(Match.at("citadels", position, seed=1))
    assert "The bell has been rung: 2 districts complete a city." in text
    assert "This is the last round." in text
    assert "complete  first" in text

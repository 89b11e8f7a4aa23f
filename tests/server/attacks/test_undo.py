"""Nobody learns from what is taken back, or is not, what the one who asked had known."""

from raenke import Match
from raenke.citadels.position import Position
from raenke.server import happenings as told
from raenke.server.log import Entry, Header, Moved, Numbered, Settings
from raenke.server.table import LiveTable
from raenke.server.undo import Judgement, judged_back

DECK = "church castle palace docks harbor fortress prison battlefield watchtower monastery"


class Written(LiveTable):
    """Two play, with two characters each. The other one has shown both, so the king knows to be called again."""

    def fresh_match(self) -> Match:
        position = Position(
            seats=2, acting=(0, "king"), crown=0, gold=[5, 5], hands=["tavern manor", "market"], deck=DECK,
            characters=[["king", "bishop"], ["assassin", "thief"]],
        )  # fmt: skip
        return Match.at("citadels", position, 1)


def after(*moves: str) -> Judgement:
    """May the king take back the last of these moves?"""
    header = Header(
        id="t", game="citadels", rules="1", release="1", seats=2, options={}, seed="01" * 32, settings=Settings(),
        host="a", opened_at=0,
    )  # fmt: skip
    table = Written(header)
    table.apply(Numbered(1, 0, Entry(what=told.Seated(seat=0, name="Anna", colour="red"), guest="a")))
    table.apply(Numbered(2, 0, Entry(what=told.Seated(seat=1, name="Ben", colour="blue"), guest="b")))
    table.apply(Numbered(3, 0, Entry(what=told.Began())))
    for number, move in enumerate(moves, 4):
        table.apply(Numbered(number, 0, Entry(what=Moved(seat=0, move=move, is_bot=False))))
    return judged_back(table, 0, len(moves) - 1)


def test_what_only_the_mover_could_know_is_not_taken_back() -> None:
    found = after("gold", "end")
    assert not found.is_harmless
    assert found.is_public


def test_what_the_mover_shows_of_the_own_cards_is_taken_back() -> None:
    assert after("gold").is_harmless
    assert after("gold", "build tavern").is_harmless

"""A table that was opened under earlier rules is played by them."""

from raenke import games
from raenke.core.event import to_dict
from raenke.server.log import Header, Settings
from raenke.server.table import LiveTable


def table_of(options: dict[str, object]) -> LiveTable:
    header = Header(
        id="t", game="citadels", rules="1", release="0.1.0", seats=4, options=options, seed="01" * 32,
        settings=Settings(), host="a", opened_at=0,
    )  # fmt: skip
    return LiveTable(header)


def test_it_keeps_the_defaults_of_its_rules() -> None:
    """C4.10, C4.11: they changed with rules 2."""
    table = table_of({})
    match = table.fresh_match()
    assert match.rules == "1"
    assert (match.options["alchemist"], match.options["discard"]) == ("building", "under_deck")
    assert "duplicates" not in to_dict(match.events[0])["options"]


def test_the_page_is_told_all_options() -> None:
    defaults = games["citadels"].defaults(4)
    assert table_of({}).options == {**defaults, "alchemist": "building", "discard": "under_deck"}
    assert table_of({"alchemist": "all", "discard": "pile"}).options == defaults

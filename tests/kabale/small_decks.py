"""Kabale with four to seven allies, whose piles are shuffled many times a round."""

from hypothesis import strategies as st

from tests.kabale.table_talk import ALLIES
from tests.kabale.tables import TABLES
from tests.laws.settings import Setting

WORKING = ["cloak", "assassin", "explorer"]


@st.composite
def small_decks(draw: st.DrawFn) -> Setting:
    others = st.sampled_from([ally for ally in ALLIES if ally not in WORKING])
    allies = WORKING + draw(st.lists(others, min_size=1, max_size=4, unique=True))
    seats = draw(st.sampled_from(TABLES.seats))
    options = {name: draw(st.sampled_from(TABLES.options[name])) for name in ("round_end", "cloaked_card", "rounds")}
    return Setting("kabale", seats, {**options, "allies": allies})

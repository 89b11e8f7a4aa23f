"""A table's fields are written down once; the class, its copying and its plain lists follow from the list."""

import tomllib

from raenke.core.chance import Chance
from raenke.kabale.table import Table
from tools.state import class_of, fields_of, parts_of

LIST = """
about = "A basket"
numbers = ["most"]
[laid]
apples = { type = "int", start = "3" }
pears = { type = "unsigned char", shape = ["most.SEATS", "most.PEARS"], used = "count", blank = "9" }
plums = { type = "int", shape = ["most.PLUMS"], from = "next_plum", end = "self.seats" }
[counted]
count = { type = "unsigned char", shape = ["most.SEATS"] }
next_plum = { type = "int" }
[other]
is_eaten = { type = "bint" }
"""


def test_what_is_listed_is_made_copied_told_and_laid() -> None:
    text = class_of("fruit", tomllib.loads(LIST), fields_of(LIST))
    made, copied, told, laid = [part.partition("\n    def ")[0] for part in text.split("-> ")[1:]]
    assert "self.apples = 3" in made
    assert "self.is_eaten = False" in made
    assert "self.pears = zeros(most.SEATS, most.PEARS)" in made
    assert "self.pears[seat][:] = other.pears[seat]" in copied
    assert "self.count[:] = other.count" in copied
    assert "is_eaten" not in copied + told + laid
    assert "apples=self.apples," in told
    assert "pears=[[self.pears[seat][i] for i in range(self.count[seat])] for seat in range(self.seats)]," in told
    assert "plums=[self.plums[i] for i in range(self.next_plum, self.seats)]," in told
    assert "count=" not in told
    assert "self.count[seat] = len(layout.pears[seat])" in laid
    assert "self.pears[seat][i] = 9" in laid
    assert "self.next_plum = self.seats - len(layout.plums)" in laid


MEANT = """
about = "A basket"
numbers = []
[laid]
picked = { type = "int", means = "fruit", set = true, open = "in_basket" }
eaten_by = { type = "int", start = "-1", means = "seat", optional = true, written = "eater" }
rows = { type = "int", shape = ["8", "9"], used = "count", means = "fruit", sorted = true, default = 0 }
day = { type = "int", default = 1 }
ripe = { type = "bint", written = "" }
[counted]
[other]
"""


def test_what_a_field_means_says_how_positions_and_views_write_it() -> None:
    text = parts_of("fruit", tomllib.loads(MEANT), fields_of(MEANT))
    assert "from raenke.fruit.means import Fruit, Number, Seat" in text
    position, given, shown = text.split("class ")[1:]
    for line in ("picked: tuple[Fruit, ...]", "eater: Seat | None", "rows: tuple[tuple[Fruit, ...], ...]"):
        assert line in position
    assert "rows: Sequence[Sequence[Fruit] | str]" in given
    assert "in_basket: list[Fruit]" in shown
    assert "ripe" not in text
    assert 'Part("eater", "eaten_by", "seat", 0, optional=True),' in text
    assert 'Part("day", "day", "number", 0, default=1),' in text
    assert 'OPEN = (\n    Part("in_basket", "picked", "fruit", 1, set=True),\n)' in text


def test_a_table_laid_by_lists_says_the_same_lists() -> None:
    table = Table(4, chance=Chance.fast(5))
    table.begin()
    while not table.over:
        for other in (table.copy(), Table(4, chance=Chance.fast(1))):
            other.lay_out(table.layout())
            assert other.layout() == table.layout()
            assert (other.moves(), other.over, other.lacking) == (table.moves(), table.over, table.lacking)
        table.step(table.moves()[-1])

"""A table's fields are written down once; the class, its copying and its plain lists follow from the list."""

import tomllib

from raenke.core.chance import Chance
from raenke.kabale.table import Table
from tools.state import class_of, fields_of

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


def test_a_table_laid_by_lists_says_the_same_lists() -> None:
    table = Table(4, chance=Chance.fast(5))
    table.begin()
    while not table.over:
        for other in (table.copy(), Table(4, chance=Chance.fast(1))):
            other.lay_out(table.layout())
            assert other.layout() == table.layout()
            assert (other.moves(), other.over, other.lacking) == (table.moves(), table.over, table.lacking)
        table.step(table.moves()[-1])

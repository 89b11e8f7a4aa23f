"""What a game gives the search: tables to think about, which moves to try first, and each seat's chances."""

from raenke.core.chance import Chance
from raenke.core.table import Table
from raenke.core.worth import TEMPERATURE, Worth


class Guide:
    """Guides the search at one table. This base treats all moves alike; each game adds what it knows."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = Chance.fast(seed)
        self.table.chance = self.chance
        self.weight = [0] * 256
        self.value = [0.0] * 8
        self.share = [0.0] * 8
        self.lead = [0.0] * 8
        self.rounds = 0
        self.spread = 0.25  # how far to look beyond what seems best
        self.wide = 0.25  # the same at the root
        self.reach = 256  # how many decisions are searched; later ones are made by weight

    def deal(self) -> None:
        """Deal the hidden cards again, in a way that fits what is known."""

    def look(self) -> None:
        """Set `rounds` to the number of rounds that are over: the search stops after some rounds."""

    def weigh(self) -> int:
        """Set the weight of each legal move, by which it is tried; returns their sum. A move of weight 0 is pointless,
        whatever is hidden, and never tried. Not all may have it."""
        for i in range(self.table.offers):
            self.weight[i] = 1
        return self.table.offers

    def sight(self) -> int:
        """A number for what the seat to move sees; the search treats equal numbers as the same situation."""
        return 0

    def assess(self) -> None:
        """Set `share` to the share of a win that each seat can expect, and `lead` to how it stands, from 0 to 1, which
        decides where shares do not."""

    def share_win(self) -> None:
        """The game is over: the seats with the highest `value` share the win."""
        most = self.value[0]
        winners = 0
        for seat in range(self.table.seats):
            if self.value[seat] > most:
                most = self.value[seat]
                winners = 0
            winners += self.value[seat] == most
        for seat in range(self.table.seats):
            self.share[seat] = 1.0 / winners if self.value[seat] == most else 0.0

    def share_worth(self, worth: Worth, lead: float) -> None:
        """The game goes on: the table is worth something to each seat, and `lead` more of it is half way to 1."""
        worth.weigh()
        for seat in range(self.table.seats):
            self.value[seat] = worth.worth[seat]
        self.share_values()
        self.measure_lead(lead)

    def share_values(self) -> None:
        """A seat wins e times as likely as one whose `value` is less by TEMPERATURE."""
        most = self.value[0]
        for seat in range(self.table.seats):
            most = self.value[seat] if self.value[seat] > most else most
        whole = 0.0
        for seat in range(self.table.seats):
            self.share[seat] = grown((self.value[seat] - most) / TEMPERATURE)
            whole += self.share[seat]
        for seat in range(self.table.seats):
            self.share[seat] /= whole

    def measure_lead(self, scale: float) -> None:
        """Set `lead` by how far each seat's `value` is above the best of the others: `scale` is half way to 1."""
        for seat in range(self.table.seats):
            most = -1e300
            for other in range(self.table.seats):
                if other != seat and self.value[other] > most:
                    most = self.value[other]
            ahead = (self.value[seat] - most) / scale
            self.lead[seat] = 0.5 + 0.5 * ahead / (1.0 + (ahead if ahead > 0 else -ahead))


def grown(x: float) -> float:
    """About e to the power of x, for x up to 0; by plain multiplication, so that every machine has the same."""
    power = 1.0 + x / 256
    if power < 0.5:
        return 0.0
    for _ in range(8):
        power *= power
    return power

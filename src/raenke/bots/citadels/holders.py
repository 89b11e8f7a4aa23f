"""Who may have which character, by what the view allows and what each player likes."""

from raenke.bots.citadels.city import City
from raenke.bots.citadels.values import ANY_CHARACTER, GOLD, LIKED
from raenke.citadels.view import CitadelsView

IN_PLAY = ("take", "has")
ROUNDS = 4  # of evening out; more make no difference that matters


def liking(view: CitadelsView, cities: list[City], seat: int, character: str) -> float:
    """How much a player likes a character, by what everybody sees."""
    player = view.players[seat]
    liked = LIKED.get(character, ANY_CHARACTER) + GOLD * cities[seat].income(character)
    if character == "architect" and player.gold >= 4 and player.hand_size >= 2:
        liked += 1.5
    elif character == "alchemist":
        liked += 0.3 * min(player.gold, 6)
    elif character == "magician":
        most = max(other.hand_size for other in view.players)
        liked += 0.4 * (most - player.hand_size)
    elif character == "bishop":
        liked += 0.2 * cities[seat].size
    return liked


class Holders:
    """How likely each seat has each character.

    Every character is in one slot and every slot has one character. So the chances of each slot alone are evened out,
    by character and by slot in turn.
    """

    def __init__(self, view: CitadelsView, cities: list[City]) -> None:
        rows: list[dict[str, float]] = []
        for slot in view.slots:
            if len(slot.characters) == 1 or slot.seat is None or slot.what not in IN_PLAY:
                rows.append(dict.fromkeys(slot.characters, 1.0))
            else:
                rows.append({name: 2.0 ** liking(view, cities, slot.seat, name) for name in slot.characters})
        for _ in range(ROUNDS):
            totals: dict[str, float] = {}
            for row in rows:
                for name, share in row.items():
                    totals[name] = totals.get(name, 0.0) + share
            for row in rows:
                for name in row:
                    row[name] /= totals[name] or 1.0
                whole = sum(row.values()) or 1.0
                for name in row:
                    row[name] /= whole
        self.chances: dict[str, dict[int, float]] = {}
        for slot, row in zip(view.slots, rows, strict=True):
            if slot.seat is not None and slot.what in IN_PLAY:
                for name, share in row.items():
                    seats = self.chances.setdefault(name, {})
                    seats[slot.seat] = min(1.0, seats.get(slot.seat, 0.0) + share)

    def of(self, character: str) -> dict[int, float]:
        """How likely each seat has this character."""
        return self.chances.get(character, {})

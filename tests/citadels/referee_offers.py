"""What the rules offer in a turn, each ability and district by itself."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.citadels import oracle
from tests.citadels.referee_choosing import Choosing
from tests.citadels.referee_table import Built


@dataclass(eq=False)
class Turn:
    """One turn of a seat as a character; the Witch's goes on as the bewitched one."""

    seat: int
    role: str
    has_basic: bool = False
    used: set[str] = field(default_factory=set)
    built: int = 0  # normal buildings
    has_built: bool = False  # any building, for the tax
    paid: int = 0  # what the Alchemist gets back
    embellished: int = 0
    is_struck: bool = False  # rank 8 has struck under `rank8_timing: end_of_turn`
    is_witch: bool = False  # the Witch goes on as this character


class Offers(Choosing):
    """The calling sets names and seats of this round."""

    murdered: str | None
    bewitched: str | None
    protected: int | None

    def build_price(self, seat: int, name: str) -> int:
        """C1.24, C5.57."""
        district = oracle.DISTRICTS[name]
        is_cheaper = district.colour == "violet" and name != "factory" and self.has(seat, "factory")
        return district.cost - is_cheaper

    def wall(self, target: int, built: Built) -> int:
        """C1.14."""
        return 1 if built.name != "great_wall" and self.has(target, "great_wall") else 0

    def is_guarded(self, target: int, built: Built) -> bool:
        """From both of rank 8 (C1.5, C2.7)."""
        return built.name == "keep" or target == self.protected

    def bars_warlord(self, target: int) -> bool:
        """C2.10 b, C4.20."""
        if self.options["warlord_eight"] == "anybody":
            return any(self.is_complete(seat) for seat in range(self.seats))
        return self.is_complete(target)

    def bars_diplomat(self, target: int) -> bool:
        """C2.18 b, C4.19."""
        return self.options["diplomat_complete"] == "protected" and self.is_complete(target)

    # The parts of a pick

    def basic_offers(self) -> set[str]:
        return {"gold", "draw"} if self.has_cards() else {"gold"}

    def income(self, seat: int, role: str) -> int:
        """C2.2 b, C1.13."""
        colour = oracle.CHARACTERS[role].colour
        if colour is None:
            return 0
        return sum(
            oracle.DISTRICTS[built.name].colour == colour or built.name == "school_of_magic"
            for built in self.cities[seat]
        )

    def richest(self, seat: int) -> int | None:
        """Who alone has the most gold, if it is not this seat (C2.15)."""
        most = [other for other in range(self.seats) if self.gold[other] == max(self.gold)]
        return most[0] if len(most) == 1 and most[0] != seat else None

    def nameable(self, how: str, turn: Turn) -> list[str]:
        """C2.2 d, C2.4, C2.11, C4.18."""
        if how == "murder":
            return [name for name in self.cast if name != "assassin"]
        if how == "bewitch":
            return [name for name in self.cast if name != "witch"]
        spared = {"assassin", "thief"}
        if turn.is_witch:
            spared.add("witch")  # C5.70: her own character, whatever the Thief may name
        if self.options["thief_spares"] != "assassin":
            spared |= {"witch", str(self.murdered), str(self.bewitched)}
        return [name for name in self.cast if name not in spared]

    def strike_price(self, target: int, built: Built) -> int:
        return built.value() + self.wall(target, built) - 1

    def strikes(self, turn: Turn) -> dict[str, tuple[int, Built]]:
        targets = self.others(turn.seat)
        if self.options["warlord_own"] == "yes":
            targets.append(turn.seat)
        found = {}
        for target in targets:
            for built in self.cities[target]:
                price = self.strike_price(target, built)
                is_barred = self.is_guarded(target, built) or self.bars_warlord(target)
                if not is_barred and price <= self.gold[turn.seat]:
                    found[f"destroy {target + 1} {built.text()}"] = (target, built)
        return found

    def swap_price(self, target: int, taken: Built, given: Built) -> int:
        return max(0, taken.value() + self.wall(target, taken) - given.value())

    def can_swap(self, seat: int, target: int, taken: Built, given: Built) -> bool:
        """C2.18, C5.76."""
        price = self.swap_price(target, taken, given)
        if self.is_guarded(target, taken) or self.bars_diplomat(target) or price > self.gold[seat]:
            return False
        if self.options["duplicates"] == "forbidden":
            if any(built.name == taken.name for built in self.cities[seat] if built is not given):
                return False
            if any(built.name == given.name for built in self.cities[target] if built is not taken):
                return False
        # a swap that would change nothing (C3.3 h)
        return taken.text() != given.text() or price > 0

    def swaps(self, turn: Turn) -> dict[str, tuple[int, Built]]:
        return {
            f"trade {target + 1} {taken.text()}": (target, taken)
            for target in self.others(turn.seat)
            for taken in self.cities[target]
            if any(self.can_swap(turn.seat, target, taken, given) for given in self.cities[turn.seat])
        }

    def gifts(self, turn: Turn, target: int, taken: Built) -> dict[str, Built]:
        return {
            f"give {given.text()}": given
            for given in self.cities[turn.seat]
            if self.can_swap(turn.seat, target, taken, given)
        }

    def blasts(self, turn: Turn) -> dict[str, tuple[int, Built]]:
        """C1.16, C4.12."""
        return {
            f"armory {target + 1} {built.text()}": (target, built)
            for target in self.others(turn.seat)
            for built in self.cities[target]
            if self.options["armory"] == "any" or not self.is_complete(target)
        }

    def smithy_terms(self) -> tuple[int, int]:
        """Price and cards (C1.7, C4.9)."""
        return (3, 2) if self.options["smithy"] == "3_for_2" else (2, 3)

    def buildings(self, turn: Turn) -> list[str]:
        """C3.3 e, C3.4 a, b, C4.17."""
        most = {"architect": 3, "navigator": 0}.get(turn.role, 1)
        if not turn.has_basic or turn.built >= most:
            return []
        names = Counter(built.name for built in self.cities[turn.seat])
        may_repeat = turn.role == "wizard" or (names["quarry"] > 0 and max(names.values()) == 1)
        may_repeat = may_repeat or self.options["duplicates"] == "allowed"
        return [
            name
            for name in set(self.hands[turn.seat])
            if self.build_price(turn.seat, name) <= self.gold[turn.seat] and (may_repeat or not names[name])
        ]

    # All of it

    def offers(self, turn: Turn) -> set[str]:
        if turn.is_struck:
            return {"end"}
        if turn.role == "witch":
            if not turn.has_basic:
                return self.basic_offers()
            return {f"bewitch {name}" for name in self.nameable("bewitch", turn)}
        found = set() if turn.has_basic else self.basic_offers()
        found |= self.ability_offers(turn)
        found |= self.district_offers(turn)
        found |= {f"build {name}" for name in self.buildings(turn)}
        if self.may_end(turn):
            found.add("end")
        return found

    def may_end(self, turn: Turn) -> bool:
        return turn.has_basic and (turn.role != "navigator" or "navigate" in turn.used)

    def ability_offers(self, turn: Turn) -> set[str]:
        seat, role = turn.seat, turn.role
        found = set()
        if "income" not in turn.used and self.income(seat, role):
            found.add("income")
        if role == "merchant" and "bonus" not in turn.used:
            found.add("bonus")
        if role == "architect" and "cards" not in turn.used and self.has_cards():
            found.add("cards")
        if role == "abbot" and "levy" not in turn.used and self.richest(seat) is not None:
            found.add("levy")
        if role == "assassin" and "name" not in turn.used:
            found |= {f"murder {name}" for name in self.nameable("murder", turn)}
        if role == "thief" and "name" not in turn.used:
            found |= {f"rob {name}" for name in self.nameable("rob", turn)}
        if role == "magician" and "magic" not in turn.used:
            for other in self.others(seat):
                if self.hands[seat] or self.hands[other]:
                    found.add(f"exchange {other + 1}")
            if self.has_cards():
                found |= {f"discard {card}" for card in self.hands[seat]}
        if role == "wizard" and "magic" not in turn.used:
            found |= {f"peek {other + 1}" for other in self.others(seat) if self.hands[other]}
        if role == "navigator" and "navigate" not in turn.used:
            found.add("navigate gold")
            if self.has_cards():
                found.add("navigate cards")
        if "strike" not in turn.used and (self.options["rank8_timing"] == "any" or turn.has_basic):
            if role == "warlord":
                found |= set(self.strikes(turn))
            if role == "diplomat":
                found |= set(self.swaps(turn))
        if role == "artist" and turn.embellished < 2 and self.gold[seat]:
            found |= {f"embellish {built.name}" for built in self.cities[seat] if not built.has_gold}
        return found

    def district_offers(self, turn: Turn) -> set[str]:
        seat = turn.seat
        found = set()
        if self.has(seat, "laboratory") and "laboratory" not in turn.used:
            found |= {f"laboratory {card}" for card in self.hands[seat]}
        if self.has(seat, "smithy") and "smithy" not in turn.used:
            if self.gold[seat] >= self.smithy_terms()[0] and self.has_cards():
                found.add("smithy")
        if self.has(seat, "museum") and "museum" not in turn.used:
            found |= {f"museum {card}" for card in self.hands[seat]}
        if self.has(seat, "armory"):
            found |= set(self.blasts(turn))
        return found

"""How characters are chosen, by the table of C3.2."""

from __future__ import annotations

from functools import partial

from tests.citadels import oracle
from tests.citadels.referee_table import Table

FACE_UP = {(4, 8): 2, (5, 8): 1, (4, 9): 3, (5, 9): 2, (6, 9): 1}
# "take" and "put" by places left of the crown; "remove" is chance with three players and nine characters.
TWO = [(0, "take"), (1, "take"), (1, "put"), (0, "take"), (0, "put"), (1, "take")]
THREE_OF_EIGHT = [(place, "take") for place in (0, 1, 2, 0, 1, 2)]
THREE_OF_NINE = [*THREE_OF_EIGHT[:3], (0, "remove"), *THREE_OF_EIGHT[3:]]


def plan(seats: int, cast: int) -> list[tuple[int, str]]:
    if seats == 2:
        return TWO
    if seats == 3:
        return THREE_OF_EIGHT if cast == 8 else THREE_OF_NINE
    return [(place, "take") for place in range(seats)]


class Choosing(Table):
    def choose_characters(self) -> None:
        middle = self.middle = list(self.cast)
        self.characters: dict[str, int] = {}
        up = self.take("characters_laid_up")["characters"]
        if len(up) != FACE_UP.get((self.seats, len(self.cast)), 0) or len(set(up)) != len(up):
            self.reject("so many lie face up as the table says (C3.2)")
        for name in up:
            if name not in middle or oracle.CHARACTERS[name].rank == 4:
                self.reject("of the cast, and never rank 4 (C3.2 a)")
            middle.remove(name)
        looks = self.crown if self.options["face_down"] == "crown_looks" else None
        down = self.take("character_laid_down", seen_by=looks)["character"]
        if down not in middle:
            self.reject(f"one of {middle} lies face down")
        middle.remove(down)
        self.face_down = down
        steps = plan(self.seats, len(self.cast))
        for number, (place, deed) in enumerate(steps):
            seat = (self.crown + place) % self.seats
            if number == len(steps) - 1 and self.seats == len(self.cast) - 1:
                middle.append(down)  # the last of 7 or 8 chooses between two
            if deed == "remove":
                name = self.take("character_removed")["character"]
                if name not in middle:
                    self.reject(f"one of {middle} is put away by chance")
            else:
                kind = "character_taken" if deed == "take" else "character_put_away"
                offered = [f"{deed} {name}" for name in middle]
                name = self.choose(seat, offered, partial(self.named, deed, "character")).split()[1]
                self.take(kind, seat=seat, character=name)
                if deed == "take":
                    self.characters[name] = seat
            middle.remove(name)
        if len(middle) != 1:
            self.fail(f"one character is left over, not {middle}")
        # who chooses between two knows the other; a character that is left over is put away by nobody (C5.38)
        knows = seat if self.seats == len(self.cast) - 1 else None
        self.take("character_put_away", seat=knows, character=middle[0])

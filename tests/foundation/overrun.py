"""Writes past the end of an array, planted to see that the bounds-checking build dies of them."""


class Row:
    def __init__(self) -> None:
        self.inner = [0] * 4
        self.last = [0] * 8

    def write_inner(self, place: int) -> None:
        self.inner[place] = 1

    def write_last(self, place: int) -> None:
        self.last[place] = 1

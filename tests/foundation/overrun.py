"""A write past the end of an array, planted to see that the bounds-checking build dies of it."""


class Row:
    def __init__(self) -> None:
        self.cells = [0] * 4
        self.after = 0

    def write(self, place: int) -> None:
        self.cells[place] = 1

"""The table of Ohne Furcht und Adel: the board, and the rules that move it."""

from raenke.citadels import legal_moves, phase, rounds
from raenke.citadels.board import Board


class Table(Board):
    """A game of Ohne Furcht und Adel as it lies on the table."""

    def start(self) -> None:
        rounds.start(self)

    def list_moves(self) -> None:
        self.offers = 0
        if self.phase == phase.TURN:
            legal_moves.list_turn(self)
        else:
            legal_moves.list_answers(self)

    def play(self, move: int) -> None:
        self.noted = 0
        legal_moves.play(self, move)

    def copy_from(self, other: "Table") -> None:
        """Become as the other table lies, of the same seats and options; chance stays one's own."""
        self.become(other)

    def scores(self) -> list[int]:
        """What each city is worth now."""
        self.count_points()
        return [self.points[seat] for seat in range(self.seats)]

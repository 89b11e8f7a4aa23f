"""When a bot makes its move: the time it takes tells nothing of what it could choose from."""

from collections import deque

from raenke.server.clock_and_ids import ClockAndIds

LEAST, MOST = 0.7, 1.3  # a pause, as parts of the one that is set
RECENT = 64


class Pace:
    """Pauses drawn by luck of its own, in which bots think. Without a pause every move is made once it is found."""

    def __init__(self, pause: float, source: ClockAndIds) -> None:
        self.pause = pause
        self.source = source
        self._recent: dict[str, deque[float]] = {}  # by kind of bot

    def note(self, kind: str, seconds: float) -> None:
        """So long has such a bot just thought about a choice."""
        self._recent.setdefault(kind, deque(maxlen=RECENT)).append(seconds)

    def borrowed(self, kind: str) -> float:
        """As long as such a bot has lately thought, for one that has nothing to think about."""
        recent = self._recent.get(kind)
        return self.source.luck.choice(recent) if recent else 0.0

    def moment(self, took: float) -> float:
        """How many seconds after its turn began a bot moves that has thought for so long.

        Thinking is hidden in the pause. What takes longer is hidden in two pauses, or three: how much longer it took is
        not to be seen.
        """
        if not self.pause:
            return took
        moment = self.drawn()
        while moment < took:
            moment += self.drawn()
        return moment

    def drawn(self) -> float:
        return self.pause * self.source.luck.uniform(LEAST, MOST)

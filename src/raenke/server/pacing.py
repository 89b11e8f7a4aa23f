"""When a bot makes its move, so that the time it takes gives nothing away about its choices."""

from collections import deque

from raenke.server.clock_and_ids import ClockAndIds

LEAST, MOST = 0.7, 1.3  # times the pause that is set
RECENT = 64


class Pace:
    """Random pauses that hide how long bots think. If the pause is 0, a bot moves as soon as it has chosen."""

    def __init__(self, pause: float, source: ClockAndIds) -> None:
        self.pause = pause
        self.source = source
        self._recent: dict[str, deque[float]] = {}  # by kind of bot

    def note(self, kind: str, seconds: float) -> None:
        """Remember how long a bot of this kind has just thought about a choice."""
        self._recent.setdefault(kind, deque(maxlen=RECENT)).append(seconds)

    def borrowed(self, kind: str) -> float:
        """A recent thinking time of this kind of bot, for a bot that has only one move."""
        recent = self._recent.get(kind)
        return self.source.luck.choice(recent) if recent else 0.0

    def moment(self, took: float) -> float:
        """How many seconds after its turn began a bot moves that thought for `took` seconds.

        The pause hides the thinking. A longer thought takes two pauses, or three, so that its exact length stays
        hidden.
        """
        if not self.pause:
            return took
        moment = self.drawn()
        while moment < took:
            moment += self.drawn()
        return moment

    def drawn(self) -> float:
        return self.pause * self.source.luck.uniform(LEAST, MOST)

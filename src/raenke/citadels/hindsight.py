"""Which steps of a match of Citadels mattered: murders, thefts, lost districts, the last one built, the count."""

from collections.abc import Sequence

from raenke.citadels.amount import COLOURS_POINTS
from raenke.citadels.cards import CHARACTERS, bare
from raenke.citadels.events import (
    CharacterNamed,
    CityCompleted,
    DistrictDestroyed,
    GameEnded,
    GoldMoved,
    HandsExchanged,
    RoundEnded,
)
from raenke.citadels.layout import Layout
from raenke.citadels.score import needed
from raenke.citadels.standing import standing
from raenke.citadels.table import Table
from raenke.citadels.tally import Score
from raenke.core.event import Event
from raenke.core.hindsight import Hindsight

GOLD_LEAST = 3  # stolen
CARDS_LEAST = 3  # more than before, after an exchange of hands
CLOSE = 3  # points between the first and the second


class CitadelsHindsight(Hindsight[Table]):
    """Compares where everybody stands before and after each step."""

    def __init__(self) -> None:
        super().__init__(Table.scores)
        self.lay: Layout | None = None
        self.stood: list[Score] = []

    def see(self, step: int, table: Table, events: Sequence[Event]) -> None:
        stands = standing(table)
        if self.lay is not None:
            enough = needed(table.options.end_at, bool(self.lay.is_declared))
            for event in events:
                self.look(step, self.lay, event, stands, enough)
        if (self.lay is None or any(isinstance(event, RoundEnded) for event in events)) and not table.over:
            self.lead(step, [score.points for score in stands], 12)
        self.lay, self.stood = table.layout(), stands

    def look(self, step: int, lay: Layout, event: Event, stands: list[Score], enough: int) -> None:
        match event:
            case CharacterNamed(seat=seat, character=character, how="murder"):
                victim = lay.holder[lay.cast.index(CHARACTERS.index(character))]
                self.murder(step, seat, victim, character, len(lay.city[victim]) >= enough - 1)
            case GoldMoved(seat=seat, to=to, amount=amount, why="thief") if amount >= GOLD_LEAST:
                self.note(step, "stolen", 18 + 3 * amount, seat=to, other=seat, amount=amount)
            case HandsExchanged(seat=seat, other=other, hands=(gained, given)):
                if len(gained) - len(given) >= CARDS_LEAST:
                    count = len(gained) - len(given)
                    self.note(step, "exchanged", 15 + 5 * count, seat=seat, other=other, count=count)
            case DistrictDestroyed(seat=seat, by=by) if seat != by:
                self.destroyed(step, event, stands, len(lay.city[seat]) == enough - 1)
            case CityCompleted(seat=seat, first=True):
                self.note(step, "completed", 75, seat=seat)
            case GameEnded():
                self.end(step, event)

    def murder(self, step: int, seat: int, victim: int, character: str, is_almost_done: bool) -> None:
        """A murder matters if it strikes who is ahead alone, or who lacks one district."""
        if victim in (seat, -1):
            return
        points = [score.points for score in self.stood]
        others = max(own for at, own in enumerate(points) if at != victim)
        if is_almost_done:
            self.note(step, "murdered-builder", 50, seat=seat, other=victim, character=character)
        elif points[victim] > others:
            self.note(step, "murdered-leader", 40, seat=seat, other=victim, character=character)

    def destroyed(self, step: int, event: DistrictDestroyed, stands: list[Score], was_almost_done: bool) -> None:
        """A destroyed district matters if it cost the points for five colours, or the city was almost complete."""
        told = {"seat": event.by, "other": event.seat, "district": bare(event.district)}
        if self.stood[event.seat].parts.colours > stands[event.seat].parts.colours:
            self.note(step, "lost-colours", 60, points=COLOURS_POINTS, **told)
        elif was_almost_done:
            self.note(step, "set-back", 45, **told)

    def end(self, step: int, event: GameEnded) -> None:
        """What decided the count."""
        best = max(event.scores)
        if len(event.winners) > 1:
            self.note(step, "shared", 90, points=best)
            return
        (winner,) = event.winners
        second = max((seat for seat in range(len(event.scores)) if seat != winner), key=lambda seat: event.scores[seat])
        told = {"seat": winner, "other": second}
        lead, mine, theirs = best - event.scores[second], event.parts[winner], event.parts[second]
        if not lead:
            is_by_districts = mine.districts > theirs.districts
            self.note(step, "tied-districts" if is_by_districts else "tied-gold", 90, points=best, **told)
            return
        if lead <= CLOSE:
            self.note(step, "close", 80, count=lead, **told)
        reasons = {
            "decided-completion": mine.completion - theirs.completion,
            "decided-colours": mine.colours - theirs.colours,
            "decided-violet": sum(mine.violet.values()) - sum(theirs.violet.values()),
        }
        reason = max(reasons, key=lambda each: reasons[each])
        if reasons[reason] >= lead:
            self.note(step, reason, 70, count=lead, points=reasons[reason], **told)

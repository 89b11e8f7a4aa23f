"""Turns the notes of a step into events."""

from raenke.citadels import events, note
from raenke.citadels.cards import CHARACTERS, DISTRICTS, cell_name
from raenke.citadels.codes import WHYS
from raenke.citadels.standing import standing, winners_of
from raenke.citadels.table import Table
from raenke.core.event import Event
from raenke.core.notes import Notes


class CitadelsNotes(Notes):
    """The notes of a step of Citadels."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.table = table

    def cards(self, count: int) -> list[str]:
        return [DISTRICTS[kind] for kind in self.take(count)]

    def event(self, kind: int, a: int, b: int, c: int) -> Event:
        match kind:
            case note.GAME_STARTED:
                cast = [CHARACTERS[character] for character in self.take(b)]
                return events.GameStarted("citadels", self.table.seats, self.table.options.as_dict(), cast, a)
            case note.DECK_SHUFFLED:
                return events.DeckShuffled(self.cards(a))
            case note.ROUND_STARTED:
                return events.RoundStarted(a, b)
            case note.ROUND_ENDED:
                return events.RoundEnded(a)
            case note.GAME_ENDED:
                parts = [score.parts for score in standing(self.table)]
                gold = self.table.layout().gold
                return events.GameEnded(self.take(a), winners_of(self.table), parts, gold)
        return self.of_characters(kind, a, b, c)

    def of_characters(self, kind: int, a: int, b: int, c: int) -> Event:
        match kind:
            case note.CHARACTERS_LAID_UP:
                return events.CharactersLaidUp([CHARACTERS[character] for character in self.take(a)])
            case note.CHARACTER_LAID_DOWN:
                return events.CharacterLaidDown(CHARACTERS[a], b if b >= 0 else None)
            case note.CHARACTER_REMOVED:
                return events.CharacterRemoved(CHARACTERS[a])
            case note.CHARACTER_TAKEN:
                return events.CharacterTaken(a, CHARACTERS[b])
            case note.CHARACTER_PUT_AWAY:
                return events.CharacterPutAway(a if a >= 0 else None, CHARACTERS[b])
            case note.RANK_CALLED:
                return events.RankCalled(a, CHARACTERS[b])
            case note.CHARACTER_REVEALED:
                return events.CharacterRevealed(a, CHARACTERS[b])
            case note.CHARACTER_NAMED:
                return events.CharacterNamed(a, CHARACTERS[b], WHYS[c])
            case note.MURDERED_SHOWN:
                return events.MurderedShown(a, CHARACTERS[b])
            case note.TURN_ENDED:
                return events.TurnEnded(a, CHARACTERS[b])
            case note.CROWN_MOVED:
                return events.CrownMoved(a, b, WHYS[c])
        return self.of_gold(kind, a, b, c)

    def of_gold(self, kind: int, a: int, b: int, c: int) -> Event:
        match kind:
            case note.GOLD_TAKEN:
                return events.GoldTaken(a, b, WHYS[c])
            case note.GOLD_PAID:
                return events.GoldPaid(a, b, WHYS[c])
            case note.GOLD_MOVED:
                return events.GoldMoved(a >> 3, a & 7, b, WHYS[c])
            case note.GOLD_LAID:
                return events.GoldLaid(a, DISTRICTS[b])
        return self.of_cards(kind, a, b, c)

    def of_cards(self, kind: int, a: int, b: int, c: int) -> Event:
        match kind:
            case note.CARD_DRAWN:
                return events.CardDrawn(a, DISTRICTS[b], WHYS[c])
            case note.CARD_KEPT:
                return events.CardKept(a, DISTRICTS[b])
            case note.CARD_PUT_AWAY:
                return events.CardPutAway(a, DISTRICTS[b], WHYS[c])
            case note.CARD_GIVEN:
                return events.CardGiven(a >> 3, a & 7, DISTRICTS[b], WHYS[c])
            case note.HANDS_EXCHANGED:
                return events.HandsExchanged(a, b, [self.cards(c >> 7), self.cards(c & 127)])
            case note.HAND_SEEN:
                return events.HandSeen(a, b, self.cards(c))
            case note.CARD_PICKED:
                return events.CardPicked(a, b, DISTRICTS[c])
            case note.CARD_TO_HAND:
                return events.CardToHand(a, DISTRICTS[b])
            case note.CARD_STORED:
                return events.CardStored(a, DISTRICTS[b])
            case note.DECK_SEEN:
                return events.DeckSeen(a, [DISTRICTS[card] for card in sorted(self.take(b))])
            case note.LOOK_DECLINED:
                return events.LookDeclined(a)
            case note.CARD_CHOSEN:
                return events.CardChosen(a, DISTRICTS[b])
        return self.of_cities(kind, a, b, c)

    def of_cities(self, kind: int, a: int, b: int, c: int) -> Event:
        match kind:
            case note.DISTRICT_BUILT:
                return events.DistrictBuilt(a, DISTRICTS[b], c & 15, WHYS[c >> 4])
            case note.DISTRICT_DESTROYED:
                return events.DistrictDestroyed(a >> 3, cell_name(b), a & 7, WHYS[c])
            case note.DISTRICT_RECOVERED:
                return events.DistrictRecovered(a, DISTRICTS[b])
            case note.RECOVERY_DECLINED:
                return events.RecoveryDeclined(a, DISTRICTS[b])
            case note.DISTRICTS_SWAPPED:
                return events.DistrictsSwapped(a >> 3, a & 7, cell_name(b), cell_name(c))
            case note.BELL_DECLARED:
                return events.BellDeclared(a)
            case note.BELL_DECLINED:
                return events.BellDeclined(a)
            case _:
                return events.CityCompleted(a, bool(b))


def events_of(table: Table) -> list[Event]:
    """What happened in the table's last step."""
    return list(CitadelsNotes(table).events())

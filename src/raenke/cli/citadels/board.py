"""The table of Citadels drawn for a terminal: cities, characters, what the seat saw while choosing, the deck."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from raenke.citadels.view import CitadelsView, PlayerView
from raenke.cli.citadels import marks
from raenke.cli.citadels.flow import Flow
from raenke.words import Words

CHOOSING = ("take", "put")
BETWEEN = " · "
SOON = 8  # cards of the deck that may be drawn this round; a key shows deeper ones

# The places of characters that nobody holds.
PLACES = {
    "down": "play-slot-down", "withdrawn": "play-slot-withdrawn", "left": "play-slot-left", "away": "play-slot-away",
}  # fmt: skip


@dataclass(frozen=True)
class Board:
    """Draws what one seat may see, in one language."""

    words: Words
    names: Sequence[str]

    def text(self, key: str, style: str = "", **arguments: str | int) -> Text:
        return Text(self.words.text(key, **arguments), style)

    def character(self, character: str) -> str:
        return self.words.card(character)

    def characters(self, characters: Sequence[str]) -> list[Text]:
        return [Text(self.character(character)) for character in characters]

    def title(self, view: CitadelsView) -> str:
        parts = [self.words.text("play-round", round=view.round)]
        if view.decision in CHOOSING:
            parts.append(self.words.text("play-choosing"))
        elif view.turn is not None:
            is_own = view.turn.seat == view.seat
            key = "play-turn" if is_own else "play-turn-other"
            parts.append(self.words.text(key, name=self.names[view.turn.seat], character=view.turn.character))
        return BETWEEN.join(parts)

    # The players

    def players(self, view: CitadelsView, seats: Sequence[int] | None = None) -> Table:
        """All players, or some."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, expand=True, header_style="dim")
        table.add_column("", no_wrap=True)
        for heading in ("play-gold", "play-hands", "play-points-heading"):
            table.add_column(self.words.text(heading), justify="right", no_wrap=True)
        table.add_column(self.words.text("play-city"), ratio=1)
        for seat in range(view.seats) if seats is None else seats:
            player = view.players[seat]
            table.add_row(
                self.name(view, seat),
                Text(str(player.gold)),
                Text(str(player.hand_size)),
                Text(str(view.scores[seat])),
                Flow([Text(f"{len(player.city)}/{view.needed}"), *marks.city_of(self.words, player.city)]),
            )
            about = list(self.about(view, seat, player))
            if about:
                table.add_row("", "", "", "", Flow(about))
        return table

    def name(self, view: CitadelsView, seat: int) -> Text:
        crown = marks.CROWN if seat == view.crown else " "
        style = "bold" if seat in (view.seat, view.to_move) else ""
        return Text.assemble((crown, "bold yellow"), f" {seat + 1} ", (self.names[seat], style))

    def about(self, view: CitadelsView, seat: int, player: PlayerView) -> Iterator[Text]:
        """Other facts about a player in this round."""
        for character in player.characters:
            yield Text(f"→ {self.character(character)}", "bold")
        if player.is_complete:
            yield self.text("play-complete", "bold")
        if seat == view.first:
            yield self.text("play-first", "bold")
        if seat == view.protected:
            yield self.text("play-protected")
        if player.owes_tax and not player.has_paid_tax:
            yield self.text("play-owes-tax")
        if player.known:
            cards = self.words.list_of([marks.copies(self.words, *of) for of in Counter(player.known).items()])
            yield self.text("play-known", "dim", cards=cards)

    def legend(self, view: CitadelsView) -> Text:
        has_gold = any(district.has_gold for player in view.players for district in player.city)
        return marks.legend(self.words, has_gold)

    # The middle

    def middle(self, view: CitadelsView) -> Table:
        """The characters of the round, and the piles."""
        rows: list[tuple[str, list[Text]]] = []
        called, to_call = view.cast[: view.called], view.cast[view.called :]
        rows.append(("play-called", [self.called(view, name) for name in called if name not in view.face_up]))
        if view.decision not in CHOOSING:
            rows.append(("play-to-call", [self.marked(view, name) for name in to_call if name not in view.face_up]))
        rows.append(("play-face-up", [self.marked(view, name) for name in view.face_up]))
        rows.append(("play-your-character" if len(view.own) < 2 else "play-your-characters", self.own(view)))
        rows.append(("play-seen", list(self.seen(view))))
        rows.append(("play-piles-heading", list(self.piles(view))))
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False, expand=True)
        table.add_column(max_width=24, style="dim", overflow="fold")
        table.add_column(ratio=1)
        for key, pieces in rows:
            if pieces:
                table.add_row(self.words.text(key), Flow(pieces))
        return table

    def called(self, view: CitadelsView, character: str) -> Text:
        """A character that was called: its player, or that nobody answered."""
        answered = [seat for seat, player in enumerate(view.players) if character in player.characters]
        if answered:
            return self.marked(view, character, self.names[answered[0]])
        return self.marked(view, character, "" if character == view.murdered else self.words.text("play-nobody"))

    def marked(self, view: CitadelsView, character: str, told: str = "") -> Text:
        """A character with its rank, and what others did to it."""
        strikes = {"play-murdered": view.murdered, "play-robbed": view.robbed, "play-bewitched": view.bewitched}
        struck = [self.words.text(key) for key, name in strikes.items() if name == character]
        text = Text(f"{view.cast.index(character) + 1} {self.character(character)}")
        if told:
            text.append(f": {told}", "bold" if told in self.names else "dim")
        if struck:
            text.append(f" ({', '.join(struck)})", "red")
        return text

    def own(self, view: CitadelsView) -> list[Text]:
        return [Text(self.character(character), "bold") for character in view.own]

    def seen(self, view: CitadelsView) -> Iterator[Text]:
        """The characters seen while choosing: face down, passed on, put away."""
        if view.face_down is not None:
            yield self.labelled("play-slot-down", [view.face_down])
        for at, pick in enumerate(view.picks):
            rest = [character for character in pick.handed if character != pick.character]
            is_followed = at + 1 < len(view.picks) and sorted(view.picks[at + 1].handed) == sorted(rest)
            if pick.is_put:
                yield self.labelled("play-slot-put", [pick.character])
            if rest and not is_followed and sorted(rest) != sorted(view.handed):
                yield self.labelled("play-seen-passed", rest)

    def labelled(self, key: str, characters: Sequence[str]) -> Text:
        names = ", ".join(self.character(character) for character in characters)
        return Text(f"{self.words.text(key)}: {names}")

    def piles(self, view: CitadelsView) -> Iterator[Text]:
        yield self.text("play-deck", count=view.deck_size)
        for place, card in (known for known in view.deck_known if known[0] < SOON):
            yield self.text("play-deck-place", "dim", place=place + 1, district=card)
        if view.options["discard"] == "pile" or view.pile_size:
            yield self.text("play-pile", count=view.pile_size)
        if view.museum:
            yield self.text("play-museum", count=len(view.museum))

    def alarms(self, view: CitadelsView) -> list[Text]:
        """What everybody should keep in mind."""
        told = []
        if view.is_bell_declared:
            told.append(self.text("play-bell", "bold", count=view.needed))
        if view.is_last:
            told.append(self.text("play-last-round", "bold red"))
        return told

    # What is known

    def knowledge(self, view: CitadelsView) -> Iterator[RenderableType]:
        """Everything this seat can know about hidden cards."""
        words, players = self.words, list(zip(self.names, view.players, strict=True))
        others = [slot for slot in view.slots if slot.seat is None or slot.seat != view.seat]
        slots = [(self.place(slot.seat, slot.what), self.characters(slot.characters)) for slot in others]
        hands = [(name, list(marks.cards_of(words, player.known))) for name, player in players if player.known]
        deck = [(words.text("play-place", place=place + 1), [marks.with_cost(words, card)])
                for place, card in view.deck_known]  # fmt: skip
        museum = [(self.names[stored.seat], [marks.with_cost(words, stored.card)])
                  for stored in view.museum if stored.card is not None]  # fmt: skip
        yield from self.section("play-may-be", slots)
        yield from self.section("play-hands-known", hands)
        yield from self.section("play-deck-known", deck)
        yield from self.section("play-museum-known", museum)

    def place(self, seat: int | None, what: str) -> str:
        if what == "take" and seat is not None:
            return self.names[seat]
        if what == "put" and seat is not None:
            return self.words.text("play-slot-put-seat", name=self.names[seat])
        return self.words.text(PLACES[what])

    def section(self, key: str, rows: Sequence[tuple[str, list[Text]]]) -> Iterator[RenderableType]:
        if not rows:
            return
        yield self.text(key, "bold")
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False, expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for label, pieces in rows:
            table.add_row(label, Flow(pieces))
        yield Padding(table, (0, 0, 0, 2))

"""The table drawn for a terminal: players, a row of goals, the columns below them, the player's own hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from raenke.cli.play_talk import WRAPPED
from raenke.cli.shell import NARROW
from raenke.kabale.cards import ALLIES, DOMAINS, printed_number
from raenke.kabale.view import Back, Face, Goal, KabaleView
from raenke.words import Words
from raenke.words.kabale import goal_text

# By seat, as well as the colours of the box: nobody has to see colours.
LETTERS = "ABCDEF"
COLOURS = ("red", "blue", "yellow", "green", "bright_white", "magenta")
DOWN_MARK, CLOAKED_MARK, UP_MARK = "▒", "░", " "
WIDE_CELL = 14
HEADINGS = ("play-hands", "play-piles", "play-discards", "play-won-goals")


@dataclass(frozen=True)
class Layout:
    """What lies in the middle of the table."""

    goals: Sequence[Goal]
    columns: Sequence[Sequence[Face | Back]]
    closed: Sequence[int]
    stormed: Sequence[int]
    counts: Sequence[int]

    @classmethod
    def of(cls, view: KabaleView) -> "Layout":
        merges = view.options["cloaked_card"] == "replaces_cloak"  # K5.4
        counts = [sum(not (merges and card.face == "cloaked") for card in column) for column in view.columns]
        return cls(view.goals, view.columns, view.closed, view.stormed, counts)


@dataclass(frozen=True)
class Board:
    """Draws what one seat may see, in one language and one width."""

    words: Words
    names: Sequence[str]
    you: int
    width: int

    def badge(self, seat: int) -> Text:
        return Text(LETTERS[seat], f"bold {COLOURS[seat]}")

    def name(self, seat: int) -> Text:
        style = f"bold {COLOURS[seat]}"
        return Text.assemble((f"{LETTERS[seat]} {self.names[seat]}", style))

    def number(self, card: str, domain: str | None = None) -> str:
        printed = printed_number(ALLIES.index(card), DOMAINS.index(domain) if domain else len(DOMAINS))
        return "–" if printed is None else self.words.text("change-printed", number=printed)

    # The players

    @property
    def is_narrow(self) -> bool:
        """Is there no room for headings and rules beside what they belong to?"""
        return self.width < NARROW

    def players(self, view: KabaleView) -> Table:
        if self.is_narrow:
            return self.players_in_lines(view)
        headings = ["", *HEADINGS]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, expand=True, header_style="dim")
        for heading in headings:
            is_text = heading in ("", "play-won-goals")
            table.add_column(
                self.words.text(heading) if heading else "",
                justify="left" if is_text else "right",
                no_wrap=heading != "play-won-goals",
                ratio=1 if heading == "play-won-goals" else None,
                overflow=WRAPPED if heading == "play-won-goals" else "ellipsis",
            )
        if view.scores is not None:
            table.add_column(self.words.text("play-score"), justify="right", no_wrap=True)
        for seat in range(view.seats):
            row = [self.name(seat), *self.counts(view, seat)]
            if view.scores is not None:
                row.append(Text(self.words.text("play-points", count=view.scores[seat])))
            table.add_row(*row, style="bold" if seat == view.to_move else "")
        return table

    def players_in_lines(self, view: KabaleView) -> Table:
        """Each with their counts in words, which may take several lines."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=self.width // 3)
        table.add_column(overflow=WRAPPED)
        for seat in range(view.seats):
            counts = zip(HEADINGS, self.counts(view, seat), strict=True)
            parts = [Text.assemble((f"{self.words.text(heading)} ", "dim"), count) for heading, count in counts]
            if view.scores is not None:
                parts.append(Text(self.words.text("play-points", count=view.scores[seat])))
            line = Text(self.words.text("list-comma")).join(parts)
            table.add_row(self.name(seat), line, style="bold" if seat == view.to_move else "")
        return table

    def counts(self, view: KabaleView, seat: int) -> list[Text]:
        player = view.players[seat]
        won = [award.goal for award in view.awards if award.winner == seat]
        sizes = [player.hand_size, player.pile_size, len(player.discard)]
        goals = self.goals(won) if view.shows_goals else Text(str(len(won)))
        return [*(Text(str(size)) for size in sizes), goals]

    def goals(self, goals: Sequence[Goal]) -> Text:
        if not goals:
            return Text("–", "dim")
        return Text(
            self.words.text("list-comma").join(
                goal_text(self.words.texts, goal).replace(" ", "\u00a0") for goal in goals
            )
        )

    # The middle

    def middle(self, layout: Layout) -> Table:
        count = len(layout.goals)
        room = (self.width - (count - 1)) // count
        padding = 1 if room > WIDE_CELL else 0
        cell = room - padding
        table = Table(
            box=box.MINIMAL, show_edge=False, pad_edge=True, padding=(0, 0, 0, padding), expand=True,
            border_style="dim", header_style="",
        )  # fmt: skip
        for column, goal in enumerate(layout.goals):
            table.add_column(self.heading(layout, column, goal, cell), ratio=1, overflow=WRAPPED, justify="left")
        depth = max(1, *(len(cards) for cards in layout.columns))
        for place in range(depth):
            table.add_row(
                *(
                    self.card(cards[place], goal[0], cell) if place < len(cards) else Text("")
                    for cards, goal in zip(layout.columns, layout.goals, strict=True)
                )
            )
        return table

    def heading(self, layout: Layout, column: int, goal: Goal, cell: int) -> Text:
        title = f"{column + 1} {goal_text(self.words.texts, goal)}"
        if cell_len(title) > cell:  # the count below tells the points
            title = f"{column + 1} {self.words.text(f'domain-{goal[0]}')}"
        return Text.assemble((title, "bold"), "\n", self.state(layout, column, goal, cell))

    def state(self, layout: Layout, column: int, goal: Goal, cell: int) -> Text:
        count, points = layout.counts[column], goal[1]
        if column in layout.closed:
            return Text(f"× {self.words.text('play-closed')}", "bold red")
        if count >= points or column in layout.stormed:
            fulfilled = f"{count}/{points} {self.words.text('play-fulfilled')}"
            return Text(fulfilled if cell_len(fulfilled) <= cell else f"{count}/{points} ✓", "green")
        needs = self.words.text("play-needs", count=points - count)
        return Text(f"{count}/{points} {needs}" if cell_len(needs) + 4 <= cell else f"{count}/{points}", "dim")

    def card(self, card: Face | Back, domain: str, cell: int) -> Text:
        colour = COLOURS[card.seat]
        is_cloaked, is_hidden = card.face == "cloaked", card.face in ("down", "relaid", "cloaked")
        mark = CLOAKED_MARK if is_cloaked else DOWN_MARK if is_hidden else UP_MARK
        if isinstance(card, Face):
            text = f"{self.number(card.card, domain):>3} {self.words.card(card.card)}"
            return Text.assemble(self.badge(card.seat), (mark, colour), (text, "dim" if is_hidden else ""))
        word = f" {self.words.text('play-cloaked' if is_cloaked else 'play-face-down')}"
        back = mark * 4 + (word if cell_len(word) + 5 <= cell else mark * (cell - 6))
        return Text.assemble(self.badge(card.seat), (back, colour))

    def legend(self, layout: Layout) -> Text | None:
        """What the marks mean, while there are any."""
        cards = [card for column in layout.columns for card in column]
        if not any(card.face in ("down", "relaid", "cloaked") for card in cards):
            return None
        return Text(self.words.text("play-legend", down=DOWN_MARK, cloaked=CLOAKED_MARK), "dim italic")

    # The own seat

    def hand(self, view: KabaleView, options: Sequence[str]) -> RenderableType:
        """The player's own cards and what they do; before laying, with the number of the move for each column."""
        is_laying = view.decision == "lay"
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
        table.add_column(self.words.text("play-hand"), no_wrap=True)
        for column in range(view.seats if is_laying else 0):
            table.add_column(str(column + 1), justify="center", no_wrap=True)
        advice = Text(self.words.text("play-hand-columns") if is_laying else "", "dim not bold")
        if not self.is_narrow:
            advice.no_wrap, advice.overflow = True, "ellipsis"
            table.add_column(advice, overflow=WRAPPED)
        for card in view.hand:
            moves = [f"lay {card} {column + 1}" for column in range(view.seats if is_laying else 0)]
            numbers = [f"[{options.index(move) + 1}]" if move in options else "–" for move in moves]
            row = [Text(number, "cyan" if number != "–" else "dim") for number in numbers]
            rule = [] if self.is_narrow else [Text(self.words.rule(card, view.options))]
            table.add_row(Text(self.words.card(card), "bold"), *row, *rule)
        if not self.is_narrow:
            return table
        rules = [
            Text.assemble((self.words.card(card), "bold"), ": ", self.words.rule(card, view.options))
            for card in view.hand
        ]
        return Group(table, *([advice] if is_laying else []), *rules)

    def options(self, options: Sequence[str]) -> Table:
        """The moves with their numbers."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(overflow=WRAPPED)
        for number, option in enumerate(options, 1):
            table.add_row(Text(f"[{number}]", "cyan"), Text(self.words.move(option)))
        return table

    def discards(self, view: KabaleView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(overflow=WRAPPED)
        for seat, player in enumerate(view.players):
            cards = self.words.list_of([self.words.card(card) for card in player.discard])
            table.add_row(self.name(seat), Text(cards or self.words.text("play-empty")))
        return table

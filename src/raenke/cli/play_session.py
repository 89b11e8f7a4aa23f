"""A person and bots at one table in the terminal: reads what the person types, plays it, saves the game."""

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from raenke import Match
from raenke.bots import BOTS, LEVELS, STEPS, Bot, bot_named, bot_seed
from raenke.bots.hints import hints
from raenke.cli.plain_room import PlainRoom
from raenke.cli.play_saves import Seating, replay_command, resume_command, save
from raenke.cli.play_talk import Talk, cards_named
from raenke.cli.rules_text import RulesText, here, page_address
from raenke.core.errors import IllegalMove
from raenke.core.game import part
from raenke.core.undo import judged
from raenke.words import Words
from raenke.words.pages import page_of
from raenke.words.texts import plain_text

NAME_LENGTH = 20


class Leave(Exception):
    """The person leaves, or the input ends."""


@dataclass
class Manner:
    """How to show the game: seconds for a bot's move, pauses after awards, a question before each own move."""

    pause: float
    waits: bool
    confirms: bool


class Session:
    """One sitting."""

    def __init__(
        self, match: Match, seating: Seating, path: Path, given: Path | None, console: Console, manner: Manner
    ) -> None:
        self.match = match
        self.seating = seating
        self.you = seating.you
        self.path = path
        self.command = resume_command(match.game.name, path, given, seating)
        self.console = console
        self.manner = manner
        self.words = Words(seating.language, match.game.name)
        self.names = [plain_text(name, NAME_LENGTH) for name in seating.names]
        room = part(match.game.room, PlainRoom)
        self.talk = Talk(console, self.words, self.names, self.you, room.styles)
        self.room = room(self.talk, self.wait)
        self.movers: list[int] = []  # who made each move
        self.is_saving = True
        assert match.seed is not None
        seeds = [bot_seed(match.seed, seat) for seat in range(match.seats)]
        self.bots: list[Bot] = [
            bot_named(name, match.game, seed) for name, seed in zip(seating.bots, seeds, strict=True)
        ]

    # The sitting

    def begin(self) -> None:
        """Begin a new game, and save it from its first shuffle on."""
        self.talk.rule(self.title())
        self.tell_opponents()
        self.tell_options()
        self.keep()
        self.room.tell(self.room.hear(self.match.events), is_start=True)

    def title(self) -> str:
        return self.words.text("play-title") if self.words.has("play-title") else self.match.game.title

    def tell_opponents(self) -> None:
        """Tell which players are bots, and how they play."""
        by_kind: dict[str, list[str]] = {}
        for seat, bot in enumerate(self.seating.bots):
            if seat != self.you:
                by_kind.setdefault(LEVELS.get(bot, bot), []).append(self.names[seat])
        for bot, names in by_kind.items():
            kind = self.words.text(f"server-bot-{bot}") if bot in BOTS else bot
            self.talk.text("play-opponents", "dim", names=self.words.list_of(names), bot=kind)
            if bot in STEPS:
                self.talk.text(f"server-bot-{bot}-about", "dim")

    def tell_options(self) -> None:
        """Tell how this table differs from the default."""
        for name, value in self.match.game.differences(self.match.options, self.match.seats).items():
            self.talk.say(self.words.chosen(name, value, self.names), "dim")

    def go_on(self) -> None:
        """Go on with a saved game: play its moves again so that the room hears what happened."""
        moves, self.match = self.match.history, self.match.again()
        self.play_again(moves)
        self.talk.rule(self.title())
        round_number = self.view().round
        self.talk.point_out("play-resumed", path=str(self.path), round=round_number)

    def play_again(self, moves: Sequence[str]) -> None:
        self.movers.clear()
        self.room.heard.clear()
        self.room.hear(self.match.events)
        for move in moves:
            self.movers.append(self.match.to_move)
            self.room.hear(self.match.play(move))

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        is_own = False
        while not self.match.over:
            if self.match.to_move == self.you:
                self.show(goes_on=is_own)
                is_own = self.answer()
            else:
                self.let_bot_play()
                is_own = False
        self.console.print()
        self.talk.rule(self.words.text("play-over"))
        self.room.tell_end(self.match)
        if self.is_saving:
            self.talk.point_out("play-record", "dim", path=str(self.path), command=replay_command(self.path))

    def view(self) -> Any:
        return self.match.view(self.you)

    def let_bot_play(self) -> None:
        seat = self.match.to_move
        move = self.bots[seat].choose(self.match.view(seat), self.match.moves())
        if self.manner.pause > 0 and self.room.takes_time(move):
            self.take_time(self.words.text("play-waiting", name=self.names[seat]))
        self.play(move)

    def take_time(self, why: str) -> None:
        """Wait as if a bot thinks; only a real terminal can show a spinner."""
        if self.console.color_system is None:
            time.sleep(self.manner.pause)
        else:
            with self.console.status(Text(why, "dim")):
                time.sleep(self.manner.pause)

    def play(self, move: str) -> None:
        seat = self.match.to_move
        told = self.room.hear(self.match.play(move))
        self.movers.append(seat)
        self.keep()
        self.room.tell(told)

    def keep(self) -> None:
        """Save every move before telling it."""
        if not self.is_saving:
            return
        try:
            save(self.match, self.seating, self.path)
        except OSError as error:
            self.is_saving = False
            self.talk.point_out("play-save-failed", "red", path=str(self.path), why=error.strerror or str(error))

    # Input

    def read(self, prompt: str) -> str:
        """A line from the person; raises `Leave` when there is none."""
        if sys.stdin.isatty():
            self.console.print(Text(prompt), end="")
            line = sys.stdin.readline()
        else:
            line = sys.stdin.readline()
            self.console.print(Text(f"{prompt}{line.strip()}"), soft_wrap=True)
        if not line:
            raise Leave
        return line.strip()

    def wait(self) -> None:
        if self.manner.waits:
            self.talk.text("play-more", "dim italic")
            self.read("")

    def show(self, goes_on: bool = False) -> None:
        """Show the table, the person's own hand and the moves."""
        view = self.view()
        self.console.print()
        self.talk.rule(self.room.title(view))
        self.room.show(view, self.match.moves(), goes_on)

    def answer(self) -> bool:
        """Ask until the person makes a move (True) or takes one back (False)."""
        keys: dict[str, Callable[[str], None]] = {
            "?": self.help, "h": self.hint, "r": self.rules, "t": self.table, "c": self.toggle, "s": self.tell_saved,
        }  # fmt: skip
        self.prompt()
        while True:
            line = self.read("> ")
            key, _, rest = line.partition(" ")
            if key.lower() in ("q", "quit", "exit"):
                raise Leave
            if key.lower() == "u":
                if self.undo():
                    return False
            elif not line:
                self.table("")
            elif key.lower() in keys:
                keys[key.lower()](rest.strip())
            elif line.lower() in self.room.keys:
                self.room.keys[line.lower()](self.match)
            elif self.try_move(line):
                return True

    def prompt(self) -> None:
        self.talk.say(self.room.question(self.view()), "bold")

    def try_move(self, line: str) -> bool:
        """Try a number, or a move as text; whether it was played."""
        moves = self.match.moves()
        if line.isascii() and line.isdigit():
            if not 1 <= int(line) <= len(moves):
                self.talk.text("play-number-wanted", count=len(moves), move=moves[0])
                return False
            line = moves[int(line) - 1]
        line = " ".join(line.lower().split())
        try:
            if self.manner.confirms and not self.is_confirmed(line):
                return False
            self.play(line)
        except IllegalMove as error:
            why = self.words.refusal(error.reason, error.arguments, self.names) if error.reason else str(error)
            self.talk.text("play-refused", why=why)
            return False
        return True

    def is_confirmed(self, line: str) -> bool:
        move = next((move for move in self.match.moves() if move == line), None)
        if move is None:
            return True  # the gate says what is wrong with it
        told = self.words.move(move, self.names, self.you, self.match.game.amount(self.view(), move))
        self.talk.text("play-confirm", move=told)
        if self.read("> "):
            self.talk.text("play-taken-back")
            return False
        return True

    # Keys

    def help(self, _: str) -> None:
        self.console.print()
        for key in ("play-help", "play-help-keys", "play-help-undo"):
            if self.words.has(key):
                self.talk.text(key)
                self.console.print()
        if page_of(self.match.game.name, self.words.language):
            self.talk.point_out("play-help-rules", game=self.match.game.name, page=page_address(self.match.game))
            self.console.print()

    def rules(self, card: str) -> None:
        """Tell what a card does, named as in a move or in the language, or what a paragraph says; without a name, what
        all cards do."""
        self.console.print()
        if not card:
            self.talk.text("play-rules", "bold")
            self.talk.rules(self.room.cards, self.match.options)
            return
        page = page_of(self.match.game.name, self.words.language)
        if page and card.upper() in page.parts:
            self.tell_paragraph(page.parts[card.upper()])
            return
        found = cards_named(self.words, self.room.cards, card)
        if found:
            self.talk.rules(found, self.match.options)
        else:
            self.talk.text("play-refused", why=self.words.refusal("refusal-unknown-card", {"card": card}))

    def tell_paragraph(self, text: str) -> None:
        self.console.print(RulesText(text))
        for line in here(self.words, self.match.game, self.match.options, self.match.seats, text):
            self.talk.say(line, "bold")

    def table(self, _: str) -> None:
        self.show()
        self.prompt()

    def toggle(self, _: str) -> None:
        self.manner.confirms = not self.manner.confirms
        self.talk.text("play-confirm-on" if self.manner.confirms else "play-confirm-off")

    def hint(self, _: str) -> None:
        view = self.view()
        given = hints(self.match.game, view, self.match.moves())
        if any(hint.share is not None for hint in given):
            self.talk.text("hint-heading")
        for hint in given:
            amount = self.match.game.amount(view, hint.option)
            self.talk.say(self.words.hint(*hint, self.names, self.you, amount), indent=2)

    def tell_saved(self, _: str) -> None:
        self.is_saving = True
        self.keep()
        if self.is_saving:
            self.talk.point_out("play-saved", path=str(self.path), command=self.command)

    def undo(self) -> bool:
        """Take back the person's last move, if it showed nothing new."""
        if self.you not in self.movers:
            self.talk.text("play-undo-none")
            return False
        at = len(self.movers) - 1 - self.movers[::-1].index(self.you)
        before, history = self.match.again(), self.match.history
        for move in history[:at]:
            before.play(move)
        if not judged(before, history[at:], self.you).is_harmless:
            self.talk.text("play-undo-shown")
            return False
        self.match = self.match.again()
        self.play_again(history[:at])
        self.keep()
        self.talk.text("play-undone")
        return True

    def leave(self) -> None:
        """Say how to go on."""
        self.console.print()
        if self.is_saving:
            self.talk.point_out("play-quit", path=str(self.path), command=self.command)
        self.talk.text("play-bye")

# The game in the terminal: headings.

play-round-number = Round { $round }
play-hand = Your hand
play-score = Score
play-moves = Your moves
play-rules = What the cards do

# Small words on the table.

play-opponents = { $names }: { $bot }
play-your-name = You
play-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
play-empty = empty

# Prompts.

play-prompt = Your move: type a number – or ? help, h hint, r cards, u undo, q quit
play-help-keys =
    number – make the move with this number, or type the move itself
    ? – this help; h – a hint; t – show the table again; r – what the cards do
    c – turn confirmation of your moves on or off; u – undo your last move
    s – where the game is saved; q – quit and keep the game
play-help-rules = The whole rules: `raenke rules { $game }` in another terminal. With all cards, examples and search: `raenke serve`, then { $page } in the browser.
play-number-wanted = Type a number from 1 to { $count }, or a move such as `{ $move }`.
play-refused = That is not possible: { $why }.
play-waiting = { $name } is thinking…
play-more = Press Enter to continue.

# Save, resume, undo, quit.

play-saved = Saved in { $path }. To continue later: { $command }
play-save-failed = Could not save in { $path }: { $why }
play-resumed = Resuming the game from { $path } in round { $round }.
play-resume-offer = You have an unfinished game: round { $round }, last played { $date } ({ $path }). Continue it? ({ play-yes }/{ play-no })
play-resume-again = Please answer { play-yes } or { play-no }.
play-yes = y
play-yes-word = yes
play-no = n
play-no-word = no
play-undone = Your last move was undone.
play-undo-shown = You cannot undo that: something new has been revealed since.
play-undo-none = You have no move to undo.
play-quit = The game is saved in { $path }. To continue: { $command }
play-bye = Goodbye!

# The end.

play-over = The game is over.
play-winner =
    { $who ->
        [you] You win with { play-points }!
       *[other] { $name } wins with { play-points }.
    }
play-winners-shared = { $names } share the win with { play-points } each.

# Undo in full, asking first, the marks on the table.

play-confirm = { $move }: press Enter to confirm, or type anything else to reconsider.
play-confirm-on = From now on, you confirm each of your moves.
play-confirm-off = From now on, your moves are made right away.
play-taken-back = Nothing was done. What do you want to do?

# Games that were kept.

play-record = This game was saved to { $path }. To watch it again: { $command }
play-own-bots = The game in { $path } has bots of your own. Continue with: { $command }
play-resume-fixed = --resume continues a game as it is. Seats, names, bots, options and seed are for a new game.
play-resume-none = There is no unfinished game to continue. To start one: { $command }
play-resume-over = The game in { $path } is over. To watch it again: { $command }
play-save-there = { $path } already exists. Continue it with --resume, or choose another name.
play-damaged = The game in { $path } cannot be continued: { $why }

# Retelling a record.

replay-heading = A game of { $game } for { $count } players: { $names }
replay-move = Move { $number } · { $name }
replay-more = Press Enter for the next move, q to quit.
replay-end = The record ends here.
replay-unfinished = The record ends here; the game was not finished.
replay-refused = This record cannot be replayed: { $why }

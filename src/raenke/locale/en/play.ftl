# The game in the terminal: headings.

play-title = Kabale & Hiebe
play-round = Round { $round } of { $rounds }
play-hand = Your hand
play-piles = Draw piles
play-discards = Discard piles
play-won-goals = Goals won
play-score = Score
play-moves = Your moves
play-rules = What the cards do
play-award = Award of column { $column }: { $goal }

# Small words on the table.

play-opponents = { $names }: { $bot }
play-your-name = You
play-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
play-needs =
    { $count ->
        [one] 1 more card needed
       *[other] { $count } more cards needed
    }
play-fulfilled = fulfilled
play-closed = closed
play-face-down = face down
play-cloaked = cloaked
play-empty = empty

# Prompts.

play-prompt = Your move: type a number – or ? help, h hint, r cards, u undo, q quit
play-prompt-cloak = Your Cloak was turned up: which card do you slip under it? (number, ? help, q quit)
play-prompt-traitor = Your Traitor was turned up: do you swap the goal? (number, ? help, q quit)
play-number-wanted = Type a number from 1 to { $count }, or a move such as `{ $move }`.
play-refused = That is not possible: { $why }.
play-waiting = { $name } is thinking …
play-more = Press Enter to go on.

# Help.

play-help =
    Your aim is to win goals. Each goal stands at the head of a column; the cards in the column decide who wins it.
    On your turn you lay one hand card face down at the bottom of a column. The card above it, if it is still face down, is turned up: some cards do something at that moment. Then you draw.
    A goal is fulfilled when its column has as many cards as the goal has points, or when a Storm has closed it. When all goals are fulfilled, the round ends and the columns are awarded: as a rule the highest sum wins.
    At the end you score the points of your goals; with goals of all six domains you may instead double the best one of each and lose 1 point for every further goal.
play-help-keys =
    number – make the move with this number
    lay romeo 2 – or type the move itself
    ? – this help; h – a hint; t – the table again; d – what lies in the discard piles
    r – what all cards do; r romeo – what one card does
    c – turn confirmation of your moves on or off; u – take back your last move
    s – where the game is saved; q – quit, the game is kept

# Save, resume, undo, quit.

play-saved = Saved in { $path }. To go on later: { $command }
play-save-failed = Saving in { $path } failed: { $why }
play-resumed = Resuming the game from { $path } in round { $round }.
play-resume-offer = You have an unfinished game: round { $round }, last played { $date } ({ $path }). Continue it? ({ play-yes }/{ play-no })
play-resume-again = Please answer { play-yes } or { play-no }.
play-yes = y
play-yes-word = yes
play-no = n
play-no-word = no
play-undone = Your last move is taken back.
play-undo-shown = That cannot be taken back: something new has been shown since.
play-undo-none = There is no move of yours to take back.
play-quit = The game is saved in { $path }. To go on: { $command }
play-bye = Goodbye!

# The end.

play-over = The game is over.
play-final-plain =
    { $score ->
        [one] { $name }: 1 point from all goals
       *[other] { $name }: { $score } points from all goals
    }
play-final-domains =
    { $further ->
        [0] { $name }: { $score } points: all six domains, 2 × { $best }
        [one] { $name }: { $score } points: all six domains, 2 × { $best }, minus 1 for 1 further goal
       *[other] { $name }: { $score } points: all six domains, 2 × { $best }, minus { $further } for { $further } further goals
    }
play-winner =
    { $who ->
        [you] You win with { play-points }!
       *[other] { $name } wins with { play-points }.
    }
play-winners-shared = { $names } share the win with { play-points } each.

# Undo in full, asking first, the marks on the table.

play-help-undo = Undo: once you have laid a card you draw a new one, and what was seen cannot be unseen. So a move can only be taken back while it has shown you nothing new, for instance while your own Cloak or Traitor waits for your answer. If you want to think again before a move is made, type c: then each move is made only when you press Enter.
play-confirm = { $move }? Press Enter to do it, or type anything else to think again.
play-confirm-on = From now on I ask before each of your moves.
play-confirm-off = From now on your moves are made at once.
play-taken-back = Nothing was done. What do you want to do?
play-hands = Hand
play-hand-columns = ← type the number in brackets
play-legend = { $down } face down (your own you can read), { $cloaked } cloaked until the round ends

# Games that were kept.

play-record = This game was saved to { $path }. To watch it again: { $command }
play-own-bots = The game in { $path } has bots of your own. Go on with: { $command }
play-resume-fixed = --resume goes on with a game as it is. Seats, names, bots, options and seed are for a new game.
play-resume-none = There is no unfinished game to go on with. To begin one: { $command }
play-resume-over = The game in { $path } is over. To watch it again: { $command }
play-save-there = { $path } already exists. Continue it with --resume, or choose another name.
play-damaged = The game in { $path } cannot go on: { $why }

# Retelling a record.

replay-heading =
    { $count ->
        [one] A game of Kabale & Hiebe for 1 player: { $names }
       *[other] A game of Kabale & Hiebe for { $count } players: { $names }
    }
replay-move = Move { $number } · { $name }
replay-more = Press Enter for the next move, q to quit.
replay-end = The record ends here.
replay-unfinished = The record ends here; the game was not played to its end.
replay-refused = This record cannot be retold: { $why }

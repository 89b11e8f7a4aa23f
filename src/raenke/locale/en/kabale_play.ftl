# The game in the terminal: headings.

kabale-play-title = Kabale & Hiebe
play-round = Round { $round } of { $rounds }
play-piles = Draw piles
play-discards = Discard piles
play-won-goals = Goals won
play-award = Award of column { $column }: { $goal }

# Small words on the table.

play-needs =
    { $count ->
        [one] 1 more card needed
       *[other] { $count } more cards needed
    }
play-fulfilled = fulfilled
play-closed = closed
play-face-down = face down
play-cloaked = cloaked

# Prompts.

play-prompt-cloak = Your Cloak was revealed: which card do you slip under it? (number, ? help, q quit)
play-prompt-traitor = Your Traitor was revealed: which goals do you swap? (number, ? help, q quit)

# Help.

kabale-play-help =
    Your aim is to win goals. Each goal stands at the head of a column; the cards in the column decide who wins it.
    On your turn, lay one card from your hand face down at the bottom of a column. If the card above it is still face down, it is revealed: some cards do something at that moment. Then you draw a card.
    A goal is fulfilled when its column has as many cards as the goal has points, or when a Storm has closed the column. When all goals are fulfilled, the round ends and the columns are awarded: usually the highest sum wins.
    At the end you score the points of your goals. With goals of all six domains you may instead double the best one of each and lose 1 point for every other goal.
kabale-play-help-keys =
    number – make the move with this number
    lay romeo 2 – or type the move itself
    ? – this help; h – a hint; t – show the table again; d – show the discard piles
    r – what all cards do; r romeo – what one card does; r K4.7 – a paragraph of the rules
    c – turn confirmation of your moves on or off; u – undo your last move
    s – where the game is saved; q – quit and keep the game

# The end.

play-final-plain =
    { $score ->
        [one] { $name }: 1 point from all goals
       *[other] { $name }: { $score } points from all goals
    }
play-final-domains =
    { $further ->
        [0] { $name }: { $score } points: all six domains, 2 × { $best }
        [one] { $name }: { $score } points: all six domains, 2 × { $best }, minus 1 for 1 other goal
       *[other] { $name }: { $score } points: all six domains, 2 × { $best }, minus { $further } for { $further } other goals
    }

# Undo in full, asking first, the marks on the table.

kabale-play-help-undo = Undo: after you lay a card you draw a new one, and what you have seen cannot be unseen. So you can only undo a move while it has shown you nothing new, for example while your own Cloak or Traitor waits for your answer. To have a moment to reconsider, type c: then each move is made only when you press Enter.
play-hands = Hand
play-hand-columns = ← type the number in brackets
play-legend = { $down } face down (you can read your own), { $cloaked } cloaked until the round ends

# Retelling a record.

kabale-replay-heading =
    { $count ->
        [one] A game of Kabale & Hiebe for 1 player: { $names }
       *[other] A game of Kabale & Hiebe for { $count } players: { $names }
    }

# Where games are chosen.

server-game-kabale = Kabale & Hiebe
server-game-kabale-about = Intrigue at court: cards laid face down in columns decide who wins each goal. By Lutz Stepponat, for 2 to 6 players. English title: Ruse & Bruise.

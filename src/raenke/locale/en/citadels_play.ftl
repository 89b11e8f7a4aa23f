# Citadels in the terminal: headings.

citadels-play-title = Citadels
citadels-play-round = Round { $round }
citadels-play-city = City
citadels-play-gold = Gold
citadels-play-hands = Hand
citadels-play-crown = Crown
citadels-play-cost = Cost
citadels-play-points-heading = Points
citadels-play-rank = Rank
citadels-play-called = Characters called
citadels-play-face-up = Face up in the middle
citadels-play-your-character = Your character
citadels-play-your-characters = Your characters
citadels-play-choosing = Choosing a character
citadels-play-choose-from = You choose from
citadels-play-seen = Seen while choosing
citadels-play-seen-passed = passed on
citadels-play-turn = Your turn: { CHARACTER($character) }
citadels-play-turn-other = { $name }’s turn: { CHARACTER($character) }

# Small words on the table.

citadels-play-to-call = Still to be called
citadels-play-piles-heading = Cards
citadels-play-known = in hand: { $cards }
citadels-play-deck-place = card { $place }: { DISTRICT($district) }
citadels-play-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
citadels-play-pile =
    { $count ->
        [one] 1 card in the discard pile
       *[other] { $count } cards in the discard pile
    }
citadels-play-museum =
    { $count ->
        [one] 1 card under the Museum
       *[other] { $count } cards under the Museum
    }
citadels-play-nobody = nobody answered
citadels-play-murdered = murdered
citadels-play-robbed = robbed
citadels-play-bewitched = bewitched
citadels-play-protected = protected
citadels-play-complete = complete
citadels-play-first = first
citadels-play-owes-tax = owes tax
citadels-play-embellished = with gold
citadels-play-bell =
    { $count ->
        [one] The bell has been rung: 1 district completes a city.
       *[other] The bell has been rung: { $count } districts complete a city.
    }
citadels-play-last-round = This is the last round.

# Groups of moves, and why the rest cannot be done.

citadels-play-can = What you can do
citadels-play-basic = Basic action
citadels-play-build = Build
citadels-play-discard = Discard
citadels-play-destroy = Destroy
citadels-play-trade = Swap for
citadels-play-price =
    { $gold ->
        [0] free
       *[other] { $gold } gold
    }
citadels-play-cannot = What you cannot do, and why
citadels-play-cannot-line = { $move }: { $why }
citadels-play-cannot-nothing = Nothing is ruled out right now.
citadels-play-choosing-take = Take
citadels-play-choosing-put = Set aside

# What is known of hidden cards.

citadels-play-may-be = Where the characters may be
citadels-play-hands-known = Known cards in other hands
citadels-play-deck-known = Known cards in the deck
citadels-play-museum-known = Known cards under the Museum
citadels-play-place = card { $place }
citadels-play-slot-down = face down
citadels-play-slot-withdrawn = set aside at random
citadels-play-slot-left = still being passed
citadels-play-slot-away = left over
citadels-play-slot-take = taken
citadels-play-slot-put = set aside
citadels-play-slot-has = taken
citadels-play-slot-take-seat = { $name } has
citadels-play-slot-has-seat = { $name } has
citadels-play-slot-put-seat = set aside by { $name }
citadels-play-unknown = You know nothing about the hidden cards.

# Prompts.

citadels-play-prompt-turn = Your turn: a number – or w why not, k what you know, h hint, u undo, ? help, q quit
citadels-play-prompt-take = Which character do you take? (number, ? help, q quit)
citadels-play-prompt-put = Which character do you set aside? (number, ? help, q quit)
citadels-play-prompt-keep = Which card do you keep? (number, ? help, q quit)
citadels-play-prompt-discard = Which card do you discard? (number, ? help, q quit)
citadels-play-prompt-pick = Which card do you take? (number, ? help, q quit)
citadels-play-prompt-place = Where does the card go: { DISTRICT($district) }? (number, ? help, q quit)
citadels-play-prompt-crown = Who gets the crown? (number, ? help, q quit)
citadels-play-prompt-ask = What do you want from { $name } for the crown? (number, ? help, q quit)
citadels-play-prompt-pay = You get the crown from { $name }: how do you pay for it? (number, ? help, q quit)
citadels-play-prompt-give = You want { DISTRICT($district, form: "the") }: which district do you give in return? (number, ? help, q quit)
citadels-play-prompt-recover = Destroyed: { DISTRICT($district, form: "the") }. Save it with your Graveyard? (number, ? help, q quit)
citadels-play-prompt-look = You built the Lighthouse. Search the deck? (number, ? help, q quit)
citadels-play-prompt-choose = Which card do you take from the deck? (number, ? help, q quit)
citadels-play-prompt-declare = You built the Bell Tower. Ring the bell? (number, ? help, q quit)

# Help.

citadels-play-help =
    You build a city. The game ends with the round in which someone completes their city; then the player with the most points wins.
    At the start of each round, everyone secretly takes a character and passes the rest to the left. Then the characters are called by rank: if it is yours, you take your turn.
    On your turn you take 2 gold, or draw 2 cards and keep 1. After that you may build a district from your hand by paying its cost. You may use your character’s ability at any time during your turn. Some violet districts help you too.
    Districts are worth what they cost. All five colours score 3 points, the first complete city 4, every other complete city 2.
citadels-play-help-keys =
    number – make the move with this number
    build castle – or type the move itself
    ? – this help; h – a hint; t – show the table again
    w – what you cannot do now, and why; k – what you know about hidden cards
    r – what all cards do; r castle – what one card does; r C3.3 – a paragraph of the rules
    c – turn confirmation of your moves on or off; u – undo your last move
    s – where the game is saved; q – quit and keep the game
citadels-play-help-undo = Undo: what you have seen cannot be unseen. So you can only undo a move while it has shown you nothing new, such as a drawn card or another player’s answer. To have a moment to reconsider, type c: then each move is made only when you press Enter.

# Retelling a record.

citadels-replay-heading = A game of Citadels for { $count } players: { $names }

# Where games are chosen.

server-game-citadels = Citadels
server-game-citadels-about = Take a character in secret, gather gold, build a city of eight districts. By Bruno Faidutti, for 2 to 8 players, with The Dark City.

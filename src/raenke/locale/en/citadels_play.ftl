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
citadels-play-laid-down = Face down in the middle
citadels-play-your-character = Your character
citadels-play-your-characters = Your characters
citadels-play-choosing = Choosing a character
citadels-play-choose-from = You choose from
citadels-play-seen = Seen while choosing
citadels-play-seen-down = face down
citadels-play-seen-passed = passed on
citadels-play-seen-put = put away
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
        [one] 1 card on the pile
       *[other] { $count } cards on the pile
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
        [one] The bell has been rung: 1 district makes a city complete.
       *[other] The bell has been rung: { $count } districts make a city complete.
    }
citadels-play-last-round = This round is the last.

# Groups of moves, and why the rest cannot be done.

citadels-play-can = What you can do
citadels-play-basic = Basic action
citadels-play-build = Build
citadels-play-discard = Put away
citadels-play-destroy = Destroy
citadels-play-trade = Swap for
citadels-play-price =
    { $gold ->
        [0] free
       *[other] { $gold } gold
    }
citadels-play-cannot = What you cannot do, and why
citadels-play-cannot-line = { $move }: { $why }
citadels-play-cannot-nothing = Everything you might think of can be done.
citadels-play-choosing-take = Take
citadels-play-choosing-put = Put away

# What is known of hidden cards.

citadels-play-may-be = Where the characters may be
citadels-play-hands-known = Cards you know in hands
citadels-play-deck-known = Cards you know in the deck
citadels-play-museum-known = Cards you know under the Museum
citadels-play-place = card { $place }
citadels-play-slot-put = put away by { $name }
citadels-play-slot-withdrawn = put away by chance
citadels-play-slot-left = still handed on
citadels-play-slot-away = left over
citadels-play-unknown = You know nothing about the hidden cards.

# Prompts.

citadels-play-prompt-turn = Your turn: a number – or w why not, k what you know, h hint, u undo, ? help, q quit
citadels-play-prompt-take = Which character do you take? (number, ? help, q quit)
citadels-play-prompt-put = Which character do you put away? (number, ? help, q quit)
citadels-play-prompt-keep = Which of the drawn cards do you keep? (number, ? help, q quit)
citadels-play-prompt-discard = Which card do you put away? (number, ? help, q quit)
citadels-play-prompt-pick = Which card do you take? (number, ? help, q quit)
citadels-play-prompt-place = Where does the card go: { DISTRICT($district) }? (number, ? help, q quit)
citadels-play-prompt-crown = Who gets the crown? (number, ? help, q quit)
citadels-play-prompt-ask = What do you ask of { $name } for the crown? (number, ? help, q quit)
citadels-play-prompt-pay = The crown comes from { $name }: how do you pay for it? (number, ? help, q quit)
citadels-play-prompt-give = You want { DISTRICT($district, form: "the") }: which district do you give for it? (number, ? help, q quit)
citadels-play-prompt-recover = Destroyed: { DISTRICT($district, form: "the") }. Does your Graveyard save it? (number, ? help, q quit)
citadels-play-prompt-look = Your Lighthouse stands: do you look through the deck? (number, ? help, q quit)
citadels-play-prompt-choose = Which card do you take from the deck? (number, ? help, q quit)
citadels-play-prompt-declare = Your Bell Tower stands: do you ring the bell? (number, ? help, q quit)

# Help.

citadels-play-help =
    You build a city. The game ends with the round in which somebody’s city is complete; then the most points win.
    Each round begins with choosing: in secret everybody takes a character and passes the others on to the left. Then the characters are called by rank, and whoever has the one that is called takes a turn.
    In your turn you take 2 gold, or draw 2 cards and keep 1. After that you may build a district from your hand and pay its cost. At any time of your turn you may use what your character can do. Some violet districts help you too.
    Districts are worth what they cost. All five colours bring 3 points, the first complete city 4, every other complete city 2.
citadels-play-help-keys =
    number – make the move with this number
    build castle – or type the move itself
    ? – this help; h – a hint; t – the table again
    w – what you cannot do now, and why; k – what you know of hidden cards
    r – what all cards do; r castle – what one card does; r C3.3 – a paragraph of the rules
    c – turn confirmation of your moves on or off; u – take back your last move
    s – where the game is saved; q – quit, the game is kept
citadels-play-help-undo = Undo: what was seen cannot be unseen. So a move can only be taken back while it has shown you nothing new, such as a drawn card or another player’s answer. If you want to think again before a move is made, type c: then each move is made only when you press Enter.

# Retelling a record.

citadels-replay-heading = A game of Citadels for { $count } players: { $names }

# Where games are chosen.

server-game-citadels = Citadels
server-game-citadels-about = Take a character in secret, gather gold, build a city of eight districts. By Bruno Faidutti, for 2 to 8 players, with The Dark Lands.

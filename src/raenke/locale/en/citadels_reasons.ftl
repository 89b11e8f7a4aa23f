# Citadels: why the bot gives its advice. A reason is a sentence of its own, true whenever it is said.

# Any move.

citadels-reason-free = It costs nothing.

# Choosing characters.

citadels-reason-take-income = Several of your districts give this character income.
citadels-reason-take-first = This character is called first.
citadels-reason-take-robs = Another player has more gold than you.
citadels-reason-take-hands = Another player has more cards in hand than you.
citadels-reason-take-crown = The player with the crown chooses first next round.
citadels-reason-take-shelter = Then rank 8 cannot touch your city.
citadels-reason-take-gold = This character brings extra gold.
citadels-reason-take-builds = You have the gold and cards to build more than one district.
citadels-reason-take-refund = You get back what you pay for building.
citadels-reason-take-strikes = This character can strike at the leading city.
citadels-reason-put-attack = Then nobody can use it against you.

# Gold or cards.

citadels-reason-gold-builds = It pays for the best district you can build now.
citadels-reason-gold-lacks = You hold a card that you cannot afford yet.
citadels-reason-draw-needs = You hold no card that you can build.
citadels-reason-draw-rich = You can afford every card you hold; you need new ones.
citadels-reason-income-later = What you are about to build will increase it.

# Building.

citadels-reason-build-completes = This completes your city.
citadels-reason-build-colour = It adds a colour that your city still lacks.
citadels-reason-build-points = It is worth more points than it costs.
citadels-reason-build-income = Its colour increases the income you have yet to take.
citadels-reason-build-works = It does more than score points.
citadels-reason-build-most = Nothing else you can afford is worth more points.
citadels-reason-end-saves = Building now would cost more than it brings.

# Districts that work, and the Artist.

citadels-reason-embellish = Gold on a district is worth a point at the end.
citadels-reason-laboratory = You cannot build that card, but it is worth 1 gold.
citadels-reason-museum = Every card under the Museum is worth a point at the end.
citadels-reason-look = You may take any card from the deck.
citadels-reason-declare = You are ahead: the sooner it ends, the better.
citadels-reason-recover = For 1 gold you get the card.

# Cards.

citadels-reason-card-colour = Your city still lacks its colour.
citadels-reason-card-points = None of these cards is worth more points.
citadels-reason-card-useless = You cannot build that card.
citadels-reason-exchange-more = That hand has more cards than yours.
citadels-reason-peek-most = No other player has more cards in hand.
citadels-reason-city = It does not count against what you may build this turn.

# Naming, striking, the crown.

citadels-reason-name-leader = The leading player may well have that character.
citadels-reason-name-likely = Someone most likely has that character.
citadels-reason-rob-rich = The richest other player may well have that character.
citadels-reason-harm-near = That city is close to complete.
citadels-reason-harm-leader = No other player has more points.
citadels-reason-trade-gains = You get a district worth more points than the one you give.
citadels-reason-crown-before = You choose right after that player next round.
citadels-reason-crown-behind = Nobody you could give it to has fewer points.

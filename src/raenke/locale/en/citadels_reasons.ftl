# Citadels: why the bot gives its advice. A reason is a sentence of its own, true whenever it is said.

# Any move.

citadels-reason-free = It costs nothing.

# Choosing characters.

citadels-reason-take-income = Several of your districts bring income to this character.
citadels-reason-take-first = This character is called before all others.
citadels-reason-take-robs = Somebody has more gold than you.
citadels-reason-take-hands = Somebody has more cards in hand than you.
citadels-reason-take-crown = Whoever has the crown chooses first in the next round.
citadels-reason-take-shelter = Then rank 8 may not touch your city.
citadels-reason-take-gold = This character brings gold of its own.
citadels-reason-take-builds = You have gold and cards for more than one building.
citadels-reason-take-refund = You get back what your building costs.
citadels-reason-take-strikes = This character can strike at the city that is ahead of the others.
citadels-reason-put-attack = Then nobody can use it against you.

# Gold or cards.

citadels-reason-gold-builds = With it you can pay for what is best to build now.
citadels-reason-gold-lacks = You hold a card that you cannot pay for yet.
citadels-reason-draw-needs = You hold no card that you could build.
citadels-reason-draw-rich = You can pay for any card you hold; new ones are what you lack.
citadels-reason-income-later = What you are about to build will make it more.

# Building.

citadels-reason-build-completes = That completes your city.
citadels-reason-build-colour = It brings your city a colour that is still missing.
citadels-reason-build-points = It is worth more points than it costs.
citadels-reason-build-income = Its colour adds to the income you have yet to take.
citadels-reason-build-works = It does more than count its points.
citadels-reason-build-most = Of what you can pay for, nothing is worth more points.
citadels-reason-end-saves = To build now would cost more than it brings.

# Districts that work, and the Artist.

citadels-reason-embellish = A gold on a district is a point at the end.
citadels-reason-laboratory = You cannot build that card, but it is worth a gold.
citadels-reason-museum = Every card under the Museum is a point at the end.
citadels-reason-look = You may pick any card of the deck.
citadels-reason-declare = You are ahead: the sooner it ends, the better.
citadels-reason-recover = For 1 gold the card comes into your hand.

# Cards.

citadels-reason-card-colour = Its colour is still missing in your city.
citadels-reason-card-points = None of these cards is worth more points.
citadels-reason-card-useless = You cannot build that card.
citadels-reason-exchange-more = That hand has more cards than yours.
citadels-reason-peek-most = None of the others has more cards in hand.
citadels-reason-city = It does not use up your normal building.

# Naming, striking, the crown.

citadels-reason-name-leader = Whoever is ahead of the others may well have that character.
citadels-reason-name-likely = Somebody most likely has that character.
citadels-reason-rob-rich = The richest of the others may well have that character.
citadels-reason-harm-near = That city is close to complete.
citadels-reason-harm-leader = None of the others has more points.
citadels-reason-trade-gains = You get a district worth more points than the one you give.
citadels-reason-crown-before = You choose right after that player in the next round.
citadels-reason-crown-behind = Nobody you could give it to has fewer points.

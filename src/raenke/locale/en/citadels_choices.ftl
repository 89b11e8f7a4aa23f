# Citadels: moves as they are offered. `-gold` tells what a move costs or brings, where that is known.

citadels-seat = player { $number }
citadels-marked =
    { $mark ->
        [gold] { DISTRICT($district, form: "the") } with gold on it
       *[plain] { DISTRICT($district, form: "the") }
    }
citadels-city =
    { $who ->
        [you] in your own city
       *[other] in { $name }’s city
    }

citadels-move-take = Take { CHARACTER($character, form: "the") }
citadels-move-put = Set { CHARACTER($character, form: "the") } aside
citadels-move-gold = Take 2 gold
citadels-move-draw = Draw cards
citadels-move-keep = Keep { DISTRICT($district, form: "the") }
citadels-move-income = Take your income
citadels-move-income-gold = Take your income of { $gold } gold
citadels-move-bonus = Take the Merchant’s extra gold
citadels-move-cards = Draw the Architect’s 2 cards
citadels-move-levy = Take 1 gold from the richest player
citadels-move-murder = Murder { CHARACTER($character, form: "the") }
citadels-move-rob = Rob { CHARACTER($character, form: "the") }
citadels-move-bewitch = Bewitch { CHARACTER($character, form: "the") }
citadels-move-exchange = Swap hands with { $name }
citadels-move-discard = Discard { DISTRICT($district, form: "the") }
citadels-move-done = Stop discarding and draw
citadels-move-peek = Look at { $name }’s hand
citadels-move-pick = Take { DISTRICT($district, form: "the") }
citadels-move-hand = Take the card into your hand
citadels-move-city = Build it now
citadels-move-city-gold = Build it now for { $gold } gold
citadels-move-crown = Give the crown to { $name }
citadels-move-pay-gold = For the crown: 1 gold
citadels-move-pay-card = For the crown: a random card
citadels-move-pay = For the crown: { DISTRICT($district, form: "the") }
citadels-move-navigate-gold = Take the Navigator’s 4 gold
citadels-move-navigate-cards = Draw the Navigator’s 4 cards
citadels-move-destroy = Destroy { citadels-marked } { citadels-city }
citadels-move-destroy-gold = Destroy { citadels-marked } { citadels-city } for { $gold } gold
citadels-move-recover = Save the district for 1 gold
citadels-move-decline = Decline
citadels-move-trade = Swap for { citadels-marked } { citadels-city }
citadels-move-give = Give { citadels-marked } in return
citadels-move-give-gold =
    { $gold ->
        [0] Give { citadels-marked } in return and pay nothing
       *[other] Give { citadels-marked } in return and pay { $gold } gold
    }
citadels-move-embellish = Put 1 gold on { DISTRICT($district, form: "the") }
citadels-move-laboratory = Laboratory: discard { DISTRICT($district, form: "the") } for 1 gold
citadels-move-smithy = Smithy: pay gold to draw cards
citadels-move-smithy-gold =
    { $gold ->
        [2] Smithy: pay 2 gold to draw 3 cards
       *[other] Smithy: pay { $gold } gold to draw 2 cards
    }
citadels-move-museum = Museum: put { DISTRICT($district, form: "the") } under it
citadels-move-armory = Armory: sacrifice it to destroy { citadels-marked } { citadels-city }
citadels-move-look = Search the deck
citadels-move-choose = Take { DISTRICT($district, form: "the") }
citadels-move-declare = Ring the bell: one district fewer is enough
citadels-move-build = Build { DISTRICT($district, form: "the") }
citadels-move-build-gold = Build { DISTRICT($district, form: "the") } for { $gold } gold
citadels-move-end = End your turn

# Why a move is refused: a clause, shown after “That is not possible:”.

citadels-refusal-over = the game is over ({ $paragraph })
citadels-refusal-not-your-turn = it is { $name }’s decision, not yours ({ $paragraph })
citadels-refusal-now-take = first take one of the characters passed to you ({ $paragraph })
citadels-refusal-now-put = first set aside one of the characters passed to you ({ $paragraph })
citadels-refusal-now-keep = first keep one of the cards you drew ({ $paragraph })
citadels-refusal-now-discard = first discard another card, or type `done` ({ $paragraph })
    .plain = first discard another card, or stop discarding ({ $paragraph })
citadels-refusal-now-pick = first take a card from the hand you are looking at ({ $paragraph })
citadels-refusal-now-place = first decide where the card goes: `hand` or `city` ({ $paragraph })
    .plain = first decide where the card goes ({ $paragraph })
citadels-refusal-now-crown = first give the crown to another player ({ $paragraph })
citadels-refusal-now-ask = first ask for gold or a card that the player has ({ $paragraph })
citadels-refusal-now-pay = first pay with gold or a card that you have ({ $paragraph })
citadels-refusal-now-recover = first decide about the Graveyard: `recover` or `decline` ({ $paragraph })
    .plain = first decide about the Graveyard ({ $paragraph })
citadels-refusal-now-give = first give one of your districts that can be swapped for it ({ $paragraph })
citadels-refusal-now-look = first decide about the Lighthouse: `look` or `decline` ({ $paragraph })
    .plain = first decide about the Lighthouse ({ $paragraph })
citadels-refusal-now-choose = first choose a card from the deck ({ $paragraph })
citadels-refusal-now-declare = first decide about the Bell Tower: `declare` or `decline` ({ $paragraph })
    .plain = first decide about the Bell Tower ({ $paragraph })
citadels-refusal-not-asked = that is not what you have to decide now ({ $paragraph })
citadels-refusal-not-in-cast = { CHARACTER($character, form: "the") } is not in this game ({ $paragraph })
citadels-refusal-face-up = { CHARACTER($character, form: "the") } is face up in the middle ({ $paragraph })
citadels-refusal-not-handed = { CHARACTER($character, form: "the") } was not passed to you ({ $paragraph })
citadels-refusal-lone = your character only gets the basic action ({ $paragraph })
citadels-refusal-witch = until she names a character, the Witch only gets the basic action ({ $paragraph })
citadels-refusal-only-end = after that, you can only end your turn ({ $paragraph })
citadels-refusal-basic-done = you have already taken the basic action this turn ({ $paragraph })
citadels-refusal-basic-first = first take the basic action: `gold` or `draw` ({ $paragraph })
    .plain = first take the basic action ({ $paragraph })
citadels-refusal-must = the Navigator must first take 4 gold or draw 4 cards ({ $paragraph })
citadels-refusal-no-deck = there are no cards to draw ({ $paragraph })
citadels-refusal-not-in-hand = you do not hold { DISTRICT($district, form: "the") } ({ $paragraph })
citadels-refusal-no-income = your character has no income ({ $paragraph })
citadels-refusal-income-done = you have already taken your income ({ $paragraph })
citadels-refusal-income-taken = the bewitched player has already taken this income ({ $paragraph })
citadels-refusal-nothing = that would change nothing ({ $paragraph })
citadels-refusal-navigator = the Navigator cannot build ({ $paragraph })
citadels-refusal-built = you cannot build any more this turn ({ $paragraph })
citadels-refusal-price = that costs { $price } gold and you have { $gold } ({ $paragraph })
citadels-refusal-quarry = the Quarry allows no other copy: your city already has a duplicate ({ $paragraph })
citadels-refusal-twice = your city already has { DISTRICT($district, form: "the") } ({ $paragraph })
citadels-refusal-character = only { CHARACTER($character, form: "the") } can do that ({ $paragraph })
citadels-refusal-ability-done = you have already done that this turn ({ $paragraph })
citadels-refusal-richest = no single other player has the most gold ({ $paragraph })
citadels-refusal-not-to-rob = the Thief cannot rob { CHARACTER($character, form: "the") } ({ $paragraph })
citadels-refusal-own-character = you cannot name your own character ({ $paragraph })
citadels-refusal-not-there = { $name }’s city does not have { DISTRICT($district, form: "the") } ({ $paragraph })
citadels-refusal-not-there-own = your city does not have { DISTRICT($district, form: "the") } ({ $paragraph })
citadels-refusal-not-there-armory = you have no Armory, or { $name }’s city does not have { DISTRICT($district, form: "the") } ({ $paragraph })
citadels-refusal-gold-there = there is already gold on { DISTRICT($district, form: "the") } ({ $paragraph })
citadels-refusal-no-seat = there is no such player ({ $paragraph })
citadels-refusal-own = choose another player, not yourself ({ $paragraph })
citadels-refusal-has-crown = { $name } already has the crown ({ $paragraph })
citadels-refusal-end-of-turn = you can only do that at the end of your turn, after the basic action ({ $paragraph })
citadels-refusal-bishop = the Bishop protects { $name }’s city ({ $paragraph })
citadels-refusal-complete = { $name }’s city is complete ({ $paragraph })
citadels-refusal-any-complete = while any city is complete, the Warlord destroys nothing ({ $paragraph })
citadels-refusal-keep = the Keep cannot be destroyed or taken ({ $paragraph })
citadels-refusal-nothing-to-give = you have no district to swap for { DISTRICT($district, form: "the") } ({ $paragraph })
citadels-refusal-worked = you have already used { DISTRICT($district, form: "the") } this turn ({ $paragraph })
citadels-refusal-no-move = that is not a move (did you mean { $near }?)
citadels-refusal-unknown-card = there is no card “{ $card }” (C1.1)
citadels-refusal-cast-nine = 8 players need a character of rank 9: choose one for each rank, or draw the characters at random (C2.1)
citadels-refusal-cast-twice = rank { $rank } has two characters: choose one of them (C5.31)
citadels-refusal-cast-missing = rank { $rank } has no character: choose one for each rank from 1 to 8 (C5.31)
citadels-refusal-cast-emperor = 2 players cannot have the Emperor: choose the King (C2.1)
citadels-refusal-cast-queen = fewer than 5 players cannot have the Queen: choose the Artist, or no character for rank 9 (C2.1)

# The count of a city, step by step.

citadels-step-district = { DISTRICT($district) }: { $points }
citadels-step-artist = { DISTRICT($district) }, beautified: + { $points }
citadels-step-haunted = { district-haunted_city } counts as { $colour }.
citadels-step-districts = All districts: { $points }
citadels-step-colours = All five colours: + { $points }
citadels-step-first = First complete city: + { $points }
citadels-step-complete = Complete city: + { $points }
citadels-step-violet = { DISTRICT($district) }: + { $points }
citadels-step-total = Total: { $points }

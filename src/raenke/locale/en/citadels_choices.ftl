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
citadels-move-put = Put { CHARACTER($character, form: "the") } away
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
citadels-move-exchange = Exchange hands with { $name }
citadels-move-discard = Put { DISTRICT($district, form: "the") } away
citadels-move-done = Put no more away, and draw
citadels-move-peek = Look at { $name }’s hand
citadels-move-pick = Take { DISTRICT($district, form: "the") }
citadels-move-hand = Take the card into your hand
citadels-move-city = Build the card at once
citadels-move-city-gold = Build the card at once for { $gold } gold
citadels-move-crown = Give the crown to { $name }
citadels-move-pay-gold = For the crown: 1 gold
citadels-move-pay-card = For the crown: a card drawn by chance
citadels-move-pay = For the crown: { DISTRICT($district, form: "the") }
citadels-move-navigate-gold = Take the Navigator’s 4 gold
citadels-move-navigate-cards = Draw the Navigator’s 4 cards
citadels-move-destroy = Destroy { citadels-marked } { citadels-city }
citadels-move-destroy-gold = Destroy { citadels-marked } { citadels-city } for { $gold } gold
citadels-move-recover = Pay 1 gold and take the destroyed district into your hand
citadels-move-decline = Do without
citadels-move-trade = Take { citadels-marked } { citadels-city } in a swap
citadels-move-give = Give { citadels-marked } for it
citadels-move-give-gold =
    { $gold ->
        [0] Give { citadels-marked } for it and pay nothing
       *[other] Give { citadels-marked } for it and pay { $gold } gold
    }
citadels-move-embellish = Lay 1 gold on { DISTRICT($district, form: "the") }
citadels-move-laboratory = Laboratory: put { DISTRICT($district, form: "the") } away for 1 gold
citadels-move-smithy = Smithy: pay gold and draw cards
citadels-move-smithy-gold =
    { $gold ->
        [2] Smithy: pay 2 gold and draw 3 cards
       *[other] Smithy: pay { $gold } gold and draw 2 cards
    }
citadels-move-museum = Museum: lay { DISTRICT($district, form: "the") } under it
citadels-move-armory = Armory: give it up and destroy { citadels-marked } { citadels-city }
citadels-move-look = Look through the deck
citadels-move-choose = Take { DISTRICT($district, form: "the") }
citadels-move-declare = Ring the bell: one district fewer ends the game
citadels-move-build = Build { DISTRICT($district, form: "the") }
citadels-move-build-gold = Build { DISTRICT($district, form: "the") } for { $gold } gold
citadels-move-end = End the turn

citadels-hint = The bot’s advice: { $move }. { $reason }

# Why a move is refused: a clause, shown after “That is not possible:”.

citadels-refusal-over = the game is over (C3.6)
citadels-refusal-turn = it is { $name }’s turn to decide, not yours (C3.3)
citadels-refusal-unknown-card = there is no card “{ $card }” (C1.1)
citadels-refusal-no-such-seat = there is no player { $number }, only players 1 to { $seats } (C3.1)
citadels-refusal-not-in-cast = { CHARACTER($character, form: "the") } is not in this game (C2.1)
citadels-refusal-first-take = first take a character: `take <character>` (C3.2)
citadels-refusal-first-put = first put a character away: `put <character>` (C3.2)
citadels-refusal-first-keep = first say which of the drawn cards you keep: `keep <district>` (C3.3)
citadels-refusal-first-discard = first finish putting cards away: `discard <district>` or `done` (C2.5)
citadels-refusal-first-pick = first take a card from the hand you look at: `pick <district>` (C2.13)
citadels-refusal-first-place = first say where the card goes: `hand` or `city` (C2.13)
citadels-refusal-first-crown = first give the crown to somebody: `crown <player>` (C2.14)
citadels-refusal-first-ask = first say what you ask for the crown: `pay gold` or `pay card` (C4.8)
citadels-refusal-first-pay = first pay for the crown: `pay gold` or `pay <district>` (C4.8)
citadels-refusal-first-give = first say which district you give: `give <district>` (C2.18)
citadels-refusal-first-recover = first decide about the Graveyard: `recover` or `decline` (C1.9)
citadels-refusal-first-look = first decide about the Lighthouse: `look` or `decline` (C1.15)
citadels-refusal-first-choose = first take a card from the deck: `choose <district>` (C1.15)
citadels-refusal-first-declare = first decide about the Bell Tower: `declare` or `decline` (C1.22)
citadels-refusal-not-asked = that is not what is to be decided now (C3.3)
citadels-refusal-not-offered = { CHARACTER($character, form: "the") } is not among the characters you can choose from (C3.2)
citadels-refusal-basic-done = you have already taken the basic action of this turn (C3.3)
citadels-refusal-basic-first = first take the basic action: `gold` or `draw` ({ $paragraph })
citadels-refusal-basic-only-witch = the Witch has only the basic action until she names a character (C2.11)
citadels-refusal-basic-only-bewitched = your character is bewitched and has only the basic action (C2.11)
citadels-refusal-basic-only-murdered = your character was murdered and has only the basic action (C1.26)
citadels-refusal-deck-empty = there is no card to draw ({ $paragraph })
citadels-refusal-not-drawn = { DISTRICT($district, form: "the") } is not among the drawn cards (C3.3)
citadels-refusal-used = you have already done that in this turn ({ $paragraph })
citadels-refusal-character = only { CHARACTER($character, form: "the") } can do that, and you are { CHARACTER($yours, form: "the") } ({ $paragraph })
citadels-refusal-no-income = your character has no income (C2.2)
citadels-refusal-income-zero = your city has no district of your character’s colour (C3.3)
citadels-refusal-levy = no other player alone has the most gold (C2.15)
citadels-refusal-own-character = you cannot name your own character (C2.2)
citadels-refusal-rob-first-rank = the Thief cannot name { CHARACTER($character, form: "the") } (C2.4)
citadels-refusal-rob-murdered = the Thief cannot rob { CHARACTER($character, form: "the") }: that character is murdered (C2.4)
citadels-refusal-rob-bewitched = the Thief cannot rob { CHARACTER($character, form: "the") }: that character is bewitched (C2.4)
citadels-refusal-own-seat = it must be another player ({ $paragraph })
citadels-refusal-hands-empty = neither of you has a card to exchange (C3.3)
citadels-refusal-not-in-hand = you do not hold { DISTRICT($district, form: "the") } ({ $paragraph })
citadels-refusal-hand-empty = { $name } has no card in hand ({ $paragraph })
citadels-refusal-not-in-their-hand = { DISTRICT($district, form: "the") } is not in the hand you look at (C2.13)
citadels-refusal-crown-self = you cannot give the crown to yourself (C2.14)
citadels-refusal-crown-holder = { $name } has the crown already (C2.14)
citadels-refusal-no-gold = there is no gold to pay with ({ $paragraph })
citadels-refusal-no-card = there is no card to pay with ({ $paragraph })
citadels-refusal-must-name = the Witch must name a character first: `bewitch <character>` (C2.11)
citadels-refusal-must-navigate = the Navigator must take 4 gold or 4 cards first (C2.17)
citadels-refusal-no-building = { CHARACTER($character, form: "the") } may not build (C2.17)
citadels-refusal-built =
    { $count ->
        [one] you have already built in this turn (C3.3)
       *[other] you have already built { $count } districts in this turn (C3.3)
    }
citadels-refusal-duplicate = { DISTRICT($district, form: "the") } stands in your city already (C3.4)
citadels-refusal-duplicate-quarry = the Quarry allows no further pair: a name stands twice in your city already (C1.21)
citadels-refusal-price = { DISTRICT($district, form: "the") } costs { $price } gold, and you have { $gold } ({ $paragraph })
citadels-refusal-price-smithy = the Smithy costs { $price } gold, and you have { $gold } (C1.7)
citadels-refusal-price-destroy = to destroy { DISTRICT($district, form: "the") } costs { $price } gold, and you have { $gold } (C2.10)
citadels-refusal-price-swap = that swap costs { $price } gold, and you have { $gold } (C2.18)
citadels-refusal-no-such-district = { DISTRICT($district, form: "the") } does not stand in { $name }’s city ({ $paragraph })
citadels-refusal-no-such-gold = in { $name }’s city no gold lies on { DISTRICT($district, form: "the") } ({ $paragraph })
citadels-refusal-own-city = it must be a district of another player ({ $paragraph })
citadels-refusal-complete = { $name }’s city is complete ({ $paragraph })
citadels-refusal-keep = the Keep cannot be destroyed or taken (C1.5)
citadels-refusal-bishop = the Bishop protects { $name }’s city ({ $paragraph })
citadels-refusal-swap-duplicate = a city would have two districts of one name (C2.18)
citadels-refusal-swap-nothing = no district of yours can be given for it (C2.18)
citadels-refusal-strike-last = that is for the end of the turn, after the basic action (C4.7)
citadels-refusal-struck = after that the turn can only be ended (C4.7)
citadels-refusal-embellished = gold lies on { DISTRICT($district, form: "the") } already (C2.19)
citadels-refusal-embellished-two = the Artist embellishes two districts at most (C2.19)
citadels-refusal-not-in-city = { DISTRICT($district, form: "the") } does not stand in your city ({ $paragraph })

# Options: the name, what is chosen, the values.

citadels-option-cast = Characters
    .about = Which characters take part? (C4.1)
    .base = the eight of the base game
    .drawn = chance decides for each rank from 1 to 9
    .some = { $cards }
citadels-option-dark_districts = Districts of The Dark City
    .about = Which of them are in the deck? (C4.2)
    .none = none
    .all = all but the Ball Room
    .some = only { $cards }
citadels-option-left_out = Districts left out
    .about = Which violet districts of the base game are left out? (C4.2)
    .none = none is left out
    .some = { $cards }
citadels-option-murdered_king = Murdered King
    .about = Who has the crown when the King was murdered? (C4.3)
    .stays = it stays where it is
    .heir = his player takes it when the round ends; a murdered Emperor’s player gives it on then
citadels-option-long_reign = Long reign
    .about = May somebody keep the crown for more than three rounds? (C4.4)
    .off = yes
    .on = no, before the fourth it moves on to the left
citadels-option-face_down = Face-down character
    .about = Who looks at the character laid face down? (C4.5)
    .crown_looks = the holder of the crown
    .nobody = nobody
citadels-option-warlord_own = Own districts
    .about = May the Warlord destroy districts of his own city? (C4.6)
    .no = no
    .yes = yes
citadels-option-rank8_timing = Warlord and Diplomat
    .about = When may they destroy or swap? (C4.7)
    .any = at any time of the turn
    .end_of_turn = only at the end of the turn
citadels-option-emperor_payment = Payment for the crown
    .about = What does the Emperor get for the crown? (C4.8)
    .none = nothing
    .receiver_chooses = 1 gold or 1 card, as the receiver chooses
    .emperor_chooses = 1 gold or 1 card, as the Emperor chooses; the card is drawn by chance
citadels-option-smithy = Smithy
    .about = What does the Smithy do? (C4.9)
    .pays_3_for_2 = 3 gold for 2 cards
    .pays_2_for_3 = 2 gold for 3 cards
citadels-option-alchemist = Alchemist
    .about = What does the Alchemist get back? (C4.10)
    .building = what was paid for building
    .all = all gold spent in the turn, except tax
citadels-option-discard = Cards put away
    .about = Where do cards go that are put away or destroyed? (C4.11)
    .under_deck = under the deck
    .pile = onto a pile that is shuffled when the deck is empty
citadels-option-armory = Armory
    .about = Which cities can the Armory strike? (C4.12)
    .any = every other city
    .incomplete = only cities that are not complete
citadels-option-haunted_city = Haunted City
    .about = When may the Haunted City take on a colour? (C4.13)
    .always = always
    .not_if_built_in_last_round = not if it was built in the last round
citadels-option-end_at = Complete city
    .about = How many districts make a city complete? (C4.14)
    .count =
        { $count ->
            [one] 1 district
           *[other] { $count } districts
        }
citadels-option-start_player = First crown
    .about = Who has the crown at the start? (C4.15)
    .random = chance decides
    .seat = { $name } has it
citadels-option-max_rounds = Most rounds
    .about = After how many rounds does the game end at the latest? (C4.16)
    .none = there is no limit
    .count =
        { $count ->
            [one] after 1 round
           *[other] after { $count } rounds
        }

# The count of a city, step by step.

citadels-step-district = { DISTRICT($district) }: { $points }
citadels-step-artist = { DISTRICT($district) }, embellished: + { $points }
citadels-step-haunted = { district-haunted_city } counts as { $colour }.
citadels-step-districts = Districts together: { $points }
citadels-step-colours = All five colours: + { $points }
citadels-step-first = First complete city: + { $points }
citadels-step-complete = Complete city: + { $points }
citadels-step-violet = { DISTRICT($district) }: + { $points }
citadels-step-total = Total: { $points }

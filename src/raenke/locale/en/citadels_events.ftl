# What happens in Citadels. `$name` is who it happens to or who does it, `$second` the other player in it.

citadels-no-card = no card
citadels-copies = { DISTRICT($district) } ×{ $count }

# Setup and choosing.

citadels-event-game_started =
    { $who ->
        [you] A game of Citadels for { $count } players begins. You have the crown. The cast: { $cast }.
       *[other] A game of Citadels for { $count } players begins. { $name } has the crown. The cast: { $cast }.
    }
citadels-event-deck_shuffled =
    { $count ->
        [one] The deck is shuffled: 1 card.
       *[other] The deck is shuffled: { $count } cards.
    }
citadels-event-round_started =
    { $who ->
        [you] Round { $round } begins. You have the crown.
       *[other] Round { $round } begins. { $name } has the crown.
    }
citadels-event-characters_laid_up = Face up in the middle: { $characters }.
citadels-event-characters_laid_up-none = No character lies face up this round.
citadels-event-character_laid_down = One character is laid face down, seen by nobody: { CHARACTER($character, form: "the") }.
citadels-event-character_laid_down-seen =
    { $who ->
        [you] You alone look at the face-down character: it is { CHARACTER($character, form: "the") }.
       *[other] { $name } alone looks at the face-down character: it is { CHARACTER($character, form: "the") }.
    }
citadels-event-character_covered = One character is laid face down, seen by nobody.
citadels-event-character_covered-seen =
    { $who ->
        [you] One character is laid face down; you alone look at it.
       *[other] One character is laid face down; { $name } alone looks at it.
    }
citadels-event-character_removed = A random character is set aside unseen: { CHARACTER($character, form: "the") }.
citadels-event-character_withdrawn = A random character is set aside unseen.
citadels-event-character_taken =
    { $who ->
        [you] You take { CHARACTER($character, form: "the") }.
       *[other] { $name } takes { CHARACTER($character, form: "the") }.
    }
citadels-event-character_chosen =
    { $who ->
        [you] You take a character.
       *[other] { $name } takes a character.
    }
citadels-event-character_put_away =
    { $who ->
        [you] You put { CHARACTER($character, form: "the") } away.
       *[other] { $name } puts { CHARACTER($character, form: "the") } away.
    }
citadels-event-character_put_away-left = One character is left over and put away: { CHARACTER($character, form: "the") }.
citadels-event-character_laid_aside =
    { $who ->
        [you] You put a character away.
       *[other] { $name } puts a character away.
    }
citadels-event-character_laid_aside-left = One character is left over and put away unseen.

# Calling.

citadels-event-rank_called = Rank { $rank } is called: { CHARACTER($character, form: "the") }.
citadels-event-character_revealed =
    { $who ->
        [you] You are { CHARACTER($character, form: "the") }.
       *[other] { $name } is { CHARACTER($character, form: "the") }.
    }
citadels-event-character_named-murder =
    { $who ->
        [you] You murder { CHARACTER($character, form: "the") }.
       *[other] { $name } murders { CHARACTER($character, form: "the") }.
    }
citadels-event-character_named-rob =
    { $who ->
        [you] You are going to rob { CHARACTER($character, form: "the") }.
       *[other] { $name } is going to rob { CHARACTER($character, form: "the") }.
    }
citadels-event-character_named-bewitch =
    { $who ->
        [you] You bewitch { CHARACTER($character, form: "the") }.
       *[other] { $name } bewitches { CHARACTER($character, form: "the") }.
    }
citadels-event-crown_moved-king =
    { $who ->
        [you] As King you take the crown.
       *[other] As King, { $name } takes the crown.
    }
citadels-event-crown_moved-emperor =
    { $who ->
        [you] The Emperor gives the crown to you.
       *[other] The Emperor gives the crown to { $name }.
    }
citadels-event-crown_moved-heir =
    { $who ->
        [you] The round is over, and the crown of the murdered character passes to you.
       *[other] The round is over, and the crown of the murdered character passes to { $name }.
    }
citadels-event-crown_moved-long_reign =
    { $who ->
        [you] After three rounds in one hand the crown moves on to the left: it is yours now.
       *[other] After three rounds in one hand the crown moves on to the left, to { $name }.
    }

# Gold.

citadels-event-gold_taken-basic =
    { $who ->
        [you] You take { $amount } gold.
       *[other] { $name } takes { $amount } gold.
    }
citadels-event-gold_taken-income =
    { $who ->
        [you] You take an income of { $amount } gold.
       *[other] { $name } takes an income of { $amount } gold.
    }
citadels-event-gold_taken-bonus =
    { $who ->
        [you] As Merchant you take { $amount } gold more.
       *[other] As Merchant, { $name } takes { $amount } gold more.
    }
citadels-event-gold_taken-navigator =
    { $who ->
        [you] As Navigator you take { $amount } gold.
       *[other] As Navigator, { $name } takes { $amount } gold.
    }
citadels-event-gold_taken-queen =
    { $who ->
        [you] As Queen beside the crown you get { $amount } gold.
       *[other] As Queen beside the crown, { $name } gets { $amount } gold.
    }
citadels-event-gold_taken-throne_room =
    { $who ->
        [you] The crown has changed hands: your Throne Room brings you { $amount } gold.
       *[other] The crown has changed hands: the Throne Room brings { $name } { $amount } gold.
    }
citadels-event-gold_taken-laboratory =
    { $who ->
        [you] Your Laboratory brings you { $amount } gold.
       *[other] The Laboratory brings { $name } { $amount } gold.
    }
citadels-event-gold_taken-poor_house =
    { $who ->
        [you] Your purse is empty: your Poor House brings you { $amount } gold.
       *[other] An empty purse: the Poor House brings { $name } { $amount } gold.
    }
citadels-event-gold_taken-alchemist =
    { $who ->
        [you] As Alchemist you get back { $amount } gold.
       *[other] As Alchemist, { $name } gets back { $amount } gold.
    }
citadels-event-gold_paid-build =
    { $who ->
        [you] You pay { $amount } gold for the building.
       *[other] { $name } pays { $amount } gold for the building.
    }
citadels-event-gold_paid-smithy =
    { $who ->
        [you] You pay { $amount } gold at the Smithy.
       *[other] { $name } pays { $amount } gold at the Smithy.
    }
citadels-event-gold_paid-destroy =
    { $who ->
        [you] You pay { $amount } gold for the destruction.
       *[other] { $name } pays { $amount } gold for the destruction.
    }
citadels-event-gold_paid-graveyard =
    { $who ->
        [you] You pay { $amount } gold at the Graveyard.
       *[other] { $name } pays { $amount } gold at the Graveyard.
    }
citadels-event-gold_moved-thief =
    { $who ->
        [you] Robbed! { $second } takes all your gold: { $amount }.
       *[other]
            { $whom ->
                [you] You rob { $name } of all their gold: { $amount }.
               *[other] { $second } robs { $name } of all their gold: { $amount }.
            }
    }
citadels-event-gold_moved-tax =
    { $who ->
        [you] You have built and pay { $second } { $amount } gold in tax.
       *[other]
            { $whom ->
                [you] { $name } has built and pays you { $amount } gold in tax.
               *[other] { $name } has built and pays { $second } { $amount } gold in tax.
            }
    }
citadels-event-gold_moved-abbot =
    { $who ->
        [you] You are the richest and give { $second } { $amount } gold.
       *[other]
            { $whom ->
                [you] { $name } is the richest and gives you { $amount } gold.
               *[other] { $name } is the richest and gives { $second } { $amount } gold.
            }
    }
citadels-event-gold_moved-diplomat =
    { $who ->
        [you] You pay { $second } { $amount } gold for the swap.
       *[other]
            { $whom ->
                [you] { $name } pays you { $amount } gold for the swap.
               *[other] { $name } pays { $second } { $amount } gold for the swap.
            }
    }
citadels-event-gold_moved-emperor =
    { $who ->
        [you] You pay { $second } { $amount } gold for the crown.
       *[other]
            { $whom ->
                [you] { $name } pays you { $amount } gold for the crown.
               *[other] { $name } pays { $second } { $amount } gold for the crown.
            }
    }
citadels-event-gold_laid =
    { $who ->
        [you] You embellish { DISTRICT($district, form: "the") } with 1 gold.
       *[other] { $name } embellishes { DISTRICT($district, form: "the") } with 1 gold.
    }

# Cards.

citadels-event-card_drawn-deal =
    { $who ->
        [you] You are dealt { DISTRICT($district, form: "the") }.
       *[other] { $name } is dealt { DISTRICT($district, form: "the") }.
    }
citadels-event-card_drawn-basic =
    { $who ->
        [you] You draw { DISTRICT($district, form: "the") }.
       *[other] { $name } draws { DISTRICT($district, form: "the") }.
    }
citadels-event-card_drawn-architect =
    { $who ->
        [you] As Architect you draw { DISTRICT($district, form: "the") }.
       *[other] As Architect, { $name } draws { DISTRICT($district, form: "the") }.
    }
citadels-event-card_drawn-navigator =
    { $who ->
        [you] As Navigator you draw { DISTRICT($district, form: "the") }.
       *[other] As Navigator, { $name } draws { DISTRICT($district, form: "the") }.
    }
citadels-event-card_drawn-magician =
    { $who ->
        [you] As Magician you draw { DISTRICT($district, form: "the") } anew.
       *[other] As Magician, { $name } draws { DISTRICT($district, form: "the") } anew.
    }
citadels-event-card_drawn-smithy =
    { $who ->
        [you] At the Smithy you draw { DISTRICT($district, form: "the") }.
       *[other] At the Smithy, { $name } draws { DISTRICT($district, form: "the") }.
    }
citadels-event-card_drawn-park =
    { $who ->
        [you] Your hand is empty: in the Park you draw { DISTRICT($district, form: "the") }.
       *[other] An empty hand: in the Park, { $name } draws { DISTRICT($district, form: "the") }.
    }
citadels-event-cards_drawn-deal =
    { $who ->
        [you]
            { $count ->
                [one] You are dealt 1 card.
               *[other] You are dealt { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $name } is dealt 1 card.
               *[other] { $name } is dealt { $count } cards.
            }
    }
citadels-event-cards_drawn-basic =
    { $who ->
        [you]
            { $count ->
                [one] You draw 1 card.
               *[other] You draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $name } draws 1 card.
               *[other] { $name } draws { $count } cards.
            }
    }
citadels-event-cards_drawn-architect =
    { $who ->
        [you]
            { $count ->
                [one] As Architect you draw 1 card.
               *[other] As Architect you draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] As Architect, { $name } draws 1 card.
               *[other] As Architect, { $name } draws { $count } cards.
            }
    }
citadels-event-cards_drawn-navigator =
    { $who ->
        [you]
            { $count ->
                [one] As Navigator you draw 1 card.
               *[other] As Navigator you draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] As Navigator, { $name } draws 1 card.
               *[other] As Navigator, { $name } draws { $count } cards.
            }
    }
citadels-event-cards_drawn-magician =
    { $who ->
        [you]
            { $count ->
                [one] As Magician you draw 1 card anew.
               *[other] As Magician you draw { $count } cards anew.
            }
       *[other]
            { $count ->
                [one] As Magician, { $name } draws 1 card anew.
               *[other] As Magician, { $name } draws { $count } cards anew.
            }
    }
citadels-event-cards_drawn-smithy =
    { $who ->
        [you]
            { $count ->
                [one] At the Smithy you draw 1 card.
               *[other] At the Smithy you draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] At the Smithy, { $name } draws 1 card.
               *[other] At the Smithy, { $name } draws { $count } cards.
            }
    }
citadels-event-cards_drawn-park =
    { $who ->
        [you]
            { $count ->
                [one] Your hand is empty: in the Park you draw 1 card.
               *[other] Your hand is empty: in the Park you draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] An empty hand: in the Park, { $name } draws 1 card.
               *[other] An empty hand: in the Park, { $name } draws { $count } cards.
            }
    }
citadels-event-card_kept =
    { $who ->
        [you] You keep { DISTRICT($district, form: "the") }.
       *[other] { $name } keeps { DISTRICT($district, form: "the") }.
    }
citadels-event-card_retained =
    { $who ->
        [you] You keep a card.
       *[other] { $name } keeps a card.
    }
citadels-event-card_put_away-basic =
    { $who ->
        [you] You put { DISTRICT($district, form: "the") } back.
       *[other] { $name } puts { DISTRICT($district, form: "the") } back.
    }
citadels-event-card_put_away-magician =
    { $who ->
        [you] As Magician you put { DISTRICT($district, form: "the") } away.
       *[other] As Magician, { $name } puts { DISTRICT($district, form: "the") } away.
    }
citadels-event-card_put_away-laboratory =
    { $who ->
        [you] In the Laboratory you put { DISTRICT($district, form: "the") } away.
       *[other] In the Laboratory, { $name } puts { DISTRICT($district, form: "the") } away.
    }
citadels-event-card_put_away-destroyed = Destroyed and put away: { DISTRICT($district, form: "the") }.
citadels-event-card_put_away-museum = Lost with the Museum and put away: { DISTRICT($district, form: "the") }.
citadels-event-card_put_away-armory = Given up for the blow and put away: { DISTRICT($district, form: "the") }.
citadels-event-card_discarded-basic =
    { $who ->
        [you] You put a card back.
       *[other] { $name } puts a card back.
    }
citadels-event-card_discarded-magician =
    { $who ->
        [you] As Magician you put a card away.
       *[other] As Magician, { $name } puts a card away.
    }
citadels-event-card_discarded-laboratory =
    { $who ->
        [you] In the Laboratory you put a card away.
       *[other] In the Laboratory, { $name } puts a card away.
    }
citadels-event-card_discarded-museum = A card from under the Museum is lost with it and put away.
citadels-event-card_given-emperor =
    { $who ->
        [you] For the crown you give { $second } { DISTRICT($district, form: "the") }.
       *[other]
            { $whom ->
                [you] For the crown, { $name } gives you { DISTRICT($district, form: "the") }.
               *[other] For the crown, { $name } gives { $second } { DISTRICT($district, form: "the") }.
            }
    }
citadels-event-card_passed-emperor =
    { $who ->
        [you] For the crown you give { $second } a card.
       *[other]
            { $whom ->
                [you] For the crown, { $name } gives you a card.
               *[other] For the crown, { $name } gives { $second } a card.
            }
    }
citadels-event-hands_swapped =
    { $who ->
        [you] You exchange hands with { $second }.
       *[other]
            { $whom ->
                [you] { $name } exchanges hands with you.
               *[other] { $name } exchanges hands with { $second }.
            }
    }
citadels-event-hands_exchanged =
    { $who ->
        [you] You exchange hands with { $second }. You now hold: { $hand }; { $second }: { $second_hand }.
       *[other]
            { $whom ->
                [you] { $name } exchanges hands with you. You now hold: { $second_hand }; { $name }: { $hand }.
               *[other] { $name } exchanges hands with { $second }. Now { $name } holds: { $hand }; { $second }: { $second_hand }.
            }
    }
citadels-event-hand_seen =
    { $who ->
        [you] You look at { $second }’s hand: { $cards }.
       *[other]
            { $whom ->
                [you] { $name } looks at your hand: { $cards }.
               *[other] { $name } looks at { $second }’s hand: { $cards }.
            }
    }
citadels-event-hand_shown =
    { $who ->
        [you] You look at { $second }’s hand.
       *[other]
            { $whom ->
                [you] { $name } looks at your hand.
               *[other] { $name } looks at { $second }’s hand.
            }
    }
citadels-event-card_picked =
    { $who ->
        [you] You pick { DISTRICT($district, form: "the") } from { $second }’s hand.
       *[other]
            { $whom ->
                [you] { $name } picks { DISTRICT($district, form: "the") } from your hand.
               *[other] { $name } picks { DISTRICT($district, form: "the") } from { $second }’s hand.
            }
    }
citadels-event-card_pulled =
    { $who ->
        [you] You pick a card from { $second }’s hand.
       *[other]
            { $whom ->
                [you] { $name } picks a card from your hand.
               *[other] { $name } picks a card from { $second }’s hand.
            }
    }
citadels-event-card_to_hand =
    { $who ->
        [you] You take { DISTRICT($district, form: "the") } into your hand.
       *[other] { $name } takes { DISTRICT($district, form: "the") } into hand.
    }
citadels-event-card_held =
    { $who ->
        [you] You take the card into your hand.
       *[other] { $name } takes the card into hand.
    }
citadels-event-card_stored =
    { $who ->
        [you] You lay { DISTRICT($district, form: "the") } under the Museum, face down.
       *[other] { $name } lays { DISTRICT($district, form: "the") } under the Museum, face down.
    }
citadels-event-card_covered =
    { $who ->
        [you] You lay a card under the Museum, face down.
       *[other] { $name } lays a card under the Museum, face down.
    }
citadels-event-deck_seen =
    { $who ->
        [you] You look through the deck: { $cards }.
       *[other] { $name } looks through the deck: { $cards }.
    }
citadels-event-deck_searched =
    { $who ->
        [you] You look through the deck.
       *[other] { $name } looks through the deck.
    }
citadels-event-look_declined =
    { $who ->
        [you] You do not look through the deck.
       *[other] { $name } does not look through the deck.
    }
citadels-event-card_chosen =
    { $who ->
        [you] You take { DISTRICT($district, form: "the") } from the deck.
       *[other] { $name } takes { DISTRICT($district, form: "the") } from the deck.
    }
citadels-event-card_selected =
    { $who ->
        [you] You take a card from the deck.
       *[other] { $name } takes a card from the deck.
    }

# Cities.

citadels-event-district_built-build =
    { $who ->
        [you] You build { DISTRICT($district, form: "the") } for { $price } gold.
       *[other] { $name } builds { DISTRICT($district, form: "the") } for { $price } gold.
    }
citadels-event-district_built-wizard =
    { $who ->
        [you] You build { DISTRICT($district, form: "the") } on the spot for { $price } gold.
       *[other] { $name } builds { DISTRICT($district, form: "the") } on the spot for { $price } gold.
    }
citadels-event-district_destroyed-warlord =
    { $who ->
        [you] As Warlord, { $second } destroys { DISTRICT($district, form: "the") } in your city.
       *[other]
            { $whom ->
                [you] As Warlord you destroy { DISTRICT($district, form: "the") } in { $name }’s city.
               *[other] As Warlord, { $second } destroys { DISTRICT($district, form: "the") } in { $name }’s city.
            }
    }
citadels-event-district_destroyed-warlord-own =
    { $who ->
        [you] As Warlord you destroy { DISTRICT($district, form: "the") } in your own city.
       *[other] As Warlord, { $name } destroys { DISTRICT($district, form: "the") } in their own city.
    }
citadels-event-district_destroyed-armory =
    { $who ->
        [you] With the Armory, { $second } destroys { DISTRICT($district, form: "the") } in your city.
       *[other]
            { $whom ->
                [you] With your Armory you destroy { DISTRICT($district, form: "the") } in { $name }’s city.
               *[other] With the Armory, { $second } destroys { DISTRICT($district, form: "the") } in { $name }’s city.
            }
    }
citadels-event-district_recovered =
    { $who ->
        [you] Your Graveyard saves { DISTRICT($district, form: "the") }: the card goes to your hand.
       *[other] The Graveyard saves { DISTRICT($district, form: "the") }: the card goes to { $name }’s hand.
    }
citadels-event-recovery_declined =
    { $who ->
        [you] You do not use your Graveyard to save { DISTRICT($district, form: "the") }.
       *[other] { $name } does not use the Graveyard to save { DISTRICT($district, form: "the") }.
    }
citadels-event-districts_swapped =
    { $who ->
        [you] You swap districts with { $second }: you take { DISTRICT($taken, form: "the") } and give { DISTRICT($given, form: "the") }.
       *[other]
            { $whom ->
                [you] { $name } swaps districts with you: you lose { DISTRICT($taken, form: "the") } and get { DISTRICT($given, form: "the") }.
               *[other] { $name } swaps districts with { $second }, taking { DISTRICT($taken, form: "the") } and giving { DISTRICT($given, form: "the") }.
            }
    }
citadels-event-bell_declared =
    { $who ->
        [you] You ring the Bell Tower: one district fewer now ends the game.
       *[other] { $name } rings the Bell Tower: one district fewer now ends the game.
    }
citadels-event-bell_declined =
    { $who ->
        [you] You leave the Bell Tower silent.
       *[other] { $name } leaves the Bell Tower silent.
    }
citadels-event-city_completed =
    { $who ->
        [you] Your city is complete too.
       *[other] { $name }’s city is complete too.
    }
citadels-event-city_completed-first =
    { $who ->
        [you] Your city is complete, the first of all! This round is the last.
       *[other] { $name }’s city is complete, the first of all! This round is the last.
    }
citadels-event-turn_ended =
    { $who ->
        [you] Your turn as { CHARACTER($character) } is over.
       *[other] { $name }’s turn as { CHARACTER($character) } is over.
    }
citadels-event-murdered_shown =
    { $who ->
        [you] You show the murdered { CHARACTER($character) }.
       *[other] { $name } shows the murdered { CHARACTER($character) }.
    }
citadels-event-round_ended = Round { $round } is over.

# The score, part by part: the terms of a sum.

citadels-score =
    { $who ->
        [you] You: { $terms } = { $total }
       *[other] { $name }: { $terms } = { $total }
    }
citadels-score-districts = { $points } (districts)
citadels-score-colours = + { $points } (all five colours)
citadels-score-first = + { $points } (first complete city)
citadels-score-complete = + { $points } (complete city)
citadels-score-violet = + { $points } ({ DISTRICT($district) })
citadels-score-tied-districts = Equal points: { $names }. The points of the districts decide.
citadels-score-tied-gold = Equal points, for districts too: { $names }. The gold decides: { $gold }.
citadels-score-tied-all = Equal in everything: { $names }.

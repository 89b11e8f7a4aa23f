# What happens in Citadels. `$name` is who it happens to or who does it, `$second` the other player in it.

citadels-no-card = no cards
citadels-copies = { DISTRICT($district) } ×{ $count }

# Setup and choosing.

citadels-event-game_started =
    { $who ->
        [you] A game of Citadels for { $count } players starts. You have the crown. Characters: { $cast }.
       *[other] A game of Citadels for { $count } players starts. { $name } has the crown. Characters: { $cast }.
    }
citadels-event-deck_shuffled =
    { $count ->
        [one] The deck is shuffled: 1 card.
       *[other] The deck is shuffled: { $count } cards.
    }
citadels-event-round_started =
    { $who ->
        [you] Round { $round } starts. You have the crown.
       *[other] Round { $round } starts. { $name } has the crown.
    }
citadels-event-characters_laid_up = Face up in the middle: { $characters }.
citadels-event-characters_laid_up-none = No character is face up this round.
citadels-event-character_laid_down = One character is placed face down, unseen: { CHARACTER($character, form: "the") }.
citadels-event-character_laid_down-seen =
    { $who ->
        [you] Only you see the face-down character: it is { CHARACTER($character, form: "the") }.
       *[other] Only { $name } sees the face-down character: it is { CHARACTER($character, form: "the") }.
    }
citadels-event-character_covered = One character is placed face down, unseen.
citadels-event-character_covered-seen =
    { $who ->
        [you] One character is placed face down; only you see it.
       *[other] One character is placed face down; only { $name } sees it.
    }
citadels-event-character_removed = One character is set aside at random, unseen: { CHARACTER($character, form: "the") }.
citadels-event-character_withdrawn = One character is set aside at random, unseen.
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
        [you] You set { CHARACTER($character, form: "the") } aside.
       *[other] { $name } sets { CHARACTER($character, form: "the") } aside.
    }
citadels-event-character_put_away-left = One character is left over and set aside: { CHARACTER($character, form: "the") }.
citadels-event-character_laid_aside =
    { $who ->
        [you] You set a character aside.
       *[other] { $name } sets a character aside.
    }
citadels-event-character_laid_aside-left = One character is left over and set aside, unseen.

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
        [you] You plan to rob { CHARACTER($character, form: "the") }.
       *[other] { $name } plans to rob { CHARACTER($character, form: "the") }.
    }
citadels-event-character_named-bewitch =
    { $who ->
        [you] You bewitch { CHARACTER($character, form: "the") }.
       *[other] { $name } bewitches { CHARACTER($character, form: "the") }.
    }
citadels-event-crown_moved-king =
    { $who ->
        [you] As the King, you take the crown.
       *[other] As the King, { $name } takes the crown.
    }
citadels-event-crown_moved-emperor =
    { $who ->
        [you] The Emperor gives the crown to you.
       *[other] The Emperor gives the crown to { $name }.
    }
citadels-event-crown_moved-emperor-stays =
    { $who ->
        [you] The Emperor leaves the crown with you.
       *[other] The Emperor leaves the crown with { $name }.
    }
citadels-event-crown_moved-heir =
    { $who ->
        [you] The round is over: the murdered character’s crown goes to you.
       *[other] The round is over: the murdered character’s crown goes to { $name }.
    }
citadels-event-crown_moved-heir-stays =
    { $who ->
        [you] The round is over: the crown stays with you.
       *[other] The round is over: the crown stays with { $name }.
    }
citadels-event-crown_moved-long_reign =
    { $who ->
        [you] After three rounds with one player, the crown moves to the left: it is yours now.
       *[other] After three rounds with one player, the crown moves to the left, to { $name }.
    }

# Gold.

citadels-event-gold_taken-basic =
    { $who ->
        [you] You take { $amount } gold.
       *[other] { $name } takes { $amount } gold.
    }
citadels-event-gold_taken-income =
    { $who ->
        [you] You take { $amount } gold as income.
       *[other] { $name } takes { $amount } gold as income.
    }
citadels-event-gold_taken-bonus =
    { $who ->
        [you] As the Merchant, you take { $amount } extra gold.
       *[other] As the Merchant, { $name } takes { $amount } extra gold.
    }
citadels-event-gold_taken-navigator =
    { $who ->
        [you] As the Navigator, you take { $amount } gold.
       *[other] As the Navigator, { $name } takes { $amount } gold.
    }
citadels-event-gold_taken-queen =
    { $who ->
        [you] As the Queen next to the crown, you get { $amount } gold.
       *[other] As the Queen next to the crown, { $name } gets { $amount } gold.
    }
citadels-event-gold_taken-throne_room =
    { $who ->
        [you] The crown changed hands: your Throne Room gives you { $amount } gold.
       *[other] The crown changed hands: the Throne Room gives { $name } { $amount } gold.
    }
citadels-event-gold_taken-laboratory =
    { $who ->
        [you] Your Laboratory gives you { $amount } gold.
       *[other] The Laboratory gives { $name } { $amount } gold.
    }
citadels-event-gold_taken-poor_house =
    { $who ->
        [you] You have no gold: your Poor House gives you { $amount } gold.
       *[other] No gold left: the Poor House gives { $name } { $amount } gold.
    }
citadels-event-gold_taken-alchemist =
    { $who ->
        [you] As the Alchemist, you get back { $amount } gold.
       *[other] As the Alchemist, { $name } gets back { $amount } gold.
    }
citadels-event-gold_paid-build =
    { $who ->
        [you] You pay { $amount } gold to build.
       *[other] { $name } pays { $amount } gold to build.
    }
citadels-event-gold_paid-smithy =
    { $who ->
        [you] You pay { $amount } gold at the Smithy.
       *[other] { $name } pays { $amount } gold at the Smithy.
    }
citadels-event-gold_paid-destroy =
    { $who ->
        [you] You pay { $amount } gold to destroy.
       *[other] { $name } pays { $amount } gold to destroy.
    }
citadels-event-gold_paid-graveyard =
    { $who ->
        [you] You pay { $amount } gold at the Graveyard.
       *[other] { $name } pays { $amount } gold at the Graveyard.
    }
citadels-event-gold_moved-thief =
    { $who ->
        [you] Robbed! { $second } steals all your gold ({ $amount }).
       *[other]
            { $whom ->
                [you] You steal all the gold of { $name } ({ $amount }).
               *[other] { $second } steals all the gold of { $name } ({ $amount }).
            }
    }
citadels-event-gold_moved-tax =
    { $who ->
        [you] You built, so you pay { $second } { $amount } gold in tax.
       *[other]
            { $whom ->
                [you] { $name } built and pays you { $amount } gold in tax.
               *[other] { $name } built and pays { $second } { $amount } gold in tax.
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
        [you] You beautify { DISTRICT($district, form: "the") } with 1 gold.
       *[other] { $name } beautifies { DISTRICT($district, form: "the") } with 1 gold.
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
        [you] As the Architect, you draw { DISTRICT($district, form: "the") }.
       *[other] As the Architect, { $name } draws { DISTRICT($district, form: "the") }.
    }
citadels-event-card_drawn-navigator =
    { $who ->
        [you] As the Navigator, you draw { DISTRICT($district, form: "the") }.
       *[other] As the Navigator, { $name } draws { DISTRICT($district, form: "the") }.
    }
citadels-event-card_drawn-magician =
    { $who ->
        [you] As the Magician, you draw { DISTRICT($district, form: "the") } as a replacement.
       *[other] As the Magician, { $name } draws { DISTRICT($district, form: "the") } as a replacement.
    }
citadels-event-card_drawn-smithy =
    { $who ->
        [you] At the Smithy, you draw { DISTRICT($district, form: "the") }.
       *[other] At the Smithy, { $name } draws { DISTRICT($district, form: "the") }.
    }
citadels-event-card_drawn-park =
    { $who ->
        [you] Your hand is empty: in the Park, you draw { DISTRICT($district, form: "the") }.
       *[other] No cards in hand: in the Park, { $name } draws { DISTRICT($district, form: "the") }.
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
                [one] As the Architect, you draw 1 card.
               *[other] As the Architect, you draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] As the Architect, { $name } draws 1 card.
               *[other] As the Architect, { $name } draws { $count } cards.
            }
    }
citadels-event-cards_drawn-navigator =
    { $who ->
        [you]
            { $count ->
                [one] As the Navigator, you draw 1 card.
               *[other] As the Navigator, you draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] As the Navigator, { $name } draws 1 card.
               *[other] As the Navigator, { $name } draws { $count } cards.
            }
    }
citadels-event-cards_drawn-magician =
    { $who ->
        [you]
            { $count ->
                [one] As the Magician, you draw 1 replacement card.
               *[other] As the Magician, you draw { $count } replacement cards.
            }
       *[other]
            { $count ->
                [one] As the Magician, { $name } draws 1 replacement card.
               *[other] As the Magician, { $name } draws { $count } replacement cards.
            }
    }
citadels-event-cards_drawn-smithy =
    { $who ->
        [you]
            { $count ->
                [one] At the Smithy, you draw 1 card.
               *[other] At the Smithy, you draw { $count } cards.
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
                [one] Your hand is empty: in the Park, you draw 1 card.
               *[other] Your hand is empty: in the Park, you draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] No cards in hand: in the Park, { $name } draws 1 card.
               *[other] No cards in hand: in the Park, { $name } draws { $count } cards.
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
        [you] As the Magician, you discard { DISTRICT($district, form: "the") }.
       *[other] As the Magician, { $name } discards { DISTRICT($district, form: "the") }.
    }
citadels-event-card_put_away-laboratory =
    { $who ->
        [you] In the Laboratory, you discard { DISTRICT($district, form: "the") }.
       *[other] In the Laboratory, { $name } discards { DISTRICT($district, form: "the") }.
    }
citadels-event-card_put_away-destroyed = Destroyed and discarded: { DISTRICT($district, form: "the") }.
citadels-event-card_put_away-museum = Lost with the Museum and discarded: { DISTRICT($district, form: "the") }.
citadels-event-card_put_away-armory = Sacrificed: { DISTRICT($district, form: "the") }.
citadels-event-card_discarded-basic =
    { $who ->
        [you] You put a card back.
       *[other] { $name } puts a card back.
    }
citadels-event-card_discarded-magician =
    { $who ->
        [you] As the Magician, you discard a card.
       *[other] As the Magician, { $name } discards a card.
    }
citadels-event-card_discarded-laboratory =
    { $who ->
        [you] In the Laboratory, you discard a card.
       *[other] In the Laboratory, { $name } discards a card.
    }
citadels-event-card_discarded-museum = A card under the Museum is lost with it and discarded.
citadels-event-card_given-emperor =
    { $who ->
        [you] For the crown, you give { $second } { DISTRICT($district, form: "the") }.
       *[other]
            { $whom ->
                [you] For the crown, { $name } gives you { DISTRICT($district, form: "the") }.
               *[other] For the crown, { $name } gives { $second } { DISTRICT($district, form: "the") }.
            }
    }
citadels-event-card_passed-emperor =
    { $who ->
        [you] For the crown, you give { $second } a card.
       *[other]
            { $whom ->
                [you] For the crown, { $name } gives you a card.
               *[other] For the crown, { $name } gives { $second } a card.
            }
    }
citadels-event-hands_swapped =
    { $who ->
        [you] You swap hands with { $second }.
       *[other]
            { $whom ->
                [you] { $name } swaps hands with you.
               *[other] { $name } swaps hands with { $second }.
            }
    }
citadels-event-hands_exchanged =
    { $who ->
        [you] You swap hands with { $second }. You now hold: { $hand }; { $second }: { $second_hand }.
       *[other]
            { $whom ->
                [you] { $name } swaps hands with you. You now hold: { $second_hand }; { $name }: { $hand }.
               *[other] { $name } swaps hands with { $second }. Now { $name } holds: { $hand }; { $second }: { $second_hand }.
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
        [you] You take { DISTRICT($district, form: "the") } from { $second }’s hand.
       *[other]
            { $whom ->
                [you] { $name } takes { DISTRICT($district, form: "the") } from your hand.
               *[other] { $name } takes { DISTRICT($district, form: "the") } from { $second }’s hand.
            }
    }
citadels-event-card_pulled =
    { $who ->
        [you] You take a card from { $second }’s hand.
       *[other]
            { $whom ->
                [you] { $name } takes a card from your hand.
               *[other] { $name } takes a card from { $second }’s hand.
            }
    }
citadels-event-card_to_hand =
    { $who ->
        [you] You add { DISTRICT($district, form: "the") } to your hand.
       *[other] { $name } adds { DISTRICT($district, form: "the") } to their hand.
    }
citadels-event-card_held =
    { $who ->
        [you] You add the card to your hand.
       *[other] { $name } adds the card to their hand.
    }
citadels-event-card_stored =
    { $who ->
        [you] You put { DISTRICT($district, form: "the") } face down under the Museum.
       *[other] { $name } puts { DISTRICT($district, form: "the") } face down under the Museum.
    }
citadels-event-card_covered =
    { $who ->
        [you] You put a card face down under the Museum.
       *[other] { $name } puts a card face down under the Museum.
    }
citadels-event-deck_seen =
    { $who ->
        [you] You search the deck: { $cards }.
       *[other] { $name } searches the deck: { $cards }.
    }
citadels-event-deck_searched =
    { $who ->
        [you] You search the deck.
       *[other] { $name } searches the deck.
    }
citadels-event-look_declined =
    { $who ->
        [you] You do not search the deck.
       *[other] { $name } does not search the deck.
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
        [you] You build { DISTRICT($district, form: "the") } right away for { $price } gold.
       *[other] { $name } builds { DISTRICT($district, form: "the") } right away for { $price } gold.
    }
citadels-event-district_destroyed-warlord =
    { $who ->
        [you] As the Warlord, { $second } destroys { DISTRICT($district, form: "the") } in your city.
       *[other]
            { $whom ->
                [you] As the Warlord, you destroy { DISTRICT($district, form: "the") } in { $name }’s city.
               *[other] As the Warlord, { $second } destroys { DISTRICT($district, form: "the") } in { $name }’s city.
            }
    }
citadels-event-district_destroyed-warlord-own =
    { $who ->
        [you] As the Warlord, you destroy { DISTRICT($district, form: "the") } in your own city.
       *[other] As the Warlord, { $name } destroys { DISTRICT($district, form: "the") } in their own city.
    }
citadels-event-district_destroyed-armory =
    { $who ->
        [you] With the Armory, { $second } destroys { DISTRICT($district, form: "the") } in your city.
       *[other]
            { $whom ->
                [you] With your Armory, you destroy { DISTRICT($district, form: "the") } in { $name }’s city.
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
        [you] You ring the bell: one district fewer now ends the game.
       *[other] { $name } rings the bell: one district fewer now ends the game.
    }
citadels-event-bell_declined =
    { $who ->
        [you] You do not ring the bell.
       *[other] { $name } does not ring the bell.
    }
citadels-event-city_completed =
    { $who ->
        [you] Your city is now complete too.
       *[other] { $name }’s city is now complete too.
    }
citadels-event-city_completed-first =
    { $who ->
        [you] Your city is the first to be completed! This is the last round.
       *[other] { $name }’s city is the first to be completed! This is the last round.
    }
citadels-event-turn_ended =
    { $who ->
        [you] Your turn as { CHARACTER($character, form: "the") } is over.
       *[other] { $name }’s turn as { CHARACTER($character, form: "the") } is over.
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
citadels-score-tied-districts = Tied on points: { $names }. The points of the districts decide.
citadels-score-tied-gold = Tied on points and district points: { $names }. Gold decides: { $gold }.
citadels-score-tied-all = Tied in everything: { $names }.

# The cards of Citadels. The value is the bare name, .the stands inside a sentence, .rule is what the card does.

# Characters, by rank.

character-assassin = Assassin
    .the = the Assassin
    .rule = Name a character to murder: it loses its turn and stays hidden until the round ends.
character-thief = Thief
    .the = the Thief
    .rule =
        Name a character to rob: when it is called, you take all its player’s gold. { $thief_spares ->
            [assassin] Not the Assassin.
           *[assassin_murdered_bewitched] Not the Assassin, the Witch or their victims.
        }
character-magician = Magician
    .the = the Magician
    .rule =
        { $discard ->
            [under_deck] Swap hands with another player, or put any number of cards under the deck and draw as many.
           *[pile] Swap hands with another player, or discard any number of cards and draw as many.
        }
character-king = King
    .the = the King
    .rule =
        { $murdered_king ->
            [heir] Take the crown when called or, if murdered, when the round ends. 1 gold for each yellow district.
           *[stays] Take the crown when called. 1 gold for each yellow district.
        }
character-bishop = Bishop
    .the = the Bishop
    .rule = 1 gold for each blue district. The Warlord and the Diplomat cannot touch your city this round.
character-merchant = Merchant
    .the = the Merchant
    .rule = 1 extra gold, and 1 gold for each green district.
character-architect = Architect
    .the = the Architect
    .rule = Draw 2 cards and keep both. You may build up to three districts.
character-warlord = Warlord
    .the = the Warlord
    .rule =
        1 gold for each red district. { $rank8_timing ->
            [end_of_turn] At the end of your turn, you may destroy
           *[any] You may destroy
        } { $warlord_own ->
            [yes] one district, even your own,
           *[no] one district of another player
        } for 1 gold less than its cost, but { $warlord_eight ->
            [anybody] no Keep, nothing in the Bishop’s city, and nothing at all while any city is complete.
           *[target] no Keep, and nothing in the Bishop’s city or in a complete city.
        }
character-witch = Witch
    .the = the Witch
    .rule =
        Take the basic action and bewitch a character: its player gets only the basic action{ $witch_income ->
            [basic_and_colour] , plus the gold for the colour, and then you take over that turn
           *[basic] , then you take over that turn
        }{ $bewitched_emperor ->
            [player] ; only an Emperor’s player still gives the crown.
           *[witch] .
        }
character-tax_collector = Tax Collector
    .the = the Tax Collector
    .rule =
        { $tax_time ->
            [collectors_turn] Every other player who has built this round pays you 1 gold when your turn ends; later builders pay when theirs ends.
           *[builders_turn] Every other player who builds pays you 1 gold at the end of their turn, once per round.
        }
character-wizard = Wizard
    .the = the Wizard
    .rule =
        { $duplicates ->
            [allowed] Look at another player’s hand and take one card to keep or build right away.
           *[forbidden] Look at another player’s hand and take one card to keep or build right away. You may build duplicates.
        }
character-emperor = Emperor
    .the = the Emperor
    .rule =
        When called, give the crown to another player, { $emperor_crown ->
            [anybody_else] or leave it with its holder
           *[not_holder] but not to its holder
        }{ $murdered_king ->
            [heir] ; if murdered, when the round ends.
           *[stays] .
        } { $emperor_payment ->
            [receiver_chooses] The new holder gives you 1 gold or 1 card, as they choose. 1 gold for each yellow district.
            [emperor_chooses] Take 1 gold or 1 random card from the new holder. 1 gold for each yellow district.
           *[none] 1 gold for each yellow district.
        }
character-abbot = Abbot
    .the = the Abbot
    .rule = 1 gold for each blue district, and 1 gold from the richest player, unless it is you or a tie.
character-alchemist = Alchemist
    .the = the Alchemist
    .rule =
        { $alchemist ->
            [building] At the end of your turn, get back what you paid for building.
           *[all] At the end of your turn, get back all the gold you spent, except tax.
        }
character-navigator = Navigator
    .the = the Navigator
    .rule = Take 4 gold or draw 4 cards. You cannot build.
character-diplomat = Diplomat
    .the = the Diplomat
    .rule =
        1 gold for each red district. { $rank8_timing ->
            [end_of_turn] At the end of your turn, you may swap
           *[any] You may swap
        } one of your districts for another player’s, paying the difference, but { $diplomat_complete ->
            [open] no Keep, and nothing from the Bishop’s city.
           *[protected] no Keep, and nothing from the Bishop’s city or from a complete city.
        }
character-artist = Artist
    .the = the Artist
    .rule = You may put 1 gold each on one or two of your districts: 1 more point, and 1 more gold to destroy or swap it.
character-queen = Queen
    .the = the Queen
    .rule = 3 gold if you sit next to the holder of the crown when your turn begins.

# Districts of four colours.

district-manor = Manor
    .the = the Manor
    .rule = Yellow: income for King and Emperor.
district-castle = Castle
    .the = the Castle
    .rule = Yellow: income for King and Emperor.
district-palace = Palace
    .the = the Palace
    .rule = Yellow: income for King and Emperor.
district-temple = Temple
    .the = the Temple
    .rule = Blue: income for Bishop and Abbot.
district-church = Church
    .the = the Church
    .rule = Blue: income for Bishop and Abbot.
district-monastery = Monastery
    .the = the Monastery
    .rule = Blue: income for Bishop and Abbot.
district-cathedral = Cathedral
    .the = the Cathedral
    .rule = Blue: income for Bishop and Abbot.
district-tavern = Tavern
    .the = the Tavern
    .rule = Green: income for the Merchant.
district-market = Market
    .the = the Market
    .rule = Green: income for the Merchant.
district-trading_post = Trading Post
    .the = the Trading Post
    .rule = Green: income for the Merchant.
district-docks = Docks
    .the = the Docks
    .rule = Green: income for the Merchant.
district-harbor = Harbor
    .the = the Harbor
    .rule = Green: income for the Merchant.
district-town_hall = Town Hall
    .the = the Town Hall
    .rule = Green: income for the Merchant.
district-watchtower = Watchtower
    .the = the Watchtower
    .rule = Red: income for Warlord and Diplomat.
district-prison = Prison
    .the = the Prison
    .rule = Red: income for Warlord and Diplomat.
district-battlefield = Battlefield
    .the = the Battlefield
    .rule = Red: income for Warlord and Diplomat.
district-fortress = Fortress
    .the = the Fortress
    .rule = Red: income for Warlord and Diplomat.

# Violet districts.

district-haunted_city = Haunted City
    .the = the Haunted City
    .rule =
        { $haunted_city ->
            [not_if_built_in_last_round] At the end, it counts as the colour worth most to you, unless it was built in the last round.
           *[always] At the end, it counts as the colour worth most to you.
        }
district-keep = Keep
    .the = the Keep
    .rule = The Warlord cannot destroy it, the Diplomat cannot take it.
district-laboratory = Laboratory
    .the = the Laboratory
    .rule =
        { $discard ->
            [under_deck] Once per turn: put a card under the deck for 1 gold.
           *[pile] Once per turn: discard a card for 1 gold.
        }
district-smithy = Smithy
    .the = the Smithy
    .rule =
        { $smithy ->
            [pays_2_for_3] Once per turn: pay 2 gold to draw 3 cards.
           *[pays_3_for_2] Once per turn: pay 3 gold to draw 2 cards.
        }
district-observatory = Observatory
    .the = the Observatory
    .rule = If you draw cards as your basic action, draw 3 instead of 2.
district-graveyard = Graveyard
    .the = the Graveyard
    .rule = When the Warlord destroys a district, you may pay 1 gold to take it into your hand. Not if you are the Warlord.
district-dragon_gate = Dragon Gate
    .the = the Dragon Gate
    .rule = Worth 8 points.
district-university = University
    .the = the University
    .rule = Worth 8 points.
district-library = Library
    .the = the Library
    .rule = If you draw cards as your basic action, keep 2.
district-school_of_magic = School of Magic
    .the = the School of Magic
    .rule = Counts as your character’s colour for income.
district-great_wall = Great Wall
    .the = the Great Wall
    .rule = Destroying or taking any other district in your city costs 1 more gold.
district-lighthouse = Lighthouse
    .the = the Lighthouse
    .rule = When built: you may search the deck and take one card; then the deck is shuffled.
district-armory = Armory
    .the = the Armory
    .rule =
        { $armory ->
            [incomplete] On your turn: sacrifice it to destroy any one district in another city that is not complete.
           *[any] On your turn: sacrifice it to destroy any one district in another city, even a complete one.
        }
district-museum = Museum
    .the = the Museum
    .rule = Once per turn: put a card from your hand under it, worth 1 point at the end.
district-imperial_treasury = Imperial Treasury
    .the = the Imperial Treasury
    .rule = At the end: 1 point for each gold you have.
district-map_room = Map Room
    .the = the Map Room
    .rule = At the end: 1 point for each card in your hand.
district-wishing_well = Wishing Well
    .the = the Wishing Well
    .rule = At the end: 1 point for each other violet district in your city.
district-quarry = Quarry
    .the = the Quarry
    .rule =
        { $duplicates ->
            [allowed] It does nothing here: everybody may build duplicates.
           *[forbidden] You may build a second copy of a district as long as your city has no duplicate.
        }
district-bell_tower = Bell Tower
    .the = the Bell Tower
    .rule = When built: you may ring the bell; then one district fewer ends the game.
district-poor_house = Poor House
    .the = the Poor House
    .rule = If you have no gold at the end of your turn, take 1 gold.
district-factory = Factory
    .the = the Factory
    .rule = Other violet districts cost you 1 gold less to build.
district-park = Park
    .the = the Park
    .rule = If you have no cards in hand at the end of your turn, draw 2 cards.
district-hospital = Hospital
    .the = the Hospital
    .rule = If you are murdered, you still get the basic action, but nothing else.
district-throne_room = Throne Room
    .the = the Throne Room
    .rule = 1 gold whenever the crown changes hands.
district-ball_room = Ball Room
    .the = the Ball Room
    .rule = It does nothing but shine.

# Colours.

colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-red = red
colour-violet = violet

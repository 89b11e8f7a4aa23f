# Editions and presets.

citadels-edition-table = Our table
    .about = The short rule, with our rulings where it is silent.
citadels-edition-letter = To the letter
    .about = What the short rule says, and nothing else.
citadels-edition-later = Later editions
    .about = As editions since 2016 play it.

citadels-preset-first =
    .about = The eight characters of the base game; seven districts make a city complete.
citadels-preset-printed =
    .about = The base game; eight districts make a city complete.
citadels-preset-dark = With The Dark City
    .about = The districts of The Dark City are in the deck, and the character of each rank is drawn at random.
citadels-preset-everything = Everything
    .about = All cards of both boxes, even the Ball Room; the character of each rank is drawn at random, and nobody keeps the crown for a fourth round.

# Options: the name, what is chosen, the values.

citadels-option-cast = Characters
    .about = Which characters take part? (C4.1)
    .base = the eight of the base game
    .drawn = drawn at random for each rank from 1 to 9
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
    .heir = his player takes it when the round ends; a murdered Emperor’s player then gives it to somebody else
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
    .emperor_chooses = 1 gold or 1 card, as the Emperor chooses; the card is drawn at random
citadels-option-smithy = Smithy
    .about = What does the Smithy cost, and what does it draw? (C4.9)
    .pays_3_for_2 = 3 gold for 2 cards
    .pays_2_for_3 = 2 gold for 3 cards
citadels-option-alchemist = Alchemist
    .about = What does the Alchemist get back? (C4.10)
    .all = all gold spent in the turn, except tax
    .building = what was paid for building
citadels-option-discard = Discarded cards
    .about = Where do discarded and destroyed cards go? (C4.11)
    .pile = onto a discard pile that is shuffled when the deck is empty
    .under_deck = under the deck
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
    .random = at random
    .seat = { $name } has it
citadels-option-max_rounds = Most rounds
    .about = After how many rounds does the game end at the latest? (C4.16)
    .none = there is no limit
    .count =
        { $count ->
            [one] after 1 round
           *[other] after { $count } rounds
        }
citadels-option-duplicates = Duplicates
    .about = May a city have two districts of the same name? (C4.17)
    .forbidden = no
    .allowed = yes, as many as there are cards
citadels-option-thief_spares = Whom the Thief spares
    .about = Which characters may the Thief not name? (C4.18)
    .assassin_murdered_bewitched = the Assassin, the Witch and their victims
    .assassin = only the Assassin
citadels-option-diplomat_complete = Diplomat and complete cities
    .about = May the Diplomat take a district from a complete city? (C4.19)
    .protected = no
    .open = yes
citadels-option-warlord_eight = Warlord and complete cities
    .about = Where may the Warlord not destroy? (C4.20)
    .target = in a complete city
    .anybody = anywhere, as long as any city is complete
citadels-option-queen_seats = Queen
    .about = With how many players may the Queen take part? (C4.21)
    .from_5 = with 5 or more
    .any = with 3 or more
citadels-option-emperor_crown = The Emperor’s choice
    .about = To whom may the Emperor give the crown? (C4.22)
    .not_holder = to any other player who does not have it yet
    .anybody_else = to any other player; it may also stay with its holder
citadels-option-bewitched_emperor = Bewitched Emperor
    .about = Who gives the crown if the Emperor is bewitched? (C4.23)
    .witch = the Witch
    .player = the Emperor’s own player
citadels-option-tax_time = Time of the tax
    .about = When does a player who has built pay the Tax Collector? (C4.24)
    .builders_turn = at the end of their own turn; an Assassin as soon as the Tax Collector is called
    .collectors_turn = at the end of the Tax Collector’s turn; later builders at the end of their own
citadels-option-witch_income = Bewitched player
    .about = What does the bewitched player still get? (C4.25)
    .basic = the basic action
    .basic_and_colour = the basic action and the gold for the colour, which the Witch then does not get

# What weaker bots overlook here.

citadels-server-bot-novice-about = Dreams of splendid districts, draws more cards than it needs and takes its favourite characters. Does not notice who is about to complete a city, nor what others may have taken.
citadels-server-bot-hasty-about = Impatient: often forgets who is near the last district, what others may have taken, or that it has cards enough.

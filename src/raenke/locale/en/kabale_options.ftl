# Options: the name, what is chosen, the values. Then editions and presets.

option-round_end = End of a round
    .about = When is a round over? (K5.1)
    .at_once = at once, as soon as all goals are fulfilled
    .after_action = after the action: the card above the last one laid is still revealed and works
option-doppelganger = Doppelgänger
    .about = Which value does a Doppelgänger copy? (K5.2)
    .printed = the printed value
    .current = the value after Hermit, Little Giant and Romeo, before Dragons
option-floor = Lowest value
    .about = Can a card’s value drop below 0? (K5.3)
    .zero = no, 0 is the lowest value
    .none = yes, values may become negative
option-cloaked_card = Cloaked card
    .about = What is a card slipped under a Cloak? (K5.4)
    .own_card = a card of its own in the column
    .replaces_cloak = it takes the Cloak’s place: both count as one card
option-uncontested_goal = Uncontested goal
    .about = Who gets a goal for which nobody takes part? (K5.5)
    .removed = nobody, it leaves the game
    .nearest = the owner of the closest card
option-start_player = Starting player
    .about = Who begins the first round? (K5.6)
    .random = at random
    .seat = { $name } begins
option-scores = Scores
    .about = What do players see of won goals during the game? (K5.7)
    .hidden = only how many there are
    .goals = the goals
    .open = the goals and the totals
option-rounds = Rounds
    .about = How many rounds are played? (K5.8)
    .count =
        { $count ->
            [one] 1 round
           *[other] { $count } rounds
        }
option-allies = Allies
    .about = Which allies does each player have? (K5.9)
    .all = all 25
    .some = only { $cards }
option-doppelganger_removed = Removing a Doppelgänger
    .about = What happens to a Doppelgänger when the card it copies is removed? (K5.10)
    .with_its_card = it is removed too
    .slides = it stays and copies the next card
option-wizard_doppelganger = Wizard and Doppelgänger
    .about = Which Doppelgängers does a Wizard remove? (K5.11)
    .by_number = those with a value of 10 or more
    .every = every one
option-witch_doppelganger = Doppelgänger above a Witch
    .about = Does a Witch remove a Doppelgänger that copies that Witch? (K5.12)
    .removed = yes
    .stays = no, it stays with 1
option-empty_doppelganger = Doppelgänger over nothing
    .about = What value does a Doppelgänger have with no card below it? (K5.13)
    .none = none
    .zero = 0, but none beside a Beggar
option-beggar_tie = Tie beside a Beggar
    .about = Who wins if the lowest sums are equal? (K5.14)
    .farthest = the player with the farthest card
    .nearest = the player with the closest card
option-romeo = Romeo
    .about = Which Juliet makes Romeo count 15? (K5.15)
    .own_juliet = only the one of the same colour
    .any_juliet = any Juliet
option-hermit_giant = Hermit and Little Giant
    .about = Whose value do Hermit and Little Giant change? (K5.16)
    .self = only their own
    .others = that of all other cards in the column
option-assassin = Assassin
    .about = Whom does the Assassin kill? (K5.17)
    .kills_revealer = the card that reveals it
    .kills_revealed = the card it reveals when laid
option-storm = Storm
    .about = What does a Storm do to its column? (K5.18)
    .closes = it closes it; the goal is fulfilled
    .fulfils = the goal is fulfilled, the column stays open
option-cloak = Cloak
    .about = Must the owner of a Cloak slip a card under it? (K5.19)
    .may = no, the owner may
    .must = yes, if the owner has a card
option-next_start = Starting the next round
    .about = Who starts the next round? (K5.20)
    .left_of_active = the player to the left of the one whose turn it was
    .left_of_ender = the player to the left of the one whose card or choice ended the round

# Editions and presets.

kabale-edition-rulebook = The rulebook
    .about = The German rulebook, with our rulings where it is silent.
kabale-edition-hungarian = Hungarian text
    .about = As the Hungarian translation says: the Wizard removes every Doppelgänger, any Juliet helps Romeo, and a tie beside a Beggar goes to the closest card.
kabale-edition-short = Short rule
    .about = As the German short rule says: a Doppelgänger over nothing has 0, and any Juliet helps Romeo.
kabale-edition-korean = Korean text
    .about = As the Korean translation says: Hermit and Little Giant change the other cards, the Assassin kills what it reveals, a Storm leaves its column open, and the Cloak must be used.

kabale-preset-first =
    .about = Three rounds, and everybody sees the scores.
kabale-preset-printed =
    .about = Six rounds by the rulebook; the scores are hidden.

# What weaker bots overlook here.

kabale-server-bot-novice-about = Lays a strong card as soon as there is one. Forgets the double, Beggars and ties, and what cards do when they are revealed.
kabale-server-bot-hasty-about = Impatient: often overlooks a Beggar, a tie, the cards of others that lie face down, or what a card will do when revealed.

# Events.

event-game_started =
    { $who ->
        [you] A game for { $count } players starts. You go first.
       *[other] A game for { $count } players starts. { $name } goes first.
    }
event-pile_shuffled =
    { $who ->
        [you]
            { $count ->
                [one] Your draw pile is ready: 1 card.
               *[other] You shuffle { $count } cards into a draw pile.
            }
       *[other]
            { $count ->
                [one] { $name } has a draw pile of 1 card.
               *[other] { $name } shuffles { $count } cards into a draw pile.
            }
    }
event-goals_shuffled =
    { $count ->
        [one] 1 goal is ready, face down.
       *[other] { $count } goals are shuffled and ready, face down.
    }
event-round_started =
    { $who ->
        [you] Round { $round } starts. The goals: { $goals }. You go first.
       *[other] Round { $round } starts. The goals: { $goals }. { $name } goes first.
    }
event-card_drawn =
    { $who ->
        [you] You draw { CARD($card, form: "the") }.
       *[other] { $name } draws { CARD($card, form: "the") }.
    }
event-card_taken =
    { $who ->
        [you] You draw a card.
       *[other] { $name } draws a card.
    }
event-card_laid =
    { $who ->
        [you] You lay { CARD($card, form: "the") } in { COLUMN($column) }.
       *[other] { $name } lays { CARD($card, form: "the") } in { COLUMN($column) }.
    }
event-card_placed =
    { $who ->
        [you] You lay a card face down in { COLUMN($column) }.
       *[other] { $name } lays a card face down in { COLUMN($column) }.
    }
event-card_revealed =
    { $card ->
        [musketeers] In { COLUMN($column) }, { owned } are revealed.
       *[other] In { COLUMN($column) }, { owned } is revealed.
    }
event-explorer_moved =
    { $who ->
        [you] Your { CARD($card) } moves from { COLUMN($from) } to { COLUMN($to) }, face down again.
       *[other] { $name }’s { CARD($card) } moves from { COLUMN($from) } to { COLUMN($to) }, face down again.
    }
event-explorer_moved-home = All other columns are closed, so { owned } goes to the bottom of { COLUMN($from) } again.
event-explorer_stayed = Revealed for the second time this turn, { owned } stays face up in { COLUMN($column) }.
event-card_killed =
    { $card ->
        [musketeers] The Assassin in { COLUMN($column) } strikes: { owned } go to the discard pile.
       *[other] The Assassin in { COLUMN($column) } strikes: { owned } goes to the discard pile.
    }
event-column_closed = A Storm closes { COLUMN($column) } for the rest of the round.
event-column_closed-open = A Storm fulfils the goal of { COLUMN($column) }. The column stays open.
event-card_cloaked =
    { $who ->
        [you] You slip { CARD($card, form: "the") } under the Cloak in { COLUMN($column) }.
       *[other] { $name } slips { CARD($card, form: "the") } under the Cloak in { COLUMN($column) }.
    }
event-card_slipped =
    { $who ->
        [you] You slip a card under the Cloak in { COLUMN($column) }.
       *[other] { $name } slips a card under the Cloak in { COLUMN($column) }.
    }
event-cloak_declined =
    { $who ->
        [you] You slip nothing under the Cloak in { COLUMN($column) }.
       *[other] { $name } slips nothing under the Cloak in { COLUMN($column) }.
    }
event-goals_swapped =
    { $who ->
        [you] Your Traitor swaps the goals of { COLUMN($column) } and { COLUMN($other) }.
       *[other] { $name }’s Traitor swaps the goals of { COLUMN($column) } and { COLUMN($other) }.
    }
event-swap_declined =
    { $who ->
        [you] You leave the goal of { COLUMN($column) } where it is.
       *[other] { $name } leaves the goal of { COLUMN($column) } where it is.
    }
event-turn_skipped =
    { $who ->
        [you] You have no cards left and are skipped.
       *[other] { $name } has no cards left and is skipped.
    }
event-round_ended = Round { $round } is over. All cards are turned face up.
event-goal_awarded =
    { $who ->
        [you] Column { $column }: you win the goal { $goal } with a sum of { $sum }.
       *[other] Column { $column }: { $name } wins the goal { $goal } with a sum of { $sum }.
    }
event-goal_awarded-paired =
    { $who ->
        [you] Column { $column }: you win the goal { $goal } with Prince and Squire.
       *[other] Column { $column }: { $name } wins the goal { $goal } with Prince and Squire.
    }
event-goal_awarded-nearest =
    { $who ->
        [you] Column { $column }: nobody takes part, so you get the goal { $goal } because your card is closest.
       *[other] Column { $column }: nobody takes part, so { $name } gets the goal { $goal } for having the closest card.
    }
event-goal_awarded-nobody = Column { $column }: nobody wins the goal { $goal }; it leaves the game.

# The award of a column, step by step.

step-silenced = Silenced by { CARDS($by) }: { CARDS($cards) }. Only printed values count.
step-silenced-nobody = There is no other card for { CARDS($by) } to silence.
step-removed-wizard =
    { $who ->
        [you] Your { CARD($card) } removes every card of 10 or more: { CARDS($cards) }.
       *[other] { $name }’s { CARD($card) } removes every card of 10 or more: { CARDS($cards) }.
    }
step-removed-wizard-nothing =
    { $who ->
        [you] Your { CARD($card) } finds no card of 10 or more to remove.
       *[other] { $name }’s { CARD($card) } finds no card of 10 or more to remove.
    }
step-removed-wizard-every =
    { $who ->
        [you] Your { CARD($card) } also removes every Doppelgänger: { CARDS($cards) }.
       *[other] { $name }’s { CARD($card) } also removes every Doppelgänger: { CARDS($cards) }.
    }
step-removed-witch =
    { $who ->
        [you] Your { CARD($card) } removes every other card of 9 or less: { CARDS($cards) }.
       *[other] { $name }’s { CARD($card) } removes every other card of 9 or less: { CARDS($cards) }.
    }
step-removed-witch-nothing =
    { $who ->
        [you] Your { CARD($card) } finds no other card of 9 or less to remove.
       *[other] { $name }’s { CARD($card) } finds no other card of 9 or less to remove.
    }
step-cancelled-wizard = More than one Wizard, so none has any effect: { CARDS($by) }.
step-cancelled-witch = More than one Witch, so none has any effect: { CARDS($by) }.
step-paired =
    { $who ->
        [you] You have Prince and Squire together in this column.
       *[other] { $name } has Prince and Squire together in this column.
    }
step-number =
    { $who ->
        [you] Your { CARD($card) }: { $number }
       *[other] { $name }’s { CARD($card) }: { $number }
    }
step-number-none =
    { $who ->
        [you] Your { CARD($card) }: no value (nothing below to copy)
       *[other] { $name }’s { CARD($card) }: no value (nothing below to copy)
    }
step-number-beggar =
    { $who ->
        [you] Your { CARD($card) }: no value (nothing below to copy, and a Beggar is there)
       *[other] { $name }’s { CARD($card) }: no value (nothing below to copy, and a Beggar is there)
    }
step-number-silenced =
    { $who ->
        [you] Your { CARD($card) }: no value (silenced by the Musketeers)
       *[other] { $name }’s { CARD($card) }: no value (silenced by the Musketeers)
    }
step-number-why =
    { $who ->
        [you]
            { $count ->
                [one] Your { CARD($card) }: { $terms }
               *[other] Your { CARD($card) }: { $terms } = { $number }
            }
       *[other]
            { $count ->
                [one] { $name }’s { CARD($card) }: { $terms }
               *[other] { $name }’s { CARD($card) }: { $terms } = { $number }
            }
    }
step-sums-highest = Sums: { $sums }. The highest wins.
step-sums-lowest = Sums: { $sums }. The lowest wins because of { CARDS($by) }.
step-tied-nearest = Tie: { $names }. Closest to the goal wins: { owned }.
step-tied-farthest = Tie: { $names }. Farthest from the goal wins: { owned }.
step-tied-uncontested = Nobody has a value here, so the closest card counts: { owned }.
step-won =
    { $who ->
        [you] You win the goal { $goal }.
       *[other] { $name } wins the goal { $goal }.
    }
step-won-paired =
    { $who ->
        [you] You win the goal { $goal } with Prince and Squire, whatever the sums.
       *[other] { $name } wins the goal { $goal } with Prince and Squire, whatever the sums.
    }
step-won-nearest =
    { $who ->
        [you] You get the goal { $goal } because your card is closest.
       *[other] { $name } gets the goal { $goal } for having the closest card.
    }
step-unclaimed = Nobody takes part. The goal { $goal } leaves the game.

# Why a card has its number: the terms of a sum.

change-printed = { $number }
change-specialist = { $number } (matches { $domain })
change-specialist-abroad = { $number } (does not match { $domain })
change-hermit =
    { $count ->
        [one] − { $amount } (1 other card)
       *[other] − { $amount } ({ $count } other cards)
    }
change-little_giant =
    { $count ->
        [one] + { $amount } (1 other card)
       *[other] + { $amount } ({ $count } other cards)
    }
change-hermit-other = − { $amount } ({ owned })
change-little_giant-other = + { $amount } ({ owned })
change-juliet = + { $amount } (with { owned })
change-copied = { $amount } (copied from { owned })
change-copied-slid = { $amount } (copied from { owned }, the next card still there)
change-copied-spared = { $amount } (copied from { owned }, which spares it)
change-empty = { $amount } (nothing below to copy)
change-dragon = − { $amount } ({ owned })
change-floor = + { $amount } (never below 0)

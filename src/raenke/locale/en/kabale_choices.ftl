# Moves as they are offered.

move-lay = Lay { CARD($card, form: "the") } in { COLUMN($column) }
move-cloak = Slip { CARD($card, form: "the") } under the Cloak
move-swap = Swap goals with { COLUMN($column) }
move-decline = Change nothing

# Hints. A reason is a sentence of its own.

reason-wins-column = This most likely wins the column.
reason-saves-column = Otherwise you will most likely lose the column.
reason-high-number = A high value counts for a lot here.
reason-pairs-prince-squire = Prince and Squire together win the column, whatever the sums.
reason-romeo-juliet = With his Juliet, Romeo counts 15.
reason-specialist = Under this goal the card counts 12 instead of 8.
reason-storm = When the Storm is revealed, the column closes as it stands.
reason-assassin-trap = Whoever lays a card below the Assassin loses it.
reason-bluff = The others will expect more here than there is.
reason-keeps-strong = This saves your strong cards for better goals.
reason-swap-gains = After the swap, more points are where you lead.
reason-cloak-strengthens = The hidden card makes this column stronger.

# Why a move is refused: a clause, shown after “That is not possible:”.

refusal-closed = a Storm has closed { COLUMN($column) } (K3.3)
refusal-in-column =
    { $card ->
        [musketeers] you do not hold { CARD($card, form: "the") }: they are in { COLUMN($column) } ({ $paragraph })
       *[other] you do not hold { CARD($card, form: "the") }: that card is in { COLUMN($column) } ({ $paragraph })
    }
refusal-in-discard = you do not hold { CARD($card, form: "the") }: that card is in your discard pile ({ $paragraph })
refusal-in-pile = you do not hold { CARD($card, form: "the") }: that card is somewhere in your draw pile ({ $paragraph })
refusal-no-such-column =
    { $columns ->
        [one] there is no { COLUMN($column) }, only 1 column ({ $paragraph })
       *[other] there is no { COLUMN($column) }, only columns 1 to { $columns } ({ $paragraph })
    }
kabale-refusal-unknown-card = there is no card “{ $card }” (K1.1)
refusal-not-allied =
    { $card ->
        [musketeers] { CARD($card, form: "the") } are not in this game (K5.9)
       *[other] { CARD($card, form: "the") } is not in this game (K5.9)
    }
refusal-choice-cloak =
    { $cloak ->
        [must] first decide about the Cloak: `cloak <card>` (K5.19)
       *[may] first decide about the Cloak: `cloak <card>` or `decline` (K3.4)
    }
    .plain = first decide about the Cloak (K3.4)
refusal-cloak-must = you must slip a card under the Cloak (K5.19)
refusal-choice-traitor = first decide about the Traitor: `swap <column>` or `decline` (K3.5)
    .plain = first decide about the Traitor (K3.5)
refusal-nothing-to-choose = there is nothing to choose now; lay a card (K2.3)
refusal-own-column = choose another column: the Traitor cannot swap a goal with itself (K3.5)
refusal-turn = it is not your turn (K2.3)
refusal-over = the game is over (K2.9)
refusal-parse = “{ $text }” is not a move (did you mean { $nearest }?)
refusal-parse-alone = “{ $text }” is not a move

# The cards. The value is the bare name, .the stands inside a sentence, .rule is what the card does.

card-king = King
    .the = the King
    .rule = Always 20.
card-queen = Queen
    .the = the Queen
    .rule = Always 16.
card-juliet = Juliet
    .the = Juliet
    .rule =
        14. { $romeo ->
            [any_juliet] Beside Juliet, any Romeo counts 15.
           *[own_juliet] Beside Juliet, your own Romeo counts 15.
        }
card-alchemist = Alchemist
    .the = the Alchemist
    .rule = 12 under an Alchemy goal, otherwise 8.
card-fencing_master = Fencing Master
    .the = the Fencing Master
    .rule = 12 under a Fencing goal, otherwise 8.
card-landlord = Landlord
    .the = the Landlord
    .rule = 12 under an Agriculture goal, otherwise 8.
card-merchant = Merchant
    .the = the Merchant
    .rule = 12 under a Trade goal, otherwise 8.
card-cardinal = Cardinal
    .the = the Cardinal
    .rule = 12 under a Religion goal, otherwise 8.
card-minstrel = Minstrel
    .the = the Minstrel
    .rule = 12 under a Music goal, otherwise 8.
card-explorer = Explorer
    .the = the Explorer
    .rule = 13. When revealed: moves to the next open column on the right, face down, and reveals the card above it.
card-assassin = Assassin
    .the = the Assassin
    .rule =
        { $assassin ->
            [kills_revealed] 9.5. When laid: the card it reveals goes to its owner’s discard pile before it works.
           *[kills_revealer] 9.5. When revealed: sends the card that revealed it to its owner’s discard pile.
        }
card-storm = Storm
    .the = the Storm
    .rule =
        { $storm ->
            [fulfils] 9. When revealed: the goal counts as fulfilled for the rest of the round; the column stays open.
           *[closes] 9. When revealed: closes its column for the rest of the round; the goal counts as fulfilled.
        }
card-cloak = Cloak
    .the = the Cloak
    .rule =
        0. When revealed: its owner { $cloak ->
            [must] must
           *[may] may
        } slip a card from their hand under it, hidden until the round ends, and draw a new one.{ $cloaked_card ->
            [replaces_cloak] {" "}Both count as one card: the one slipped in.
           *[own_card] {""}
        }
card-traitor = Traitor
    .the = the Traitor
    .rule = 10. When revealed: its owner may swap this column’s goal with another column’s.
card-musketeers = Musketeers
    .the = the Musketeers
    .rule = 11. Award: no other card in the column has an ability; only printed values count, and a Doppelgänger has none.
card-wizard = Wizard
    .the = the Wizard
    .rule =
        7. Award: if it is the only Wizard in the column, it removes { $wizard_doppelganger ->
            [every] every Doppelgänger and every card with a value of 10 or more.
           *[by_number] every card with a value of 10 or more.
        }
card-witch = Witch
    .the = the Witch
    .rule =
        1. Award: if it is the only Witch in the column, it removes every other card with a value of 9 or less{ $witch_doppelganger ->
            [stays] , except a Doppelgänger that copies it.
           *[removed] .
        }
card-prince = Prince
    .the = the Prince
    .rule = 14. Award: together with your own Squire, he wins the goal whatever the sums.
card-squire = Squire
    .the = the Squire
    .rule = 2. Award: together with your own Prince, he wins the goal whatever the sums.
card-hermit = Hermit
    .the = the Hermit
    .rule =
        12. Award: { $hermit_giant ->
            [others] every other card in the column loses 1.
           *[self] −1 for every other card in the column.
        }
card-little_giant = Little Giant
    .the = the Little Giant
    .rule =
        2. Award: { $hermit_giant ->
            [others] every other card in the column gains 3.
           *[self] +3 for every other card in the column.
        }
card-doppelganger = Doppelgänger
    .the = the Doppelgänger
    .rule =
        Award: copies the { $doppelganger ->
            [current] current value
           *[printed] printed value
        } of the next card below it{ $doppelganger_removed ->
            [slides] ; if that card is removed, of the one after it.
           *[with_its_card] {" "}and is removed with it.
        } With no such card it has { $empty_doppelganger ->
            [zero] 0 (no value beside a Beggar)
           *[none] no value
        }, and no value under Musketeers.
card-dragon = Dragon
    .the = the Dragon
    .rule =
        11. Award: every card of the other players in the column loses 2, { $floor ->
            [none] even below 0.
           *[zero] but not below 0.
        }
card-romeo = Romeo
    .the = Romeo
    .rule =
        5. Award: 15 if { $romeo ->
            [any_juliet] any Juliet is in the same column.
           *[own_juliet] your own Juliet is in the same column.
        }
card-beggar = Beggar
    .the = the Beggar
    .rule =
        4. Award: the lowest sum wins the column. Tie: the card { $beggar_tie ->
            [nearest] closest to the goal wins.
           *[farthest] farthest from the goal wins.
        }

# A card and whose it is.
owned =
    { $who ->
        [you] your { CARD($card) }
       *[other] { $name }’s { CARD($card) }
    }

# Columns, domains, goals.

column = column { $column }

domain-alchemy = Alchemy
domain-fencing = Fencing
domain-agriculture = Agriculture
domain-trade = Trade
domain-religion = Religion
domain-music = Music

goal = { $domain } { $points }

# The moments of a game that mattered, told afterwards.

citadels-moment-murdered-leader = { $name } murders { CHARACTER($character, form: "the") } and hits { $second }, who was in the lead.
citadels-moment-murdered-builder = { $name } murders { CHARACTER($character, form: "the") } and hits { $second }, who needed just one more district.
citadels-moment-stolen = { $name } steals { $amount } gold from { $second }.
citadels-moment-exchanged = { $name } swaps hands with { $second } and now holds { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }.
citadels-moment-lost-colours = { $name } destroys { $second }’s { DISTRICT($district) }: the { $points } points for five colours are gone.
citadels-moment-set-back = { $name } destroys { $second }’s { DISTRICT($district) } when only one more district was needed.
citadels-moment-completed = { $name } is the first to complete a city: this is the last round.
citadels-moment-tied-districts = { $name } and { $second } both have { $points } points; { $name }’s districts are worth more.
citadels-moment-tied-gold = { $name } and { $second } both have { $points } points and districts worth the same; { $name } has more gold.
citadels-moment-decided-completion = The complete city decides: it brings { $name } { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than { $second }, and the lead is { $count }.
citadels-moment-decided-colours = The five colours decide: they bring { $name } { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than { $second }, and the lead is { $count }.
citadels-moment-decided-violet = The violet districts decide: they bring { $name } { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than { $second }, and the lead is { $count }.

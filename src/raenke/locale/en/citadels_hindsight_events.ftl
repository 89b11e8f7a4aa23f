# The moments of a game that mattered, told afterwards.

citadels-moment-murdered-leader = { $name } murders { CHARACTER($character, form: "the") }: it is { $second }, who is in the lead.
citadels-moment-murdered-builder = { $name } murders { CHARACTER($character, form: "the") }: it is { $second }, who needs one more district.
citadels-moment-stolen = { $name } steals { $amount } gold from { $second }.
citadels-moment-exchanged = { $name } swaps hands with { $second } and gets { $count } cards more.
citadels-moment-lost-colours = { $name } destroys { DISTRICT($district, form: "the") } of { $second }: the { $points } points for five colours are gone.
citadels-moment-set-back = { $name } destroys { DISTRICT($district, form: "the") } of { $second }, whose city lacked one district.
citadels-moment-completed = { $name } completes a city first: this is the last round.
citadels-moment-tied-districts = { $name } and { $second } both have { $points } points; the districts of { $name } count for more.
citadels-moment-tied-gold = { $name } and { $second } both have { $points } points and equal districts; { $name } has more gold.
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

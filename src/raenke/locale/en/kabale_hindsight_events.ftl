# The moments of a game that mattered, told afterwards.

kabale-moment-turned = { $name } turns the goal { $goal } with { CARD($card, form: "the") }; { $second } was ahead in { COLUMN($column) }.
kabale-moment-turned-for = { $name } lays { CARD($card, form: "the") } in { COLUMN($column) }, and the goal { $goal } turns from { $second } to { $gainer }.
kabale-moment-turned-killed = An Assassin in { COLUMN($column) } removes { $whose }’s { CARD($card) }, and the goal { $goal } turns from { $second } to { $name }.
kabale-moment-turned-sailed = { $whose }’s Explorer moves on, and in { COLUMN($column) } the goal { $goal } turns from { $second } to { $name }.
kabale-moment-turned-swapped = { $whose }’s Traitor swaps the goals, and { COLUMN($column) } with the goal { $goal } turns from { $second } to { $name }.
kabale-moment-foiled = An Assassin removes { $name }’s { CARD($card) } in { COLUMN($column) }; with it, { $name } and not { $second } would have been ahead. The goal: { $goal }.
kabale-moment-swapped = { $name }’s Traitor brings the goal { $goal } to { COLUMN($column) }, where { $name } is ahead.
kabale-moment-revealed = The reveal turns { COLUMN($column) }: by the open cards { $second } was ahead, but { $name } wins the goal { $goal }.
kabale-moment-paired = In { COLUMN($column) }, Prince and Squire win the goal { $goal } for { $name }.
kabale-moment-tied = A tie in { COLUMN($column) }: { $name } wins the goal { $goal }, not { $second }, because of where the cards lie.
kabale-moment-double = With the goal { $goal }, { $name } has one of every domain and may count double.
kabale-moment-doubled = The double makes { $points } points of { $sum } for { $name }.
kabale-moment-short = { $name } is one domain short of the double: { $domain }.
kabale-moment-chain = A chain: Explorers move { $count } times in one turn.

# The moments of a game that mattered, told afterwards.

kabale-moment-turned = With { CARD($card, form: "the") }, { $name } takes the lead from { $second } in { COLUMN($column) }. The goal: { $goal }.
kabale-moment-turned-for = { $name } lays { CARD($card, form: "the") } in { COLUMN($column) }, and the lead passes from { $second } to { $gainer }. The goal: { $goal }.
kabale-moment-turned-killed = An Assassin in { COLUMN($column) } removes { $whose }’s { CARD($card) }, and the lead passes from { $second } to { $name }. The goal: { $goal }.
kabale-moment-turned-sailed = { $whose }’s Explorer moves on, and in { COLUMN($column) } the lead passes from { $second } to { $name }. The goal: { $goal }.
kabale-moment-turned-swapped = { $whose }’s Traitor swaps the goals, and in { COLUMN($column) } the lead passes from { $second } to { $name }. The goal: { $goal }.
kabale-moment-foiled = An Assassin removes { $name }’s { CARD($card) } in { COLUMN($column) }; with it, { $name } and not { $second } would have been ahead. The goal: { $goal }.
kabale-moment-swapped = { $name }’s Traitor brings the goal { $goal } to { COLUMN($column) }, where { $name } is ahead.
kabale-moment-revealed = The reveal turns the tables in { COLUMN($column) }: by the open cards { $second } was ahead, but { $name } wins the goal { $goal }.
kabale-moment-paired = In { COLUMN($column) }, Prince and Squire win the goal { $goal } for { $name }.
kabale-moment-tied = A tie in { COLUMN($column) }: { $name } wins the goal { $goal }, not { $second }, because of where the cards lie.
kabale-moment-double = With the goal { $goal }, { $name } has one of each domain and may count double.
kabale-moment-doubled = Doubling turns { $name }’s { $sum } points into { $points }.
kabale-moment-short = { $name } is one domain short of the double: { $domain }.
kabale-moment-chain = A chain: Explorers move { $count } times in one turn.

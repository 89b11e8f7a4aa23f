# The award of a round, first as a result and then step by step.

award-title = Award
award-all = All columns
award-how = Show how
award-walk = Show all step by step
award-pace = Pace
award-no-value = no value
award-why-highest = The highest sum wins.
award-why-alone = Nobody else has a value here.

# The domains a player has won.

domains-title = Domains
domains-empty = { $domain }: no goal yet
domains-rule = With a goal of each of the six domains, the best one of each counts double, and every other goal costs 1 point (K2.9)
domains-one-short = One short of the double: { $domain }!
domains-all = All six domains: they can count double!
domains-covered =
    { $count ->
        [0] No goals yet
        [one] 1 goal, face down
       *[other] { $count } goals, face down
    }

# What a column adds up to while people play.

now-ask = – what column { $column } adds up to now
now-title = Open cards now
now-own = With your face-down cards
now-leads =
    { $who ->
        [you] You would win this column now.
       *[other] { $name } would win this column now.
    }
now-nobody = Nobody would win this column now.
now-none = No open cards yet.
now-unknown = The sums cannot be fetched right now.
now-hidden =
    { $count ->
        [one] 1 face-down card can change this: { $names }.
       *[other] { $count } face-down cards can change this: { $names }.
    }
now-needs =
    { $count ->
        [one] 1 more card is needed here.
       *[other] { $count } more cards are needed here.
    }
now-open = Fulfilled, but more cards can still be laid here.
now-closed = Closed: no more cards can be laid here.

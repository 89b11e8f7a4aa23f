# Looking back at a game.

replay-player = Player { $number }
moment-leads = { $name } takes the lead from { $second }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
moment-close = { $name } wins by { $count ->
        [one] a single point
       *[other] { $count } points
    }.
moment-shared = A shared win, with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.

# Words all sentences share.

list-comma = { ", " }
list-and = { " and " }
list-further = { $count } more

player =
    { $who ->
        [you] you
       *[other] { $name }
    }
player-number =
    { $who ->
        [you] you { $number }
       *[other] { $name } { $number }
    }

# Events.

event-game_ended =
    { $who ->
        [you] The game is over: { $scores }. You win!
       *[other] The game is over: { $scores }. { $name } wins.
    }
event-game_ended-shared = The game is over: { $scores }. Shared win: { $names }.

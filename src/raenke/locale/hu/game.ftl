# Szavak, amelyek minden mondatban előfordulnak.

list-comma = { ", " }
list-and = { " és " }
list-further = { $count } további

player =
    { $who ->
        [you] te
       *[other] { $name }
    }
player-number =
    { $who ->
        [you] te { $number }
       *[other] { $name } { $number }
    }

# Események.

event-game_ended =
    { $who ->
        [you] Vége a játéknak: { $scores }. Te nyertél!
       *[other] Vége a játéknak: { $scores }. { $name } nyert.
    }
event-game_ended-shared = Vége a játéknak: { $scores }. Közös győzelem: { $names }.

# Wörter, die alle Sätze teilen.

list-comma = { ", " }
list-and = { " und " }
list-further = { $count } weitere

player =
    { $who ->
        [you] du
       *[other] { $name }
    }
player-number =
    { $who ->
        [you] du { $number }
       *[other] { $name } { $number }
    }

# Ereignisse.

event-game_ended =
    { $who ->
        [you] Das Spiel ist aus: { $scores }. Du gewinnst!
       *[other] Das Spiel ist aus: { $scores }. { $name } gewinnt.
    }
event-game_ended-shared = Das Spiel ist aus: { $scores }. Gemeinsamer Sieg: { $names }.

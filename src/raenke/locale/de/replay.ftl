# Rückblick auf eine Partie.

replay-player = Spieler { $number }
moment-leads = { $name } übernimmt die Führung von { $second }, mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
moment-close = { $name } gewinnt mit { $count ->
        [one] einem einzigen Punkt
       *[other] { $count } Punkten
    } Vorsprung.
moment-shared = Gemeinsamer Sieg mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

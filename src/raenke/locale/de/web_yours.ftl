# The page about one's own games.

yours-title = Deine Ergebnisse
yours-about = Alle Partien, die du zu Ende gespielt hast. Diese Seite siehst nur du.
yours-empty = Hier ist noch nichts
yours-empty-todo = Spiele deine erste Partie zu Ende, dann findest du sie hier: deine Ergebnisse, deine Wertungszahl, deine besten Karten.
yours-play = Eine Partie spielen
yours-played = Partien
yours-won = Gewonnen
yours-share = Anteil
yours-by-opponent = Nach Gegnern
yours-by-rules = Nach Regeln
yours-won-of = { $wins } von { $times }
yours-rating = Wertungszahl
yours-rating-bots = gegen Bots
yours-rating-people = mit anderen Leuten
yours-rating-told-bots = Gegen Bots: { $rating } nach { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }.
yours-rating-told-people = Mit anderen Leuten: { $rating } nach { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }.
yours-rating-about = Alle beginnen bei 0. Die Zahl steigt, wenn du gegen Gegner dieser Stärke besser abschneidest als erwartet. Beide Kurven sind mit der heutigen Stärke aller Gegner berechnet.
yours-rating-none = Noch keine gewertete Partie. Partien, die eine frühere fortsetzen, und solche mit mehreren eigenen Plätzen werden nicht gewertet.
yours-table = Als Tabelle
yours-date = Datum
yours-tally = Deine Karten
yours-more-cards = Noch { $count } zeigen
yours-counted = Aus { $counted } von { $played } Partien; frühere wurden nicht gezählt.
yours-games = Deine Partien
yours-is-won = gewonnen
yours-is-lost = verloren
yours-watch = noch einmal ansehen
yours-unrated = nicht gewertet
yours-more = Ältere Partien zeigen
yours-most = Ergebnisse und Kurven stammen aus deinen letzten { $most } Partien.

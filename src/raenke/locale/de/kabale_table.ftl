# The award of a round, first as a result and then step by step.

award-title = Wertung
award-all = Alle Spalten
award-how = Zeigen, wie
award-walk = Schritt für Schritt zeigen
award-pace = Tempo
award-no-value = keine Zahl
award-why-highest = Die höchste Summe gewinnt.
award-why-alone = Sonst hat hier niemand eine Zahl.

# The domains a player has won.

domains-title = Bereiche
domains-empty = { $domain }: noch kein Ziel
domains-rule = Mit Zielen aus allen sechs Bereichen zählt aus jedem das beste doppelt, und jedes weitere Ziel kostet 1 Punkt (K2.9)
domains-one-short = Nur { $domain } fehlt noch zum Verdoppeln!
domains-all = Alle sechs Bereiche: Sie können doppelt zählen!
domains-covered =
    { $count ->
        [0] Noch kein Ziel
        [one] 1 Ziel, verdeckt
       *[other] { $count } Ziele, verdeckt
    }

# What a column adds up to while people play.

now-ask = – was Spalte { $column } gerade ergibt
now-title = Offene Karten jetzt
now-own = Mit deinen verdeckten Karten
now-leads =
    { $who ->
        [you] Du würdest diese Spalte jetzt gewinnen.
       *[other] { $name } würde diese Spalte jetzt gewinnen.
    }
now-nobody = Niemand würde diese Spalte jetzt gewinnen.
now-none = Noch keine offenen Karten.
now-unknown = Die Summen lassen sich gerade nicht abrufen.
now-hidden =
    { $count ->
        [one] 1 verdeckte Karte kann das ändern: { $names }.
       *[other] { $count } verdeckte Karten können das ändern: { $names }.
    }
now-needs =
    { $count ->
        [one] Hier fehlt noch 1 Karte.
       *[other] Hier fehlen noch { $count } Karten.
    }
now-open = Erfüllt, aber hier dürfen noch Karten angelegt werden.
now-closed = Geschlossen: Hier kommt keine Karte mehr dazu.

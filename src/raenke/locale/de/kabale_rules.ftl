# Kabale & Hiebe on its rules pages: examples, kinds of cards, the score sheet.

kabale-rules-removed = entfernt
kabale-rules-no-value = keine Zahl
kabale-rules-wins = gewinnt
kabale-rules-nobody = Niemand nimmt teil: Das Ziel kommt aus dem Spiel.
kabale-rules-always = Ohne Fähigkeit
kabale-rules-reveal = Wirken beim Aufdecken
kabale-rules-award = Wirken bei der Wertung
kabale-rules-goal = Ziele
kabale-rules-each = eine je Spieler
kabale-rules-goals = Mit 1, 2, 3, 3, 4 und 5 Punkten. Spezialist: { $specialist }.
kabale-rules-count-plain = Einfach: alle Punkte
kabale-rules-count-best = Das beste Ziel je Bereich
kabale-rules-count-double = mal 2
kabale-rules-count-others = − 1 je weiteres Ziel
kabale-rules-count-all = Alle Bereiche
kabale-rules-count-score = Punkte: der größere Wert

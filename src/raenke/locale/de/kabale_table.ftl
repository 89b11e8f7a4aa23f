# The award of a round, first as a result and then step by step.

award-title = Wertung
award-all = Alle Spalten
award-how = Zeige, wie
award-walk = Schritt für Schritt zeigen
award-pace = Tempo
award-no-value = keine Zahl
award-why-highest = Die höchste Summe gewinnt.
award-why-alone = Sonst hat hier niemand eine Zahl.

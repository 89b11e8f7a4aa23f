# The rules in the browser: pages, cards, sheets to print.

web-rulebook = Regeln
web-rulebook-ways = Seiten zu diesen Regeln
web-rulebook-read = Regeln lesen
web-rulebook-print = Drucken
web-rulebook-none = Dieses Spiel bringt keine Regelseite mit.
web-rulebook-no-cards = Dieses Spiel bringt keine Bilder seiner Karten mit.
web-rulebook-contents = Inhalt
web-rulebook-search = In den Regeln suchen
web-rulebook-found =
    { $count ->
        [0] Nichts gefunden. Versuche ein anderes Wort oder eine Nummer wie K4.7.
        [one] 1 Absatz
       *[other] { $count } Absätze
    }
web-rulebook-link = Link zu { $paragraph } kopieren
web-rulebook-copied = Der Link zu { $paragraph } ist kopiert.
web-rulebook-held = Was hier gilt
web-rulebook-at-table = An deinem Tisch: { $title }
web-rulebook-in-edition = Ausgabe: { $title }
web-rulebook-differs = Diese Regeln weichen von der Seite ab:
web-rulebook-edition-here = In dieser Ausgabe: { $option } – { $value }
web-rulebook-your-table = Dein Tisch
web-rulebook-back = Zurück zum Tisch
web-rulebook-gone = Der Tisch, von dem du kommst, ist nicht zu finden. Hier stehen die Regeln ohne die Optionen des Tisches.
web-rulebook-lab = Im Labor ausprobieren
web-rulebook-kinds = Arten von Karten
web-rulebook-all-kinds = Alle
web-rulebook-large = { $card }: groß zeigen
web-rulebook-copies =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-rulebook-print-what = Was gedruckt wird
web-rulebook-print-now = Drucken
web-rulebook-sheet-rules = Regelblatt
web-rulebook-sheet-cards = Kartentexte
web-rulebook-sheet-scores = Wertungsblatt
web-rulebook-date = Datum

# The labs: building a column or a city by hand.

lab-title = Labor
lab-about = Baue jede Lage von Hand auf. Das Spiel selbst sagt, was dabei herauskommt und warum.
lab-open = Labor öffnen
lab-none = Für { $game } gibt es kein Labor.
lab-unreadable = In der Adresse steht nichts, was sich hier zeigen lässt. Das hier ist ein Beispiel.
lab-rules = Regeln
lab-example = Anderes Beispiel
lab-clear = Leeren
lab-up = Nach oben: { $card }
lab-down = Nach unten: { $card }
lab-remove = Entfernen: { $card }

# A column of Kabale & Hiebe.

lab-kabale-title = Spaltenlabor
lab-kabale-about = Lege eine beliebige Spalte und sieh, wer sie gewinnt und warum. Und dann, welche Karte sie dir bringen würde.
lab-domain = Bereich des Ziels
lab-points = Punkte
lab-column = Die Spalte, vom Ziel abwärts
lab-empty = Noch keine Karte: Wähle eine Farbe und einen Verbündeten.
lab-slip = Karte darunterschieben
lab-slip-now = Wähle jetzt die Karte, die unter die Tarnkappe kommt.
lab-verdict = Wer gewinnt
lab-first-step = Von vorn
lab-step = Schritt { $count } von { $total }
lab-allies = Verbündete
lab-lay-for = Wessen Karte legst du?
lab-laid = liegt schon
lab-mark = gewinnt
lab-wins = Welche Karte gewinnt jetzt?
lab-wins-none = Keine Karte würde diese Spalte jetzt gewinnen.
lab-wins-all = Jede Karte würde gewinnen.
lab-wins-most = { $count } von { $total } Karten, alle außer: { $cards }.
lab-wins-some =
    { $count ->
        [one] Nur eine von { $total } Karten: { $cards }.
       *[other] { $count } von { $total } Karten: { $cards }.
    }
lab-ends = Diese Karte beendet die Runde
lab-wins-how = Jede Karte wird wie im Spiel ausprobiert: Sie wird unten angelegt. Liegt die Karte darüber verdeckt, so wird sie aufgedeckt und wirkt: Ein Meuchler tötet, ein Entdecker zieht in eine andere Spalte, ein Sturm schließt die Spalte. Unter eine Tarnkappe schiebt niemand etwas, und ein Verräter tauscht nicht. Dann wird die Spalte gewertet, wie sie liegt.
lab-wins-how-ends = Jede Karte wird unten angelegt und beendet die Runde: Vor der Wertung wird nichts mehr aufgedeckt.

# A city of Citadels.

lab-citadels-title = Stadtlabor
lab-citadels-about = Baue eine Stadt und sieh ihre Abrechnung Zeile für Zeile. Und dann, welches Bauwerk am meisten brächte.
lab-city = Stadt
lab-your-city = Diese Stadt
lab-city-empty = Noch kein Bauwerk: Wähle unten welche aus.
lab-hand = Handkarten
lab-hand-empty = Keine Handkarten.
lab-embellish = { $district }: Gold des Künstlers
lab-embellish-how = Ein Klick auf ein Bauwerk legt das Gold des Künstlers darauf.
lab-needed = Bauwerke: { $count } von { $needed }.
lab-museum = Karten unter dem Museum
lab-first = Als erste Stadt vollständig
lab-first-nobody = noch keine
lab-first-me = diese Stadt
lab-first-another = eine andere
lab-declared = Ein Glockenturm wurde geläutet
lab-late = Hof der Wunder in der letzten Runde gebaut
lab-districts = Bauwerke
lab-into = Wohin kommt das Bauwerk?
lab-into-city = in die Stadt
lab-into-hand = auf die Hand
lab-worth = Welches Bauwerk bringt jetzt am meisten?
lab-worth-hand = Von der Hand
lab-worth-box = Aus der Schachtel
lab-worth-all =
    { $count ->
        [one] Noch eines zeigen
       *[other] Noch { $count } zeigen
    }
lab-worth-how = Eine Handkarte wird gebaut: Sie verlässt die Hand, und ihr Preis wird bezahlt. Jedes andere Bauwerk zählt, als bekämst du es geschenkt.
lab-price = kostet { $gold } Gold
lab-bar-full = die Stadt ist voll
lab-bar-copies = keines mehr in der Schachtel
lab-bar-twice = steht schon in der Stadt
lab-bar-price = zu teuer

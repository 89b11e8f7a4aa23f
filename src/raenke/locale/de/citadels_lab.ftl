# The city lab.

lab-citadels-title = Stadtlabor
lab-citadels-about = Baue eine Stadt und sieh dir ihre Abrechnung Zeile für Zeile an. Dann siehst du, welches Bauwerk am meisten bringen würde.
lab-city = Stadt
lab-your-city = Diese Stadt
lab-city-empty = Noch kein Bauwerk: Wähle unten eines aus.
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
lab-declared = Die Glocke im Glockenturm wurde geläutet
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

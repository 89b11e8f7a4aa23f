# Die Momente einer Partie, auf die es ankam, im Nachhinein erzählt.

citadels-moment-murdered-leader = { $name } meuchelt { CHARACTER($character, form: "acc") } und trifft damit { $second }, bis dahin in Führung.
citadels-moment-murdered-builder = { $name } meuchelt { CHARACTER($character, form: "acc") } und trifft damit { $second }: Zur vollständigen Stadt fehlte nur noch ein Bauwerk.
citadels-moment-stolen = { $name } stiehlt { $second } { $amount } Gold.
citadels-moment-exchanged = { $name } tauscht mit { $second } die Handkarten und hat { $count } mehr als vorher.
citadels-moment-lost-colours = { $name } zerstört bei { $second } { DISTRICT($district, form: "acc") }: Die { $points } Punkte für fünf Farben sind weg.
citadels-moment-set-back = { $name } zerstört bei { $second } { DISTRICT($district, form: "acc") }: Dort hatte nur noch ein Bauwerk gefehlt.
citadels-moment-completed = { $name } macht als Erstes eine Stadt vollständig: Das ist die letzte Runde.
citadels-moment-tied-districts = { $name } und { $second } haben beide { $points } Punkte; die Bauwerke von { $name } sind mehr wert.
citadels-moment-tied-gold = { $name } und { $second } haben beide { $points } Punkte und gleich wertvolle Bauwerke; { $name } hat mehr Gold.
citadels-moment-decided-completion = Die vollständige Stadt entscheidet: Sie bringt { $name } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als { $second }; der Vorsprung beträgt { $count }.
citadels-moment-decided-colours = Die fünf Farben entscheiden: Sie bringen { $name } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als { $second }; der Vorsprung beträgt { $count }.
citadels-moment-decided-violet = Die violetten Bauwerke entscheiden: Sie bringen { $name } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als { $second }; der Vorsprung beträgt { $count }.

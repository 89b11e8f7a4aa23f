# Die Momente einer Partie, auf die es ankam, im Nachhinein erzählt.

citadels-moment-murdered-leader = { $name } meuchelt { CHARACTER($character, form: "acc") } und trifft damit { $second }, bisher vorn.
citadels-moment-murdered-builder = { $name } meuchelt { CHARACTER($character, form: "acc") } und trifft damit { $second }: Dort fehlte nur noch ein Bauwerk.
citadels-moment-stolen = { $name } stiehlt { $second } { $amount } Gold.
citadels-moment-exchanged = { $name } tauscht mit { $second } die Handkarten und hat { $count } mehr als vorher.
citadels-moment-lost-colours = { $name } zerstört bei { $second } { DISTRICT($district, form: "acc") }: Die { $points } Punkte für fünf Farben sind weg.
citadels-moment-set-back = { $name } zerstört bei { $second } { DISTRICT($district, form: "acc") }, als nur noch ein Bauwerk fehlte.
citadels-moment-completed = { $name } hat als Erstes eine vollständige Stadt: Das ist die letzte Runde.
citadels-moment-tied-districts = { $name } und { $second } haben beide { $points } Punkte; die Bauwerke von { $name } zählen mehr.
citadels-moment-tied-gold = { $name } und { $second } haben beide { $points } Punkte und gleich viel an Bauwerken; { $name } hat mehr Gold.
citadels-moment-decided-completion = Die vollständige Stadt entscheidet: Sie bringt { $name } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als { $second }, der Vorsprung ist { $count }.
citadels-moment-decided-colours = Die fünf Farben entscheiden: Sie bringen { $name } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als { $second }, der Vorsprung ist { $count }.
citadels-moment-decided-violet = Die violetten Bauwerke entscheiden: Sie bringen { $name } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als { $second }, der Vorsprung ist { $count }.

# Ohne Furcht und Adel: Züge, wie sie angeboten werden. `-gold` sagt, was ein Zug kostet oder bringt, wo man es weiß.

citadels-seat = Spieler { $number }
citadels-marked =
    { $mark ->
        [gold] { DISTRICT($district, form: "acc") } mit Gold darauf
       *[plain] { DISTRICT($district, form: "acc") }
    }
citadels-city =
    { $who ->
        [you] in deiner eigenen Stadt
       *[other] in der Stadt von { $name }
    }
    .from =
        { $who ->
            [you] aus deiner eigenen Stadt
           *[other] aus der Stadt von { $name }
        }

citadels-move-take = Nimm { CHARACTER($character, form: "acc") }
citadels-move-put = Lege { CHARACTER($character, form: "acc") } verdeckt weg
citadels-move-gold = Nimm 2 Gold
citadels-move-draw = Zieh Karten
citadels-move-keep = Behalte { DISTRICT($district, form: "acc") }
citadels-move-income = Nimm dein Einkommen
citadels-move-income-gold = Nimm { $gold } Gold Einkommen
citadels-move-bonus = Nimm das Extragold des Händlers
citadels-move-cards = Zieh die 2 Karten des Baumeisters
citadels-move-levy = Nimm 1 Gold vom Reichsten
citadels-move-murder = Meuchle { CHARACTER($character, form: "acc") }
citadels-move-rob = Bestiehl { CHARACTER($character, form: "acc") }
citadels-move-bewitch = Verhexe { CHARACTER($character, form: "acc") }
citadels-move-exchange = Tausche die Handkarten mit { $name }
citadels-move-discard = Lege { DISTRICT($district, form: "acc") } ab
citadels-move-done = Lege nichts mehr ab und zieh nach
citadels-move-peek = Sieh dir die Handkarten von { $name } an
citadels-move-pick = Nimm { DISTRICT($district, form: "acc") }
citadels-move-hand = Nimm die Karte auf die Hand
citadels-move-city = Baue die Karte sofort
citadels-move-city-gold = Baue die Karte sofort für { $gold } Gold
citadels-move-crown = Gib die Krone an { $name }
citadels-move-pay-gold = Für die Krone: 1 Gold
citadels-move-pay-card = Für die Krone: eine zufällige Handkarte
citadels-move-pay = Für die Krone: { DISTRICT($district, form: "nom") }
citadels-move-navigate-gold = Nimm die 4 Gold des Eroberers
citadels-move-navigate-cards = Zieh die 4 Karten des Eroberers
citadels-move-destroy = Zerstöre { citadels-city } { citadels-marked }
citadels-move-destroy-gold = Zerstöre { citadels-city } { citadels-marked } für { $gold } Gold
citadels-move-recover = Nimm das zerstörte Bauwerk für 1 Gold auf die Hand
citadels-move-decline = Verzichte darauf
citadels-move-trade = Tausche { citadels-marked } { citadels-city.from } ein
citadels-move-give = Gib dafür { citadels-marked }
citadels-move-give-gold =
    { $gold ->
        [0] Gib dafür { citadels-marked } und bezahle nichts
       *[other] Gib dafür { citadels-marked } und bezahle { $gold } Gold
    }
citadels-move-embellish = Lege 1 Gold auf { DISTRICT($district, form: "acc") }
citadels-move-laboratory = Laboratorium: Lege { DISTRICT($district, form: "acc") } für 1 Gold ab
citadels-move-smithy = Schmiede: Bezahle Gold und zieh Karten
citadels-move-smithy-gold =
    { $gold ->
        [2] Schmiede: Bezahle 2 Gold und zieh 3 Karten
       *[other] Schmiede: Bezahle { $gold } Gold und zieh 2 Karten
    }
citadels-move-museum = Museum: Lege { DISTRICT($district, form: "acc") } darunter
citadels-move-armory = Pulverturm: Opfere ihn und zerstöre { citadels-city } { citadels-marked }
citadels-move-look = Sieh den Stapel durch
citadels-move-choose = Nimm { DISTRICT($district, form: "acc") }
citadels-move-declare = Läute die Glocke: Ein Bauwerk weniger genügt
citadels-move-build = Baue { DISTRICT($district, form: "acc") }
citadels-move-build-gold = Baue { DISTRICT($district, form: "acc") } für { $gold } Gold
citadels-move-end = Beende den Zug

# Warum ein Zug abgelehnt wird: ein Satz ohne Punkt, der nach „Das geht nicht:“ steht.

citadels-refusal-over = das Spiel ist aus ({ $paragraph })
citadels-refusal-not-your-turn = jetzt entscheidet { $name }, nicht du ({ $paragraph })
citadels-refusal-now-take = nimm zuerst einen der Charaktere, die du bekommen hast ({ $paragraph })
citadels-refusal-now-put = lege zuerst einen der Charaktere weg, die du bekommen hast ({ $paragraph })
citadels-refusal-now-keep = behalte zuerst eine der Karten, die du gezogen hast ({ $paragraph })
citadels-refusal-now-discard = lege zuerst noch eine Karte ab oder sage `done` ({ $paragraph })
    .plain = lege zuerst noch eine Karte ab oder höre damit auf ({ $paragraph })
citadels-refusal-now-pick = nimm zuerst eine der Handkarten, die du siehst ({ $paragraph })
citadels-refusal-now-place = sage zuerst, wohin die Karte kommt: `hand` oder `city` ({ $paragraph })
    .plain = sage zuerst, wohin die Karte kommt ({ $paragraph })
citadels-refusal-now-crown = gib zuerst die Krone an jemand anderen ({ $paragraph })
citadels-refusal-now-ask = verlange zuerst Gold oder eine Karte, je nachdem, was da ist ({ $paragraph })
citadels-refusal-now-pay = bezahle zuerst mit Gold oder einer Karte, je nachdem, was du hast ({ $paragraph })
citadels-refusal-now-recover = entscheide zuerst über den Friedhof: `recover` oder `decline` ({ $paragraph })
    .plain = entscheide zuerst über den Friedhof ({ $paragraph })
citadels-refusal-now-give = gib zuerst ein eigenes Bauwerk, das sich dafür tauschen lässt ({ $paragraph })
citadels-refusal-now-look = entscheide zuerst über den Leuchtturm: `look` oder `decline` ({ $paragraph })
    .plain = entscheide zuerst über den Leuchtturm ({ $paragraph })
citadels-refusal-now-choose = nimm zuerst eine Karte, die im Stapel liegt ({ $paragraph })
citadels-refusal-now-declare = entscheide zuerst über den Glockenturm: `declare` oder `decline` ({ $paragraph })
    .plain = entscheide zuerst über den Glockenturm ({ $paragraph })
citadels-refusal-not-asked = darüber ist jetzt nicht zu entscheiden ({ $paragraph })
citadels-refusal-not-in-cast = { CHARACTER($character, form: "nom") } ist in diesem Spiel nicht dabei ({ $paragraph })
citadels-refusal-face-up = { CHARACTER($character, form: "nom") } liegt offen in der Mitte ({ $paragraph })
citadels-refusal-not-handed = { CHARACTER($character, form: "acc") } hast du nicht zur Auswahl bekommen ({ $paragraph })
citadels-refusal-lone = dein Charakter darf nur die Grundaktion ausführen ({ $paragraph })
citadels-refusal-witch = bis sie einen Charakter nennt, darf die Hexe nur die Grundaktion ausführen ({ $paragraph })
citadels-refusal-only-end = danach kannst du den Zug nur noch beenden ({ $paragraph })
citadels-refusal-basic-done = du hast deine Grundaktion in diesem Zug schon ausgeführt ({ $paragraph })
citadels-refusal-basic-first = führe zuerst die Grundaktion aus: `gold` oder `draw` ({ $paragraph })
    .plain = führe zuerst die Grundaktion aus ({ $paragraph })
citadels-refusal-must = der Eroberer muss zuerst 4 Gold oder 4 Karten nehmen ({ $paragraph })
citadels-refusal-no-deck = es gibt keine Karte zu ziehen ({ $paragraph })
citadels-refusal-not-in-hand = du hast { DISTRICT($district, form: "acc") } nicht auf der Hand ({ $paragraph })
citadels-refusal-no-income = dein Charakter hat kein Einkommen ({ $paragraph })
citadels-refusal-income-done = du hast dein Einkommen schon genommen ({ $paragraph })
citadels-refusal-income-taken = der verhexte Spieler hat dieses Einkommen schon bekommen ({ $paragraph })
citadels-refusal-nothing = das würde nichts ändern ({ $paragraph })
citadels-refusal-navigator = der Eroberer baut nichts ({ $paragraph })
citadels-refusal-built = du darfst in diesem Zug nicht mehr bauen ({ $paragraph })
citadels-refusal-price = das kostet { $price } Gold, und du hast { $gold } ({ $paragraph })
citadels-refusal-quarry = der Steinbruch erlaubt nur ein doppeltes Bauwerk, und das steht schon in deiner Stadt ({ $paragraph })
citadels-refusal-twice = { DISTRICT($district, form: "nom") } steht schon in deiner Stadt ({ $paragraph })
citadels-refusal-character = das kann nur { CHARACTER($character, form: "nom") } ({ $paragraph })
citadels-refusal-ability-done = das hast du in diesem Zug schon getan ({ $paragraph })
citadels-refusal-richest = kein anderer hat allein das meiste Gold ({ $paragraph })
citadels-refusal-not-to-rob = der Dieb darf { CHARACTER($character, form: "acc") } nicht bestehlen ({ $paragraph })
citadels-refusal-own-character = deinen eigenen Charakter kannst du nicht nennen ({ $paragraph })
citadels-refusal-not-there = { DISTRICT($district, form: "nom") } steht nicht in der Stadt von { $name } ({ $paragraph })
citadels-refusal-not-there-own = { DISTRICT($district, form: "nom") } steht nicht in deiner Stadt ({ $paragraph })
citadels-refusal-not-there-armory = du hast keinen Pulverturm, oder { DISTRICT($district, form: "nom") } steht nicht in der Stadt von { $name } ({ $paragraph })
citadels-refusal-gold-there = auf diesem Bauwerk liegt schon Gold: { DISTRICT($district) } ({ $paragraph })
citadels-refusal-no-seat = diesen Spieler gibt es nicht ({ $paragraph })
citadels-refusal-own = es muss ein Mitspieler sein ({ $paragraph })
citadels-refusal-has-crown = { $name } hat die Krone schon ({ $paragraph })
citadels-refusal-end-of-turn = das geht erst am Ende des Zugs, nach der Grundaktion ({ $paragraph })
citadels-refusal-bishop = der Prediger schützt die Stadt von { $name } ({ $paragraph })
citadels-refusal-complete = die Stadt von { $name } ist vollständig ({ $paragraph })
citadels-refusal-any-complete = solange irgendeine Stadt vollständig ist, zerstört der Söldner nichts ({ $paragraph })
citadels-refusal-keep = der Wehrturm lässt sich weder zerstören noch nehmen ({ $paragraph })
citadels-refusal-nothing-to-give = du hast kein Bauwerk, das sich gegen { DISTRICT($district, form: "acc") } tauschen lässt ({ $paragraph })
citadels-refusal-worked = du hast { DISTRICT($district, form: "acc") } in diesem Zug schon genutzt ({ $paragraph })
citadels-refusal-no-move = das ist kein Zug (vielleicht: { $near })
citadels-refusal-unknown-card = eine Karte „{ $card }“ gibt es nicht (C1.1)
citadels-refusal-cast-nine = 8 Spieler brauchen einen Charakter mit Rang 9: wähle für jeden Rang einen oder lass den Zufall entscheiden (C2.1)
citadels-refusal-cast-twice = Rang { $rank } hat zwei Charaktere: wähle einen davon (C5.31)
citadels-refusal-cast-missing = Rang { $rank } hat keinen Charakter: wähle für jeden Rang von 1 bis 8 einen (C5.31)
citadels-refusal-cast-emperor = bei 2 Spielern kann der Intrigant nicht mitspielen: wähle den König (C2.1)
citadels-refusal-cast-queen = bei weniger als 5 Spielern kann die Königin nicht mitspielen: wähle für Rang 9 den Künstler oder niemanden (C2.1)

# Die Wertung einer Stadt, Schritt für Schritt.

citadels-step-district = { DISTRICT($district) }: { $points }
citadels-step-artist = { DISTRICT($district) }, verschönert: + { $points }
citadels-step-haunted = Der { district-haunted_city } zählt als { $colour }.
citadels-step-districts = Bauwerke zusammen: { $points }
citadels-step-colours = Alle fünf Farben: + { $points }
citadels-step-first = Als erste Stadt vollständig: + { $points }
citadels-step-complete = Vollständige Stadt: + { $points }
citadels-step-violet = { DISTRICT($district) }: + { $points }
citadels-step-total = Summe: { $points }

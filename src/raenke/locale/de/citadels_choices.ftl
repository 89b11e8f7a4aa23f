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
citadels-move-trade = Tausche dir { citadels-city } { citadels-marked } ein
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
citadels-move-declare = Läute die Glocke: Ein Bauwerk weniger beendet das Spiel
citadels-move-build = Baue { DISTRICT($district, form: "acc") }
citadels-move-build-gold = Baue { DISTRICT($district, form: "acc") } für { $gold } Gold
citadels-move-end = Beende den Zug

citadels-hint = Der Bot rät: { $move }. { $reason }

# Warum ein Zug abgelehnt wird: ein Satz ohne Punkt, der nach „Das geht nicht:“ steht.

citadels-refusal-over = das Spiel ist aus (C3.6)
citadels-refusal-turn = jetzt entscheidet { $name }, nicht du (C3.3)
citadels-refusal-unknown-card = eine Karte „{ $card }“ gibt es nicht (C1.1)
citadels-refusal-no-such-seat = Spieler { $number } gibt es nicht, nur die Spieler 1 bis { $seats } (C3.1)
citadels-refusal-not-in-cast = { CHARACTER($character, form: "nom") } ist in diesem Spiel nicht dabei (C2.1)
citadels-refusal-first-take = nimm zuerst einen Charakter: `take <Charakter>` (C3.2)
citadels-refusal-first-put = lege zuerst einen Charakter weg: `put <Charakter>` (C3.2)
citadels-refusal-first-keep = sage zuerst, welche der gezogenen Karten du behältst: `keep <Bauwerk>` (C3.3)
citadels-refusal-first-discard = lege zuerst fertig ab: `discard <Bauwerk>` oder `done` (C2.5)
citadels-refusal-first-pick = nimm zuerst eine der Handkarten, die du siehst: `pick <Bauwerk>` (C2.13)
citadels-refusal-first-place = sage zuerst, wohin die Karte kommt: `hand` oder `city` (C2.13)
citadels-refusal-first-crown = gib zuerst die Krone weiter: `crown <Spieler>` (C2.14)
citadels-refusal-first-ask = sage zuerst, was du für die Krone verlangst: `pay gold` oder `pay card` (C4.8)
citadels-refusal-first-pay = bezahle zuerst für die Krone: `pay gold` oder `pay <Bauwerk>` (C4.8)
citadels-refusal-first-give = sage zuerst, welches Bauwerk du gibst: `give <Bauwerk>` (C2.18)
citadels-refusal-first-recover = entscheide zuerst über den Friedhof: `recover` oder `decline` (C1.9)
citadels-refusal-first-look = entscheide zuerst über den Leuchtturm: `look` oder `decline` (C1.15)
citadels-refusal-first-choose = nimm zuerst eine Karte aus dem Stapel: `choose <Bauwerk>` (C1.15)
citadels-refusal-first-declare = entscheide zuerst über den Glockenturm: `declare` oder `decline` (C1.22)
citadels-refusal-not-asked = darüber ist jetzt nicht zu entscheiden (C3.3)
citadels-refusal-not-offered = { CHARACTER($character, form: "nom") } steht dir nicht zur Auswahl (C3.2)
citadels-refusal-basic-done = du hast die Grundaktion dieses Zugs schon gehabt (C3.3)
citadels-refusal-basic-first = nimm zuerst die Grundaktion: `gold` oder `draw` ({ $paragraph })
citadels-refusal-basic-only-witch = die Hexe hat nur die Grundaktion, bis sie einen Charakter nennt (C2.11)
citadels-refusal-basic-only-bewitched = dein Charakter ist verhext und hat nur die Grundaktion (C2.11)
citadels-refusal-basic-only-murdered = dein Charakter wurde gemeuchelt und hat nur die Grundaktion (C1.26)
citadels-refusal-deck-empty = es gibt keine Karte zu ziehen ({ $paragraph })
citadels-refusal-not-drawn = { DISTRICT($district, form: "nom") } ist nicht unter den gezogenen Karten (C3.3)
citadels-refusal-used = das hast du in diesem Zug schon getan ({ $paragraph })
citadels-refusal-character = das kann nur { CHARACTER($character, form: "nom") }, und du bist { CHARACTER($yours, form: "nom") } ({ $paragraph })
citadels-refusal-no-income = dein Charakter hat kein Einkommen (C2.2)
citadels-refusal-income-zero = deine Stadt hat kein Bauwerk in der Farbe deines Charakters (C3.3)
citadels-refusal-levy = kein anderer hat allein das meiste Gold (C2.15)
citadels-refusal-own-character = deinen eigenen Charakter kannst du nicht nennen (C2.2)
citadels-refusal-rob-first-rank = der Dieb darf { CHARACTER($character, form: "acc") } nicht nennen (C2.4)
citadels-refusal-rob-murdered = der Dieb kann { CHARACTER($character, form: "acc") } nicht bestehlen: gemeuchelt (C2.4)
citadels-refusal-rob-bewitched = der Dieb kann { CHARACTER($character, form: "acc") } nicht bestehlen: verhext (C2.4)
citadels-refusal-own-seat = es muss ein Mitspieler sein ({ $paragraph })
citadels-refusal-hands-empty = keiner von euch hat eine Handkarte zu tauschen (C3.3)
citadels-refusal-not-in-hand = du hast { DISTRICT($district, form: "acc") } nicht auf der Hand ({ $paragraph })
citadels-refusal-hand-empty = { $name } hat keine Handkarte ({ $paragraph })
citadels-refusal-not-in-their-hand = { DISTRICT($district, form: "nom") } ist nicht unter den Handkarten, die du siehst (C2.13)
citadels-refusal-crown-self = du kannst die Krone nicht dir selbst geben (C2.14)
citadels-refusal-crown-holder = { $name } hat die Krone schon (C2.14)
citadels-refusal-no-gold = es ist kein Gold zum Bezahlen da ({ $paragraph })
citadels-refusal-no-card = es ist keine Karte zum Bezahlen da ({ $paragraph })
citadels-refusal-must-name = die Hexe muss zuerst einen Charakter nennen: `bewitch <Charakter>` (C2.11)
citadels-refusal-must-navigate = der Eroberer muss zuerst 4 Gold oder 4 Karten nehmen (C2.17)
citadels-refusal-no-building = { CHARACTER($character, form: "nom") } darf nicht bauen (C2.17)
citadels-refusal-built =
    { $count ->
        [one] du hast in diesem Zug schon gebaut (C3.3)
       *[other] du hast in diesem Zug schon { $count } Bauwerke gebaut (C3.3)
    }
citadels-refusal-duplicate = { DISTRICT($district, form: "nom") } steht schon in deiner Stadt (C3.4)
citadels-refusal-duplicate-quarry = der Steinbruch erlaubt nur ein doppeltes Bauwerk, und das steht schon in deiner Stadt (C1.21)
citadels-refusal-price = { DISTRICT($district, form: "nom") } kostet { $price } Gold, und du hast { $gold } ({ $paragraph })
citadels-refusal-price-smithy = die Schmiede kostet { $price } Gold, und du hast { $gold } (C1.7)
citadels-refusal-price-destroy = { DISTRICT($district, form: "acc") } zu zerstören kostet { $price } Gold, und du hast { $gold } (C2.10)
citadels-refusal-price-swap = der Tausch kostet { $price } Gold, und du hast { $gold } (C2.18)
citadels-refusal-no-such-district = { DISTRICT($district, form: "nom") } steht nicht in der Stadt von { $name } ({ $paragraph })
citadels-refusal-no-such-gold = in der Stadt von { $name } liegt darauf kein Gold: { DISTRICT($district) } ({ $paragraph })
citadels-refusal-own-city = es muss ein fremdes Bauwerk sein ({ $paragraph })
citadels-refusal-complete = die Stadt von { $name } ist vollständig ({ $paragraph })
citadels-refusal-keep = der Wehrturm lässt sich nicht zerstören und nicht nehmen (C1.5)
citadels-refusal-bishop = der Prediger schützt die Stadt von { $name } ({ $paragraph })
citadels-refusal-swap-duplicate = eine Stadt hätte dann ein Bauwerk doppelt (C2.18)
citadels-refusal-swap-nothing = du hast kein Bauwerk, das du dafür geben könntest (C2.18)
citadels-refusal-strike-last = das geht erst am Ende des Zugs, nach der Grundaktion (C4.7)
citadels-refusal-struck = danach kannst du den Zug nur noch beenden (C4.7)
citadels-refusal-embellished = auf diesem Bauwerk liegt schon Gold: { DISTRICT($district) } (C2.19)
citadels-refusal-embellished-two = der Künstler verschönert höchstens zwei Bauwerke (C2.19)
citadels-refusal-not-in-city = { DISTRICT($district, form: "nom") } steht nicht in deiner Stadt ({ $paragraph })

# Optionen: der Name, was gewählt wird, die Werte.

citadels-option-cast = Charaktere
    .about = Welche Charaktere spielen mit? (C4.1)
    .base = die acht des Grundspiels
    .drawn = das Los entscheidet für jeden Rang von 1 bis 9
    .some = diese: { $cards }
citadels-option-dark_districts = Bauwerke der Dunklen Lande
    .about = Welche davon sind im Stapel? (C4.2)
    .none = keine
    .all = alle außer dem Ballsaal
    .some = nur { $cards }
citadels-option-left_out = Bauwerke, die fehlen
    .about = Welche violetten Bauwerke des Grundspiels bleiben draußen? (C4.2)
    .none = keine
    .some = diese: { $cards }
citadels-option-murdered_king = Gemeuchelter König
    .about = Wer hat die Krone, wenn der König gemeuchelt wurde? (C4.3)
    .stays = sie bleibt, wo sie ist
    .heir = sein Spieler nimmt sie am Ende der Runde; der eines gemeuchelten Intriganten gibt sie dann weiter
citadels-option-long_reign = Lange Herrschaft
    .about = Darf jemand die Krone länger als drei Runden behalten? (C4.4)
    .off = ja
    .on = nein, vor der vierten wandert sie nach links
citadels-option-face_down = Verdeckter Charakter
    .about = Wer sieht sich den verdeckt gelegten Charakter an? (C4.5)
    .crown_looks = wer die Krone hat
    .nobody = niemand
citadels-option-warlord_own = Eigene Bauwerke
    .about = Darf der Söldner in der eigenen Stadt zerstören? (C4.6)
    .no = nein
    .yes = ja
citadels-option-rank8_timing = Söldner und Diplomat
    .about = Wann dürfen sie zerstören oder tauschen? (C4.7)
    .any = jederzeit im Zug
    .end_of_turn = erst am Ende des Zugs
citadels-option-emperor_payment = Lohn für die Krone
    .about = Was bekommt der Intrigant für die Krone? (C4.8)
    .none = nichts
    .receiver_chooses = 1 Gold oder 1 Karte, nach Wahl des Empfängers
    .emperor_chooses = 1 Gold oder 1 Karte, nach Wahl des Intriganten; die Karte ist zufällig
citadels-option-smithy = Schmiede
    .about = Was leistet die Schmiede? (C4.9)
    .pays_3_for_2 = 2 Karten für 3 Gold
    .pays_2_for_3 = 3 Karten für 2 Gold
citadels-option-alchemist = Alchemist
    .about = Was bekommt der Alchemist zurück? (C4.10)
    .building = was er fürs Bauen bezahlt hat
    .all = alles Gold, das er im Zug ausgegeben hat, außer der Steuer
citadels-option-discard = Abgelegte Karten
    .about = Wohin kommen abgelegte und zerstörte Karten? (C4.11)
    .under_deck = unter den Stapel
    .pile = auf einen Ablagestapel, der gemischt wird, wenn der Stapel leer ist
citadels-option-armory = Pulverturm
    .about = Welche Städte kann der Pulverturm treffen? (C4.12)
    .any = jede andere
    .incomplete = nur solche, die nicht vollständig sind
citadels-option-haunted_city = Hof der Wunder
    .about = Wann darf der Hof der Wunder eine Farbe annehmen? (C4.13)
    .always = immer
    .not_if_built_in_last_round = nicht, wenn er in der letzten Runde gebaut wurde
citadels-option-end_at = Vollständige Stadt
    .about = Wie viele Bauwerke machen eine Stadt vollständig? (C4.14)
    .count =
        { $count ->
            [one] 1 Bauwerk
           *[other] { $count } Bauwerke
        }
citadels-option-start_player = Erste Krone
    .about = Wer hat zu Beginn die Krone? (C4.15)
    .random = das Los entscheidet
    .seat = { $name } hat sie
citadels-option-max_rounds = Längste Dauer
    .about = Nach wie vielen Runden ist das Spiel spätestens aus? (C4.16)
    .none = keine Grenze
    .count =
        { $count ->
            [one] nach 1 Runde
           *[other] nach { $count } Runden
        }

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

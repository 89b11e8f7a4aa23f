# Ohne Furcht und Adel im Terminal: Überschriften.

citadels-play-title = Ohne Furcht und Adel
citadels-play-round = Runde { $round }
citadels-play-city = Stadt
citadels-play-gold = Gold
citadels-play-hands = Hand
citadels-play-crown = Krone
citadels-play-cost = Kosten
citadels-play-points-heading = Punkte
citadels-play-rank = Rang
citadels-play-called = Aufgerufene Charaktere
citadels-play-face-up = Offen in der Mitte
citadels-play-your-character = Dein Charakter
citadels-play-your-characters = Deine Charaktere
citadels-play-choosing = Auswahl der Charaktere
citadels-play-choose-from = Zur Auswahl
citadels-play-seen = Bei der Auswahl gesehen
citadels-play-seen-passed = weitergegeben
citadels-play-turn = Dein Zug: { CHARACTER($character) }
citadels-play-turn-other = Am Zug ist { $name }: { CHARACTER($character) }

# Kleine Wörter auf dem Tisch.

citadels-play-to-call = Noch nicht aufgerufen
citadels-play-piles-heading = Karten
citadels-play-known = auf der Hand: { $cards }
citadels-play-deck-place = { $place }. Karte: { DISTRICT($district) }
citadels-play-deck =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
citadels-play-pile =
    { $count ->
        [one] 1 Karte auf dem Ablagestapel
       *[other] { $count } Karten auf dem Ablagestapel
    }
citadels-play-museum =
    { $count ->
        [one] 1 Karte unter dem Museum
       *[other] { $count } Karten unter dem Museum
    }
citadels-play-nobody = niemand hat sich gemeldet
citadels-play-murdered = gemeuchelt
citadels-play-robbed = bestohlen
citadels-play-bewitched = verhext
citadels-play-protected = geschützt
citadels-play-complete = vollständig
citadels-play-first = als erste
citadels-play-owes-tax = schuldet Steuer
citadels-play-embellished = mit Gold
citadels-play-bell =
    { $count ->
        [one] Die Glocke hat geläutet: 1 Bauwerk macht eine Stadt vollständig.
       *[other] Die Glocke hat geläutet: { $count } Bauwerke machen eine Stadt vollständig.
    }
citadels-play-last-round = Diese Runde ist die letzte.

# Gruppen von Zügen, und warum das Übrige nicht geht.

citadels-play-can = Was du tun kannst
citadels-play-basic = Grundaktion
citadels-play-build = Bauen
citadels-play-discard = Ablegen
citadels-play-destroy = Zerstören
citadels-play-trade = Eintauschen
citadels-play-price =
    { $gold ->
        [0] umsonst
       *[other] { $gold } Gold
    }
citadels-play-cannot = Was du nicht tun kannst und warum
citadels-play-cannot-line = { $move }: { $why }
citadels-play-cannot-nothing = Im Moment ist nichts ausgeschlossen.
citadels-play-choosing-take = Nehmen
citadels-play-choosing-put = Weglegen

# Was man von verdeckten Karten weiß.

citadels-play-may-be = Wo die Charaktere sein können
citadels-play-hands-known = Bekannte Handkarten der anderen
citadels-play-deck-known = Bekannte Karten im Stapel
citadels-play-museum-known = Bekannte Karten unter dem Museum
citadels-play-place = { $place }. Karte
citadels-play-slot-down = verdeckt
citadels-play-slot-withdrawn = zufällig weggelegt
citadels-play-slot-left = noch unterwegs
citadels-play-slot-away = übrig
citadels-play-slot-take = genommen
citadels-play-slot-put = weggelegt
citadels-play-slot-has = genommen
citadels-play-slot-take-seat = { $name } hat
citadels-play-slot-has-seat = { $name } hat
citadels-play-slot-put-seat = weggelegt von { $name }
citadels-play-unknown = Über die verdeckten Karten weißt du nichts.

# Fragen an den Spieler.

citadels-play-prompt-turn = Dein Zug: eine Nummer – oder w warum nicht, k Wissen, h Hinweis, u zurück, ? Hilfe, q Ende
citadels-play-prompt-take = Welchen Charakter nimmst du? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-put = Welchen Charakter legst du weg? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-keep = Welche der gezogenen Karten behältst du? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-discard = Welche Karte legst du ab? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-pick = Welche Karte nimmst du? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-place = Wohin kommt die Karte: { DISTRICT($district) }? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-crown = Wer bekommt die Krone? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-ask = Was verlangst du von { $name } für die Krone? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-pay = Die Krone kommt von { $name }: Womit bezahlst du sie? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-give = Du willst { DISTRICT($district, form: "acc") }: Welches Bauwerk gibst du dafür? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-recover = Zerstört: { DISTRICT($district, form: "nom") }. Rettet dein Friedhof die Karte? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-look = Dein Leuchtturm ist gebaut: Siehst du den Stapel durch? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-choose = Welche Karte nimmst du aus dem Stapel? (Nummer, ? Hilfe, q Ende)
citadels-play-prompt-declare = Dein Glockenturm ist gebaut: Läutest du die Glocke? (Nummer, ? Hilfe, q Ende)

# Hilfe.

citadels-play-help =
    Du baust eine Stadt. Das Spiel endet mit der Runde, in der eine Stadt vollständig wird; dann gewinnt, wer die meisten Punkte hat.
    Jede Runde beginnt mit der Auswahl: Alle nehmen sich geheim einen Charakter und geben die übrigen nach links weiter. Dann werden die Charaktere nach ihrem Rang aufgerufen, und wer den aufgerufenen hat, ist am Zug.
    In deinem Zug nimmst du 2 Gold, oder du ziehst 2 Karten und behältst 1. Danach darfst du ein Bauwerk aus der Hand bauen und bezahlst, was es kostet. Was dein Charakter kann, darfst du jederzeit in deinem Zug nutzen. Auch manche violetten Bauwerke helfen dir.
    Bauwerke zählen, was sie kosten. Alle fünf Farben bringen 3 Punkte, die erste vollständige Stadt 4, jede andere vollständige Stadt 2.
citadels-play-help-keys =
    Nummer – den Zug mit dieser Nummer machen
    build castle – oder den Zug selbst eintippen
    ? – diese Hilfe; h – ein Hinweis; t – den Tisch noch einmal zeigen
    w – was du jetzt nicht tun kannst und warum; k – was du von verdeckten Karten weißt
    r – was alle Karten tun; r castle – was eine Karte tut; r C3.3 – ein Absatz der Regeln
    c – vor jedem deiner Züge nachfragen oder nicht; u – den letzten Zug zurücknehmen
    s – wo das Spiel gespeichert ist; q – beenden, das Spiel bleibt erhalten
citadels-play-help-undo = Zurücknehmen: Was man gesehen hat, hat man gesehen. Ein Zug lässt sich daher nur zurücknehmen, solange er dir nichts Neues gezeigt hat, etwa eine gezogene Karte oder die Antwort eines anderen. Willst du vor jedem Zug noch einmal überlegen können, tippe c: Dann gilt ein Zug erst, wenn du die Eingabetaste drückst.

# Eine Aufzeichnung nacherzählt.

citadels-replay-heading = Ein Spiel Ohne Furcht und Adel mit { $count } Spielern: { $names }

# Where games are chosen.

server-game-citadels = Ohne Furcht und Adel
server-game-citadels-about = Heimlich einen Charakter wählen, Gold sammeln, eine Stadt aus acht Bauwerken bauen. Von Bruno Faidutti, für 2 bis 8 Personen, mit der Erweiterung Die dunklen Lande.

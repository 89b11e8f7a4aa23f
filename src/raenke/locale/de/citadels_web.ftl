# The table of Citadels in the browser.

web-keys-point = auf die Auswahl mit dieser Nummer zeigen; auf einen Charakter mit seinem Rang
web-keys-make = den gezeigten Zug machen
web-keys-end = den Zug beenden
web-character = Charakter
web-citadels-take = Nimm einen Charakter
web-citadels-put = Lege einen Charakter weg
web-citadels-turn = Du bist dran
web-citadels-keep = Welche der gezogenen Karten behältst du?
web-citadels-discard = Welche Karte legst du ab?
web-citadels-pick = Welche Karte nimmst du?
web-citadels-place = Wohin kommt die Karte?
web-citadels-crown = Wer bekommt die Krone?
web-citadels-ask = Was verlangst du für die Krone?
web-citadels-pay = Womit bezahlst du die Krone?
web-citadels-recover = Ein Bauwerk wurde zerstört: Rettet es dein Friedhof?
web-citadels-give = Welches Bauwerk gibst du?
web-citadels-look = Dein Leuchtturm ist gebaut: Siehst du den Stapel durch?
web-citadels-choose = Welche Karte nimmst du aus dem Stapel?
web-citadels-declare = Dein Glockenturm ist gebaut: Läutest du die Glocke?
web-citadels-still = Bevor du den Zug beendest, kannst du noch:
web-citadels-purse =
    { $cards ->
        [one] { $gold } Gold · 1 Karte · { $city }/{ $needed }
       *[other] { $gold } Gold · { $cards } Karten · { $city }/{ $needed }
    }
web-citadels-murdered-all = Du wurdest gemeuchelt. Du setzt diese Runde aus.
web-citadels-murdered-one = Gemeuchelt: { CHARACTER($character, form: "nom") } setzt diese Runde aus.
web-citadels-murdered-hospital = Du wurdest gemeuchelt. Dank deines Hospitals bleibt dir die Grundaktion, sonst nichts.
web-citadels-robbed-to-come = Du wirst bestohlen: Wird { CHARACTER($character, form: "nom") } aufgerufen, nimmt dir der Dieb dein ganzes Gold.
web-citadels-robbed-done = Du wurdest bestohlen: Der Dieb hat dir dein ganzes Gold genommen.
web-citadels-bewitched = Verhext: { CHARACTER($character, form: "nom") } darf nur die Grundaktion ausführen, dann setzt die Hexe deinen Zug fort.
web-build = Bauen
web-do-take = Nehmen
web-do-put = Weglegen
web-do-murder = Meucheln
web-do-rob = Bestehlen
web-do-bewitch = Verhexen
web-do-exchange = Handkarten tauschen
web-do-peek = Handkarten ansehen
web-do-crown = Krone geben
web-do-keep = Behalten
web-do-discard = Karten ablegen und neu ziehen
web-do-pick = Karte nehmen
web-do-pay = Mit einer Karte bezahlen
web-do-laboratory = Laboratorium
web-do-museum = Museum
web-do-choose = Aus dem Stapel nehmen
web-do-embellish = Verschönern
web-do-give = Im Tausch geben
web-do-destroy = Zerstören
web-do-trade = Bauwerke tauschen
web-do-armory = Pulverturm
web-face-up-short = nicht im Spiel
web-own-short = du
web-count = Die Abrechnung
web-count-districts = Bauwerke
web-count-colours = Alle fünf Farben
web-count-complete = Vollständige Stadt
web-count-again = Noch einmal zählen
web-citadels-completed = So kam das Ende
web-citadels-decisive = Der entscheidende Moment
web-citadels-led =
    { $who ->
        [you] Von da an lagst du vorn.
       *[other] Von da an lag { $name } vorn.
    }
web-citadels-led-shared = Von da an stand es unentschieden.
web-citadels-led-always = Wer gewonnen hat, lag von Anfang an vorn.
web-citadels-review = Diesen Moment ansehen
web-citadels-own-none = Du hast noch keinen Charakter.
web-citadels-own-waits = Geheim, bis Rang { $rank } aufgerufen wird.
web-citadels-own-acts = Du bist dran.
web-citadels-own-done = Dein Zug ist vorbei.
web-citadels-own-dead = Gemeuchelt.
web-citadels-todo = Noch zu tun
web-citadels-todo-basic = Grundaktion
web-citadels-todo-income = Einkommen
web-citadels-todo-ability = Fähigkeit
web-citadels-todo-build = Bauen
web-citadels-todo-done = erledigt
web-citadels-todo-closed = jetzt nicht

# Ohne Furcht und Adel: warum der Bot etwas rät. Jeder Grund ist ein Satz für sich.

# Jeder Zug.

citadels-reason-free = Es kostet nichts.

# Charaktere wählen.

citadels-reason-take-income = Mehrere deiner Bauwerke bringen diesem Charakter Einkommen.
citadels-reason-take-first = Dieser Charakter wird vor allen anderen aufgerufen.
citadels-reason-take-robs = Jemand hat mehr Gold als du.
citadels-reason-take-hands = Jemand hat mehr Karten auf der Hand als du.
citadels-reason-take-crown = Wer die Krone hat, wählt in der nächsten Runde zuerst.
citadels-reason-take-shelter = Dann darf Rang 8 deine Stadt nicht antasten.
citadels-reason-take-gold = Dieser Charakter bringt von sich aus Gold.
citadels-reason-take-builds = Du hast Gold und Karten für mehr als einen Bau.
citadels-reason-take-refund = Du bekommst zurück, was dein Bau kostet.
citadels-reason-take-strikes = Dieser Charakter kann die führende Stadt treffen.
citadels-reason-put-attack = Dann kann niemand diesen Charakter gegen dich einsetzen.

# Gold oder Karten.

citadels-reason-gold-builds = Damit kannst du bezahlen, was du jetzt am besten baust.
citadels-reason-gold-lacks = Du hast eine Karte, die du noch nicht bezahlen kannst.
citadels-reason-draw-needs = Du hast keine Karte, die du bauen könntest.
citadels-reason-draw-rich = Du kannst jede deiner Karten bezahlen; dir fehlen neue.
citadels-reason-income-later = Was du gleich baust, erhöht es noch.

# Bauen.

citadels-reason-build-completes = Damit ist deine Stadt vollständig.
citadels-reason-build-colour = Das bringt deiner Stadt eine Farbe, die noch fehlt.
citadels-reason-build-points = Das Bauwerk ist mehr Punkte wert, als es kostet.
citadels-reason-build-income = Diese Farbe erhöht das Einkommen, das du noch nehmen kannst.
citadels-reason-build-works = Das Bauwerk bringt mehr als nur Punkte.
citadels-reason-build-most = Nichts, was du bezahlen kannst, ist mehr Punkte wert.
citadels-reason-end-saves = Jetzt zu bauen würde mehr kosten, als es bringt.

# Bauwerke, die etwas tun, und der Künstler.

citadels-reason-embellish = Ein Gold auf einem Bauwerk ist am Ende ein Punkt.
citadels-reason-laboratory = Du kannst die Karte nicht bauen, aber sie bringt 1 Gold.
citadels-reason-museum = Jede Karte unter dem Museum ist am Ende ein Punkt.
citadels-reason-look = Du darfst dir eine beliebige Karte des Stapels aussuchen.
citadels-reason-declare = Du liegst vorn: je früher Schluss ist, desto besser.
citadels-reason-recover = Für 1 Gold kommt die Karte auf deine Hand.

# Karten.

citadels-reason-card-colour = Diese Farbe fehlt deiner Stadt noch.
citadels-reason-card-points = Keine dieser Karten ist mehr Punkte wert.
citadels-reason-card-useless = Diese Karte kannst du nicht bauen.
citadels-reason-exchange-more = Diese Hand hat mehr Karten als deine.
citadels-reason-peek-most = Niemand von den anderen hat mehr Karten auf der Hand.
citadels-reason-city = Du kannst danach trotzdem noch bauen wie sonst.

# Nennen, zuschlagen, die Krone.

citadels-reason-name-leader = Gut möglich, dass der Führende diesen Charakter hat.
citadels-reason-name-likely = Jemand hat diesen Charakter sehr wahrscheinlich.
citadels-reason-rob-rich = Gut möglich, dass der Reichste der anderen diesen Charakter hat.
citadels-reason-harm-near = Diese Stadt ist fast vollständig.
citadels-reason-harm-leader = Niemand von den anderen hat mehr Punkte.
citadels-reason-trade-gains = Du bekommst ein Bauwerk, das mehr Punkte wert ist als das, was du gibst.
citadels-reason-crown-before = In der nächsten Runde wählst du gleich nach diesem Spieler.
citadels-reason-crown-behind = Niemand, dem du sie geben kannst, hat weniger Punkte.

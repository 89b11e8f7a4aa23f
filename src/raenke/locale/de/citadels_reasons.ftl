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
citadels-reason-take-strikes = Dieser Charakter kann die Stadt treffen, die vor den anderen liegt.
citadels-reason-put-attack = Dann kann niemand diesen Charakter gegen dich einsetzen.

# Gold oder Karten.

citadels-reason-gold-builds = Damit kannst du bezahlen, was jetzt am besten zu bauen ist.
citadels-reason-gold-lacks = Du hast eine Karte, die du noch nicht bezahlen kannst.
citadels-reason-draw-needs = Du hast keine Karte, die du bauen könntest.
citadels-reason-draw-rich = Du kannst jede deiner Karten bezahlen; was fehlt, sind neue.
citadels-reason-income-later = Was du gleich baust, macht es mehr.

# Bauen.

citadels-reason-build-completes = Damit ist deine Stadt vollständig.
citadels-reason-build-colour = Es bringt deiner Stadt eine Farbe, die noch fehlt.
citadels-reason-build-points = Es ist mehr Punkte wert, als es kostet.
citadels-reason-build-income = Seine Farbe mehrt das Einkommen, das du noch nehmen kannst.
citadels-reason-build-works = Es kann mehr, als seine Punkte zu zählen.
citadels-reason-build-most = Nichts, was du bezahlen kannst, ist mehr Punkte wert.
citadels-reason-end-saves = Jetzt zu bauen würde mehr kosten, als es bringt.

# Bauwerke, die etwas tun, und der Künstler.

citadels-reason-embellish = Ein Gold auf einem Bauwerk ist am Ende ein Punkt.
citadels-reason-laboratory = Bauen kannst du die Karte nicht, aber sie bringt ein Gold.
citadels-reason-museum = Jede Karte unter dem Museum ist am Ende ein Punkt.
citadels-reason-look = Du darfst dir eine beliebige Karte des Stapels aussuchen.
citadels-reason-declare = Du liegst vorn: je früher Schluss ist, desto besser.
citadels-reason-recover = Für 1 Gold kommt die Karte auf deine Hand.

# Karten.

citadels-reason-card-colour = Seine Farbe fehlt deiner Stadt noch.
citadels-reason-card-points = Keine dieser Karten ist mehr Punkte wert.
citadels-reason-card-useless = Diese Karte kannst du nicht bauen.
citadels-reason-exchange-more = Diese Hand hat mehr Karten als deine.
citadels-reason-peek-most = Niemand von den anderen hat mehr Karten auf der Hand.
citadels-reason-city = Dein gewöhnlicher Bau bleibt dir trotzdem.

# Nennen, zuschlagen, die Krone.

citadels-reason-name-leader = Wer vor den anderen liegt, hat diesen Charakter gut möglich.
citadels-reason-name-likely = Jemand hat diesen Charakter sehr wahrscheinlich.
citadels-reason-rob-rich = Wer von den anderen am reichsten ist, hat diesen Charakter gut möglich.
citadels-reason-harm-near = Diese Stadt ist fast vollständig.
citadels-reason-harm-leader = Niemand von den anderen hat mehr Punkte.
citadels-reason-trade-gains = Du bekommst ein Bauwerk, das mehr Punkte wert ist als das, was du gibst.
citadels-reason-crown-before = Nach diesem Spieler wählst in der nächsten Runde du.
citadels-reason-crown-behind = Niemand, dem du sie geben kannst, hat weniger Punkte.

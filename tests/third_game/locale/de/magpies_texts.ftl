# The texts of Magpies.

server-game-magpies = Elstern
server-game-magpies-about = Biete deinem Nachbarn verdeckte Karten an; das beste Nest gewinnt. Für 2 bis 4 Spieler.

magpies-card-cuckoo = Kuckuck
    .rule = Wirft das beste Stück aus seinem Nest.
magpies-card-ring = Ring
    .rule = 1
magpies-card-coin = Münze
    .rule = 2
magpies-card-mirror = Spiegel
    .rule = 3
magpies-card-pearl = Perle
    .rule = 4
magpies-card-ruby = Rubin
    .rule = 5

magpies-event-game_started = Ein Spiel für { $seats } beginnt.
magpies-event-deck_shuffled = Das Deck wird gemischt: { $cards }.
magpies-event-deck_mixed = Das Deck mit { $count } Karten wird gemischt.
magpies-event-card_drawn = { $name } zieht: { CARD($card) }.
magpies-event-card_taken = { $name } zieht eine Karte.
magpies-event-card_offered = { $name } bietet { $second } eine Karte an: { CARD($card) }.
magpies-event-card_shown = { $name } bietet { $second } eine Karte an.
magpies-event-card_accepted = { $name } nimmt die Karte von { $second }: { CARD($card) }.
magpies-event-card_declined = { $name } lässt { $second } die Karte: { CARD($card) }.
magpies-event-nest_counted = Das Nest von { $name }: { $points }.
magpies-step-gem = { CARD($card) }: { $points }
magpies-step-lost = { CARD($card) }: von einem Kuckuck hinausgeworfen

magpies-move-offer = Anbieten: { CARD($card) }
magpies-move-accept = Karte nehmen
magpies-move-decline = Karte lassen

magpies-refusal-over = das Spiel ist aus (M3.2)
magpies-refusal-move = „{ $text }“ ist kein Zug (M2.1)
magpies-refusal-turn = du bist nicht am Zug (M2.1)
magpies-refusal-offer = biete erst eine Karte an (M2.2)
magpies-refusal-answer = antworte erst auf das Angebot (M2.2)
magpies-refusal-hand = nicht auf deiner Hand: { CARD($card) } (M2.1)

magpies-option-hand = Hand
    .about = Wie viele Karten hält jeder? (M1.2)
    .count = { $count } Karten

magpies-view-nests = Nest
magpies-view-offer = angebotene Karte
magpies-view-turn = bietet an

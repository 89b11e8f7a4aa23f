# Ereignisse.

event-game_started =
    { $who ->
        [you] Ein Spiel für { $count } Spieler beginnt. Du legst zuerst.
       *[other] Ein Spiel für { $count } Spieler beginnt. { $name } legt zuerst.
    }
event-pile_shuffled =
    { $who ->
        [you]
            { $count ->
                [one] Dein neuer Nachziehstapel hat nur 1 Karte.
               *[other] Du mischst { $count } Karten zu einem Nachziehstapel.
            }
       *[other]
            { $count ->
                [one] { $name } hat einen neuen Nachziehstapel mit nur 1 Karte.
               *[other] { $name } mischt { $count } Karten zu einem Nachziehstapel.
            }
    }
event-goals_shuffled =
    { $count ->
        [one] 1 Zielkarte liegt verdeckt bereit.
       *[other] { $count } Zielkarten sind gemischt und liegen verdeckt bereit.
    }
event-round_started =
    { $who ->
        [you] Runde { $round } beginnt. Die Ziele: { $goals }. Du fängst an.
       *[other] Runde { $round } beginnt. Die Ziele: { $goals }. { $name } fängt an.
    }
event-card_drawn =
    { $who ->
        [you] Du ziehst { CARD($card, form: "acc") }.
       *[other] { $name } zieht { CARD($card, form: "acc") }.
    }
event-card_taken =
    { $who ->
        [you] Du ziehst eine Karte.
       *[other] { $name } zieht eine Karte.
    }
event-card_laid =
    { $who ->
        [you] Du legst { CARD($card, form: "acc") } in { COLUMN($column) }.
       *[other] { $name } legt { CARD($card, form: "acc") } in { COLUMN($column) }.
    }
event-card_placed =
    { $who ->
        [you] Du legst eine Karte verdeckt in { COLUMN($column) }.
       *[other] { $name } legt eine Karte verdeckt in { COLUMN($column) }.
    }
event-card_revealed =
    { $card ->
        [musketeers] In { COLUMN($column) } werden { owned } aufgedeckt.
       *[other] In { COLUMN($column) } wird { owned } aufgedeckt.
    }
event-explorer_moved = Aus { COLUMN($from) } zieht { owned } weiter in { COLUMN($to) } und liegt dort wieder verdeckt.
event-explorer_moved-home = Alle anderen Spalten sind geschlossen; daher landet { owned } wieder ganz unten in { COLUMN($from) }.
event-explorer_stayed = Zum zweiten Mal in diesem Zug aufgedeckt, bleibt { owned } offen in { COLUMN($column) } liegen.
event-card_killed = Der Meuchler in { COLUMN($column) } erwischt { owned.acc }: Ab auf den Ablagestapel!
event-column_closed = Ein Sturm schließt { COLUMN($column) } bis zum Ende der Runde.
event-column_closed-open = Ein Sturm erfüllt das Ziel von { COLUMN($column) }. Die Spalte bleibt offen.
event-card_cloaked =
    { $who ->
        [you] Du schiebst { CARD($card, form: "acc") } unter die Tarnkappe in { COLUMN($column) }.
       *[other] { $name } schiebt { CARD($card, form: "acc") } unter die Tarnkappe in { COLUMN($column) }.
    }
event-card_slipped =
    { $who ->
        [you] Du schiebst eine Karte unter die Tarnkappe in { COLUMN($column) }.
       *[other] { $name } schiebt eine Karte unter die Tarnkappe in { COLUMN($column) }.
    }
event-cloak_declined =
    { $who ->
        [you] Du schiebst nichts unter die Tarnkappe in { COLUMN($column) }.
       *[other] { $name } schiebt nichts unter die Tarnkappe in { COLUMN($column) }.
    }
event-goals_swapped =
    { $who ->
        [you] Dein Verräter tauscht die Ziele von { COLUMN($column) } und { COLUMN($other) }.
       *[other] Der Verräter von { $name } tauscht die Ziele von { COLUMN($column) } und { COLUMN($other) }.
    }
event-swap_declined =
    { $who ->
        [you] Du lässt das Ziel von { COLUMN($column) }, wo es ist.
       *[other] { $name } lässt das Ziel von { COLUMN($column) }, wo es ist.
    }
event-turn_skipped =
    { $who ->
        [you] Du hast keine Handkarte mehr und setzt aus.
       *[other] { $name } hat keine Handkarte mehr und setzt aus.
    }
event-round_ended = Runde { $round } ist zu Ende. Alle Karten werden aufgedeckt.
event-goal_awarded =
    { $who ->
        [you] In { COLUMN($column) } gewinnst du das Ziel { $goal } mit der Summe { $sum }.
       *[other] In { COLUMN($column) } gewinnt { $name } das Ziel { $goal } mit der Summe { $sum }.
    }
event-goal_awarded-paired =
    { $who ->
        [you] In { COLUMN($column) } gewinnst du das Ziel { $goal } mit Prinz und Knappe.
       *[other] In { COLUMN($column) } gewinnt { $name } das Ziel { $goal } mit Prinz und Knappe.
    }
event-goal_awarded-nearest =
    { $who ->
        [you] Um das Ziel in { COLUMN($column) } bewirbt sich niemand. Deine Karte liegt am nächsten, also bekommst du { $goal }.
       *[other] Um das Ziel in { COLUMN($column) } bewirbt sich niemand. Die Karte von { $name } liegt am nächsten und gewinnt { $goal }.
    }
event-goal_awarded-nobody = In { COLUMN($column) } gewinnt niemand das Ziel { $goal }; es kommt aus dem Spiel.

# Die Wertung einer Spalte, Schritt für Schritt.

step-silenced = Durch { CARDS($by, form: "acc") } ohne Fähigkeit: { CARDS($cards) }. Nur aufgedruckte Zahlen gelten.
step-silenced-nobody = Außer { CARDS($by, form: "dat") } liegt hier keine Karte, die ihre Fähigkeit verlieren könnte.
step-removed-wizard =
    { $who ->
        [you] Dein { CARD($card) } entfernt, was 10 oder mehr zählt: { CARDS($cards, form: "acc") }.
       *[other] Der { CARD($card) } von { $name } entfernt, was 10 oder mehr zählt: { CARDS($cards, form: "acc") }.
    }
step-removed-wizard-nothing =
    { $who ->
        [you] Dein { CARD($card) } findet keine Karte mit 10 oder mehr.
       *[other] Der { CARD($card) } von { $name } findet keine Karte mit 10 oder mehr.
    }
step-removed-wizard-every =
    { $who ->
        [you] Dein { CARD($card) } entfernt außerdem jeden Doppelgänger: { CARDS($cards, form: "acc") }.
       *[other] Der { CARD($card) } von { $name } entfernt außerdem jeden Doppelgänger: { CARDS($cards, form: "acc") }.
    }
step-removed-witch =
    { $who ->
        [you] Deine { CARD($card) } entfernt, was sonst 9 oder weniger zählt: { CARDS($cards, form: "acc") }.
       *[other] Die { CARD($card) } von { $name } entfernt, was sonst 9 oder weniger zählt: { CARDS($cards, form: "acc") }.
    }
step-removed-witch-nothing =
    { $who ->
        [you] Deine { CARD($card) } findet keine andere Karte mit 9 oder weniger.
       *[other] Die { CARD($card) } von { $name } findet keine andere Karte mit 9 oder weniger.
    }
step-cancelled-wizard = Mehr als ein Zauberer, darum wirkt keiner: { CARDS($by) }.
step-cancelled-witch = Mehr als eine Hexe, darum wirkt keine: { CARDS($by) }.
step-paired =
    { $who ->
        [you] Du hast Prinz und Knappe zusammen in dieser Spalte.
       *[other] { $name } hat Prinz und Knappe zusammen in dieser Spalte.
    }
step-number = Zahl für { owned.acc }: { $number }
step-number-none = Keine Zahl für { owned.acc }: Darunter liegt keine Karte zum Kopieren.
step-number-beggar = Keine Zahl für { owned.acc }: Darunter liegt keine Karte zum Kopieren, und ein Bettler ist da.
step-number-silenced = Keine Zahl für { owned.acc }: Die Musketiere heben die Fähigkeit auf.
step-number-why =
    { $count ->
        [one] Zahl für { owned.acc }: { $terms }
       *[other] Zahl für { owned.acc }: { $terms } = { $number }
    }
step-sums-highest = Summen: { $sums }. Die höchste gewinnt.
step-sums-lowest = Summen: { $sums }. Die niedrigste gewinnt, denn hier liegt noch: { CARDS($by) }.
step-tied-nearest =
    { $card ->
        [musketeers] Gleichstand: { $names }. Am nächsten am Ziel liegen { owned }.
       *[other] Gleichstand: { $names }. Am nächsten am Ziel liegt { owned }.
    }
step-tied-farthest =
    { $card ->
        [musketeers] Gleichstand: { $names }. Am weitesten vom Ziel liegen { owned }.
       *[other] Gleichstand: { $names }. Am weitesten vom Ziel liegt { owned }.
    }
step-tied-uncontested = Niemand hat hier eine Zahl, also entscheidet die Karte am nächsten am Ziel: { owned }.
step-won =
    { $who ->
        [you] Du gewinnst das Ziel { $goal }.
       *[other] { $name } gewinnt das Ziel { $goal }.
    }
step-won-paired =
    { $who ->
        [you] Mit Prinz und Knappe gewinnst du das Ziel { $goal }, wie auch immer die Summen stehen.
       *[other] Mit Prinz und Knappe gewinnt { $name } das Ziel { $goal }, wie auch immer die Summen stehen.
    }
step-won-nearest =
    { $who ->
        [you] Deine Karte liegt am nächsten: Du bekommst das Ziel { $goal }.
       *[other] Die Karte von { $name } liegt am nächsten und gewinnt das Ziel { $goal }.
    }
step-unclaimed = Niemand bewirbt sich um das Ziel. Die Zielkarte { $goal } kommt aus dem Spiel.

# Warum eine Karte ihre Zahl hat: die Glieder einer Rechnung.

change-printed = { $number }
change-specialist = { $number } (im eigenen Bereich { $domain })
change-specialist-abroad = { $number } (im fremden Bereich { $domain })
change-hermit =
    { $count ->
        [one] − { $amount } (1 weitere Karte)
       *[other] − { $amount } ({ $count } weitere Karten)
    }
change-little_giant =
    { $count ->
        [one] + { $amount } (1 weitere Karte)
       *[other] + { $amount } ({ $count } weitere Karten)
    }
change-hermit-other = − { $amount } ({ owned })
change-little_giant-other = + { $amount } ({ owned })
change-juliet = + { $amount } (neben { owned.dat })
change-copied = { $amount } (wie { owned })
change-copied-slid = { $amount } (wie { owned } als nächste Karte, die noch da ist)
change-copied-spared = { $amount } (wie { owned }, die ihn verschont)
change-empty = { $amount } (darunter liegt keine Karte)
change-dragon = − { $amount } ({ owned })
change-floor = + { $amount } (nie unter 0)

# Züge, wie sie angeboten werden.

move-lay = Lege { CARD($card, form: "acc") } in { COLUMN($column) }
move-cloak = Schiebe { CARD($card, form: "acc") } unter die Tarnkappe
move-swap = Tausche das Ziel mit dem von { COLUMN($column) }
move-decline = Ändere nichts

# Hinweise. Ein Grund ist ein eigener Satz.

reason-wins-column = Das gewinnt sehr wahrscheinlich die Spalte.
reason-saves-column = Sonst geht die Spalte wohl verloren.
reason-high-number = Eine hohe Zahl ist hier viel wert.
reason-pairs-prince-squire = Prinz und Knappe in einer Spalte gewinnen sie, wie auch immer die Summen stehen.
reason-romeo-juliet = Neben seiner Julia zählt Romeo 15.
reason-specialist = Unter diesem Ziel zählt die Karte 12 statt 8.
reason-storm = Wird der Sturm aufgedeckt, ist die Spalte so geschlossen, wie sie dann steht.
reason-assassin-trap = Wer eine Karte unter den Meuchler legt, verliert sie.
reason-bluff = Die anderen werden dort mehr vermuten, als da ist.
reason-keeps-strong = So bleiben die starken Karten für bessere Ziele.
reason-swap-gains = Nach dem Tausch liegen mehr Punkte dort, wo du vorn bist.
reason-cloak-strengthens = Die verborgene Karte macht diese Spalte stärker.

# Warum ein Zug abgelehnt wird: ein Satz ohne Punkt, der nach „Das geht nicht:“ steht.

refusal-closed = { COLUMN($column) } ist von einem Sturm geschlossen (K3.3)
refusal-in-column =
    { $card ->
        [musketeers] du hast { CARD($card, form: "acc") } nicht auf der Hand: Sie liegen in { COLUMN($column) } ({ $paragraph })
       *[other] du hast { CARD($card, form: "acc") } nicht auf der Hand: Die Karte liegt in { COLUMN($column) } ({ $paragraph })
    }
refusal-in-discard = du hast { CARD($card, form: "acc") } nicht auf der Hand: Die Karte liegt auf deinem Ablagestapel ({ $paragraph })
refusal-in-pile = du hast { CARD($card, form: "acc") } nicht auf der Hand: Die Karte steckt irgendwo in deinem Nachziehstapel ({ $paragraph })
refusal-no-such-column =
    { $columns ->
        [one] { COLUMN($column) } gibt es nicht, nur eine einzige Spalte ({ $paragraph })
       *[other] { COLUMN($column) } gibt es nicht, nur die Spalten 1 bis { $columns } ({ $paragraph })
    }
kabale-refusal-unknown-card = eine Karte „{ $card }“ gibt es nicht (K1.1)
refusal-not-allied =
    { $card ->
        [musketeers] { CARD($card, form: "nom") } sind in diesem Spiel nicht dabei (K5.9)
       *[other] { CARD($card, form: "nom") } ist in diesem Spiel nicht dabei (K5.9)
    }
refusal-choice-cloak =
    { $cloak ->
        [must] entscheide zuerst über die Tarnkappe: `cloak <Karte>` (K5.19)
       *[may] entscheide zuerst über die Tarnkappe: `cloak <Karte>` oder `decline` (K3.4)
    }
    .plain = entscheide zuerst über die Tarnkappe (K3.4)
refusal-cloak-must = du musst eine Karte unter die Tarnkappe schieben (K5.19)
refusal-choice-traitor = entscheide zuerst über den Verräter: `swap <Spalte>` oder `decline` (K3.5)
    .plain = entscheide zuerst über den Verräter (K3.5)
refusal-nothing-to-choose = jetzt ist nichts zu entscheiden, nur eine Karte zu legen (K2.3)
refusal-own-column = die Spalte des Verräters lässt sich nicht mit sich selbst tauschen (K3.5)
refusal-turn = du bist nicht am Zug (K2.3)
refusal-over = das Spiel ist aus (K2.9)
refusal-parse = „{ $text }“ ist kein Zug (vielleicht: { $nearest })
refusal-parse-alone = „{ $text }“ ist kein Zug

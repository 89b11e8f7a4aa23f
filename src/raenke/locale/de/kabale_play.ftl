# Das Spiel im Terminal: Überschriften.

kabale-play-title = Kabale & Hiebe
play-round = Runde { $round } von { $rounds }
play-piles = Nachziehstapel
play-discards = Ablagestapel
play-won-goals = Gewonnene Ziele
play-award = Wertung von Spalte { $column }: { $goal }

# Kleine Wörter auf dem Tisch.

play-needs =
    { $count ->
        [one] noch 1 Karte nötig
       *[other] noch { $count } Karten nötig
    }
play-fulfilled = erfüllt
play-closed = geschlossen
play-face-down = verdeckt
play-cloaked = getarnt

# Fragen an den Spieler.

play-prompt-cloak = Deine Tarnkappe wurde aufgedeckt: Welche Karte schiebst du darunter? (Nummer, ? Hilfe, q Ende)
play-prompt-traitor = Dein Verräter wurde aufgedeckt: Tauschst du das Ziel? (Nummer, ? Hilfe, q Ende)

# Hilfe.

kabale-play-help =
    Du willst Ziele gewinnen. Über jeder Spalte liegt ein Ziel; die Karten der Spalte entscheiden, wer es bekommt.
    In deinem Zug legst du eine Handkarte verdeckt unten an eine Spalte. Liegt die Karte darüber noch verdeckt, wird sie aufgedeckt: Manche Karten tun in diesem Augenblick etwas. Dann ziehst du nach.
    Ein Ziel ist erfüllt, wenn in seiner Spalte so viele Karten liegen, wie es Punkte hat, oder wenn ein Sturm sie geschlossen hat. Sind alle Ziele erfüllt, endet die Runde, und die Spalten werden gewertet: In der Regel gewinnt die höchste Summe.
    Am Ende zählen die Punkte deiner Ziele; hast du Ziele aus allen sechs Bereichen, darfst du stattdessen das beste jedes Bereichs verdoppeln und verlierst 1 Punkt für jedes weitere Ziel.
kabale-play-help-keys =
    Nummer – den Zug mit dieser Nummer machen
    lay romeo 2 – oder den Zug selbst eintippen
    ? – diese Hilfe; h – ein Hinweis; t – den Tisch noch einmal zeigen; d – was in den Ablagestapeln liegt
    r – was alle Karten tun; r romeo – was eine Karte tut; r K4.7 – ein Absatz der Regeln
    c – vor jedem deiner Züge nachfragen oder nicht; u – den letzten Zug zurücknehmen
    s – wo das Spiel gespeichert ist; q – beenden, das Spiel bleibt erhalten

# Das Ende.

play-final-plain =
    { $score ->
        [one] { $name }: 1 Punkt aus allen Zielen
       *[other] { $name }: { $score } Punkte aus allen Zielen
    }
play-final-domains =
    { $further ->
        [0] { $name }: { $score } Punkte: alle sechs Bereiche, 2 × { $best }
        [one] { $name }: { $score } Punkte: alle sechs Bereiche, 2 × { $best }, minus 1 für 1 weiteres Ziel
       *[other] { $name }: { $score } Punkte: alle sechs Bereiche, 2 × { $best }, minus { $further } für { $further } weitere Ziele
    }

# Zurücknehmen im Einzelnen, Nachfragen, die Zeichen auf dem Tisch.

kabale-play-help-undo = Zurücknehmen: Hast du eine Karte gelegt, ziehst du eine neue, und was man gesehen hat, hat man gesehen. Ein Zug lässt sich daher nur zurücknehmen, solange er dir nichts Neues gezeigt hat, etwa während deine eigene Tarnkappe oder dein Verräter auf deine Antwort wartet. Willst du vor jedem Zug noch einmal überlegen können, tippe c: Dann gilt ein Zug erst, wenn du die Eingabetaste drückst.
play-hands = Handkarten
play-hand-columns = ← Nummer in Klammern eintippen
play-legend = { $down } verdeckt (die eigenen kannst du lesen), { $cloaked } getarnt bis zum Ende der Runde

# Eine Aufzeichnung nacherzählt.

kabale-replay-heading =
    { $count ->
        [one] Ein Spiel Kabale & Hiebe mit 1 Spieler: { $names }
       *[other] Ein Spiel Kabale & Hiebe mit { $count } Spielern: { $names }
    }

# Where games are chosen.

server-game-kabale = Kabale & Hiebe
server-game-kabale-about = Ränke bei Hofe: verdeckt ausgelegte Karten entscheiden in jeder Spalte, wer das Ziel gewinnt. Von Lutz Stepponat, für 2 bis 6 Personen.

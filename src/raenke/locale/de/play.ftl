# Das Spiel im Terminal: Überschriften.

play-title = Kabale & Hiebe
play-round = Runde { $round } von { $rounds }
play-hand = Deine Hand
play-columns = Spalten
play-column = Spalte { $column }
play-piles = Nachziehstapel
play-discards = Ablagestapel
play-won-goals = Gewonnene Ziele
play-score = Punktestand
play-moves = Deine Züge
play-rules = Was die Karten tun
play-award = Wertung von Spalte { $column }: { $goal }

# Kleine Wörter auf dem Tisch.

play-bot-name = Bot { $number }
play-your-name = Du
play-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
play-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
    .dat =
        { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkten
        }
play-needs =
    { $count ->
        [one] noch 1 Karte nötig
       *[other] noch { $count } Karten nötig
    }
play-fulfilled = erfüllt
play-closed = geschlossen
play-face-down = verdeckt
play-cloaked = getarnt
play-empty = leer
play-hidden = verborgen

# Fragen an den Spieler.

play-prompt = Du bist am Zug, { $name }: Nummer, ? Hilfe, h Hinweis, u zurücknehmen, s speichern, q beenden
play-prompt-cloak = Deine Tarnkappe wurde aufgedeckt, { $name }: Welche Karte schiebst du darunter? (Nummer, ? Hilfe)
play-prompt-traitor = Dein Verräter wurde aufgedeckt, { $name }: Tauschst du das Ziel? (Nummer, ? Hilfe)
play-number-wanted = Gib eine Nummer von 1 bis { $count } ein oder einen Zug wie `{ $move }`.
play-refused = Das geht nicht: { $why }.
play-waiting = { $name } überlegt …
play-more = Weiter mit der Eingabetaste.

# Hilfe.

play-help =
    Du willst Ziele gewinnen. Über jeder Spalte liegt ein Ziel; die Karten der Spalte entscheiden, wer es bekommt.
    In deinem Zug legst du eine Handkarte verdeckt unten an eine Spalte. Liegt die Karte darüber noch verdeckt, wird sie aufgedeckt: Manche Karten tun in diesem Augenblick etwas. Dann ziehst du nach.
    Ein Ziel ist erfüllt, wenn in seiner Spalte so viele Karten liegen, wie es Punkte hat, oder wenn ein Sturm sie geschlossen hat. Sind alle Ziele erfüllt, endet die Runde, und die Spalten werden gewertet: In der Regel gewinnt die höchste Summe.
    Am Ende zählen die Punkte deiner Ziele; hast du Ziele aus allen sechs Bereichen, darfst du stattdessen das beste jedes Bereichs verdoppeln und verlierst 1 Punkt für jedes weitere Ziel.
play-help-keys =
    Nummer – den Zug mit dieser Nummer machen
    lay romeo 2 – oder den Zug selbst eintippen
    ? – diese Hilfe und was die Karten tun
    h – ein Hinweis; u – den letzten Zug zurücknehmen; s – speichern; q – beenden

# Speichern, fortsetzen, zurücknehmen, beenden.

play-saved = Gespeichert in { $path }. Später geht es weiter mit: { $command }
play-save-failed = Das Speichern in { $path } ist misslungen: { $why }
play-resumed = Das Spiel aus { $path } geht in Runde { $round } weiter.
play-resume-offer = In { $path } liegt ein angefangenes Spiel. Weiterspielen? ({ play-yes }/{ play-no })
play-yes = j
play-no = n
play-undone = Dein letzter Zug ist zurückgenommen.
play-undo-shown = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Neues gezeigt.
play-undo-none = Du hast noch keinen Zug, den du zurücknehmen könntest.
play-quit = Das Spiel ist in { $path } gespeichert. Weiter geht es mit: { $command }
play-bye = Bis bald!

# Das Ende.

play-over = Das Spiel ist aus.
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
play-winner =
    { $who ->
        [you] Du gewinnst mit { play-points.dat }!
       *[other] { $name } gewinnt mit { play-points.dat }.
    }
play-winners-shared = Den Sieg teilen sich { $names } mit je { play-points.dat }.

# Eine Aufzeichnung nacherzählt.

replay-heading =
    { $count ->
        [one] Ein Spiel Kabale & Hiebe mit 1 Spieler: { $names }
       *[other] Ein Spiel Kabale & Hiebe mit { $count } Spielern: { $names }
    }
replay-move = Zug { $number } · { $name }
replay-more = Eingabetaste für den nächsten Zug, q zum Beenden.
replay-end = Hier endet die Aufzeichnung.
replay-unfinished = Hier endet die Aufzeichnung; das Spiel wurde nicht zu Ende gespielt.
replay-refused = Diese Aufzeichnung lässt sich nicht nacherzählen: { $why }

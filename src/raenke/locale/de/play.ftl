# Das Spiel im Terminal: Überschriften.

play-title = Kabale & Hiebe
play-round = Runde { $round } von { $rounds }
play-hand = Deine Hand
play-piles = Nachziehstapel
play-discards = Ablagestapel
play-won-goals = Gewonnene Ziele
play-score = Punktestand
play-moves = Deine Züge
play-rules = Was die Karten tun
play-award = Wertung von Spalte { $column }: { $goal }

# Kleine Wörter auf dem Tisch.

play-opponents = { $names }: { $bot }
play-your-name = Du
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

# Fragen an den Spieler.

play-prompt = Dein Zug: Nummer eingeben – oder ? Hilfe, h Hinweis, r Karten, u zurück, q Ende
play-prompt-cloak = Deine Tarnkappe wurde aufgedeckt: Welche Karte schiebst du darunter? (Nummer, ? Hilfe, q Ende)
play-prompt-traitor = Dein Verräter wurde aufgedeckt: Tauschst du das Ziel? (Nummer, ? Hilfe, q Ende)
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
    ? – diese Hilfe; h – ein Hinweis; t – den Tisch noch einmal zeigen; d – was in den Ablagestapeln liegt
    r – was alle Karten tun; r romeo – was eine Karte tut
    c – vor jedem deiner Züge nachfragen oder nicht; u – den letzten Zug zurücknehmen
    s – wo das Spiel gespeichert ist; q – beenden, das Spiel bleibt erhalten

# Speichern, fortsetzen, zurücknehmen, beenden.

play-saved = Gespeichert in { $path }. Später geht es weiter mit: { $command }
play-save-failed = Das Speichern in { $path } ist misslungen: { $why }
play-resumed = Das Spiel aus { $path } geht in Runde { $round } weiter.
play-resume-offer = Du hast ein angefangenes Spiel: Runde { $round }, zuletzt gespielt { $date } ({ $path }). Weiterspielen? ({ play-yes }/{ play-no })
play-resume-again = Antworte bitte mit { play-yes } oder { play-no }.
play-yes = j
play-yes-word = ja
play-no = n
play-no-word = nein
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

# Zurücknehmen im Einzelnen, Nachfragen, die Zeichen auf dem Tisch.

play-help-undo = Zurücknehmen: Hast du eine Karte gelegt, ziehst du eine neue, und was man gesehen hat, hat man gesehen. Ein Zug lässt sich daher nur zurücknehmen, solange er dir nichts Neues gezeigt hat, etwa während deine eigene Tarnkappe oder dein Verräter auf deine Antwort wartet. Willst du vor jedem Zug noch einmal überlegen können, tippe c: Dann gilt ein Zug erst, wenn du die Eingabetaste drückst.
play-confirm = { $move }? Die Eingabetaste führt es aus; tippe etwas anderes, um neu zu überlegen.
play-confirm-on = Ab jetzt frage ich vor jedem deiner Züge nach.
play-confirm-off = Ab jetzt gelten deine Züge sofort.
play-taken-back = Es ist nichts geschehen. Was möchtest du tun?
play-hands = Handkarten
play-hand-columns = ← Nummer in Klammern eintippen
play-legend = { $down } verdeckt (die eigenen kannst du lesen), { $cloaked } getarnt bis zum Ende der Runde

# Aufbewahrte Spiele.

play-record = Die Aufzeichnung dieses Spiels liegt in { $path }. Noch einmal ansehen: { $command }
play-own-bots = Im Spiel in { $path } spielen eigene Bots mit. Weiter geht es mit: { $command }
play-resume-fixed = --resume setzt ein Spiel so fort, wie es ist. Plätze, Namen, Bots, Optionen und Startwert gelten nur für ein neues Spiel.
play-resume-none = Es gibt kein angefangenes Spiel, das weitergehen könnte. Ein neues beginnt mit: { $command }
play-resume-over = Das Spiel in { $path } ist zu Ende. Noch einmal ansehen: { $command }
play-save-there = { $path } gibt es schon. Setze das Spiel mit --resume fort oder wähle einen anderen Namen.
play-damaged = Das Spiel in { $path } kann nicht weitergehen: { $why }

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

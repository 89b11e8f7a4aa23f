# Das Spiel im Terminal: Überschriften.

play-round-number = Runde { $round }
play-hand = Deine Hand
play-score = Punktestand
play-moves = Deine Züge
play-rules = Was die Karten tun

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
play-empty = leer

# Fragen an den Spieler.

play-prompt = Dein Zug: Nummer eingeben – oder ? Hilfe, h Hinweis, r Karten, u zurück, q Ende
play-help-keys =
    Nummer – den Zug mit dieser Nummer machen; oder den Zug selbst eintippen
    ? – diese Hilfe; h – ein Hinweis; t – den Tisch noch einmal zeigen; r – was die Karten tun
    c – vor jedem deiner Züge nachfragen oder nicht; u – den letzten Zug zurücknehmen
    s – wo das Spiel gespeichert ist; q – beenden, das Spiel bleibt erhalten
play-help-rules = Die vollständigen Regeln: `raenke rules { $game }` in einem anderen Terminal. Mit allen Karten, Beispielen und Suche: `raenke serve`, dann { $page } im Browser.
play-number-wanted = Gib eine Nummer von 1 bis { $count } ein oder einen Zug wie `{ $move }`.
play-refused = Das geht nicht: { $why }.
play-waiting = { $name } überlegt …
play-more = Weiter mit der Eingabetaste.

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
play-undone = Dein letzter Zug wurde zurückgenommen.
play-undo-shown = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Neues gezeigt.
play-undo-none = Du hast noch keinen Zug, den du zurücknehmen könntest.
play-quit = Das Spiel ist in { $path } gespeichert. Weiter geht es mit: { $command }
play-bye = Bis bald!

# Das Ende.

play-over = Das Spiel ist aus.
play-winner =
    { $who ->
        [you] Du gewinnst mit { play-points.dat }!
       *[other] { $name } gewinnt mit { play-points.dat }.
    }
play-winners-shared = Gemeinsamer Sieg mit je { play-points.dat }: { $names }.

# Zurücknehmen im Einzelnen, Nachfragen, die Zeichen auf dem Tisch.

play-confirm = { $move }: Eingabetaste zum Bestätigen, alles andere zum Überdenken.
play-confirm-on = Ab jetzt frage ich vor jedem deiner Züge nach.
play-confirm-off = Ab jetzt gelten deine Züge sofort.
play-taken-back = Es ist nichts geschehen. Was möchtest du tun?

# Aufbewahrte Spiele.

play-record = Dieses Spiel ist in { $path } gespeichert. Noch einmal ansehen: { $command }
play-own-bots = Im Spiel in { $path } spielen eigene Bots mit. Weiter geht es mit: { $command }
play-resume-fixed = --resume setzt ein Spiel so fort, wie es ist. Plätze, Namen, Bots, Optionen und Startwert gelten nur für ein neues Spiel.
play-resume-none = Es gibt kein angefangenes Spiel, das weitergehen könnte. Ein neues beginnt mit: { $command }
play-resume-over = Das Spiel in { $path } ist zu Ende. Noch einmal ansehen: { $command }
play-save-there = { $path } gibt es schon. Setze das Spiel mit --resume fort oder wähle einen anderen Namen.
play-damaged = Das Spiel in { $path } kann nicht weitergehen: { $why }

# Eine Aufzeichnung nacherzählt.

replay-heading = Ein Spiel { $game } mit { $count } Spielern: { $names }
replay-move = Zug { $number } · { $name }
replay-more = Eingabetaste für den nächsten Zug, q zum Beenden.
replay-end = Hier endet die Aufzeichnung.
replay-unfinished = Hier endet die Aufzeichnung; das Spiel wurde nicht zu Ende gespielt.
replay-refused = Diese Aufzeichnung lässt sich nicht nacherzählen: { $why }

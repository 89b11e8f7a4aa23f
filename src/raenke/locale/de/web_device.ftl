# Eine Seite ohne Server: Die Regeln laufen im Browser, und der Browser bewahrt die Partien auf.

device-aside = Dieser Browser
device-loading = Regeln und Bots werden geladen; du kannst dich solange umsehen.
device-failed-old = Dieser Browser kann die Spiele nicht ausführen.
device-failed-old-todo = Aktualisiere ihn, oder öffne diese Seite in einem anderen Browser. Die Regeln kannst du hier trotzdem lesen.
device-failed-files = Regeln und Bots ließen sich nicht laden.
device-failed-files-todo = Prüfe deine Verbindung und versuche es noch einmal. Wenn du schon hier warst, sind deine Partien noch da.
device-failed-broken = Regeln und Bots sind nicht gestartet.
device-failed-broken-todo = Schließe andere Seiten, falls der Speicher knapp ist, und versuche es noch einmal. Deine Partien sind noch da.
device-elsewhere = Ränke ist in einem anderen Tab offen.
device-elsewhere-todo = Spiel dort weiter oder hier: Es spielt immer nur ein Tab, damit keiner die Züge des anderen aufhebt.
device-here = Hier spielen
device-unkept = Dieser Browser bewahrt deine Partien nicht auf.
device-unkept-todo = Spielen kannst du, aber wenn du die Seite schließt, sind sie fort: Das Fenster ist privat, oder der Speicher ist voll. Was du behalten willst, sichere als Aufzeichnung.
device-understood = Verstanden
device-new = Es gibt eine neue Version. Lade neu, wann du magst; deine Partien bleiben.
device-new-take = Jetzt neu laden
device-new-later = Später
device-unreachable = Regeln und Bots antworten nicht.
device-todo-server = Warte, bis sie geladen sind, oder lade die Seite neu.
device-replay = Dein Browser prüft die Aufzeichnung und spielt sie dir ab. Sie verlässt dieses Gerät nicht.
device-kept = Deine Partien in diesem Browser
device-kept-about = Alles, was du spielst, bleibt in diesem Browser und geht nirgendwo anders hin. Sichere deine beendeten Partien ab und zu als Datei: Wer die Daten des Browsers löscht, löscht auch sie.
device-export = Alle Aufzeichnungen sichern
device-import = Aufzeichnungen einlesen
device-added =
    { $count ->
        [0] Darin war nichts Neues.
        [one] Eine Partie wurde eingelesen.
       *[other] { $count } Partien wurden eingelesen.
    }
device-forget = Hier alles löschen
device-forget-ask = Alle Partien, dein Name und deine Einstellungen in diesem Browser werden gelöscht. Niemand kann sie zurückholen.
device-forget-not = Alles behalten

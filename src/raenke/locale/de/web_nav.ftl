# Der Weg in die Räume, von überall.

nav-menu = Menü
nav-rooms = Seiten
nav-learn = Lernen
nav-rules = Regeln
nav-lab = Labor
nav-privacy = Datenschutz
nav-replay = Replay
nav-yours = Deine Ergebnisse
nav-learn-now = In 3 Minuten lernen
nav-read-rules = Regeln lesen
nav-cards = Alle Karten
nav-watch-replay = Replay ansehen
nav-level = Gegner
nav-watch = Ansehen
nav-set-still = Ohne Bewegung

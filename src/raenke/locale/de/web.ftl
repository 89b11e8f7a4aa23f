# The table in the browser.

# The start page.

web-title = Ränke: Spiele voller Intrigen
web-subtitle = Spiele mit Freunden oder gegen Bots. Ohne Konto, ohne Installation.
web-home = Startseite
web-play-now = Sofort gegen Bots spielen
web-new-table = Tisch einrichten
web-new-table-of = Ein Tisch für { $game }
web-open-table = Tisch eröffnen
web-own-games = Deine Partien
web-open-tables = Offene Tische
web-finished = Beendete Partien
web-waiting = wartet auf Spieler
web-ready = kann beginnen
web-running = wird gerade gespielt
web-join = Per Link mitspielen
web-join-link = Link eines Tisches
web-join-go = Mitspielen
web-link-wrong = Das ist kein Link eines Tisches.
web-link-todo = Er sieht aus wie …/t/ und eine Reihe von Buchstaben und Ziffern; kopiere ihn ganz.
web-you = Du
web-you-nobody = Einen Namen bekommst du mit deiner ersten Partie.
web-become-guest = Jetzt einen Namen wählen
web-your-name = Dein Name
web-your-colour = Deine Farbe
web-credits = Kartenbilder von Lorc, Delapouite und anderen, game-icons.net, CC BY 3.0. Ränke ist unabhängig von Autoren und Verlagen der Spiele.
web-colour-red = Rot
web-colour-blue = Blau
web-colour-yellow = Gelb
web-colour-green = Grün
web-colour-white = Weiß
web-colour-black = Schwarz
web-colour-violet = Violett
web-colour-orange = Orange

# Settings.

web-settings = Einstellungen
web-language = Sprache
web-close = Schließen
web-theme = Darstellung
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Tempo der Animation
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-instant = sofort
web-confirm-setting = Vor jedem meiner Züge nachfragen
web-text-setting = Den Tisch auch als Text zeigen
web-sounds-setting = Töne
web-notices-setting = Benachrichtigen, wenn ich dran bin
web-notices-denied = Der Browser erlaubt es nicht. Erlaube Benachrichtigungen für diese Seite in den Einstellungen des Browsers.
web-devices = Deine Geräte
web-code-about = Mit einem Wiederherstellungscode bist du auch auf einem anderen Gerät du selbst, mit deinen Partien und deiner Wertungszahl.
web-code-new = Neuen Code zeigen
web-code-keep = Schreib ihn auf: Er wird nur einmal gezeigt, und frühere Codes gelten nicht mehr.
web-code-enter = Wiederherstellungscode
web-code-go = Einlösen
web-sign-out = Auf allen Geräten abmelden
web-sign-out-ask = Kein Gerät hat dann noch deine Plätze, auch dieses nicht. Zurück kommst du nur mit einem Wiederherstellungscode: Lass dir vorher einen zeigen und schreib ihn auf.
web-sign-out-stay = Angemeldet bleiben
web-notice-turn = Du bist dran.

# Setting up a table.

web-seats = Spieler
web-clock = Bedenkzeit je Zug
web-clock-none = unbegrenzt
web-clock-day = 1 Tag
web-clock-minutes = { $count } min
web-table-open = Alle auf diesem Server dürfen den Tisch finden
web-table-hints = Hinweise sind erlaubt
web-table-chat = Chat
web-rules-options = Regeln dieses Tisches
web-choose-cards = Einzeln wählen: { $option }

# Before the game.

web-seats-heading = Plätze
web-seat = Platz { $number }
web-seat-open = frei
web-seat-kept = wird frei gehalten
web-seat-bot = Bot setzen
web-fill-bots = Mit Bots auffüllen
web-bot-level = Stufe des Bots
web-level-novice = leicht
web-level-greedy = mittel
web-level-search = schwer
web-level-random = planlos
web-sit = Hier hinsetzen
web-sit-down = Hinsetzen
web-moment-anew = Von einem Punkt aus, Karten neu verteilt
web-moment-old = Von einem Punkt aus, mit den alten Karten
web-moment-anew-about = Diese Partie setzt eine frühere an einer bestimmten Stelle fort. Was damals nicht alle wussten, wird neu verteilt. Sie zählt für keine Wertung.
web-moment-old-about = Diese Partie setzt eine frühere an einer bestimmten Stelle fort, und zwar mit den alten Karten: Wer deren Aufzeichnung hat, kennt alle verdeckten Karten. Sie zählt für keine Wertung.
web-moment-agree = Ich bin mit den alten Karten einverstanden
web-cancel = Abbrechen
web-name-title = Dein Name am Tisch
web-name-change = Meinen Namen ändern
web-name-keep = Speichern
web-name-another = Anderen vorschlagen
web-stand = Platz räumen
web-hot-seat = Noch jemand hier am Gerät
web-hot-seat-name = Name
web-hot-seat-title = Noch jemand an diesem Gerät
web-hot-seat-about = Ihr reicht das Gerät von Zug zu Zug weiter; dazwischen verdeckt ein Vorhang die Karten.
web-host = Gastgeber
web-away = nicht da
web-begin = Partie beginnen
web-begin-wait = Die Partie kann beginnen, wenn alle Plätze besetzt sind.
web-give-up = Tisch auflösen
web-host-begins = Der Gastgeber beginnt, wenn alle Plätze besetzt sind.
web-host-begins-now = Alle Plätze sind besetzt. Der Gastgeber beginnt.
web-watching = Du schaust bei dieser Partie zu.
web-watching-full = Der Tisch ist voll. Du schaust zu.
web-invite = Freunde einladen
web-invite-about = Freunde im selben Netz öffnen diesen Link oder scannen den Code.
web-invite-local = Dieser Server ist nur von diesem Rechner aus erreichbar. Damit Freunde im selben Netz mitspielen können, starte ihn so:
web-invite-watch = Zum Zuschauen einladen
web-invite-full = Alle Plätze sind besetzt. Wer diesen Link öffnet, schaut zu.
web-copy = Link kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-options-heading = Regeln dieses Tisches

# The connection, and what to do.

web-loading = Tisch wird geladen …
web-lost = Verbindung verloren. Du siehst den letzten bekannten Stand; ich verbinde neu.
web-connecting = Verbindung wird aufgebaut …
web-back = Wieder verbunden.
web-was-made = Dein Zug wurde gemacht.
web-slow = Der Server hat noch nicht geantwortet. Dein Zug ist unterwegs.
web-sending = Dein Zug wird gesendet …
web-try-now = Jetzt versuchen
web-try-again = Noch einmal versuchen
web-unreachable = Der Server antwortet nicht.
web-todo-server = Prüfe, ob er läuft, und versuche es noch einmal.
web-lost-command = Die Verbindung riss ab, bevor die Antwort kam.
web-todo-look = Warte, bis die Verbindung wieder da ist: Dann steht hier, ob dein Zug gemacht wurde.
web-not-made = Dein Zug wurde nicht gemacht.
web-todo-repeat = Wähle ihn noch einmal.
web-todo-stale = Der Tisch ist jetzt auf dem neuesten Stand; wähle neu.
web-todo-choose = Nichts hat sich geändert; wähle etwas anderes.
web-nowhere = Unter dieser Adresse gibt es keine Seite
web-nowhere-todo = Prüfe, ob die Adresse vollständig ist, oder geh zur Startseite.
web-no-table = Unter dieser Adresse gibt es keinen Tisch.
web-todo-link = Lass dir den Link noch einmal geben, oder geh zur Startseite.

# Several players on one device.

web-curtain-title = Gib das Gerät weiter
web-curtain = Jetzt ist { $name } dran. Die anderen schauen weg.
web-curtain-raise = Ich bin { $name }

# The table of every game.

web-your-turn = Du bist dran
web-turn = am Zug
web-live = Was geschieht
web-side = Neuigkeiten, Chat und Leute
web-since = Seit deinem letzten Zug
web-since-nothing = Noch nichts.
web-news = Neues
web-news-you = Das traf dich
web-news-round = Die Runde
web-news-draws = Auch Ziehen und Mischen zeigen
web-unread = Neu:
web-requests = Anfragen
web-log = Spielverlauf
web-chat = Chat
web-chat-say = Etwas zum Tisch sagen
web-chat-send = Senden
web-people = Spieler
web-is-bot = Bot
web-is-here = da
web-bot-plays = nicht da, ein Bot spielt
web-bot-moves = Deine Zeit ist um: Diesen Zug macht ein Bot.
web-vote = Bot spielen lassen
web-vote-you = Andere möchten, dass ein Bot für dich spielt. Sobald du ziehst, ist das erledigt.
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-spectators = Zuschauer: { $count }
web-undo = Zurücknehmen
web-undo-agree = Einverstanden
web-undo-refuse = Ablehnen
web-undo-wait = Die anderen werden gefragt, ob du zurücknehmen darfst.
web-undo-withdraw = Doch nicht
web-move-seat = Mit anderem Gerät weiterspielen
web-move-seat-link = Öffne dort diesen Link, er gilt einmal:
web-leave = Partie verlassen
web-leave-ask = Ein Bot spielt für dich weiter. Dein Platz bleibt dir: Bis das Spiel zu Ende ist, kannst du ihn wieder einnehmen.
web-leave-stay = Bleiben
web-left = Du hast das Spiel verlassen. Ein Bot spielt für dich.
web-left-back = Platz wieder einnehmen
web-skip = Überspringen
web-hold = Pause
web-hint = Hinweis
web-do-it = Ausführen
web-think-again = Noch einmal überlegen
web-keys = Tasten
web-keys-card = die erste, zweite oder dritte Handkarte
web-keys-column = danach die Spalte, von links nach rechts
web-keys-slip = die gewählte Karte unter die Tarnkappe schieben
web-keys-nothing = nichts ändern (Tarnkappe, Verräter)
web-keys-back = noch einmal überlegen: die gewählte Karte zurücknehmen
web-keys-point = auf die Auswahl mit dieser Nummer zeigen; auf einen Charakter mit seinem Rang
web-keys-make = den gezeigten Zug machen
web-keys-end = den Zug beenden
web-keys-let-go = noch einmal überlegen
web-keys-space = Leertaste
web-keys-on = weiter, solange etwas gezeigt wird; gehalten geht es schnell
web-keys-list = diese Liste
web-look-at = Karte ansehen: { $card }
web-card = Karte
web-columns = Spalten
web-column-heading = Spalte
web-goal = Ziel
web-cards-heading = Karten vom Ziel abwärts
web-player = Spieler
web-character = Charakter
web-text-table = Der Tisch als Text
web-winner = gewinnt
web-follow = Weiter zur nächsten Partie
web-rematch = Noch eine Partie
web-record = Aufzeichnung sichern
web-rule = Regel { $paragraph }
web-rule-open = Regel { $paragraph } lesen

# Kabale & Hiebe.

web-kabale-lay = Du bist dran: Wähle eine Karte, dann eine Spalte.
web-kabale-cloak = Deine Tarnkappe wurde aufgedeckt: Wähle eine Karte, die du darunterschiebst.
web-kabale-traitor = Dein Verräter wurde aufgedeckt: Wähle die Spalte, mit der du das Ziel tauschst.
web-kabale-where = { $card }: In welche Spalte?
web-kabale-slip = { $card }: unter die Tarnkappe schieben?
web-kabale-slip-nothing = Schiebe nichts darunter
web-known = Was bekannt ist
web-known-of = Was von { $name } bekannt ist
web-gone = Im Ablagestapel
web-face-up = Offen in den Spalten
web-played = Sicher auf der Hand oder verdeckt
web-to-come = Kann noch kommen: Stapel, Hand oder verdeckt
web-no-goals = noch kein Ziel
web-award = Wertung der Runde { $round }
web-last-award = Letzte Wertung
web-award-close = Weiterspielen
web-back-step = Zurück
web-next-step = Nächster Schritt
web-next-column = Nächste Spalte
web-all-steps = Alle Schritte

# Citadels.

web-citadels-take = Nimm einen Charakter
web-citadels-put = Lege einen Charakter weg
web-citadels-turn = Du bist dran
web-citadels-keep = Welche der gezogenen Karten behältst du?
web-citadels-discard = Welche Karte legst du ab?
web-citadels-pick = Welche Karte nimmst du?
web-citadels-place = Wohin kommt die Karte?
web-citadels-crown = Wer bekommt die Krone?
web-citadels-ask = Was verlangst du für die Krone?
web-citadels-pay = Womit bezahlst du die Krone?
web-citadels-recover = Ein Bauwerk wurde zerstört: Rettet es dein Friedhof?
web-citadels-give = Welches Bauwerk gibst du?
web-citadels-look = Dein Leuchtturm ist gebaut: Siehst du den Stapel durch?
web-citadels-choose = Welche Karte nimmst du aus dem Stapel?
web-citadels-declare = Dein Glockenturm ist gebaut: Läutest du die Glocke?
web-citadels-still = Bevor du den Zug beendest, kannst du noch:
web-citadels-purse =
    { $cards ->
        [one] { $gold } Gold · 1 Karte · { $city }/{ $needed }
       *[other] { $gold } Gold · { $cards } Karten · { $city }/{ $needed }
    }
web-citadels-murdered-all = Du wurdest gemeuchelt. Du setzt diese Runde aus.
web-citadels-murdered-one = Gemeuchelt: { CHARACTER($character, form: "nom") } setzt diese Runde aus.
web-citadels-murdered-hospital = Du wurdest gemeuchelt. Dank deines Hospitals bleibt dir die Grundaktion, sonst nichts.
web-citadels-robbed-to-come = Du wirst bestohlen: Wird { CHARACTER($character, form: "nom") } aufgerufen, nimmt dir der Dieb dein ganzes Gold.
web-citadels-robbed-done = Du wurdest bestohlen: Der Dieb hat dir dein ganzes Gold genommen.
web-citadels-bewitched = Verhext: { CHARACTER($character, form: "nom") } darf nur die Grundaktion ausführen, dann setzt die Hexe deinen Zug fort.
web-build = Bauen
web-do-take = Nehmen
web-do-put = Weglegen
web-do-murder = Meucheln
web-do-rob = Bestehlen
web-do-bewitch = Verhexen
web-do-exchange = Handkarten tauschen
web-do-peek = Handkarten ansehen
web-do-crown = Krone geben
web-do-keep = Behalten
web-do-discard = Karten ablegen und neu ziehen
web-do-pick = Karte nehmen
web-do-pay = Mit einer Karte bezahlen
web-do-laboratory = Laboratorium
web-do-museum = Museum
web-do-choose = Aus dem Stapel nehmen
web-do-embellish = Verschönern
web-do-give = Im Tausch geben
web-do-destroy = Zerstören
web-do-trade = Bauwerke tauschen
web-do-armory = Pulverturm
web-known-hand = auf der Hand: { $cards }
web-face-up-short = nicht im Spiel
web-own-short = du
web-slot-down = verdeckt
web-slot-withdrawn = zufällig weggelegt
web-slot-left = noch unterwegs
web-slot-away = übrig
web-slot-take = genommen
web-slot-put = weggelegt
web-slot-has = genommen
web-slot-take-seat = { $name } hat
web-slot-has-seat = { $name } hat
web-slot-put-seat = weggelegt von { $name }
web-count = Die Abrechnung
web-count-part = Posten
web-count-districts = Bauwerke
web-count-colours = Alle fünf Farben
web-count-complete = Vollständige Stadt
web-count-total = Summe

# The end of Kabale & Hiebe, round by round.

web-final = Ziele nach Runden
web-final-round = Runde
web-final-nobody = Niemand
web-final-score = Punkte
web-closed = Dieser Tisch ist geschlossen.

# The table of a game that has none of its own.
web-generic-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
web-generic-choices = Deine Möglichkeiten
web-generic-nothing = Es gibt gerade nichts zu entscheiden.
web-generic-refused = Was nicht geht, und warum
web-generic-explained = Wie es dazu kam
web-generic-table = Der Tisch
web-keys-option = die Möglichkeit an dieser Stelle
web-yes = ja
web-no = nein
web-view-hand_size = Handkarten
web-view-deck_size = Karten im Nachziehstapel
web-view-pile_size = Karten im Nachziehstapel
web-view-discard = Ablagestapel
web-view-round = Runde
web-view-rounds = Runden
web-view-scores = Punkte
web-view-points = Punkte
web-view-gold = Gold
web-view-cards = Karten
web-view-winner = gewonnen von

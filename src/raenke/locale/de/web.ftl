# The table in the browser.

# The start page.

web-title = Ränke: Spiele voller Intrigen
web-subtitle = Spiele mit Freunden oder gegen Bots. Ohne Konto, ohne Installation.
web-home = Startseite
web-play-now = Sofort gegen Bots spielen
web-play-first = Für den Anfang: { $about }
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
web-clock-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
web-clock-minutes = { $count } min
web-clock-weekends = Wochenenden zählen nicht
web-clock-zone = Samstag und Sonntag in der Zeitzone { $zone }.
web-clock-reserve = und darüber hinaus { $count } min für die ganze Partie
web-clock-until = bis { $time }
web-clock-left = noch { $time }
web-clock-paused = angehalten
web-table-open = Alle auf diesem Server dürfen den Tisch finden
web-table-hints = Hinweise sind erlaubt
web-table-chat = Chat
web-rules-options = Regeln im Einzelnen
web-rules-changed = (geändert: { $count })
web-rules-all = Alle Regeln dieses Tisches
web-rules-own = Eigene Regeln
web-choose-cards = Einzeln wählen: { $option }

# Before the game.

web-seats-heading = Plätze
web-seat = Platz { $number }
web-seat-open = frei
web-seat-kept = wird frei gehalten
web-seat-bot = Bot setzen
web-fill-bots = Mit Bots auffüllen
web-bot-level = Stufe des Bots
web-level-novice = Träumer
web-level-hasty = Hitzkopf
web-level-greedy = Verwalter
web-level-shrewd = Taktiker
web-level-search = Ränke{ "\u00AD" }schmied
web-level-random = planlos
web-sit = Hier hinsetzen
web-sit-down = Hinsetzen
web-moment-anew = Von einem Punkt aus, Karten neu verteilt
web-moment-old = Von einem Punkt aus, mit den alten Karten
web-moment-anew-about = Diese Partie setzt eine frühere an einer bestimmten Stelle fort. Was damals nicht alle wussten, wird neu verteilt. Sie ändert keine Wertungszahl.
web-moment-old-about = Diese Partie setzt eine frühere an einer bestimmten Stelle fort, und zwar mit den alten Karten: Wer deren Aufzeichnung hat, kennt alle verdeckten Karten. Sie ändert keine Wertungszahl.
web-moment-agree = Alte Karten: einverstanden
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
web-meanwhile = Während du wartest
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
web-pause-ask = Uhr anhalten
web-pause-wait = Die anderen werden gefragt, ob sie mit der Pause einverstanden sind.
web-pause-on = Die Uhr steht: { $name } hat um eine Pause gebeten, und alle waren einverstanden. Züge sind weiter möglich. Jede Person am Tisch kann die Pause beenden.
web-pause-end = Pause beenden
web-move-seat = Am anderen Gerät weiter
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
web-keys-let-go = noch einmal überlegen
web-keys-space = Leertaste
web-keys-on = weiter, solange etwas gezeigt wird; gehalten geht es schnell
web-keys-list = diese Liste
web-look-at = Karte ansehen: { $card }
web-player = Spieler
web-text-table = Der Tisch als Text
web-winner = gewinnt
web-follow = Weiter zur nächsten Partie
web-rematch = Noch eine Partie
web-record = Aufzeichnung sichern
web-rule = Regel { $paragraph }
web-rule-open = Regel { $paragraph } lesen
web-last-award = Letzte Wertung

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

# Being told elsewhere

web-nudges = Woanders benachrichtigen, wenn ich dran bin
web-nudges-about = Für langsame Partien: Wenn du nicht am Tisch bist, bekommst du hier eine Nachricht. Sie nennt das Spiel und die Mitspielenden, nie eine Karte.
web-nudges-push = Dieser Browser
web-nudges-ntfy = ntfy
web-nudges-discord = Discord
web-nudges-telegram = Telegram
web-nudges-mail = E-Mail
web-nudges-webhook = Webhook
web-nudges-here = Diesen Browser hinzufügen
web-nudges-where = Wohin
web-nudges-ntfy-address = Thema oder dessen Adresse
web-nudges-discord-address = Adresse des Webhooks
web-nudges-telegram-address = Nummer des Chats
web-nudges-mail-address = E-Mail-Adresse
web-nudges-webhook-address = Adresse (https://…)
web-nudges-add = Hinzufügen
web-nudges-remove = Entfernen
web-nudges-remove-which = { $which } entfernen
web-nudges-code = Der Code, der dorthin ging
web-nudges-confirm = Bestätigen
web-nudges-failed = Die letzte Nachricht kam nicht an: { $why }
web-nudges-table = Für diesen Tisch woanders benachrichtigen

# Wie gegeben wurde, und ob die Aufzeichnung es beweist.
web-deal = Das Geben
web-deal-showing = Gegeben wird mit einer Zufallszahl aus jedem Browser, damit niemand die Karten aussuchen kann.
web-deal-begun = Die Zufallszahlen werden aufgedeckt …
web-deal-withheld = Ohne eine Zahl von { $names }: Sie wurde nicht rechtzeitig aufgedeckt.
web-deal-own = Gegeben mit Zufallszahlen von { $names }: Niemand konnte die Karten aussuchen.
web-deal-alone = Dieses Geben hat der Server allein bestimmt; er hatte sich im Voraus festgelegt.
web-deal-none = Diese Aufzeichnung beweist nicht, wie gemischt wurde.
web-deal-proven = Bewiesen: Die Karten folgen aus Zufallszahlen von { $names } und der versiegelten Zahl des Servers. Niemand konnte sie aussuchen.
web-deal-wrong = Diese Aufzeichnung stimmt nicht: Etwas wurde verändert.
web-deal-checked = Was dein Browser geprüft hat
web-deal-result =
    { $right ->
        [yes] richtig
       *[no] falsch
    }
web-deal-check =
    { $what ->
        [chain] Jeder Zug ist so, wie er aufgezeichnet wurde (Kette von Hashes).
        [hash] Der letzte Hash ist der, der mit dem Ergebnis veröffentlicht wurde.
        [commitment] Die Zahl des Servers ist die, die er versiegelt hatte, für dieses Spiel und diese Optionen.
        [seed] Der Seed folgt aus den Zahlen des Servers und aller Plätze.
        [seen] Alles ist so, wie dein Browser es am Tisch gesehen hat, und deine eigene Zahl ist dabei.
       *[cards] Das erste Mischen dieses Replays folgt aus dem Seed.
    }
web-deal-voided = Zuvor war das Geben { $count }-mal ungültig, weil jemand eine Zahl nicht aufgedeckt hat.
web-deal-hash = Letzter Hash:
web-deal-host = Das beweist, dass niemand die Karten ausgesucht hat. Wer den Server betreibt, konnte sie während der Partie trotzdem sehen.
web-deal-more = Wie gegeben wird

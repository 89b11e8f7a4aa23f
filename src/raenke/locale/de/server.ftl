# Gemeinsam spielen: Gäste, Spiele, Bots.

# Ein Name für Leute, die keinen nennen, und als Vorschlag: einer je Zeile, keine Karte, für alle passend.
server-guest-names =
    Schlauer Fuchs
    Kühner Dachs
    Weise Eule
    Stiller Marder
    Stolzer Pfau
    Flinkes Wiesel
    Heitere Elster
    Kecker Falke
    Geduldiger Reiher
    Edler Hirsch
    Wacher Luchs
    Kluger Rabe
    Frecher Häher
    Sanfter Bär
    Schnelle Schwalbe
    Froher Hase
    Alter Keiler
    Furchtlose Meise
    Samtene Katze
    Tapferer Greif
    Munterer Otter
    Wachsamer Kranich
    Kesser Spatz
    Würdiger Schwan

server-bot-novice = Träumer (1 von 5)
server-bot-novice-about = Spielt, was gut aussieht, und übersieht vieles.
server-bot-hasty = Hitzkopf (2 von 5)
server-bot-hasty-about = Spielt schnell und übersieht hin und wieder etwas.
server-bot-greedy = Verwalter (3 von 5)
server-bot-greedy-about = Wägt bei jedem Zug ab, was er bringt, und nimmt sofort den besten.
server-bot-shrewd = Taktiker (4 von 5)
server-bot-shrewd-about = Denkt voraus, aber nicht lange.
server-bot-search = Ränkeschmied (5 von 5)
server-bot-search-about = Denkt voraus: spielt Tische, wie sie sein könnten, tausendfach durch und nimmt, was am meisten gewinnt.
server-bot-random = Planloser Bot

# Die eigene Seite des Servers.

server-page-title = Ränke
server-page-runs = Der Spielserver läuft.
server-page-client = Diese Installation hat keinen Tisch für den Browser; Programme können hier trotzdem spielen.
server-page-api = Die Beschreibung der Schnittstelle (OpenAPI)
server-page-health = Zustand des Servers

# Was am Tisch geschieht.

server-table-seated = { $name } setzt sich.
server-table-invited = { $name } ist zu einer weiteren Partie eingeladen; der Platz bleibt frei gehalten.
server-table-freed = Der Platz von { $name } wird nicht länger frei gehalten.
server-table-renamed = { $before } heißt jetzt { $name }.
server-table-left = { $name } verlässt den Tisch.
server-table-salt-shown = { $name } versiegelt eine Zufallszahl für das Geben.
server-table-deal-began = Alle Zahlen sind versiegelt und werden jetzt aufgedeckt.
server-table-salt-opened = { $name } deckt die Zahl auf.
server-table-deal-voided-time =
    { $count ->
        [one] { $name } hat die versiegelte Zahl nicht rechtzeitig aufgedeckt; dieses Geben ist ungültig. Die Karten werden neu gegeben, ohne diese Zahl.
       *[other] { $name } haben ihre versiegelten Zahlen nicht rechtzeitig aufgedeckt; dieses Geben ist ungültig. Die Karten werden neu gegeben, ohne diese Zahlen.
    }
server-table-deal-voided-left = { $name } geht, ohne die versiegelte Zahl aufgedeckt zu haben; dieses Geben ist ungültig.
server-table-began =
    { $cards ->
        [anew] Die Partie geht von einem Punkt einer früheren aus weiter, mit neu verteilten verdeckten Karten.
        [old] Die Partie geht von einem Punkt einer früheren aus weiter, mit den alten Karten.
       *[none] Die Partie beginnt.
    }
server-table-said = { $name }: { $text }
server-table-undo-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
server-table-undo-agreed = { $name } ist einverstanden.
server-table-undo-refused = { $name } ist nicht einverstanden.
server-table-undo-withdrawn = { $name } zieht die Bitte zurück.
server-table-undone = Zurück zur letzten Entscheidung von { $name }: Was danach geschah, gilt nicht mehr.
server-table-voted = { $name } stimmt dafür, dass ein Bot für { $second } spielt.
server-table-absent-clock = Die Zeit von { $name } ist abgelaufen; vorerst spielt ein Bot.
server-table-absent-vote = { $name } ist nicht da; vorerst spielt ein Bot.
server-table-returned = { $name } ist wieder da.
server-table-pause-asked = { $name } bittet um eine Pause: Die Uhr soll stehen bleiben.
server-table-pause-agreed = { $name } ist mit der Pause einverstanden.
server-table-pause-refused = { $name } ist mit einer Pause nicht einverstanden.
server-table-pause-withdrawn = { $name } möchte doch keine Pause.
server-table-paused = Die Uhr steht, bis jemand die Pause beendet.
server-table-pause-ended = { $name } hat die Pause beendet; die Uhr läuft wieder.
server-table-warned =
    { $hours ->
        [one] { $name } hat für diesen Zug noch weniger als eine Stunde.
       *[other] { $name } hat für diesen Zug noch weniger als { $hours } Stunden.
    }
server-table-finished = Die Partie ist zu Ende.
server-table-rematched = { $name } eröffnet einen Tisch für eine weitere Partie.
server-table-closed = Dieser Tisch ist geschlossen.
server-table-closed-host = Der Gastgeber hat den Tisch aufgelöst.
server-table-closed-server = Der Betreiber dieses Servers hat den Tisch aufgelöst.
server-table-closed-time = Hier hat seit Tagen niemand begonnen; der Tisch wird geschlossen.
server-table-closed-empty = Hier sitzt niemand mehr; der Tisch wird geschlossen.
server-table-closed-abandoned = Alle haben die Partie verlassen; der Tisch wird geschlossen.
server-table-closed-long = Die Partie hat so viele Züge, wie sie haben darf, und endet hier ohne Ergebnis; der Tisch wird geschlossen.

# Warum etwas abgelehnt wird: ein Teilsatz, wie bei Zügen.

server-refusal-malformed = das war nicht zu verstehen ({ $why })
server-refusal-name = ein Name braucht Buchstaben oder Ziffern
server-refusal-which-seat = es ist nicht klar, welcher Platz gemeint ist
server-refusal-no-seat = einen Platz { $seat } gibt es hier nicht; gezählt wird ab 0, der letzte ist { $last }
server-refusal-bot-seat = auf "{ $given }" kann kein Bot sitzen: Plätze werden ab 0 gezählt und als Text geschrieben, hier gibt es { $free }
server-refusal-options = so lässt sich der Tisch nicht einrichten: { $why }
server-refusal-no-bot = diesen Bot gibt es nicht, nur { $bots }
server-refusal-zone = der Server kennt die Zeitzone „{ $zone }“ nicht
server-refusal-moment = eine Partie kann nur an einem Punkt einer beendeten Partie desselben Spiels, vor deren Ende, weitergehen
server-refusal-moment-long = von einem Punkt nach { $most } oder mehr Zügen geht keine Partie mehr weiter
server-refusal-record = diese Aufzeichnung ist nicht zu gebrauchen: { $why }
server-refusal-long = die Aufzeichnung hat mehr als { $most } Züge; so lange Partien erzählt „raenke replay“ auf deinem Rechner nach
server-refusal-column = diese Spalte lässt sich nicht werten: { $why }
server-refusal-city = diese Stadt lässt sich nicht abrechnen: { $why }
server-refusal-guest = der Server kennt dich nicht: werde zuerst Gast
server-refusal-secret = dieser Code oder Link gilt nicht oder nicht mehr
server-refusal-origin = diese Anfrage kommt von einer Seite, die nicht zum Server gehört
server-refusal-not-your-seat = das ist nicht dein Platz
server-refusal-host = das darf nur der Gastgeber
server-refusal-not-found = hier ist nichts
server-refusal-method = das geht hier nicht
server-refusal-too-large = das ist zu groß, höchstens { $most } Byte
server-refusal-too-many = das ist zu viel auf einmal; versuche es in { $seconds } s wieder
server-refusal-tables = du hast schon { $most } laufende Tische; beende oder schließe zuerst einen
server-refusal-tables-address = aus deinem Netz gibt es schon { $most } laufende Tische; beende oder schließe zuerst einen
server-refusal-failure = auf dem Server ist ein Fehler passiert; versuche es noch einmal
server-refusal-store = die Datenbank antwortet nicht; nichts ist geschehen, versuche es noch einmal
server-refusal-unreadable = diese Fassung des Servers kann die Partie nicht lesen
server-refusal-stale = die Partie ist inzwischen weitergegangen
server-refusal-taken = dort sitzt schon jemand
server-refusal-kept = dieser Platz ist für jemand anderen frei gehalten
server-refusal-looked = du hast in dieser Partie schon an einem anderen Platz gespielt
server-refusal-full = alle Plätze sind besetzt
server-refusal-old-cards = diese Partie geht mit den alten Karten weiter: wer die Aufzeichnung der früheren hat, kennt alle verdeckten Karten. Wer sich setzt, muss dem zustimmen
server-refusal-begun = die Partie hat schon begonnen
server-refusal-not-begun = die Partie hat noch nicht begonnen
server-refusal-over = die Partie ist zu Ende
server-refusal-not-over = die Partie ist noch nicht zu Ende
server-refusal-device = diese Seite spielt nur auf diesem Gerät; für Leute an anderen Geräten braucht es einen Ränke-Server
server-refusal-salt =
    { $why ->
        [none] an diesem Tisch wird das Mischen nicht bewiesen; er nimmt keine Zahlen an
        [withheld] deine Zahl wurde nicht rechtzeitig aufgedeckt; an diesem Tisch wird ohne sie gegeben
        [late] die Zahlen werden schon aufgedeckt, niemand darf noch eine versiegeln
        [early] Zahlen werden erst aufgedeckt, wenn die Partie begonnen wurde
        [unshown] dieser Platz hat keine Zahl versiegelt
       *[other] das ist nicht die Zahl, die der Platz versiegelt hat
    }
server-refusal-seats-open = es sind noch nicht alle Plätze besetzt
server-refusal-no-chat = an diesem Tisch gibt es keinen Chat
server-refusal-said = an diesem Tisch wurde schon { $most }-mal etwas gesagt; mehr geht nicht
server-refusal-noted = du hast an diesem Tisch neben dem Spiel zu viel getan; Züge, Stimmen und Weggehen sind noch möglich
server-refusal-no-hints = an diesem Tisch sind Hinweise nicht erlaubt
server-refusal-turn = du bist nicht am Zug
server-refusal-bot-moves = deine Zeit für diesen Zug ist um: Ein Bot macht ihn
server-refusal-undo-none = es gibt keinen Zug von dir, der zurückgenommen werden könnte
server-refusal-undo-shown = du hast seither etwas Neues gesehen („{ $what }“)
server-refusal-undo-public = alle haben seither etwas Neues gesehen („{ $what }“)
server-refusal-undo-far = seither ist zu viel geschehen
server-refusal-undo-asked = es möchte schon jemand einen Zug zurücknehmen
server-refusal-undo-not-asked = niemand möchte einen Zug zurücknehmen
server-refusal-vote-early = diese Person ist da und hat noch nicht lange warten lassen
server-refusal-vote-nobody = dort sitzt niemand, für den ein Bot spielen könnte
server-refusal-pause-clock = an diesem Tisch gibt es keine Uhr
server-refusal-pause-on = die Uhr steht schon
server-refusal-pause-asked = es hat schon jemand um eine Pause gebeten
server-refusal-pause-again = aus deiner letzten Bitte um eine Pause wurde nichts; nach deinem nächsten Zug kannst du wieder darum bitten
server-refusal-pause-not-asked = niemand bittet um eine Pause
server-refusal-pause-off = die Uhr ist nicht angehalten

# What people who are not at the table are told, and where they cannot be

server-nudge-code = Dein Code für Ränke: { $code }. Gib ihn in den Einstellungen ein, dann erfährst du hier, wenn du dran bist.
server-nudge-turn = Du bist dran: { $game } mit { $names }.
server-nudge-over = Deine Partie { $game } mit { $names } ist zu Ende.
server-nudge-pause = Jemand bittet um eine Pause: { $game } mit { $names }. Bist du einverstanden?
server-nudge-soon = Deine Zeit für einen Zug läuft bald ab: { $game } mit { $names }.

server-refusal-channel-kind = dieser Server kann dich dort nicht benachrichtigen; möglich sind: { $kinds }
server-refusal-channel-push = die Anmeldung des Browsers lässt sich nicht verwenden; erlaube Benachrichtigungen und versuche es noch einmal
server-refusal-channel-ntfy = nenne ein Thema von ntfy.sh (Buchstaben, Ziffern, - und _) oder die ganze Adresse eines Themas
server-refusal-channel-discord = füge die Adresse des Webhooks ein, wie Discord sie zeigt (https://discord.com/api/webhooks/…)
server-refusal-channel-telegram = gib die Nummer deines Chats mit dem Bot ein
server-refusal-channel-mail = gib eine E-Mail-Adresse ein
server-refusal-channel-webhook = gib eine ganze Adresse ein, die mit https:// beginnt
server-refusal-channel-code = dieser Code stimmt nicht
server-refusal-channels = mehr als { $most } Adressen sind nicht möglich; entferne zuerst eine
server-refusal-nudge-refused = der Dienst hat die Nachricht nicht angenommen; prüfe die Adresse
server-refusal-nudge-gone = der Dienst kennt diese Adresse nicht mehr
server-refusal-nudge-inside = diese Adresse liegt im eigenen Netz des Servers; dorthin schickt er nichts
server-refusal-nudge-unreachable = unter dieser Adresse antwortet nichts; prüfe sie oder versuche es später

# Wie gegeben wird, und ob fair gemischt wird.

audit-title = Wird fair gemischt?
audit-how = Wie gegeben wird
audit-step-seal = Vor einer Partie versiegelt der Server eine geheime Zahl. Er zeigt einen Fingerabdruck davon (einen Hash), der nur zu dieser einen Zahl passt. Dann versiegelt jeder Browser am Tisch ebenso eine Zufallszahl.
audit-step-open = Wenn die Partie gestartet wird, kann niemand mehr etwas versiegeln, und die Zahlen aller Plätze werden aufgedeckt. Aus ihnen und der Zahl des Servers folgt, wie gegeben wird. Niemand kannte rechtzeitig alle, also konnte niemand die Karten aussuchen. Das alles geschieht von selbst, in einem Augenblick.
audit-step-void = Deckt jemand die eigene Zahl nicht auf, ist das Geben ungültig. Alle am Tisch erfahren, wer es war, und es wird ohne diese Zahl neu gegeben.
audit-step-check = Nach der Partie legt die Aufzeichnung alles offen, auch die Zahl des Servers. Im Replay prüft dein eigener Browser die Aufzeichnung: dass die Zahlen die versiegelten sind, dass das Geben aus ihnen folgt und dass kein Zug verändert wurde. Du kannst es auch ohne uns prüfen, mit der Aufzeichnung und der veröffentlichten Beschreibung ihres Formats.
audit-limits = Was das nicht beweist
audit-limit-host = Wer den Server betreibt, kann die Karten während der Partie sehen und könnte sie jemandem verraten. Das verhindert kein Beweis. Spiele, wo du dem Betreiber vertraust, oder betreibe selbst einen Server.
audit-limit-alone = Ein Platz ohne eigenen Browser, etwa ein Bot, gibt keine Zahl. Gibt niemand eine, bestimmt der Server allein, wie gegeben wird; am Tisch und in der Aufzeichnung steht es dann.
audit-counts = Jedes erste Mischen, nachgezählt
audit-about = Für jede beendete Partie haben wir das erste Mischen aus ihrem Seed wiederholt und jede Karte an jeder Stelle gezählt. Der Zufall ist nie ganz gleichmäßig. Die Frage ist, ob die Karten ungleichmäßiger lagen, als es der Zufall erwarten lässt.
audit-none = Noch keine beendete Partie.
audit-counted =
    { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    } · { $shuffles }-mal gemischt
audit-fair = Nichts Auffälliges: Von 100 ehrlichen Servern wären etwa { $count } mindestens so ungleichmäßig.
audit-suspicious = Das ist auffällig: Bei einem ehrlichen Server kommt es in tausend Fällen höchstens einmal vor. Frage den Betreiber.
audit-striking = Am weitesten vom Durchschnitt
audit-place = { $card } an Stelle { $place }: { $times }-mal statt { $expected }-mal
audit-place-odds = von 100 ehrlichen Servern haben etwa { $count } so eine Stelle
audit-striking-none = Keine Karte liegt an irgendeiner Stelle auffällig oft oder selten.
audit-table = Alle Zahlen ({ $count }-mal gemischt)
audit-card = Karte
audit-device = Bei Partien nur auf diesem Gerät gibt das Gerät selbst; da muss niemandem etwas bewiesen werden.

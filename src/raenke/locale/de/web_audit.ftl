# Wie gegeben wird, und ob das Mischen gerecht ist.

audit-title = Ist das Mischen gerecht?
audit-how = Wie gegeben wird
audit-step-seal = Vor einer Partie versiegelt der Server eine geheime Zahl. Er zeigt einen Fingerabdruck davon (einen Hash), der nur zu dieser einen Zahl passt. Dann versiegelt jeder Browser am Tisch ebenso eine Zufallszahl.
audit-step-open = Wenn die Partie gestartet wird, kann niemand mehr etwas versiegeln, und die Zahlen aller Plätze werden aufgedeckt. Aus ihnen und der Zahl des Servers folgt, wie gegeben wird. Niemand kannte rechtzeitig alle, also konnte niemand die Karten aussuchen. Das alles geschieht von selbst, in einem Augenblick.
audit-step-void = Deckt jemand die eigene Zahl nicht auf, ist das Geben ungültig. Alle am Tisch erfahren, wer es war, und es wird ohne diese Zahl neu gegeben.
audit-step-check = Nach der Partie legt die Aufzeichnung alles offen, auch die Zahl des Servers. Bei der Wiedergabe prüft dein eigener Browser die Aufzeichnung: dass die Zahlen die versiegelten sind, dass das Geben aus ihnen folgt und dass kein Zug verändert wurde. Du kannst es auch ohne uns prüfen, mit der Aufzeichnung und der veröffentlichten Beschreibung ihres Formats.
audit-limits = Was das nicht beweist
audit-limit-host = Wer den Server betreibt, kann die Karten während der Partie sehen und könnte sie jemandem verraten. Das verhindert kein Beweis. Spiele, wo du dem Betreiber vertraust, oder betreibe selbst einen Server.
audit-limit-alone = Ein Platz ohne eigenen Browser, etwa ein Bot, gibt keine Zahl. Gibt niemand eine, bestimmt der Server das Geben allein; Tisch und Aufzeichnung sagen es.
audit-counts = Alles bisherige Mischen, gezählt
audit-about = Für jede beendete Partie wurde das erste Mischen aus seinem Seed wiederholt und jede Karte an jeder Stelle gezählt. Zufall ist nie ganz gleichmäßig. Die Frage ist, ob es ungleichmäßiger ist, als Zufall es macht.
audit-none = Noch keine beendete Partie.
audit-counted =
    { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    } · { $shuffles }-mal gemischt
audit-fair = Nichts Auffälliges: Von 100 ehrlichen Servern wären etwa { $count } mindestens so ungleichmäßig.
audit-suspicious = Das ist auffällig: Bei einem ehrlichen Server kommt es höchstens einmal unter tausend vor. Frage den Betreiber.
audit-striking = Am weitesten vom Durchschnitt
audit-place = { $card } an Stelle { $place }: { $times }-mal statt { $expected }-mal
audit-place-odds = von 100 ehrlichen Servern haben etwa { $count } so eine Stelle
audit-striking-none = Keine Karte liegt an irgendeiner Stelle auffällig oft oder selten.
audit-table =
    { $count ->
        [one] Alle Zahlen, aus { $count } Mischen
       *[other] Alle Zahlen, aus { $count }-mal Mischen
    }
audit-card = Karte
audit-device = Partien allein auf diesem Gerät gibt das Gerät selbst; da ist niemandem etwas zu beweisen.

# Ein Bot von diesem Rechner am Tisch eines Servers: wo er sitzt, und warum er nicht sitzen kann.

sit-link = Der Link zu einem Tisch sieht aus wie { $example }, nicht wie { $link }.
sit-no-server = Unter { $site } antwortet kein Server ({ $why }). Prüfe die Adresse und ob der Server läuft.
sit-no-tls = { $site } ist nicht sicher zu erreichen ({ $why }). Hat der Server ein gültiges Zertifikat? Wenn er keines hat, nimm { $link }.
sit-not-ours = { $site } antwortet, aber nicht wie ein Server von Ränke ({ $why }). Prüfe die Adresse.
sit-no-table = Den Tisch { $link } gibt es nicht. Prüfe den Link.
sit-secret = Der Server kennt dieses Geheimnis nicht. Prüfe --secret und RAENKE_SECRET; ohne setzt sich ein neuer Gast.
sit-seat = Dieser Tisch hat die Plätze 1 bis { $seats }; einen Platz { $seat } gibt es nicht.
sit-refused = Du kannst dich nicht setzen: { $why }.
sit-return = Zurück an diesen Platz: { $command }
sit-seated = { $name } sitzt auf Platz { $seat } und spielt, bis die Partie zu Ende ist; Strg-C hält an.
sit-gone = Dieser Gast hat keinen Platz mehr: Der Gastgeber hat ihn neu vergeben.
sit-lost = Die Verbindung zu { $site } ist abgebrochen ({ $why }). Der Platz bleibt: Mit demselben Geheimnis kommst du zurück.
sit-over = Die Partie ist zu Ende: { $scores }.
sit-proven = Die Aufzeichnung beweist das Geben: Niemand konnte die Karten aussuchen, und die Zahl dieses Platzes steckt darin. Letzter Hash: { $hash }
sit-not-proven = Der Server hält sich nicht an das, was er gezeigt hat; dem Geben ist nicht zu trauen ({ $why }).

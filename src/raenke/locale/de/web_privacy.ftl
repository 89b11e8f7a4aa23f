# Die Seite darüber, was ein Server von Menschen behält.

privacy-title = Datenschutz
privacy-about = Was dieser Server von dir behält, wie lange, und wer es sehen kann.
privacy-device = Hier gibt es keinen Server. Dein Name, deine Einstellungen und deine Partien sind in diesem Browser und sonst nirgends. In den Einstellungen kannst du sie exportieren und löschen.
privacy-keeps = Was gespeichert wird
privacy-keeps-guest = Ein Name, eine Farbe und ein Cookie, das zeigt, dass du es bist. Es gibt kein Konto, kein Passwort und keine Verfolgung.
privacy-keeps-games = Von jeder Partie: wer wo saß, jeder Zug, das Gespräch und das Ergebnis. Daraus folgen deine Wertungszahl und deine Ergebnisse.
privacy-keeps-nudges = Wenn du Bescheid bekommen willst, sobald du am Zug bist: die Adresse dafür, bis du sie entfernst oder dich löschst.
privacy-keeps-not = Deine Internetadresse wird verwendet, solange du hier bist, damit niemand den Server überlastet. Sie wird nicht gespeichert.
privacy-long = Wie lange
privacy-long-matches = { $days ->
    [0] Beendete Partien bleiben, bis sie jemand löscht.
    [one] Beendete Partien werden nach einem Tag mit allem gelöscht, was in ihnen geschah.
   *[other] Beendete Partien werden nach { $days } Tagen mit allem gelöscht, was in ihnen geschah.
}
privacy-long-tables = { $days ->
    [0] Tische ohne begonnene Partie bleiben offen, bis sie jemand schließt. Einen Tag danach werden sie gelöscht.
    [one] Tische ohne begonnene Partie werden nach einem Tag geschlossen und einen Tag später gelöscht.
   *[other] Tische ohne begonnene Partie werden nach { $days } Tagen geschlossen und einen Tag später gelöscht.
}
privacy-long-guests = { $days ->
    [0] Dein Name bleibt, bis du ihn löschst.
    [one] Dein Name wird gelöscht, wenn du einen Tag nicht hier warst und keine Partie dich mehr nennt.
   *[other] Dein Name wird gelöscht, wenn du { $days } Tage nicht hier warst und keine Partie dich mehr nennt.
}
privacy-seen = Wer es sehen kann
privacy-seen-table = Wer an deinem Tisch sitzt oder zuschaut, sieht deinen Namen, deine Züge und was du sagst, aber nicht deine verdeckten Karten. Die Rangliste nennt dich, sobald du an einem offenen Tisch eine gewertete Partie beendet hast.
privacy-seen-link = Wer den Link zu einer beendeten Partie hat, kann sie mit allen Karten offen noch einmal ansehen.
privacy-seen-host = Wer diesen Server betreibt, kann alles Gespeicherte sehen, auch die verdeckten Karten einer laufenden Partie.
privacy-gone = Wie du es löschst
privacy-gone-out = Dich in den Einstellungen abzumelden, gilt nur für deine Geräte. Dein Wiederherstellungscode bringt alles zurück.
privacy-gone-me = Wenn du dich löschst, sind dein Name, deine Geräte, deine Wertungszahl und was du gesagt hast gleich darauf gelöscht. Du verlässt deine Tische, an denen ein Bot weiterspielt. Deine Züge und Punkte bleiben unter dem Namen „N. N.“, weil sie auch zu den anderen gehören.
privacy-gone-copies = Wer diesen Server betreibt, hat vielleicht ältere Sicherungen. Bitte darum, auch diese zu löschen.
privacy-delete = Mich löschen
privacy-ask = Dich endgültig löschen?
privacy-ask-what = Niemand kann dich zurückholen, auch nicht mit dem Wiederherstellungscode.
privacy-delete-yes = Endgültig löschen
privacy-delete-no = Nicht löschen

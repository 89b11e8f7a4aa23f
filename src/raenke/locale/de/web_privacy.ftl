# Die Seite darüber, was ein Server von Menschen behält.

privacy-title = Datenschutz
privacy-about = Was dieser Server über dich speichert, wie lange, und wer es sehen kann.
privacy-device = Hier gibt es keinen Server. Dein Name, deine Einstellungen und deine Partien sind in diesem Browser und sonst nirgends. In den Einstellungen kannst du deine beendeten Partien sichern und alles löschen.
privacy-keeps = Was gespeichert wird
privacy-keeps-guest = Ein Name, eine Farbe, der Tag deines letzten Besuchs und ein Cookie, das zeigt, dass du es bist. Es gibt kein Konto, kein Passwort und kein Tracking.
privacy-keeps-games = Von jeder Partie: wer wo saß, jeder Zug, der Chat und das Ergebnis. Daraus folgen deine Wertungszahl und deine Ergebnisse.
privacy-keeps-nudges = Wenn du dich benachrichtigen lässt, sobald du dran bist: die Adresse dafür, bis du sie entfernst oder dich löschst. Die Nachrichten laufen über den Dienst, den du gewählt hast.
privacy-keeps-not = Deine Internetadresse wird verwendet, solange du hier bist, damit niemand den Server überlasten kann. Sie wird nicht gespeichert.
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
privacy-seen-link = Wer den Link zu einer beendeten Partie hat, kann sie mit offenen Karten noch einmal ansehen.
privacy-seen-host = Wer diesen Server betreibt, kann alles Gespeicherte sehen, auch die verdeckten Karten einer laufenden Partie.
privacy-gone = Wie du es löschst
privacy-gone-out = Wenn du dich in den Einstellungen abmeldest, gilt das nur für deine Geräte. Dein Name und deine Partien bleiben, und mit deinem Wiederherstellungscode kommst du zurück.
privacy-gone-me = Wenn du dich löschst, sind dein Name, deine Geräte, deine Wertungszahl und deine Chatnachrichten gleich darauf gelöscht. Du verlässt deine Tische, an denen ein Bot weiterspielt. Deine Züge und Punkte bleiben unter dem Namen „N. N.“, weil sie auch zu den anderen gehören.
privacy-gone-copies = Wer diesen Server betreibt, hat vielleicht ältere Sicherungen. Bitte darum, auch sie zu löschen.
privacy-delete = Mich löschen
privacy-ask = Dich endgültig löschen?
privacy-ask-what = Niemand kann dich zurückholen, auch nicht mit dem Wiederherstellungscode.
privacy-delete-yes = Endgültig löschen
privacy-delete-no = Nicht löschen

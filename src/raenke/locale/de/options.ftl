# Optionen aller Spiele und die Gruppen davon, die einen Namen haben.

option-edition = Ausgabe
    .about = Nach welchem Regeltext wird gespielt?
option-chosen = { $option }: { $value }
rules-here = An diesem Tisch: { $option } – { $value }
rules-same = Nichts ist anders: Es sind die Regeln, wie sie auf der Seite stehen.
rules-presets = Spielweisen
preset-first = Erste Partie
preset-printed = Wie gedruckt

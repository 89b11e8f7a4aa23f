# The column lab.

lab-kabale-title = Spaltenlabor
lab-kabale-about = Lege eine beliebige Spalte und sieh, wer sie gewinnt und warum. Dann siehst du, mit welcher Karte du sie gewinnen würdest.
lab-domain = Bereich des Ziels
lab-points = Punkte
lab-column = Die Spalte, vom Ziel abwärts
lab-empty = Noch keine Karte: Wähle eine Farbe und einen Verbündeten.
lab-slip = Karte darunterschieben
lab-slip-now = Wähle jetzt die Karte, die unter die Tarnkappe kommt.
lab-verdict = Wer gewinnt
lab-first-step = Von vorn
lab-step = Schritt { $count } von { $total }
lab-allies = Verbündete
lab-lay-for = Wessen Karte legst du?
lab-laid = liegt schon
lab-mark = gewinnt
lab-wins = Welche Karte gewinnt jetzt?
lab-wins-none = Keine Karte würde diese Spalte jetzt gewinnen.
lab-wins-all = Jede Karte würde gewinnen.
lab-wins-most = { $count } von { $total } Karten, alle außer: { $cards }.
lab-wins-some =
    { $count ->
        [one] Nur eine von { $total } Karten: { $cards }.
       *[other] { $count } von { $total } Karten: { $cards }.
    }
lab-ends = Diese Karte beendet die Runde
lab-wins-how = Jede Karte wird wie im Spiel ausprobiert: Sie wird unten angelegt. Liegt die Karte darüber verdeckt, wird sie aufgedeckt und wirkt: Ein Meuchler meuchelt die gelegte Karte, ein Entdecker zieht in eine andere Spalte, ein Sturm schließt die Spalte. Unter eine Tarnkappe schiebt niemand etwas, und ein Verräter tauscht nicht. Dann wird die Spalte gewertet, wie sie liegt.
lab-wins-how-ends = Jede Karte wird unten angelegt und beendet die Runde: Vor der Wertung wird nichts mehr aufgedeckt.

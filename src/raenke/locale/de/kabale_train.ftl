# The trainer: who wins this column?

train-kabale-about = Eine Spalte am Ende der Runde. Sag, wer das Ziel gewinnt, und die Wertung zeigt dir, warum.
train-kabale-who = Wer gewinnt diese Spalte?
train-kabale-order = Die erste Karte liegt dem Ziel am nächsten.
train-kabale-winner = { $name } gewinnt das Ziel.

# The trainer: who wins this column?

train-kabale-who = Wer gewinnt diese Spalte?
train-kabale-order = Die erste Karte liegt dem Ziel am nächsten.
train-kabale-winner = { $name } gewinnt das Ziel.

# The trainer: who wins this column?

train-kabale-about = Egy oszlop a kör végén. Mondd meg, ki nyeri el a célkártyát, és az értékelés megmutatja, miért.
train-kabale-who = Ki nyeri meg ezt az oszlopot?
train-kabale-order = Az első lap van legközelebb a célkártyához.
train-kabale-winner = A célkártyát { $name } nyeri el.

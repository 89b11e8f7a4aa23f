# The trainer: who wins this column?

train-kabale-who = Ki nyeri meg ezt az oszlopot?
train-kabale-order = Az első lap van legközelebb a célkártyához.
train-kabale-winner = A célkártyát { $name } nyeri el.

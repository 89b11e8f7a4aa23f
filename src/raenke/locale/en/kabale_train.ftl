# The trainer: who wins this column?

train-kabale-who = Who wins this column?
train-kabale-order = The first card lies closest to the goal.
train-kabale-winner = { $name } wins the goal.

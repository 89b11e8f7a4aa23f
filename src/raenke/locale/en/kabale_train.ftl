# The trainer: who wins this column?

train-kabale-about = A column at the end of its round. Say who wins the goal, and the award shows you why.
train-kabale-who = Who wins this column?
train-kabale-order = The first card lies closest to the goal.
train-kabale-winner = { $name } wins the goal.

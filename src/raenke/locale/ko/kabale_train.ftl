# The trainer: who wins this column?

train-kabale-who = 이 열의 목표는 누가 얻을까요?
train-kabale-order = 첫 카드가 목표에 가장 가까워요.
train-kabale-winner = { $name } 님이 목표를 얻어요.

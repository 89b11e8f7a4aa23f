# The trainer: who wins this column?

train-kabale-about = 라운드가 끝난 열이에요. 누가 목표를 얻을지 고르면 분배 과정이 그 까닭을 보여 줘요.
train-kabale-who = 이 열의 목표는 누가 얻을까요?
train-kabale-order = 첫 카드가 목표에 가장 가까워요.
train-kabale-winner = { $name } 님이 목표를 얻어요.

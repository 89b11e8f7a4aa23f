# The trainer: what can you do here?

train-citadels-about = 게임 도중의 한 차례예요. 할 수 있는 행동을 모두 고르면 나머지가 왜 안 되는지 알려 줘요.
train-citadels-what = 내 인물은 { $character }: 이번 차례에 무엇을 할 수 있을까요?
train-citadels-choose = 지금 할 수 있는 행동을 모두 고르세요.
train-citadels-yes = 할 수 있어요.
train-citadels-no = 할 수 없어요: { $why }.

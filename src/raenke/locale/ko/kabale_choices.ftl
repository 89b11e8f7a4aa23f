# 고를 수 있는 행동.

move-lay = { COLUMN($column) }에 { CARD($card) } 놓기
move-cloak = 투명 망토 아래에 { CARD($card) } 넣기
move-swap = { COLUMN($column) }의 목표와 맞바꾸기
move-decline = 그대로 두기

# 도움말. 까닭은 따로 선 문장이다.

reason-wins-column = 그러면 이 열에서 이길 가능성이 높아요.
reason-saves-column = 그러지 않으면 이 열을 빼앗길 가능성이 높아요.
reason-high-number = 여기서는 높은 숫자가 큰 힘이 돼요.
reason-pairs-prince-squire = 왕자와 시종이 한 열에 있으면 합계와 상관없이 이겨요.
reason-romeo-juliet = 로미오는 자기 줄리엣 곁에서 15가 돼요.
reason-specialist = 이 목표에서는 8이 아니라 12가 돼요.
reason-storm = 폭풍이 공개되면 그때 모습 그대로 열이 닫혀요.
reason-assassin-trap = 암살자 아래에 카드를 놓는 사람은 그 카드를 잃어요.
reason-bluff = 다른 사람들은 거기에 더 센 카드가 있다고 생각할 거예요.
reason-keeps-strong = 센 카드는 더 좋은 목표를 위해 아껴 두어요.
reason-swap-gains = 맞바꾸면 내가 앞선 열에 더 많은 점수가 걸려요.
reason-cloak-strengthens = 숨은 카드가 이 열을 더 튼튼하게 해요.

# 할 수 없는 까닭: ‘그렇게 할 수 없어요:’ 뒤에 오는 말.

refusal-closed = { COLUMN($column) }은 폭풍으로 닫혀 있어요 (K3.3)
refusal-in-column = { CARD($card, form: "topic") } 손에 없어요. { COLUMN($column) }에 놓여 있어요 ({ $paragraph })
refusal-in-discard = { CARD($card, form: "topic") } 손에 없어요. 내 버린 카드 더미에 있어요 ({ $paragraph })
refusal-in-pile = { CARD($card, form: "topic") } 손에 없어요. 내 뽑을 카드 더미 어딘가에 있어요 ({ $paragraph })
refusal-no-such-column = { COLUMN($column) }은 없어요. 열은 모두 { $columns }개예요 ({ $paragraph })
kabale-refusal-unknown-card = 그런 카드는 없어요: ‘{ $card }’ (K1.1)
refusal-not-allied = { CARD($card, form: "topic") } 이번 게임에 없어요 (K5.9)
refusal-choice-cloak =
    { $cloak ->
        [must] 먼저 투명 망토 아래에 넣을 카드를 정하세요: `cloak <카드>` (K5.19)
       *[may] 먼저 투명 망토를 어떻게 할지 정하세요: `cloak <카드>` 또는 `decline` (K3.4)
    }
    .plain = 먼저 투명 망토를 어떻게 할지 정하세요 (K3.4)
refusal-cloak-must = 투명 망토 아래에 카드를 한 장 넣어야 해요 (K5.19)
refusal-choice-traitor = 먼저 배신자를 어떻게 할지 정하세요: `swap <열>` 또는 `decline` (K3.5)
    .plain = 먼저 배신자를 어떻게 할지 정하세요 (K3.5)
refusal-nothing-to-choose = 지금은 정할 것이 없고 카드를 놓을 차례예요 (K2.3)
refusal-own-column = 배신자가 있는 열의 목표는 다른 열의 목표와만 맞바꿀 수 있어요 (K3.5)
refusal-turn = 지금은 내 차례가 아니에요 (K2.3)
refusal-over = 게임이 끝났어요 (K2.9)
refusal-parse = ‘{ $text }’ 같은 행동은 없어요. 비슷한 행동: { $nearest }
refusal-parse-alone = ‘{ $text }’ 같은 행동은 없어요

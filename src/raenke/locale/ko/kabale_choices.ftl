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
refusal-choice-cloak = 먼저 투명 망토를 어떻게 할지 정하세요: `cloak <카드>` 또는 `decline` (K3.4)
    .plain = 먼저 투명 망토를 어떻게 할지 정하세요 (K3.4)
refusal-choice-traitor = 먼저 배신자를 어떻게 할지 정하세요: `swap <열>` 또는 `decline` (K3.5)
    .plain = 먼저 배신자를 어떻게 할지 정하세요 (K3.5)
refusal-nothing-to-choose = 지금은 정할 것이 없고 카드를 놓을 차례예요 (K2.3)
refusal-own-column = 배신자가 있는 열의 목표는 다른 열의 목표와만 맞바꿀 수 있어요 (K3.5)
refusal-turn = 지금은 내 차례가 아니에요 (K2.3)
refusal-over = 게임이 끝났어요 (K2.9)
refusal-parse = ‘{ $text }’ 같은 행동은 없어요. 비슷한 행동: { $nearest }
refusal-parse-alone = ‘{ $text }’ 같은 행동은 없어요

# 선택 규칙: 이름, 무엇을 고르는지, 값.

option-round_end = 라운드의 끝
    .about = 라운드는 언제 끝나나요? (K5.1)
    .at_once = 모든 목표가 완수되는 즉시
    .after_action = 행동이 끝난 뒤: 마지막에 놓은 카드 위의 카드가 공개되고 능력도 발휘돼요
option-doppelganger = 도플갱어의 숫자
    .about = 도플갱어는 어떤 숫자를 따라 하나요? (K5.2)
    .printed = 카드에 적힌 숫자
    .current = 은둔자, 작은 거인, 로미오를 적용한 뒤, 드래곤을 적용하기 전의 숫자
option-floor = 가장 낮은 숫자
    .about = 카드의 숫자가 0보다 낮아질 수 있나요? (K5.3)
    .zero = 아니요, 0이 가장 낮아요
    .none = 네, 음수도 될 수 있어요
option-cloaked_card = 숨긴 카드
    .about = 투명 망토 아래에 넣은 카드는 어떻게 치나요? (K5.4)
    .own_card = 그 열의 한 장으로 따로 쳐요
    .replaces_cloak = 투명 망토를 대신해요: 둘을 한 장으로 쳐요
option-uncontested_goal = 겨루는 사람이 없는 목표
    .about = 아무도 겨루지 않는 목표는 누가 얻나요? (K5.5)
    .removed = 아무도 얻지 못하고 게임에서 빠져요
    .nearest = 가장 가까운 카드의 주인
option-start_player = 시작하는 사람
    .about = 첫 라운드는 누가 시작하나요? (K5.6)
    .random = 무작위로 정해요
    .seat = { $name } 님이 시작해요
option-scores = 점수
    .about = 게임 중에 점수를 보여 주나요? (K5.7)
    .hidden = 끝날 때까지 숨겨요
    .open = 항상 보여 줘요
option-rounds = 라운드 수
    .about = 몇 라운드를 하나요? (K5.8)
    .count = { $count }라운드
option-allies = 우군
    .about = 각자 어떤 우군을 가지나요? (K5.9)
    .all = 25장 모두
    .some = 일부만: { $cards }

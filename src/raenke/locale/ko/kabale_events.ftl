# 사건.

event-game_started =
    { $who ->
        [you] { $count }명이 하는 게임을 시작해요. 내가 먼저 놓아요.
       *[other] { $count }명이 하는 게임을 시작해요. { $name } 님이 먼저 놓아요.
    }
event-pile_shuffled =
    { $who ->
        [you] 카드 { $count }장을 섞어 뽑을 카드 더미를 만들었어요.
       *[other] { $name } 님이 카드 { $count }장을 섞어 뽑을 카드 더미를 만들었어요.
    }
event-goals_shuffled = 목표 카드 { $count }장을 섞어 뒷면으로 쌓아 두었어요.
event-round_started =
    { $who ->
        [you] { $round }라운드가 시작돼요. 목표: { $goals }. 나부터 시작해요.
       *[other] { $round }라운드가 시작돼요. 목표: { $goals }. { $name } 님부터 시작해요.
    }
event-card_drawn =
    { $who ->
        [you] { CARD($card, form: "obj") } 뽑았어요.
       *[other] { $name } 님이 { CARD($card, form: "obj") } 뽑았어요.
    }
event-card_taken =
    { $who ->
        [you] 카드 한 장을 뽑았어요.
       *[other] { $name } 님이 카드 한 장을 뽑았어요.
    }
event-card_laid =
    { $who ->
        [you] { COLUMN($column) }에 { CARD($card, form: "obj") } 놓았어요.
       *[other] { $name } 님이 { COLUMN($column) }에 { CARD($card, form: "obj") } 놓았어요.
    }
event-card_placed =
    { $who ->
        [you] { COLUMN($column) }에 카드 한 장을 뒷면으로 놓았어요.
       *[other] { $name } 님이 { COLUMN($column) }에 카드 한 장을 뒷면으로 놓았어요.
    }
event-card_revealed = { COLUMN($column) }에서 { owned.subj } 공개됐어요.
event-explorer_moved = { COLUMN($from) }에 있던 { owned.subj } { COLUMN($to) }로 옮겨 가 다시 뒷면으로 놓였어요.
event-explorer_moved-home = 다른 열이 모두 닫혀 있어서 { owned.subj } 다시 { COLUMN($from) } 맨 아래에 놓였어요.
event-explorer_stayed = 한 차례에 두 번째로 공개된 { owned.subj } { COLUMN($column) }에 앞면으로 남았어요.
event-card_killed = { COLUMN($column) }의 암살자에게 당해 { owned.subj } 버린 카드 더미로 갔어요.
event-column_closed = 폭풍이 불어 라운드가 끝날 때까지 { COLUMN($column) }이 닫혔어요.
event-column_closed-open = 폭풍이 불어 { COLUMN($column) }의 목표가 완수됐어요. 열은 그대로 열려 있어요.
event-card_cloaked =
    { $who ->
        [you] { COLUMN($column) }의 투명 망토 아래에 { CARD($card, form: "obj") } 넣었어요.
       *[other] { $name } 님이 { COLUMN($column) }의 투명 망토 아래에 { CARD($card, form: "obj") } 넣었어요.
    }
event-card_slipped =
    { $who ->
        [you] { COLUMN($column) }의 투명 망토 아래에 카드 한 장을 넣었어요.
       *[other] { $name } 님이 { COLUMN($column) }의 투명 망토 아래에 카드 한 장을 넣었어요.
    }
event-cloak_declined =
    { $who ->
        [you] { COLUMN($column) }의 투명 망토 아래에 아무것도 넣지 않았어요.
       *[other] { $name } 님이 { COLUMN($column) }의 투명 망토 아래에 아무것도 넣지 않았어요.
    }
event-goals_swapped =
    { $who ->
        [you] 내 배신자가 { COLUMN($column) }과 { COLUMN($other) }의 목표를 맞바꿨어요.
       *[other] { $name } 님의 배신자가 { COLUMN($column) }과 { COLUMN($other) }의 목표를 맞바꿨어요.
    }
event-swap_declined =
    { $who ->
        [you] { COLUMN($column) }의 목표를 그대로 두었어요.
       *[other] { $name } 님이 { COLUMN($column) }의 목표를 그대로 두었어요.
    }
event-turn_skipped =
    { $who ->
        [you] 손에 든 카드가 없어서 차례를 건너뛰어요.
       *[other] { $name } 님은 손에 든 카드가 없어서 차례를 건너뛰어요.
    }
event-round_ended = { $round }라운드가 끝났어요. 모든 카드를 공개해요.
event-goal_awarded =
    { $who ->
        [you] { COLUMN($column) }에서 { $goal } 목표를 얻었어요(합계 { $sum }).
       *[other] { COLUMN($column) }에서 { $name } 님이 { $goal } 목표를 얻었어요(합계 { $sum }).
    }
event-goal_awarded-paired =
    { $who ->
        [you] { COLUMN($column) }에서 왕자와 시종으로 { $goal } 목표를 얻었어요.
       *[other] { COLUMN($column) }에서 { $name } 님이 왕자와 시종으로 { $goal } 목표를 얻었어요.
    }
event-goal_awarded-nearest =
    { $who ->
        [you] { COLUMN($column) }에서는 겨루는 사람이 없어요. 가장 가까운 카드의 주인인 내가 { $goal } 목표를 얻었어요.
       *[other] { COLUMN($column) }에서는 겨루는 사람이 없어요. 가장 가까운 카드의 주인인 { $name } 님이 { $goal } 목표를 얻었어요.
    }
event-goal_awarded-nobody = { COLUMN($column) }에서는 아무도 { $goal } 목표를 얻지 못했어요. 이 목표는 게임에서 빠져요.

# 한 열의 분배, 한 단계씩.

step-silenced = { CARDS($by) } 때문에 능력을 잃어요: { CARDS($cards) }. 카드에 적힌 숫자만 인정돼요.
step-silenced-nobody = { CARDS($by) } 말고는 능력을 잃을 카드가 없어요.
step-removed-wizard = { owned.subj } 10 이상인 카드를 없애요: { CARDS($cards) }.
step-removed-wizard-nothing = 숫자가 10 이상인 카드가 없어서 { owned.subj } 없앨 것이 없어요.
step-removed-wizard-every = { owned.subj } 도플갱어도 모두 없애요: { CARDS($cards) }.
step-removed-witch = { owned.subj } 9 이하인 다른 카드를 없애요: { CARDS($cards) }.
step-removed-witch-nothing = 숫자가 9 이하인 다른 카드가 없어서 { owned.subj } 없앨 것이 없어요.
step-cancelled-wizard = 마법사가 둘 이상이라 아무 효과가 없어요: { CARDS($by) }.
step-cancelled-witch = 마녀가 둘 이상이라 아무 효과가 없어요: { CARDS($by) }.
step-paired =
    { $who ->
        [you] 내 왕자와 시종이 이 열에 함께 있어요.
       *[other] { $name } 님의 왕자와 시종이 이 열에 함께 있어요.
    }
step-number = { owned }: { $number }
step-number-none = { owned }: 아래에 따라 할 카드가 없어서 숫자가 없어요.
step-number-beggar = { owned }: 아래에 따라 할 카드가 없고 거지가 있어서 숫자가 없어요.
step-number-silenced = { owned }: 삼총사 때문에 능력을 잃어 숫자가 없어요.
step-number-why =
    { $count ->
        [1] { owned }: { $terms }
       *[other] { owned }: { $terms } = { $number }
    }
step-sums-highest = 합계: { $sums }. 가장 높은 사람이 이겨요.
step-sums-lowest = 합계: { $sums }. { CARDS($by) } 때문에 가장 낮은 사람이 이겨요.
step-tied-nearest = 동점: { $names }. 목표에 가장 가까운 카드: { owned }.
step-tied-farthest = 동점: { $names }. 목표에서 가장 먼 카드: { owned }.
step-tied-uncontested = 아무에게도 숫자가 없어서 목표에 가장 가까운 카드로 정해요: { owned }.
step-won =
    { $who ->
        [you] 내가 { $goal } 목표를 얻어요.
       *[other] { $name } 님이 { $goal } 목표를 얻어요.
    }
step-won-paired =
    { $who ->
        [you] 합계와 상관없이 왕자와 시종으로 내가 { $goal } 목표를 얻어요.
       *[other] 합계와 상관없이 왕자와 시종으로 { $name } 님이 { $goal } 목표를 얻어요.
    }
step-won-nearest =
    { $who ->
        [you] 가장 가까운 카드의 주인인 내가 { $goal } 목표를 얻어요.
       *[other] 가장 가까운 카드의 주인인 { $name } 님이 { $goal } 목표를 얻어요.
    }
step-unclaimed = 겨루는 사람이 없어요. { $goal } 목표는 게임에서 빠져요.

# 카드의 숫자가 그렇게 된 까닭: 계산식의 항.

change-printed = { $number }
change-specialist = { $number } (자기 분야: { $domain })
change-specialist-abroad = { $number } (다른 분야: { $domain })
change-hermit = − { $amount } (다른 카드 { $count }장)
change-little_giant = + { $amount } (다른 카드 { $count }장)
change-hermit-other = − { $amount } ({ owned })
change-little_giant-other = + { $amount } ({ owned })
change-juliet = + { $amount } ({ owned.subj } 함께 있음)
change-copied = { $amount } ({ owned.obj } 따라 함)
change-copied-slid = { $amount } (다음으로 남은 { owned.obj } 따라 함)
change-copied-spared = { $amount } ({ owned.obj } 따라 하고 없어지지 않음)
change-empty = { $amount } (아래에 카드가 없음)
change-dragon = − { $amount } ({ owned })
change-floor = + { $amount } (0보다 낮아지지 않음)

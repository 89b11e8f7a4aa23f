# The award of a round, first as a result and then step by step.

award-title = 분배
award-all = 모든 열
award-how = 과정 보기
award-walk = 한 단계씩 모두 보기
award-pace = 속도
award-no-value = 숫자 없음
award-why-highest = 합계가 가장 높은 사람이 이겨요.
award-why-alone = 다른 사람은 여기에 숫자가 없어요.

# The domains a player has won.

domains-title = 분야
domains-empty = { $domain }: 아직 목표 없음
domains-rule = 여섯 분야의 목표를 모두 모으면 분야마다 가장 높은 목표가 두 배가 되고, 나머지 목표는 한 장에 1점씩 깎여요 (K2.9)
domains-one-short = 두 배까지 하나 남았어요: { $domain }!
domains-all = 여섯 분야를 모두 모았어요. 두 배로 계산할 수 있어요!
domains-covered =
    { $count ->
        [0] 아직 목표 없음
       *[other] 뒷면으로 놓인 목표 { $count }장
    }

# What a column adds up to while people play.

now-ask = – 지금 { COLUMN($column) }의 합계
now-title = 지금 공개된 카드
now-own = 내 뒷면 카드까지 합하면
now-leads =
    { $who ->
        [you] 지금 분배하면 내가 이 열에서 이겨요.
       *[other] 지금 분배하면 { $name } 님이 이 열에서 이겨요.
    }
now-nobody = 지금 분배하면 이 열에서는 아무도 이기지 못해요.
now-none = 아직 공개된 카드가 없어요.
now-unknown = 지금은 합계를 가져올 수 없어요.
now-hidden = 뒷면 카드 { $count }장이 결과를 바꿀 수 있어요: { $names }.
now-needs = 여기에 카드가 { $count }장 더 필요해요.
now-open = 목표는 완수됐지만 여기에 카드를 더 놓을 수 있어요.
now-closed = 닫힌 열이라 카드를 더 놓을 수 없어요.

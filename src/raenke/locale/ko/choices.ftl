# 도움말. 까닭은 따로 선 문장이다.

hint-heading = 봇의 조언:
hint = 예상 승률 { $share }% – { $move }. { $reason }
hint-only = { $move }. { $reason }

reason-wins-most = 봇이 여기서부터 이어서 해 보니 가장 자주 이겼어요.
reason-wins-less = 봇이 여기서부터 이어서 해 보니 이긴 횟수가 더 적었어요.
reason-as-often = 다른 행동도 똑같이 자주 이겼어요. 이 행동을 할 때 봇의 형세가 가장 좋았어요.
reason-only = 다른 선택지가 없어요.

# Why something is refused.

refusal-unknown-card = 그런 카드는 없어요: ‘{ $card }’

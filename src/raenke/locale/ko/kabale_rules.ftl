# Kabale & Hiebe on its rules pages: examples, kinds of cards, the score sheet.

kabale-rules-removed = 없어짐
kabale-rules-no-value = 숫자 없음
kabale-rules-wins = 승리
kabale-rules-nobody = 아무도 겨루지 않아서 목표가 게임에서 빠져요.
kabale-rules-always = 능력 없음
kabale-rules-reveal = 공개될 때의 능력
kabale-rules-award = 분배할 때의 능력
kabale-rules-goal = 목표
kabale-rules-each = 한 사람에 1장
kabale-rules-goals = 1, 2, 3, 3, 4, 5점짜리가 있어요. 전문가: { $specialist }.
kabale-rules-count-plain = 보통 점수: 모두 더하기
kabale-rules-count-best = 분야마다 가장 좋은 목표
kabale-rules-count-double = 두 배
kabale-rules-count-others = 나머지 목표마다 − 1
kabale-rules-count-all = 모든 분야
kabale-rules-count-score = 점수: 높은 쪽

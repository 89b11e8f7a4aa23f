# The award of a round, first as a result and then step by step.

award-title = 분배
award-all = 모든 열
award-how = 과정 보기
award-walk = 한 단계씩 모두 보기
award-pace = 속도
award-no-value = 숫자 없음
award-why-highest = 합계가 가장 높은 사람이 이겨요.
award-why-alone = 다른 사람은 여기에 숫자가 없어요.

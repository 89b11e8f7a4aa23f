# The labs: building a situation by hand.

lab-title = 실험실
lab-about = 원하는 상황을 직접 만들어 보세요. 결과와 그 이유는 게임이 알려 줘요.
lab-open = 실험실 열기
lab-none = 실험실이 없는 게임이에요: { $game }.
lab-unreadable = 이 주소에는 보여 줄 수 있는 내용이 없어요. 아래는 예시예요.
lab-rules = 규칙
lab-example = 다른 예시
lab-clear = 비우기
lab-up = 위로: { $card }
lab-down = 아래로: { $card }
lab-remove = 빼기: { $card }

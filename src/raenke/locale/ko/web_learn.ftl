# Lessons, the guided game and the trainer.

learn-title = 배우기
learn-about = 진짜 테이블에서 하는 짧은 연습, 그리고 무슨 일이 일어나는지 설명해 주는 첫 게임이에요.
learn-lesson = 연습 내용
learn-lessons = 연습
learn-lesson-number = 연습 { $number }
learn-right = 맞아요!
learn-wrong = 아직 아니에요.
learn-so-far = 여기까지 맞아요. 계속하세요.
learn-next = 다음 연습
learn-back = 무르고 다시 해 보기
learn-all-done = 모든 연습을 마쳤어요. 이제 게임을 해 보세요. 어떤 일이 처음 일어날 때마다 설명해 줘요.
learn-list = 모든 연습
learn-progress = 연습 { $count }개 가운데 { $done }개 완료
learn-start = 연습 1부터 시작하기
learn-go-on = 이어서 하기
learn-again = 처음부터 다시
learn-done = 완료
learn-train = 문제 풀기
learn-rules = 규칙
learn-explain = 모두 다시 설명하기
learn-guide = 설명
learn-understood = 알겠어요
learn-stop = 더 설명하지 않기

# The trainer.

train-about = 게임 한가운데에서 뽑은 문제를 규칙대로 풀어요. 세 번 연달아 맞히면 더 어려워져요.
train-none = 아직 풀어 보지 않았어요.
train-first = 첫 문제
train-level = 난이도
train-level-1 = 쉬움
train-level-2 = 보통
train-level-3 = 까다로움
train-level-4 = 어려움
train-level-5 = 아주 어려움
train-score = { $tried }문제 가운데 { $right }개 정답
train-streak = { $streak }개 연속, 최고 { $best }개
train-next = 다음 문제
train-share = 링크 복사하기
train-copied = 링크를 복사했어요
train-check = 확인하기

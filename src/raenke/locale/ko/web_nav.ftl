# 어디서나 각 방으로 가는 길.

nav-menu = 메뉴
nav-rooms = 페이지
nav-learn = 배우기
nav-rules = 규칙
nav-lab = 실험실
nav-privacy = 개인정보
nav-replay = 다시 보기
nav-yours = 내 전적
nav-learn-now = 3분 만에 배우기
nav-read-rules = 규칙 읽기
nav-cards = 모든 카드
nav-watch-replay = 다시 보기
nav-level = 상대
nav-watch = 보기
nav-set-still = 움직임 없이 보기

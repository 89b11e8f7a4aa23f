# 판본과 게임 방식.

citadels-edition-table = 우리 테이블
    .about = 짧은 규칙을 따르고, 그 규칙이 말하지 않는 곳은 우리가 정했어요.
citadels-edition-letter = 글자 그대로
    .about = 짧은 규칙이 말하는 것만 따라요.
citadels-edition-later = 나중 판본
    .about = 2016년 이후 판본의 방식이에요.

citadels-preset-first =
    .about = 기본판의 인물 여덟 명으로 하고, 건물이 일곱 채면 도시가 완성돼요.
citadels-preset-printed =
    .about = 기본판 그대로, 건물이 여덟 채면 도시가 완성돼요.
citadels-preset-dark = 어둠의 땅과 함께
    .about = 확장판의 건물을 더미에 넣고, 계급마다 어떤 인물이 나올지 무작위로 정해요.

# 판본과 게임 방식.

kabale-edition-rulebook = 규칙서
    .about = 독일어 규칙서를 따르고, 규칙서가 말하지 않는 곳은 우리가 정했어요.

kabale-preset-first =
    .about = 3라운드만 하고, 모두가 점수를 볼 수 있어요.
kabale-preset-printed =
    .about = 규칙서대로 6라운드를 하고, 점수는 숨겨요.

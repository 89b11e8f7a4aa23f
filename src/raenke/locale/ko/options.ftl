# 모든 게임의 선택 규칙과, 이름이 붙은 묶음.

option-edition = 판본
    .about = 어느 규칙서를 따르나요?
option-chosen = { $option }: { $value }
rules-here = 이 테이블에서는: { $option } – { $value }
rules-same = 다른 점이 없어요. 규칙 페이지에 적힌 그대로예요.
rules-presets = 게임 방식
preset-first = 첫 게임
preset-printed = 규칙서 그대로

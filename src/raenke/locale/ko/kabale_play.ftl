# 터미널에서 하는 게임: 제목.

kabale-play-title = 카발레 & 히베
play-round = { $rounds }라운드 중 { $round }라운드
play-piles = 뽑을 카드 더미
play-discards = 버린 카드 더미
play-won-goals = 얻은 목표
play-award = { $column }열의 분배: { $goal }

# 테이블 위의 짧은 말.

play-needs = { $count }장 더 필요
play-fulfilled = 완수
play-closed = 닫힘
play-face-down = 뒷면
play-cloaked = 숨김

# 묻는 말.

play-prompt-cloak = 내 투명 망토가 공개됐어요. 어떤 카드를 아래에 넣을까요? (번호, ? 도움말, q 끝내기)
play-prompt-traitor = 내 배신자가 공개됐어요. 목표를 맞바꿀까요? (번호, ? 도움말, q 끝내기)

# 도움말.

kabale-play-help =
    목표를 모으는 게임이에요. 열마다 맨 위에 목표가 있고, 그 열의 카드로 누가 목표를 얻을지 정해요.
    내 차례에는 손에 든 카드 한 장을 어느 열의 맨 아래에 뒷면으로 놓아요. 바로 위의 카드가 아직 뒷면이면 공개되고, 어떤 카드는 그 순간 능력을 발휘해요. 그런 다음 카드를 한 장 뽑아요.
    열에 놓인 카드가 목표의 점수만큼 되거나 폭풍이 그 열을 닫으면 목표가 완수돼요. 모든 목표가 완수되면 라운드가 끝나고 열마다 목표를 나눠요. 보통은 합계가 가장 높은 사람이 얻어요.
    마지막에는 얻은 목표의 점수를 더해요. 여섯 분야의 목표를 모두 얻었다면 그 대신 분야마다 가장 좋은 목표의 점수를 두 배로 하고, 나머지 목표 한 장마다 1점씩 뺄 수 있어요.
kabale-play-help-keys =
    번호 – 그 번호의 행동을 해요
    lay romeo 2 – 행동을 직접 입력해도 돼요
    ? – 이 도움말, h – 힌트, t – 테이블 다시 보기, d – 버린 카드 더미 보기
    r – 모든 카드의 능력, r romeo – 카드 한 장의 능력, r K4.7 – 규칙의 한 조항
    c – 행동하기 전에 물어볼지 정하기, u – 마지막 행동 무르기
    s – 게임이 저장된 곳, q – 끝내기(게임은 남아 있어요)

# 끝.

play-final-plain = { $name }: 모든 목표를 더해 { $score }점
play-final-domains =
    { $further ->
        [0] { $name }: 여섯 분야를 모두 모아 2 × { $best }, 모두 { $score }점
       *[other] { $name }: 여섯 분야를 모두 모아 2 × { $best }, 나머지 목표 { $further }장은 −{ $further }점, 모두 { $score }점
    }

# 무르기, 먼저 묻기, 테이블 위의 표시.

kabale-play-help-undo = 무르기: 카드를 놓으면 새 카드를 뽑는데, 한번 본 것은 되돌릴 수 없어요. 그래서 그 행동으로 새로 알게 된 것이 없을 때만 무를 수 있어요. 예를 들어 내 투명 망토나 배신자가 대답을 기다리는 동안에는 무를 수 있어요. 행동하기 전에 한 번 더 생각하고 싶으면 c를 입력하세요. 그러면 Enter를 눌러야 실행돼요.
play-hands = 손패
play-hand-columns = ← 괄호 안의 번호를 입력하세요
play-legend = { $down } 뒷면(내 카드는 읽을 수 있어요), { $cloaked } 라운드가 끝날 때까지 숨김

# 기록 다시 보기.

kabale-replay-heading = 카발레 & 히베, { $count }명: { $names }

# Where games are chosen.

server-game-kabale = 카발레 & 히베
server-game-kabale-about = 궁정의 음모: 열마다 뒷면으로 놓은 카드로 누가 목표를 얻을지 가려요. 루츠 슈테포나트 작, 2~6인용.

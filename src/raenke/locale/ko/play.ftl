# 터미널에서 하는 게임: 제목.

play-title = Kabale & Hiebe
play-round = { $rounds }라운드 중 { $round }라운드
play-hand = 내 손
play-columns = 열
play-column = { $column }열
play-piles = 뽑을 카드 더미
play-discards = 버린 카드 더미
play-won-goals = 얻은 목표
play-score = 점수
play-moves = 둘 수 있는 수
play-rules = 카드의 능력
play-award = { $column }열의 분배: { $goal }

# 탁자 위의 짧은 말.

play-bot-name = 봇 { $number }
play-your-name = 나
play-cards = { $count }장
play-points = { $count }점
play-needs = { $count }장 더 필요
play-fulfilled = 완수
play-closed = 닫힘
play-face-down = 뒷면
play-cloaked = 숨김
play-empty = 비어 있음
play-hidden = 비공개

# 묻는 말.

play-prompt = { $name } 님의 차례예요: 번호, ? 도움말, h 힌트, u 무르기, s 저장, q 끝내기
play-prompt-cloak = { $name } 님의 투명 망토가 공개됐어요. 어떤 카드를 아래에 넣을까요? (번호, ? 도움말)
play-prompt-traitor = { $name } 님의 배신자가 공개됐어요. 목표를 맞바꿀까요? (번호, ? 도움말)
play-number-wanted = 1부터 { $count }까지의 번호나 `{ $move }` 같은 수를 입력하세요.
play-refused = 그렇게 할 수 없어요: { $why }.
play-waiting = { $name } 님이 생각하고 있어요 …
play-more = 계속하려면 Enter를 누르세요.

# 도움말.

play-help =
    목표를 모으는 게임이에요. 열마다 맨 위에 목표가 있고, 그 열의 카드로 누가 목표를 얻을지 정해요.
    내 차례에는 손에 든 카드 한 장을 어느 열의 맨 아래에 뒷면으로 놓아요. 바로 위의 카드가 아직 뒷면이면 공개되고, 어떤 카드는 그 순간 능력을 발휘해요. 그런 다음 카드를 한 장 뽑아요.
    열에 놓인 카드가 목표의 점수만큼 되거나 폭풍이 그 열을 닫으면 목표가 완수돼요. 모든 목표가 완수되면 라운드가 끝나고 열마다 목표를 나눠요. 보통은 합계가 가장 높은 사람이 얻어요.
    마지막에는 얻은 목표의 점수를 더해요. 여섯 분야의 목표를 모두 얻었다면 그 대신 분야마다 가장 좋은 목표의 점수를 두 배로 하고, 나머지 목표 한 장마다 1점씩 뺄 수 있어요.
play-help-keys =
    번호 – 그 번호의 수를 둬요
    lay romeo 2 – 수를 직접 입력해도 돼요
    ? – 이 도움말과 카드의 능력
    h – 힌트, u – 마지막 수 무르기, s – 저장, q – 끝내기

# 저장, 이어 하기, 무르기, 끝내기.

play-saved = { $path }에 저장했어요. 나중에 이어 하려면: { $command }
play-save-failed = 저장하지 못했어요({ $path }): { $why }
play-resumed = 저장한 게임({ $path })을 { $round }라운드부터 이어 해요.
play-resume-offer = 하다 만 게임이 있어요: { $path }. 이어 할까요? ({ play-yes }/{ play-no })
play-yes = y
play-no = n
play-undone = 마지막 수를 물렀어요.
play-undo-shown = 무를 수 없어요. 그 뒤에 새로 공개된 것이 있어요.
play-undo-none = 아직 둔 수가 없어서 무를 수 없어요.
play-quit = 게임을 저장했어요: { $path }. 이어 하려면: { $command }
play-bye = 다음에 또 만나요!

# 끝.

play-over = 게임이 끝났어요.
play-final-plain = { $name } 님: 모든 목표를 더해 { $score }점
play-final-domains =
    { $further ->
        [0] { $name } 님: 여섯 분야를 모두 모아 2 × { $best }, 모두 { $score }점
       *[other] { $name } 님: 여섯 분야를 모두 모아 2 × { $best }, 나머지 목표 { $further }장을 빼고 모두 { $score }점
    }
play-winner =
    { $who ->
        [you] { play-points }으로 이겼어요!
       *[other] { $name } 님이 { play-points }으로 이겼어요.
    }
play-winners-shared = 공동 승리(각자 { play-points }): { $names }.

# 기록 다시 보기.

replay-heading = Kabale & Hiebe, { $count }명: { $names }
replay-move = { $number }번 수 · { $name }
replay-more = Enter: 다음 수, q: 끝내기.
replay-end = 기록이 여기서 끝나요.
replay-unfinished = 기록이 여기서 끝나요. 게임은 끝까지 진행되지 않았어요.
replay-refused = 이 기록은 다시 볼 수 없어요: { $why }

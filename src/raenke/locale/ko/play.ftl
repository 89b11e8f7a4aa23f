# 터미널에서 하는 게임: 제목.

play-round-number = { $round }라운드
play-hand = 내 손패
play-score = 점수
play-moves = 할 수 있는 행동
play-rules = 카드의 능력

# 테이블 위의 짧은 말.

play-opponents = { $names }: { $bot }
play-your-name = 나
play-points = { $count }점
play-empty = 비어 있음

# 묻는 말.

play-prompt = 내 차례예요: 번호 입력 – 또는 ? 도움말, h 힌트, r 카드, u 무르기, q 끝내기
play-help-keys =
    번호 – 그 번호의 행동을 해요. 행동을 직접 입력해도 돼요
    ? – 이 도움말, h – 힌트, t – 테이블 다시 보기, r – 카드의 능력
    c – 행동하기 전에 물어볼지 정하기, u – 마지막 행동 무르기
    s – 게임이 저장된 곳, q – 끝내기(게임은 남아 있어요)
play-help-rules = 전체 규칙: 다른 터미널에서 `raenke rules { $game }`. 모든 카드와 예, 찾기: `raenke serve`를 실행한 뒤 브라우저에서 { $page }
play-number-wanted = 1부터 { $count }까지의 번호나 `{ $move }` 같은 행동을 입력하세요.
play-refused = 그렇게 할 수 없어요: { $why }.
play-waiting = { $name } 님이 생각하고 있어요…
play-more = 계속하려면 Enter를 누르세요.

# 저장, 이어 하기, 무르기, 끝내기.

play-saved = { $path }에 저장했어요. 나중에 이어 하려면: { $command }
play-save-failed = 저장하지 못했어요({ $path }): { $why }
play-resumed = 저장한 게임({ $path })을 { $round }라운드부터 이어 해요.
play-resume-offer = 하다 만 게임이 있어요: { $round }라운드, 마지막으로 한 때 { $date } ({ $path }). 이어 할까요? ({ play-yes }/{ play-no })
play-resume-again = { play-yes } 또는 { play-no }으로 답해 주세요.
play-yes = y
play-yes-word = 예
play-no = n
play-no-word = 아니요
play-undone = 마지막 행동을 물렀어요.
play-undo-shown = 무를 수 없어요. 그 뒤에 새로 공개된 것이 있어요.
play-undo-none = 무를 수 있는 행동이 아직 없어요.
play-quit = 게임을 저장했어요: { $path }. 이어 하려면: { $command }
play-bye = 다음에 또 만나요!

# 끝.

play-over = 게임이 끝났어요.
play-winner =
    { $who ->
        [you] { play-points }으로 이겼어요!
       *[other] { $name } 님이 { play-points }으로 이겼어요.
    }
play-winners-shared = 공동 승리(각자 { play-points }): { $names }.

# 무르기, 먼저 묻기, 테이블 위의 표시.

play-confirm = { $move }: 그대로 하려면 Enter를 누르고, 다시 생각하려면 다른 것을 입력하세요.
play-confirm-on = 이제부터 행동하기 전에 먼저 물어볼게요.
play-confirm-off = 이제부터 바로 실행해요.
play-taken-back = 아무것도 하지 않았어요. 무엇을 할까요?

# 남겨 둔 게임.

play-record = 이 게임의 기록이 있는 곳: { $path }. 다시 보려면: { $command }
play-own-bots = 이 게임({ $path })에는 직접 만든 봇이 있어요. 이어 하려면: { $command }
play-resume-fixed = --resume은 게임을 있는 그대로 이어 해요. 자리, 이름, 봇, 옵션, 시드는 새 게임에서만 정할 수 있어요.
play-resume-none = 이어 할 게임이 없어요. 새로 시작하려면: { $command }
play-resume-over = 이 게임({ $path })은 이미 끝났어요. 다시 보려면: { $command }
play-save-there = 이미 있는 파일이에요: { $path }. --resume으로 이어 하거나 다른 이름을 고르세요.
play-damaged = 이 게임({ $path })은 이어 할 수 없어요: { $why }

# 기록 다시 보기.

replay-heading = { $game }, { $count }명: { $names }
replay-move = { $number }번째 행동 · { $name }
replay-more = Enter: 다음 행동, q: 끝내기.
replay-end = 기록이 여기서 끝나요.
replay-unfinished = 기록이 여기서 끝나요. 게임은 끝까지 진행되지 않았어요.
replay-refused = 이 기록은 다시 볼 수 없어요: { $why }

# The table in the browser.

# The start page.

web-title = Ränke: 음모의 게임
web-subtitle = 친구와 함께, 또는 봇을 상대로 즐기세요. 계정도 설치도 필요 없어요.
web-home = 시작 화면
web-play-now = 봇과 바로 하기
web-play-first = 처음이라면: { $about }
web-new-table = 테이블 만들기
web-new-table-of = 새 테이블: { $game }
web-open-table = 테이블 열기
web-own-games = 내 게임
web-open-tables = 열린 테이블
web-finished = 끝난 게임
web-waiting = 플레이어를 기다리는 중
web-ready = 시작할 수 있음
web-running = 게임 중
web-join = 링크로 참가하기
web-join-link = 테이블 링크
web-join-go = 참가
web-link-wrong = 테이블 링크가 아니에요.
web-link-todo = …/t/ 뒤에 글자와 숫자가 이어진 모양이에요. 전체를 복사해 주세요.
web-you = 나
web-you-nobody = 첫 게임을 시작하면 이름이 생겨요.
web-become-guest = 지금 이름 정하기
web-your-name = 이름
web-your-colour = 색
web-credits = 카드 그림: Lorc, Delapouite 외, game-icons.net, CC BY 3.0. Ränke는 게임의 작가나 출판사와 관계없어요.
web-colour-red = 빨강
web-colour-blue = 파랑
web-colour-yellow = 노랑
web-colour-green = 초록
web-colour-white = 하양
web-colour-black = 검정
web-colour-violet = 보라
web-colour-orange = 주황

# Settings.

web-settings = 설정
web-language = 언어
web-close = 닫기
web-theme = 화면 테마
web-theme-auto = 기기 설정대로
web-theme-light = 밝게
web-theme-dark = 어둡게
web-speed = 애니메이션 속도
web-speed-slow = 느리게
web-speed-normal = 보통
web-speed-fast = 빠르게
web-speed-instant = 바로
web-confirm-setting = 행동하기 전에 물어보기
web-text-setting = 테이블을 글로도 보기
web-sounds-setting = 소리
web-notices-setting = 내 차례가 되면 알림
web-notices-denied = 브라우저가 막고 있어요. 브라우저 설정에서 이 페이지의 알림을 허용해 주세요.
web-devices = 내 기기
web-code-about = 복구 코드가 있으면 다른 기기에서도 같은 사람으로 게임과 평점을 이어 갈 수 있어요.
web-code-new = 새 코드 보기
web-code-keep = 적어 두세요. 한 번만 보여 주며, 이전 코드는 더 이상 쓸 수 없어요.
web-code-enter = 복구 코드
web-code-go = 사용하기
web-sign-out = 모든 기기에서 로그아웃
web-sign-out-ask = 이 기기를 포함해 모든 기기에서 내 자리가 사라져요. 복구 코드가 있어야만 돌아올 수 있으니 먼저 코드를 보고 적어 두세요.
web-sign-out-stay = 로그인 유지
web-notice-turn = 내 차례예요.

# Setting up a table.

web-seats = 인원
web-clock = 차례당 시간
web-clock-none = 제한 없음
web-clock-days =
    { $count ->
        [1] 하루
       *[other] { $count }일
    }
web-clock-minutes = { $count }분
web-clock-weekends = 주말은 세지 않기
web-clock-zone = { $zone } 시간대의 토요일과 일요일이에요.
web-clock-reserve = 그 밖에 게임 전체에 { $count }분
web-clock-until = { $time }까지
web-clock-left = { $time } 남음
web-clock-paused = 멈춤
web-table-open = 이 서버의 누구나 찾을 수 있음
web-table-hints = 힌트 허용
web-table-chat = 채팅
web-rules-options = 자세한 규칙
web-rules-changed = ({ $count }개 바꿈)
web-rules-all = 이 테이블의 모든 규칙
web-rules-own = 직접 고른 규칙
web-choose-cards = 하나씩 고르기: { $option }

# Before the game.

web-seats-heading = 자리
web-seat = { $number }번 자리
web-seat-open = 빈자리
web-seat-kept = 예약된 자리
web-seat-bot = 봇 앉히기
web-fill-bots = 빈자리를 봇으로 채우기
web-bot-level = 봇의 수준
web-level-novice = 몽상가
web-level-hasty = 덜렁이
web-level-greedy = 집사
web-level-shrewd = 전술가
web-level-search = 책략가
web-level-random = 무작위
web-sit = 여기 앉기
web-sit-down = 앉기
web-moment-anew = 이전 게임의 한 시점부터, 카드는 새로 나눔
web-moment-old = 이전 게임의 한 시점부터, 예전 카드 그대로
web-moment-anew-about = 이전 게임의 한 시점부터 이어 가는 게임이에요. 그때 모두가 알지는 못했던 카드는 새로 나누었어요. 평점에는 들어가지 않아요.
web-moment-old-about = 이전 게임의 한 시점부터 예전 카드 그대로 이어 가는 게임이에요. 그 기록이 있는 사람은 숨은 카드를 모두 알아요. 평점에는 들어가지 않아요.
web-moment-agree = 예전 카드로 하는 데 동의해요
web-cancel = 취소
web-name-title = 테이블에서 쓸 이름
web-name-change = 내 이름 바꾸기
web-name-keep = 저장
web-name-another = 다른 이름 추천
web-stand = 자리 비우기
web-hot-seat = 이 기기에 한 명 더
web-hot-seat-name = 그 사람의 이름
web-hot-seat-title = 이 기기에서 함께할 사람
web-hot-seat-about = 차례마다 기기를 넘겨주며 해요. 그 사이에는 가림막이 카드를 가려 줘요.
web-host = 방장
web-away = 자리에 없음
web-begin = 게임 시작
web-begin-wait = 모든 자리가 차면 시작할 수 있어요.
web-give-up = 테이블 닫기
web-host-begins = 모든 자리가 차면 방장이 게임을 시작해요.
web-host-begins-now = 모든 자리가 찼어요. 방장이 게임을 시작해요.
web-watching = 이 게임을 구경하고 있어요.
web-watching-full = 자리가 다 찼어요. 구경하고 있어요.
web-invite = 친구 초대
web-invite-about = 같은 네트워크의 친구는 이 링크를 열거나 코드를 스캔하면 돼요.
web-invite-local = 이 서버는 이 컴퓨터에서만 접속할 수 있어요. 같은 네트워크의 친구와 하려면 이렇게 시작하세요:
web-invite-watch = 구경할 친구 초대
web-invite-full = 자리가 다 찼어요. 이 링크를 열면 구경할 수 있어요.
web-meanwhile = 기다리는 동안
web-copy = 링크 복사
web-copied = 복사됨
web-qr = 링크의 QR 코드
web-options-heading = 이 테이블의 규칙

# The connection, and what to do.

web-loading = 테이블을 불러오는 중…
web-lost = 연결이 끊겼어요. 마지막으로 받은 상태를 보여 주고 있어요. 다시 연결하는 중이에요.
web-connecting = 연결하는 중…
web-back = 다시 연결됐어요.
web-was-made = 행동이 반영됐어요.
web-slow = 서버가 아직 답하지 않았어요. 행동을 보내는 중이에요.
web-sending = 행동을 보내는 중…
web-try-now = 지금 다시
web-try-again = 다시 시도
web-unreachable = 서버가 답하지 않아요.
web-todo-server = 서버가 켜져 있는지 보고 다시 시도해 주세요.
web-lost-command = 답을 받기 전에 연결이 끊겼어요.
web-todo-look = 다시 연결될 때까지 기다리세요. 행동이 반영됐는지 여기에 알려 드려요.
web-not-made = 행동이 반영되지 않았어요.
web-todo-repeat = 다시 선택하세요.
web-todo-stale = 테이블이 새로 바뀌었어요. 다시 골라 주세요.
web-todo-choose = 바뀐 것은 없어요. 다른 것을 골라 주세요.
web-nowhere = 이 주소에는 페이지가 없어요
web-nowhere-todo = 주소가 빠짐없이 들어갔는지 확인하거나 시작 화면으로 가세요.
web-no-table = 이 주소에는 테이블이 없어요.
web-todo-link = 링크를 다시 받거나 시작 화면으로 가세요.

# Several players on one device.

web-curtain-title = 기기를 넘겨주세요
web-curtain = 이제 { $name } 님 차례예요. 다른 사람은 보지 마세요.
web-curtain-raise = { $name } 본인이에요

# The table of every game.

web-your-turn = 내 차례
web-turn = 차례
web-live = 일어나는 일
web-side = 소식, 채팅, 플레이어
web-since = 지난 내 차례 이후
web-since-nothing = 아직 없어요.
web-news = 소식
web-news-you = 나에게 생긴 일
web-news-round = 라운드
web-news-draws = 뽑기와 섞기도 보기
web-unread = 새 소식:
web-requests = 요청
web-log = 지금까지 있었던 일
web-chat = 채팅
web-chat-say = 모두에게 한마디
web-chat-send = 보내기
web-people = 플레이어
web-is-bot = 봇
web-is-here = 접속 중
web-bot-plays = 자리에 없음, 봇이 대신함
web-bot-moves = 시간이 다 되어 이번에는 봇이 대신해요.
web-vote = 봇에게 맡기기
web-vote-you = 다른 사람들이 봇에게 맡기기를 원해요. 지금 행동하면 없던 일이 돼요.
web-mute = 음소거
web-unmute = 음소거 해제
web-spectators = 구경하는 사람: { $count }
web-undo = 무르기
web-undo-agree = 동의
web-undo-refuse = 거절
web-undo-wait = 무르기에 동의하는지 다른 사람들에게 묻고 있어요.
web-undo-withdraw = 그만두기
web-pause-ask = 시계 멈추기
web-pause-wait = 시계를 멈추는 데 동의하는지 다른 사람들에게 묻고 있어요.
web-pause-on = 시계가 멈춰 있어요. { $name } 님이 요청하고 모두 동의했어요. 행동은 계속할 수 있어요. 누구나 시계를 다시 켤 수 있어요.
web-pause-end = 시계 다시 켜기
web-move-seat = 다른 기기에서 이어 하기
web-move-seat-link = 그 기기에서 이 링크를 여세요. 한 번만 쓸 수 있어요:
web-leave = 게임 떠나기
web-leave-ask = 봇이 대신 이어서 해요. 자리는 비워 두니 게임이 끝날 때까지 다시 앉을 수 있어요.
web-leave-stay = 남기
web-left = 게임을 떠났어요. 봇이 대신하고 있어요.
web-left-back = 다시 앉기
web-skip = 건너뛰기
web-hold = 일시 정지
web-hint = 힌트
web-do-it = 확인
web-think-again = 취소
web-keys = 단축키
web-keys-let-go = 고른 것을 취소해요
web-keys-space = 스페이스
web-keys-on = 보여 주는 동안 다음으로 넘어가요. 누르고 있으면 빨리 넘어가요
web-keys-list = 이 목록
web-look-at = 카드 보기: { $card }
web-player = 플레이어
web-text-table = 글로 보는 테이블
web-winner = 승리
web-follow = 다음 게임으로
web-rematch = 다시 하기
web-record = 기록 저장
web-rule = 규칙 { $paragraph }
web-rule-open = 규칙 { $paragraph } 읽기
web-last-award = 지난 분배

# The table of a game that has none of its own.
web-generic-moves = 행동 { $count }번
web-generic-choices = 할 수 있는 일
web-generic-nothing = 지금은 정할 것이 없어요.
web-generic-refused = 할 수 없는 일과 그 까닭
web-generic-explained = 이렇게 정해졌어요
web-generic-table = 테이블
web-keys-option = 그 순서에 있는 선택지
web-view-hand_size = 손패
web-view-deck_size = 뽑을 카드 더미
web-view-pile_size = 뽑을 카드 더미
web-view-discard = 버린 카드 더미
web-view-round = 라운드
web-view-rounds = 라운드 수
web-view-scores = 점수
web-view-points = 점수
web-view-gold = 금화
web-view-cards = 카드
web-view-winner = 승자

# Being told elsewhere

web-nudges = 내 차례를 다른 곳으로 알림
web-nudges-about = 느긋한 게임에 좋아요. 테이블에 없을 때 이곳으로 메시지가 와요. 어떤 게임을 누구와 하는지만 알려 주고 카드는 알려 주지 않아요.
web-nudges-push = 이 브라우저
web-nudges-ntfy = ntfy
web-nudges-discord = Discord
web-nudges-telegram = Telegram
web-nudges-mail = 메일
web-nudges-webhook = 웹훅
web-nudges-here = 이 브라우저로 알림 받기
web-nudges-where = 알림 받을 곳
web-nudges-ntfy-address = 주제 또는 주제의 주소
web-nudges-discord-address = 웹훅 주소
web-nudges-telegram-address = 채팅 번호
web-nudges-mail-address = 메일 주소
web-nudges-webhook-address = 주소(https://…)
web-nudges-add = 추가
web-nudges-remove = 삭제
web-nudges-remove-which = { $which } 삭제
web-nudges-code = 그곳으로 보낸 코드
web-nudges-confirm = 확인
web-nudges-failed = 마지막 메시지가 도착하지 않았어요: { $why }
web-nudges-table = 이 테이블을 다른 곳으로 알림

# 카드를 어떻게 나누었고, 기록이 그것을 증명하는지.
web-deal = 카드 배분
web-deal-showing = 모두의 브라우저가 난수를 하나씩 내어 카드를 나눠요. 그래서 아무도 카드를 고를 수 없어요.
web-deal-begun = 난수를 공개하고 있어요…
web-deal-withheld = 제때 공개하지 않아 수가 빠진 사람: { $names }
web-deal-own = 난수를 낸 사람: { $names }. 아무도 카드를 고를 수 없었어요.
web-deal-alone = 이번 배분은 서버가 혼자 정했고, 미리 봉인해 두었어요.
web-deal-none = 이 기록은 섞기를 증명하지 않아요.
web-deal-proven = 증명됨: 카드는 서버가 봉인한 수와 다음 사람의 난수에서 나와요: { $names }. 아무도 카드를 고를 수 없었어요.
web-deal-wrong = 이 기록은 맞지 않아요. 무언가 바뀌었어요.
web-deal-checked = 브라우저가 확인한 것
web-deal-result =
    { $right ->
        [yes] 맞음
       *[no] 틀림
    }
web-deal-check =
    { $what ->
        [chain] 모든 행동이 기록된 그대로예요(해시 체인).
        [hash] 마지막 해시가 결과와 함께 공개된 것과 같아요.
        [commitment] 서버의 수는 이 게임과 이 옵션에 대해 봉인해 둔 바로 그 수예요.
        [seed] 시드는 서버와 모든 자리의 수에서 나와요.
        [seen] 모두 브라우저가 테이블에서 본 그대로이고, 내 수도 들어 있어요.
       *[cards] 이 다시 보기의 첫 섞기는 시드에서 나와요.
    }
web-deal-voided = 그 전에 누군가 수를 공개하지 않아 배분이 { $count }번 무효였어요.
web-deal-hash = 마지막 해시:
web-deal-host = 이것은 아무도 카드를 고르지 않았음을 증명해요. 그래도 서버를 운영하는 사람은 게임 중에 카드를 볼 수 있었어요.
web-deal-more = 카드를 나누는 방법

# 함께 놀기: 손님, 게임, 봇.

# 이름을 대지 않은 사람에게 주거나 권하는 이름: 한 줄에 하나, 카드 이름이 아니고 누구에게나 어울린다.
server-guest-names =
    꾀 많은 여우
    용감한 오소리
    지혜로운 부엉이
    조용한 담비
    당당한 공작새
    날쌘 족제비
    쾌활한 까치
    대담한 송골매
    느긋한 왜가리
    기품 있는 사슴
    눈 밝은 스라소니
    영리한 까마귀
    장난스러운 어치
    온화한 곰
    재빠른 제비
    운 좋은 토끼
    노련한 멧돼지
    겁 없는 굴뚝새
    벨벳 고양이
    늠름한 그리핀
    유쾌한 수달
    빈틈없는 두루미
    깜찍한 참새
    우아한 백조

server-bot-novice = 몽상가 (5단계 중 1단계)
server-bot-novice-about = 좋아 보이는 대로 두고 많은 것을 놓쳐요.
server-bot-hasty = 덜렁이 (5단계 중 2단계)
server-bot-hasty-about = 빨리 두고 가끔 무언가를 놓쳐요.
server-bot-greedy = 집사 (5단계 중 3단계)
server-bot-greedy-about = 행동마다 얻을 것을 따져 보고 바로 가장 좋은 것을 골라요.
server-bot-shrewd = 전술가 (5단계 중 4단계)
server-bot-shrewd-about = 앞을 내다보지만 오래 생각하지는 않아요.
server-bot-search = 책략가 (5단계 중 5단계)
server-bot-search-about = 앞을 내다봐요. 있을 법한 판을 수천 번 해 보고 가장 많이 이기는 행동을 골라요.
server-bot-random = 되는대로 하는 봇

# 서버의 페이지.

server-page-title = Ränke
server-page-runs = 게임 서버가 실행 중이에요.
server-page-client = 이 설치본에는 브라우저용 테이블이 없어요. 프로그램은 여기서 플레이할 수 있어요.
server-page-api = 인터페이스 설명(OpenAPI)
server-page-health = 서버 상태

# 테이블에서 일어나는 일.

server-table-seated = { $name } 님이 앉았어요.
server-table-invited = { $name } 님을 다음 판에 초대하고 자리를 비워 두었어요.
server-table-freed = { $name } 님의 자리를 더는 비워 두지 않아요.
server-table-renamed = { $before } 님이 이름을 바꿨어요: { $name }
server-table-left = { $name } 님이 테이블을 떠났어요.
server-table-salt-shown = { $name } 님이 카드를 나눌 때 쓸 난수를 봉인했어요.
server-table-deal-began = 모든 수가 봉인됐어요. 이제 공개해요.
server-table-salt-opened = { $name } 님이 수를 공개했어요.
server-table-deal-voided-time =
    { $count ->
        [one] { $name } 님이 봉인한 수를 제때 공개하지 않아 이번 배분은 무효예요. 그 수 없이 카드를 새로 나눠요.
       *[other] { $name } 님이 봉인한 수를 제때 공개하지 않아 이번 배분은 무효예요. 그 수들 없이 카드를 새로 나눠요.
    }
server-table-deal-voided-left = { $name } 님이 봉인한 수를 공개하지 않고 떠나 이번 배분은 무효예요.
server-table-began =
    { $cards ->
        [anew] 숨은 카드를 새로 나누어, 이전 게임의 한 시점부터 이어 가요.
        [old] 예전 카드 그대로, 이전 게임의 한 시점부터 이어 가요.
       *[none] 게임을 시작해요.
    }
server-table-said = { $name }: { $text }
server-table-undo-asked = { $name } 님이 마지막 결정을 무르고 싶어 해요.
server-table-undo-agreed = { $name } 님이 동의했어요.
server-table-undo-refused = { $name } 님이 동의하지 않았어요.
server-table-undo-withdrawn = { $name } 님이 요청을 취소했어요.
server-table-undone = { $name } 님의 마지막 결정으로 돌아갔어요. 그 뒤에 일어난 일은 무효예요.
server-table-voted = { $name } 님이 { $second } 님 대신 봇이 하는 데 찬성했어요.
server-table-absent-clock = { $name } 님의 시간이 다 되었어요. 그동안 봇이 대신해요.
server-table-absent-vote = { $name } 님이 자리에 없어요. 그동안 봇이 대신해요.
server-table-returned = { $name } 님이 돌아왔어요.
server-table-pause-asked = { $name } 님이 시계를 멈추고 싶어 해요.
server-table-pause-agreed = { $name } 님이 시계를 멈추는 데 동의했어요.
server-table-pause-refused = { $name } 님이 시계를 멈추는 데 동의하지 않았어요.
server-table-pause-withdrawn = { $name } 님이 시계를 멈추자는 요청을 취소했어요.
server-table-paused = 시계가 멈췄어요. 누군가 다시 켤 때까지 멈춰 있어요.
server-table-pause-ended = { $name } 님이 시계를 다시 켰어요.
server-table-warned = { $name } 님에게 남은 시간이 { $hours }시간도 안 돼요.
server-table-finished = 게임이 끝났어요.
server-table-rematched = { $name } 님이 다시 겨룰 테이블을 열었어요.
server-table-closed = 이 테이블은 닫혔어요.
server-table-closed-host = 테이블이 닫혔어요.
server-table-closed-server = 서버 운영자가 테이블을 닫았어요.
server-table-closed-time = 며칠 동안 게임이 시작되지 않아 테이블을 닫아요.
server-table-closed-empty = 앉아 있는 사람이 없어 테이블을 닫아요.
server-table-closed-abandoned = 모두 게임을 떠나 테이블을 닫아요.
server-table-closed-long = 게임이 허용된 길이에 이르러 결과 없이 끝났어요. 테이블을 닫아요.

# 거절하는 까닭.

server-refusal-malformed = 이해할 수 없어요({ $why })
server-refusal-name = 이름에는 글자나 숫자가 있어야 해요
server-refusal-which-seat = 어느 자리인지 분명하지 않아요
server-refusal-no-seat = { $seat }번 자리는 없어요. 자리 번호는 0부터 시작하고 마지막은 { $last }번이에요
server-refusal-bot-seat = "{ $given }" 자리에는 봇이 앉을 수 없어요. 자리 번호는 0부터 시작하고 문자열로 적어요. 여기에는 { $free } 자리가 있어요
server-refusal-options = 테이블을 그렇게 설정할 수 없어요: { $why }
server-refusal-no-bot = 그런 봇은 없어요. 있는 봇: { $bots }
server-refusal-zone = 서버가 모르는 시간대예요(“{ $zone }”)
server-refusal-moment = 같은 종류의 끝난 게임에서만, 끝나기 전의 한 시점부터 이어 갈 수 있어요
server-refusal-moment-long = 행동이 { $most }번 이상 이어진 시점부터는 이어 갈 수 없어요
server-refusal-record = 이 기록은 쓸 수 없어요: { $why }
server-refusal-long = 기록에 있는 행동이 { $most }번을 넘어요. 이렇게 긴 게임은 자신의 컴퓨터에서 `raenke replay`로 볼 수 있어요
server-refusal-column = 이 열은 분배할 수 없어요: { $why }
server-refusal-city = 이 도시의 점수는 계산할 수 없어요: { $why }
server-refusal-guest = 서버에 등록되지 않은 접속이에요. 먼저 손님으로 들어오세요
server-refusal-secret = 이 코드나 링크는 유효하지 않아요
server-refusal-origin = 서버에 속하지 않은 페이지에서 온 요청이에요
server-refusal-not-your-seat = 내 자리가 아니에요
server-refusal-host = 테이블을 연 사람만 할 수 있어요
server-refusal-not-found = 여기에는 아무것도 없어요
server-refusal-method = 여기서는 할 수 없어요
server-refusal-too-large = 너무 커요. 최대 { $most }바이트예요
server-refusal-too-many = 한꺼번에 너무 많아요. { $seconds }초 뒤에 다시 해 보세요
server-refusal-tables = 끝나지 않은 테이블이 { $most }개 있어요. 먼저 하나를 끝내거나 닫으세요
server-refusal-tables-address = 같은 네트워크에서 연 테이블 중 끝나지 않은 것이 벌써 { $most }개예요. 먼저 하나를 끝내거나 닫으세요
server-refusal-failure = 서버에서 오류가 났어요. 다시 해 보세요
server-refusal-store = 데이터베이스가 응답하지 않아요. 아무 일도 일어나지 않았으니 다시 해 보세요
server-refusal-unreadable = 이 서버 버전으로는 이 게임을 읽을 수 없어요
server-refusal-stale = 그사이 게임이 진행되었어요
server-refusal-taken = 그 자리에는 이미 누가 있어요
server-refusal-kept = 이 자리는 다른 사람을 위해 비워 두었어요
server-refusal-looked = 이 게임에서 이미 다른 자리에 앉았어요
server-refusal-full = 자리가 모두 찼어요
server-refusal-old-cards = 이 게임은 예전 카드 그대로 이어 가요. 이전 게임의 기록이 있는 사람은 숨은 카드를 모두 알아요. 앉으려면 여기에 동의해야 해요
server-refusal-begun = 게임이 이미 시작되었어요
server-refusal-not-begun = 게임이 아직 시작되지 않았어요
server-refusal-over = 게임이 끝났어요
server-refusal-not-over = 게임이 아직 끝나지 않았어요
server-refusal-device = 이 페이지에서는 이 기기로만 플레이해요. 다른 기기의 사람과 하려면 Ränke 서버가 필요해요
server-refusal-salt =
    { $why ->
        [none] 이 테이블은 섞기를 증명하지 않아 수를 받지 않아요
        [withheld] 수를 제때 공개하지 않아 이 테이블에서는 그 수 없이 카드를 나눠요
        [late] 이미 수를 공개하는 중이라 더 봉인할 수 없어요
        [early] 수는 게임을 시작한 뒤에만 공개해요
        [unshown] 이 자리는 수를 봉인하지 않았어요
       *[other] 이 자리가 봉인한 수가 아니에요
    }
server-refusal-seats-open = 아직 빈자리가 있어요
server-refusal-no-chat = 이 테이블에는 채팅이 없어요
server-refusal-said = 이 테이블에서는 이미 { $most }번 말이 오갔어요. 더는 말할 수 없어요
server-refusal-noted = 이 테이블에서 게임 밖의 일을 너무 많이 했어요. 게임을 하고, 투표하고, 떠나는 것은 아직 할 수 있어요
server-refusal-no-hints = 이 테이블에서는 힌트가 금지되어 있어요
server-refusal-turn = 지금은 내 차례가 아니에요
server-refusal-bot-moves = 시간이 다 되어 이번에는 봇이 대신해요
server-refusal-undo-none = 무를 수 있는 행동이 없어요
server-refusal-undo-shown = 그 뒤에 새로운 것을 보았어요(“{ $what }”)
server-refusal-undo-public = 그 뒤에 모두가 새로운 것을 보았어요(“{ $what }”)
server-refusal-undo-far = 그 뒤로 너무 많은 일이 있었어요
server-refusal-undo-asked = 이미 누군가 무르기를 요청했어요
server-refusal-undo-not-asked = 무르기를 요청한 사람이 없어요
server-refusal-vote-early = 그 사람은 자리에 있고 오래 기다리게 하지 않았어요
server-refusal-vote-nobody = 봇이 대신할 사람이 그 자리에 없어요
server-refusal-pause-clock = 이 테이블에는 시계가 없어요
server-refusal-pause-on = 시계가 이미 멈춰 있어요
server-refusal-pause-asked = 이미 누군가 시계를 멈추자고 요청했어요
server-refusal-pause-again = 지난번 요청이 받아들여지지 않았어요. 다음 행동을 한 뒤에 다시 요청할 수 있어요
server-refusal-pause-not-asked = 시계를 멈추자고 요청한 사람이 없어요
server-refusal-pause-off = 시계가 멈춰 있지 않아요

# What people who are not at the table are told, and where they cannot be

server-nudge-code = Ränke 코드: { $code }. 설정에 입력하면 내 차례가 될 때 여기로 알려 드려요.
server-nudge-turn = { $game }: 내 차례예요. 함께하는 사람: { $names }
server-nudge-over = { $game }: 게임이 끝났어요. 함께한 사람: { $names }
server-nudge-pause = { $game }: 시계를 멈추자는 요청이 있어요. 함께하는 사람: { $names }
server-nudge-soon = { $game }: 내 시간이 곧 다 돼요. 함께하는 사람: { $names }

server-refusal-channel-kind = 이 서버는 그곳으로 알릴 수 없어요. 가능한 방법: { $kinds }
server-refusal-channel-push = 브라우저 구독을 쓸 수 없어요. 알림을 허용하고 다시 시도해 주세요
server-refusal-channel-ntfy = ntfy.sh 주제 이름(영문자, 숫자, -, _)이나 주제의 전체 주소를 입력하세요
server-refusal-channel-discord = Discord에 나오는 웹훅 주소를 그대로 붙여 넣으세요(https://discord.com/api/webhooks/…)
server-refusal-channel-telegram = 봇과 나누는 채팅의 번호를 입력하세요
server-refusal-channel-mail = 메일 주소 하나를 입력하세요
server-refusal-channel-webhook = https://로 시작하는 전체 주소를 입력하세요
server-refusal-channel-code = 코드가 맞지 않아요
server-refusal-channels = 최대 { $most }곳까지 알릴 수 있어요. 먼저 하나를 지우세요
server-refusal-nudge-refused = 서비스가 메시지를 받지 않았어요. 주소를 확인하세요
server-refusal-nudge-gone = 서비스가 이 주소를 더는 알지 못해요
server-refusal-nudge-inside = 이 주소는 서버의 내부 네트워크에 있어요. 서버는 그곳으로 아무것도 보내지 않아요
server-refusal-nudge-unreachable = 이 주소에서 응답이 없어요. 주소를 확인하거나 나중에 다시 시도하세요

# 터미널에서 하는 시타델: 제목.

citadels-play-title = 시타델
citadels-play-round = { $round }라운드
citadels-play-city = 도시
citadels-play-gold = 금화
citadels-play-hands = 손패
citadels-play-crown = 왕관
citadels-play-cost = 비용
citadels-play-points-heading = 점수
citadels-play-rank = 번호
citadels-play-called = 불린 인물
citadels-play-face-up = 가운데 앞면
citadels-play-your-character = 내 인물
citadels-play-your-characters = 내 인물들
citadels-play-choosing = 인물 고르기
citadels-play-choose-from = 고를 수 있는 인물
citadels-play-seen = 고르면서 본 인물
citadels-play-seen-passed = 넘겨줌
citadels-play-turn = 내 차례: { CHARACTER($character) }
citadels-play-turn-other = { $name } 님의 차례: { CHARACTER($character) }

# 테이블 위의 짧은 말.

citadels-play-to-call = 아직 안 불린 인물
citadels-play-piles-heading = 카드
citadels-play-known = 아는 손패: { $cards }
citadels-play-deck-place = { $place }번째 카드: { DISTRICT($district) }
citadels-play-deck = 카드 더미 { $count }장
citadels-play-pile = 버린 카드 { $count }장
citadels-play-museum = 박물관 아래 { $count }장
citadels-play-nobody = 나선 사람 없음
citadels-play-murdered = 암살당함
citadels-play-robbed = 도둑맞음
citadels-play-bewitched = 마법에 걸림
citadels-play-protected = 보호받음
citadels-play-complete = 완성
citadels-play-first = 가장 먼저
citadels-play-owes-tax = 세금 내야 함
citadels-play-embellished = 금화 놓임
citadels-play-bell = 종이 울렸어요. 이제 건물이 { $count }채면 도시가 완성돼요.
citadels-play-last-round = 이번이 마지막 라운드예요.

# 행동의 묶음, 그리고 나머지를 할 수 없는 까닭.

citadels-play-can = 할 수 있는 것
citadels-play-basic = 기본 행동
citadels-play-build = 짓기
citadels-play-discard = 버리기
citadels-play-destroy = 파괴
citadels-play-trade = 교환
citadels-play-price =
    { $gold ->
        [0] 무료
       *[other] 금화 { $gold }개
    }
citadels-play-cannot = 할 수 없는 것과 그 까닭
citadels-play-cannot-line = { $move }: { $why }
citadels-play-cannot-nothing = 할 만한 것은 모두 할 수 있어요.
citadels-play-choosing-take = 고르기
citadels-play-choosing-put = 제외하기

# 가려진 카드에 대해 아는 것.

citadels-play-may-be = 인물이 있을 수 있는 곳
citadels-play-hands-known = 다른 사람 손패 가운데 아는 카드
citadels-play-deck-known = 카드 더미에서 아는 카드
citadels-play-museum-known = 박물관 아래에서 아는 카드
citadels-play-place = { $place }번째 카드
citadels-play-slot-down = 뒷면
citadels-play-slot-withdrawn = 무작위로 제외됨
citadels-play-slot-left = 아직 넘기는 중
citadels-play-slot-away = 남음
citadels-play-slot-take = 선택됨
citadels-play-slot-put = 제외됨
citadels-play-slot-has = 선택됨
citadels-play-slot-take-seat = { $name } 님
citadels-play-slot-has-seat = { $name } 님
citadels-play-slot-put-seat = { $name } 님이 제외함
citadels-play-unknown = 가려진 것에 대해 아는 것이 없어요.

# 묻는 말.

citadels-play-prompt-turn = 내 차례: 번호 입력 – w 안 되는 까닭, k 아는 것, h 힌트, u 무르기, ? 도움말, q 끝내기
citadels-play-prompt-take = 어떤 인물을 고를까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-put = 어떤 인물을 제외할까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-keep = 뽑은 카드 가운데 어느 것을 가질까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-discard = 어떤 카드를 버릴까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-pick = 어떤 카드를 가져올까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-place = { DISTRICT($district) } 카드를 어떻게 할까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-crown = 누구에게 왕관을 줄까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-ask = 왕관의 대가로 { $name } 님에게서 무엇을 받을까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-pay = { $name } 님이 왕관을 줬어요. 대가를 무엇으로 치를까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-give = 가져올 건물: { DISTRICT($district) }. 어떤 건물을 줄까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-recover = 파괴된 건물: { DISTRICT($district) }. 묘지로 건질까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-look = 등대를 지었어요. 카드 더미를 살펴볼까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-choose = 카드 더미에서 어떤 카드를 가져올까요? (번호, ? 도움말, q 끝내기)
citadels-play-prompt-declare = 종탑을 지었어요. 종을 울릴까요? (번호, ? 도움말, q 끝내기)

# 도움말.

citadels-play-help =
    도시를 짓는 게임이에요. 누군가의 도시가 완성된 라운드가 끝나면 게임도 끝나고, 점수가 가장 높은 사람이 이겨요.
    라운드는 인물 고르기로 시작해요. 모두 몰래 인물 하나를 고르고 나머지를 왼쪽으로 넘겨요. 그런 다음 번호 순서대로 인물을 부르고, 불린 인물을 고른 사람이 차례를 진행해요.
    내 차례에는 금화 2개를 받거나 카드 2장을 뽑아 1장을 가져요. 그 뒤에 손에 든 건물 하나를 비용을 내고 지을 수 있어요. 인물의 능력은 내 차례 언제든지 쓸 수 있고, 능력이 있는 보라색 건물도 있어요.
    건물은 비용만큼의 점수예요. 다섯 가지 색이 모두 있으면 3점, 가장 먼저 완성한 도시는 4점, 완성한 다른 도시는 2점을 더해요.
citadels-play-help-keys =
    번호 – 그 번호의 행동을 해요
    build castle – 행동을 직접 입력해도 돼요
    ? – 이 도움말, h – 힌트, t – 테이블 다시 보기
    w – 지금 할 수 없는 것과 그 까닭, k – 가려진 카드에 대해 아는 것
    r – 모든 카드의 능력, r castle – 카드 한 장의 능력, r C3.3 – 규칙의 한 조항
    c – 행동하기 전에 물어볼지 정하기, u – 마지막 행동 무르기
    s – 게임이 저장된 곳, q – 끝내기(게임은 남아 있어요)
citadels-play-help-undo = 무르기: 한번 본 것은 되돌릴 수 없어요. 그래서 뽑은 카드나 다른 사람의 대답처럼 새로 알게 된 것이 없을 때만 무를 수 있어요. 행동하기 전에 한 번 더 생각하고 싶으면 c를 입력하세요. 그러면 Enter를 눌러야 실행돼요.

# 기록 다시 보기.

citadels-replay-heading = 시타델, { $count }명: { $names }

# Where games are chosen.

server-game-citadels = 시타델
server-game-citadels-about = 몰래 인물을 고르고 금화를 모아 건물 여덟 채로 도시를 완성해요. 브루노 파이두티 작, 2~8인용, 확장판 ‘어둠의 도시’ 포함.

# The texts of Magpies.

server-game-magpies = 까치
server-game-magpies-about = 이웃에게 카드를 뒤집어 내밀어요. 가장 좋은 둥지가 이겨요. 2~4인용.

magpies-card-cuckoo = 뻐꾸기
    .rule = 둥지에서 가장 좋은 보석을 밀어내요.
magpies-card-ring = 반지
    .rule = 1
magpies-card-coin = 동전
    .rule = 2
magpies-card-mirror = 거울
    .rule = 3
magpies-card-pearl = 진주
    .rule = 4
magpies-card-ruby = 루비
    .rule = 5

magpies-event-game_started = { $seats }명의 게임을 시작해요.
magpies-event-deck_shuffled = 덱을 섞어요: { $cards }.
magpies-event-deck_mixed = 덱 { $count }장을 섞어요.
magpies-event-card_drawn = { $name }: { CARD($card) } 뽑기.
magpies-event-card_taken = { $name }: 카드 뽑기.
magpies-event-card_offered = { $name } → { $second }: { CARD($card) }.
magpies-event-card_shown = { $name } → { $second }: 카드 한 장.
magpies-event-card_accepted = { $name } 받음 ({ $second }): { CARD($card) }.
magpies-event-card_declined = { $name } 거절 ({ $second }): { CARD($card) }.
magpies-event-nest_counted = { $name }의 둥지: { $points }.
magpies-step-gem = { CARD($card) }: { $points }
magpies-step-lost = { CARD($card) }: 뻐꾸기가 밀어냈어요

magpies-move-offer = 내밀기: { CARD($card) }
magpies-move-accept = 카드 받기
magpies-move-decline = 카드 거절하기

magpies-refusal-over = 게임이 끝났어요 (M3.2)
magpies-refusal-move = ‘{ $text }’ 수는 없어요 (M2.1)
magpies-refusal-turn = 차례가 아니에요 (M2.1)
magpies-refusal-offer = 먼저 카드를 내미세요 (M2.2)
magpies-refusal-answer = 먼저 제안에 답하세요 (M2.2)
magpies-refusal-hand = 손에 없어요: { CARD($card) } (M2.1)

magpies-option-hand = 손
    .about = 카드를 몇 장 들까요? (M1.2)
    .count = { $count }장

magpies-view-nests = 둥지
magpies-view-offer = 내민 카드
magpies-view-turn = 내미는 사람

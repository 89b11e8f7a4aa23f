# 시타델: 고를 수 있는 행동. `-gold`는 드는 금화나 받는 금화를 알 때 쓴다.

citadels-seat = { $number }번
citadels-marked =
    { $mark ->
        [gold] 금화가 놓인 { DISTRICT($district) }
       *[plain] { DISTRICT($district) }
    }
citadels-city =
    { $who ->
        [you] 내 도시의
       *[other] { $name } 님 도시의
    }

citadels-move-take = { CHARACTER($character) } 고르기
citadels-move-put = { CHARACTER($character) } 제외하기
citadels-move-gold = 금화 2개 받기
citadels-move-draw = 카드 뽑기
citadels-move-keep = { DISTRICT($district) } 가지기
citadels-move-income = 수입 받기
citadels-move-income-gold = 수입 받기: 금화 { $gold }개
citadels-move-bonus = 상인의 추가 금화 받기
citadels-move-cards = 건축가의 카드 2장 뽑기
citadels-move-levy = 금화가 가장 많은 사람에게서 금화 1개 받기
citadels-move-murder = { CHARACTER($character) } 암살하기
citadels-move-rob = { CHARACTER($character) }에게서 훔치기
citadels-move-bewitch = { CHARACTER($character) }에게 마법 걸기
citadels-move-exchange = { $name } 님과 손패 맞바꾸기
citadels-move-discard = { DISTRICT($district) } 버리기
citadels-move-done = 그만 버리고 새로 뽑기
citadels-move-peek = { $name } 님의 손패 보기
citadels-move-pick = { DISTRICT($district) } 가져오기
citadels-move-hand = 그 카드를 손에 들기
citadels-move-city = 그 카드를 바로 짓기
citadels-move-city-gold = 금화 { $gold }개로 그 카드를 바로 짓기
citadels-move-crown = { $name } 님에게 왕관 주기
citadels-move-pay-gold = 왕관의 대가: 금화 1개
citadels-move-pay-card = 왕관의 대가: 무작위로 카드 한 장
citadels-move-pay = 왕관의 대가: { DISTRICT($district) }
citadels-move-navigate-gold = 항해사의 금화 4개 받기
citadels-move-navigate-cards = 항해사의 카드 4장 뽑기
citadels-move-destroy = { citadels-city } { citadels-marked } 파괴하기
citadels-move-destroy-gold = 금화 { $gold }개로 { citadels-city } { citadels-marked } 파괴하기
citadels-move-recover = 금화 1개를 내고 파괴된 건물을 손에 들기
citadels-move-decline = 하지 않기
citadels-move-trade = { citadels-city } { citadels-marked } 교환으로 가져오기
citadels-move-give = 그 대신 { citadels-marked } 주기
citadels-move-give-gold =
    { $gold ->
        [0] 금화 없이 그 대신 { citadels-marked } 주기
       *[other] 금화 { $gold }개를 내고 그 대신 { citadels-marked } 주기
    }
citadels-move-embellish = 금화 1개로 { DISTRICT($district) } 꾸미기
citadels-move-laboratory = 실험실: { DISTRICT($district) } 버리고 금화 1개 받기
citadels-move-smithy = 대장간: 금화를 내고 카드 뽑기
citadels-move-smithy-gold =
    { $gold ->
        [2] 대장간: 금화 2개를 내고 카드 3장 뽑기
       *[other] 대장간: 금화 { $gold }개를 내고 카드 2장 뽑기
    }
citadels-move-museum = 박물관: 아래에 { DISTRICT($district) } 넣기
citadels-move-armory = 무기고: 버리고 { citadels-city } { citadels-marked } 파괴하기
citadels-move-look = 카드 더미 살펴보기
citadels-move-choose = { DISTRICT($district) } 가져오기
citadels-move-declare = 종 울리기: 건물이 하나 적어도 게임이 끝나요
citadels-move-build = { DISTRICT($district) } 짓기
citadels-move-build-gold = 금화 { $gold }개로 { DISTRICT($district) } 짓기
citadels-move-end = 차례 마치기

# 할 수 없는 까닭: ‘그렇게 할 수 없어요:’ 뒤에 오는 말.

citadels-refusal-over = 게임이 끝났어요 ({ $paragraph })
citadels-refusal-not-your-turn = 지금은 { $name } 님이 정할 차례예요 ({ $paragraph })
citadels-refusal-now-take = 받은 인물 가운데 하나를 먼저 고르세요 ({ $paragraph })
citadels-refusal-now-put = 받은 인물 가운데 하나를 먼저 제외하세요 ({ $paragraph })
citadels-refusal-now-keep = 뽑은 카드 가운데 가질 한 장을 먼저 고르세요 ({ $paragraph })
citadels-refusal-now-discard = 먼저 카드를 한 장 더 버리거나 `done`을 입력하세요 ({ $paragraph })
    .plain = 먼저 카드를 한 장 더 버리거나 그만두세요 ({ $paragraph })
citadels-refusal-now-pick = 지금 보는 손패에서 먼저 한 장을 가져오세요 ({ $paragraph })
citadels-refusal-now-place = 먼저 그 카드를 어떻게 할지 정하세요: `hand` 또는 `city` ({ $paragraph })
    .plain = 먼저 그 카드를 어떻게 할지 정하세요 ({ $paragraph })
citadels-refusal-now-crown = 먼저 왕관을 다른 사람에게 주세요. 나와 지금 왕관을 가진 사람에게는 줄 수 없어요 ({ $paragraph })
citadels-refusal-now-ask = 상대방에게서 금화와 카드 가운데 무엇을 받을지 먼저 고르세요 ({ $paragraph })
citadels-refusal-now-pay = 가지고 있는 금화나 카드로 먼저 대가를 치르세요 ({ $paragraph })
citadels-refusal-now-recover = 먼저 묘지를 쓸지 정하세요: `recover` 또는 `decline` ({ $paragraph })
    .plain = 먼저 묘지를 쓸지 정하세요 ({ $paragraph })
citadels-refusal-now-give = 교환하면서 내줄 내 건물을 먼저 고르세요 ({ $paragraph })
citadels-refusal-now-look = 먼저 등대를 쓸지 정하세요: `look` 또는 `decline` ({ $paragraph })
    .plain = 먼저 등대를 쓸지 정하세요 ({ $paragraph })
citadels-refusal-now-choose = 카드 더미에서 먼저 카드 한 장을 고르세요 ({ $paragraph })
citadels-refusal-now-declare = 먼저 종탑을 쓸지 정하세요: `declare` 또는 `decline` ({ $paragraph })
    .plain = 먼저 종탑을 쓸지 정하세요 ({ $paragraph })
citadels-refusal-not-asked = 지금 정할 것은 그것이 아니에요 ({ $paragraph })
citadels-refusal-not-in-cast = { CHARACTER($character, form: "topic") } 이번 게임에 나오지 않아요 ({ $paragraph })
citadels-refusal-face-up = { CHARACTER($character, form: "topic") } 가운데에 앞면으로 놓여 있어요 ({ $paragraph })
citadels-refusal-not-handed = { CHARACTER($character, form: "topic") } 내가 받은 인물 가운데 없어요 ({ $paragraph })
citadels-refusal-lone = 내 인물은 기본 행동만 할 수 있어요 ({ $paragraph })
citadels-refusal-witch = 마녀는 인물을 지목하기 전까지 기본 행동만 할 수 있어요 ({ $paragraph })
citadels-refusal-only-end = 이제는 차례를 마칠 수만 있어요 ({ $paragraph })
citadels-refusal-basic-done = 이번 차례의 기본 행동은 이미 했어요 ({ $paragraph })
citadels-refusal-basic-first = 먼저 기본 행동을 하세요: `gold` 또는 `draw` ({ $paragraph })
    .plain = 먼저 기본 행동을 하세요 ({ $paragraph })
citadels-refusal-must = 항해사는 먼저 금화 4개나 카드 4장을 받아야 해요 ({ $paragraph })
citadels-refusal-no-deck = 뽑을 카드가 없어요 ({ $paragraph })
citadels-refusal-not-in-hand = { DISTRICT($district, form: "topic") } 손에 없어요 ({ $paragraph })
citadels-refusal-no-income = 내 인물은 수입이 없어요 ({ $paragraph })
citadels-refusal-income-done = 수입은 이미 받았어요 ({ $paragraph })
citadels-refusal-nothing = 해도 달라지는 것이 없어요 ({ $paragraph })
citadels-refusal-navigator = 항해사는 건물을 지을 수 없어요 ({ $paragraph })
citadels-refusal-built = 이번 차례에는 더 지을 수 없어요 ({ $paragraph })
citadels-refusal-price = 금화 { $price }개가 드는데 { $gold }개뿐이에요 ({ $paragraph })
citadels-refusal-quarry = 이름이 겹치는 건물이 이미 있어서 채석장으로 더 지을 수 없어요 ({ $paragraph })
citadels-refusal-twice = { DISTRICT($district, form: "topic") } 이미 내 도시에 있어요 ({ $paragraph })
citadels-refusal-character = { CHARACTER($character, form: "subj") } 아니면 할 수 없어요 ({ $paragraph })
citadels-refusal-ability-done = 이번 차례에 이미 했어요 ({ $paragraph })
citadels-refusal-richest = 금화가 혼자 가장 많은 다른 사람이 없어요 ({ $paragraph })
citadels-refusal-not-to-rob = 도둑은 { CHARACTER($character, form: "obj") } 지목할 수 없어요 ({ $paragraph })
citadels-refusal-own-character = 자기 인물은 지목할 수 없어요 ({ $paragraph })
citadels-refusal-not-there = { DISTRICT($district, form: "topic") } { $name } 님의 도시에 없어요 ({ $paragraph })
citadels-refusal-not-there-own = { DISTRICT($district, form: "topic") } 내 도시에 없어요 ({ $paragraph })
citadels-refusal-not-there-armory = 내 도시에 무기고가 없거나, { $name } 님의 도시에 { DISTRICT($district, form: "subj") } 없어요 ({ $paragraph })
citadels-refusal-gold-there = { DISTRICT($district) }에는 이미 금화가 놓여 있어요 ({ $paragraph })
citadels-refusal-no-seat = 그런 자리는 없어요 ({ $paragraph })
citadels-refusal-own = 다른 사람을 골라야 해요 ({ $paragraph })
citadels-refusal-has-crown = 왕관은 이미 { $name } 님에게 있어요 ({ $paragraph })
citadels-refusal-end-of-turn = 그것은 기본 행동을 한 뒤 차례 끝에만 할 수 있어요 ({ $paragraph })
citadels-refusal-bishop = 주교가 { $name } 님의 도시를 지키고 있어요 ({ $paragraph })
citadels-refusal-complete = { $name } 님의 도시는 이미 완성됐어요 ({ $paragraph })
citadels-refusal-keep = 초소는 파괴하거나 가져갈 수 없어요 ({ $paragraph })
citadels-refusal-nothing-to-give = { DISTRICT($district, form: "obj") } 받고 내줄 수 있는 건물이 없어요 ({ $paragraph })
citadels-refusal-worked = { DISTRICT($district, form: "topic") } 이번 차례에 이미 썼어요 ({ $paragraph })
citadels-refusal-no-move = 그런 행동은 없어요. 비슷한 행동: { $near }
citadels-refusal-unknown-card = 그런 카드는 없어요: ‘{ $card }’ (C1.1)
citadels-refusal-cast-nine = 8명이 하려면 9번 인물이 있어야 해요. 번호마다 하나씩 고르거나 무작위로 정하세요 (C2.1)
citadels-refusal-cast-twice = { $rank }번 인물이 둘이에요. 하나만 고르세요 (C5.31)
citadels-refusal-cast-missing = { $rank }번 인물이 없어요. 1번부터 8번까지 하나씩 고르세요 (C5.31)
citadels-refusal-cast-emperor = 2명일 때는 황제가 나올 수 없어요. 왕을 고르세요 (C2.1)
citadels-refusal-cast-queen = 5명보다 적으면 여왕이 나올 수 없어요. 9번은 예술가를 고르거나 비워 두세요 (C2.1)

# 선택 규칙: 이름, 무엇을 고르는지, 값.

citadels-option-cast = 인물
    .about = 어떤 인물이 나오나요? (C4.1)
    .base = 기본판의 여덟 인물
    .drawn = 1번부터 9번까지 무작위로 정해요
    .some = 이 인물들: { $cards }
citadels-option-dark_districts = 확장판의 건물
    .about = 확장판의 건물 가운데 어떤 것을 넣나요? (C4.2)
    .none = 넣지 않아요
    .all = 무도회장만 빼고 모두
    .some = 일부만: { $cards }
citadels-option-left_out = 빼는 건물
    .about = 기본판의 보라색 건물 가운데 어떤 것을 빼나요? (C4.2)
    .none = 빼지 않아요
    .some = 이 건물들: { $cards }
citadels-option-murdered_king = 암살당한 왕
    .about = 왕이 암살당하면 왕관은 어떻게 되나요? (C4.3)
    .stays = 그대로 있어요
    .heir = 라운드가 끝날 때 왕을 고른 사람이 가져요. 암살당한 황제를 고른 사람은 그때 다른 사람에게 줘요
citadels-option-long_reign = 긴 통치
    .about = 한 사람이 왕관을 세 라운드 넘게 가질 수 있나요? (C4.4)
    .off = 네
    .on = 아니요, 네 번째 라운드가 시작되기 전에 왼쪽으로 옮겨요
citadels-option-face_down = 뒷면으로 놓은 인물
    .about = 뒷면으로 놓은 인물은 누가 보나요? (C4.5)
    .crown_looks = 왕관을 가진 사람
    .nobody = 아무도 보지 않아요
citadels-option-warlord_own = 자기 건물
    .about = 장군이 자기 도시의 건물을 파괴할 수 있나요? (C4.6)
    .no = 아니요
    .yes = 네
citadels-option-rank8_timing = 장군과 외교관
    .about = 파괴나 교환은 언제 할 수 있나요? (C4.7)
    .any = 자기 차례라면 언제든지
    .end_of_turn = 차례 끝에만
citadels-option-emperor_payment = 왕관의 대가
    .about = 황제는 왕관의 대가로 무엇을 받나요? (C4.8)
    .none = 받지 않아요
    .receiver_chooses = 금화 1개나 카드 한 장(왕관을 받는 사람이 골라요)
    .emperor_chooses = 금화 1개나 카드 한 장(황제가 고르고, 카드는 무작위로 뽑아요)
citadels-option-smithy = 대장간
    .about = 대장간의 능력은 무엇인가요? (C4.9)
    .pays_3_for_2 = 금화 3개로 카드 2장
    .pays_2_for_3 = 금화 2개로 카드 3장
citadels-option-alchemist = 연금술사
    .about = 연금술사는 무엇을 돌려받나요? (C4.10)
    .building = 건설비로 낸 금화
    .all = 세금을 뺀, 그 차례에 쓴 모든 금화
citadels-option-discard = 버린 카드
    .about = 버리거나 파괴된 카드는 어디로 가나요? (C4.11)
    .under_deck = 카드 더미 맨 아래
    .pile = 버린 카드 더미. 카드 더미가 비면 섞어서 다시 써요
citadels-option-armory = 무기고
    .about = 무기고로 어느 도시를 공격할 수 있나요? (C4.12)
    .any = 다른 모든 도시
    .incomplete = 아직 완성되지 않은 도시만
citadels-option-haunted_city = 유령 도시
    .about = 유령 도시는 언제 다른 색이 될 수 있나요? (C4.13)
    .always = 언제나
    .not_if_built_in_last_round = 마지막 라운드에 지었으면 될 수 없어요
citadels-option-end_at = 도시의 완성
    .about = 건물이 몇 채면 도시가 완성되나요? (C4.14)
    .count = { $count }채
citadels-option-start_player = 첫 왕관
    .about = 처음에 누가 왕관을 가지나요? (C4.15)
    .random = 무작위로 정해요
    .seat = { $name } 님이 가져요
citadels-option-max_rounds = 라운드 제한
    .about = 늦어도 몇 라운드 뒤에 게임이 끝나나요? (C4.16)
    .none = 제한이 없어요
    .count = { $count }라운드 뒤

# 한 도시의 점수, 한 단계씩.

citadels-step-district = { DISTRICT($district) }: { $points }
citadels-step-artist = { DISTRICT($district) }, 꾸밈: + { $points }
citadels-step-haunted = { district-haunted_city.topic } { $colour }으로 계산해요.
citadels-step-districts = 건물 합계: { $points }
citadels-step-colours = 다섯 가지 색: + { $points }
citadels-step-first = 가장 먼저 완성한 도시: + { $points }
citadels-step-complete = 완성한 도시: + { $points }
citadels-step-violet = { DISTRICT($district) }: + { $points }
citadels-step-total = 합계: { $points }

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
citadels-refusal-now-crown = 먼저 왕관을 다른 사람에게 주세요 ({ $paragraph })
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
citadels-refusal-income-taken = 이 수입은 마법에 걸린 사람이 이미 받았어요 ({ $paragraph })
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
citadels-refusal-any-complete = 완성된 도시가 있는 동안 장군은 아무것도 파괴할 수 없어요 ({ $paragraph })
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

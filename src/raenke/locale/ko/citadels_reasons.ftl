# 시타델: 봇이 조언하는 까닭. 저마다 한 문장이다.

# 어느 행동이든.

citadels-reason-free = 금화가 들지 않아요.

# 인물 고르기.

citadels-reason-take-income = 내 건물 여러 채가 이 인물에게 수입을 가져다줘요.
citadels-reason-take-first = 이 인물은 누구보다 먼저 불려요.
citadels-reason-take-robs = 나보다 금화가 많은 사람이 있어요.
citadels-reason-take-hands = 나보다 손에 든 카드가 많은 사람이 있어요.
citadels-reason-take-crown = 왕관을 가진 사람이 다음 라운드에 가장 먼저 골라요.
citadels-reason-take-shelter = 그러면 8번 인물이 내 도시를 건드리지 못해요.
citadels-reason-take-gold = 이 인물은 저절로 금화를 가져다줘요.
citadels-reason-take-builds = 건물을 둘 이상 지을 금화와 카드가 있어요.
citadels-reason-take-refund = 건설에 쓴 금화를 돌려받아요.
citadels-reason-take-strikes = 이 인물은 다른 사람의 도시 가운데 가장 앞선 도시를 노릴 수 있어요.
citadels-reason-put-attack = 그러면 아무도 그 인물로 나를 공격하지 못해요.

# 금화냐 카드냐.

citadels-reason-gold-builds = 그 금화로 지금 짓기 가장 좋은 건물값을 치를 수 있어요.
citadels-reason-gold-lacks = 아직 값을 치르지 못하는 카드가 손에 있어요.
citadels-reason-draw-needs = 지을 수 있는 카드가 손에 없어요.
citadels-reason-draw-rich = 손에 든 카드는 무엇이든 값을 치를 수 있어요. 모자란 것은 새 카드예요.
citadels-reason-income-later = 이제 지을 건물 덕분에 더 늘어나요.

# 짓기.

citadels-reason-build-completes = 그러면 내 도시가 완성돼요.
citadels-reason-build-colour = 내 도시에 아직 없는 색을 채워 줘요.
citadels-reason-build-points = 드는 값보다 점수가 높아요.
citadels-reason-build-income = 그 색 덕분에 아직 받지 않은 수입이 늘어나요.
citadels-reason-build-works = 점수 말고도 하는 일이 있어요.
citadels-reason-build-most = 값을 치를 수 있는 것 가운데 이보다 점수가 높은 것이 없어요.
citadels-reason-end-saves = 지금 지으면 얻는 것보다 드는 것이 많아요.

# 능력을 쓰는 건물과 예술가.

citadels-reason-embellish = 건물 위의 금화는 끝날 때 1점이 돼요.
citadels-reason-laboratory = 지을 수 없는 카드지만 금화 하나는 돼요.
citadels-reason-museum = 박물관 아래의 카드는 끝날 때 한 장에 1점이에요.
citadels-reason-look = 더미에서 아무 카드나 고를 수 있어요.
citadels-reason-declare = 내가 앞서 있으니 빨리 끝날수록 좋아요.
citadels-reason-recover = 금화 1개면 그 카드가 손에 들어와요.

# 카드.

citadels-reason-card-colour = 그 색은 내 도시에 아직 없어요.
citadels-reason-card-points = 이 카드들 가운데 이보다 점수가 높은 것이 없어요.
citadels-reason-card-useless = 그 카드는 지을 수 없어요.
citadels-reason-exchange-more = 그 손패는 내 손패보다 카드가 많아요.
citadels-reason-peek-most = 다른 사람 가운데 손에 든 카드가 이보다 많은 사람이 없어요.
citadels-reason-city = 그래도 보통 건설은 따로 할 수 있어요.

# 지목, 공격, 왕관.

citadels-reason-name-leader = 다른 사람 가운데 가장 앞선 사람이 그 인물일지도 몰라요.
citadels-reason-name-likely = 누군가 그 인물일 가능성이 높아요.
citadels-reason-rob-rich = 다른 사람 가운데 금화가 가장 많은 사람이 그 인물일지도 몰라요.
citadels-reason-harm-near = 그 도시는 거의 완성됐어요.
citadels-reason-harm-leader = 다른 사람 가운데 점수가 이보다 높은 사람이 없어요.
citadels-reason-trade-gains = 내주는 건물보다 점수가 높은 건물을 받아요.
citadels-reason-crown-before = 다음 라운드에 그 사람 바로 다음으로 골라요.
citadels-reason-crown-behind = 왕관을 줄 수 있는 사람 가운데 점수가 이보다 낮은 사람이 없어요.

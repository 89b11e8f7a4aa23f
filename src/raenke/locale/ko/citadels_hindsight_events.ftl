# 지나고 보니 중요했던 순간들.

citadels-moment-murdered-leader = { $name } 님이 { CHARACTER($character, form: "obj") } 암살했어요. 앞서 있던 { $second } 님이 당했어요.
citadels-moment-murdered-builder = { $name } 님이 { CHARACTER($character, form: "obj") } 암살했어요. 건물 하나만 남겨 둔 { $second } 님이 당했어요.
citadels-moment-stolen = { $name } 님이 { $second } 님의 금화 { $amount }개를 훔쳤어요.
citadels-moment-exchanged = { $name } 님이 { $second } 님과 손패를 맞바꿔 카드가 { $count }장 늘었어요.
citadels-moment-lost-colours = { $name } 님이 { $second } 님 도시의 { DISTRICT($district, form: "obj") } 파괴해 다섯 색 점수 { $points }점이 사라졌어요.
citadels-moment-set-back = { $name } 님이 건물 하나만 남겨 둔 { $second } 님 도시의 { DISTRICT($district, form: "obj") } 파괴했어요.
citadels-moment-completed = { $name } 님이 도시를 가장 먼저 완성했어요. 이번이 마지막 라운드예요.
citadels-moment-tied-districts = { $name } 님과 { $second } 님이 { $points }점으로 같지만, { $name } 님의 건물 점수가 더 높아요.
citadels-moment-tied-gold = { $name } 님과 { $second } 님이 { $points }점으로 같고 건물 점수도 같지만, { $name } 님의 금화가 더 많아요.
citadels-moment-decided-completion = 완성한 도시가 승부를 갈랐어요. { $name } 님이 { $second } 님보다 { $points }점을 더 받았고, 차이는 { $count }점이에요.
citadels-moment-decided-colours = 다섯 색이 승부를 갈랐어요. { $name } 님이 { $second } 님보다 { $points }점을 더 받았고, 차이는 { $count }점이에요.
citadels-moment-decided-violet = 보라색 건물이 승부를 갈랐어요. { $name } 님이 { $second } 님보다 { $points }점을 더 받았고, 차이는 { $count }점이에요.

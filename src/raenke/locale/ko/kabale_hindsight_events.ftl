# 지나고 보니 중요했던 순간들.

kabale-moment-turned = { $name } 님이 { COLUMN($column) }에 { CARD($card, form: "obj") } 놓아 앞서던 { $second } 님을 제쳤어요. 걸린 목표: { $goal }.
kabale-moment-turned-for = { $name } 님이 { COLUMN($column) }에 { CARD($card, form: "obj") } 놓자 { $second } 님 대신 { $gainer } 님이 앞섰어요. 걸린 목표: { $goal }.
kabale-moment-turned-killed = { COLUMN($column) }의 암살자가 { $whose } 님의 { CARD($card, form: "obj") } 암살하자 { $second } 님 대신 { $name } 님이 앞섰어요. 걸린 목표: { $goal }.
kabale-moment-turned-sailed = { $whose } 님의 항해사가 옮겨 가자 { COLUMN($column) }에서 { $second } 님 대신 { $name } 님이 앞섰어요. 걸린 목표: { $goal }.
kabale-moment-turned-swapped = { $whose } 님의 배신자가 목표를 맞바꾸자 { COLUMN($column) }에서 { $second } 님 대신 { $name } 님이 앞섰어요. 걸린 목표: { $goal }.
kabale-moment-foiled = { COLUMN($column) }의 암살자가 { $name } 님의 { CARD($card, form: "obj") } 암살했어요. 그 카드가 있었다면 { $second } 님이 아니라 { $name } 님이 앞섰을 거예요. 걸린 목표: { $goal }.
kabale-moment-swapped = { $name } 님의 배신자가 { $goal } 목표를 자기가 앞선 { COLUMN($column) }로 가져왔어요.
kabale-moment-revealed = 카드를 모두 공개하자 { COLUMN($column) }의 승부가 뒤집혔어요. 앞면 카드로는 { $second } 님이 앞섰지만 { $goal } 목표는 { $name } 님이 얻었어요.
kabale-moment-paired = { COLUMN($column) }에서 { $name } 님이 왕자와 시종으로 { $goal } 목표를 얻었어요.
kabale-moment-tied = { COLUMN($column) }에서 동점이에요. 카드가 놓인 자리 덕분에 { $second } 님이 아니라 { $name } 님이 { $goal } 목표를 얻었어요.
kabale-moment-double = { $goal } 목표로 { $name } 님이 모든 분야를 모아 두 배로 계산할 수 있게 됐어요.
kabale-moment-doubled = 두 배 계산으로 { $name } 님의 { $sum }점이 { $points }점이 됐어요.
kabale-moment-short = { $name } 님은 한 분야가 모자라 두 배 계산을 놓쳤어요: { $domain }.
kabale-moment-chain = 연쇄 이동: 한 차례에 항해사가 { $count }번 옮겨 갔어요.

# 모든 문장이 함께 쓰는 말.

list-comma = { ", " }
list-and = { ", " }
list-further = 그 밖에 { $count }개

player =
    { $who ->
        [you] 나
       *[other] { $name } 님
    }
player-number =
    { $who ->
        [you] 나 { $number }
       *[other] { $name } 님 { $number }
    }

# 사건.

event-game_ended =
    { $who ->
        [you] 게임이 끝났어요: { $scores }. 내가 이겼어요!
       *[other] 게임이 끝났어요: { $scores }. { $name } 님이 이겼어요.
    }
event-game_ended-shared = 게임이 끝났어요: { $scores }. 공동 승리: { $names }.

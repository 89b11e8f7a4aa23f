# 게임 돌아보기.

replay-player = { $number }번 플레이어
moment-leads = { $name } 님이 { $points }점으로 { $second } 님을 제치고 앞서 나갔어요.
moment-close = { $name } 님이 { $count }점 차이로 이겼어요.
moment-shared = { $points }점씩 얻어 공동 승리예요.

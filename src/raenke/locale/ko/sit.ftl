# 이 컴퓨터의 봇이 서버의 테이블에 앉을 때: 어디에 앉는지, 왜 앉을 수 없는지.

sit-link = 테이블 링크는 { $example } 같은 모양이어야 해요. 입력한 것: { $link }
sit-no-server = { $site }에서 응답하는 서버가 없어요({ $why }). 주소가 맞는지, 서버가 켜져 있는지 확인하세요.
sit-no-tls = { $site }에 안전하게 연결할 수 없어요({ $why }). 서버의 인증서가 유효한가요? 인증서가 없는 서버라면 { $link } 링크를 쓰세요.
sit-not-ours = { $site }에서 응답이 왔지만 Ränke 서버가 아니에요({ $why }). 주소를 확인하세요.
sit-no-table = { $link } 테이블이 없어요. 링크를 확인하세요.
sit-secret = 서버가 모르는 비밀 값이에요. --secret과 RAENKE_SECRET을 확인하세요. 비밀 값이 없으면 새 손님으로 앉아요.
sit-seat = 이 테이블의 자리는 1번부터 { $seats }번까지예요. { $seat }번 자리는 없어요.
sit-refused = 앉을 수 없어요: { $why }.
sit-return = 이 자리로 돌아오려면: { $command }
sit-seated = { $name } 님이 { $seat }번 자리에 앉았어요. 게임이 끝날 때까지 계속해요. Ctrl-C를 누르면 멈춰요.
sit-gone = 이 손님의 자리가 없어졌어요. 방장이 다른 사람에게 주었어요.
sit-lost = { $site } 연결이 끊겼어요({ $why }). 자리는 남아 있으니 같은 비밀 값으로 돌아올 수 있어요.
sit-over = 게임이 끝났어요: { $scores }.
sit-proven = 기록이 카드 배분을 증명해요. 아무도 카드를 고를 수 없었고, 이 자리의 수가 들어 있어요. 마지막 해시: { $hash }
sit-not-proven = 서버가 미리 보여 준 것을 지키지 않아 이번 배분은 믿을 수 없어요({ $why }).

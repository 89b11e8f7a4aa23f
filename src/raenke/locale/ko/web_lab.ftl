# The labs: building a column or a city by hand.

lab-title = 실험실
lab-about = 원하는 상황을 직접 만들어 보세요. 결과와 그 이유는 게임이 알려 줘요.
lab-open = 실험실 열기
lab-none = 실험실이 없는 게임이에요: { $game }.
lab-unreadable = 이 주소에는 보여 줄 수 있는 내용이 없어요. 아래는 예시예요.
lab-rules = 규칙
lab-example = 다른 예시
lab-clear = 비우기
lab-up = 위로: { $card }
lab-down = 아래로: { $card }
lab-remove = 빼기: { $card }

# A column of Kabale & Hiebe.

lab-kabale-title = 열 실험실
lab-kabale-about = 원하는 대로 열을 놓고 누가 왜 이기는지 보세요. 어떤 카드를 놓으면 내가 이기는지도 알 수 있어요.
lab-domain = 목표의 분야
lab-points = 점수
lab-column = 목표에서 아래로 놓인 열
lab-empty = 아직 카드가 없어요. 색과 우군을 고르세요.
lab-slip = 아래에 카드 넣기
lab-slip-now = 이제 투명 망토 아래에 넣을 카드를 고르세요.
lab-verdict = 누가 이기나요
lab-first-step = 처음부터
lab-step = { $total }단계 가운데 { $count }단계
lab-allies = 우군
lab-lay-for = 누구의 카드를 놓을까요?
lab-laid = 이미 놓임
lab-mark = 승리
lab-wins = 지금 어떤 카드가 이기나요?
lab-wins-none = 지금 이 열을 이길 카드는 없어요.
lab-wins-all = 어떤 카드를 놓아도 이겨요.
lab-wins-most = { $total }장 가운데 { $count }장, 다음만 빼고: { $cards }.
lab-wins-some = { $total }장 가운데 { $count }장: { $cards }.
lab-ends = 이 카드로 라운드가 끝나요
lab-wins-how = 실제 게임처럼 카드를 한 장씩 열 맨 아래에 놓아 봐요. 바로 위 카드가 뒷면이면 공개되어 능력이 작동해요. 암살자는 죽이고, 항해사는 다른 열로 떠나고, 폭풍은 열을 닫아요. 투명 망토 아래에는 아무도 카드를 넣지 않고, 배신자는 목표를 바꾸지 않아요. 그다음 열을 그대로 분배해요.
lab-wins-how-ends = 카드를 열 맨 아래에 놓으면 라운드가 끝나요. 분배 전에는 아무것도 공개되지 않아요.

# A city of Citadels.

lab-citadels-title = 도시 실험실
lab-citadels-about = 도시를 짓고 점수를 한 줄씩 확인하세요. 어떤 건물이 가장 큰 점수를 더하는지도 알 수 있어요.
lab-city = 도시
lab-your-city = 이 도시
lab-city-empty = 아직 건물이 없어요. 아래에서 고르세요.
lab-hand = 손패
lab-hand-empty = 손패가 없어요.
lab-embellish = { $district }: 예술가의 금화
lab-embellish-how = 건물을 누르면 예술가의 금화를 올려요.
lab-needed = 건물: { $needed }채 가운데 { $count }채.
lab-museum = 박물관 아래 카드
lab-first = 가장 먼저 완성한 도시
lab-first-nobody = 아직 없음
lab-first-me = 이 도시
lab-first-another = 다른 도시
lab-declared = 종탑의 종이 울렸어요
lab-late = 유령의 집을 마지막 라운드에 지음
lab-districts = 건물
lab-into = 건물을 어디에 놓을까요?
lab-into-city = 도시에
lab-into-hand = 손패에
lab-worth = 지금 어떤 건물이 가장 값진가요?
lab-worth-hand = 손패에서
lab-worth-box = 상자에서
lab-worth-all = { $count }채 더 보기
lab-worth-how = 손패의 건물은 직접 지어요. 카드가 손에서 나가고 값을 치러요. 다른 건물은 공짜로 얻은 것으로 계산해요.
lab-price = 금화 { $gold }개
lab-bar-full = 도시가 가득 찼어요
lab-bar-copies = 상자에 더 없어요
lab-bar-twice = 이미 도시에 있어요
lab-bar-price = 너무 비싸요

# The column lab.

lab-kabale-title = 열 실험실
lab-kabale-about = 카드를 원하는 대로 놓아 열을 만들고, 누가 왜 이기는지 보세요. 어떤 카드를 놓으면 내가 이기는지도 알 수 있어요.
lab-domain = 목표의 분야
lab-points = 점수
lab-column = 목표부터 아래로 본 열
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
lab-wins-none = 지금 이 열에서 이기는 카드는 없어요.
lab-wins-all = 어떤 카드를 놓아도 이겨요.
lab-wins-most = { $total }장 가운데 { $count }장, 다음만 빼고: { $cards }.
lab-wins-some = { $total }장 가운데 { $count }장: { $cards }.
lab-ends = 이 카드로 라운드가 끝나요
lab-wins-how = 실제 게임처럼 카드를 한 장씩 열 맨 아래에 놓아 봐요. 바로 위 카드가 뒷면이면 공개되어 능력이 발휘돼요. 암살자는 놓은 카드를 암살하고, 항해사는 다른 열로 떠나고, 폭풍은 열을 닫아요. 투명 망토 아래에는 아무도 카드를 넣지 않고, 배신자는 목표를 맞바꾸지 않아요. 그다음 열을 그대로 분배해요.
lab-wins-how-ends = 카드를 열 맨 아래에 놓으면 라운드가 끝나요. 분배 전에는 아무것도 공개되지 않아요.

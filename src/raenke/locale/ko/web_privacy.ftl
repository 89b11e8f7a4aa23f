# 서버가 사람에 대해 무엇을 보관하는지 알려 주는 페이지

privacy-title = 개인정보
privacy-about = 이 서버가 무엇을 얼마 동안 보관하고 누가 볼 수 있는지 알려 드려요.
privacy-device = 여기에는 서버가 없어요. 이름과 설정, 게임은 이 브라우저에만 있어요. 설정에서 끝난 게임을 저장하고 모두 지울 수 있어요.
privacy-keeps = 보관하는 것
privacy-keeps-guest = 이름과 색, 마지막으로 온 날짜, 그리고 본인임을 알려 주는 쿠키예요. 계정도 비밀번호도 추적도 없어요.
privacy-keeps-games = 게임마다 누가 어디에 앉았는지, 모든 행동, 채팅, 결과를 보관해요. 평점과 내 결과는 여기에서 나와요.
privacy-keeps-nudges = 차례 알림을 신청하면 알림을 받을 주소도 보관해요. 주소를 지우거나 내 정보를 지우면 없어져요. 메시지는 내가 고른 서비스를 거쳐 가요.
privacy-keeps-not = 인터넷 주소는 서버에 과부하를 거는 사람을 막으려고 접속해 있는 동안에만 써요. 저장하지 않아요.
privacy-long = 보관 기간
privacy-long-matches = { $days ->
    [0] 끝난 게임은 누군가 지울 때까지 보관해요.
   *[other] 끝난 게임은 { $days }일이 지나면 그 안의 모든 내용과 함께 지워요.
}
privacy-long-tables = { $days ->
    [0] 게임이 시작되지 않은 테이블은 누군가 닫을 때까지 열려 있고, 닫힌 지 하루가 지나면 지워요.
   *[other] 게임이 시작되지 않은 테이블은 { $days }일이 지나면 닫고 하루 뒤에 지워요.
}
privacy-long-guests = { $days ->
    [0] 이름은 직접 지울 때까지 보관해요.
   *[other] { $days }일 동안 오지 않고 이름이 남은 게임도 없으면 이름을 지워요.
}
privacy-seen = 볼 수 있는 사람
privacy-seen-table = 같은 테이블에 있거나 구경하는 사람은 내 이름과 행동, 채팅을 볼 수 있지만 숨은 카드는 볼 수 없어요. 공개 테이블에서 평점 게임을 끝내면 평점 목록에 이름이 나와요.
privacy-seen-link = 끝난 게임의 링크가 있는 사람은 모든 카드를 펼친 채로 다시 볼 수 있어요.
privacy-seen-host = 서버 운영자는 보관된 모든 것을 볼 수 있어요. 진행 중인 게임의 숨은 카드도 마찬가지예요.
privacy-gone = 지우는 방법
privacy-gone-out = 설정에서 로그아웃하면 내 기기의 접속만 끝나요. 이름과 게임은 남아 있고, 복구 코드로 돌아올 수 있어요.
privacy-gone-me = 내 정보를 지우면 이름, 기기, 평점, 채팅이 곧바로 지워져요. 앉아 있던 테이블을 떠나고 봇이 이어서 해요. 행동과 점수는 다른 사람의 것이기도 하므로 “N. N.”이라는 이름으로 남아요.
privacy-gone-copies = 서버 운영자에게 예전 백업이 있을 수 있어요. 그것도 지워 달라고 부탁하세요.
privacy-delete = 내 정보 지우기
privacy-ask = 내 정보를 영구히 지울까요?
privacy-ask-what = 복구 코드로도 되돌릴 수 없어요.
privacy-delete-yes = 영구히 지우기
privacy-delete-no = 그대로 두기

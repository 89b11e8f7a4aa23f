# Citadels on its rules pages: examples, kinds of cards, the score sheet.

citadels-rules-then = 라운드가 끝났을 때
citadels-rules-colours = 다섯 가지 색
citadels-rules-character = 인물
citadels-rules-yellow = 노란색 건물
citadels-rules-blue = 파란색 건물
citadels-rules-green = 초록색 건물
citadels-rules-red = 빨간색 건물
citadels-rules-violet = 보라색 건물
citadels-rules-dark = { $copies }, 어둠의 도시
citadels-rules-count-part = 점수 계산
citadels-rules-count-districts = 건물: 비용만큼
citadels-rules-count-colours = 다섯 가지 색: 3
citadels-rules-count-first = 가장 먼저 완성: 4
citadels-rules-count-complete = 완성한 도시: 2
citadels-rules-count-gold = 동점일 때 금화
citadels-rules-count-total = 합계

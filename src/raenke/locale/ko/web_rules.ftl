# The rules in the browser: pages, cards, sheets to print.

web-rulebook = 규칙
web-rulebook-ways = 이 규칙의 페이지
web-rulebook-read = 규칙 읽기
web-rulebook-print = 인쇄
web-rulebook-none = 이 게임에는 규칙 페이지가 없어요.
web-rulebook-no-cards = 이 게임에는 카드 그림이 없어요.
web-rulebook-contents = 목차
web-rulebook-search = 규칙에서 찾기
web-rulebook-found =
    { $count ->
        [0] 찾은 것이 없어요. 다른 낱말이나 K4.7 같은 번호로 찾아보세요.
        [one] 조항 1개
       *[other] 조항 { $count }개
    }
web-rulebook-link = { $paragraph } 링크 복사하기
web-rulebook-copied = { $paragraph } 링크를 복사했어요.
web-rulebook-held = 여기에 적용되는 규칙
web-rulebook-at-table = 내 테이블: { $title }
web-rulebook-in-edition = 판본: { $title }
web-rulebook-differs = 이 규칙들은 페이지에 적힌 것과 달라요.
web-rulebook-edition-here = 이 판본에서는: { $option } – { $value }
web-rulebook-your-table = 내 테이블
web-rulebook-back = 테이블로 돌아가기
web-rulebook-gone = 보고 있던 테이블을 찾을 수 없어요. 아래 규칙에는 그 테이블의 선택이 반영되지 않았어요.
web-rulebook-lab = 실험실에서 해 보기
web-rulebook-kinds = 카드 종류
web-rulebook-all-kinds = 모두
web-rulebook-large = { $card }: 크게 보기
web-rulebook-copies =
    { $count ->
        [one] 1장
       *[other] { $count }장
    }
web-rulebook-print-what = 인쇄할 것
web-rulebook-print-now = 인쇄하기
web-rulebook-sheet-rules = 규칙 요약
web-rulebook-sheet-cards = 카드 설명
web-rulebook-sheet-scores = 점수표
web-rulebook-date = 날짜

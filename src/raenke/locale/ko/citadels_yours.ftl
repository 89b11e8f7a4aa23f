# What is counted of one's own games.

yours-tally-citadels-card = 인물별로 이긴 횟수
yours-tally-citadels-built = 지은 건물별로 이긴 횟수

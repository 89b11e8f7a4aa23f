# What is counted of one's own games.

yours-tally-citadels-card = 인물마다 이긴 횟수
yours-tally-citadels-built = 지은 건물마다 이긴 횟수

# What is counted of one's own games.

yours-tally-kabale-card = 우군별로 열에서 이긴 횟수

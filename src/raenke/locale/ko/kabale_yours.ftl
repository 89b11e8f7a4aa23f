# What is counted of one's own games.

yours-tally-kabale-card = 우군마다 열을 이긴 횟수

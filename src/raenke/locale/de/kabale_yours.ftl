# What is counted of one's own games.

yours-tally-kabale-card = Wie oft dir jeder Verbündete seine Spalte gewann

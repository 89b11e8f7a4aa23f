# What is counted of one's own games.

yours-tally-kabale-card = Wie oft jeder Verbündete seine Spalte für dich gewann

# What is counted of one's own games.

yours-tally-kabale-card = Hányszor nyerte meg neked az oszlopát egy-egy szövetséges

# What is counted of one's own games.

yours-tally-kabale-card = How often each ally won its column for you

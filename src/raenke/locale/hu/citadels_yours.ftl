# What is counted of one's own games.

yours-tally-citadels-card = Hányszor nyertél egy-egy karakterrel
yours-tally-citadels-built = Hányszor nyertél egy-egy megépített épülettel

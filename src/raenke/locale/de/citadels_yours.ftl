# What is counted of one's own games.

yours-tally-citadels-card = Wie oft du mit jedem Charakter gewonnen hast
yours-tally-citadels-built = Wie oft du mit jedem gebauten Bauwerk gewonnen hast

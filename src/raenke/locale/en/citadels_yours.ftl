# What is counted of one's own games.

yours-tally-citadels-card = How often you won with each character
yours-tally-citadels-built = How often you won with each district you built

# The way to the rooms, from everywhere.

nav-menu = Menu
nav-rooms = Pages
nav-learn = Learn
nav-rules = Rules
nav-lab = Lab
nav-privacy = Privacy
nav-replay = Replay
nav-yours = Your results
nav-learn-now = Learn in 3 minutes
nav-read-rules = Read the rules
nav-cards = All cards
nav-watch-replay = Watch the replay
nav-level = Opponents
nav-watch = Watch
nav-set-still = Keep everything still

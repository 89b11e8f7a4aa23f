# The trainer: what can you do here?

train-citadels-about = A turn in the middle of a game. Tick every move that is allowed, and read why the others are not.
train-citadels-what = Your turn as { $character }: what can you do?
train-citadels-choose = Tick every move that you may make now.
train-citadels-yes = This is allowed.
train-citadels-no = Not allowed: { $why }.

# The trainer: what can you do here?

train-citadels-what = Your turn as { $character }: what can you do?
train-citadels-choose = Tick every move that you may make now.
train-citadels-yes = This is allowed.
train-citadels-no = Not allowed: { $why }.

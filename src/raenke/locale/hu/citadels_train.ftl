# The trainer: what can you do here?

train-citadels-about = Egy forduló a játék közepéről. Jelöld meg, mit lehet megtenni, és olvasd el, miért nem lehet a többit.
train-citadels-what = A te fordulód ({ $character }): mit tehetsz?
train-citadels-choose = Jelöld meg mindazt, amit most megtehetsz.
train-citadels-yes = Ezt megteheted.
train-citadels-no = Nem lehet: { $why }.

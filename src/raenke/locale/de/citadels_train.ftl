# The trainer: what can you do here?

train-citadels-about = Ein Zug mitten im Spiel. Kreuze an, was erlaubt ist, und lies, warum alles andere nicht geht.
train-citadels-what = Dein Zug als { $character }: Was kannst du tun?
train-citadels-choose = Kreuze alles an, was jetzt erlaubt ist.
train-citadels-yes = Das ist erlaubt.
train-citadels-no = Nicht erlaubt: { $why }.

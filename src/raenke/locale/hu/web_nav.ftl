# Út a szobákba, mindenhonnan.

nav-menu = Menü
nav-rooms = Oldalak
nav-learn = Tanulás
nav-rules = Szabályok
nav-lab = Labor
nav-privacy = Adatvédelem
nav-replay = Visszajátszás
nav-yours = Eredményeid
nav-learn-now = Tanuld meg 3 perc alatt
nav-read-rules = A szabályok olvasása
nav-cards = Minden lap
nav-watch-replay = Visszajátszás megnézése
nav-level = Ellenfelek
nav-watch = Megnézem
nav-set-still = Mozgás nélkül

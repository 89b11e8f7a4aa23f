# Lessons, the guided game and the trainer.

learn-title = Tanulás
learn-about = Rövid leckék a valódi asztalon, aztán egy első játszma, amely elmagyarázza, mi történik.
learn-lesson = A lecke
learn-lessons = Leckék
learn-lesson-number = { $number }. lecke
learn-right = Helyes!
learn-wrong = Még nem jó.
learn-so-far = Eddig helyes. Folytasd.
learn-next = Következő lecke
learn-back = Visszavonom, újra próbálom
learn-all-done = Minden leckével végeztél. Most játssz egyet: a játszma mindent elmagyaráz, ami először történik.
learn-list = Minden lecke
learn-progress = { $done } lecke kész, összesen { $count }
learn-start = Kezdés az 1. leckével
learn-go-on = Tovább
learn-again = Újra az elejéről
learn-done = kész
learn-train = Gyakorlás
learn-rules = Szabályok
learn-explain = Magyarázz el mindent újra
learn-guide = Magyarázat
learn-understood = Értem
learn-stop = Nem kell több magyarázat

# The trainer.

train-about = Feladatok játék közbeni helyzetekből, a szabályok szerint. Három egymás utáni helyes válasz után nehezebbek jönnek.
train-none = Még nem próbáltad.
train-first = Első feladat
train-level = Szint
train-level-1 = könnyű
train-level-2 = nem olyan könnyű
train-level-3 = fogós
train-level-4 = nehéz
train-level-5 = rafinált
train-score = { $right } helyes, összesen { $tried }
train-streak = { $streak } egymás után, legjobb: { $best }
train-next = Következő feladat
train-share = Link másolása
train-copied = A link másolva
train-check = Ellenőrzés

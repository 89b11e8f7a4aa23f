# Lessons, the guided game and the trainer.

learn-title = Lernen
learn-about = Kurze Lektionen am echten Tisch, dann eine erste Partie, die erklärt, was geschieht.
learn-lesson = Die Lektion
learn-lessons = Lektionen
learn-lesson-number = Lektion { $number }
learn-right = Richtig!
learn-wrong = Noch nicht ganz.
learn-so-far = So weit richtig. Mach weiter.
learn-next = Nächste Lektion
learn-back = Zurücknehmen, neu versuchen
learn-all-done = Du hast alle Lektionen geschafft. Spiele jetzt eine Partie: Sie erklärt alles, was zum ersten Mal geschieht.
learn-list = Alle Lektionen
learn-progress = { $done } von { $count } Lektionen geschafft
learn-start = Mit Lektion 1 beginnen
learn-go-on = Weiter
learn-again = Noch einmal von vorn
learn-done = geschafft
learn-train = Übungen
learn-rules = Regeln
learn-explain = Alles noch einmal erklären
learn-guide = Erklärung
learn-understood = Verstanden
learn-stop = Nichts mehr erklären

# The trainer.

train-about = Aufgaben mitten aus dem Spiel, nach den Regeln gewertet. Nach drei richtigen in Folge werden sie schwerer.
train-none = Noch nichts versucht.
train-first = Erste Aufgabe
train-level = Stufe
train-level-1 = leicht
train-level-2 = nicht ganz leicht
train-level-3 = knifflig
train-level-4 = schwer
train-level-5 = gemein
train-score = { $right } von { $tried } richtig
train-streak = { $streak } in Folge, Bestwert { $best }
train-next = Nächste Aufgabe
train-share = Link kopieren
train-copied = Link kopiert
train-check = Prüfen

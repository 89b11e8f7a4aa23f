# The way to the guided game, from the start page and from the lessons.

guide-first = Geführte erste Partie

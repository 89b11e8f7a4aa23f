# Kabale & Hiebe on its rules pages: examples, kinds of cards, the score sheet.

kabale-rules-removed = eltávolítva
kabale-rules-no-value = nincs száma
kabale-rules-wins = nyer
kabale-rules-nobody = Senki sem versenyez: a célkártya kikerül a játékból.
kabale-rules-always = Képesség nélkül
kabale-rules-reveal = Felfordításkor hatnak
kabale-rules-award = Értékeléskor hatnak
kabale-rules-goal = Célkártyák
kabale-rules-each = játékosonként egy
kabale-rules-goals = 1, 2, 3, 3, 4 és 5 pontot érnek. Szakértője: { $specialist }.
kabale-rules-count-plain = Egyszerű: minden pont
kabale-rules-count-best = Területenként a legjobb
kabale-rules-count-double = szorozva 2-vel
kabale-rules-count-others = − 1 minden további célkártyáért
kabale-rules-count-all = Mind a hat terület
kabale-rules-count-score = Pontszám: a nagyobb

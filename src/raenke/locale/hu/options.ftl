# Minden játék változatai, és azok a csoportjaik, amelyeknek nevük van.

option-edition = Kiadás
    .about = Melyik szabályszöveget követitek?
option-chosen = { $option }: { $value }
rules-here = Ennél az asztalnál: { $option } – { $value }
rules-same = Nincs eltérés: a szabályok úgy érvényesek, ahogy az oldalon állnak.
rules-presets = Játékmódok
preset-first = Első játszma
preset-printed = Nyomtatott szabály

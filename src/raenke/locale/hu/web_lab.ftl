# The labs: building a situation by hand.

lab-title = Labor
lab-about = Rakj ki kézzel bármilyen helyzetet. Maga a játék mondja meg, mi lesz belőle és miért.
lab-open = Labor megnyitása
lab-none = Ehhez a játékhoz nincs labor: { $game }.
lab-unreadable = A címben nincs semmi, amit itt meg lehetne mutatni. Ez egy példa.
lab-rules = Szabályok
lab-example = Másik példa
lab-clear = Kiürítés
lab-up = Feljebb: { $card }
lab-down = Lejjebb: { $card }
lab-remove = Eltávolítás: { $card }

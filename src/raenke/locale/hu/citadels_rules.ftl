# Citadels on its rules pages: examples, kinds of cards, the score sheet.

citadels-rules-then = A kör végén
citadels-rules-colours = Öt szín
citadels-rules-character = Karakterek
citadels-rules-yellow = Sárga épületek
citadels-rules-blue = Kék épületek
citadels-rules-green = Zöld épületek
citadels-rules-red = Piros épületek
citadels-rules-violet = Lila épületek
citadels-rules-dark = { $copies }, Sötét Város
citadels-rules-count-part = Pontozás
citadels-rules-count-districts = Épületek: az áruk
citadels-rules-count-colours = Mind az öt szín: 3
citadels-rules-count-first = Elsőként elkészült város: 4
citadels-rules-count-complete = Elkészült város: 2
citadels-rules-count-gold = Arany, egyenlő pontoknál
citadels-rules-count-total = Összesen

# Citadels on its rules pages: examples, kinds of cards, the score sheet.

citadels-rules-then = At the end of the round
citadels-rules-colours = Five colours
citadels-rules-character = Characters
citadels-rules-yellow = Yellow districts
citadels-rules-blue = Blue districts
citadels-rules-green = Green districts
citadels-rules-red = Red districts
citadels-rules-violet = Violet districts
citadels-rules-dark = { $copies }, Dark Lands
citadels-rules-count-part = Count
citadels-rules-count-districts = Districts: their cost
citadels-rules-count-colours = All five colours: 3
citadels-rules-count-first = First complete city: 4
citadels-rules-count-complete = Complete city: 2
citadels-rules-count-gold = Gold, if tied
citadels-rules-count-total = Total

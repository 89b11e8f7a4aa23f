# Citadels on its rules pages: examples, kinds of cards, the score sheet.

citadels-rules-then = Am Ende der Runde
citadels-rules-colours = Fünf Farben
citadels-rules-character = Charaktere
citadels-rules-yellow = Gelbe Bauwerke
citadels-rules-blue = Blaue Bauwerke
citadels-rules-green = Grüne Bauwerke
citadels-rules-red = Rote Bauwerke
citadels-rules-violet = Violette Bauwerke
citadels-rules-dark = { $copies }, Die dunklen Lande
citadels-rules-count-part = Abrechnung
citadels-rules-count-districts = Bauwerke: ihre Kosten
citadels-rules-count-colours = Alle fünf Farben: 3
citadels-rules-count-first = Erste vollständige Stadt: 4
citadels-rules-count-complete = Vollständige Stadt: 2
citadels-rules-count-gold = Gold, bei Gleichstand
citadels-rules-count-total = Summe

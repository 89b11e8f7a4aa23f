# A játszma fontos pillanatai, utólag elmesélve.

citadels-moment-murdered-leader = { $name } meggyilkolta { CHARACTER($character, form: "acc") }: { $second } volt az, aki éppen vezetett.
citadels-moment-murdered-builder = { $name } meggyilkolta { CHARACTER($character, form: "acc") }: { $second } volt az, akinek már csak egy épület hiányzott.
citadels-moment-stolen = { $name } { $amount } aranyat lopott. Az áldozat: { $second }.
citadels-moment-exchanged = { $name } elcserélte a kezében lévő lapokat { $second } lapjaival, és ezzel { $count } lappal többje lett.
citadels-moment-lost-colours = { $name } lerombolta { $second } városában { DISTRICT($district, form: "acc") }: odalett az öt színért járó { $points } pont.
citadels-moment-set-back = { $name } lerombolta { $second } városában { DISTRICT($district, form: "acc") }, amikor már csak egy épület hiányzott.
citadels-moment-completed = Elsőként { $name } városa készült el: ez az utolsó kör.
citadels-moment-tied-districts = { $name } és { $second } egyaránt { $points } pontot ért el; { $name } épületei érnek többet.
citadels-moment-tied-gold = { $name } és { $second } egyaránt { $points } pontot ért el, és az épületeik is ugyanannyit érnek; { $name } több aranyat gyűjtött.
citadels-moment-decided-completion = Az elkészült város döntött: { $name } { $points } ponttal többet kapott érte, mint { $second }; az előny { $count } pont.
citadels-moment-decided-colours = Az öt szín döntött: { $name } { $points } ponttal többet kapott érte, mint { $second }; az előny { $count } pont.
citadels-moment-decided-violet = A lila épületek döntöttek: { $name } { $points } ponttal többet kapott értük, mint { $second }; az előny { $count } pont.

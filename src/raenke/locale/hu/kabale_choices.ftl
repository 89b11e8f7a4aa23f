# A lépések, ahogyan választani lehet őket.

move-lay = Rakd le { CARD($card, form: "acc") } { COLUMN($column, form: "into") }
move-cloak = Csúsztasd { CARD($card, form: "acc") } a ködsüveg alá
move-swap = Cseréld fel a célkártyát { COLUMN($column) } célkártyájával
move-decline = Ne változtass semmin

# Tippek. Az indok önálló mondat.

reason-wins-column = Ezzel valószínűleg tiéd az oszlop.
reason-saves-column = Különben valószínűleg elvész az oszlop.
reason-high-number = Itt sokat ér a nagy szám.
reason-pairs-prince-squire = A herceg és az apród egy oszlopban nyer, bármennyi is az összeg.
reason-romeo-juliet = A saját Júliája mellett Rómeó 15-öt ér.
reason-specialist = E célkártya alatt a lap 8 helyett 12-t ér.
reason-storm = Ha a vihart felfordítják, az oszlop úgy záródik le, ahogy éppen áll.
reason-assassin-trap = Aki az orgyilkos alá rak lapot, elveszíti azt.
reason-bluff = A többiek többet fognak ott sejteni, mint ami van.
reason-keeps-strong = Így az erős lapok jobb célkártyákra maradnak.
reason-swap-gains = A csere után több pont lesz ott, ahol te vezetsz.
reason-cloak-strengthens = A rejtett lap erősíti ezt az oszlopot.

# Miért nem lehet egy lépést megtenni: „Ez nem lehetséges:” után álló tagmondat, pont nélkül.

refusal-closed = { COLUMN($column, form: "acc") } vihar zárta le (K3.3)
refusal-in-column = nincs a kezedben ez a lap: { CARD($card) }; { COLUMN($column, form: "in") } fekszik ({ $paragraph })
refusal-in-discard = nincs a kezedben ez a lap: { CARD($card) }; a felhasznált lapjaid között van ({ $paragraph })
refusal-in-pile = nincs a kezedben ez a lap: { CARD($card) }; valahol a húzópaklidban van ({ $paragraph })
refusal-no-such-column = nincs { $column }. oszlop, csak { $columns } oszlop van ({ $paragraph })
kabale-refusal-unknown-card = nincs „{ $card }” nevű lap (K1.1)
refusal-not-allied =
    { $card ->
        [musketeers] { CARD($card, form: "nom") } nincsenek benne ebben a játékban (K5.9)
       *[other] { CARD($card, form: "nom") } nincs benne ebben a játékban (K5.9)
    }
refusal-choice-cloak =
    { $cloak ->
        [must] előbb dönts a ködsüvegről: `cloak <lap>` (K5.19)
       *[may] előbb dönts a ködsüvegről: `cloak <lap>` vagy `decline` (K3.4)
    }
    .plain = előbb dönts a ködsüvegről (K3.4)
refusal-cloak-must = egy lapot a ködsüveg alá kell csúsztatnod (K5.19)
refusal-choice-traitor = előbb dönts az árulóról: `swap <oszlop>` vagy `decline` (K3.5)
    .plain = előbb dönts az árulóról (K3.5)
refusal-nothing-to-choose = most nincs miről dönteni, csak lapot lehet lerakni (K2.3)
refusal-own-column = az áruló a saját oszlopának célkártyáját egy másikéval cseréli fel (K3.5)
refusal-turn = nem te következel (K2.3)
refusal-over = a játék véget ért (K2.9)
refusal-parse = „{ $text }” nem lépés; hasonlók: { $nearest }
refusal-parse-alone = „{ $text }” nem lépés

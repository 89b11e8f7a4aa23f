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
refusal-choice-cloak = előbb dönts a ködsüvegről: `cloak <lap>` vagy `decline` (K3.4)
    .plain = előbb dönts a ködsüvegről (K3.4)
refusal-choice-traitor = előbb dönts az árulóról: `swap <oszlop>` vagy `decline` (K3.5)
    .plain = előbb dönts az árulóról (K3.5)
refusal-nothing-to-choose = most nincs miről dönteni, csak lapot lehet lerakni (K2.3)
refusal-own-column = az áruló a saját oszlopának célkártyáját egy másikéval cseréli fel (K3.5)
refusal-turn = nem te következel (K2.3)
refusal-over = a játék véget ért (K2.9)
refusal-parse = „{ $text }” nem lépés; hasonlók: { $nearest }
refusal-parse-alone = „{ $text }” nem lépés

# Változatok: a név, miről döntünk, az értékek.

option-round_end = A kör vége
    .about = Mikor ér véget egy kör? (K5.1)
    .at_once = azonnal, amint minden célkártya teljesült
    .after_action = az akció után: az utoljára lerakott lap feletti lapot még felfordítjuk, és hat
option-doppelganger = A hasonmás száma
    .about = Melyik számot veszi fel a hasonmás? (K5.2)
    .printed = a nyomtatott számot
    .current = a remete, a kis óriás és Rómeó utáni számot, a sárkányok előtt
option-floor = A legkisebb szám
    .about = Csökkenhet egy lap száma 0 alá? (K5.3)
    .zero = nem, 0 a legkisebb szám
    .none = igen, a számok negatívak is lehetnek
option-cloaked_card = Elrejtett lap
    .about = Minek számít a ködsüveg alá csúsztatott lap? (K5.4)
    .own_card = az oszlop önálló lapja
    .replaces_cloak = a ködsüveg helyére lép: a kettő egy lapnak számít
option-uncontested_goal = Gazdátlan célkártya
    .about = Ki kapja azt a célkártyát, amelyért senki sem versenyez? (K5.5)
    .removed = senki, kikerül a játékból
    .nearest = akié a hozzá legközelebbi lap
option-start_player = Kezdőjátékos
    .about = Ki kezdi az első kört? (K5.6)
    .random = a véletlen dönt
    .seat = { $name } kezd
option-scores = Pontállás
    .about = Látható-e játék közben a pontállás? (K5.7)
    .hidden = rejtve marad a végéig
    .open = mindig látható
option-rounds = Körök
    .about = Hány kör lesz? (K5.8)
    .count = { $count } kör
option-allies = Szövetségesek
    .about = Mely szövetségesei vannak minden játékosnak? (K5.9)
    .all = mind a 25
    .some = csak ezek: { $cards }

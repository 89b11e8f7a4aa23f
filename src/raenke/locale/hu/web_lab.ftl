# The labs: building a column or a city by hand.

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

# A column of Kabale & Hiebe.

lab-kabale-title = Oszloplabor
lab-kabale-about = Rakj ki bármilyen oszlopot, és nézd meg, ki nyeri meg és miért. Aztán azt is, melyik lappal nyernéd meg te.
lab-domain = A célkártya területe
lab-points = Pont
lab-column = Az oszlop, a célkártyától lefelé
lab-empty = Még nincs lap: válassz egy játékost és egy szövetségest.
lab-slip = Lap alácsúsztatása
lab-slip-now = Most válaszd ki a lapot, amely a ködsüveg alá kerül.
lab-verdict = Ki nyer
lab-first-step = Elölről
lab-step = { $count }. lépés, összesen { $total }
lab-allies = Szövetségesek
lab-lay-for = Kinek a lapját rakod le?
lab-laid = már ott van
lab-mark = nyer
lab-wins = Melyik lap nyerne most?
lab-wins-none = Most egyetlen lap sem nyerné meg ezt az oszlopot.
lab-wins-all = Bármelyik lap nyerne.
lab-wins-most = { $total } lapból { $count }, kivétel: { $cards }.
lab-wins-some =
    { $count ->
        [one] { $total } lapból csak egy: { $cards }.
       *[other] { $total } lapból { $count }: { $cards }.
    }
lab-ends = Ez a lap véget vet a körnek
lab-wins-how = Minden lapot úgy próbálunk ki, mint a játékban: az oszlop aljára kerül. Ha a fölötte lévő lap lefordítva fekszik, felfordul és hat: az orgyilkos öl, a felfedező másik oszlopba megy, a vihar lezárja az oszlopot. Ködsüveg alá senki sem csúsztat lapot, és az áruló nem cserél. Ezután az oszlopot úgy értékeljük, ahogy fekszik.
lab-wins-how-ends = Minden lap az oszlop aljára kerül, és véget vet a körnek: az értékelés előtt semmi sem fordul fel.

# A city of Citadels.

lab-citadels-title = Városlabor
lab-citadels-about = Építs várost, és nézd meg a pontozását sorról sorra. Aztán azt is, melyik épület hozná a legtöbbet.
lab-city = Város
lab-your-city = Ez a város
lab-city-empty = Még nincs épület: válassz alább.
lab-hand = Kézben
lab-hand-empty = Nincs lap a kézben.
lab-embellish = { $district }: a művész aranya
lab-embellish-how = Kattints egy épületre, és rákerül a művész aranya.
lab-needed = Épületek: { $count }, a teljes városhoz { $needed } kell.
lab-museum = Lapok a múzeum alatt
lab-first = Elsőként elkészült város
lab-first-nobody = még egy sem
lab-first-me = ez a város
lab-first-another = másik játékosé
lab-declared = Megszólalt egy harangtorony
lab-late = Az utolsó körben épült a kísértetváros
lab-districts = Épületek
lab-into = Hová kerül az épület?
lab-into-city = a városba
lab-into-hand = a kézbe
lab-worth = Melyik épület éri most a legtöbbet?
lab-worth-hand = Kézből
lab-worth-box = A dobozból
lab-worth-all = Még { $count } megmutatása
lab-worth-how = A kézben lévő lapot megépíted: kikerül a kezedből, és kifizeted az árát. Minden más épület úgy számít, mintha ingyen kapnád.
lab-price = ára { $gold } arany
lab-bar-full = a város megtelt
lab-bar-copies = nincs több a dobozban
lab-bar-twice = már áll a városban
lab-bar-price = túl drága

# The column lab.

lab-kabale-title = Oszloplabor
lab-kabale-about = Rakj ki bármilyen oszlopot, és nézd meg, ki nyeri meg és miért. Aztán azt is, melyik lappal nyernéd meg te.
lab-domain = A célkártya területe
lab-points = Pont
lab-column = Az oszlop, a célkártyától lefelé
lab-empty = Még nincs lap: válassz játékost és szövetségest.
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
lab-wins-how = Minden lapot úgy próbálunk ki, mint a játékban: az oszlop aljára kerül. Ha a fölötte lévő lap lefordítva fekszik, felfordul, és érvényesül a képessége: az orgyilkos megöli a lerakott lapot, a felfedező másik oszlopba megy, a vihar lezárja az oszlopot. Ködsüveg alá senki sem csúsztat lapot, és az áruló nem cserél. Ezután az oszlopot úgy értékeljük, ahogy fekszik.
lab-wins-how-ends = Minden lap az oszlop aljára kerül, és véget vet a körnek: az értékelés előtt semmi sem fordul fel.

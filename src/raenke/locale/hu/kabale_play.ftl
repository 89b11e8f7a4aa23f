# A játék a terminálban: címek.

kabale-play-title = Kabale & Hiebe
play-round = Kör: { $round }/{ $rounds }
play-piles = Húzópakli
play-discards = Felhasznált lapok
play-won-goals = Elnyert célkártyák
play-award = { $column }. oszlop értékelése: { $goal }

# Kis szavak az asztalon.

play-needs = még { $count } lap kell
play-fulfilled = teljesült
play-closed = lezárva
play-face-down = lefordítva
play-cloaked = elrejtve

# Kérdések a játékoshoz.

play-prompt-cloak = Felfordították a ködsüvegedet: melyik lapot csúsztatod alá? (szám, ? súgó, q vége)
play-prompt-traitor = Felfordították az árulódat: felcseréled a célkártyát? (szám, ? súgó, q vége)

# Súgó.

kabale-play-help =
    Célkártyákat gyűjtesz. Minden oszlop fölött egy célkártya áll; az oszlop lapjai döntik el, ki nyeri el.
    Ha te jössz, egy lapot a kezedből lefordítva valamelyik oszlop aljára raksz. Ha a felette lévő lap még lefordítva fekszik, felfordul: némelyik lap ilyenkor csinál valamit. Azután húzol.
    Egy célkártya akkor teljesült, ha az oszlopában legalább annyi lap van, ahány pontot ér, vagy ha vihar zárta le az oszlopot. Ha minden célkártya teljesült, a kör véget ér, és az oszlopokat értékeljük: rendszerint a legmagasabb összeg nyer.
    A végén a célkártyáid pontjai számítanak; ha mind a hat területről van célkártyád, ehelyett megduplázhatod mindegyik terület legjobbját, de minden további célkártyáért 1 pontot vesztesz.
kabale-play-help-keys =
    szám – az adott sorszámú lépés
    lay romeo 2 – vagy írd be magát a lépést
    ? – ez a súgó; h – tipp; t – az asztal még egyszer; d – mi van a felhasznált lapok között
    r – mit tudnak a lapok; r romeo – mit tud egy lap; r K4.7 – a szabály egy pontja
    c – kérdezzek-e rá minden lépésed előtt; u – az utolsó lépésed visszavonása
    s – hová van mentve a játszma; q – kilépés, a játszma megmarad

# A vége.

play-final-plain = { $name }: { $score } pont az összes célkártyáért
play-final-domains =
    { $further ->
        [0] { $name }: { $score } pont: mind a hat terület, 2 × { $best }
       *[other] { $name }: { $score } pont: mind a hat terület, 2 × { $best }, mínusz { $further } a további célkártyákért
    }

# A visszavonás részletesen, rákérdezés, jelek az asztalon.

kabale-play-help-undo = Visszavonás: ha leraktál egy lapot, újat húzol, és amit már láttál, azt láttad. Ezért egy lépést csak addig lehet visszavonni, amíg semmi újat nem mutatott neked, például amíg a saját ködsüveged vagy árulód a válaszodra vár. Ha minden lépés előtt szeretnél még egyszer gondolkodni, írd be: c. Akkor egy lépés csak az Enter lenyomására történik meg.
play-hands = Kézben
play-hand-columns = ← írd be a zárójeles számot
play-legend = { $down } lefordítva (a sajátjaidat elolvashatod), { $cloaked } elrejtve a kör végéig

# Egy feljegyzés elmesélve.

kabale-replay-heading = Kabale & Hiebe, { $count } játékos: { $names }

# Where games are chosen.

server-game-kabale = Kabale & Hiebe
server-game-kabale-about = Udvari fondorlat: az oszlopokba lefordítva letett lapok döntik el, ki nyeri el a célkártyákat. Szerző: Lutz Stepponat, 2–6 játékosnak.

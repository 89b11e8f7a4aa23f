# A játék a terminálban: címek.

play-title = Kabale & Hiebe
play-round = Kör: { $round }/{ $rounds }
play-hand = A kezedben
play-columns = Oszlopok
play-column = { $column }. oszlop
play-piles = Húzópaklik
play-discards = Felhasznált lapok
play-won-goals = Elnyert célkártyák
play-score = Pontállás
play-moves = Lehetséges lépéseid
play-rules = Mit tudnak a lapok
play-award = { $column }. oszlop értékelése: { $goal }

# Kis szavak az asztalon.

play-bot-name = { $number }. bot
play-your-name = Te
play-cards = { $count } lap
play-points = { $count } pont
    .with = { $count } ponttal
play-needs = még { $count } lap kell
play-fulfilled = teljesült
play-closed = lezárva
play-face-down = lefordítva
play-cloaked = elrejtve
play-empty = üres
play-hidden = rejtve

# Kérdések a játékoshoz.

play-prompt = Te jössz, { $name }: szám, ? súgó, h tipp, u visszavonás, s mentés, q kilépés
play-prompt-cloak = Felfordították a ködsüvegedet, { $name }: melyik lapot csúsztatod alá? (szám, ? súgó)
play-prompt-traitor = Felfordították az árulódat, { $name }: felcseréled a célkártyát? (szám, ? súgó)
play-number-wanted = Írj be egy számot 1 és { $count } között, vagy egy lépést, például: `{ $move }`.
play-refused = Ez nem lehetséges: { $why }.
play-waiting = { $name } gondolkodik …
play-more = Tovább az Enter billentyűvel.

# Súgó.

play-help =
    Célkártyákat gyűjtesz. Minden oszlop fölött egy célkártya áll; az oszlop lapjai döntik el, ki nyeri el.
    Ha te jössz, egy lapot a kezedből lefordítva valamelyik oszlop aljára raksz. Ha a felette lévő lap még lefordítva fekszik, felfordul: némelyik lap ilyenkor csinál valamit. Azután húzol.
    Egy célkártya akkor teljesült, ha az oszlopában legalább annyi lap van, ahány pontot ér, vagy ha vihar zárta le az oszlopot. Ha minden célkártya teljesült, a kör véget ér, és az oszlopokat értékeljük: rendszerint a legmagasabb összeg nyer.
    A végén a célkártyáid pontjai számítanak; ha mind a hat területről van célkártyád, ehelyett megduplázhatod mindegyik terület legjobbját, de minden további célkártyáért 1 pontot vesztesz.
play-help-keys =
    szám – az ilyen számú lépés
    lay romeo 2 – vagy maga a lépés, beírva
    ? – ez a súgó, és hogy mit tudnak a lapok
    h – tipp; u – az utolsó lépésed visszavonása; s – mentés; q – kilépés

# Mentés, folytatás, visszavonás, kilépés.

play-saved = Elmentve: { $path }. Később így folytathatod: { $command }
play-save-failed = Nem sikerült a mentés ({ $path }): { $why }
play-resumed = Folytatódik a mentett játszma ({ $path }), jelenleg: { $round }. kör.
play-resume-offer = Van egy félbehagyott játszma: { $path }. Folytatod? ({ play-yes }/{ play-no })
play-yes = i
play-no = n
play-undone = Az utolsó lépésedet visszavontuk.
play-undo-shown = Ezt nem lehet visszavonni: azóta valami új vált láthatóvá.
play-undo-none = Nincs olyan lépésed, amelyet vissza lehetne vonni.
play-quit = A játszma elmentve: { $path }. Így folytathatod: { $command }
play-bye = Viszlát!

# A vége.

play-over = Vége a játéknak.
play-final-plain = { $name }: { $score } pont az összes célkártyáért
play-final-domains =
    { $further ->
        [0] { $name }: { $score } pont: mind a hat terület, 2 × { $best }
       *[other] { $name }: { $score } pont: mind a hat terület, 2 × { $best }, mínusz { $further } a további célkártyákért
    }
play-winner =
    { $who ->
        [you] Te nyertél, { play-points.with }!
       *[other] { $name } nyert, { play-points.with }.
    }
play-winners-shared = A győzelmen osztozik, fejenként { play-points.with }: { $names }.

# Egy feljegyzés elmesélve.

replay-heading = Kabale & Hiebe, { $count } játékos: { $names }
replay-move = { $number }. lépés · { $name }
replay-more = Enter: a következő lépés, q: kilépés.
replay-end = Itt ér véget a feljegyzés.
replay-unfinished = Itt ér véget a feljegyzés; a játszmát nem játszották végig.
replay-refused = Ezt a feljegyzést nem lehet elmesélni: { $why }

# Közös játék: vendégek, játékok, botok.

# Név annak, aki nem mond egyet, és javaslatként: soronként egy, nem kártyanév, bárkire illik.
server-guest-names =
    Ravasz Róka
    Bátor Borz
    Bölcs Bagoly
    Csendes Nyest
    Büszke Páva
    Fürge Menyét
    Vidám Szarka
    Merész Sólyom
    Türelmes Gém
    Nemes Szarvas
    Éber Hiúz
    Okos Holló
    Huncut Szajkó
    Szelíd Medve
    Gyors Fecske
    Szerencsés Nyúl
    Vén Vadkan
    Vakmerő Cinke
    Bársony Macska
    Vitéz Griff
    Eleven Vidra
    Figyelmes Daru
    Csintalan Veréb
    Előkelő Hattyú

server-bot-novice = Álmodozó (1. az 5-ből)
server-bot-novice-about = Azt lépi, ami jól néz ki, és sok mindent nem vesz észre.
server-bot-hasty = Forrófejű (2. az 5-ből)
server-bot-hasty-about = Gyorsan játszik, és olykor elnéz valamit.
server-bot-greedy = Intéző (3. az 5-ből)
server-bot-greedy-about = Minden lépésnél mérlegeli, mit hoz, és rögtön a legjobbat választja.
server-bot-shrewd = Taktikus (4. az 5-ből)
server-bot-shrewd-about = Előre gondolkodik, de nem sokáig.
server-bot-search = Cselszövő (5. az 5-ből)
server-bot-search-about = Előre gondolkodik: több ezerszer végigjátssza, mi történhet, és azt lépi, ami a legtöbbször nyer.
server-bot-random = Céltalan bot

# A szerver saját oldala.

server-page-title = Ränke
server-page-runs = A játékszerver fut.
server-page-client = Ebben a telepítésben nincs böngészős asztal; programok így is játszhatnak itt.
server-page-api = A felület leírása (OpenAPI)
server-page-health = A szerver állapota

# Ami az asztalnál történik.

server-table-seated = { $name } leül.
server-table-invited = { $name } meghívást kapott egy visszavágóra; a helyet fenntartjuk.
server-table-freed = { $name } helyét már nem tartjuk fenn.
server-table-renamed = { $before } új neve: { $name }.
server-table-left = { $name } elhagyja az asztalt.
server-table-salt-shown = { $name } lepecsétel egy véletlen számot az osztáshoz.
server-table-deal-began = Minden szám le van pecsételve, most felfedjük őket.
server-table-salt-opened = { $name } felfedi a számot.
server-table-deal-voided-time =
    { $count ->
        [one] { $name } nem fedte fel időben a lepecsételt számot, ezért ez az osztás érvénytelen. A lapokat újraosztjuk, e nélkül a szám nélkül.
       *[other] { $name } nem fedték fel időben a lepecsételt számokat, ezért ez az osztás érvénytelen. A lapokat újraosztjuk, e számok nélkül.
    }
server-table-deal-voided-left = { $name } úgy megy el, hogy nem fedte fel a lepecsételt számot; ez az osztás érvénytelen.
server-table-began =
    { $cards ->
        [anew] A játszma egy korábbi játszma egyik pontjáról folytatódik, újraosztott rejtett lapokkal.
        [old] A játszma egy korábbi játszma egyik pontjáról folytatódik, a régi lapokkal.
       *[none] Kezdődik a játszma.
    }
server-table-said = { $name }: { $text }
server-table-undo-asked = { $name } vissza szeretné vonni az utolsó döntését.
server-table-undo-agreed = { $name } beleegyezik.
server-table-undo-refused = { $name } nem egyezik bele.
server-table-undo-withdrawn = { $name } visszavonja a kérését.
server-table-undone = { $name } utolsó döntését visszavontuk: ami utána történt, nem számít.
server-table-voted = { $name } arra szavazott, hogy { $second } helyett bot játsszon.
server-table-absent-clock = { $name } ideje lejárt; egyelőre bot játszik helyette.
server-table-absent-vote = { $name } nincs itt; egyelőre bot játszik helyette.
server-table-returned = { $name } visszatért.
server-table-pause-asked = { $name } szünetet kér: álljon meg az óra.
server-table-pause-agreed = { $name } beleegyezik a szünetbe.
server-table-pause-refused = { $name } nem egyezik bele a szünetbe.
server-table-pause-withdrawn = { $name } mégsem kér szünetet.
server-table-paused = Az óra áll, amíg valaki véget nem vet a szünetnek.
server-table-pause-ended = { $name } véget vetett a szünetnek: az óra újra jár.
server-table-warned = { $name } ideje fogy: kevesebb mint { $hours } óra maradt erre a lépésre.
server-table-finished = Véget ért a játszma.
server-table-rematched = { $name } új asztalt nyit egy visszavágóhoz.
server-table-closed = Ez az asztal már zárva van.
server-table-closed-host = A házigazda bezárta az asztalt.
server-table-closed-server = A szerver üzemeltetője bezárta az asztalt.
server-table-closed-time = Itt napok óta senki sem kezdte el a játszmát; az asztalt bezárjuk.
server-table-closed-empty = Itt már senki sem ül; az asztalt bezárjuk.
server-table-closed-abandoned = Mindenki elhagyta a játszmát; az asztalt bezárjuk.
server-table-closed-long = A játszma elérte a megengedett lépésszámot, és eredmény nélkül ér véget; az asztalt bezárjuk.

# Miért nem lehet valamit: tagmondat, mint a lépéseknél.

server-refusal-malformed = ez nem érthető ({ $why })
server-refusal-name = egy névhez betű vagy számjegy kell
server-refusal-which-seat = nem világos, melyik helyről van szó
server-refusal-no-seat = nincs itt { $seat }. számú hely; a helyek számozása 0-tól indul, az utolsó száma { $last }
server-refusal-bot-seat = nem ülhet bot ide: „{ $given }”; a helyek számozása 0-tól indul, és szövegként kell megadni őket; itt ezek vannak: { $free }
server-refusal-options = az asztal nem állítható be így: { $why }
server-refusal-no-bot = ilyen bot nincs, csak ezek: { $bots }
server-refusal-zone = a szerver nem ismeri ezt az időzónát: „{ $zone }”
server-refusal-moment = csak ugyanennek a játéknak egy befejezett játszmáját lehet folytatni, a vége előtti valamelyik pontról
server-refusal-moment-long = { $most } vagy több lépés utáni pontról nem folytatható játszma
server-refusal-record = ez a feljegyzés nem használható: { $why }
server-refusal-long = a feljegyzés több mint { $most } lépésből áll; ilyen hosszú játszmát a saját gépeden a „raenke replay” mesél el
server-refusal-column = ez az oszlop nem értékelhető: { $why }
server-refusal-city = ennek a városnak a pontjai nem számolhatók ki: { $why }
server-refusal-guest = a szerver nem ismer: előbb lépj be vendégként
server-refusal-secret = ez a kód vagy link nem érvényes, vagy már lejárt
server-refusal-origin = ez a kérés olyan oldalról jön, amely nem a szerveré
server-refusal-not-your-seat = ez nem a te helyed
server-refusal-host = ezt csak a házigazda teheti meg
server-refusal-not-found = itt nincs semmi
server-refusal-method = ezt itt nem lehet
server-refusal-too-large = ez túl nagy, legfeljebb { $most } bájt lehet
server-refusal-too-many = ez egyszerre túl sok; próbáld újra { $seconds } mp múlva
server-refusal-tables = { $most } be nem fejezett asztalod van; előbb fejezz be vagy zárj be egyet
server-refusal-tables-address = a hálózatodból már { $most } be nem fejezett asztal van; előbb fejezz be vagy zárj be egyet
server-refusal-failure = hiba történt a szerveren; próbáld újra
server-refusal-store = az adatbázis nem válaszol; semmi sem történt, próbáld újra
server-refusal-unreadable = ezt a játszmát a szervernek ez a változata nem tudja olvasni
server-refusal-stale = a játszma közben továbbhaladt
server-refusal-taken = ott már ül valaki
server-refusal-kept = ezt a helyet valaki másnak tartjuk fenn
server-refusal-looked = ebben a játszmában már ültél egy másik helyen
server-refusal-full = minden hely foglalt
server-refusal-old-cards = ez a játszma a régi lapokkal folytatódik: akinek megvan a korábbi játszma feljegyzése, minden rejtett lapot ismer. Aki leül, annak ehhez hozzá kell járulnia
server-refusal-begun = a játszma már elkezdődött
server-refusal-not-begun = a játszma még nem kezdődött el
server-refusal-over = a játszmának vége
server-refusal-not-over = a játszmának még nincs vége
server-refusal-device = ezen az oldalon csak ezen az eszközön lehet játszani; ha mások más eszközökről játszanának, Ränke-szerver kell hozzá
server-refusal-salt =
    { $why ->
        [none] ez az asztal nem bizonyítja a keverést, ezért nem fogad számokat
        [withheld] a számodat nem fedted fel időben; ennél az asztalnál nélküle osztunk
        [late] a számokat már felfedjük, senki sem pecsételhet le újat
        [early] a számokat csak a játszma indítása után fedjük fel
        [unshown] ez a hely nem pecsételt le számot
       *[other] nem ezt a számot pecsételte le ez a hely
    }
server-refusal-seats-open = még nincs minden hely elfoglalva
server-refusal-no-chat = ennél az asztalnál nincs csevegés
server-refusal-said = ennél az asztalnál már { $most } üzenet hangzott el; több nem fér el
server-refusal-noted = a játékon kívül túl sok mindent tettél ennél az asztalnál; lépni, szavazni és távozni még lehet
server-refusal-no-hints = ennél az asztalnál nincsenek engedélyezve a tippek
server-refusal-turn = nem te következel
server-refusal-bot-moves = lejárt az időd erre a lépésre: egy bot lép helyetted
server-refusal-undo-none = nincs visszavonható lépésed
server-refusal-undo-shown = azóta újat láttál („{ $what }”)
server-refusal-undo-public = azóta mindenki újat látott („{ $what }”)
server-refusal-undo-far = azóta túl sok minden történt
server-refusal-undo-asked = valaki már vissza szeretne vonni egy lépést
server-refusal-undo-not-asked = senki sem akar lépést visszavonni
server-refusal-vote-early = a játékos itt van, és még nem váratott sokáig
server-refusal-vote-nobody = ott nem ül senki, akinek a helyére bot ülhetne
server-refusal-pause-clock = ennél az asztalnál nincs óra
server-refusal-pause-on = az óra már áll
server-refusal-pause-asked = valaki már szünetet kért
server-refusal-pause-again = a legutóbbi szünetkérésedből nem lett semmi; a következő lépésed után kérhetsz újra
server-refusal-pause-not-asked = senki sem kér szünetet
server-refusal-pause-off = az óra most nem áll

# What people who are not at the table are told, and where they cannot be

server-nudge-code = A kódod a Ränkéhez: { $code }. Írd be a beállításoknál, és itt szólunk, ha te jössz.
server-nudge-turn = Te jössz: { $game }, a többiek: { $names }.
server-nudge-over = Véget ért a játszmád: { $game }, a többiek: { $names }.
server-nudge-pause = Szünetet kérnek, a beleegyezésedre várnak: { $game }, a többiek: { $names }.
server-nudge-soon = Hamarosan lejár az időd erre a lépésre: { $game }, a többiek: { $names }.

server-refusal-channel-kind = ez a szerver ott nem tud szólni; ezt kínálja: { $kinds }
server-refusal-channel-push = a böngésző feliratkozása nem használható; engedélyezd az értesítéseket, és próbáld újra
server-refusal-channel-ntfy = adj meg egy ntfy.sh-témát (betűk, számjegyek, - és _) vagy egy téma teljes címét
server-refusal-channel-discord = illeszd be a webhook címét úgy, ahogy a Discord mutatja (https://discord.com/api/webhooks/…)
server-refusal-channel-telegram = írd be a bottal folytatott csevegésed számát
server-refusal-channel-mail = írj be egy e-mail-címet
server-refusal-channel-webhook = írj be egy teljes címet, amely így kezdődik: https://
server-refusal-channel-code = ez a kód nem jó
server-refusal-channels = legfeljebb { $most } helyre küldünk üzenetet; előbb távolíts el egyet
server-refusal-nudge-refused = a szolgáltatás nem fogadta el az üzenetet; ellenőrizd a címet
server-refusal-nudge-gone = a szolgáltatás már nem ismeri ezt a címet
server-refusal-nudge-inside = ez a cím a szerver saját hálózatában van; oda a szerver nem küld semmit
server-refusal-nudge-unreachable = ezen a címen semmi sem válaszol; ellenőrizd, vagy próbáld később

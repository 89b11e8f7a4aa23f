# A Citadella a terminálban: címek.

citadels-play-title = Citadella
citadels-play-round = { $round }. kör
citadels-play-city = Város
citadels-play-gold = Arany
citadels-play-crown = Korona
citadels-play-cost = Ár
citadels-play-points-heading = Pont
citadels-play-rank = Rang
citadels-play-called = Szólított karakterek
citadels-play-face-up = Felfordítva középen
citadels-play-laid-down = Lefordítva középen
citadels-play-your-character = A karaktered
citadels-play-your-characters = A karaktereid
citadels-play-choosing = Karakterválasztás
citadels-play-choose-from = Ezekből választhatsz
citadels-play-seen = Amit választáskor láttál
citadels-play-seen-down = lefordítva
citadels-play-seen-passed = továbbadva
citadels-play-seen-put = félretéve
citadels-play-turn = A te fordulód: { CHARACTER($character) }
citadels-play-turn-other = { $name } fordulója: { CHARACTER($character) }
citadels-play-can = Amit megtehetsz
citadels-play-cannot = Amit nem tehetsz meg, és miért
citadels-play-cannot-line = { $move }: { $why }

# Kis szavak az asztalon.

citadels-play-deck = { $count } lap a pakliban
citadels-play-pile = { $count } lap az eldobottak között
citadels-play-museum = { $count } lap a múzeum alatt
citadels-play-unknown = nem tudni
citadels-play-nobody = senki sem jelentkezett
citadels-play-murdered = meggyilkolva
citadels-play-robbed = kifosztva
citadels-play-bewitched = megbabonázva
citadels-play-protected = védett
citadels-play-complete = elkészült
citadels-play-first = elsőként
citadels-play-owes-tax = adóval tartozik
citadels-play-embellished = arannyal
citadels-play-bell = Megszólalt a harang: { $count } épülettel elkészül egy város.
citadels-play-last-round = Ez az utolsó kör.

# Kérdések a játékoshoz.

citadels-play-prompt-take = Melyik karaktert veszed el? (szám, ? súgó)
citadels-play-prompt-put = Melyik karaktert teszed félre? (szám, ? súgó)
citadels-play-prompt-keep = A húzott lapok közül melyiket tartod meg? (szám, ? súgó)
citadels-play-prompt-discard = Melyik lapot dobod el? (szám, ? súgó)
citadels-play-prompt-pick = Melyik lapot veszed el? (szám, ? súgó)
citadels-play-prompt-place = Hová kerül a lap? (szám, ? súgó)
citadels-play-prompt-crown = Ki kapja a koronát? (szám, ? súgó)
citadels-play-prompt-ask = Mit kérsz a koronáért? (szám, ? súgó)
citadels-play-prompt-pay = Mivel fizetsz a koronáért? (szám, ? súgó)
citadels-play-prompt-give = Melyik épületet adod? (szám, ? súgó)
citadels-play-prompt-recover = Leromboltak egy épületet: megmented a temetőddel? (szám, ? súgó)
citadels-play-prompt-look = Áll a világítótornyod: átnézed a paklit? (szám, ? súgó)
citadels-play-prompt-choose = Melyik lapot veszed ki a pakliból? (szám, ? súgó)
citadels-play-prompt-declare = Áll a harangtornyod: megkondítod a harangot? (szám, ? súgó)

# Súgó.

citadels-play-help =
    Várost építesz. A játék azzal a körrel ér véget, amelyben elkészül valakinek a városa; akkor a legtöbb pont nyer.
    Minden kör választással kezdődik: mindenki titokban elvesz egy karaktert, a többit balra továbbadja. Azután rang szerint szólítjuk a karaktereket, és akinél a szólított van, az következik.
    A fordulódban elveszel 2 aranyat, vagy húzol 2 lapot, és 1-et megtartasz. Ezután megépíthetsz egy épületet a kezedből, ha kifizeted az árát. A karaktered képességét a fordulódban bármikor használhatod. Némelyik lila épület is segít.
    Az épületek annyi pontot érnek, amennyibe kerülnek. Mind az öt szín 3 pontot hoz, az elsőként elkészült város 4-et, minden más elkészült város 2-t.
citadels-play-help-keys =
    szám – az ilyen számú lépés
    build castle – vagy maga a lépés, beírva
    ? – ez a súgó; h – tipp; t – az asztal még egyszer
    r – mit tudnak a lapok; r castle – mit tud egy lap
    c – kérdezzek-e rá minden lépésed előtt; u – az utolsó lépésed visszavonása
    s – hová van mentve a játszma; q – kilépés, a játszma megmarad
citadels-play-help-undo = Visszavonás: amit már láttál, azt láttad. Ezért egy lépést csak addig lehet visszavonni, amíg semmi újat nem mutatott neked, például húzott lapot vagy más játékos válaszát. Ha minden lépés előtt szeretnél még egyszer gondolkodni, írd be: c. Akkor egy lépés csak az Enter lenyomására történik meg.

# Egy feljegyzés elmesélve.

citadels-replay-heading = Citadella, { $count } játékos: { $names }

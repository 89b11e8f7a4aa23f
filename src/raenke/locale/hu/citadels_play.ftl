# A Citadella a terminálban: címek.

citadels-play-title = Citadella
citadels-play-round = { $round }. kör
citadels-play-city = Város
citadels-play-gold = Arany
citadels-play-hands = Kézben
citadels-play-crown = Korona
citadels-play-cost = Ár
citadels-play-points-heading = Pont
citadels-play-rank = Rang
citadels-play-called = Szólított karakterek
citadels-play-face-up = Felfordítva középen
citadels-play-your-character = A karaktered
citadels-play-your-characters = A karaktereid
citadels-play-choosing = Karakterválasztás
citadels-play-choose-from = Ezekből választhatsz
citadels-play-seen = Választáskor láttad
citadels-play-seen-passed = továbbadva
citadels-play-turn = A te fordulód: { CHARACTER($character) }
citadels-play-turn-other = { $name } fordulója: { CHARACTER($character) }

# Kis szavak az asztalon.

citadels-play-to-call = Szólításra vár
citadels-play-piles-heading = Lapok
citadels-play-known = kezében: { $cards }
citadels-play-deck-place = { $place }. lap: { DISTRICT($district) }
citadels-play-deck = { $count } lap a pakliban
citadels-play-pile = { $count } lap az eldobottak között
citadels-play-museum = { $count } lap a múzeum alatt
citadels-play-nobody = senki sem jelentkezett
citadels-play-murdered = meggyilkolva
citadels-play-robbed = kifosztva
citadels-play-bewitched = megbabonázva
citadels-play-protected = védett
citadels-play-complete = elkészült
citadels-play-first = elsőként
citadels-play-owes-tax = adóval tartozik
citadels-play-embellished = feldíszítve
citadels-play-bell = Megszólalt a harang: { $count } épülettel elkészül egy város.
citadels-play-last-round = Ez az utolsó kör.

# A lépések csoportjai, és hogy a többi miért nem megy.

citadels-play-can = Amit megtehetsz
citadels-play-basic = Alapakció
citadels-play-build = Építés
citadels-play-discard = Eldobás
citadels-play-destroy = Lerombolás
citadels-play-trade = Csere
citadels-play-price =
    { $gold ->
        [0] ingyen
       *[other] { $gold } arany
    }
citadels-play-cannot = Amit nem tehetsz meg, és miért
citadels-play-cannot-line = { $move }: { $why }
citadels-play-cannot-nothing = Minden megtehető, ami csak eszedbe juthat.
citadels-play-choosing-take = Választás
citadels-play-choosing-put = Félretétel

# Amit a rejtett lapokról tudni lehet.

citadels-play-may-be = Hol lehetnek a karakterek
citadels-play-hands-known = Ismert lapok a többiek kezében
citadels-play-deck-known = Ismert lapok a pakliban
citadels-play-museum-known = Ismert lapok a múzeum alatt
citadels-play-place = { $place }. lap
citadels-play-slot-down = lefordítva
citadels-play-slot-withdrawn = véletlenszerűen félretéve
citadels-play-slot-left = még körbejár
citadels-play-slot-away = megmaradt
citadels-play-slot-take = kiválasztva
citadels-play-slot-put = félretéve
citadels-play-slot-has = kiválasztva
citadels-play-slot-take-seat = nála: { $name }
citadels-play-slot-has-seat = nála: { $name }
citadels-play-slot-put-seat = félretette: { $name }
citadels-play-unknown = A rejtett lapokról semmit sem tudsz.

# Kérdések a játékoshoz.

citadels-play-prompt-turn = Te jössz: egy szám – vagy w miért nem, k mit tudsz, h tipp, u vissza, ? súgó, q vége
citadels-play-prompt-take = Melyik karaktert választod? (szám, ? súgó, q vége)
citadels-play-prompt-put = Melyik karaktert teszed félre? (szám, ? súgó, q vége)
citadels-play-prompt-keep = A húzott lapok közül melyiket tartod meg? (szám, ? súgó, q vége)
citadels-play-prompt-discard = Melyik lapot dobod el? (szám, ? súgó, q vége)
citadels-play-prompt-pick = Melyik lapot veszed el? (szám, ? súgó, q vége)
citadels-play-prompt-place = Hová kerül ez a lap: { DISTRICT($district) }? (szám, ? súgó, q vége)
citadels-play-prompt-crown = Ki kapja a koronát? (szám, ? súgó, q vége)
citadels-play-prompt-ask = Mit kérsz a koronáért cserébe? { $name } fizet (szám, ? súgó, q vége)
citadels-play-prompt-pay = { $name } neked adta a koronát: mivel fizetsz érte? (szám, ? súgó, q vége)
citadels-play-prompt-give = Ezt szeretnéd: { DISTRICT($district) }. Melyik épületet adod érte? (szám, ? súgó, q vége)
citadels-play-prompt-recover = Lerombolták: { DISTRICT($district) }. Megmented a temetőddel? (szám, ? súgó, q vége)
citadels-play-prompt-look = Megépült a világítótornyod: átnézed a paklit? (szám, ? súgó, q vége)
citadels-play-prompt-choose = Melyik lapot veszed ki a pakliból? (szám, ? súgó, q vége)
citadels-play-prompt-declare = Megépült a harangtornyod: megkondítod a harangot? (szám, ? súgó, q vége)

# Súgó.

citadels-play-help =
    Várost építesz. A játék azzal a körrel ér véget, amelyben elkészül valakinek a városa; az nyer, akinek a legtöbb pontja van.
    Minden kör választással kezdődik: mindenki titokban választ egy karaktert, a többit továbbadja balra. Azután rang szerint szólítjuk a karaktereket, és akinél a szólított van, az következik.
    A fordulódban elveszel 2 aranyat, vagy húzol 2 lapot, és 1-et megtartasz. Ezután megépíthetsz egy épületet a kezedből, ha kifizeted az árát. A karaktered képességét a fordulódban bármikor használhatod. Némelyik lila épület is segít.
    Az épületek annyi pontot érnek, amennyibe kerülnek. Mind az öt szín 3 pontot hoz, az elsőként elkészült város 4-et, minden más elkészült város 2-t.
citadels-play-help-keys =
    szám – az adott sorszámú lépés
    build castle – vagy írd be magát a lépést
    ? – ez a súgó; h – tipp; t – az asztal még egyszer
    w – mit nem tehetsz most, és miért; k – mit tudsz a rejtett lapokról
    r – mit tudnak a lapok; r castle – mit tud egy lap; r C3.3 – a szabály egy pontja
    c – kérdezzek-e rá minden lépésed előtt; u – az utolsó lépésed visszavonása
    s – hová van mentve a játszma; q – kilépés, a játszma megmarad
citadels-play-help-undo = Visszavonás: amit már láttál, azt láttad. Ezért egy lépést csak addig lehet visszavonni, amíg semmi újat nem mutatott neked, például húzott lapot vagy más játékos válaszát. Ha minden lépés előtt szeretnél még egyszer gondolkodni, írd be: c. Akkor egy lépés csak az Enter lenyomására történik meg.

# Egy feljegyzés elmesélve.

citadels-replay-heading = Citadella, { $count } játékos: { $names }

# Where games are chosen.

server-game-citadels = Citadella
server-game-citadels-about = Válassz titokban karaktert, gyűjts aranyat, építs nyolc épületből várost. Szerző: Bruno Faidutti, 2–8 játékosnak, a Sötét Város kiegészítővel.

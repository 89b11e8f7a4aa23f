# Citadella: miért tanácsol valamit a bot. Minden indok önálló mondat.

# Bármely lépés.

citadels-reason-free = Semmibe sem kerül.

# Karakterválasztás.

citadels-reason-take-income = Több épületed is jövedelmet hoz ennek a karakternek.
citadels-reason-take-first = Ezt a karaktert szólítják elsőnek.
citadels-reason-take-robs = Valakinek több aranya van, mint neked.
citadels-reason-take-hands = Valakinek több lap van a kezében, mint neked.
citadels-reason-take-crown = Akié a korona, az választ elsőnek a következő körben.
citadels-reason-take-shelter = Így a 8. rangú nem nyúlhat a városodhoz.
citadels-reason-take-gold = Ez a karakter magától is hoz aranyat.
citadels-reason-take-builds = Van aranyad és lapod egynél több építkezésre.
citadels-reason-take-refund = Visszakapod, amibe az építkezésed kerül.
citadels-reason-take-strikes = Ez a karakter a többiek legerősebb városára is lecsaphat.
citadels-reason-put-attack = Így senki sem használhatja ellened.

# Arany vagy lapok.

citadels-reason-gold-builds = Ebből kifizetheted, amit most a legjobb megépíteni.
citadels-reason-gold-lacks = Van olyan lapod, amelyet még nem tudsz kifizetni.
citadels-reason-draw-needs = Nincs olyan lapod, amelyet megépíthetnél.
citadels-reason-draw-rich = Bármelyik lapodat ki tudod fizetni, újak kellenek.
citadels-reason-income-later = Amit mindjárt megépítesz, azzal több lesz.

# Építkezés.

citadels-reason-build-completes = Ezzel elkészül a városod.
citadels-reason-build-colour = Olyan színt hoz, amely még hiányzik a városodból.
citadels-reason-build-points = Több pontot ér, mint amennyibe kerül.
citadels-reason-build-income = A színe növeli a jövedelmet, amelyet még felvehetsz.
citadels-reason-build-works = Többet tud annál, mint hogy pontot ér.
citadels-reason-build-most = Amit ki tudsz fizetni, abból semmi sem ér több pontot.
citadels-reason-end-saves = Most építeni többe kerülne, mint amennyit hoz.

# Épületek, amelyek tesznek valamit, és a művész.

citadels-reason-embellish = Egy épületre tett arany a végén egy pontot ér.
citadels-reason-laboratory = Megépíteni nem tudod, de egy aranyat megér.
citadels-reason-museum = Minden lap a múzeum alatt egy pontot ér a végén.
citadels-reason-look = A pakli bármelyik lapját kiválaszthatod.
citadels-reason-declare = Te vezetsz: minél hamarabb lesz vége, annál jobb.
citadels-reason-recover = 1 aranyért a kezedbe kerül a lap.

# Lapok.

citadels-reason-card-colour = A színe még hiányzik a városodból.
citadels-reason-card-points = Ezek közül egyik lap sem ér több pontot.
citadels-reason-card-useless = Ezt a lapot nem tudod megépíteni.
citadels-reason-exchange-more = Abban a kézben több lap van, mint a tiédben.
citadels-reason-peek-most = A többiek közül senkinek sincs több lap a kezében.
citadels-reason-city = A rendes építkezésed így is megmarad.

# Megnevezés, csapás, korona.

citadels-reason-name-leader = Könnyen lehet, hogy épp a többiek élén álló játékosé ez a karakter.
citadels-reason-name-likely = Nagyon valószínű, hogy valakié ez a karakter.
citadels-reason-rob-rich = Könnyen lehet, hogy a többiek közül a leggazdagabbé ez a karakter.
citadels-reason-harm-near = Az a város már majdnem elkészült.
citadels-reason-harm-leader = A többiek közül senkinek sincs több pontja.
citadels-reason-trade-gains = Több pontot érő épületet kapsz, mint amit adsz.
citadels-reason-crown-before = A következő körben rögtön utána te választasz.
citadels-reason-crown-behind = Akinek adhatod, azok közül senkinek sincs kevesebb pontja.

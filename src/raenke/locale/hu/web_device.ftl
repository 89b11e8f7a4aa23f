# Oldal szerver nélkül: a szabályok a böngészőben futnak, és a böngésző őrzi a játszmákat.

device-aside = Ez a böngésző
device-loading = A szabályok és a botok betöltődnek; addig nézz körül nyugodtan.
device-failed-old = Ez a böngésző nem tudja futtatni a játékokat.
device-failed-old-todo = Frissítsd, vagy nyisd meg ezt az oldalt egy másik böngészőben. A szabályokat itt is elolvashatod.
device-failed-files = A szabályokat és a botokat nem sikerült betölteni.
device-failed-files-todo = Ellenőrizd a kapcsolatot, és próbáld újra. Ha már jártál itt, a játszmáid megvannak.
device-failed-broken = A szabályok és a botok nem indultak el.
device-failed-broken-todo = Ha kevés a memória, zárj be más oldalakat, és próbáld újra. A játszmáid megvannak.
device-elsewhere = A Ränke egy másik fülön is nyitva van.
device-elsewhere-todo = Játssz tovább ott vagy itt: egyszerre csak egy fülön lehet játszani, hogy egyik se vonja vissza a másik lépéseit.
device-here = Itt játszom
device-unkept = Ez a böngésző nem őrzi meg a játszmáidat.
device-unkept-todo = Játszani tudsz, de ha bezárod az oldalt, elvesznek: privát az ablak, vagy nincs szabad hely. Amit meg akarsz tartani, azt mentsd el feljegyzésként.
device-understood = Értem
device-new = Van új változat. Töltsd be, amikor akarod; a játszmáid megmaradnak.
device-new-take = Újratöltés most
device-new-later = Később
device-unreachable = A szabályok és a botok nem válaszolnak.
device-todo-server = Várd meg, amíg betöltődnek, vagy töltsd újra az oldalt.
device-replay = A böngésződ ellenőrzi és visszajátssza a feljegyzést, amely nem hagyja el ezt az eszközt.
device-kept = Játszmáid ebben a böngészőben
device-kept-about = Minden, amit játszol, ebben a böngészőben marad, és nem kerül máshová. A befejezett játszmáidat időnként mentsd fájlba: aki törli a böngésző adatait, ezeket is törli.
device-export = Minden feljegyzés mentése
device-import = Feljegyzések betöltése
device-added =
    { $count ->
        [0] Nem volt benne új játszma.
        [one] Egy játszma betöltve.
       *[other] { $count } játszma betöltve.
    }
device-forget = Minden törlése innen
device-forget-ask = Ebből a böngészőből minden játszma, a neved és a beállításaid is törlődnek. Senki sem tudja visszahozni őket.
device-forget-not = Minden maradjon

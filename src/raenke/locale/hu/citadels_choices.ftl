# Citadella: a lépések, ahogyan választani lehet őket. A `-gold` megmondja, mennyibe kerül vagy mennyit hoz, ha tudjuk.

citadels-seat =
    { $number ->
        [1] az 1. játékos
        [5] az 5. játékos
       *[other] a { $number }. játékos
    }
citadels-marked =
    { $mark ->
        [gold] { DISTRICT($district, form: "acc") } (feldíszítve)
       *[plain] { DISTRICT($district, form: "acc") }
    }
citadels-city =
    { $who ->
        [you] a saját városodban
       *[other] { $name } városában
    }
    .from =
        { $who ->
            [you] a saját városodból
           *[other] { $name } városából
        }

citadels-move-take = Válaszd { CHARACTER($character, form: "acc") }
citadels-move-put = Tedd félre { CHARACTER($character, form: "acc") }
citadels-move-gold = Vegyél el 2 aranyat
citadels-move-draw = Húzz lapokat
citadels-move-keep = Tartsd meg { DISTRICT($district, form: "acc") }
citadels-move-income = Vedd fel a jövedelmedet
citadels-move-income-gold = Vedd fel a jövedelmedet: { $gold } arany
citadels-move-bonus = Vedd fel a kereskedő ráadás aranyát
citadels-move-cards = Húzz 2 lapot építészként
citadels-move-levy = Vegyél el 1 aranyat a leggazdagabb játékostól
citadels-move-murder = Gyilkold meg { CHARACTER($character, form: "acc") }
citadels-move-rob = Foszd ki { CHARACTER($character, form: "acc") }
citadels-move-bewitch = Babonázd meg { CHARACTER($character, form: "acc") }
citadels-move-exchange = Cseréld el a lapjaidat { $name } lapjaival
citadels-move-discard = Dobd el { DISTRICT($district, form: "acc") }
citadels-move-done = Ne dobj el többet, és húzz
citadels-move-peek = Nézd meg { $name } lapjait
citadels-move-pick = Vedd el { DISTRICT($district, form: "acc") }
citadels-move-hand = Vedd a kezedbe a lapot
citadels-move-city = Építsd meg a lapot azonnal
citadels-move-city-gold = Építsd meg a lapot azonnal { $gold } aranyért
citadels-move-crown = A koronát { $name } kapja
citadels-move-pay-gold = A koronáért: 1 arany
citadels-move-pay-card = A koronáért: egy találomra húzott lap
citadels-move-pay = A koronáért: { DISTRICT($district, form: "nom") }
citadels-move-navigate-gold = Vegyél el 4 aranyat navigátorként
citadels-move-navigate-cards = Húzz 4 lapot navigátorként
citadels-move-destroy = Rombold le { citadels-city } { citadels-marked }
citadels-move-destroy-gold = Rombold le { citadels-city } { citadels-marked } { $gold } aranyért
citadels-move-recover = Vedd a kezedbe a lerombolt épületet 1 aranyért
citadels-move-decline = Mondj le róla
citadels-move-trade = Szerezd meg cserével { citadels-city.from } { citadels-marked }
citadels-move-give = Add érte { citadels-marked }
citadels-move-give-gold =
    { $gold ->
        [0] Add érte { citadels-marked }, és ne fizess semmit
       *[other] Add érte { citadels-marked }, és fizess { $gold } aranyat
    }
citadels-move-embellish = Díszítsd fel 1 arannyal { DISTRICT($district, form: "acc") }
citadels-move-laboratory = Laboratórium: dobd el { DISTRICT($district, form: "acc") } 1 aranyért
citadels-move-smithy = Kovácsműhely: fizess aranyat, és húzz lapokat
citadels-move-smithy-gold =
    { $gold ->
        [2] Kovácsműhely: fizess 2 aranyat, és húzz 3 lapot
       *[other] Kovácsműhely: fizess { $gold } aranyat, és húzz 2 lapot
    }
citadels-move-museum = Múzeum: tedd alá { DISTRICT($district, form: "acc") }
citadels-move-armory = Fegyvertár: áldozd fel, és rombold le { citadels-city } { citadels-marked }
citadels-move-look = Nézd át a paklit
citadels-move-choose = Vedd ki a pakliból { DISTRICT($district, form: "acc") }
citadels-move-declare = Kondítsd meg a harangot: eggyel kevesebb épület is elég
citadels-move-build = Építsd meg { DISTRICT($district, form: "acc") }
citadels-move-build-gold = Építsd meg { DISTRICT($district, form: "acc") } { $gold } aranyért
citadels-move-end = Fejezd be a fordulódat

# Miért nem lehet egy lépést megtenni: „Ez nem lehetséges:” után álló tagmondat, pont nélkül.

citadels-refusal-over = a játék véget ért ({ $paragraph })
citadels-refusal-not-your-turn = most { $name } dönt, nem te ({ $paragraph })
citadels-refusal-now-take = előbb válassz egyet a neked adott karakterek közül ({ $paragraph })
citadels-refusal-now-put = előbb tegyél félre egyet a neked adott karakterek közül ({ $paragraph })
citadels-refusal-now-keep = előbb tartsd meg az egyik húzott lapot ({ $paragraph })
citadels-refusal-now-discard = előbb dobj el még egy lapot, vagy írd be: `done` ({ $paragraph })
    .plain = előbb dobj el még egy lapot, vagy fejezd be ({ $paragraph })
citadels-refusal-now-pick = előbb vegyél el egyet a látott lapok közül ({ $paragraph })
citadels-refusal-now-place = előbb mondd meg, hová kerül a lap: `hand` vagy `city` ({ $paragraph })
    .plain = előbb mondd meg, hová kerül a lap ({ $paragraph })
citadels-refusal-now-crown = előbb add a koronát egy másik játékosnak ({ $paragraph })
citadels-refusal-now-ask = előbb kérj olyat, amije van: aranyat vagy lapot ({ $paragraph })
citadels-refusal-now-pay = előbb fizess azzal, amid van: arannyal vagy lappal ({ $paragraph })
citadels-refusal-now-recover = előbb dönts a temetőről: `recover` vagy `decline` ({ $paragraph })
    .plain = előbb dönts a temetőről ({ $paragraph })
citadels-refusal-now-give = előbb válassz egy saját épületet, amelyet erre elcserélhetsz ({ $paragraph })
citadels-refusal-now-look = előbb dönts a világítótoronyról: `look` vagy `decline` ({ $paragraph })
    .plain = előbb dönts a világítótoronyról ({ $paragraph })
citadels-refusal-now-choose = előbb vegyél ki egy lapot a pakliból ({ $paragraph })
citadels-refusal-now-declare = előbb dönts a harangtoronyról: `declare` vagy `decline` ({ $paragraph })
    .plain = előbb dönts a harangtoronyról ({ $paragraph })
citadels-refusal-not-asked = most nem erről kell dönteni ({ $paragraph })
citadels-refusal-not-in-cast = { CHARACTER($character, form: "nom") } nem szerepel ebben a játékban ({ $paragraph })
citadels-refusal-face-up = { CHARACTER($character, form: "nom") } felfordítva fekszik az asztal közepén ({ $paragraph })
citadels-refusal-not-handed = { CHARACTER($character, form: "nom") } nincs a neked adott karakterek között ({ $paragraph })
citadels-refusal-lone = a karakterednek csak az alapakció jut, más nem ({ $paragraph })
citadels-refusal-witch = amíg meg nem nevez egy karaktert, a boszorkánynak csak az alapakció jut ({ $paragraph })
citadels-refusal-only-end = ezután már csak befejezni lehet a fordulót ({ $paragraph })
citadels-refusal-basic-done = ebben a fordulóban már volt alapakciód ({ $paragraph })
citadels-refusal-basic-first = előbb jön az alapakció: `gold` vagy `draw` ({ $paragraph })
    .plain = előbb jön az alapakció ({ $paragraph })
citadels-refusal-must = a navigátornak előbb el kell vennie 4 aranyat, vagy húznia kell 4 lapot ({ $paragraph })
citadels-refusal-no-deck = nincs húzható lap ({ $paragraph })
citadels-refusal-not-in-hand = nincs a kezedben ez a lap: { DISTRICT($district) } ({ $paragraph })
citadels-refusal-no-income = a karakterednek nincs jövedelme ({ $paragraph })
citadels-refusal-income-done = a jövedelmedet már felvetted ({ $paragraph })
citadels-refusal-income-taken = ezt a jövedelmet már a megbabonázott játékos kapta meg ({ $paragraph })
citadels-refusal-nothing = ez semmin sem változtatna ({ $paragraph })
citadels-refusal-navigator = a navigátor nem építhet ({ $paragraph })
citadels-refusal-built = ebben a fordulóban már nem építhetsz többet ({ $paragraph })
citadels-refusal-price = ez { $price } aranyba kerül, neked pedig { $gold } van ({ $paragraph })
citadels-refusal-quarry = a kőfejtő csak egy párt enged meg, és az már áll a városodban ({ $paragraph })
citadels-refusal-twice = { DISTRICT($district, form: "nom") } már áll a városodban ({ $paragraph })
citadels-refusal-character = ezt csak { CHARACTER($character, form: "nom") } teheti meg ({ $paragraph })
citadels-refusal-ability-done = ezt ebben a fordulóban már megtetted ({ $paragraph })
citadels-refusal-richest = nincs olyan másik játékos, akinek egyedül van a legtöbb aranya ({ $paragraph })
citadels-refusal-not-to-rob = a tolvaj nem foszthatja ki { CHARACTER($character, form: "acc") } ({ $paragraph })
citadels-refusal-own-character = a saját karakteredet nem nevezheted meg ({ $paragraph })
citadels-refusal-not-there = { DISTRICT($district, form: "nom") } nem áll { $name } városában ({ $paragraph })
citadels-refusal-not-there-own = { DISTRICT($district, form: "nom") } nem áll a városodban ({ $paragraph })
citadels-refusal-not-there-armory = nincs fegyvertárad, vagy { DISTRICT($district, form: "nom") } nem áll { $name } városában ({ $paragraph })
citadels-refusal-gold-there = már van rajta arany: { DISTRICT($district) } ({ $paragraph })
citadels-refusal-no-seat = nincs ilyen játékos ({ $paragraph })
citadels-refusal-own = másik játékost kell választani ({ $paragraph })
citadels-refusal-has-crown = a korona már most is { $name } előtt áll ({ $paragraph })
citadels-refusal-end-of-turn = ez csak a forduló végén lehetséges, az alapakció után ({ $paragraph })
citadels-refusal-bishop = a püspök védi { $name } városát ({ $paragraph })
citadels-refusal-complete = { $name } városa már elkészült ({ $paragraph })
citadels-refusal-any-complete = amíg bármelyik város elkészült, a hadúr semmit sem rombolhat le ({ $paragraph })
citadels-refusal-keep = az öregtornyot sem lerombolni, sem elvenni nem lehet ({ $paragraph })
citadels-refusal-nothing-to-give = nincs olyan épületed, amelyet erre cserélhetnél: { DISTRICT($district) } ({ $paragraph })
citadels-refusal-worked = ebben a fordulóban már használtad { DISTRICT($district, form: "acc") } ({ $paragraph })
citadels-refusal-no-move = ez nem lépés; hasonlók: { $near }
citadels-refusal-unknown-card = nincs „{ $card }” nevű lap (C1.1)
citadels-refusal-cast-nine = 8 játékoshoz 9. rangú karakter is kell: válassz egyet minden ranghoz, vagy bízd a véletlenre (C2.1)
citadels-refusal-cast-twice = két karakter is { $rank }. rangú: válaszd az egyiket (C5.31)
citadels-refusal-cast-missing = nincs { $rank }. rangú karakter: válassz egyet minden ranghoz 1-től 8-ig (C5.31)
citadels-refusal-cast-emperor = 2 játékosnál a császár nem szerepelhet: válaszd a királyt (C2.1)
citadels-refusal-cast-queen = 5-nél kevesebb játékosnál a királynő nem szerepelhet: a 9. ranghoz válaszd a művészt, vagy senkit (C2.1)

# Egy város értékelése, lépésről lépésre.

citadels-step-district = { DISTRICT($district) }: { $points }
citadels-step-artist = { DISTRICT($district) }, feldíszítve: + { $points }
citadels-step-haunted = A kísértetváros színe itt { $colour }.
citadels-step-districts = Az épületek együtt: { $points }
citadels-step-colours = Mind az öt szín: + { $points }
citadels-step-first = Elsőként elkészült város: + { $points }
citadels-step-complete = Elkészült város: + { $points }
citadels-step-violet = { DISTRICT($district) }: + { $points }
citadels-step-total = Összesen: { $points }

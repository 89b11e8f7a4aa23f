# Citadella: a lépések, ahogyan választani lehet őket. A `-gold` megmondja, mennyibe kerül vagy mennyit hoz, ha tudjuk.

citadels-seat = { $number }. játékos
citadels-marked =
    { $mark ->
        [gold] { DISTRICT($district, form: "acc") } (arannyal)
       *[plain] { DISTRICT($district, form: "acc") }
    }
citadels-city =
    { $who ->
        [you] a saját városodban
       *[other] { $name } városában
    }

citadels-move-take = Vedd el { CHARACTER($character, form: "acc") }
citadels-move-put = Tedd félre { CHARACTER($character, form: "acc") }
citadels-move-gold = Végy el 2 aranyat
citadels-move-draw = Húzz lapokat
citadels-move-keep = Tartsd meg { DISTRICT($district, form: "acc") }
citadels-move-income = Vedd fel a jövedelmedet
citadels-move-income-gold = Vedd fel a jövedelmedet: { $gold } arany
citadels-move-bonus = Vedd el a kereskedő ráadás aranyát
citadels-move-cards = Húzd ki az építész 2 lapját
citadels-move-levy = Végy el 1 aranyat a leggazdagabb játékostól
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
citadels-move-pay-card = A koronáért: egy véletlenül húzott lap
citadels-move-pay = A koronáért: { DISTRICT($district, form: "nom") }
citadels-move-navigate-gold = Vedd el a navigátor 4 aranyát
citadels-move-navigate-cards = Húzd ki a navigátor 4 lapját
citadels-move-destroy = Rombold le { citadels-city } { citadels-marked }
citadels-move-destroy-gold = Rombold le { citadels-city } { citadels-marked } { $gold } aranyért
citadels-move-recover = Vedd a kezedbe a lerombolt épületet 1 aranyért
citadels-move-decline = Mondj le róla
citadels-move-trade = Szerezd meg cserével { citadels-city } { citadels-marked }
citadels-move-give = Add érte { citadels-marked }
citadels-move-give-gold =
    { $gold ->
        [0] Add érte { citadels-marked }, és ne fizess semmit
       *[other] Add érte { citadels-marked }, és fizess { $gold } aranyat
    }
citadels-move-embellish = Ékesítsd fel 1 arannyal { DISTRICT($district, form: "acc") }
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
citadels-move-choose = Vedd el { DISTRICT($district, form: "acc") }
citadels-move-declare = Kondítsd meg a harangot: eggyel kevesebb épület is véget vet a játéknak
citadels-move-build = Építsd meg { DISTRICT($district, form: "acc") }
citadels-move-build-gold = Építsd meg { DISTRICT($district, form: "acc") } { $gold } aranyért
citadels-move-end = Fejezd be a fordulódat

citadels-hint = A bot tanácsa: { $move }. { $reason }

# Miért nem lehet egy lépést megtenni: „Ez nem lehetséges:” után álló tagmondat, pont nélkül.

citadels-refusal-over = a játék véget ért (C3.6)
citadels-refusal-turn = most { $name } dönt, nem te (C3.3)
citadels-refusal-unknown-card = nincs „{ $card }” nevű lap (C1.1)
citadels-refusal-no-such-seat = nincs { $number }. játékos, a játékosok száma { $seats } (C3.1)
citadels-refusal-not-in-cast = { CHARACTER($character, form: "nom") } nem szerepel ebben a játékban (C2.1)
citadels-refusal-first-take = előbb vegyél el egy karaktert: `take <karakter>` (C3.2)
citadels-refusal-first-put = előbb tegyél félre egy karaktert: `put <karakter>` (C3.2)
citadels-refusal-first-keep = előbb mondd meg, melyik húzott lapot tartod meg: `keep <épület>` (C3.3)
citadels-refusal-first-discard = előbb fejezd be az eldobást: `discard <épület>` vagy `done` (C2.5)
citadels-refusal-first-pick = előbb vegyél el egyet a látott lapok közül: `pick <épület>` (C2.13)
citadels-refusal-first-place = előbb mondd meg, hová kerül a lap: `hand` vagy `city` (C2.13)
citadels-refusal-first-crown = előbb add tovább a koronát: `crown <játékos>` (C2.14)
citadels-refusal-first-ask = előbb mondd meg, mit kérsz a koronáért: `pay gold` vagy `pay card` (C4.8)
citadels-refusal-first-pay = előbb fizess a koronáért: `pay gold` vagy `pay <épület>` (C4.8)
citadels-refusal-first-give = előbb mondd meg, melyik épületet adod: `give <épület>` (C2.18)
citadels-refusal-first-recover = előbb dönts a temetőről: `recover` vagy `decline` (C1.9)
citadels-refusal-first-look = előbb dönts a világítótoronyról: `look` vagy `decline` (C1.15)
citadels-refusal-first-choose = előbb vegyél ki egy lapot a pakliból: `choose <épület>` (C1.15)
citadels-refusal-first-declare = előbb dönts a harangtoronyról: `declare` vagy `decline` (C1.22)
citadels-refusal-not-asked = most nem erről kell dönteni (C3.3)
citadels-refusal-not-offered = { CHARACTER($character, form: "nom") } nincs a választható karakterek között (C3.2)
citadels-refusal-basic-done = ebben a fordulóban már volt alapakciód (C3.3)
citadels-refusal-basic-first = előbb jön az alapakció: `gold` vagy `draw` ({ $paragraph })
citadels-refusal-basic-only-witch = amíg a boszorkány meg nem nevez egy karaktert, csak az alapakció jut neki (C2.11)
citadels-refusal-basic-only-bewitched = a karakteredet megbabonázták, csak az alapakció jut neki (C2.11)
citadels-refusal-basic-only-murdered = a karakteredet meggyilkolták, csak az alapakció jut neki (C1.26)
citadels-refusal-deck-empty = nincs több húzható lap ({ $paragraph })
citadels-refusal-not-drawn = { DISTRICT($district, form: "nom") } nincs a húzott lapok között (C3.3)
citadels-refusal-used = ezt ebben a fordulóban már megtetted ({ $paragraph })
citadels-refusal-character = ezt csak { CHARACTER($character, form: "nom") } teheti meg, te pedig { CHARACTER($yours, form: "nom") } vagy ({ $paragraph })
citadels-refusal-no-income = a karakterednek nincs jövedelme (C2.2)
citadels-refusal-income-zero = a városodban nincs a karaktered színéhez tartozó épület (C3.3)
citadels-refusal-levy = senki másnak nincs egyedül a legtöbb aranya (C2.15)
citadels-refusal-own-character = a saját karakteredet nem nevezheted meg (C2.2)
citadels-refusal-rob-first-rank = a tolvaj nem nevezheti meg { CHARACTER($character, form: "acc") } (C2.4)
citadels-refusal-rob-murdered = a tolvaj nem foszthatja ki { CHARACTER($character, form: "acc") }, mert meggyilkolták (C2.4)
citadels-refusal-rob-bewitched = a tolvaj nem foszthatja ki { CHARACTER($character, form: "acc") }, mert megbabonázták (C2.4)
citadels-refusal-own-seat = másik játékost kell választani ({ $paragraph })
citadels-refusal-hands-empty = egyikőtöknek sincs elcserélhető lapja (C3.3)
citadels-refusal-not-in-hand = nincs a kezedben ez a lap: { DISTRICT($district) } ({ $paragraph })
citadels-refusal-hand-empty = { $name } kezében nincs lap ({ $paragraph })
citadels-refusal-not-in-their-hand = { DISTRICT($district, form: "nom") } nincs a látott lapok között (C2.13)
citadels-refusal-crown-self = a koronát nem adhatod saját magadnak (C2.14)
citadels-refusal-crown-holder = a korona már most is { $name } előtt áll (C2.14)
citadels-refusal-no-gold = nincs arany, amivel fizetni lehetne ({ $paragraph })
citadels-refusal-no-card = nincs lap, amivel fizetni lehetne ({ $paragraph })
citadels-refusal-must-name = a boszorkánynak előbb meg kell neveznie egy karaktert: `bewitch <karakter>` (C2.11)
citadels-refusal-must-navigate = a navigátornak előbb el kell vennie 4 aranyat vagy 4 lapot (C2.17)
citadels-refusal-no-building = { CHARACTER($character, form: "nom") } nem építhet (C2.17)
citadels-refusal-built =
    { $count ->
        [one] ebben a fordulóban már építettél (C3.3)
       *[other] ebben a fordulóban már { $count } épületet építettél (C3.3)
    }
citadels-refusal-duplicate = { DISTRICT($district, form: "nom") } már áll a városodban (C3.4)
citadels-refusal-duplicate-quarry = a kőfejtő csak egy párt enged meg, és az már áll a városodban (C1.21)
citadels-refusal-price = { DISTRICT($district, form: "nom") } { $price } aranyba kerül, és neked { $gold } van ({ $paragraph })
citadels-refusal-price-smithy = a kovácsműhely { $price } aranyba kerül, és neked { $gold } van (C1.7)
citadels-refusal-price-destroy = { DISTRICT($district, form: "acc") } lerombolni { $price } aranyba kerül, és neked { $gold } van (C2.10)
citadels-refusal-price-swap = ez a csere { $price } aranyba kerül, és neked { $gold } van (C2.18)
citadels-refusal-no-such-district = { DISTRICT($district, form: "nom") } nem áll { $name } városában ({ $paragraph })
citadels-refusal-no-such-gold = { $name } városában nincs rajta arany: { DISTRICT($district) } ({ $paragraph })
citadels-refusal-own-city = másik játékos épületét kell választani ({ $paragraph })
citadels-refusal-complete = { $name } városa már elkészült ({ $paragraph })
citadels-refusal-keep = az öregtornyot nem lehet lerombolni vagy elvenni (C1.5)
citadels-refusal-bishop = a püspök védi { $name } városát ({ $paragraph })
citadels-refusal-swap-duplicate = az egyik városban kétszer állna ugyanaz az épület (C2.18)
citadels-refusal-swap-nothing = nincs olyan épületed, amelyet adhatnál érte (C2.18)
citadels-refusal-strike-last = ez csak a forduló végén lehetséges, az alapakció után (C4.7)
citadels-refusal-struck = ezután már csak befejezni lehet a fordulót (C4.7)
citadels-refusal-embellished = már van rajta arany: { DISTRICT($district) } (C2.19)
citadels-refusal-embellished-two = a művész legfeljebb két épületet ékesíthet (C2.19)
citadels-refusal-not-in-city = { DISTRICT($district, form: "nom") } nem áll a városodban ({ $paragraph })

# Változatok: a név, miről döntünk, az értékek.

citadels-option-cast = Karakterek
    .about = Mely karakterek szerepelnek? (C4.1)
    .base = az alapjáték nyolc karaktere
    .drawn = 1-től 9-ig minden rangnál a véletlen dönt
    .some = ezek: { $cards }
citadels-option-dark_districts = A Sötét Város épületei
    .about = Melyek kerülnek közülük a pakliba? (C4.2)
    .none = egyik sem
    .all = mind, a bálterem kivételével
    .some = csak ezek: { $cards }
citadels-option-left_out = Kihagyott épületek
    .about = Az alapjáték mely lila épületei maradnak ki? (C4.2)
    .none = egyik sem
    .some = ezek: { $cards }
citadels-option-murdered_king = Meggyilkolt király
    .about = Kié a korona, ha a királyt meggyilkolták? (C4.3)
    .stays = ott marad, ahol van
    .heir = a kör végén a király játékosa kapja; a meggyilkolt császáré ekkor továbbadja
citadels-option-long_reign = Hosszú uralkodás
    .about = Maradhat a korona három körnél tovább valakinél? (C4.4)
    .off = igen
    .on = nem, a negyedik előtt balra vándorol
citadels-option-face_down = Lefordított karakter
    .about = Ki nézi meg a lefordított karaktert? (C4.5)
    .crown_looks = akinél a korona van
    .nobody = senki
citadels-option-warlord_own = Saját épületek
    .about = Rombolhat a hadvezér a saját városában? (C4.6)
    .no = nem
    .yes = igen
citadels-option-rank8_timing = Hadvezér és diplomata
    .about = Mikor rombolhatnak vagy cserélhetnek? (C4.7)
    .any = a fordulójukban bármikor
    .end_of_turn = csak a forduló végén
citadels-option-emperor_payment = A korona ára
    .about = Mit kap a császár a koronáért? (C4.8)
    .none = semmit
    .receiver_chooses = 1 aranyat vagy 1 lapot, a kapó fél választása szerint
    .emperor_chooses = 1 aranyat vagy 1 lapot, a császár választása szerint; a lap véletlen
citadels-option-smithy = Kovácsműhely
    .about = Mit tud a kovácsműhely? (C4.9)
    .pays_3_for_2 = 3 aranyért 2 lap
    .pays_2_for_3 = 2 aranyért 3 lap
citadels-option-alchemist = Alkimista
    .about = Mit kap vissza az alkimista? (C4.10)
    .building = amit építésért fizetett
    .all = minden aranyat, amit a fordulóban elköltött, az adó kivételével
citadels-option-discard = Eldobott lapok
    .about = Hová kerülnek az eldobott és lerombolt lapok? (C4.11)
    .under_deck = a pakli alá
    .pile = külön kupacba, amelyet megkeverünk, ha elfogy a pakli
citadels-option-armory = Fegyvertár
    .about = Mely városokban rombolhat a fegyvertár? (C4.12)
    .any = bármely más városban
    .incomplete = csak olyanban, amely még nem készült el
citadels-option-haunted_city = Kísértetváros
    .about = Mikor vehet fel színt a kísértetváros? (C4.13)
    .always = mindig
    .not_if_built_in_last_round = nem, ha az utolsó körben épült
citadels-option-end_at = Elkészült város
    .about = Hány épülettel készül el egy város? (C4.14)
    .count = { $count } épület
citadels-option-start_player = Az első korona
    .about = Kié a korona a játék elején? (C4.15)
    .random = a véletlen dönt
    .seat = { $name } kapja
citadels-option-max_rounds = Leghosszabb játék
    .about = Legkésőbb hány kör után ér véget a játék? (C4.16)
    .none = nincs korlát
    .count = { $count } kör után

# Egy város értékelése, lépésről lépésre.

citadels-step-district = { DISTRICT($district) }: { $points }
citadels-step-artist = { DISTRICT($district) }, felékesítve: + { $points }
citadels-step-haunted = A kísértetváros színe itt { $colour }.
citadels-step-districts = Az épületek együtt: { $points }
citadels-step-colours = Mind az öt szín: + { $points }
citadels-step-first = Elsőként elkészült város: + { $points }
citadels-step-complete = Elkészült város: + { $points }
citadels-step-violet = { DISTRICT($district) }: + { $points }
citadels-step-total = Összesen: { $points }

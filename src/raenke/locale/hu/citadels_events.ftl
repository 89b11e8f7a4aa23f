# Ami a Citadellában történik. `$name` az, aki teszi vagy akivel történik, `$second` a másik résztvevő.

citadels-no-card = egy lap sem
citadels-copies = { DISTRICT($district) } ×{ $count }

# Előkészület és választás.

citadels-event-game_started =
    { $who ->
        [you] Citadella-játszma kezdődik { $count } játékossal. Nálad van a korona. A szereplők: { $cast }.
       *[other] Citadella-játszma kezdődik { $count } játékossal. A korona { $name } előtt áll. A szereplők: { $cast }.
    }
citadels-event-deck_shuffled = Megkevertük a paklit: { $count } lap.
citadels-event-round_started =
    { $who ->
        [you] { $round }. kör. Nálad van a korona.
       *[other] { $round }. kör. A korona { $name } előtt áll.
    }
citadels-event-characters_laid_up = Felfordítva az asztal közepén: { $characters }.
citadels-event-characters_laid_up-none = Ebben a körben egy karakter sincs felfordítva.
citadels-event-character_laid_down = Egy karakter lefordítva fekszik az asztal közepén, senki sem látta: { CHARACTER($character, form: "nom") }.
citadels-event-character_laid_down-seen =
    { $who ->
        [you] Csak te nézted meg a lefordított karaktert: { CHARACTER($character, form: "nom") } az.
       *[other] Csak { $name } nézte meg a lefordított karaktert: { CHARACTER($character, form: "nom") } az.
    }
citadels-event-character_covered = Egy karakter lefordítva fekszik az asztal közepén, senki sem látta.
citadels-event-character_covered-seen =
    { $who ->
        [you] Egy karakter lefordítva fekszik az asztal közepén; csak te nézted meg.
       *[other] Egy karakter lefordítva fekszik az asztal közepén; csak { $name } nézte meg.
    }
citadels-event-character_removed = Véletlenszerűen félretettünk egy karaktert, senki sem látta: { CHARACTER($character, form: "nom") }.
citadels-event-character_withdrawn = Véletlenszerűen félretettünk egy karaktert, senki sem látta.
citadels-event-character_taken =
    { $who ->
        [you] Kiválasztottad { CHARACTER($character, form: "acc") }.
       *[other] { $name } kiválasztotta { CHARACTER($character, form: "acc") }.
    }
citadels-event-character_chosen =
    { $who ->
        [you] Választottál egy karaktert.
       *[other] { $name } választott egy karaktert.
    }
citadels-event-character_put_away =
    { $who ->
        [you] Félretetted { CHARACTER($character, form: "acc") }.
       *[other] { $name } félretette { CHARACTER($character, form: "acc") }.
    }
citadels-event-character_put_away-left = Egy karakter megmaradt, és félrekerült: { CHARACTER($character, form: "nom") }.
citadels-event-character_laid_aside =
    { $who ->
        [you] Félretettél egy karaktert.
       *[other] { $name } félretett egy karaktert.
    }
citadels-event-character_laid_aside-left = Egy karakter megmaradt, és látatlanul félrekerült.

# Szólítás.

citadels-event-rank_called = { $rank }. rang: { CHARACTER($character, form: "nom") } következik.
citadels-event-character_revealed =
    { $who ->
        [you] Te vagy { CHARACTER($character, form: "nom") }.
       *[other] { $name } { CHARACTER($character, form: "nom") }.
    }
citadels-event-character_named-murder =
    { $who ->
        [you] Meggyilkoltad { CHARACTER($character, form: "acc") }.
       *[other] { $name } meggyilkolta { CHARACTER($character, form: "acc") }.
    }
citadels-event-character_named-rob =
    { $who ->
        [you] Ki akarod fosztani { CHARACTER($character, form: "acc") }.
       *[other] { $name } ki akarja fosztani { CHARACTER($character, form: "acc") }.
    }
citadels-event-character_named-bewitch =
    { $who ->
        [you] Megbabonáztad { CHARACTER($character, form: "acc") }.
       *[other] { $name } megbabonázta { CHARACTER($character, form: "acc") }.
    }
citadels-event-crown_moved-king =
    { $who ->
        [you] Királyként megszerezted a koronát.
       *[other] Királyként { $name } megszerezte a koronát.
    }
citadels-event-crown_moved-emperor =
    { $who ->
        [you] A császár neked adta a koronát.
       *[other] A császár döntött: { $name } kapta a koronát.
    }
citadels-event-crown_moved-emperor-stays =
    { $who ->
        [you] A császár nálad hagyta a koronát.
       *[other] A császár döntött: a koronát { $name } tartja meg.
    }
citadels-event-crown_moved-heir =
    { $who ->
        [you] Véget ért a kör, a meggyilkolt karakter koronáját te kaptad.
       *[other] Véget ért a kör, a meggyilkolt karakter koronáját { $name } kapta.
    }
citadels-event-crown_moved-heir-stays =
    { $who ->
        [you] Véget ért a kör, a korona nálad marad.
       *[other] Véget ért a kör, a koronát { $name } tartja meg.
    }
citadels-event-crown_moved-long_reign =
    { $who ->
        [you] Három kör után a korona balra vándorol: most a tiéd.
       *[other] Három kör után a korona balra vándorol: most { $name } kapja.
    }

# Arany.

citadels-event-gold_taken-basic =
    { $who ->
        [you] Elvettél { $amount } aranyat.
       *[other] { $name } elvett { $amount } aranyat.
    }
citadels-event-gold_taken-income =
    { $who ->
        [you] A jövedelmed { $amount } arany.
       *[other] { $name } jövedelme { $amount } arany.
    }
citadels-event-gold_taken-bonus =
    { $who ->
        [you] Kereskedőként kaptál még { $amount } aranyat.
       *[other] Kereskedőként { $name } kapott még { $amount } aranyat.
    }
citadels-event-gold_taken-navigator =
    { $who ->
        [you] Navigátorként elvettél { $amount } aranyat.
       *[other] Navigátorként { $name } elvett { $amount } aranyat.
    }
citadels-event-gold_taken-queen =
    { $who ->
        [you] A korona mellett ülsz, ezért királynőként { $amount } aranyat kaptál.
       *[other] { $name } a korona mellett ül, ezért királynőként { $amount } aranyat kapott.
    }
citadels-event-gold_taken-throne_room =
    { $who ->
        [you] A korona gazdát cserélt: a trónterem { $amount } aranyat hozott neked.
       *[other] A korona gazdát cserélt: { $name } trónterme { $amount } aranyat hozott.
    }
citadels-event-gold_taken-laboratory =
    { $who ->
        [you] A laboratórium { $amount } aranyat hozott neked.
       *[other] { $name } laboratóriuma { $amount } aranyat hozott.
    }
citadels-event-gold_taken-poor_house =
    { $who ->
        [you] Elfogyott az aranyad: a szegényház { $amount } aranyat hozott neked.
       *[other] { $name } aranya elfogyott: a szegényház { $amount } aranyat hozott.
    }
citadels-event-gold_taken-alchemist =
    { $who ->
        [you] Alkimistaként visszakaptál { $amount } aranyat.
       *[other] Alkimistaként { $name } visszakapott { $amount } aranyat.
    }
citadels-event-gold_paid-build =
    { $who ->
        [you] { $amount } aranyat fizettél az építésért.
       *[other] { $name } { $amount } aranyat fizetett az építésért.
    }
citadels-event-gold_paid-smithy =
    { $who ->
        [you] { $amount } aranyat fizettél a kovácsműhelyben.
       *[other] { $name } { $amount } aranyat fizetett a kovácsműhelyben.
    }
citadels-event-gold_paid-destroy =
    { $who ->
        [you] { $amount } aranyat fizettél a rombolásért.
       *[other] { $name } { $amount } aranyat fizetett a rombolásért.
    }
citadels-event-gold_paid-graveyard =
    { $who ->
        [you] { $amount } aranyat fizettél a temetőben.
       *[other] { $name } { $amount } aranyat fizetett a temetőben.
    }
citadels-event-gold_moved-thief =
    { $who ->
        [you] Kifosztottak! { $second } elvitte az összes aranyadat: { $amount }.
       *[other]
            { $whom ->
                [you] Elvitted { $name } összes aranyát: { $amount }.
               *[other] { $second } elvitte { $name } összes aranyát: { $amount }.
            }
    }
citadels-event-gold_moved-tax =
    { $who ->
        [you] Építettél, ezért { $second } { $amount } arany adót kapott tőled.
       *[other]
            { $whom ->
                [you] { $name } épített, ezért { $amount } arany adót fizetett neked.
               *[other] { $name } épített, ezért { $second } { $amount } arany adót kapott.
            }
    }
citadels-event-gold_moved-abbot =
    { $who ->
        [you] Neked van a legtöbb aranyad, ezért { $second } elvett tőled { $amount } aranyat.
       *[other]
            { $whom ->
                [you] A leggazdagabb játékos { $name }, ezért elvettél tőle { $amount } aranyat.
               *[other] A leggazdagabb játékos { $name }, ezért { $second } elvett tőle { $amount } aranyat.
            }
    }
citadels-event-gold_moved-diplomat =
    { $who ->
        [you] A cseréért { $second } { $amount } aranyat kapott tőled.
       *[other]
            { $whom ->
                [you] A cseréért { $name } { $amount } aranyat fizetett neked.
               *[other] A cseréért { $name } fizetett: { $second } { $amount } aranyat kapott.
            }
    }
citadels-event-gold_moved-emperor =
    { $who ->
        [you] A koronáért { $second } { $amount } aranyat kapott tőled.
       *[other]
            { $whom ->
                [you] A koronáért { $name } { $amount } aranyat fizetett neked.
               *[other] A koronáért { $name } fizetett: { $second } { $amount } aranyat kapott.
            }
    }
citadels-event-gold_laid =
    { $who ->
        [you] 1 arannyal feldíszítetted { DISTRICT($district, form: "acc") }.
       *[other] { $name } 1 arannyal feldíszítette { DISTRICT($district, form: "acc") }.
    }

# Lapok.

citadels-event-card_drawn-deal =
    { $who ->
        [you] Osztáskor megkaptad { DISTRICT($district, form: "acc") }.
       *[other] Osztáskor { $name } megkapta { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-basic =
    { $who ->
        [you] Kihúztad { DISTRICT($district, form: "acc") }.
       *[other] { $name } kihúzta { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-architect =
    { $who ->
        [you] Építészként kihúztad { DISTRICT($district, form: "acc") }.
       *[other] Építészként { $name } kihúzta { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-navigator =
    { $who ->
        [you] Navigátorként kihúztad { DISTRICT($district, form: "acc") }.
       *[other] Navigátorként { $name } kihúzta { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-magician =
    { $who ->
        [you] Mágusként helyette kihúztad { DISTRICT($district, form: "acc") }.
       *[other] Mágusként { $name } helyette kihúzta { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-smithy =
    { $who ->
        [you] A kovácsműhelyben kihúztad { DISTRICT($district, form: "acc") }.
       *[other] A kovácsműhelyben { $name } kihúzta { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-park =
    { $who ->
        [you] Üres a kezed: a parkban kihúztad { DISTRICT($district, form: "acc") }.
       *[other] { $name } keze üres: a parkban kihúzta { DISTRICT($district, form: "acc") }.
    }
citadels-event-cards_drawn-deal =
    { $who ->
        [you] Osztáskor kaptál { $count } lapot.
       *[other] Osztáskor { $name } kapott { $count } lapot.
    }
citadels-event-cards_drawn-basic =
    { $who ->
        [you] Húztál { $count } lapot.
       *[other] { $name } húzott { $count } lapot.
    }
citadels-event-cards_drawn-architect =
    { $who ->
        [you] Építészként húztál { $count } lapot.
       *[other] Építészként { $name } húzott { $count } lapot.
    }
citadels-event-cards_drawn-navigator =
    { $who ->
        [you] Navigátorként húztál { $count } lapot.
       *[other] Navigátorként { $name } húzott { $count } lapot.
    }
citadels-event-cards_drawn-magician =
    { $who ->
        [you] Mágusként húztál helyettük { $count } lapot.
       *[other] Mágusként { $name } húzott helyettük { $count } lapot.
    }
citadels-event-cards_drawn-smithy =
    { $who ->
        [you] A kovácsműhelyben húztál { $count } lapot.
       *[other] A kovácsműhelyben { $name } húzott { $count } lapot.
    }
citadels-event-cards_drawn-park =
    { $who ->
        [you] Üres a kezed: a parkban húztál { $count } lapot.
       *[other] { $name } keze üres: a parkban húzott { $count } lapot.
    }
citadels-event-card_kept =
    { $who ->
        [you] Megtartottad { DISTRICT($district, form: "acc") }.
       *[other] { $name } megtartotta { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_retained =
    { $who ->
        [you] Megtartottál egy lapot.
       *[other] { $name } megtartott egy lapot.
    }
citadels-event-card_put_away-basic =
    { $who ->
        [you] Visszatetted { DISTRICT($district, form: "acc") }.
       *[other] { $name } visszatette { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_put_away-magician =
    { $who ->
        [you] Mágusként eldobtad { DISTRICT($district, form: "acc") }.
       *[other] Mágusként { $name } eldobta { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_put_away-laboratory =
    { $who ->
        [you] A laboratóriumban eldobtad { DISTRICT($district, form: "acc") }.
       *[other] A laboratóriumban { $name } eldobta { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_put_away-destroyed = Lerombolták, kikerült a városból: { DISTRICT($district) }.
citadels-event-card_put_away-museum = A múzeummal együtt odaveszett: { DISTRICT($district) }.
citadels-event-card_put_away-armory = A rombolásért feláldozták: { DISTRICT($district) }.
citadels-event-card_discarded-basic =
    { $who ->
        [you] Visszatettél egy lapot.
       *[other] { $name } visszatett egy lapot.
    }
citadels-event-card_discarded-magician =
    { $who ->
        [you] Mágusként eldobtál egy lapot.
       *[other] Mágusként { $name } eldobott egy lapot.
    }
citadels-event-card_discarded-laboratory =
    { $who ->
        [you] A laboratóriumban eldobtál egy lapot.
       *[other] A laboratóriumban { $name } eldobott egy lapot.
    }
citadels-event-card_discarded-museum = A múzeummal együtt odaveszett egy alatta fekvő lap.
citadels-event-card_given-emperor =
    { $who ->
        [you] A koronáért { $second } megkapta tőled { DISTRICT($district, form: "acc") }.
       *[other]
            { $whom ->
                [you] A koronáért { $name } neked adta { DISTRICT($district, form: "acc") }.
               *[other] A koronáért { $name } fizetett: { $second } megkapta { DISTRICT($district, form: "acc") }.
            }
    }
citadels-event-card_passed-emperor =
    { $who ->
        [you] A koronáért { $second } egy lapot kapott tőled.
       *[other]
            { $whom ->
                [you] A koronáért { $name } adott neked egy lapot.
               *[other] A koronáért { $name } fizetett: { $second } egy lapot kapott.
            }
    }
citadels-event-hands_swapped =
    { $who ->
        [you] Elcserélted a kezedben lévő lapokat { $second } lapjaival.
       *[other]
            { $whom ->
                [you] { $name } elcserélte a kezében lévő lapokat a tieiddel.
               *[other] { $name } elcserélte a kezében lévő lapokat { $second } lapjaival.
            }
    }
citadels-event-hands_exchanged =
    { $who ->
        [you] Elcserélted a kezedben lévő lapokat { $second } lapjaival. Most a te kezedben: { $hand }; { $second } kezében: { $second_hand }.
       *[other]
            { $whom ->
                [you] { $name } elcserélte a kezében lévő lapokat a tieiddel. Most a te kezedben: { $second_hand }; { $name } kezében: { $hand }.
               *[other] { $name } elcserélte a kezében lévő lapokat { $second } lapjaival. Most { $name } kezében: { $hand }; { $second } kezében: { $second_hand }.
            }
    }
citadels-event-hand_seen =
    { $who ->
        [you] Megnézted { $second } lapjait: { $cards }.
       *[other]
            { $whom ->
                [you] { $name } megnézte a lapjaidat: { $cards }.
               *[other] { $name } megnézte { $second } lapjait: { $cards }.
            }
    }
citadels-event-hand_shown =
    { $who ->
        [you] Megnézted { $second } lapjait.
       *[other]
            { $whom ->
                [you] { $name } megnézte a lapjaidat.
               *[other] { $name } megnézte { $second } lapjait.
            }
    }
citadels-event-card_picked =
    { $who ->
        [you] Elvetted { $second } kezéből { DISTRICT($district, form: "acc") }.
       *[other]
            { $whom ->
                [you] { $name } elvette a kezedből { DISTRICT($district, form: "acc") }.
               *[other] { $name } elvette { $second } kezéből { DISTRICT($district, form: "acc") }.
            }
    }
citadels-event-card_pulled =
    { $who ->
        [you] Elvettél { $second } kezéből egy lapot.
       *[other]
            { $whom ->
                [you] { $name } elvett a kezedből egy lapot.
               *[other] { $name } elvett { $second } kezéből egy lapot.
            }
    }
citadels-event-card_to_hand =
    { $who ->
        [you] A kezedbe vetted { DISTRICT($district, form: "acc") }.
       *[other] { $name } a kezébe vette { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_held =
    { $who ->
        [you] A kezedbe vetted a lapot.
       *[other] { $name } a kezébe vette a lapot.
    }
citadels-event-card_stored =
    { $who ->
        [you] Lefordítva a múzeum alá tetted { DISTRICT($district, form: "acc") }.
       *[other] { $name } lefordítva a múzeum alá tette { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_covered =
    { $who ->
        [you] Lefordítva a múzeum alá tettél egy lapot.
       *[other] { $name } lefordítva a múzeum alá tett egy lapot.
    }
citadels-event-deck_seen =
    { $who ->
        [you] Átnézted a paklit: { $cards }.
       *[other] { $name } átnézte a paklit: { $cards }.
    }
citadels-event-deck_searched =
    { $who ->
        [you] Átnézted a paklit.
       *[other] { $name } átnézte a paklit.
    }
citadels-event-look_declined =
    { $who ->
        [you] Nem nézted át a paklit.
       *[other] { $name } nem nézte át a paklit.
    }
citadels-event-card_chosen =
    { $who ->
        [you] Kivetted a pakliból { DISTRICT($district, form: "acc") }.
       *[other] { $name } kivette a pakliból { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_selected =
    { $who ->
        [you] Kivettél a pakliból egy lapot.
       *[other] { $name } kivett a pakliból egy lapot.
    }

# Városok.

citadels-event-district_built-build =
    { $who ->
        [you] { $price } aranyért megépítetted { DISTRICT($district, form: "acc") }.
       *[other] { $name } { $price } aranyért megépítette { DISTRICT($district, form: "acc") }.
    }
citadels-event-district_built-wizard =
    { $who ->
        [you] { $price } aranyért azonnal megépítetted { DISTRICT($district, form: "acc") }.
       *[other] { $name } { $price } aranyért azonnal megépítette { DISTRICT($district, form: "acc") }.
    }
citadels-event-district_destroyed-warlord =
    { $who ->
        [you] Hadúrként { $second } lerombolta a városodban { DISTRICT($district, form: "acc") }.
       *[other]
            { $whom ->
                [you] Hadúrként leromboltad { $name } városában { DISTRICT($district, form: "acc") }.
               *[other] Hadúrként { $second } lerombolta { $name } városában { DISTRICT($district, form: "acc") }.
            }
    }
citadels-event-district_destroyed-warlord-own =
    { $who ->
        [you] Hadúrként leromboltad a saját városodban { DISTRICT($district, form: "acc") }.
       *[other] Hadúrként { $name } lerombolta a saját városában { DISTRICT($district, form: "acc") }.
    }
citadels-event-district_destroyed-armory =
    { $who ->
        [you] A fegyvertárral { $second } lerombolta a városodban { DISTRICT($district, form: "acc") }.
       *[other]
            { $whom ->
                [you] A fegyvertárral leromboltad { $name } városában { DISTRICT($district, form: "acc") }.
               *[other] A fegyvertárral { $second } lerombolta { $name } városában { DISTRICT($district, form: "acc") }.
            }
    }
citadels-event-district_recovered =
    { $who ->
        [you] A temetőd megmentette { DISTRICT($district, form: "acc") }: a lap a kezedbe került.
       *[other] A temető megmentette { DISTRICT($district, form: "acc") }: a lap { $name } kezébe került.
    }
citadels-event-recovery_declined =
    { $who ->
        [you] Nem mentetted meg a temetővel { DISTRICT($district, form: "acc") }.
       *[other] { $name } nem mentette meg a temetővel { DISTRICT($district, form: "acc") }.
    }
citadels-event-districts_swapped =
    { $who ->
        [you] Cserében megkaptad { $second } városából { DISTRICT($taken, form: "acc") }, és odaadtad { DISTRICT($given, form: "acc") }.
       *[other]
            { $whom ->
                [you] { $name } épületet cserélt veled: elvitte { DISTRICT($taken, form: "acc") }, és odaadta { DISTRICT($given, form: "acc") }.
               *[other] { $name } cserében megkapta { $second } városából { DISTRICT($taken, form: "acc") }, és odaadta { DISTRICT($given, form: "acc") }.
            }
    }
citadels-event-bell_declared =
    { $who ->
        [you] Megkondítottad a harangot: mostantól eggyel kevesebb épület is véget vet a játéknak.
       *[other] { $name } megkondította a harangot: mostantól eggyel kevesebb épület is véget vet a játéknak.
    }
citadels-event-bell_declined =
    { $who ->
        [you] Nem kondítottad meg a harangot.
       *[other] { $name } nem kondította meg a harangot.
    }
citadels-event-city_completed =
    { $who ->
        [you] A te városod is elkészült.
       *[other] { $name } városa is elkészült.
    }
citadels-event-city_completed-first =
    { $who ->
        [you] Elsőként készült el a városod! Ez az utolsó kör.
       *[other] Elsőként készült el { $name } városa! Ez az utolsó kör.
    }
citadels-event-turn_ended =
    { $who ->
        [you] A fordulódnak vége ({ CHARACTER($character) }).
       *[other] { $name } fordulójának vége ({ CHARACTER($character) }).
    }
citadels-event-murdered_shown =
    { $who ->
        [you] Megmutattad a meggyilkolt karaktert ({ CHARACTER($character) }).
       *[other] { $name } megmutatta a meggyilkolt karaktert ({ CHARACTER($character) }).
    }
citadels-event-round_ended = { $round }. kör vége.

# Az értékelés részletei: egy összeg tagjai.

citadels-score =
    { $who ->
        [you] Te: { $terms } = { $total }
       *[other] { $name }: { $terms } = { $total }
    }
citadels-score-districts = { $points } (épületek)
citadels-score-colours = + { $points } (mind az öt szín)
citadels-score-first = + { $points } (elsőként elkészült város)
citadels-score-complete = + { $points } (elkészült város)
citadels-score-violet = + { $points } ({ DISTRICT($district) })
citadels-score-tied-districts = Azonos pontszám: { $names }. Az épületek pontjai döntenek.
citadels-score-tied-gold = Azonos pontszám, az épületekért is: { $names }. Az arany dönt: { $gold }.
citadels-score-tied-all = Mindenben egyenlők: { $names }.

# Események.

event-game_started =
    { $who ->
        [you] Játszma kezdődik { $count } játékossal. Te kezdesz.
       *[other] Játszma kezdődik { $count } játékossal. { $name } kezd.
    }
event-pile_shuffled =
    { $who ->
        [you] Húzópaklit kevertél { $count } lapból.
       *[other] { $name } húzópaklit kevert { $count } lapból.
    }
event-goals_shuffled = { $count } megkevert célkártya vár lefordítva.
event-round_started =
    { $who ->
        [you] { $round }. kör. A célkártyák: { $goals }. Te kezdesz.
       *[other] { $round }. kör. A célkártyák: { $goals }. { $name } kezd.
    }
event-card_drawn =
    { $who ->
        [you] Kihúztad { CARD($card, form: "acc") }.
       *[other] { $name } kihúzta { CARD($card, form: "acc") }.
    }
event-card_taken =
    { $who ->
        [you] Húztál egy lapot.
       *[other] { $name } húzott egy lapot.
    }
event-card_laid =
    { $who ->
        [you] Leraktad { CARD($card, form: "acc") } { COLUMN($column, form: "into") }.
       *[other] { $name } lerakta { CARD($card, form: "acc") } { COLUMN($column, form: "into") }.
    }
event-card_placed =
    { $who ->
        [you] Leraktál egy lapot lefordítva { COLUMN($column, form: "into") }.
       *[other] { $name } lerakott egy lapot lefordítva { COLUMN($column, form: "into") }.
    }
event-card_revealed =
    { $card ->
        [musketeers] { COLUMN($column, form: "start-in") } felfordultak { owned }.
       *[other] { COLUMN($column, form: "start-in") } felfordult { owned }.
    }
event-explorer_moved =
    { COLUMN($from, form: "start-from") } { owned } átvándorolt { COLUMN($to, form: "into") }, és ott újra lefordítva fekszik.
event-explorer_moved-home =
    Minden más oszlop le van zárva, ezért { owned } megint { COLUMN($from) } aljára került.
event-explorer_stayed =
    Egy fordulón belül másodszor fordult fel, ezért { owned } felfordítva marad { COLUMN($column, form: "in") }.
event-card_killed =
    { $card ->
        [musketeers] Lecsapott az orgyilkos { COLUMN($column, form: "in") }: { owned } a felhasznált lapok közé kerültek.
       *[other] Lecsapott az orgyilkos { COLUMN($column, form: "in") }: { owned } a felhasznált lapok közé került.
    }
event-column_closed = Vihar zárta le { COLUMN($column, form: "acc") } a kör végéig.
event-column_closed-open = { COLUMN($column, form: "start-in") } a vihar miatt teljesült a célkártya. Az oszlop nyitva marad.
event-card_cloaked =
    { $who ->
        [you] { COLUMN($column, form: "start-in") } a ködsüveg alá csúsztattad { CARD($card, form: "acc") }.
       *[other] { COLUMN($column, form: "start-in") } { $name } a ködsüveg alá csúsztatta { CARD($card, form: "acc") }.
    }
event-card_slipped =
    { $who ->
        [you] { COLUMN($column, form: "start-in") } egy lapot csúsztattál a ködsüveg alá.
       *[other] { COLUMN($column, form: "start-in") } { $name } egy lapot csúsztatott a ködsüveg alá.
    }
event-cloak_declined =
    { $who ->
        [you] { COLUMN($column, form: "start-in") } semmit sem csúsztattál a ködsüveg alá.
       *[other] { COLUMN($column, form: "start-in") } { $name } semmit sem csúsztatott a ködsüveg alá.
    }
event-goals_swapped =
    { $who ->
        [you] Az árulód felcserélte { COLUMN($column) } és { COLUMN($other) } célkártyáját.
       *[other] { $name } árulója felcserélte { COLUMN($column) } és { COLUMN($other) } célkártyáját.
    }
event-swap_declined =
    { $who ->
        [you] A helyén hagytad { COLUMN($column) } célkártyáját.
       *[other] { $name } a helyén hagyta { COLUMN($column) } célkártyáját.
    }
event-turn_skipped =
    { $who ->
        [you] Elfogytak a lapjaid, ezért kimaradsz.
       *[other] { $name } lapjai elfogytak, ezért kimarad.
    }
event-round_ended =
    { $round ->
        [1] Véget ért az 1. kör. Minden lapot felfordítunk.
        [5] Véget ért az 5. kör. Minden lapot felfordítunk.
       *[other] Véget ért a { $round }. kör. Minden lapot felfordítunk.
    }
event-goal_awarded =
    { $who ->
        [you] { COLUMN($column, form: "start-in") } te nyerted el ezt a célkártyát: { $goal } (az összeged: { $sum }).
       *[other] { COLUMN($column, form: "start-in") } { $name } nyerte el ezt a célkártyát: { $goal } (az összege: { $sum }).
    }
event-goal_awarded-paired =
    { $who ->
        [you] { COLUMN($column, form: "start-in") } a herceggel és az apróddal te nyerted el ezt a célkártyát: { $goal }.
       *[other] { COLUMN($column, form: "start-in") } a herceggel és az apróddal { $name } nyerte el ezt a célkártyát: { $goal }.
    }
event-goal_awarded-nearest =
    { $who ->
        [you] { COLUMN($column, form: "start-in") } senki sem versenyez; a te lapod fekszik legközelebb a célkártyához, ezért a tiéd: { $goal }.
       *[other] { COLUMN($column, form: "start-in") } senki sem versenyez; { $name } lapja fekszik legközelebb a célkártyához, ezért az övé: { $goal }.
    }
event-goal_awarded-nobody =
    { COLUMN($column, form: "start-in") } senki sem nyerte el a célkártyát, így az kikerül a játékból: { $goal }.

# Egy oszlop értékelése, lépésről lépésre.

step-silenced = Itt { CARDS($by) } elnémítják a többi lapot: { CARDS($cards, form: "acc") }. Csak a nyomtatott számok érvényesek.
step-silenced-nobody = Itt { CARDS($by) } mellett nincs elnémítható lap.
step-removed-wizard = Itt { owned } mindent eltávolít, ami 10 vagy több: { CARDS($cards, form: "acc") }.
step-removed-wizard-nothing = Itt { owned } nem talál olyan lapot, amely 10 vagy több.
step-removed-wizard-every = Itt { owned } minden hasonmást is eltávolít: { CARDS($cards, form: "acc") }.
step-removed-witch = Itt { owned } minden mást eltávolít, ami 9 vagy kevesebb: { CARDS($cards, form: "acc") }.
step-removed-witch-nothing = Itt { owned } nem talál más lapot, amely 9 vagy kevesebb.
step-cancelled-wizard = Egynél több varázsló van itt, ezért egyik sem fejti ki hatását: { CARDS($by) }.
step-cancelled-witch = Egynél több boszorkány van itt, ezért egyik sem fejti ki hatását: { CARDS($by) }.
step-paired =
    { $who ->
        [you] A herceged és az apródod együtt van ebben az oszlopban.
       *[other] { $name } hercege és apródja együtt van ebben az oszlopban.
    }
step-number =
    { $card ->
        [musketeers] Ennyit érnek { owned }: { $number }
       *[other] Ennyit ér { owned }: { $number }
    }
step-number-none = Nincs száma, mert nincs alatta lap, amelyet utánozhatna: { owned }.
step-number-beggar = Nincs száma, mert nincs alatta lap, amelyet utánozhatna, és koldus is van itt: { owned }.
step-number-silenced = Nincs száma, mert a muskétások elnémítják: { owned }.
step-number-why =
    { $count ->
        [one] Ennyit ér { owned }: { $terms }
       *[other] Ennyit ér { owned }: { $terms } = { $number }
    }
step-sums-highest = Összegek: { $sums }. A legmagasabb nyer.
step-sums-lowest = Összegek: { $sums }. A legalacsonyabb nyer, mert itt van még: { CARDS($by) }.
step-tied-nearest =
    { $card ->
        [musketeers] Holtverseny: { $names }. A célkártyához legközelebb { owned } fekszenek.
       *[other] Holtverseny: { $names }. A célkártyához legközelebb { owned } fekszik.
    }
step-tied-farthest =
    { $card ->
        [musketeers] Holtverseny: { $names }. A célkártyától legtávolabb { owned } fekszenek.
       *[other] Holtverseny: { $names }. A célkártyától legtávolabb { owned } fekszik.
    }
step-tied-uncontested = Itt senkinek sincs száma, így a célkártyához legközelebbi lap dönt: { owned }.
step-won =
    { $who ->
        [you] Te nyered el ezt a célkártyát: { $goal }.
       *[other] { $name } nyeri el ezt a célkártyát: { $goal }.
    }
step-won-paired =
    { $who ->
        [you] A herceggel és az apróddal te nyered el ezt a célkártyát, bármennyi is az összeg: { $goal }.
       *[other] A herceggel és az apróddal { $name } nyeri el ezt a célkártyát, bármennyi is az összeg: { $goal }.
    }
step-won-nearest =
    { $who ->
        [you] A te lapod fekszik a legközelebb, ezért tiéd ez a célkártya: { $goal }.
       *[other] { $name } lapja fekszik a legközelebb, ezért övé ez a célkártya: { $goal }.
    }
step-unclaimed = Senki sem versenyez. Ez a célkártya kikerül a játékból: { $goal }.

# Miért annyi egy lap száma: egy összeg tagjai.

change-printed = { $number }
change-specialist = { $number } (saját terület: { $domain })
change-specialist-abroad = { $number } (idegen terület: { $domain })
change-hermit = − { $amount } ({ $count } további lap)
change-little_giant = + { $amount } ({ $count } további lap)
change-hermit-other = − { $amount } ({ owned })
change-little_giant-other = + { $amount } ({ owned })
change-juliet = + { $amount } ({ owned } mellett)
change-copied = { $amount } (utánzott lap: { owned })
change-copied-slid = { $amount } (utánzott lap, a következő, amely még ott van: { owned })
change-copied-spared = { $amount } (utánzott lap, amely megkíméli: { owned })
change-empty = { $amount } (nincs alatta lap)
change-dragon = − { $amount } ({ owned })
change-floor = + { $amount } (0 alá nem mehet)

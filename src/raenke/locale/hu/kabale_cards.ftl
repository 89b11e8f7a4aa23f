# A lapok. Az érték a puszta név; .nom és .acc mondatban áll, névelővel (Rómeó és Júlia anélkül);
# .of és .of-acc birtokos után („Anna királya”), .your és .your-acc a te lapod („a királyod”);
# .rule megmondja, mit tud a lap.

card-king = Király
    .nom = a király
    .acc = a királyt
    .of = királya
    .of-acc = királyát
    .your = a királyod
    .your-acc = a királyodat
    .rule = Mindig 20.
card-queen = Királynő
    .nom = a királynő
    .acc = a királynőt
    .of = királynője
    .of-acc = királynőjét
    .your = a királynőd
    .your-acc = a királynődet
    .rule = Mindig 16.
card-juliet = Júlia
    .nom = Júlia
    .acc = Júliát
    .of = Júliája
    .of-acc = Júliáját
    .your = a Júliád
    .your-acc = a Júliádat
    .rule =
        { $romeo ->
            [any_juliet] 14. Mellette bármelyik Rómeó 15-öt ér.
           *[own_juliet] 14. Mellette a saját Rómeód 15-öt ér.
        }
card-alchemist = Alkimista
    .nom = az alkimista
    .acc = az alkimistát
    .of = alkimistája
    .of-acc = alkimistáját
    .your = az alkimistád
    .your-acc = az alkimistádat
    .rule = Alkímia-célkártya alatt 12, másutt 8.
card-fencing_master = Vívómester
    .nom = a vívómester
    .acc = a vívómestert
    .of = vívómestere
    .of-acc = vívómesterét
    .your = a vívómestered
    .your-acc = a vívómesteredet
    .rule = Vívás-célkártya alatt 12, másutt 8.
card-landlord = Birtokos
    .nom = a birtokos
    .acc = a birtokost
    .of = birtokosa
    .of-acc = birtokosát
    .your = a birtokosod
    .your-acc = a birtokosodat
    .rule = Földművelés-célkártya alatt 12, másutt 8.
card-merchant = Kereskedő
    .nom = a kereskedő
    .acc = a kereskedőt
    .of = kereskedője
    .of-acc = kereskedőjét
    .your = a kereskedőd
    .your-acc = a kereskedődet
    .rule = Kereskedelem-célkártya alatt 12, másutt 8.
card-cardinal = Bíboros
    .nom = a bíboros
    .acc = a bíborost
    .of = bíborosa
    .of-acc = bíborosát
    .your = a bíborosod
    .your-acc = a bíborosodat
    .rule = Vallás-célkártya alatt 12, másutt 8.
card-minstrel = Trubadúr
    .nom = a trubadúr
    .acc = a trubadúrt
    .of = trubadúrja
    .of-acc = trubadúrját
    .your = a trubadúrod
    .your-acc = a trubadúrodat
    .rule = Zene-célkártya alatt 12, másutt 8.
card-explorer = Felfedező
    .nom = a felfedező
    .acc = a felfedezőt
    .of = felfedezője
    .of-acc = felfedezőjét
    .your = a felfedeződ
    .your-acc = a felfedeződet
    .rule = 13. Ha felfordítják, lefordítva a jobbra következő nyitott oszlopba vándorol, és ott felfordítja a felette lévő lapot.
card-assassin = Orgyilkos
    .nom = az orgyilkos
    .acc = az orgyilkost
    .of = orgyilkosa
    .of-acc = orgyilkosát
    .your = az orgyilkosod
    .your-acc = az orgyilkosodat
    .rule =
        { $assassin ->
            [kills_revealed] 9,5. Lerakáskor az általa felfordított lap a gazdája felhasznált lapjai közé kerül, mielőtt hatna.
           *[kills_revealer] 9,5. Ha felfordítják, az őt felfordító lap a gazdája felhasznált lapjai közé kerül.
        }
card-storm = Vihar
    .nom = a vihar
    .acc = a vihart
    .of = vihara
    .of-acc = viharát
    .your = a viharod
    .your-acc = a viharodat
    .rule =
        { $storm ->
            [fulfils] 9. Ha felfordítják, az oszlop célkártyája a kör végéig teljesültnek számít; az oszlop nyitva marad.
           *[closes] 9. Ha felfordítják, a kör végéig lezárja az oszlopát; a célkártya teljesültnek számít.
        }
card-cloak = Ködsüveg
    .nom = a ködsüveg
    .acc = a ködsüveget
    .of = ködsüvege
    .of-acc = ködsüvegét
    .your = a ködsüveged
    .your-acc = a ködsüvegedet
    .rule =
        0. Ha felfordítják, a gazdája { $cloak ->
            [must] köteles alácsúsztatni
           *[may] alácsúsztathat
        } egy lapot a kezéből, amely a kör végéig rejtve marad, és utána húz egyet.{ $cloaked_card ->
            [replaces_cloak] {" "}A kettő egy lapnak számít: a becsúsztatottnak.
           *[own_card] {""}
        }
card-traitor = Áruló
    .nom = az áruló
    .acc = az árulót
    .of = árulója
    .of-acc = árulóját
    .your = az árulód
    .your-acc = az árulódat
    .rule = 10. Ha felfordítják, a gazdája felcserélheti ennek az oszlopnak a célkártyáját egy másik oszlopéval.
card-musketeers = Muskétások
    .nom = a muskétások
    .acc = a muskétásokat
    .of = muskétásai
    .of-acc = muskétásait
    .your = a muskétásaid
    .your-acc = a muskétásaidat
    .rule = 11. Értékelés: az oszlop többi lapjának nincs képessége, csak a nyomtatott számok érvényesek, és a hasonmásnak nincs száma.
card-wizard = Varázsló
    .nom = a varázsló
    .acc = a varázslót
    .of = varázslója
    .of-acc = varázslóját
    .your = a varázslód
    .your-acc = a varázslódat
    .rule =
        7. Értékelés: ha ő az egyetlen varázsló az oszlopban, eltávolít { $wizard_doppelganger ->
            [every] minden hasonmást és minden lapot, amelynek száma 10 vagy több.
           *[by_number] minden lapot, amelynek száma 10 vagy több.
        }
card-witch = Boszorkány
    .nom = a boszorkány
    .acc = a boszorkányt
    .of = boszorkánya
    .of-acc = boszorkányát
    .your = a boszorkányod
    .your-acc = a boszorkányodat
    .rule =
        1. Értékelés: ha ő az egyetlen boszorkány az oszlopban, eltávolít minden más lapot, amelynek száma 9 vagy kevesebb{ $witch_doppelganger ->
            [stays] , kivéve az őt utánzó hasonmást.
           *[removed] .
        }
card-prince = Herceg
    .nom = a herceg
    .acc = a herceget
    .of = hercege
    .of-acc = hercegét
    .your = a herceged
    .your-acc = a hercegedet
    .rule = 14. Értékelés: a saját apródoddal együtt elnyeri a célkártyát, bármennyi is az összeg.
card-squire = Apród
    .nom = az apród
    .acc = az apródot
    .of = apródja
    .of-acc = apródját
    .your = az apródod
    .your-acc = az apródodat
    .rule = 2. Értékelés: a saját hercegeddel együtt elnyeri a célkártyát, bármennyi is az összeg.
card-hermit = Remete
    .nom = a remete
    .acc = a remetét
    .of = remetéje
    .of-acc = remetéjét
    .your = a remetéd
    .your-acc = a remetédet
    .rule =
        12. Értékelés: { $hermit_giant ->
            [others] az oszlop minden más lapjának számát 1-gyel csökkenti.
           *[self] az oszlop minden további lapjáért mínusz 1.
        }
card-little_giant = Kis óriás
    .nom = a kis óriás
    .acc = a kis óriást
    .of = kis óriása
    .of-acc = kis óriását
    .your = a kis óriásod
    .your-acc = a kis óriásodat
    .rule =
        2. Értékelés: { $hermit_giant ->
            [others] az oszlop minden más lapjának számát 3-mal növeli.
           *[self] az oszlop minden további lapjáért plusz 3.
        }
card-doppelganger = Hasonmás
    .nom = a hasonmás
    .acc = a hasonmást
    .of = hasonmása
    .of-acc = hasonmását
    .your = a hasonmásod
    .your-acc = a hasonmásodat
    .rule =
        Értékelés: az alatta következő lap { $doppelganger ->
            [current] pillanatnyi
           *[printed] nyomtatott
        } számát veszi fel{ $doppelganger_removed ->
            [slides] ; ha azt eltávolítják, az utána következőét.
           *[with_its_card] , és vele együtt távolítják el.
        } Ha nincs ilyen lap, { $empty_doppelganger ->
            [zero] a száma 0 (koldus mellett nincs száma)
           *[none] nincs száma
        }, és muskétások mellett sincs.
card-dragon = Sárkány
    .nom = a sárkány
    .acc = a sárkányt
    .of = sárkánya
    .of-acc = sárkányát
    .your = a sárkányod
    .your-acc = a sárkányodat
    .rule =
        11. Értékelés: az oszlopban a többi játékos minden lapjának számát 2-vel csökkenti, { $floor ->
            [none] akár 0 alá is.
           *[zero] de nem 0 alá.
        }
card-romeo = Rómeó
    .nom = Rómeó
    .acc = Rómeót
    .of = Rómeója
    .of-acc = Rómeóját
    .your = a Rómeód
    .your-acc = a Rómeódat
    .rule =
        5. Értékelés: 15, ha ugyanabban az oszlopban van { $romeo ->
            [any_juliet] bármelyik Júlia.
           *[own_juliet] a saját Júliád.
        }
card-beggar = Koldus
    .nom = a koldus
    .acc = a koldust
    .of = koldusa
    .of-acc = koldusát
    .your = a koldusod
    .your-acc = a koldusodat
    .rule =
        4. Értékelés: az oszlopot a legalacsonyabb összeg nyeri, holtverseny esetén { $beggar_tie ->
            [nearest] a célkártyához legközelebbi lap.
           *[farthest] a célkártyától legtávolabbi lap.
        }

# Egy lap és a gazdája.
owned =
    { $who ->
        [you] { CARD($card, form: "your") }
       *[other] { $name } { CARD($card, form: "of") }
    }
    .acc =
        { $who ->
            [you] { CARD($card, form: "your-acc") }
           *[other] { $name } { CARD($card, form: "of-acc") }
        }

# Columns, domains, goals.

column =
    { $column ->
        [1] az 1. oszlop
        [5] az 5. oszlop
       *[other] a { $column }. oszlop
    }
    .acc =
        { $column ->
            [1] az 1. oszlopot
            [5] az 5. oszlopot
           *[other] a { $column }. oszlopot
        }
    .into =
        { $column ->
            [1] az 1. oszlopba
            [5] az 5. oszlopba
           *[other] a { $column }. oszlopba
        }
    .in =
        { $column ->
            [1] az 1. oszlopban
            [5] az 5. oszlopban
           *[other] a { $column }. oszlopban
        }
    .start-in =
        { $column ->
            [1] Az 1. oszlopban
            [5] Az 5. oszlopban
           *[other] A { $column }. oszlopban
        }
    .start-from =
        { $column ->
            [1] Az 1. oszlopból
            [5] Az 5. oszlopból
           *[other] A { $column }. oszlopból
        }

domain-alchemy = Alkímia
domain-fencing = Vívás
domain-agriculture = Földművelés
domain-trade = Kereskedelem
domain-religion = Vallás
domain-music = Zene

goal = { $domain } { $points }

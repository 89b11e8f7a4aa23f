# A Citadella lapjai. Az érték a puszta név; .nom és .acc mondatban áll, névelővel; .rule megmondja, mit tud a lap.
# A nevek egy része saját fordítás: itt lehet javítani.

# Karakterek, rang szerint.

character-assassin = Orgyilkos
    .nom = az orgyilkos
    .acc = az orgyilkost
    .rule = Megnevez és meggyilkol egy karaktert: az kimarad, és csak a kör végén derül ki, kié volt.
character-thief = Tolvaj
    .nom = a tolvaj
    .acc = a tolvajt
    .rule =
        Megnevez egy karaktert, és amikor azt szólítják, elviszi a játékosának minden aranyát. { $thief_spares ->
            [assassin] Az orgyilkost nem nevezheti meg.
           *[assassin_murdered_bewitched] Az orgyilkost, a boszorkányt és az áldozatukat nem nevezheti meg.
        }
character-magician = Mágus
    .nom = a mágus
    .acc = a mágust
    .rule =
        { $discard ->
            [under_deck] Elcseréli minden lapját egy másik játékoséival, vagy akárhány lapot a pakli alá tesz, és ugyanannyit húz.
           *[pile] Elcseréli minden lapját egy másik játékoséival, vagy akárhány lapot eldob, és ugyanannyit húz.
        }
character-king = Király
    .nom = a király
    .acc = a királyt
    .rule =
        { $murdered_king ->
            [heir] Ha szólítják, megszerzi a koronát; ha meggyilkolták, a kör végén. Minden sárga épületért 1 arany.
           *[stays] Ha szólítják, megszerzi a koronát. Minden sárga épületért 1 arany.
        }
character-bishop = Püspök
    .nom = a püspök
    .acc = a püspököt
    .rule = Minden kék épületért 1 arany. A hadúr és a diplomata ebben a körben nem nyúlhat a városához.
character-merchant = Kereskedő
    .nom = a kereskedő
    .acc = a kereskedőt
    .rule = Ráadásként 1 arany, és minden zöld épületért 1 arany.
character-architect = Építész
    .nom = az építész
    .acc = az építészt
    .rule = Húz 2 lapot, és mindkettőt megtartja. Legfeljebb három épületet építhet.
character-warlord = Hadúr
    .nom = a hadúr
    .acc = a hadurat
    .rule =
        Minden piros épületért 1 arany. { $rank8_timing ->
            [end_of_turn] A fordulója végén lerombolhatja
           *[any] Lerombolhatja
        } { $warlord_own ->
            [yes] egy játékos épületét, akár a sajátját is
           *[no] egy másik játékos épületét
        }, az áránál 1 arannyal olcsóbban, de { $warlord_eight ->
            [anybody] öregtornyot nem, a püspök városában semmit, és amíg bármelyik város elkészült, sehol semmit.
           *[target] öregtornyot nem, és a püspök városában vagy elkészült városban semmit.
        }
character-witch = Boszorkány
    .nom = a boszorkány
    .acc = a boszorkányt
    .rule =
        Az alapakció után megbabonáz egy karaktert: { $witch_income ->
            [basic_and_colour] annak csak az alapakció és a színe után járó arany jut, a fordulóját a boszorkány folytatja
           *[basic] annak csak az alapakció jut, a fordulóját a boszorkány folytatja
        }{ $bewitched_emperor ->
            [player] ; csak a császár koronáját adja tovább a saját játékosa.
           *[witch] .
        }
character-tax_collector = Adószedő
    .nom = az adószedő
    .acc = az adószedőt
    .rule =
        { $tax_time ->
            [collectors_turn] Minden más játékos, aki ebben a körben már épített, az ő fordulója végén fizet neki 1 aranyat; aki később épít, a sajátja végén.
           *[builders_turn] Minden más játékos, aki épít, a fordulója végén 1 aranyat fizet neki, körönként egyszer.
        }
character-wizard = Varázsló
    .nom = a varázsló
    .acc = a varázslót
    .rule =
        { $duplicates ->
            [allowed] Megnézi egy másik játékos lapjait, és elvesz egyet: kézbe veszi vagy azonnal megépíti.
           *[forbidden] Megnézi egy másik játékos lapjait, és elvesz egyet: kézbe veszi vagy azonnal megépíti. Azonos nevűt is építhet.
        }
character-emperor = Császár
    .nom = a császár
    .acc = a császárt
    .rule =
        { $murdered_king ->
            [heir] Ha szólítják (ha meggyilkolták, a kör végén),
           *[stays] Ha szólítják,
        } { $emperor_crown ->
            [anybody_else] továbbadja a koronát egy másik játékosnak, vagy ott hagyja, ahol van.
           *[not_holder] továbbadja a koronát, de nem annak, akinél van.
        } { $emperor_payment ->
            [receiver_chooses] Aki kapja, 1 aranyat vagy 1 lapot ad neki, saját választása szerint. Minden sárga épületért 1 arany.
            [emperor_chooses] Aki kapja, 1 aranyat vagy 1 találomra húzott lapot ad neki, ahogy ő kéri. Minden sárga épületért 1 arany.
           *[none] Minden sárga épületért 1 arany.
        }
character-abbot = Apát
    .nom = az apát
    .acc = az apátot
    .rule = Minden kék épületért 1 arany, és még 1 arany a leggazdagabb játékostól, ha egyedül annak van a legtöbb aranya, és az nem ő maga.
character-alchemist = Alkimista
    .nom = az alkimista
    .acc = az alkimistát
    .rule =
        { $alchemist ->
            [building] A forduló végén visszakapja, amit építésért fizetett.
           *[all] A forduló végén minden aranyat visszakap, amit elköltött, az adó kivételével.
        }
character-navigator = Navigátor
    .nom = a navigátor
    .acc = a navigátort
    .rule = Elvesz 4 aranyat, vagy húz 4 lapot. Nem építhet.
character-diplomat = Diplomata
    .nom = a diplomata
    .acc = a diplomatát
    .rule =
        Minden piros épületért 1 arany. { $rank8_timing ->
            [end_of_turn] A fordulója végén elcserélheti
           *[any] Elcserélheti
        } egy épületét egy másik játékoséra, és megfizeti a különbséget, de { $diplomat_complete ->
            [open] öregtoronyra nem, és a püspök városából semmire.
           *[protected] öregtoronyra nem, és a püspök városából vagy elkészült városból semmire.
        }
character-artist = Művész
    .nom = a művész
    .acc = a művészt
    .rule = Egy vagy két saját épületére 1-1 aranyat tehet: az ilyen épület 1 ponttal többet ér, és 1 arannyal drágább lerombolni vagy elcserélni.
character-queen = Királynő
    .nom = a királynő
    .acc = a királynőt
    .rule = 3 arany, ha a fordulója elején a korona birtokosa mellett ül.

# Négy szín épületei.

district-manor = Udvarház
    .nom = az udvarház
    .acc = az udvarházat
    .rule = Sárga: a király és a császár jövedelme.
district-castle = Kastély
    .nom = a kastély
    .acc = a kastélyt
    .rule = Sárga: a király és a császár jövedelme.
district-palace = Palota
    .nom = a palota
    .acc = a palotát
    .rule = Sárga: a király és a császár jövedelme.
district-temple = Szentély
    .nom = a szentély
    .acc = a szentélyt
    .rule = Kék: a püspök és az apát jövedelme.
district-church = Templom
    .nom = a templom
    .acc = a templomot
    .rule = Kék: a püspök és az apát jövedelme.
district-monastery = Kolostor
    .nom = a kolostor
    .acc = a kolostort
    .rule = Kék: a püspök és az apát jövedelme.
district-cathedral = Katedrális
    .nom = a katedrális
    .acc = a katedrálist
    .rule = Kék: a püspök és az apát jövedelme.
district-tavern = Kocsma
    .nom = a kocsma
    .acc = a kocsmát
    .rule = Zöld: a kereskedő jövedelme.
district-market = Piac
    .nom = a piac
    .acc = a piacot
    .rule = Zöld: a kereskedő jövedelme.
district-trading_post = Kereskedőház
    .nom = a kereskedőház
    .acc = a kereskedőházat
    .rule = Zöld: a kereskedő jövedelme.
district-docks = Rakpart
    .nom = a rakpart
    .acc = a rakpartot
    .rule = Zöld: a kereskedő jövedelme.
district-harbor = Kikötő
    .nom = a kikötő
    .acc = a kikötőt
    .rule = Zöld: a kereskedő jövedelme.
district-town_hall = Városháza
    .nom = a városháza
    .acc = a városházát
    .rule = Zöld: a kereskedő jövedelme.
district-watchtower = Őrtorony
    .nom = az őrtorony
    .acc = az őrtornyot
    .rule = Piros: a hadúr és a diplomata jövedelme.
district-prison = Börtön
    .nom = a börtön
    .acc = a börtönt
    .rule = Piros: a hadúr és a diplomata jövedelme.
district-battlefield = Csatamező
    .nom = a csatamező
    .acc = a csatamezőt
    .rule = Piros: a hadúr és a diplomata jövedelme.
district-fortress = Erőd
    .nom = az erőd
    .acc = az erődöt
    .rule = Piros: a hadúr és a diplomata jövedelme.

# Lila épületek.

district-haunted_city = Kísértetváros
    .nom = a kísértetváros
    .acc = a kísértetvárost
    .rule =
        { $haunted_city ->
            [not_if_built_in_last_round] Az értékeléskor azt a színt veszi fel, amelyik neked a legtöbb pontot hozza, kivéve, ha az utolsó körben épült.
           *[always] Az értékeléskor azt a színt veszi fel, amelyik neked a legtöbb pontot hozza.
        }
district-keep = Öregtorony
    .nom = az öregtorony
    .acc = az öregtornyot
    .rule = A hadúr nem rombolhatja le, a diplomata nem veheti el.
district-laboratory = Laboratórium
    .nom = a laboratórium
    .acc = a laboratóriumot
    .rule =
        { $discard ->
            [under_deck] Fordulónként egyszer: tegyél egy lapot a pakli alá 1 aranyért.
           *[pile] Fordulónként egyszer: dobj el egy lapot 1 aranyért.
        }
district-smithy = Kovácsműhely
    .nom = a kovácsműhely
    .acc = a kovácsműhelyt
    .rule =
        { $smithy ->
            [pays_2_for_3] Fordulónként egyszer: fizess 2 aranyat, és húzz 3 lapot.
           *[pays_3_for_2] Fordulónként egyszer: fizess 3 aranyat, és húzz 2 lapot.
        }
district-observatory = Csillagvizsgáló
    .nom = a csillagvizsgáló
    .acc = a csillagvizsgálót
    .rule = Ha alapakcióként húzol, 2 helyett 3 lapot húzol.
district-graveyard = Temető
    .nom = a temető
    .acc = a temetőt
    .rule = Ha a hadúr lerombol egy épületet, 1 aranyért a kezedbe veheted. Kivéve, ha te vagy a hadúr.
district-dragon_gate = Sárkánykapu
    .nom = a sárkánykapu
    .acc = a sárkánykaput
    .rule = 8 pontot ér.
district-university = Egyetem
    .nom = az egyetem
    .acc = az egyetemet
    .rule = 8 pontot ér.
district-library = Könyvtár
    .nom = a könyvtár
    .acc = a könyvtárat
    .rule = Ha alapakcióként húzol, 2 lapot tartasz meg.
district-school_of_magic = Varázslóiskola
    .nom = a varázslóiskola
    .acc = a varázslóiskolát
    .rule = A jövedelemnél a karaktered színének számít.
district-great_wall = Nagy fal
    .nom = a nagy fal
    .acc = a nagy falat
    .rule = A városod minden más épületét 1 arannyal drágább lerombolni vagy elcserélni.
district-lighthouse = Világítótorony
    .nom = a világítótorony
    .acc = a világítótornyot
    .rule = Amikor megépül, átnézheted a paklit: egy lapot a kezedbe veszel, azután a paklit megkeverjük.
district-armory = Fegyvertár
    .nom = a fegyvertár
    .acc = a fegyvertárat
    .rule =
        { $armory ->
            [incomplete] A fordulódban: dobd el, és rombold le egy másik, még el nem készült város bármelyik épületét.
           *[any] A fordulódban: dobd el, és rombold le egy másik város bármelyik épületét, akkor is, ha a város elkészült.
        }
district-museum = Múzeum
    .nom = a múzeum
    .acc = a múzeumot
    .rule = Fordulónként egyszer: tegyél alá egy lapot, a végén 1 pontot ér.
district-imperial_treasury = Császári kincstár
    .nom = a császári kincstár
    .acc = a császári kincstárat
    .rule = A végén: minden aranyadért 1 pont.
district-map_room = Térképterem
    .nom = a térképterem
    .acc = a térképtermet
    .rule = A végén: a kezedben lévő minden lapért 1 pont.
district-wishing_well = Kívánságkút
    .nom = a kívánságkút
    .acc = a kívánságkutat
    .rule = A végén: a városod minden más lila épületéért 1 pont.
district-quarry = Kőfejtő
    .nom = a kőfejtő
    .acc = a kőfejtőt
    .rule =
        { $duplicates ->
            [allowed] Itt nincs hatása: bárki építhet azonos nevű épületeket.
           *[forbidden] Megépíthetsz egy épületet másodszor is, amíg a városodban nincs kettő egyikből sem.
        }
district-bell_tower = Harangtorony
    .nom = a harangtorony
    .acc = a harangtornyot
    .rule = Amikor megépül, kijelentheted, hogy eggyel kevesebb épület is véget vet a játéknak.
district-poor_house = Szegényház
    .nom = a szegényház
    .acc = a szegényházat
    .rule = Ha a fordulód végén nincs aranyad, kapsz 1 aranyat.
district-factory = Manufaktúra
    .nom = a manufaktúra
    .acc = a manufaktúrát
    .rule = A többi lila épületet 1 arannyal olcsóbban építed.
district-park = Park
    .nom = a park
    .acc = a parkot
    .rule = Ha a fordulód végén nincs lap a kezedben, húzol 2 lapot.
district-hospital = Ispotály
    .nom = az ispotály
    .acc = az ispotályt
    .rule = Ha meggyilkolnak, az alapakció akkor is a tiéd, más nem.
district-throne_room = Trónterem
    .nom = a trónterem
    .acc = a tróntermet
    .rule = 1 arany, valahányszor a korona gazdát cserél.
district-ball_room = Bálterem
    .nom = a bálterem
    .acc = a báltermet
    .rule = Nem csinál semmit, csak csillog.

# Színek.

colour-yellow = sárga
colour-blue = kék
colour-green = zöld
colour-red = piros
colour-violet = lila

# Die Karten von Ohne Furcht und Adel. Der Wert ist der bloße Name; .nom und .acc stehen im Satz, mit Artikel;
# .rule sagt, was die Karte tut. Nicht alle Namen sind für die Ausgabe von 2000 und 2004 belegt (C1.1): Hier werden
# sie berichtigt.

# Charaktere, nach dem Rang.

character-assassin = Meuchler
    .nom = der Meuchler
    .acc = den Meuchler
    .rule = Nennt einen Charakter und meuchelt ihn: Der verliert seinen Zug und zeigt sich erst am Ende der Runde.
character-thief = Dieb
    .nom = der Dieb
    .acc = den Dieb
    .rule =
        Nennt einen Charakter und bekommt das ganze Gold seines Spielers, sobald dieser Charakter aufgerufen wird. { $thief_spares ->
            [assassin] Nicht den Meuchler.
           *[assassin_murdered_bewitched] Nicht Meuchler, Hexe oder deren Opfer.
        }
character-magician = Magier
    .nom = der Magier
    .acc = den Magier
    .rule =
        { $discard ->
            [under_deck] Tauscht alle Handkarten mit einem Mitspieler, oder legt beliebig viele unter den Stapel und zieht ebenso viele nach.
           *[pile] Tauscht alle Handkarten mit einem Mitspieler, oder legt beliebig viele ab und zieht ebenso viele nach.
        }
character-king = König
    .nom = der König
    .acc = den König
    .rule =
        { $murdered_king ->
            [heir] Nimmt sich die Krone, wenn er aufgerufen wird; gemeuchelt erst am Ende der Runde. 1 Gold für jedes gelbe Bauwerk.
           *[stays] Nimmt sich die Krone, wenn er aufgerufen wird. 1 Gold für jedes gelbe Bauwerk.
        }
character-bishop = Prediger
    .nom = der Prediger
    .acc = den Prediger
    .rule = 1 Gold für jedes blaue Bauwerk. Söldner und Diplomat dürfen diese Stadt in dieser Runde nicht antasten.
character-merchant = Händler
    .nom = der Händler
    .acc = den Händler
    .rule = 1 Gold extra, dazu 1 Gold für jedes grüne Bauwerk.
character-architect = Baumeister
    .nom = der Baumeister
    .acc = den Baumeister
    .rule = Zieht 2 Karten und behält beide. Darf bis zu drei Bauwerke bauen.
character-warlord = Söldner
    .nom = der Söldner
    .acc = den Söldner
    .rule =
        1 Gold für jedes rote Bauwerk. { $rank8_timing ->
            [end_of_turn] Darf am Ende des Zugs
           *[any] Darf
        } { $warlord_own ->
            [yes] ein fremdes oder eigenes Bauwerk zerstören
           *[no] ein fremdes Bauwerk zerstören
        }, für 1 Gold weniger, als es kostet, aber { $warlord_eight ->
            [anybody] keinen Wehrturm, nichts in der Stadt des Predigers und gar nichts, solange irgendeine Stadt vollständig ist.
           *[target] keinen Wehrturm und nichts in der Stadt des Predigers oder in einer vollständigen.
        }
character-witch = Hexe
    .nom = die Hexe
    .acc = die Hexe
    .rule =
        Führt die Grundaktion aus und verhext dann einen Charakter: { $witch_income ->
            [basic_and_colour] Dem bleiben nur die Grundaktion und das Gold für die Farbe, und die Hexe setzt seinen Zug fort
           *[basic] Dem bleibt nur die Grundaktion, und die Hexe setzt seinen Zug fort
        }{ $bewitched_emperor ->
            [player] ; nur die Krone gibt ein Intrigant selbst.
           *[witch] .
        }
character-tax_collector = Steuereintreiber
    .nom = der Steuereintreiber
    .acc = den Steuereintreiber
    .rule =
        { $tax_time ->
            [collectors_turn] Jeder andere, der in dieser Runde schon gebaut hat, zahlt ihm am Ende seines Zugs 1 Gold; wer später baut, am Ende des eigenen.
           *[builders_turn] Jeder andere, der baut, zahlt ihm am Ende des eigenen Zugs 1 Gold, einmal je Runde.
        }
character-wizard = Beschwörer
    .nom = der Beschwörer
    .acc = den Beschwörer
    .rule =
        { $duplicates ->
            [allowed] Sieht die Handkarten eines Mitspielers und nimmt eine: auf die Hand oder sofort gebaut.
           *[forbidden] Sieht die Handkarten eines Mitspielers und nimmt eine: auf die Hand oder sofort gebaut. Darf auch gleiche Bauwerke bauen.
        }
character-emperor = Intrigant
    .nom = der Intrigant
    .acc = den Intriganten
    .rule =
        { $murdered_king ->
            [heir] Gibt die Krone, wenn er aufgerufen wird (gemeuchelt: am Ende der Runde),
           *[stays] Gibt die Krone, wenn er aufgerufen wird,
        } { $emperor_crown ->
            [anybody_else] an einen anderen oder lässt sie, wo sie ist.
           *[not_holder] an einen anderen, der sie nicht schon hat.
        } { $emperor_payment ->
            [receiver_chooses] Wer sie bekommt, gibt ihm nach eigener Wahl 1 Gold oder 1 Karte. 1 Gold für jedes gelbe Bauwerk.
            [emperor_chooses] Wer sie bekommt, gibt ihm 1 Gold oder 1 zufällige Karte, wie er es verlangt. 1 Gold für jedes gelbe Bauwerk.
           *[none] 1 Gold für jedes gelbe Bauwerk.
        }
character-abbot = Ablassprediger
    .nom = der Ablassprediger
    .acc = den Ablassprediger
    .rule = 1 Gold für jedes blaue Bauwerk, dazu 1 Gold vom reichsten Mitspieler, wenn er allein das meiste Gold hat.
character-alchemist = Alchemist
    .nom = der Alchemist
    .acc = den Alchemisten
    .rule =
        { $alchemist ->
            [building] Bekommt am Ende seines Zugs zurück, was er fürs Bauen bezahlt hat.
           *[all] Bekommt am Ende seines Zugs alles Gold zurück, das er ausgegeben hat, außer der Steuer.
        }
character-navigator = Eroberer
    .nom = der Eroberer
    .acc = den Eroberer
    .rule = Nimmt 4 Gold oder zieht 4 Karten. Baut nichts.
character-diplomat = Diplomat
    .nom = der Diplomat
    .acc = den Diplomaten
    .rule =
        1 Gold für jedes rote Bauwerk. { $rank8_timing ->
            [end_of_turn] Darf am Ende des Zugs
           *[any] Darf
        } ein eigenes Bauwerk gegen ein fremdes tauschen und zahlt den Unterschied; { $diplomat_complete ->
            [open] nicht gegen einen Wehrturm oder ein Bauwerk des Predigers.
           *[protected] nicht gegen einen Wehrturm, ein Bauwerk des Predigers oder eines aus einer vollständigen Stadt.
        }
character-artist = Künstler
    .nom = der Künstler
    .acc = den Künstler
    .rule = Darf auf ein oder zwei eigene Bauwerke je 1 Gold legen: 1 Punkt mehr und 1 teurer beim Zerstören oder Tauschen.
character-queen = Königin
    .nom = die Königin
    .acc = die Königin
    .rule = 3 Gold, wenn sie zu Beginn ihres Zugs neben dem sitzt, der die Krone hat.

# Bauwerke in vier Farben.

district-manor = Jagdschloss
    .nom = das Jagdschloss
    .acc = das Jagdschloss
    .rule = Gelb: Einkommen für König und Intrigant.
district-castle = Schloss
    .nom = das Schloss
    .acc = das Schloss
    .rule = Gelb: Einkommen für König und Intrigant.
district-palace = Palast
    .nom = der Palast
    .acc = den Palast
    .rule = Gelb: Einkommen für König und Intrigant.
district-temple = Tempel
    .nom = der Tempel
    .acc = den Tempel
    .rule = Blau: Einkommen für Prediger und Ablassprediger.
district-church = Kirche
    .nom = die Kirche
    .acc = die Kirche
    .rule = Blau: Einkommen für Prediger und Ablassprediger.
district-monastery = Abtei
    .nom = die Abtei
    .acc = die Abtei
    .rule = Blau: Einkommen für Prediger und Ablassprediger.
district-cathedral = Kathedrale
    .nom = die Kathedrale
    .acc = die Kathedrale
    .rule = Blau: Einkommen für Prediger und Ablassprediger.
district-tavern = Taverne
    .nom = die Taverne
    .acc = die Taverne
    .rule = Grün: Einkommen für den Händler.
district-market = Markt
    .nom = der Markt
    .acc = den Markt
    .rule = Grün: Einkommen für den Händler.
district-trading_post = Gildehaus
    .nom = das Gildehaus
    .acc = das Gildehaus
    .rule = Grün: Einkommen für den Händler.
district-docks = Kontor
    .nom = das Kontor
    .acc = das Kontor
    .rule = Grün: Einkommen für den Händler.
district-harbor = Hafen
    .nom = der Hafen
    .acc = den Hafen
    .rule = Grün: Einkommen für den Händler.
district-town_hall = Rathaus
    .nom = das Rathaus
    .acc = das Rathaus
    .rule = Grün: Einkommen für den Händler.
district-watchtower = Wachturm
    .nom = der Wachturm
    .acc = den Wachturm
    .rule = Rot: Einkommen für Söldner und Diplomat.
district-prison = Kerker
    .nom = der Kerker
    .acc = den Kerker
    .rule = Rot: Einkommen für Söldner und Diplomat.
district-battlefield = Turnierplatz
    .nom = der Turnierplatz
    .acc = den Turnierplatz
    .rule = Rot: Einkommen für Söldner und Diplomat.
district-fortress = Festung
    .nom = die Festung
    .acc = die Festung
    .rule = Rot: Einkommen für Söldner und Diplomat.

# Violette Bauwerke.

district-haunted_city = Hof der Wunder
    .nom = der Hof der Wunder
    .acc = den Hof der Wunder
    .rule =
        { $haunted_city ->
            [not_if_built_in_last_round] Hat bei der Wertung die Farbe, die dir am meisten bringt; nicht, wenn er in der letzten Runde gebaut wurde.
           *[always] Hat bei der Wertung die Farbe, die dir am meisten bringt.
        }
district-keep = Wehrturm
    .nom = der Wehrturm
    .acc = den Wehrturm
    .rule = Der Söldner kann ihn nicht zerstören, der Diplomat ihn nicht nehmen.
district-laboratory = Laboratorium
    .nom = das Laboratorium
    .acc = das Laboratorium
    .rule =
        { $discard ->
            [under_deck] Einmal je Zug: Lege eine Handkarte unter den Stapel und nimm dafür 1 Gold.
           *[pile] Einmal je Zug: Lege eine Handkarte ab und nimm dafür 1 Gold.
        }
district-smithy = Schmiede
    .nom = die Schmiede
    .acc = die Schmiede
    .rule =
        { $smithy ->
            [pays_2_for_3] Einmal je Zug: Bezahle 2 Gold und zieh 3 Karten.
           *[pays_3_for_2] Einmal je Zug: Bezahle 3 Gold und zieh 2 Karten.
        }
district-observatory = Observatorium
    .nom = das Observatorium
    .acc = das Observatorium
    .rule = Ziehst du als Grundaktion Karten, dann 3 statt 2.
district-graveyard = Friedhof
    .nom = der Friedhof
    .acc = den Friedhof
    .rule = Zerstört der Söldner ein Bauwerk, darfst du es für 1 Gold auf die Hand nehmen. Nicht, wenn du selbst der Söldner bist.
district-dragon_gate = Drachentor
    .nom = das Drachentor
    .acc = das Drachentor
    .rule = Zählt 8 Punkte.
district-university = Universität
    .nom = die Universität
    .acc = die Universität
    .rule = Zählt 8 Punkte.
district-library = Bibliothek
    .nom = die Bibliothek
    .acc = die Bibliothek
    .rule = Ziehst du als Grundaktion Karten, behältst du 2.
district-school_of_magic = Schule der Magier
    .nom = die Schule der Magier
    .acc = die Schule der Magier
    .rule = Zählt beim Einkommen als Farbe deines Charakters.
district-great_wall = Große Mauer
    .nom = die Große Mauer
    .acc = die Große Mauer
    .rule = Jedes andere Bauwerk deiner Stadt kostet beim Zerstören und Tauschen 1 Gold mehr.
district-lighthouse = Leuchtturm
    .nom = der Leuchtturm
    .acc = den Leuchtturm
    .rule = Beim Bau: Du darfst den Stapel durchsehen und nimmst dann eine Karte; danach wird er gemischt.
district-armory = Pulverturm
    .nom = der Pulverturm
    .acc = den Pulverturm
    .rule =
        { $armory ->
            [incomplete] In deinem Zug: Lege ihn ab und zerstöre ein beliebiges Bauwerk einer anderen Stadt, die nicht vollständig ist.
           *[any] In deinem Zug: Lege ihn ab und zerstöre ein beliebiges Bauwerk einer anderen Stadt, auch einer vollständigen.
        }
district-museum = Museum
    .nom = das Museum
    .acc = das Museum
    .rule = Einmal je Zug: Lege eine Handkarte darunter, am Ende 1 Punkt wert.
district-imperial_treasury = Schatzkammer
    .nom = die Schatzkammer
    .acc = die Schatzkammer
    .rule = Am Ende: 1 Punkt für jedes Gold, das du hast.
district-map_room = Kartenraum
    .nom = der Kartenraum
    .acc = den Kartenraum
    .rule = Am Ende: 1 Punkt für jede deiner Handkarten.
district-wishing_well = Wunschbrunnen
    .nom = der Wunschbrunnen
    .acc = den Wunschbrunnen
    .rule = Am Ende: 1 Punkt für jedes andere violette Bauwerk deiner Stadt.
district-quarry = Steinbruch
    .nom = der Steinbruch
    .acc = den Steinbruch
    .rule =
        { $duplicates ->
            [allowed] Hat hier keine Wirkung: Alle dürfen gleiche Bauwerke bauen.
           *[forbidden] Du darfst ein Bauwerk ein zweites Mal bauen, solange deine Stadt keins doppelt hat.
        }
district-bell_tower = Glockenturm
    .nom = der Glockenturm
    .acc = den Glockenturm
    .rule = Beim Bau: Du darfst erklären, dass das Spiel schon mit einem Bauwerk weniger endet.
district-poor_house = Armenhaus
    .nom = das Armenhaus
    .acc = das Armenhaus
    .rule = Hast du am Ende deines Zugs kein Gold, nimm 1 Gold.
district-factory = Fabrik
    .nom = die Fabrik
    .acc = die Fabrik
    .rule = Andere violette Bauwerke baust du für 1 Gold weniger.
district-park = Park
    .nom = der Park
    .acc = den Park
    .rule = Hast du am Ende deines Zugs keine Handkarte, zieh 2 Karten.
district-hospital = Hospital
    .nom = das Hospital
    .acc = das Hospital
    .rule = Wirst du gemeuchelt, hast du trotzdem die Grundaktion, sonst nichts.
district-throne_room = Thronsaal
    .nom = der Thronsaal
    .acc = den Thronsaal
    .rule = 1 Gold, wenn die Krone den Besitzer wechselt.
district-ball_room = Ballsaal
    .nom = der Ballsaal
    .acc = den Ballsaal
    .rule = Er hat keine Wirkung.

# Farben.

colour-yellow = gelb
colour-blue = blau
colour-green = grün
colour-red = rot
colour-violet = violett

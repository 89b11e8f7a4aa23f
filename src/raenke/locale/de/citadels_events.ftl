# Was bei Ohne Furcht und Adel geschieht. `$name` ist, wem es geschieht oder wer es tut, `$second` der andere Beteiligte.

citadels-no-card = keine Karte
citadels-copies = { DISTRICT($district) } ×{ $count }

# Aufbau und Auswahl.

citadels-event-game_started =
    { $who ->
        [you] Ein Spiel Ohne Furcht und Adel für { $count } Spieler beginnt. Du hast die Krone. Dabei sind: { $cast }.
       *[other] Ein Spiel Ohne Furcht und Adel für { $count } Spieler beginnt. { $name } hat die Krone. Dabei sind: { $cast }.
    }
citadels-event-deck_shuffled =
    { $count ->
        [one] Der Stapel wird gemischt: 1 Karte.
       *[other] Der Stapel wird gemischt: { $count } Karten.
    }
citadels-event-round_started =
    { $who ->
        [you] Runde { $round } beginnt. Du hast die Krone.
       *[other] Runde { $round } beginnt. { $name } hat die Krone.
    }
citadels-event-characters_laid_up = Offen in der Mitte: { $characters }.
citadels-event-characters_laid_up-none = In dieser Runde liegt kein Charakter offen.
citadels-event-character_laid_down = Ein Charakter liegt verdeckt in der Mitte, von niemandem gesehen: { CHARACTER($character, form: "nom") }.
citadels-event-character_laid_down-seen =
    { $who ->
        [you] Nur du siehst dir den verdeckten Charakter an: Es ist { CHARACTER($character, form: "nom") }.
       *[other] Nur { $name } sieht sich den verdeckten Charakter an: Es ist { CHARACTER($character, form: "nom") }.
    }
citadels-event-character_covered = Ein Charakter liegt verdeckt in der Mitte, von niemandem gesehen.
citadels-event-character_covered-seen =
    { $who ->
        [you] Ein Charakter liegt verdeckt in der Mitte; nur du siehst ihn dir an.
       *[other] Ein Charakter liegt verdeckt in der Mitte; nur { $name } sieht ihn sich an.
    }
citadels-event-character_removed = Ein zufälliger Charakter kommt ungesehen weg: { CHARACTER($character, form: "nom") }.
citadels-event-character_withdrawn = Ein zufälliger Charakter kommt ungesehen weg.
citadels-event-character_taken =
    { $who ->
        [you] Du nimmst { CHARACTER($character, form: "acc") }.
       *[other] { $name } nimmt { CHARACTER($character, form: "acc") }.
    }
citadels-event-character_chosen =
    { $who ->
        [you] Du nimmst einen Charakter.
       *[other] { $name } nimmt einen Charakter.
    }
citadels-event-character_put_away =
    { $who ->
        [you] Du legst { CHARACTER($character, form: "acc") } verdeckt weg.
       *[other] { $name } legt { CHARACTER($character, form: "acc") } verdeckt weg.
    }
citadels-event-character_put_away-left = Ein Charakter bleibt übrig und kommt verdeckt weg: { CHARACTER($character, form: "nom") }.
citadels-event-character_laid_aside =
    { $who ->
        [you] Du legst einen Charakter verdeckt weg.
       *[other] { $name } legt einen Charakter verdeckt weg.
    }
citadels-event-character_laid_aside-left = Ein Charakter bleibt übrig und kommt verdeckt weg.

# Aufrufen.

citadels-event-rank_called = Rang { $rank } wird aufgerufen: { CHARACTER($character, form: "nom") }.
citadels-event-character_revealed =
    { $who ->
        [you] Du bist { CHARACTER($character, form: "nom") }.
       *[other] { $name } ist { CHARACTER($character, form: "nom") }.
    }
citadels-event-character_named-murder =
    { $who ->
        [you] Du meuchelst { CHARACTER($character, form: "acc") }.
       *[other] { $name } meuchelt { CHARACTER($character, form: "acc") }.
    }
citadels-event-character_named-rob =
    { $who ->
        [you] Du willst { CHARACTER($character, form: "acc") } bestehlen.
       *[other] { $name } will { CHARACTER($character, form: "acc") } bestehlen.
    }
citadels-event-character_named-bewitch =
    { $who ->
        [you] Du verhext { CHARACTER($character, form: "acc") }.
       *[other] { $name } verhext { CHARACTER($character, form: "acc") }.
    }
citadels-event-crown_moved-king =
    { $who ->
        [you] Du nimmst dir als König die Krone.
       *[other] { $name } nimmt sich als König die Krone.
    }
citadels-event-crown_moved-emperor =
    { $who ->
        [you] Der Intrigant gibt dir die Krone.
       *[other] Der Intrigant gibt die Krone an { $name }.
    }
citadels-event-crown_moved-emperor-stays =
    { $who ->
        [you] Der Intrigant lässt dir die Krone.
       *[other] Der Intrigant lässt die Krone bei { $name }.
    }
citadels-event-crown_moved-heir =
    { $who ->
        [you] Die Runde ist vorbei, und die Krone des Gemeuchelten geht an dich.
       *[other] Die Runde ist vorbei, und die Krone des Gemeuchelten geht an { $name }.
    }
citadels-event-crown_moved-heir-stays =
    { $who ->
        [you] Die Runde ist vorbei, und die Krone bleibt bei dir.
       *[other] Die Runde ist vorbei, und die Krone bleibt bei { $name }.
    }
citadels-event-crown_moved-long_reign =
    { $who ->
        [you] Nach drei Runden in einer Hand wandert die Krone nach links: Jetzt gehört sie dir.
       *[other] Nach drei Runden in einer Hand wandert die Krone nach links, zu { $name }.
    }

# Gold.

citadels-event-gold_taken-basic =
    { $who ->
        [you] Du nimmst { $amount } Gold.
       *[other] { $name } nimmt { $amount } Gold.
    }
citadels-event-gold_taken-income =
    { $who ->
        [you] Du nimmst { $amount } Gold Einkommen.
       *[other] { $name } nimmt { $amount } Gold Einkommen.
    }
citadels-event-gold_taken-bonus =
    { $who ->
        [you] Du nimmst als Händler noch { $amount } Gold.
       *[other] { $name } nimmt als Händler noch { $amount } Gold.
    }
citadels-event-gold_taken-navigator =
    { $who ->
        [you] Du nimmst als Eroberer { $amount } Gold.
       *[other] { $name } nimmt als Eroberer { $amount } Gold.
    }
citadels-event-gold_taken-queen =
    { $who ->
        [you] Du bekommst als Königin neben der Krone { $amount } Gold.
       *[other] { $name } bekommt als Königin neben der Krone { $amount } Gold.
    }
citadels-event-gold_taken-throne_room =
    { $who ->
        [you] Die Krone hat den Besitzer gewechselt: Dein Thronsaal bringt dir { $amount } Gold.
       *[other] Die Krone hat den Besitzer gewechselt: Der Thronsaal von { $name } bringt { $amount } Gold.
    }
citadels-event-gold_taken-laboratory =
    { $who ->
        [you] Dein Laboratorium bringt dir { $amount } Gold.
       *[other] Das Laboratorium von { $name } bringt { $amount } Gold.
    }
citadels-event-gold_taken-poor_house =
    { $who ->
        [you] Du hast kein Gold mehr: Dein Armenhaus bringt dir { $amount } Gold.
       *[other] { $name } hat kein Gold mehr: Das Armenhaus bringt { $amount } Gold.
    }
citadels-event-gold_taken-alchemist =
    { $who ->
        [you] Du bekommst als Alchemist { $amount } Gold zurück.
       *[other] { $name } bekommt als Alchemist { $amount } Gold zurück.
    }
citadels-event-gold_paid-build =
    { $who ->
        [you] Du bezahlst den Bau mit { $amount } Gold.
       *[other] { $name } bezahlt den Bau mit { $amount } Gold.
    }
citadels-event-gold_paid-smithy =
    { $who ->
        [you] Du bezahlst in der Schmiede { $amount } Gold.
       *[other] { $name } bezahlt in der Schmiede { $amount } Gold.
    }
citadels-event-gold_paid-destroy =
    { $who ->
        [you] Du bezahlst die Zerstörung mit { $amount } Gold.
       *[other] { $name } bezahlt die Zerstörung mit { $amount } Gold.
    }
citadels-event-gold_paid-graveyard =
    { $who ->
        [you] Du bezahlst am Friedhof { $amount } Gold.
       *[other] { $name } bezahlt am Friedhof { $amount } Gold.
    }
citadels-event-gold_moved-thief =
    { $who ->
        [you] Bestohlen! { $second } nimmt dir dein ganzes Gold ab: { $amount }.
       *[other]
            { $whom ->
                [you] Du nimmst das ganze Gold von { $name }: { $amount }.
               *[other] { $second } nimmt das ganze Gold von { $name }: { $amount }.
            }
    }
citadels-event-gold_moved-tax =
    { $who ->
        [you] Du hast gebaut und zahlst an { $second } { $amount } Gold Steuer.
       *[other]
            { $whom ->
                [you] { $name } hat gebaut und zahlt dir { $amount } Gold Steuer.
               *[other] { $name } hat gebaut und zahlt an { $second } { $amount } Gold Steuer.
            }
    }
citadels-event-gold_moved-abbot =
    { $who ->
        [you] Du hast das meiste Gold und gibst { $amount } davon an { $second }.
       *[other]
            { $whom ->
                [you] { $name } hat das meiste Gold und gibt dir { $amount } davon.
               *[other] { $name } hat das meiste Gold und gibt { $amount } davon an { $second }.
            }
    }
citadels-event-gold_moved-diplomat =
    { $who ->
        [you] Du zahlst für den Tausch { $amount } Gold an { $second }.
       *[other]
            { $whom ->
                [you] { $name } zahlt dir für den Tausch { $amount } Gold.
               *[other] { $name } zahlt für den Tausch { $amount } Gold an { $second }.
            }
    }
citadels-event-gold_moved-emperor =
    { $who ->
        [you] Du zahlst für die Krone { $amount } Gold an { $second }.
       *[other]
            { $whom ->
                [you] { $name } zahlt dir für die Krone { $amount } Gold.
               *[other] { $name } zahlt für die Krone { $amount } Gold an { $second }.
            }
    }
citadels-event-gold_laid =
    { $who ->
        [you] Du verschönerst { DISTRICT($district, form: "acc") } mit 1 Gold.
       *[other] { $name } verschönert { DISTRICT($district, form: "acc") } mit 1 Gold.
    }

# Karten.

citadels-event-card_drawn-deal =
    { $who ->
        [you] Du bekommst zu Beginn { DISTRICT($district, form: "acc") }.
       *[other] { $name } bekommt zu Beginn { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-basic =
    { $who ->
        [you] Du ziehst { DISTRICT($district, form: "acc") }.
       *[other] { $name } zieht { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-architect =
    { $who ->
        [you] Du ziehst als Baumeister { DISTRICT($district, form: "acc") }.
       *[other] { $name } zieht als Baumeister { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-navigator =
    { $who ->
        [you] Du ziehst als Eroberer { DISTRICT($district, form: "acc") }.
       *[other] { $name } zieht als Eroberer { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-magician =
    { $who ->
        [you] Du ziehst als Magier { DISTRICT($district, form: "acc") } nach.
       *[other] { $name } zieht als Magier { DISTRICT($district, form: "acc") } nach.
    }
citadels-event-card_drawn-smithy =
    { $who ->
        [you] Du ziehst in der Schmiede { DISTRICT($district, form: "acc") }.
       *[other] { $name } zieht in der Schmiede { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_drawn-park =
    { $who ->
        [you] Deine Hand ist leer: Du ziehst im Park { DISTRICT($district, form: "acc") }.
       *[other] Die Hand von { $name } ist leer: Im Park kommt { DISTRICT($district, form: "nom") } dazu.
    }
citadels-event-cards_drawn-deal =
    { $who ->
        [you]
            { $count ->
                [one] Du bekommst zu Beginn 1 Karte.
               *[other] Du bekommst zu Beginn { $count } Karten.
            }
       *[other]
            { $count ->
                [one] { $name } bekommt zu Beginn 1 Karte.
               *[other] { $name } bekommt zu Beginn { $count } Karten.
            }
    }
citadels-event-cards_drawn-basic =
    { $who ->
        [you]
            { $count ->
                [one] Du ziehst 1 Karte.
               *[other] Du ziehst { $count } Karten.
            }
       *[other]
            { $count ->
                [one] { $name } zieht 1 Karte.
               *[other] { $name } zieht { $count } Karten.
            }
    }
citadels-event-cards_drawn-architect =
    { $who ->
        [you]
            { $count ->
                [one] Du ziehst als Baumeister 1 Karte.
               *[other] Du ziehst als Baumeister { $count } Karten.
            }
       *[other]
            { $count ->
                [one] { $name } zieht als Baumeister 1 Karte.
               *[other] { $name } zieht als Baumeister { $count } Karten.
            }
    }
citadels-event-cards_drawn-navigator =
    { $who ->
        [you]
            { $count ->
                [one] Du ziehst als Eroberer 1 Karte.
               *[other] Du ziehst als Eroberer { $count } Karten.
            }
       *[other]
            { $count ->
                [one] { $name } zieht als Eroberer 1 Karte.
               *[other] { $name } zieht als Eroberer { $count } Karten.
            }
    }
citadels-event-cards_drawn-magician =
    { $who ->
        [you]
            { $count ->
                [one] Du ziehst als Magier 1 Karte nach.
               *[other] Du ziehst als Magier { $count } Karten nach.
            }
       *[other]
            { $count ->
                [one] { $name } zieht als Magier 1 Karte nach.
               *[other] { $name } zieht als Magier { $count } Karten nach.
            }
    }
citadels-event-cards_drawn-smithy =
    { $who ->
        [you]
            { $count ->
                [one] Du ziehst in der Schmiede 1 Karte.
               *[other] Du ziehst in der Schmiede { $count } Karten.
            }
       *[other]
            { $count ->
                [one] { $name } zieht in der Schmiede 1 Karte.
               *[other] { $name } zieht in der Schmiede { $count } Karten.
            }
    }
citadels-event-cards_drawn-park =
    { $who ->
        [you]
            { $count ->
                [one] Deine Hand ist leer: Du ziehst im Park 1 Karte.
               *[other] Deine Hand ist leer: Du ziehst im Park { $count } Karten.
            }
       *[other]
            { $count ->
                [one] Die Hand von { $name } ist leer: Im Park kommt 1 Karte dazu.
               *[other] Die Hand von { $name } ist leer: Im Park kommen { $count } Karten dazu.
            }
    }
citadels-event-card_kept =
    { $who ->
        [you] Du behältst { DISTRICT($district, form: "acc") }.
       *[other] { $name } behält { DISTRICT($district, form: "acc") }.
    }
citadels-event-card_retained =
    { $who ->
        [you] Du behältst eine Karte.
       *[other] { $name } behält eine Karte.
    }
citadels-event-card_put_away-basic =
    { $who ->
        [you] Du legst { DISTRICT($district, form: "acc") } zurück.
       *[other] { $name } legt { DISTRICT($district, form: "acc") } zurück.
    }
citadels-event-card_put_away-magician =
    { $who ->
        [you] Du legst als Magier { DISTRICT($district, form: "acc") } ab.
       *[other] { $name } legt als Magier { DISTRICT($district, form: "acc") } ab.
    }
citadels-event-card_put_away-laboratory =
    { $who ->
        [you] Du legst im Laboratorium { DISTRICT($district, form: "acc") } ab.
       *[other] { $name } legt im Laboratorium { DISTRICT($district, form: "acc") } ab.
    }
citadels-event-card_put_away-destroyed = Zerstört und abgelegt: { DISTRICT($district) }.
citadels-event-card_put_away-museum = Mit dem Museum verloren und abgelegt: { DISTRICT($district) }.
citadels-event-card_put_away-armory = Für den Anschlag geopfert und abgelegt: { DISTRICT($district) }.
citadels-event-card_discarded-basic =
    { $who ->
        [you] Du legst eine Karte zurück.
       *[other] { $name } legt eine Karte zurück.
    }
citadels-event-card_discarded-magician =
    { $who ->
        [you] Du legst als Magier eine Karte ab.
       *[other] { $name } legt als Magier eine Karte ab.
    }
citadels-event-card_discarded-laboratory =
    { $who ->
        [you] Du legst im Laboratorium eine Karte ab.
       *[other] { $name } legt im Laboratorium eine Karte ab.
    }
citadels-event-card_discarded-museum = Eine Karte unter dem Museum geht mit ihm verloren und wird abgelegt.
citadels-event-card_given-emperor =
    { $who ->
        [you] Du gibst für die Krone { DISTRICT($district, form: "acc") } an { $second }.
       *[other]
            { $whom ->
                [you] { $name } gibt dir für die Krone { DISTRICT($district, form: "acc") }.
               *[other] { $name } gibt für die Krone { DISTRICT($district, form: "acc") } an { $second }.
            }
    }
citadels-event-card_passed-emperor =
    { $who ->
        [you] Du gibst für die Krone eine Karte an { $second }.
       *[other]
            { $whom ->
                [you] { $name } gibt dir für die Krone eine Karte.
               *[other] { $name } gibt für die Krone eine Karte an { $second }.
            }
    }
citadels-event-hands_swapped =
    { $who ->
        [you] Du tauschst mit { $second } die Handkarten.
       *[other]
            { $whom ->
                [you] { $name } tauscht mit dir die Handkarten.
               *[other] { $name } tauscht mit { $second } die Handkarten.
            }
    }
citadels-event-hands_exchanged =
    { $who ->
        [you] Du tauschst mit { $second } die Handkarten. Du hast jetzt: { $hand }; { $second }: { $second_hand }.
       *[other]
            { $whom ->
                [you] { $name } tauscht mit dir die Handkarten. Du hast jetzt: { $second_hand }; { $name }: { $hand }.
               *[other] { $name } tauscht mit { $second } die Handkarten. { $name } hat jetzt: { $hand }; { $second }: { $second_hand }.
            }
    }
citadels-event-hand_seen =
    { $who ->
        [you] Du siehst die Handkarten von { $second }: { $cards }.
       *[other]
            { $whom ->
                [you] { $name } sieht deine Handkarten: { $cards }.
               *[other] { $name } sieht die Handkarten von { $second }: { $cards }.
            }
    }
citadels-event-hand_shown =
    { $who ->
        [you] Du siehst die Handkarten von { $second }.
       *[other]
            { $whom ->
                [you] { $name } sieht deine Handkarten.
               *[other] { $name } sieht die Handkarten von { $second }.
            }
    }
citadels-event-card_picked =
    { $who ->
        [you] Du suchst dir aus der Hand von { $second } { DISTRICT($district, form: "acc") } aus.
       *[other]
            { $whom ->
                [you] { $name } sucht sich aus deiner Hand { DISTRICT($district, form: "acc") } aus.
               *[other] { $name } sucht sich aus der Hand von { $second } { DISTRICT($district, form: "acc") } aus.
            }
    }
citadels-event-card_pulled =
    { $who ->
        [you] Du suchst dir aus der Hand von { $second } eine Karte aus.
       *[other]
            { $whom ->
                [you] { $name } sucht sich aus deiner Hand eine Karte aus.
               *[other] { $name } sucht sich aus der Hand von { $second } eine Karte aus.
            }
    }
citadels-event-card_to_hand =
    { $who ->
        [you] Du nimmst { DISTRICT($district, form: "acc") } auf die Hand.
       *[other] { $name } nimmt { DISTRICT($district, form: "acc") } auf die Hand.
    }
citadels-event-card_held =
    { $who ->
        [you] Du nimmst die Karte auf die Hand.
       *[other] { $name } nimmt die Karte auf die Hand.
    }
citadels-event-card_stored =
    { $who ->
        [you] Du legst { DISTRICT($district, form: "acc") } verdeckt unter das Museum.
       *[other] { $name } legt { DISTRICT($district, form: "acc") } verdeckt unter das Museum.
    }
citadels-event-card_covered =
    { $who ->
        [you] Du legst eine Karte verdeckt unter das Museum.
       *[other] { $name } legt eine Karte verdeckt unter das Museum.
    }
citadels-event-deck_seen =
    { $who ->
        [you] Du siehst den Stapel durch: { $cards }.
       *[other] { $name } sieht den Stapel durch: { $cards }.
    }
citadels-event-deck_searched =
    { $who ->
        [you] Du siehst den Stapel durch.
       *[other] { $name } sieht den Stapel durch.
    }
citadels-event-look_declined =
    { $who ->
        [you] Du siehst den Stapel nicht durch.
       *[other] { $name } sieht den Stapel nicht durch.
    }
citadels-event-card_chosen =
    { $who ->
        [you] Du nimmst { DISTRICT($district, form: "acc") } aus dem Stapel.
       *[other] { $name } nimmt { DISTRICT($district, form: "acc") } aus dem Stapel.
    }
citadels-event-card_selected =
    { $who ->
        [you] Du nimmst eine Karte aus dem Stapel.
       *[other] { $name } nimmt eine Karte aus dem Stapel.
    }

# Städte.

citadels-event-district_built-build =
    { $who ->
        [you] Du baust { DISTRICT($district, form: "acc") } für { $price } Gold.
       *[other] { $name } baut { DISTRICT($district, form: "acc") } für { $price } Gold.
    }
citadels-event-district_built-wizard =
    { $who ->
        [you] Du baust { DISTRICT($district, form: "acc") } auf der Stelle für { $price } Gold.
       *[other] { $name } baut { DISTRICT($district, form: "acc") } auf der Stelle für { $price } Gold.
    }
citadels-event-district_destroyed-warlord =
    { $who ->
        [you] { $second } zerstört als Söldner in deiner Stadt { DISTRICT($district, form: "acc") }.
       *[other]
            { $whom ->
                [you] Du zerstörst als Söldner in der Stadt von { $name } { DISTRICT($district, form: "acc") }.
               *[other] { $second } zerstört als Söldner in der Stadt von { $name } { DISTRICT($district, form: "acc") }.
            }
    }
citadels-event-district_destroyed-warlord-own =
    { $who ->
        [you] Du zerstörst als Söldner in deiner eigenen Stadt { DISTRICT($district, form: "acc") }.
       *[other] { $name } zerstört als Söldner in der eigenen Stadt { DISTRICT($district, form: "acc") }.
    }
citadels-event-district_destroyed-armory =
    { $who ->
        [you] { $second } zerstört mit dem Pulverturm in deiner Stadt { DISTRICT($district, form: "acc") }.
       *[other]
            { $whom ->
                [you] Du zerstörst mit dem Pulverturm in der Stadt von { $name } { DISTRICT($district, form: "acc") }.
               *[other] { $second } zerstört mit dem Pulverturm in der Stadt von { $name } { DISTRICT($district, form: "acc") }.
            }
    }
citadels-event-district_recovered =
    { $who ->
        [you] Dein Friedhof rettet { DISTRICT($district, form: "acc") }: Die Karte kommt auf deine Hand.
       *[other] Der Friedhof rettet { DISTRICT($district, form: "acc") }: Die Karte kommt auf die Hand von { $name }.
    }
citadels-event-recovery_declined =
    { $who ->
        [you] Du verzichtest darauf, mit dem Friedhof { DISTRICT($district, form: "acc") } zu retten.
       *[other] { $name } verzichtet darauf, mit dem Friedhof { DISTRICT($district, form: "acc") } zu retten.
    }
citadels-event-districts_swapped =
    { $who ->
        [you] Du tauschst Bauwerke mit { $second }: Du nimmst { DISTRICT($taken, form: "acc") } und gibst { DISTRICT($given, form: "acc") }.
       *[other]
            { $whom ->
                [you] { $name } tauscht Bauwerke mit dir: Du verlierst { DISTRICT($taken, form: "acc") } und bekommst { DISTRICT($given, form: "acc") }.
               *[other] { $name } tauscht Bauwerke mit { $second }, nimmt { DISTRICT($taken, form: "acc") } und gibt { DISTRICT($given, form: "acc") }.
            }
    }
citadels-event-bell_declared =
    { $who ->
        [you] Du läutest die Glocke: Jetzt genügt ein Bauwerk weniger.
       *[other] { $name } läutet die Glocke: Jetzt genügt ein Bauwerk weniger.
    }
citadels-event-bell_declined =
    { $who ->
        [you] Du läutest die Glocke nicht.
       *[other] { $name } läutet die Glocke nicht.
    }
citadels-event-city_completed =
    { $who ->
        [you] Auch deine Stadt ist vollständig.
       *[other] Auch die Stadt von { $name } ist vollständig.
    }
citadels-event-city_completed-first =
    { $who ->
        [you] Deine Stadt ist als erste vollständig! Diese Runde ist die letzte.
       *[other] Die Stadt von { $name } ist als erste vollständig! Diese Runde ist die letzte.
    }
citadels-event-turn_ended =
    { $who ->
        [you] Dein Zug als { CHARACTER($character) } ist vorbei.
       *[other] Der Zug von { $name } als { CHARACTER($character) } ist vorbei.
    }
citadels-event-murdered_shown =
    { $who ->
        [you] Du zeigst jetzt den gemeuchelten Charakter: { CHARACTER($character) }.
       *[other] { $name } zeigt jetzt den gemeuchelten Charakter: { CHARACTER($character) }.
    }
citadels-event-round_ended = Runde { $round } ist zu Ende.

# Die Wertung, Teil für Teil: die Glieder einer Summe.

citadels-score =
    { $who ->
        [you] Du: { $terms } = { $total }
       *[other] { $name }: { $terms } = { $total }
    }
citadels-score-districts = { $points } (Bauwerke)
citadels-score-colours = + { $points } (alle fünf Farben)
citadels-score-first = + { $points } (als erste vollständig)
citadels-score-complete = + { $points } (vollständig)
citadels-score-violet = + { $points } ({ DISTRICT($district) })
citadels-score-tied-districts = Gleich viele Punkte: { $names }. Die Punkte der Bauwerke entscheiden.
citadels-score-tied-gold = Gleich viele Punkte, auch für die Bauwerke: { $names }. Das Gold entscheidet: { $gold }.
citadels-score-tied-all = In allem gleich: { $names }.

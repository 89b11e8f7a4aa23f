# Ausgaben und Spielweisen.

citadels-edition-table = Unser Tisch
    .about = Die Kurzregel, mit unseren Entscheidungen, wo sie schweigt.
citadels-edition-letter = Nach dem Wortlaut
    .about = Was die Kurzregel sagt, und nichts sonst.
citadels-edition-later = Spätere Ausgaben
    .about = So wie in den Ausgaben seit 2016.

citadels-preset-first =
    .about = Die acht Charaktere des Grundspiels; mit sieben Bauwerken ist eine Stadt vollständig.
citadels-preset-printed =
    .about = Das Grundspiel; mit acht Bauwerken ist eine Stadt vollständig.
citadels-preset-dark = Mit den Dunklen Landen
    .about = Die Bauwerke der Dunklen Lande sind im Stapel, und das Los entscheidet, wer von jedem Rang mitspielt.
citadels-preset-everything = Alles zusammen
    .about = Alle Karten aus beiden Schachteln, auch der Ballsaal; das Los entscheidet, wer von jedem Rang mitspielt, und niemand behält die Krone eine vierte Runde lang.

# Optionen: der Name, was gewählt wird, die Werte.

citadels-option-cast = Charaktere
    .about = Welche Charaktere spielen mit? (C4.1)
    .base = die acht des Grundspiels
    .drawn = das Los entscheidet für jeden Rang von 1 bis 9
    .some = diese: { $cards }
citadels-option-dark_districts = Bauwerke der Dunklen Lande
    .about = Welche davon sind im Stapel? (C4.2)
    .none = keine
    .all = alle außer dem Ballsaal
    .some = nur { $cards }
citadels-option-left_out = Weggelassene Bauwerke
    .about = Welche violetten Bauwerke des Grundspiels bleiben draußen? (C4.2)
    .none = keine
    .some = diese: { $cards }
citadels-option-murdered_king = Gemeuchelter König
    .about = Wer hat die Krone, wenn der König gemeuchelt wurde? (C4.3)
    .stays = sie bleibt, wo sie ist
    .heir = sein Spieler nimmt sie am Ende der Runde; der eines gemeuchelten Intriganten gibt sie dann weiter
citadels-option-long_reign = Lange Herrschaft
    .about = Darf jemand die Krone länger als drei Runden behalten? (C4.4)
    .off = ja
    .on = nein, vor der vierten wandert sie nach links
citadels-option-face_down = Verdeckter Charakter
    .about = Wer sieht sich den verdeckt gelegten Charakter an? (C4.5)
    .crown_looks = wer die Krone hat
    .nobody = niemand
citadels-option-warlord_own = Eigene Bauwerke
    .about = Darf der Söldner in der eigenen Stadt zerstören? (C4.6)
    .no = nein
    .yes = ja
citadels-option-rank8_timing = Söldner und Diplomat
    .about = Wann dürfen sie zerstören oder tauschen? (C4.7)
    .any = jederzeit im Zug
    .end_of_turn = erst am Ende des Zugs
citadels-option-emperor_payment = Lohn für die Krone
    .about = Was bekommt der Intrigant für die Krone? (C4.8)
    .none = nichts
    .receiver_chooses = 1 Gold oder 1 Karte, nach Wahl des Empfängers
    .emperor_chooses = 1 Gold oder 1 Karte, nach Wahl des Intriganten; die Karte bestimmt das Los
citadels-option-smithy = Schmiede
    .about = Was leistet die Schmiede? (C4.9)
    .pays_3_for_2 = 2 Karten für 3 Gold
    .pays_2_for_3 = 3 Karten für 2 Gold
citadels-option-alchemist = Alchemist
    .about = Was bekommt der Alchemist zurück? (C4.10)
    .all = alles Gold, das er im Zug ausgegeben hat, außer der Steuer
    .building = was er fürs Bauen bezahlt hat
citadels-option-discard = Abgelegte Karten
    .about = Wohin kommen abgelegte und zerstörte Karten? (C4.11)
    .pile = auf einen Ablagestapel, der gemischt wird, wenn der Stapel leer ist
    .under_deck = unter den Stapel
citadels-option-armory = Pulverturm
    .about = Welche Städte kann der Pulverturm treffen? (C4.12)
    .any = jede andere
    .incomplete = nur solche, die nicht vollständig sind
citadels-option-haunted_city = Hof der Wunder
    .about = Wann darf der Hof der Wunder eine Farbe annehmen? (C4.13)
    .always = immer
    .not_if_built_in_last_round = nicht, wenn er in der letzten Runde gebaut wurde
citadels-option-end_at = Vollständige Stadt
    .about = Wie viele Bauwerke machen eine Stadt vollständig? (C4.14)
    .count =
        { $count ->
            [one] 1 Bauwerk
           *[other] { $count } Bauwerke
        }
citadels-option-start_player = Erste Krone
    .about = Wer hat zu Beginn die Krone? (C4.15)
    .random = das Los entscheidet
    .seat = { $name } hat sie
citadels-option-max_rounds = Höchstzahl an Runden
    .about = Nach wie vielen Runden ist das Spiel spätestens aus? (C4.16)
    .none = keine Grenze
    .count =
        { $count ->
            [one] nach 1 Runde
           *[other] nach { $count } Runden
        }
citadels-option-duplicates = Gleiche Bauwerke
    .about = Darf eine Stadt zwei Bauwerke mit demselben Namen haben? (C4.17)
    .forbidden = nein
    .allowed = ja, so viele, wie es Karten gibt
citadels-option-thief_spares = Wen der Dieb verschont
    .about = Welche Charaktere darf der Dieb nicht nennen? (C4.18)
    .assassin_murdered_bewitched = Meuchler, Hexe und deren Opfer
    .assassin = nur den Meuchler
citadels-option-diplomat_complete = Diplomat und vollständige Städte
    .about = Darf der Diplomat aus einer vollständigen Stadt nehmen? (C4.19)
    .protected = nein
    .open = ja
citadels-option-warlord_eight = Söldner und vollständige Städte
    .about = Wo darf der Söldner nicht mehr zerstören? (C4.20)
    .target = in einer vollständigen Stadt
    .anybody = nirgends, solange irgendeine Stadt vollständig ist
citadels-option-queen_seats = Königin
    .about = Ab wie vielen Spielern darf die Königin mitspielen? (C4.21)
    .from_5 = ab 5 Spielern
    .any = ab 3 Spielern
citadels-option-emperor_crown = Wahl des Intriganten
    .about = Wem darf der Intrigant die Krone geben? (C4.22)
    .not_holder = jedem anderen, der sie nicht schon hat
    .anybody_else = jedem anderen; sie darf auch bleiben, wo sie ist
citadels-option-bewitched_emperor = Verhexter Intrigant
    .about = Wer gibt die Krone, wenn der Intrigant verhext ist? (C4.23)
    .witch = die Hexe
    .player = der Spieler des Intriganten selbst
citadels-option-tax_time = Zeit der Steuer
    .about = Wann zahlt man dem Steuereintreiber, wenn man gebaut hat? (C4.24)
    .builders_turn = am Ende des eigenen Zugs; ein Meuchler, sobald der Steuereintreiber aufgerufen wird
    .collectors_turn = am Ende des Zugs des Steuereintreibers; wer später baut, am Ende des eigenen
citadels-option-witch_income = Verhexter Spieler
    .about = Was bekommt der verhexte Spieler noch? (C4.25)
    .basic = die Grundaktion
    .basic_and_colour = die Grundaktion und das Gold für die Farbe, das die Hexe dann nicht bekommt

# What weaker bots overlook here.

citadels-server-bot-novice-about = Träumt von Prachtbauten, zieht mehr Karten als nötig und nimmt seine Lieblingscharaktere. Merkt nicht, wer bald fertig ist und was andere genommen haben könnten.
citadels-server-bot-hasty-about = Ungeduldig: vergisst oft, wer vor dem letzten Bauwerk steht, was andere genommen haben könnten oder dass er Karten genug hat.

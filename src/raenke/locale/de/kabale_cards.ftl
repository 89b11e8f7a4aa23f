# Die Karten. Der Wert ist der bloße Name; .nom, .acc, .dat stehen im Satz (Romeo und Julia ohne Artikel),
# .your-… mit „dein“; .rule sagt, was die Karte tut.

card-king = König
    .nom = der König
    .acc = den König
    .dat = dem König
    .your-nom = dein König
    .your-acc = deinen König
    .your-dat = deinem König
    .rule = 20, immer.
card-queen = Königin
    .nom = die Königin
    .acc = die Königin
    .dat = der Königin
    .your-nom = deine Königin
    .your-acc = deine Königin
    .your-dat = deiner Königin
    .rule = 16, immer.
card-juliet = Julia
    .nom = Julia
    .acc = Julia
    .dat = Julia
    .your-nom = deine Julia
    .your-acc = deine Julia
    .your-dat = deiner Julia
    .rule =
        { $romeo ->
            [any_juliet] 14. Neben ihr zählt jeder Romeo 15.
           *[own_juliet] 14. Neben ihr zählt dein eigener Romeo 15.
        }
card-alchemist = Alchemist
    .nom = der Alchemist
    .acc = den Alchemisten
    .dat = dem Alchemisten
    .your-nom = dein Alchemist
    .your-acc = deinen Alchemisten
    .your-dat = deinem Alchemisten
    .rule = 12 unter einem Ziel der Alchemie, sonst 8.
card-fencing_master = Fechtmeister
    .nom = der Fechtmeister
    .acc = den Fechtmeister
    .dat = dem Fechtmeister
    .your-nom = dein Fechtmeister
    .your-acc = deinen Fechtmeister
    .your-dat = deinem Fechtmeister
    .rule = 12 unter einem Ziel des Fechtens, sonst 8.
card-landlord = Gutsherr
    .nom = der Gutsherr
    .acc = den Gutsherrn
    .dat = dem Gutsherrn
    .your-nom = dein Gutsherr
    .your-acc = deinen Gutsherrn
    .your-dat = deinem Gutsherrn
    .rule = 12 unter einem Ziel des Ackerbaus, sonst 8.
card-merchant = Händler
    .nom = der Händler
    .acc = den Händler
    .dat = dem Händler
    .your-nom = dein Händler
    .your-acc = deinen Händler
    .your-dat = deinem Händler
    .rule = 12 unter einem Ziel des Handels, sonst 8.
card-cardinal = Kardinal
    .nom = der Kardinal
    .acc = den Kardinal
    .dat = dem Kardinal
    .your-nom = dein Kardinal
    .your-acc = deinen Kardinal
    .your-dat = deinem Kardinal
    .rule = 12 unter einem Ziel der Religion, sonst 8.
card-minstrel = Minnesänger
    .nom = der Minnesänger
    .acc = den Minnesänger
    .dat = dem Minnesänger
    .your-nom = dein Minnesänger
    .your-acc = deinen Minnesänger
    .your-dat = deinem Minnesänger
    .rule = 12 unter einem Ziel der Musik, sonst 8.
card-explorer = Entdecker
    .nom = der Entdecker
    .acc = den Entdecker
    .dat = dem Entdecker
    .your-nom = dein Entdecker
    .your-acc = deinen Entdecker
    .your-dat = deinem Entdecker
    .rule = 13. Aufgedeckt zieht er verdeckt in die nächste offene Spalte rechts und deckt dort die Karte über sich auf.
card-assassin = Meuchler
    .nom = der Meuchler
    .acc = den Meuchler
    .dat = dem Meuchler
    .your-nom = dein Meuchler
    .your-acc = deinen Meuchler
    .your-dat = deinem Meuchler
    .rule =
        { $assassin ->
            [kills_revealed] 9,5. Gelegt schickt er die Karte, die er aufdeckt, auf den Ablagestapel ihres Besitzers, bevor sie wirkt.
           *[kills_revealer] 9,5. Aufgedeckt schickt er die Karte, die ihn aufgedeckt hat, auf den Ablagestapel ihres Besitzers.
        }
card-storm = Sturm
    .nom = der Sturm
    .acc = den Sturm
    .dat = dem Sturm
    .your-nom = dein Sturm
    .your-acc = deinen Sturm
    .your-dat = deinem Sturm
    .rule =
        { $storm ->
            [fulfils] 9. Aufgedeckt erfüllt er bis zum Ende der Runde das Ziel seiner Spalte; die Spalte bleibt offen.
           *[closes] 9. Aufgedeckt schließt er seine Spalte bis zum Ende der Runde; ihr Ziel gilt als erfüllt.
        }
card-cloak = Tarnkappe
    .nom = die Tarnkappe
    .acc = die Tarnkappe
    .dat = der Tarnkappe
    .your-nom = deine Tarnkappe
    .your-acc = deine Tarnkappe
    .your-dat = deiner Tarnkappe
    .rule =
        0. Wird sie aufgedeckt, { $cloak ->
            [must] muss
           *[may] darf
        } ihr Besitzer eine Handkarte darunterschieben, bis zum Ende der Runde verborgen, und zieht dann eine nach.{ $cloaked_card ->
            [replaces_cloak] {" "}Beide zählen als eine Karte: die daruntergeschobene.
           *[own_card] {""}
        }
card-traitor = Verräter
    .nom = der Verräter
    .acc = den Verräter
    .dat = dem Verräter
    .your-nom = dein Verräter
    .your-acc = deinen Verräter
    .your-dat = deinem Verräter
    .rule = 10. Wird er aufgedeckt, darf sein Besitzer das Ziel dieser Spalte mit dem einer anderen tauschen.
card-musketeers = Musketiere
    .nom = die Musketiere
    .acc = die Musketiere
    .dat = den Musketieren
    .your-nom = deine Musketiere
    .your-acc = deine Musketiere
    .your-dat = deinen Musketieren
    .rule = 11. Wertung: Keine andere Karte der Spalte hat eine Fähigkeit, nur aufgedruckte Zahlen gelten, und ein Doppelgänger hat keine.
card-wizard = Zauberer
    .nom = der Zauberer
    .acc = den Zauberer
    .dat = dem Zauberer
    .your-nom = dein Zauberer
    .your-acc = deinen Zauberer
    .your-dat = deinem Zauberer
    .rule =
        7. Wertung: Ist er der einzige Zauberer, entfernt er { $wizard_doppelganger ->
            [every] jeden Doppelgänger und alle Karten mit der Zahl 10 oder mehr.
           *[by_number] alle Karten mit der Zahl 10 oder mehr.
        }
card-witch = Hexe
    .nom = die Hexe
    .acc = die Hexe
    .dat = der Hexe
    .your-nom = deine Hexe
    .your-acc = deine Hexe
    .your-dat = deiner Hexe
    .rule =
        1. Wertung: Ist sie die einzige Hexe, entfernt sie alle anderen Karten mit der Zahl 9 oder weniger{ $witch_doppelganger ->
            [stays] , außer einem Doppelgänger, der sie kopiert.
           *[removed] .
        }
card-prince = Prinz
    .nom = der Prinz
    .acc = den Prinzen
    .dat = dem Prinzen
    .your-nom = dein Prinz
    .your-acc = deinen Prinzen
    .your-dat = deinem Prinzen
    .rule = 14. Wertung: Zusammen mit deinem eigenen Knappen gewinnt er das Ziel automatisch.
card-squire = Knappe
    .nom = der Knappe
    .acc = den Knappen
    .dat = dem Knappen
    .your-nom = dein Knappe
    .your-acc = deinen Knappen
    .your-dat = deinem Knappen
    .rule = 2. Wertung: Zusammen mit deinem eigenen Prinzen gewinnt er das Ziel automatisch.
card-hermit = Eremit
    .nom = der Eremit
    .acc = den Eremiten
    .dat = dem Eremiten
    .your-nom = dein Eremit
    .your-acc = deinen Eremiten
    .your-dat = deinem Eremiten
    .rule =
        12. Wertung: { $hermit_giant ->
            [others] verringert die Zahl jeder anderen Karte in der Spalte um 1.
           *[self] minus 1 für jede weitere Karte in der Spalte.
        }
card-little_giant = Kleiner Riese
    .nom = der Kleine Riese
    .acc = den Kleinen Riesen
    .dat = dem Kleinen Riesen
    .your-nom = dein Kleiner Riese
    .your-acc = deinen Kleinen Riesen
    .your-dat = deinem Kleinen Riesen
    .rule =
        2. Wertung: { $hermit_giant ->
            [others] erhöht die Zahl jeder anderen Karte in der Spalte um 3.
           *[self] plus 3 für jede weitere Karte in der Spalte.
        }
card-doppelganger = Doppelgänger
    .nom = der Doppelgänger
    .acc = den Doppelgänger
    .dat = dem Doppelgänger
    .your-nom = dein Doppelgänger
    .your-acc = deinen Doppelgänger
    .your-dat = deinem Doppelgänger
    .rule =
        Wertung: kopiert die { $doppelganger ->
            [current] aktuelle
           *[printed] aufgedruckte
        } Zahl der nächsten Karte unter ihm{ $doppelganger_removed ->
            [slides] ; wird sie entfernt, die der übernächsten.
           *[with_its_card] {" "}und wird mit ihr entfernt.
        } Liegt dort keine, hat er { $empty_doppelganger ->
            [zero] 0 (neben einem Bettler keine Zahl)
           *[none] keine Zahl
        }, neben Musketieren nie eine.
card-dragon = Drache
    .nom = der Drache
    .acc = den Drachen
    .dat = dem Drachen
    .your-nom = dein Drache
    .your-acc = deinen Drachen
    .your-dat = deinem Drachen
    .rule =
        11. Wertung: verringert die Zahl jeder fremden Karte in der Spalte um 2, { $floor ->
            [none] auch unter 0.
           *[zero] aber nicht unter 0.
        }
card-romeo = Romeo
    .nom = Romeo
    .acc = Romeo
    .dat = Romeo
    .your-nom = dein Romeo
    .your-acc = deinen Romeo
    .your-dat = deinem Romeo
    .rule =
        5. Wertung: 15, wenn { $romeo ->
            [any_juliet] irgendeine Julia in derselben Spalte liegt.
           *[own_juliet] deine eigene Julia in derselben Spalte liegt.
        }
card-beggar = Bettler
    .nom = der Bettler
    .acc = den Bettler
    .dat = dem Bettler
    .your-nom = dein Bettler
    .your-acc = deinen Bettler
    .your-dat = deinem Bettler
    .rule =
        4. Wertung: Die niedrigste Summe gewinnt die Spalte, bei Gleichstand die Karte, die { $beggar_tie ->
            [nearest] am nächsten am Ziel liegt.
           *[farthest] am weitesten vom Ziel liegt.
        }

# Eine Karte und wem sie gehört.
owned =
    { $who ->
        [you] { CARD($card, form: "your-nom") }
       *[other]
            { $card ->
                [romeo] der Romeo von { $name }
                [juliet] die Julia von { $name }
               *[other] { CARD($card, form: "nom") } von { $name }
            }
    }
    .acc =
        { $who ->
            [you] { CARD($card, form: "your-acc") }
           *[other]
                { $card ->
                    [romeo] den Romeo von { $name }
                    [juliet] die Julia von { $name }
                   *[other] { CARD($card, form: "acc") } von { $name }
                }
        }
    .dat =
        { $who ->
            [you] { CARD($card, form: "your-dat") }
           *[other]
                { $card ->
                    [romeo] dem Romeo von { $name }
                    [juliet] der Julia von { $name }
                   *[other] { CARD($card, form: "dat") } von { $name }
                }
        }

# Columns, domains, goals.

column = Spalte { $column }

domain-alchemy = Alchemie
domain-fencing = Fechten
domain-agriculture = Ackerbau
domain-trade = Handel
domain-religion = Religion
domain-music = Musik

goal = { $domain } { $points }

# The award of a round, first as a result and then step by step.

award-title = Értékelés
award-all = Minden oszlop
award-how = Lássuk, hogyan
award-walk = Lássuk lépésről lépésre
award-pace = Tempó
award-no-value = nincs száma
award-why-highest = A legmagasabb összeg nyer.
award-why-alone = Itt senki másnak nincs száma.

# The domains a player has won.

domains-title = Területek
domains-empty = { $domain }: még nincs célkártya
domains-rule = Ha mind a hat területről van célkártyád, mindegyikről a legjobb duplán számít, és minden további célkártyáért 1 pont levonás jár (K2.9)
domains-one-short = Már csak egy hiányzik a duplázáshoz: { $domain }!
domains-all = Mind a hat terület megvan: duplán számíthatnak!
domains-covered =
    { $count ->
        [0] Még nincs célkártya
       *[other] { $count } célkártya, lefordítva
    }

# What a column adds up to while people play.

now-ask = – mennyit ér most { COLUMN($column) }
now-title = Felfordított lapok most
now-own = A te lefordított lapjaiddal együtt
now-leads =
    { $who ->
        [you] Most te nyernéd meg ezt az oszlopot.
       *[other] Most { $name } nyerné meg ezt az oszlopot.
    }
now-nobody = Most senki sem nyerné meg ezt az oszlopot.
now-none = Még nincs felfordított lap.
now-unknown = Az összegek most nem kérhetők le.
now-hidden = { $count } lefordított lap változtathat ezen: { $names }.
now-needs = Ide még { $count } lap kell.
now-open = Teljesült, de ide még lehet lapot rakni.
now-closed = Lezárva: ide már nem kerül több lap.

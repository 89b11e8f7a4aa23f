# Die Momente einer Partie, auf die es ankam, im Nachhinein erzählt.

kabale-moment-turned = Mit { CARD($card, form: "dat") } übernimmt { $name } in { COLUMN($column) } die Führung von { $second }. Das Ziel: { $goal }.
kabale-moment-turned-for = { $name } legt { CARD($card, form: "acc") } in { COLUMN($column) }, und nun liegt dort nicht mehr { $second }, sondern { $gainer } vorn. Das Ziel: { $goal }.
kabale-moment-turned-killed = Ein Meuchler in { COLUMN($column) } meuchelt { CARD($card, form: "acc") } von { $whose }: Nun liegt nicht mehr { $second }, sondern { $name } vorn. Das Ziel: { $goal }.
kabale-moment-turned-sailed = Der Entdecker von { $whose } zieht weiter: In { COLUMN($column) } liegt nun nicht mehr { $second }, sondern { $name } vorn. Das Ziel: { $goal }.
kabale-moment-turned-swapped = Der Verräter von { $whose } tauscht die Ziele: In { COLUMN($column) } liegt nun nicht mehr { $second }, sondern { $name } vorn. Das Ziel: { $goal }.
kabale-moment-foiled = Ein Meuchler in { COLUMN($column) } meuchelt { CARD($card, form: "acc") } von { $name }: Damit hätte nicht { $second }, sondern { $name } vorn gelegen. Das Ziel: { $goal }.
kabale-moment-swapped = Der Verräter von { $name } holt das Ziel { $goal } in { COLUMN($column) }, wo { $name } vorn liegt.
kabale-moment-revealed = Das Aufdecken wendet das Blatt in { COLUMN($column) }: Nach den offenen Karten lag { $second } vorn, doch { $name } gewinnt das Ziel { $goal }.
kabale-moment-paired = In { COLUMN($column) } gewinnen Prinz und Knappe das Ziel { $goal } für { $name }.
kabale-moment-tied = Gleichstand in { COLUMN($column) }: Nicht { $second }, sondern { $name } gewinnt das Ziel { $goal }; die Lage der Karten gibt den Ausschlag.
kabale-moment-double = Mit dem Ziel { $goal } hat { $name } eines aus jedem Bereich und darf doppelt zählen.
kabale-moment-doubled = Die Verdopplung macht für { $name } aus { $sum } Punkten { $points }.
kabale-moment-short = { $name } fehlt ein Bereich zur Verdopplung: { $domain }.
kabale-moment-chain = Eine Kette: In einem Zug ziehen { $count }-mal Entdecker weiter.

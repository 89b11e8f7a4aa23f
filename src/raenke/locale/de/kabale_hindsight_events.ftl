# Die Momente einer Partie, auf die es ankam, im Nachhinein erzählt.

kabale-moment-turned = { $name } dreht das Ziel { $goal } mit { CARD($card, form: "dat") }; in { COLUMN($column) } lag { $second } vorn.
kabale-moment-turned-for = { $name } legt { CARD($card, form: "acc") } in { COLUMN($column) }, und das Ziel { $goal } geht nicht mehr an { $second }, sondern an { $gainer }.
kabale-moment-turned-killed = Ein Meuchler in { COLUMN($column) } beseitigt { CARD($card, form: "acc") } von { $whose }: Das Ziel { $goal } geht nicht mehr an { $second }, sondern an { $name }.
kabale-moment-turned-sailed = Der Entdecker von { $whose } zieht weiter: In { COLUMN($column) } geht das Ziel { $goal } nicht mehr an { $second }, sondern an { $name }.
kabale-moment-turned-swapped = Der Verräter von { $whose } tauscht die Ziele: { COLUMN($column) } mit dem Ziel { $goal } geht nicht mehr an { $second }, sondern an { $name }.
kabale-moment-foiled = Ein Meuchler in { COLUMN($column) } beseitigt { CARD($card, form: "acc") } von { $name }: Damit hätte nicht { $second }, sondern { $name } vorn gelegen. Das Ziel: { $goal }.
kabale-moment-swapped = Der Verräter von { $name } holt das Ziel { $goal } in { COLUMN($column) }, wo { $name } vorn liegt.
kabale-moment-revealed = Das Aufdecken dreht { COLUMN($column) }: Nach den offenen Karten lag { $second } vorn, doch { $name } gewinnt das Ziel { $goal }.
kabale-moment-paired = In { COLUMN($column) } gewinnen Prinz und Knappe das Ziel { $goal } für { $name }.
kabale-moment-tied = Gleichstand in { COLUMN($column) }: Nicht { $second }, sondern { $name } gewinnt das Ziel { $goal }, weil die Karten so liegen.
kabale-moment-double = Mit dem Ziel { $goal } hat { $name } eines aus jedem Bereich und darf doppelt zählen.
kabale-moment-doubled = Die Verdopplung macht für { $name } aus { $sum } Punkten { $points }.
kabale-moment-short = { $name } fehlt ein Bereich zur Verdopplung: { $domain }.
kabale-moment-chain = Eine Kette: In einem Zug ziehen { $count }-mal Entdecker weiter.

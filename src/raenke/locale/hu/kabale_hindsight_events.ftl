# A játszma fontos pillanatai, utólag elmesélve.

kabale-moment-turned = { $name } lerakta { CARD($card, form: "acc") }, és ezzel fordított { COLUMN($column, form: "in") }: addig { $second } állt nyerésre. A célkártya: { $goal }.
kabale-moment-turned-for = { $name } lerakta { CARD($card, form: "acc") } { COLUMN($column, form: "into") }, és ezzel már nem { $second }, hanem { $gainer } állt nyerésre. A célkártya: { $goal }.
kabale-moment-turned-killed = Lecsapott az orgyilkos { COLUMN($column, form: "in") }, áldozata { $whose } { CARD($card, form: "of") }: már nem { $second }, hanem { $name } állt nyerésre. A célkártya: { $goal }.
kabale-moment-turned-sailed = { $whose } felfedezője továbbvándorolt, és { COLUMN($column, form: "in") } már nem { $second }, hanem { $name } állt nyerésre. A célkártya: { $goal }.
kabale-moment-turned-swapped = { $whose } árulója felcserélte a célkártyákat, és { COLUMN($column, form: "in") } már nem { $second }, hanem { $name } állt nyerésre. A célkártya: { $goal }.
kabale-moment-foiled = Lecsapott az orgyilkos { COLUMN($column, form: "in") }, áldozata { $name } { CARD($card, form: "of") }: azzal nem { $second }, hanem { $name } állt volna nyerésre. A célkártya: { $goal }.
kabale-moment-swapped = { $name } árulója odavitte ezt a célkártyát, ahol { $name } állt nyerésre: { $goal }, { COLUMN($column) }.
kabale-moment-revealed = A felfordítás mindent megfordított { COLUMN($column, form: "in") }: a felfordított lapok szerint { $second } állt nyerésre, mégis { $name } nyert. A célkártya: { $goal }.
kabale-moment-paired = { COLUMN($column, form: "start-in") } a herceg és az apród elnyerte { $name } számára ezt a célkártyát: { $goal }.
kabale-moment-tied = Egyenlő összegek { COLUMN($column, form: "in") }: a lapok helye miatt nem { $second }, hanem { $name } nyert. A célkártya: { $goal }.
kabale-moment-double = Ezzel a célkártyával { $name } már minden területről nyert, és duplán számolhat: { $goal }.
kabale-moment-doubled = A duplázással { $name } { $sum } pontjából { $points } lett.
kabale-moment-short = { $name } egyetlen területtel maradt le a duplázásról: { $domain }.
kabale-moment-chain = Láncreakció: egy fordulóban { $count } alkalommal vándorolt tovább felfedező.

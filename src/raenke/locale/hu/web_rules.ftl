# The rules in the browser: pages, cards, sheets to print.

web-rulebook = Szabályok
web-rulebook-ways = A szabályok oldalai
web-rulebook-read = A szabályok olvasása
web-rulebook-print = Nyomtatás
web-rulebook-none = Ehhez a játékhoz nincs szabályoldal.
web-rulebook-no-cards = Ehhez a játékhoz nincsenek képek a lapokról.
web-rulebook-contents = Tartalom
web-rulebook-search = Keresés a szabályokban
web-rulebook-found =
    { $count ->
        [0] Nincs találat. Próbálj másik szót vagy egy számot, például: K4.7.
        [one] 1 szakasz
       *[other] { $count } szakasz
    }
web-rulebook-link = { $paragraph }: a link másolása
web-rulebook-copied = { $paragraph }: a link a vágólapra került.
web-rulebook-held = Ami itt érvényes
web-rulebook-at-table = A te asztalodnál: { $title }
web-rulebook-in-edition = Kiadás: { $title }
web-rulebook-differs = Ezek a szabályok eltérnek attól, ami az oldalon áll:
web-rulebook-edition-here = Ebben a kiadásban: { $option } – { $value }
web-rulebook-your-table = A te asztalod
web-rulebook-back = Vissza az asztalhoz
web-rulebook-gone = Az asztal, ahonnan jöttél, nem található. Itt a szabályok az asztal változatai nélkül olvashatók.
web-rulebook-lab = Próbáld ki a laborban
web-rulebook-kinds = Lapfajták
web-rulebook-all-kinds = Mind
web-rulebook-large = { $card }: megnézés nagyban
web-rulebook-copies =
    { $count ->
        [one] 1 lap
       *[other] { $count } lap
    }
web-rulebook-print-what = Mit nyomtassunk
web-rulebook-print-now = Nyomtatás
web-rulebook-sheet-rules = Szabálylap
web-rulebook-sheet-cards = A lapok szövegei
web-rulebook-sheet-scores = Pontozólap
web-rulebook-date = Dátum

# A játék a terminálban: címek.

play-round-number = { $round }. kör
play-hand = A kezedben
play-score = Pontállás
play-moves = Lehetséges lépéseid
play-rules = Mit tudnak a lapok

# Kis szavak az asztalon.

play-opponents = { $names }: { $bot }
play-your-name = Te
play-points = { $count } pont
    .with = { $count } ponttal
play-empty = üres

# Kérdések a játékoshoz.

play-prompt = Te jössz: írj be egy számot – vagy ? súgó, h tipp, r lapok, u vissza, q vége
play-help-keys =
    szám – az adott sorszámú lépés; vagy írd be magát a lépést
    ? – ez a súgó; h – tipp; t – az asztal még egyszer; r – mit tudnak a lapok
    c – kérdezzek-e rá minden lépésed előtt; u – az utolsó lépésed visszavonása
    s – hová van mentve a játszma; q – kilépés, a játszma megmarad
play-help-rules = A teljes szabályok: `raenke rules { $game }` egy másik terminálban. Minden lappal, példákkal és kereséssel: `raenke serve`, azután { $page } a böngészőben.
play-number-wanted = Írj be egy számot 1 és { $count } között, vagy egy lépést, például: `{ $move }`.
play-refused = Ez nem lehetséges: { $why }.
play-waiting = { $name } gondolkodik…
play-more = Tovább az Enter billentyűvel.

# Mentés, folytatás, visszavonás, kilépés.

play-saved = Elmentve: { $path }. Később így folytathatod: { $command }
play-save-failed = Nem sikerült a mentés ({ $path }): { $why }
play-resumed = Folytatódik a mentett játszma ({ $path }), jelenleg: { $round }. kör.
play-resume-offer = Van egy félbehagyott játszmád: { $round }. kör, utoljára ekkor játszottad: { $date } ({ $path }). Folytatod? ({ play-yes }/{ play-no })
play-resume-again = Kérlek, { play-yes } vagy { play-no } legyen a válasz.
play-yes = i
play-yes-word = igen
play-no = n
play-no-word = nem
play-undone = Az utolsó lépésedet visszavontuk.
play-undo-shown = Ezt nem lehet visszavonni: azóta valami új vált láthatóvá.
play-undo-none = Nincs olyan lépésed, amelyet vissza lehetne vonni.
play-quit = A játszma elmentve: { $path }. Így folytathatod: { $command }
play-bye = Viszlát!

# A vége.

play-over = Vége a játéknak.
play-winner =
    { $who ->
        [you] Te nyertél, { play-points.with }!
       *[other] { $name } nyert, { play-points.with }.
    }
play-winners-shared = Közös győzelem, fejenként { play-points.with }: { $names }.

# A visszavonás részletesen, rákérdezés, jelek az asztalon.

play-confirm = { $move }: nyomj Entert, vagy írj be bármi mást, ha meggondoltad magad.
play-confirm-on = Mostantól minden lépésed előtt rákérdezek.
play-confirm-off = Mostantól a lépéseid azonnal érvényesek.
play-taken-back = Nem történt semmi. Mit szeretnél tenni?

# Megőrzött játszmák.

play-record = A játszma feljegyzése itt van: { $path }. Így nézheted meg újra: { $command }
play-own-bots = A mentett játszmában ({ $path }) saját botok játszanak. Így folytathatod: { $command }
play-resume-fixed = A --resume úgy folytat egy játszmát, ahogy van. A helyek, nevek, botok, változatok és a kezdőérték csak új játszmához valók.
play-resume-none = Nincs félbehagyott játszma, amelyet folytatni lehetne. Újat így kezdhetsz: { $command }
play-resume-over = A mentett játszma ({ $path }) már véget ért. Így nézheted meg újra: { $command }
play-save-there = Ez a fájl már létezik: { $path }. Folytasd a --resume kapcsolóval, vagy válassz más nevet.
play-damaged = A mentett játszmát ({ $path }) nem lehet folytatni: { $why }

# Egy feljegyzés elmesélve.

replay-heading = { $game }, { $count } játékos: { $names }
replay-move = { $number }. lépés · { $name }
replay-more = Enter: a következő lépés, q: kilépés.
replay-end = Itt ér véget a feljegyzés.
replay-unfinished = Itt ér véget a feljegyzés; a játszmát nem játszották végig.
replay-refused = Ezt a feljegyzést nem lehet elmesélni: { $why }

# The table in the browser.

# The start page.

web-title = Ränke: játékok cselszövőknek
web-subtitle = Játssz barátokkal vagy botok ellen. Fiók és telepítés nélkül.
web-home = Kezdőlap
web-play-now = Azonnali játék botok ellen
web-play-first = Kezdetnek: { $about }
web-new-table = Asztal nyitása
web-new-table-of = Új asztal: { $game }
web-open-table = Asztal megnyitása
web-own-games = A játszmáid
web-open-tables = Nyitott asztalok
web-finished = Befejezett játszmák
web-waiting = játékosokra vár
web-ready = kezdődhet
web-running = folyamatban
web-join = Csatlakozás linkkel
web-join-link = Egy asztal linkje
web-join-go = Csatlakozom
web-link-wrong = Ez nem egy asztal linkje.
web-link-todo = Így néz ki: …/t/, utána betűk és számok; az egészet másold be.
web-you = Te
web-you-nobody = Az első játszmádnál kapsz nevet.
web-become-guest = Nevet választok
web-your-name = A neved
web-your-colour = A színed
web-credits = A lapok képei: Lorc, Delapouite és mások, game-icons.net, CC BY 3.0. A Ränke független a játékok szerzőitől és kiadóitól.
web-colour-red = Piros
web-colour-blue = Kék
web-colour-yellow = Sárga
web-colour-green = Zöld
web-colour-white = Fehér
web-colour-black = Fekete
web-colour-violet = Lila
web-colour-orange = Narancs

# Settings.

web-settings = Beállítások
web-language = Nyelv
web-close = Bezárás
web-theme = Téma
web-theme-auto = mint az eszközön
web-theme-light = világos
web-theme-dark = sötét
web-speed = Animációk sebessége
web-speed-slow = lassú
web-speed-normal = normál
web-speed-fast = gyors
web-speed-instant = azonnal
web-confirm-setting = Kérdezzen rá minden lépésem előtt
web-text-setting = Az asztal szövegként is látsszon
web-sounds-setting = Hangok
web-notices-setting = Értesítés, ha én jövök
web-notices-denied = A böngésző nem engedi. Engedélyezd ennek az oldalnak az értesítéseket a böngésző beállításaiban.
web-devices = Az eszközeid
web-code-about = Egy helyreállító kóddal egy másik eszközön is te magad leszel, a játszmáiddal és az értékszámoddal együtt.
web-code-new = Új kód mutatása
web-code-keep = Írd fel: csak egyszer látható, és a korábbi kódok már nem érvényesek.
web-code-enter = Helyreállító kód
web-code-go = Beváltás
web-sign-out = Kijelentkezés mindenhonnan
web-sign-out-ask = Ezután egyik eszközön sem maradnak meg a helyeid, ezen sem. Csak helyreállító kóddal jöhetsz vissza: előbb kérj egyet, és írd fel.
web-sign-out-stay = Bejelentkezve maradok
web-notice-turn = Te jössz.

# Setting up a table.

web-seats = Játékosok
web-clock = Idő lépésenként
web-clock-none = korlátlan
web-clock-days = { $count } nap
web-clock-minutes = { $count } perc
web-clock-weekends = A hétvége nem számít
web-clock-zone = Szombat és vasárnap ebben az időzónában: { $zone }.
web-clock-reserve = és ezen felül { $count } perc az egész játszmára
web-clock-until = határidő: { $time }
web-clock-left = még { $time }
web-clock-paused = áll
web-table-open = Bárki megtalálhatja az asztalt ezen a szerveren
web-table-hints = Tippek engedélyezve
web-table-chat = Csevegés
web-rules-options = A szabályok részletei
web-rules-changed = (módosítva: { $count })
web-rules-all = Az asztal összes szabálya
web-rules-own = Saját szabályok
web-choose-cards = Egyenként: { $option }

# Before the game.

web-seats-heading = Helyek
web-seat = { $number }. hely
web-seat-open = szabad
web-seat-kept = fenntartva
web-seat-bot = Bot ültetése
web-fill-bots = Feltöltés botokkal
web-bot-level = A bot szintje
web-level-novice = Álmodozó
web-level-hasty = Forrófejű
web-level-greedy = Intéző
web-level-shrewd = Taktikus
web-level-search = Cselszövő
web-level-random = céltalan
web-sit = Ide ülök
web-sit-down = Leülök
web-moment-anew = Egy korábbi pontról, újraosztott lapokkal
web-moment-old = Egy korábbi pontról, a régi lapokkal
web-moment-anew-about = Ez a játszma egy korábbi játszma egyik pontjáról folytatódik. Amit akkor nem mindenki tudott, azt újraosztottuk. Nem számít bele az értékszámba.
web-moment-old-about = Ez a játszma egy korábbi játszma egyik pontjáról folytatódik, a régi lapokkal: akinek megvan annak feljegyzése, minden rejtett lapot ismer. Nem számít bele az értékszámba.
web-moment-agree = Elfogadom a régi lapokat
web-cancel = Mégsem
web-name-title = A neved az asztalnál
web-name-change = Nevem módosítása
web-name-keep = Mentés
web-name-another = Másikat kérek
web-stand = Hely felszabadítása
web-hot-seat = Még valaki ezen az eszközön
web-hot-seat-name = Név
web-hot-seat-title = Még egy játékos ezen az eszközön
web-hot-seat-about = Lépésről lépésre átadjátok egymásnak az eszközt; közben függöny takarja a lapokat.
web-host = házigazda
web-away = nincs itt
web-begin = Játszma indítása
web-begin-wait = A játszma akkor kezdődhet, ha minden hely foglalt.
web-give-up = Asztal bezárása
web-host-begins = A házigazda indítja a játszmát, ha minden hely foglalt.
web-host-begins-now = Minden hely foglalt. A házigazda indítja a játszmát.
web-watching = Nézőként követed ezt a játszmát.
web-watching-full = Az asztal megtelt. Nézőként vagy itt.
web-invite = Barátok meghívása
web-invite-about = Az ugyanazon a hálózaton lévő barátok ezt a linket nyitják meg, vagy beolvassák a kódot.
web-invite-local = Ez a szerver csak erről a gépről érhető el. Hogy a hálózaton lévő barátok is játszhassanak, így indítsd:
web-invite-watch = Nézők meghívása
web-invite-full = Minden hely foglalt. Aki megnyitja ezt a linket, nézőként követheti a játszmát.
web-meanwhile = Amíg vársz
web-copy = Link másolása
web-copied = Másolva
web-qr = A link QR-kódja
web-options-heading = Az asztal szabályai

# The connection, and what to do.

web-loading = Asztal betöltése…
web-lost = Megszakadt a kapcsolat. Az utolsó ismert állást látod; újra próbálkozom.
web-connecting = Kapcsolódás…
web-back = Újra van kapcsolat.
web-was-made = A lépésed megtörtént.
web-slow = A szerver még nem válaszolt. A lépésed úton van.
web-sending = A lépésed küldése…
web-try-now = Újrapróbálom
web-try-again = Újra
web-unreachable = A szerver nem válaszol.
web-todo-server = Nézd meg, fut-e, és próbáld újra.
web-lost-command = A válasz előtt megszakadt a kapcsolat.
web-todo-look = Várd meg, amíg újra van kapcsolat: akkor itt látod, megtörtént-e a lépésed.
web-not-made = A lépésed nem történt meg.
web-todo-repeat = Válaszd ki újra.
web-todo-stale = Most már a friss állást látod; válassz újra.
web-todo-choose = Semmi sem változott; válassz mást.
web-nowhere = Ezen a címen nincs oldal
web-nowhere-todo = Nézd meg, teljes-e a cím, vagy menj a kezdőlapra.
web-no-table = Ezen a címen nincs asztal.
web-todo-link = Kérd el újra a linket, vagy menj a kezdőlapra.

# Several players on one device.

web-curtain-title = Add tovább az eszközt
web-curtain = Most { $name } jön. A többiek ne nézzenek ide.
web-curtain-raise = Én vagyok { $name }

# The table of every game.

web-your-turn = Te jössz
web-turn = ő jön
web-live = Ami történik
web-side = Hírek, csevegés, játékosok
web-since = Az utolsó lépésed óta
web-since-nothing = Még semmi.
web-news = Hírek
web-news-you = Ami téged ért
web-news-round = A kör
web-news-draws = A húzások és keverések is látsszanak
web-unread = Új:
web-requests = Kérések
web-log = Játéknapló
web-chat = Csevegés
web-chat-say = Szólj a többiekhez
web-chat-send = Küldés
web-people = Játékosok
web-is-bot = bot
web-is-here = itt van
web-bot-plays = nincs itt, bot játszik
web-bot-moves = Lejárt az időd: ezt a lépést egy bot teszi meg.
web-vote = Játsszon bot
web-vote-you = Mások azt szeretnék, hogy bot játsszon helyetted. Amint lépsz, ez tárgytalan.
web-mute = Némítás
web-unmute = Némítás feloldása
web-spectators = Nézők: { $count }
web-undo = Visszavonás
web-undo-agree = Rendben
web-undo-refuse = Nem
web-undo-wait = Megkérdezzük a többieket, visszavonhatod-e.
web-undo-withdraw = Mégsem
web-pause-ask = Óra megállítása
web-pause-wait = Megkérdezzük a többieket, beleegyeznek-e a szünetbe.
web-pause-on = Az óra áll: { $name } szünetet kért, és mindenki beleegyezett. Lépni most is lehet. A szünetnek bármelyik játékos véget vethet.
web-pause-end = Szünet vége
web-move-seat = Folytatás másik eszközön
web-move-seat-link = Ezt nyisd meg ott, egyszer működik:
web-leave = Kilépés a játszmából
web-leave-ask = Egy bot játszik tovább helyetted. A helyed megmarad: a játék végéig bármikor visszaülhetsz.
web-leave-stay = Maradok
web-left = Elhagytad a játszmát. Egy bot játszik helyetted.
web-left-back = Visszaülök
web-skip = Átugrás
web-hold = Szünet
web-hint = Tipp
web-do-it = Mehet
web-think-again = Mégsem
web-keys = Billentyűk
web-keys-let-go = mégsem
web-keys-space = Szóköz
web-keys-on = tovább a következő eseményre; nyomva tartva gyorsan peregnek
web-keys-list = ez a lista
web-look-at = A lap nagyban: { $card }
web-player = Játékos
web-text-table = Az asztal szövegként
web-winner = győztes
web-follow = Tovább az új játszmához
web-rematch = Új játszma
web-record = A játszma mentése
web-rule = { $paragraph } szabály
web-rule-open = { $paragraph } szabály elolvasása
web-last-award = Utolsó értékelés

# The table of a game that has none of its own.
web-generic-moves = { $count } lépés
web-generic-choices = Mit tehetsz
web-generic-nothing = Most nincs mit eldönteni.
web-generic-refused = Mit nem lehet, és miért
web-generic-explained = Hogyan jött ki az eredmény
web-generic-table = Az asztal
web-keys-option = az ezen a helyen álló lehetőség
web-view-hand_size = kézben lévő lapok
web-view-deck_size = lapok a húzópakliban
web-view-pile_size = lapok a húzópakliban
web-view-discard = felhasznált lapok
web-view-round = kör
web-view-rounds = körök
web-view-scores = pont
web-view-points = pont
web-view-gold = arany
web-view-cards = lapok
web-view-winner = győztes

# Being told elsewhere

web-nudges = Értesítés máshol, ha én jövök
web-nudges-about = Lassú játszmákhoz: ha nem vagy az asztalnál, ide jön az üzenet. Csak azt írja meg, melyik játék és kikkel; lapot soha.
web-nudges-push = Ez a böngésző
web-nudges-ntfy = ntfy
web-nudges-discord = Discord
web-nudges-telegram = Telegram
web-nudges-mail = E-mail
web-nudges-webhook = Webhook
web-nudges-here = Ebben a böngészőben kérem
web-nudges-where = Hová
web-nudges-ntfy-address = A téma vagy a címe
web-nudges-discord-address = A webhook címe
web-nudges-telegram-address = A csevegés száma
web-nudges-mail-address = E-mail-cím
web-nudges-webhook-address = Cím (https://…)
web-nudges-add = Hozzáadás
web-nudges-remove = Eltávolítás
web-nudges-remove-which = Eltávolítás: { $which }
web-nudges-code = Az oda küldött kód
web-nudges-confirm = Megerősítés
web-nudges-failed = Az utolsó üzenet nem érkezett meg: { $why }
web-nudges-table = Értesítés máshol erről az asztalról

# Hogyan osztottunk, és bizonyítja-e ezt a feljegyzés.
web-deal = Az osztás
web-deal-showing = Az osztáshoz minden böngésző ad egy véletlen számot, így senki sem választhatja meg a lapokat.
web-deal-begun = Most fedjük fel a véletlen számokat…
web-deal-withheld = Nem fedte fel időben a számát, ezért az kimarad: { $names }.
web-deal-own = Az osztáshoz véletlen számot adott: { $names }. Senki sem választhatta meg a lapokat.
web-deal-alone = Ezt az osztást egyedül a szerver határozta meg, és előre elkötelezte magát mellette.
web-deal-none = Ez a feljegyzés nem bizonyítja a keverést.
web-deal-proven = Bizonyított: a lapok a szerver lepecsételt számából és más véletlen számokból következnek. Számot adott: { $names }. Senki sem választhatta meg a lapokat.
web-deal-wrong = Ez a feljegyzés nem stimmel: valamit megváltoztattak benne.
web-deal-checked = Amit a böngésződ ellenőrzött
web-deal-result =
    { $right ->
        [yes] helyes
       *[no] hibás
    }
web-deal-check =
    { $what ->
        [chain] Minden lépés úgy van, ahogy feljegyezték (hashlánc).
        [hash] Az utolsó hash az, amelyet az eredménnyel közzétettek.
        [commitment] A szerver száma az, amelyet lepecsételt, ehhez a játékhoz és ezekhez a beállításokhoz.
        [seed] A mag a szerver és minden hely számából következik.
        [seen] Minden úgy van, ahogy a böngésződ az asztalnál látta, a saját számoddal együtt.
       *[cards] A visszajátszás első keverései a magból következnek.
    }
web-deal-voided = Előtte { $count } osztás érvénytelen volt, mert valaki nem fedte fel a számát.
web-deal-hash = Utolsó hash:
web-deal-host = Ez azt bizonyítja, hogy senki sem választotta meg a lapokat. Aki a szervert üzemelteti, játék közben ettől még láthatta őket.
web-deal-more = Hogyan osztunk?

# The table in the browser.

# The start page.

web-title = Ränke: játékok cselszövőknek
web-subtitle = Játssz barátokkal vagy botok ellen. Fiók és telepítés nélkül.
web-home = Kezdőlap
web-play-now = Játék most, botok ellen
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
web-theme = Világos vagy sötét
web-theme-auto = mint az eszközön
web-theme-light = világos
web-theme-dark = sötét
web-speed = A bemutatás sebessége
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
web-sign-out = Kijelentkezés minden eszközön
web-sign-out-ask = Ezután egyik eszközön sem maradnak meg a helyeid, ezen sem. Csak helyreállító kóddal jöhetsz vissza: előbb kérj egyet, és írd fel.
web-sign-out-stay = Bejelentkezve maradok
web-notice-turn = Te jössz.

# Setting up a table.

web-seats = Játékosok
web-clock = Idő lépésenként
web-clock-none = korlátlan
web-clock-day = 1 nap
web-clock-minutes = { $count } perc
web-table-open = Bárki megtalálhatja az asztalt ezen a szerveren
web-table-hints = Tippek engedélyezve
web-table-chat = Csevegés
web-choose-cards = Egyenként: { $option }

# Before the game.

web-seats-heading = Helyek
web-seat = { $number }. hely
web-seat-open = szabad
web-seat-kept = fenntartva
web-seat-bot = Bot ültetése
web-fill-bots = Feltöltés botokkal
web-bot-level = A bot szintje
web-level-novice = könnyű
web-level-greedy = közepes
web-level-search = nehéz
web-level-random = céltalan
web-sit = Ide ülök
web-sit-down = Leülök
web-moment-anew = Egy korábbi pontról, újraosztott lapokkal
web-moment-old = Egy korábbi pontról, a régi lapokkal
web-moment-anew-about = Ez a játszma egy korábbi játszma egyik pontjáról folytatódik. Amit akkor nem mindenki tudott, azt újraosztottuk. Nem számít bele az értékelésbe.
web-moment-old-about = Ez a játszma egy korábbi játszma egyik pontjáról folytatódik, a régi lapokkal: akinek megvan annak feljegyzése, minden rejtett lapot ismer. Nem számít bele az értékelésbe.
web-moment-agree = Elfogadom a régi lapokat
web-cancel = Mégse
web-name-title = A neved az asztalnál
web-name-change = Nevem módosítása
web-name-keep = Mentés
web-name-another = Másikat kérek
web-stand = Hely felszabadítása
web-hot-seat = Még valaki ennél az eszköznél
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
web-copy = Link másolása
web-copied = Másolva
web-qr = A link QR-kódja
web-options-heading = Az asztal szabályai

# The connection, and what to do.

web-loading = Jön az asztal …
web-lost = Megszakadt a kapcsolat. Az utolsó ismert állást látod; újra próbálkozom.
web-connecting = Kapcsolódás …
web-back = Újra van kapcsolat.
web-was-made = A lépésed megtörtént.
web-slow = A szerver még nem válaszolt. A lépésed úton van.
web-sending = A lépésed küldése …
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
web-turn = lép
web-live = Ami történik
web-side = Hírek, csevegés, játékosok
web-since = Az utolsó lépésed óta
web-since-nothing = Még semmi.
web-news = Hírek
web-news-you = Ez téged ért
web-news-round = A forduló
web-news-draws = A húzások és keverések is látsszanak
web-unread = Új:
web-requests = Kérések
web-log = Minden, ami történt
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
web-move-seat = Folytatás másik eszközön
web-move-seat-link = Ezt nyisd meg ott, egyszer működik:
web-leave = Kilépés a játszmából
web-leave-ask = Egy bot játszik tovább helyetted. A helyed megmarad: a játék végéig bármikor visszaülhetsz.
web-leave-stay = Maradok
web-left = Elhagytad a játékot. Egy bot játszik helyetted.
web-left-back = Visszaülök
web-skip = Átugrás
web-hold = Megállítás
web-hint = Tipp
web-do-it = Mehet
web-think-again = Meggondolom
web-keys = Billentyűk
web-keys-card = a kézben lévő első, második vagy harmadik lap
web-keys-column = utána az oszlop, balról jobbra
web-keys-slip = a kiválasztott lap a ködsüveg alá csúszik
web-keys-nothing = nem változtatsz semmin (ködsüveg, áruló)
web-keys-back = meggondolod: a kiválasztott lap visszakerül
web-keys-point = rámutatás az ilyen számú lehetőségre; karakterre a rangjával
web-keys-make = a mutatott lépés megtétele
web-keys-end = a forduló befejezése
web-keys-let-go = mégsem
web-keys-space = Szóköz
web-keys-on = tovább a következő eseményre; nyomva tartva gyorsan peregnek
web-keys-list = ez a lista
web-look-at = A lap nagyban: { $card }
web-card = lap
web-columns = Oszlopok
web-column-heading = Oszlop
web-goal = Célkártya
web-cards-heading = Lapok a célkártyától lefelé
web-player = Játékos
web-character = Karakter
web-text-table = Az asztal szövegként
web-winner = győztes
web-follow = Tovább a következő játszmához
web-rematch = Új játszma
web-record = A játszma mentése
web-rule = { $paragraph } szabály
web-rule-open = { $paragraph } szabály elolvasása

# Kabale & Hiebe.

web-kabale-lay = Te jössz: válassz egy lapot, aztán egy oszlopot.
web-kabale-cloak = Felfordították a ködsüvegedet: válassz egy lapot, amit alá csúsztatsz.
web-kabale-traitor = Felfordították az árulódat: válaszd ki az oszlopot, amellyel célkártyát cserélsz.
web-kabale-where = { $card }: melyik oszlopba?
web-kabale-slip = { $card }: a ködsüveg alá csúsztatod?
web-kabale-slip-nothing = Ne csúsztass alá semmit
web-known = Amit tudni lehet
web-known-of = Amit tudni lehet: { $name }
web-gone = A felhasznált lapok között
web-face-up = Felfordítva az oszlopokban
web-played = Biztosan kézben vagy lefordítva
web-to-come = Még jöhet: pakli, kéz vagy lefordítva
web-no-goals = még nincs célkártya
web-award = { $round }. kör értékelése
web-last-award = Utolsó értékelés
web-award-close = Tovább
web-back-step = Vissza
web-next-step = Következő lépés
web-next-column = Következő oszlop
web-all-steps = Minden lépés

# Citadels.

web-citadels-take = Végy el egy karaktert
web-citadels-put = Tégy félre egy karaktert
web-citadels-turn = Te jössz
web-citadels-keep = A húzott lapok közül melyiket tartod meg?
web-citadels-discard = Melyik lapot dobod el?
web-citadels-pick = Melyik lapot veszed el?
web-citadels-place = Hová kerül a lap?
web-citadels-crown = Ki kapja a koronát?
web-citadels-ask = Mit kérsz a koronáért?
web-citadels-pay = Mivel fizetsz a koronáért?
web-citadels-recover = Leromboltak egy épületet: megmented a temetőddel?
web-citadels-give = Melyik épületet adod?
web-citadels-look = Áll a világítótornyod: átnézed a paklit?
web-citadels-choose = Melyik lapot veszed ki a pakliból?
web-citadels-declare = Áll a harangtornyod: megkondítod a harangot?
web-citadels-still = Mielőtt befejezed a fordulót, még megteheted:
web-citadels-purse = { $gold } arany · { $cards } lap · { $city }/{ $needed }
web-citadels-murdered-all = Meggyilkoltak. Ebből a körből kimaradsz.
web-citadels-murdered-one = Meggyilkolták: { CHARACTER($character, form: "nom") } ebből a körből kimarad.
web-citadels-murdered-hospital = Meggyilkoltak. Az ispotályod miatt az alapakció még a tiéd, más semmi.
web-citadels-robbed-to-come = Kirabolnak: amikor { CHARACTER($character, form: "acc") } szólítják, a tolvaj elviszi minden aranyadat.
web-citadels-robbed-done = Kiraboltak: a tolvaj elvitte minden aranyadat.
web-citadels-bewitched = Megbabonáztak: { CHARACTER($character, form: "nom") } csak az alapakciót kapja, aztán a boszorkány folytatja a fordulódat.
web-build = Építés
web-do-take = Elvétel
web-do-put = Félretétel
web-do-murder = Gyilkosság
web-do-rob = Rablás
web-do-bewitch = Megbabonázás
web-do-exchange = Kézcsere
web-do-peek = Kéz megnézése
web-do-crown = Korona átadása
web-do-keep = Megtartás
web-do-discard = Lapok eldobása és új húzása
web-do-pick = Lap elvétele
web-do-pay = Fizetés lappal
web-do-laboratory = Laboratórium
web-do-museum = Múzeum
web-do-choose = Elvétel a pakliból
web-do-embellish = Díszítés
web-do-give = Cserébe adás
web-do-destroy = Lerombolás
web-do-trade = Épületcsere
web-do-armory = Fegyvertár
web-face-up-short = nincs játékban
web-own-short = te
web-count = A végelszámolás
web-count-part = Tétel
web-count-districts = Épületek
web-count-colours = Mind az öt szín
web-count-complete = Kész város
web-count-total = Összesen

# The end of Kabale & Hiebe, round by round.

web-final = Célkártyák körönként
web-final-round = Kör
web-final-nobody = Senki
web-final-score = Pont

# The table of a game that has none of its own.
web-generic-moves = { $count } lépés
web-generic-choices = Mit tehetsz
web-generic-nothing = Most nincs mit eldönteni.
web-generic-refused = Mit nem lehet, és miért
web-generic-explained = Hogyan jött ki
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

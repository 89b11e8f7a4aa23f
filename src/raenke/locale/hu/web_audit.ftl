# Hogyan osztunk, és tisztességes-e a keverés.

audit-title = Tisztességes a keverés?
audit-how = Hogyan osztunk?
audit-step-seal = A játszma előtt a szerver lepecsétel egy titkos számot. Megmutatja az ujjlenyomatát (a hashét), amely csak ehhez az egy számhoz illik. Ezután az asztalnál minden böngésző ugyanígy lepecsétel egy véletlen számot.
audit-step-open = Amikor a házigazda elindítja a játszmát, már senki sem pecsételhet le semmit, és felfedjük minden hely számát. Az osztás ezekből és a szerver számából következik. Senki sem ismerte időben mindet, ezért senki sem választhatta meg a lapokat. Mindez magától történik, egy pillanat alatt.
audit-step-void = Ha valaki nem fedi fel a számát, az osztás érvénytelen. Az asztalnál mindenki megtudja, ki volt az, és e nélkül a szám nélkül osztunk újra.
audit-step-check = A játszma után a feljegyzés mindent felfed, a szerver számát is. A visszajátszásnál a saját böngésződ ellenőrzi a feljegyzést: hogy a számok a lepecsételtek, hogy az osztás belőlük következik, és hogy egyetlen lépést sem változtattak meg. Nélkülünk is ellenőrizheted, a feljegyzéssel és a formátum nyilvános leírásával.
audit-limits = Amit ez nem bizonyít
audit-limit-host = Aki a szervert üzemelteti, játék közben láthatja a lapokat, és elárulhatja valakinek. Ezt semmilyen bizonyítás nem akadályozza meg. Játssz ott, ahol megbízol az üzemeltetőben, vagy indíts saját szervert.
audit-limit-alone = Az a hely, amelynek nincs saját böngészője, például egy boté, nem ad számot. Ha senki sem ad, egyedül a szerver határozza meg az osztást; ez az asztalnál és a feljegyzésben is olvasható.
audit-counts = Az eddigi első keverések megszámolva
audit-about = Minden befejezett játszma első keveréseit megismételtük a magjából, és minden helyen megszámoltunk minden lapot. A véletlen sosem teljesen egyenletes. A kérdés az, hogy a keverések egyenetlenebbek-e, mint amilyenné a véletlen teszi őket.
audit-none = Még nincs befejezett játszma.
audit-counted =
    { $matches ->
        [one] { $matches } játszma
       *[other] { $matches } játszma
    } · { $shuffles } keverés
audit-fair = Semmi szokatlan: 100 becsületes szerver közül körülbelül { $count } lenne legalább ennyire egyenetlen.
audit-suspicious = Ez szokatlan: becsületes szervernél legfeljebb ezerből egyszer fordul elő. Kérdezd meg az üzemeltetőt.
audit-striking = Az átlagtól legtávolabb
audit-place = { $card }, { $place }. hely: { $times } alkalommal { $expected } helyett
audit-place-odds = 100 becsületes szerver közül körülbelül { $count } esetében van ilyen hely
audit-striking-none = Egyik lap sincs feltűnően gyakran vagy ritkán egyetlen helyen sem.
audit-table = Minden szám, { $count } keverésből
audit-card = Lap
audit-device = A csak ezen az eszközön játszott játszmáknál az eszköz maga oszt; nincs kinek bizonyítani.

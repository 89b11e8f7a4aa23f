# Az oldal arról, mit őriz meg egy szerver az emberekről.

privacy-title = Adatvédelem
privacy-about = Mit őriz meg rólad ez a szerver, meddig, és ki láthatja.
privacy-device = Itt nincs szerver. A neved, a beállításaid és a játszmáid csak ebben a böngészőben vannak meg. A beállításokban elmentheted a befejezett játszmáidat, és mindent törölhetsz.
privacy-keeps = Mit őriz meg
privacy-keeps-guest = Egy nevet, egy színt, a legutóbbi látogatásod napját és egy sütit, amely jelzi, hogy te vagy az. Nincs fiók, nincs jelszó, és nincs nyomkövetés.
privacy-keeps-games = Minden játszmáról: ki hol ült, minden lépést, a csevegést és az eredményt. Ebből adódnak az eredményeid és az értékszámod.
privacy-keeps-nudges = Ha kéred, hogy szóljunk, amikor te jössz: az ehhez megadott címet, amíg el nem távolítod, vagy nem törlöd magad. Az üzenetek a választott szolgáltatáson keresztül mennek.
privacy-keeps-not = Az internetcímedet csak addig használja, amíg itt vagy, hogy senki ne terhelhesse túl a szervert. Nem tárolja.
privacy-long = Meddig
privacy-long-matches = { $days ->
    [0] A befejezett játszmák addig maradnak meg, amíg valaki nem törli őket.
    [one] A befejezett játszmák egy nap múlva törlődnek, mindennel együtt, ami bennük történt.
   *[other] A befejezett játszmák { $days } nap múlva törlődnek, mindennel együtt, ami bennük történt.
}
privacy-long-tables = { $days ->
    [0] Az asztalok, amelyeknél nem kezdődött játszma, addig maradnak nyitva, amíg valaki be nem zárja őket. Egy nappal később törlődnek.
    [one] Az asztalok, amelyeknél nem kezdődött játszma, egy nap múlva bezárnak, és egy nappal később törlődnek.
   *[other] Az asztalok, amelyeknél nem kezdődött játszma, { $days } nap múlva bezárnak, és egy nappal később törlődnek.
}
privacy-long-guests = { $days ->
    [0] A neved addig marad meg, amíg nem törlöd.
    [one] A neved törlődik, ha egy napig nem jártál itt, és már egy játszma sem említ.
   *[other] A neved törlődik, ha { $days } napig nem jártál itt, és már egy játszma sem említ.
}
privacy-seen = Ki láthatja
privacy-seen-table = Aki az asztalodnál ül vagy nézi a játszmát, látja a nevedet, a lépéseidet és azt, amit mondasz, de a rejtett lapjaidat nem. Az értékszámok között megjelensz, ha nyílt asztalnál értékelt játszmát fejeztél be.
privacy-seen-link = Akinek megvan egy befejezett játszma linkje, az minden lapot felfedve újra megnézheti.
privacy-seen-host = A szerver üzemeltetője mindent láthat, amit a szerver megőriz, a futó játszmák rejtett lapjait is.
privacy-gone = Hogyan törölheted
privacy-gone-out = A beállításokban a kijelentkezés csak az eszközeidet lépteti ki. A neved és a játszmáid megmaradnak, és a helyreállító kódoddal visszatérhetsz.
privacy-gone-me = Ha törlöd magad, a neved, az eszközeid, az értékszámod és a csevegésbe írt üzeneteid pillanatokon belül törlődnek. Elhagyod az asztalaidat, ahol egy bot játszik tovább. A lépéseid és a pontjaid „N. N.” néven megmaradnak, mert a többi játékoshoz is tartoznak.
privacy-gone-copies = A szerver üzemeltetőjének lehetnek régebbi mentései. Kérd meg, hogy azokat is törölje.
privacy-delete = Törlöm magam
privacy-ask = Végleg törlöd magad?
privacy-ask-what = Senki sem hozhat vissza, a helyreállító kóddal sem.
privacy-delete-yes = Végleges törlés
privacy-delete-no = Maradok

# Egy bot erről a gépről egy szerver asztalánál: hol ül, és miért nem ülhet le.

sit-link = Egy asztal linkje ilyen: { $example }, nem ilyen: { $link }.
sit-no-server = Itt nem válaszol szerver: { $site } ({ $why }). Ellenőrizd a címet, és hogy fut-e a szerver.
sit-no-tls = Nem érhető el biztonságosan: { $site } ({ $why }). Érvényes a szerver tanúsítványa? Ha nincs neki, használd ezt: { $link }.
sit-not-ours = { $site } válaszol, de nem úgy, mint egy Ränke-szerver ({ $why }). Ellenőrizd a címet.
sit-no-table = Nincs ilyen asztal: { $link }. Ellenőrizd a linket.
sit-secret = A szerver nem ismeri ezt a titkot. Ellenőrizd: --secret és RAENKE_SECRET; nélküle új vendég ül le.
sit-seat = Ennél az asztalnál 1-től { $seats }-ig vannak helyek; nincs { $seat }. hely.
sit-refused = Nem ülhetsz le: { $why }.
sit-return = Vissza erre a helyre: { $command }
sit-seated = { $name } leült (hely: { $seat }), és a játszma végéig játszik; Ctrl-C leállítja.
sit-gone = Ennek a vendégnek már nincs helye: a házigazda másnak adta.
sit-lost = Megszakadt a kapcsolat: { $site } ({ $why }). A hely megmarad: ugyanazzal a titokkal visszatérhetsz.
sit-over = A játszmának vége: { $scores }.
sit-proven = A feljegyzés bizonyítja az osztást: senki sem választhatta meg a lapokat, és ennek a helynek a száma is benne van. Utolsó hash: { $hash }
sit-not-proven = A szerver nem tartja magát ahhoz, amit megmutatott; az osztásban nem lehet megbízni ({ $why }).

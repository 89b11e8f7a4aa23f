# Kiadások és játékmódok.

citadels-edition-table = A mi asztalunk
    .about = A rövid szabály, és ahol az hallgat, a mi döntéseink.
citadels-edition-letter = Szó szerint
    .about = Amit a rövid szabály kimond, és semmi más.
citadels-edition-later = Későbbi kiadások
    .about = Ahogy a 2016 óta megjelent kiadásokban játsszák.

citadels-preset-first =
    .about = Az alapjáték nyolc karaktere; hét épülettel készül el egy város.
citadels-preset-printed =
    .about = Az alapjáték; nyolc épülettel készül el egy város.
citadels-preset-dark = A Sötét Várossal
    .about = A pakliban ott vannak a Sötét Város épületei, és a véletlen dönti el, ki játszik az egyes rangokból.

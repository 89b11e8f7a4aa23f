# Kiadások és játékmódok.

kabale-edition-rulebook = A szabálykönyv
    .about = A német szabálykönyv, és ahol az hallgat, a mi döntéseink.

kabale-preset-first =
    .about = Három kör, és mindenki látja a pontállást.
kabale-preset-printed =
    .about = Hat kör a szabálykönyv szerint; a pontállás rejtve marad.

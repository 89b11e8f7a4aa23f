# Ausgaben und Spielweisen.

kabale-edition-rulebook = Die Spielregel
    .about = Die deutsche Spielregel, mit unseren Entscheidungen, wo sie schweigt.

kabale-preset-first =
    .about = Drei Runden, und alle sehen den Punktestand.
kabale-preset-printed =
    .about = Sechs Runden nach der Spielregel; der Punktestand ist verborgen.

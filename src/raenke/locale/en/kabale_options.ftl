# Editions and presets.

kabale-edition-rulebook = The rulebook
    .about = The German rulebook, with our rulings where it is silent.

kabale-preset-first =
    .about = Three rounds, and everybody sees the scores.
kabale-preset-printed =
    .about = Six rounds by the rulebook; the scores are hidden.

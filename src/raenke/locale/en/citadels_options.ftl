# Editions and presets.

citadels-edition-table = Our table
    .about = The short rule, with our rulings where it is silent.
citadels-edition-letter = To the letter
    .about = What the short rule says, and nothing else.
citadels-edition-later = Later editions
    .about = As editions since 2016 play it.

citadels-preset-first =
    .about = The eight characters of the base game; seven districts make a city complete.
citadels-preset-printed =
    .about = The base game; eight districts make a city complete.
citadels-preset-dark = With The Dark City
    .about = The districts of The Dark City are in the deck, and chance decides who of each rank takes part.

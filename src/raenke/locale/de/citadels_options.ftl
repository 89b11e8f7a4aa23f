# Ausgaben und Spielweisen.

citadels-edition-table = Unser Tisch
    .about = Die Kurzregel, mit unseren Entscheidungen, wo sie schweigt.
citadels-edition-letter = Nach dem Wortlaut
    .about = Was die Kurzregel sagt, und nichts sonst.
citadels-edition-later = Spätere Ausgaben
    .about = So wie in den Ausgaben seit 2016.

citadels-preset-first =
    .about = Die acht Charaktere des Grundspiels; mit sieben Bauwerken ist eine Stadt vollständig.
citadels-preset-printed =
    .about = Das Grundspiel; mit acht Bauwerken ist eine Stadt vollständig.
citadels-preset-dark = Mit den Dunklen Landen
    .about = Die Bauwerke der Dunklen Lande sind im Stapel, und das Los entscheidet, wer von jedem Rang mitspielt.

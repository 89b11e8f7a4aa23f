# Visszatekintés egy játszmára.

replay-player = Játékos { $number }
moment-leads = { $name } átvette a vezetést, { $points } ponttal; addig { $second } vezetett.
moment-close = { $name } { $count } pont előnnyel nyert.
moment-shared = Közös győzelem, fejenként { $points } ponttal.

# Visszatekintés egy játszmára.

replay-player = { $number }. játékos
moment-leads = { $name } átvette a vezetést, { $points } ponttal; eddig { $second } vezetett.
moment-close = { $name } { $count } ponttal nyert.
moment-shared = Közös győzelem, fejenként { $points } ponttal.

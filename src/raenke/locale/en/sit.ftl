# A bot of this machine at a table of a server: where it sits, and why it cannot.

sit-link = A table’s link looks like { $example }, not like { $link }.
sit-no-server = No server answers at { $site } ({ $why }). Check the address, and whether the server is running.
sit-no-tls = { $site } cannot be reached securely ({ $why }). Does the server have a valid certificate? If it has none, use { $link }.
sit-not-ours = { $site } answers, but not like a Ränke server ({ $why }). Check the address.
sit-no-table = There is no table { $link }. Check the link.
sit-secret = The server does not know this secret. Check --secret and RAENKE_SECRET; without one, a new guest sits down.
sit-seat = This table has seats 1 to { $seats }; there is no seat { $seat }.
sit-refused = You cannot sit down: { $why }.
sit-return = To return to this seat: { $command }
sit-seated = { $name } sits at seat { $seat } and plays until the match is over; Ctrl-C stops.
sit-gone = This guest has no seat any more: the host has given it to somebody else.
sit-closed = The table is closed.
sit-lost = The connection to { $site } was lost ({ $why }). The seat is kept: return with the same secret.
sit-over = The match is over: { $scores }.

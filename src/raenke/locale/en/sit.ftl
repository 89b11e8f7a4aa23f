# A bot of this machine at a table of a server: where it sits, and why it cannot.

sit-link = A table link looks like { $example }, not like { $link }.
sit-no-server = No server is responding at { $site } ({ $why }). Check the address, and that the server is running.
sit-no-tls = { $site } cannot be reached securely ({ $why }). Does the server have a valid certificate? If it has none, use { $link }.
sit-not-ours = { $site } responds, but not like a Ränke server ({ $why }). Check the address.
sit-no-table = There is no table at { $link }. Check the link.
sit-secret = The server does not know this secret. Check --secret and RAENKE_SECRET; without one, a new guest sits down.
sit-seat = This table has seats 1 to { $seats }; there is no seat { $seat }.
sit-refused = You cannot sit down: { $why }.
sit-return = To return to this seat: { $command }
sit-seated = { $name } sits at seat { $seat } and plays until the game is over; Ctrl-C stops.
sit-gone = This guest no longer has a seat: the host gave it to someone else.
sit-lost = The connection to { $site } was lost ({ $why }). The seat is kept: return with the same secret.
sit-over = The game is over: { $scores }.
sit-proven = The record proves the deal: nobody could choose the cards, and this seat’s number is in it. Last hash: { $hash }
sit-not-proven = The server does not keep to what it has shown, so the deal is not to be trusted ({ $why }).

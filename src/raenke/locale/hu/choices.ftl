# Tippek. Az indok önálló mondat.

hint-heading = Ezt javasolja a bot (a százalék az esélyed a győzelemre):
hint = { $share }% – { $move }. { $reason }
hint-only = { $move }. { $reason }

reason-wins-most = Amikor a bot innen továbbjátszott, ez nyert a legtöbbször.
reason-wins-less = Amikor a bot innen továbbjátszott, ez ritkábban nyert.
reason-as-often = Más lépések ugyanilyen gyakran nyertek; ezzel állt a bot a legjobban.
reason-only = Nincs más választás.

# Why something is refused.

refusal-unknown-card = nincs „{ $card }” nevű lap

# Hinweise. Ein Grund ist ein eigener Satz.

hint-heading = Das rät der Bot (Prozente sind deine geschätzte Siegchance):
hint = { $share } % – { $move }. { $reason }
hint-only = { $move }. { $reason }

reason-wins-most = Damit gewann der Bot am häufigsten, als er von hier aus weiterspielte.
reason-wins-less = Damit gewann der Bot seltener, als er von hier aus weiterspielte.
reason-as-often = Andere Züge gewannen genauso oft; mit diesem stand der Bot am besten da.
reason-only = Es gibt keine andere Wahl.

# Why something is refused.

refusal-unknown-card = eine Karte „{ $card }“ gibt es nicht

# Hinweise. Ein Grund ist ein eigener Satz.

hint-heading = Das rät der Bot, mit der Aussicht, die er dir auf den Sieg gibt:
hint = { $share } % – { $move }. { $reason }
hint-only = { $move }. { $reason }

reason-wins-most = Gewann am häufigsten, als der Bot von hier aus weiterspielte.
reason-wins-less = Gewann seltener, als der Bot von hier aus weiterspielte.
reason-only = Es gibt keine andere Wahl.

# Why something is refused.

refusal-unknown-card = eine Karte „{ $card }“ gibt es nicht

# The award of a round, first as a result and then step by step.

award-title = Értékelés
award-all = Minden oszlop
award-how = Lássuk, hogyan
award-walk = Lássuk lépésről lépésre
award-pace = Tempó
award-no-value = nincs szám
award-why-highest = A legmagasabb összeg nyer.
award-why-alone = Itt senki másnak nincs száma.

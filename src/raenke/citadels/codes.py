"""What views and records call the numbers of the table."""

from raenke.citadels import cause, did, do, phase

PHASES = phase.IDS
DEEDS = did.IDS
WHYS = cause.IDS
WORDS = tuple(word.replace("_", " ") for word in do.IDS)

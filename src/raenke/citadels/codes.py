"""What views and records call the numbers of the table."""

from raenke.citadels import cause, did, phase

PHASES = phase.IDS
DEEDS = did.IDS
WHYS = cause.IDS

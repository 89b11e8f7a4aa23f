"""The city lab and the trainer for a device without a server."""

from raenke.server.citadels.lab import count_told
from raenke.server.citadels.trainer import puzzle
from raenke.server.operation import Operation
from raenke.server.training import address_of

OPERATIONS = (
    Operation("POST", "/api/lab/city", "citadels", lambda _, data, words: count_told(data, words)),
    Operation(
        "GET", "/api/train/turn/{level}/{seed}", "citadels", lambda path, _, words: puzzle(*address_of(path), words)
    ),
)

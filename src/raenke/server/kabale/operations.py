"""The column lab and the trainer for a device without a server."""

from raenke.server.kabale.lab import award_told, tries_told
from raenke.server.kabale.trainer import puzzle
from raenke.server.operation import Operation
from raenke.server.training import address_of

OPERATIONS = (
    Operation("POST", "/api/lab/column", "kabale", lambda _, data, words: award_told(data, words)),
    Operation("POST", "/api/lab/column/tries", "kabale", lambda _, data, __: tries_told(data)),
    Operation(
        "GET", "/api/train/column/{level}/{seed}", "kabale", lambda path, _, words: puzzle(*address_of(path), words)
    ),
)

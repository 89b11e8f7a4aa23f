"""The parts of a puzzle's address, as a server checks them."""

from typing import Annotated

from litestar.params import Parameter

from raenke.server.training import LEVELS, SEED_LENGTH

Level = Annotated[int, Parameter(ge=1, le=LEVELS, description="from 1, easy, to 5, nasty")]
Seed = Annotated[
    str, Parameter(min_length=1, max_length=SEED_LENGTH, description="the same text makes the same puzzle")
]

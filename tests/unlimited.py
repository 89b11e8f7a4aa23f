"""A server without limits, for tests and measurements of something else."""

from raenke.server.settings import KINDS, VARIABLES

UNLIMITED = {
    variable: "0"
    for variable, name in VARIABLES.items()
    if any("0: no limit" in (meta.description or "") for meta in getattr(KINDS[name], "__metadata__", ()))
}

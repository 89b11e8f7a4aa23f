"""Container, compose files and the systemd unit speak of what is there; running them needs a machine that can."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import yaml  # type: ignore[import-untyped]

from raenke import __version__
from raenke.server.settings import ServerSettings, settings_from
from tests.foundation.test_papers import files
from tests.server.served import served

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
COPIED = re.findall(r"^COPY (?!--)(.+) \S+$", DOCKERFILE, re.MULTILINE)
SETTINGS = {f"RAENKE_{name.upper()}" for name in ServerSettings.__struct_fields__}
FILES = sorted(file for file in DEPLOY.rglob("*") if file.is_file())
LANGUAGES = {"en_us", "de_de", "hu_hu", "ko_kr"}
BUILDING = {"RAENKE_REQUIRE_CLIENT", "RAENKE_REQUIRE_COMPILED"}


def in_the_image(setting: str) -> str:
    """What the image sets."""
    (value,) = re.findall(rf"\b{setting}=(\S+)", DOCKERFILE.rsplit("FROM ", 1)[1])
    return str(value)


def composed(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text())
    return read


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(DEPLOY)))
def test_only_settings_that_exist_are_named(file: Path) -> None:
    named = set(re.findall(r"\bRAENKE_[A-Z_]+", file.read_text()))
    assert named or file.name == "build.yaml"
    assert named - SETTINGS <= BUILDING


def test_the_image_copies_what_is_there_and_not_what_is_ignored() -> None:
    copied = {name for line in COPIED for name in line.split()}
    assert {"src", "web", "docs/rules", "requirements"} <= copied
    assert [name for name in copied if not (ROOT / name.replace("${REQUIREMENTS}", "run")).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert not copied & set(ignored)


def test_what_the_image_copies_is_enough_to_build_the_wheel(tmp_path: Path) -> None:
    source = tmp_path / "source"
    leaves_out = shutil.ignore_patterns("node_modules", "dist", "*.so", "__pycache__")
    for name in (name for line in COPIED[:-1] for name in line.split()):  # the last is of the second stage
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=leaves_out)
        else:
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)
    without = {**os.environ, "RAENKE_PURE": "1", "RAENKE_NO_CLIENT": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=source, env=without, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("raenke-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in ("raenke/server/app.py", "raenke/pages/kabale.md", "share/man/man1/raenke.1"):
        assert any(name.endswith(wanted) for name in names), wanted


def test_the_image_serves_as_nobody_in_particular() -> None:
    stage = DOCKERFILE.rsplit("FROM ", 1)[1]
    assert "ARG RUN_AS=raenke\nUSER ${RUN_AS}\n" in stage[: stage.index("ENTRYPOINT")]
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
    command = [analyse, "security", "--no-pager", "--offline=true", str(here)]
    rated = subprocess.run(command, capture_output=True, text=True, check=False)
    if "unrecognized option" not in rated.stderr:  # before systemd 250
        (exposure,) = re.findall(r"exposure level for raenke.service: ([\d.]+)", rated.stdout)
        assert float(exposure) < 3, rated.stdout


# Templates


def test_casaos_finds_what_it_asks_for() -> None:
    """The fields its own list of apps requires, each text in the languages of the page."""
    read = composed("casaos/compose.yaml")
    about, service = read["x-casaos"], read["services"][read["x-casaos"]["main"]]
    needed = {"architectures", "main", "author", "category", "description", "developer", "index", "port_map", "scheme"}
    assert needed | {"store_app_id", "tagline", "title"} <= set(about)
    assert set(about["tagline"]) == set(about["description"]) == LANGUAGES
    (port,), (volume,) = service["ports"], service["volumes"]
    assert str(port["target"]) == in_the_image("RAENKE_PORT") == service["x-casaos"]["ports"][0]["container"]
    assert port["published"] == about["port_map"]
    assert volume["target"] == in_the_image("RAENKE_DATA") == service["x-casaos"]["volumes"][0]["container"]
    assert volume["source"] in read["volumes"], "a named volume gets the owner of the image's folder"
    assert {each["container"] for each in service["x-casaos"]["envs"]} == set(service["environment"])
    described = [each["description"] for part in service["x-casaos"].values() for each in part]
    assert all(set(each) == LANGUAGES for each in described)
    assert (service["read_only"], service["pull_policy"], service["image"]) == (True, "never", "raenke:latest")


def test_unraid_finds_what_it_asks_for() -> None:
    root = ET.parse(DEPLOY / "unraid" / "raenke.xml").getroot()
    assert (root.tag, root.get("version")) == ("Container", "2")
    assert {"Name", "Repository", "Network", "Overview", "Category", "WebUI", "Config"} <= {each.tag for each in root}
    rows = {row.get("Target", ""): row for row in root.findall("Config")}
    fields = {"Name", "Target", "Default", "Mode", "Description", "Type", "Display", "Required", "Mask"}
    assert all(set(row.keys()) == fields for row in rows.values())
    assert {target for target, row in rows.items() if row.get("Type") == "Variable"} <= SETTINGS
    assert rows[in_the_image("RAENKE_PORT")].get("Type") == "Port"
    assert f"[PORT:{in_the_image('RAENKE_PORT')}]" in root.findtext("WebUI", "")
    assert rows[in_the_image("RAENKE_DATA")].get("Type") == "Path"
    assert rows["RAENKE_DATABASE"].get("Mask") == "true", "there is a password in it"
    settings_from({name: row.text or "" for name, row in rows.items() if name in SETTINGS})


def test_home_assistant_finds_what_it_asks_for() -> None:
    found = [path for path in files() if path.name in ("config.yaml", "config.yml", "config.json")]
    assert found == [], "the Supervisor would take each for an add-on, and the last it finds counts"
    addon = composed("home-assistant/addon.yaml")
    assert {"name", "version", "slug", "description", "arch"} <= set(addon), "what an add-on must say"
    known = {"init", "startup", "boot", "ingress", "ingress_port", "panel_icon", "panel_title", "ports", "watchdog"}
    assert set(addon) <= known | {"ports_description", "backup", "tmpfs", "environment", "name", "version", "slug",
                                  "description", "arch"}  # fmt: skip
    assert addon["version"] == __version__
    assert (addon["ingress"], str(addon["ingress_port"])) == (True, in_the_image("RAENKE_PORT"))
    assert set(addon["arch"]) <= {"amd64", "aarch64", "armv7", "armhf", "i386"}
    assert addon["backup"] == "cold", "a copy of the file while the server writes could be damaged"
    settings = settings_from(addon["environment"])
    assert settings.data == "/data"
    assert settings.trusted == ["172.30.32.2"], "the Supervisor names the path of each request"
    (argument,) = composed("home-assistant/build.yaml")["args"]
    assert f"ARG {argument}=" in DOCKERFILE

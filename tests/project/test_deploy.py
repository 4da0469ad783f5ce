"""The files for whoever runs the site: an image, a group of containers, a service, a dashboard."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml

from server.running import running
from server.servers import free_port
from tetrapolis.core.registry import names
from tetrapolis.server.metrics import Metrics
from tetrapolis.server.settings import Settings, read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


# -- the image ---------------------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


class Image:
    """Takes the steps of the file in a folder that stands for the root of the image, without another user."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("TETRAPOLIS_")}
        self.environment["PATH"] = f"{Path(sys.executable).parent}:{self.environment['PATH']}"
        self.environment.pop("PYTHONPATH", None)
        self.words: dict[str, list[str]] = {}
        ignored = (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
        self._ignored = [line.removeprefix("**/") for line in ignored if line and not line.startswith("#")]

    def inside(self, text: str) -> str:
        """Absolute paths of the image as paths of this machine."""
        return re.sub(r"(?<![\w.:/])/(build|wheels|opt|var)\b", rf"{self.root}/\1", text)

    def take(self, word: str, rest: str) -> None:
        getattr(self, f"_{word.lower()}", lambda _: None)(rest)

    def _workdir(self, rest: str) -> None:
        self.folder = Path(self.inside(rest))
        self.folder.mkdir(parents=True)

    def _copy(self, rest: str) -> None:
        if rest.startswith("--from=build "):  # both stages have one root here
            return
        *sources, target = rest.split()
        for source in sources:
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, self.folder / target, ignore=self._not_sent)
            else:
                there = self.folder / target
                shutil.copy(ROOT / source, there / source if target.endswith("/") else there)

    def _not_sent(self, folder: str, names: list[str]) -> set[str]:
        inside = Path(folder).relative_to(ROOT)
        return {name for name in names if name in self._ignored or str(inside / name) in self._ignored}

    def _run(self, rest: str) -> None:
        if not rest.startswith("useradd "):  # of this machine we make no users
            step = self.inside(rest.replace(" -o tetrapolis -g tetrapolis", ""))
            done = subprocess.run(
                ["sh", "-c", step],
                cwd=self.folder,
                env=self.environment,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{step}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"

    def _env(self, rest: str) -> None:
        for word in shlex.split(rest):
            name, _, value = word.partition("=")
            self.environment[name] = self.inside(value).replace("$PATH", self.environment["PATH"])

    def _entrypoint(self, rest: str) -> None:
        self.words["entrypoint"] = json.loads(rest)

    def _cmd(self, rest: str) -> None:
        self.words["command"] = json.loads(rest)

    def _healthcheck(self, rest: str) -> None:
        self.words["health"] = json.loads(rest.partition(" CMD ")[2])


def test_the_steps_of_the_image_make_a_site_that_answers(tmp_path: Path) -> None:
    image = Image(tmp_path)
    for word, rest in instructions():
        image.take(word, rest)
    port = free_port()
    environment = image.environment | {"TETRAPOLIS_PORT": str(port), "TETRAPOLIS_HOST": "127.0.0.1"}
    health = [word.replace("8080", str(port)) for word in image.words["health"]]
    program = shutil.which(image.words["entrypoint"][0], path=environment["PATH"])
    assert program == str(tmp_path / "opt" / "tetrapolis" / "bin" / "tetrapolis")
    site = subprocess.Popen([program, *image.words["command"]], env=environment, cwd=tmp_path)
    try:
        limit = time.monotonic() + 300
        while subprocess.run(health, env=environment, capture_output=True, check=False).returncode != 0:
            assert site.poll() is None
            assert time.monotonic() < limit
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            found = page.read().decode()
        assert "<script" in found
        for game in names():  # engines have come with the wheel: nothing is compiled before they are handed out
            (address,) = re.findall(rf"engine/{game}-\w+\.wasm", found)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/{address}") as module:
                assert module.read(4) == b"\0asm"
        kept = tmp_path / "var" / "lib" / "tetrapolis"
        assert {"secret", "matches.sqlite"} <= {file.name for file in kept.iterdir()}
        site.send_signal(signal.SIGTERM)
        assert site.wait(300) == 0
        assert subprocess.run(health, env=environment, capture_output=True, check=False).returncode != 0
    finally:
        site.kill()
        site.wait()


def test_the_image_runs_as_nobody_of_importance() -> None:
    steps = instructions()
    assert [word for word, _ in steps].count("FROM") == 2
    assert ("USER", "tetrapolis") in steps
    assert not any("secret" in rest.lower() or "password" in rest.lower() for word, rest in steps if word == "ENV")
    names = {name.lower() for _, rest in steps for name in re.findall(r"TETRAPOLIS_(\w+)=", rest)}
    assert names - {"cache"} <= set(vars(Settings()))


def test_the_image_has_the_versions_of_the_lock_file() -> None:
    def versions(file: Path) -> set[str]:
        return set(re.findall(r"^([a-z0-9][^ ]*==[^ ;]+)", file.read_text(), re.MULTILINE))

    wanted = versions(DEPLOY / "requirements.lock")
    assert {line.partition("==")[0] for line in wanted} >= {"litestar", "uvicorn", "asyncpg", "redis", "numba"}
    assert wanted <= versions(ROOT / "requirements.lock")
    assert not any(line.startswith(("pytest", "ray", "playwright")) for line in wanted)
    text = (DEPLOY / "requirements.lock").read_text()
    assert len(re.findall(r"^[a-z0-9][^\n]*\\\n\s+--hash=sha256:", text, re.MULTILINE)) == len(
        re.findall(r"^[a-z0-9]", text, re.MULTILINE)
    )


# -- the group of containers -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_the_containers_fit_together(compose: Any) -> None:
    services = compose["services"]
    assert set(services) == {"site", "postgres", "redis", "proxy"}
    for name, service in services.items():
        assert service["restart"] == "unless-stopped", name
        assert {"image", "networks"} <= set(service), name
        assert set(service["networks"]) <= set(compose["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file(), volume
    assert (DEPLOY / services["site"]["build"]["context"] / services["site"]["build"]["dockerfile"]).is_file()
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert compose["networks"]["back"]["internal"] is True
    assert (
        services["proxy"]["networks"]["front"]["ipv4_address"] == services["site"]["environment"]["TETRAPOLIS_PROXIES"]
    )
    paths = {volume.split(":")[1] for volume in services["site"]["volumes"]}
    assert paths == set(json.loads(dict(instructions())["VOLUME"]))


def test_the_site_in_its_container_has_settings_that_are_settings(compose: Any) -> None:
    given = compose["services"]["site"]["environment"]
    found = read_settings({name.removeprefix("TETRAPOLIS_").lower(): value for name, value in given.items()})
    assert found.database.startswith("postgresql://")
    assert found.bus.startswith("redis://")
    assert found.backups == "/var/backups/tetrapolis"


def test_there_are_no_passwords_but_those_of_whoever_runs_it() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    example = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / ".env.example").read_text(), re.MULTILINE))
    assert set(example.values()) == {""}
    assert set(re.findall(r"\$\{(\w+)", text)) == set(example)
    assert len(re.findall(r"\$\{\w+:\?", text)) == text.count("${")  # without it nothing starts
    assert re.findall(r"^ +\w*(?:PASSWORD|SECRET|AUTH): (?!\$\{)", text, re.MULTILINE) == []


def test_the_proxy_passes_on_to_the_site(compose: Any) -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    assert text.count("{") == text.count("}")
    given = set(re.findall(r"\{\$(\w+)", text))
    assert given == set(compose["services"]["proxy"]["environment"])
    assert "respond /metrics 404" in text


# -- the service -------------------------------------------------------------------------------------------------------


def unit() -> str:
    return (DEPLOY / "tetrapolis.service").read_text()


def sections() -> dict[str, dict[str, list[str]]]:
    section = ""
    found: dict[str, dict[str, list[str]]] = {}
    for line in (one for one in unit().splitlines() if one and not one.startswith("#")):
        if line.startswith("["):
            section = line.strip("[]")
        else:
            name, equals, value = line.partition("=")
            assert equals, line
            found.setdefault(section, {}).setdefault(name, []).append(value)
    return found


def service_settings() -> dict[str, str]:
    return dict(one.partition("=")[::2] for one in sections()["Service"]["Environment"])


def test_the_service_is_one_that_systemd_understands(tmp_path: Path) -> None:
    """Checked by systemd itself where there is one; its lines by a reader of our own everywhere."""
    found = sections()
    service = found["Service"]
    assert set(found) == {"Unit", "Service", "Install"}
    assert service["DynamicUser"] == service["NoNewPrivileges"] == ["yes"]
    assert service["ProtectSystem"] == ["strict"]
    settings = service_settings()
    assert {name.removeprefix("TETRAPOLIS_").lower() for name in settings} <= {*vars(Settings()), "cache"}
    assert settings["TETRAPOLIS_DATA"] == f"/var/lib/{service['StateDirectory'][0]}"
    if (analyse := shutil.which("systemd-analyze")) is None:
        return
    here = tmp_path / "tetrapolis.service"
    here.write_text(unit().replace("/opt/tetrapolis/bin/tetrapolis", sys.executable))
    verified = subprocess.run([analyse, "verify", here], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    words = [analyse, "security", "--offline=true", "--threshold=20", str(here)]  # tenths: 2.0 is "OK"
    assert subprocess.run(words, capture_output=True, check=False).returncode == 0


def test_the_proxy_of_the_instructions_is_believed(tmp_path: Path) -> None:
    """Whoever is asked by it knows visitors apart, and gives cookies for TLS only; the page says what is set."""
    passed_on = re.search(r"reverse_proxy \{\$SITE:([\d.]+):(\d+)\}", (DEPLOY / "Caddyfile").read_text())
    assert passed_on is not None
    settings = {name.removeprefix("TETRAPOLIS_").lower(): value for name, value in service_settings().items()}
    settings.pop("cache")
    found = read_settings(settings)
    assert (found.host, found.port) == (passed_on[1], int(passed_on[2]))
    assert found.proxies == passed_on[1]  # asked at an address of this machine, it is asked from there
    page = " ".join((ROOT / "docs" / "server" / "operations.md").read_text().split())
    assert Settings().proxies == ""
    assert "`proxies` names the addresses of proxies whose word is taken; by default nobody's." in page
    assert f"The service sets it to `{found.proxies}`" in page
    with running(tmp_path, proxies=found.proxies) as site:
        visitor = site.stranger(X_Forwarded_For="192.0.2.7", X_Forwarded_Proto="https")
        answer = visitor.post("/api/session", json={"name": "Anna"})
        assert "; Secure" in answer.headers["set-cookie"]
        assert visitor.get("/metrics").status_code == 404  # for this machine only: the visitor is not taken for it


# -- what to watch -----------------------------------------------------------------------------------------------------


def test_the_dashboard_asks_for_what_the_server_counts() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"tetrapolis_\w+", target["expr"])
    }
    counted = set()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", Metrics().page().decode(), re.MULTILINE):
        counted |= {f"{name}{end}" for end in ("_bucket", "_sum", "_count")} if kind == "histogram" else {name}
    assert len(asked) >= 10
    assert asked - counted == set()


def test_the_panels_lie_beside_each_other() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_prometheus_looks_where_the_site_is() -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())["scrape_configs"]
    assert job["static_configs"][0]["targets"] == [f"127.0.0.1:{Settings().port}"]

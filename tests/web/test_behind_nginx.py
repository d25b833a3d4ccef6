"""The configurations of docs/server.md in a real nginx: one server behind it, and two on one PostgreSQL of which one is killed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from spellspeed.web.store import Store
from tests.patience import PATIENCE
from tests.web.killed_server import child_server
from tests.web.postgres import Postgres
from tests.web.reserved import ReservedPort
from tests.web.serving import AGAINST_A_BOT, Client, Served, new_served, wire_to
from tests.web.test_two_servers import LEASE, begun, hello, play, said_to

pytestmark = pytest.mark.served

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
NO_NGINX = "nginx is not installed (Debian: nginx-light)"
DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
FRAME = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{block}
}}
"""


class Behind:
    """A server as it is reached through the proxy."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def post(self, path: str, body: object) -> Any:
        """The answer to a POST."""
        with urlopen(
            Request(self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}), timeout=PATIENCE
        ) as answer:
            return json.loads(answer.read())

    def status(self, path: str) -> int:
        """The status of a GET."""
        try:
            with urlopen(self.url + path, timeout=PATIENCE) as answer:
                return int(answer.status)
        except HTTPError as refused:
            with refused:
                return refused.code


def blocks() -> list[str]:
    """The blocks of nginx in the document: of one server, and of several."""
    found = re.findall(r"(?:^    .*\n|^\n)+", DOCUMENT.read_text(encoding="utf-8"), re.M)
    return [textwrap.dedent(each) for each in found if "proxy_pass" in each]


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Callable[[str], Behind]]:
    """Starts an nginx with a block, on a port of its own, without TLS."""
    if NGINX is None:
        if os.environ.get("SPELLSPEED_NEEDS_NGINX", "0") == "1":
            pytest.fail(NO_NGINX)
        pytest.skip(NO_NGINX)
    running: list[list[str]] = []

    reserved = ReservedPort()

    def start(block: str) -> Behind:
        plain = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{reserved.number} reuseport;", block)
        plain = re.sub(r" *ssl_certificate.*\n", "", plain)
        folder = tmp_path / "nginx"
        folder.mkdir()
        file = folder / "nginx.conf"
        file.write_text(FRAME.format(folder=folder, block=plain), encoding="utf-8")
        command = [NGINX or "", "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert checked.returncode == 0, checked.stderr
        # It goes into the background once it listens.
        subprocess.run(command, check=True, timeout=PATIENCE)
        running.append(command)
        return Behind(reserved.number)

    yield start
    for command in running:
        subprocess.run([*command, "-s", "stop"], check=True, timeout=PATIENCE)
    reserved.close()


def test_one_server_behind_nginx(tmp_path: Path, behind: Callable[[str], Behind]) -> None:
    """Rooms and sockets go through; what is measured is told to nobody there, by the proxy and by the server."""
    served: Served = new_served(tmp_path)
    try:
        block = blocks()[0].replace("127.0.0.1:8400", f"127.0.0.1:{served.port}")
        at = behind(block)
        assert at.status("/healthz") == 200
        assert (at.status("/metrics"), served.get("/metrics")[0]) == (404, 200)
        room, tokens = served.room(**AGAINST_A_BOT)
        with wire_to(at.port, room) as wire:
            client = Client(wire)
            client.send(t="hello", token=tokens[0])
            client.seal("00" * 16)
            assert client.until("step", lambda one: "ask" in one)["ask"]["n"] == 0
    finally:
        served.stop()


def test_without_its_own_refusal_a_proxy_does_not_open_what_is_measured(
    tmp_path: Path, behind: Callable[[str], Behind]
) -> None:
    """The server itself refuses whatever has a header of a proxy."""
    served: Served = new_served(tmp_path)
    try:
        block = blocks()[0].replace("127.0.0.1:8400", f"127.0.0.1:{served.port}")
        at = behind(re.sub(r" *location = /metrics .*\n", "", block))
        assert (at.status("/healthz"), at.status("/metrics")) == (200, 404)
    finally:
        served.stop()


def test_two_servers_behind_nginx_of_which_one_is_killed(postgres: Postgres, behind: Callable[[str], Behind]) -> None:
    """Everybody meets at the same one; `?at=` reaches the other, which sends back; when the one is killed the proxy goes to the other, and it goes
    on with every acknowledged answer once."""
    address = postgres.empty_database()
    with ExitStack() as opened:
        both = {owner: opened.enter_context(child_server(address, owner=owner, lease=LEASE)) for owner in ("a", "b")}
        block = blocks()[1]
        for owner, documented in (("a", "10.0.0.5:8400"), ("b", "10.0.0.6:8400")):
            assert documented in block
            block = block.replace(documented, f"127.0.0.1:{both[owner].port}")
        at = behind(block)
        room, tokens, clients = begun(opened, at)
        for client in clients:
            client.until("step")
        holder = owner_of(address, room)
        other = next(owner for owner in both if owner != holder)
        with wire_to(at.port, room, f"?at={other}") as wire:
            sent_away = Client(wire)
            sent_away.send(t="hello", token=tokens[0])
            assert sent_away.until("bye")["to"] == holder
        acked = play(clients, 4)
        both[holder].kill()
        said = said_to(at, room, tokens[0])
        assert (said["t"], said["code"], said["to"]) == ("bye", "moved", holder)
        both[other].later(LEASE)
        assert said_to(at, room, tokens[0])["t"] == "welcome"
        assert owner_of(address, room) == other
        again = [hello(opened, at, room, token) for token in tokens]
        for client in again:
            client.until("snapshot")
        acked += play(again, 2)
        assert answers_of(address, room) == acked


def owner_of(address: str, room: str) -> str:
    """What the server is called that holds a room."""
    store = Store(address)
    found = store.room(room)
    store.close()
    return "" if found is None else found.owner or ""


def answers_of(address: str, room: str) -> list[tuple[int, int, list[int]]]:
    """The answers of persons that are stored: place, number of the ask, places of options."""
    store = Store(address)
    bodies = [(row.seat, json.loads(row.body)) for row in store.rows(room) if row.kind == "answer"]
    store.close()
    return [(seat, body["ask"], body["places"]) for seat, body in bodies if "ask" in body]

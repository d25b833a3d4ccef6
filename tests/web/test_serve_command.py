"""`spellspeed serve` as people start it: killed and started again on the same file, and stopped."""

from __future__ import annotations

import contextlib
import inspect
import json
import re
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from spellspeed.cli.serve import open_page
from spellspeed.room.flow import drawn_secret
from spellspeed.web.app import Server
from spellspeed.web.listener import serve
from spellspeed.web.rooms import Rooms
from tests.draws import DRAWS
from tests.patience import PATIENCE
from tests.programs import Program
from tests.web.serving import AGAINST_A_BOT, DECKS, Client, chosen, wire_to

OWNER = "the one at the desk"


@contextlib.contextmanager
def serving(folder: Path, *command: str) -> Iterator[tuple[Program, int]]:
    """The command on a free port and a file, and the port at which it says that it is."""
    words = ("serve", "--port", "0", "--owner", OWNER, "--store", f"sqlite:///{folder}/rooms.db")
    with contextlib.closing(Program(sys.executable, "-m", *command, *words)) as program:
        said = re.match(r"rooms at http://127\.0\.0\.1:(\d+)  ", program.line())
        assert said is not None, program.complaints()
        yield program, int(said[1])


@pytest.mark.served
def test_killed_and_started_again_it_goes_on_and_stopped_it_says_goodbye(tmp_path: Path) -> None:
    """The answer that was acknowledged is known to the next one; SIGTERM ends with `bye restart` and status 0; no token is in the log."""
    with serving(tmp_path, "tests.web.drawn_command", DRAWS.child()) as (program, port):
        body = json.dumps({"settings": AGAINST_A_BOT, "name": "Ana", "deck": DECKS[0]}).encode()
        with urlopen(
            Request(f"http://127.0.0.1:{port}/api/1/rooms", body, {"Content-Type": "application/json"}),
            timeout=PATIENCE,
        ) as answer:
            made = json.loads(answer.read())
        with wire_to(port, made["room"]) as wire:
            client = Client(wire)
            client.send(t="hello", token=made["token"])
            client.seal("00" * 16)
            ask = client.until("step", lambda one: "ask" in one)["ask"]
            client.send(t="answer", id="x", ask=ask["n"], picks=chosen(ask))
            client.until("ack")
            assert program.end(signal.SIGKILL) == -signal.SIGKILL
    with serving(tmp_path, "spellspeed") as (program, port):
        with wire_to(port, made["room"]) as wire:
            client = Client(wire)
            client.send(t="hello", token=made["token"])
            client.until("snapshot")
            client.send(t="answer", id="y", ask=ask["n"], picks=chosen(ask))
            assert client.until("ack") == {"t": "ack", "id": "y", "ask": ask["n"]}
            program.process.terminate()
            assert client.until("bye")["code"] == "restart"
            assert client.closing_code() == 4503
        assert program.ended() in (0, -signal.SIGTERM)
        log = program.complaints()
    assert made["token"] not in log
    assert "Traceback" not in log


@pytest.mark.served
def test_nobody_tells_a_server_its_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command has no word for it and the environment none: what `serve` makes draws secrets that nobody knows, each another one."""
    rooms: list[Rooms] = []

    class Silent:
        """Listens to nobody."""

        def __init__(self, server: Server, *, ends_all: bool) -> None:
            rooms.append(server.rooms)

        def run(self, sockets: list[socket.socket]) -> None:
            """End at once."""

    monkeypatch.setattr("spellspeed.web.listener.Listener", Silent)
    serve("127.0.0.1", 0, f"sqlite:///{tmp_path}/rooms.db", None, False, None, lambda url: None)
    (made,) = rooms
    assert made.draw_secret is drawn_secret
    drawn = {drawn_secret() for _ in range(100)}
    assert (len(drawn), {len(one) for one in drawn}) == (100, {32})
    assert not [name for name in inspect.signature(serve).parameters if "secret" in name]


def test_the_page_is_opened_or_its_address_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a display no browser is started: one of the terminal would take the screen."""
    opened: list[str] = []

    def opening(url: str) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr("spellspeed.cli.serve.webbrowser.open", opening)
    monkeypatch.setattr("spellspeed.cli.serve.sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    open_page("http://127.0.0.1:8400")
    assert opened == []
    assert "open this page in a browser (there is no display here): http://127.0.0.1:8400 " in capsys.readouterr().out
    monkeypatch.setenv("DISPLAY", ":0")
    open_page("http://127.0.0.1:8400")
    assert opened == ["http://127.0.0.1:8400"]
    assert "the page is opened: http://127.0.0.1:8400 " in capsys.readouterr().out

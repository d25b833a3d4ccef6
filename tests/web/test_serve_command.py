"""`spellspeed serve` as people start it: killed and started again on the same file, and stopped."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

import spellspeed
from spellspeed.cli.serve import open_page
from tests.patience import PATIENCE
from tests.web.serving import AGAINST_A_BOT, DECKS, Client, chosen, wire_to

OWNER = "the one at the desk"


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command on a free port and a file, and where it says that it is."""
    path = str(Path(spellspeed.__file__).parents[1])
    command = [sys.executable, "-m", "spellspeed", "serve", "--port", "0", "--owner", OWNER]
    program = subprocess.Popen(
        [*command, "--store", f"sqlite:///{folder}/rooms.db"],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert program.stdout is not None
        yield program, program.stdout.readline().split()[2]
    finally:
        program.kill()
        program.communicate()


def test_killed_and_started_again_it_goes_on_and_stopped_it_says_goodbye(tmp_path: Path) -> None:
    """The answer that was acknowledged is known to the next one; SIGTERM ends with `bye restart` and status 0; no token is in the log."""
    with serving(tmp_path) as (program, url):
        body = json.dumps({"settings": AGAINST_A_BOT, "name": "Ana", "deck": DECKS[0]}).encode()
        with urlopen(Request(f"{url}/api/1/rooms", body), timeout=PATIENCE) as answer:
            made = json.loads(answer.read())
        with wire_to(int(url.rpartition(":")[2]), made["room"]) as wire:
            client = Client(wire)
            client.send(t="hello", token=made["token"])
            client.seal("00" * 16)
            ask = client.until("step", lambda one: "ask" in one)["ask"]
            client.send(t="answer", id="x", ask=ask["n"], picks=chosen(ask))
            client.until("ack")
            program.kill()
            assert program.wait(PATIENCE) == -signal.SIGKILL
    with serving(tmp_path) as (program, url):
        with wire_to(int(url.rpartition(":")[2]), made["room"]) as wire:
            client = Client(wire)
            client.send(t="hello", token=made["token"])
            client.until("snapshot")
            client.send(t="answer", id="y", ask=ask["n"], picks=chosen(ask))
            assert client.until("ack") == {"t": "ack", "id": "y", "ask": ask["n"]}
            program.terminate()
            assert client.until("bye")["code"] == "restart"
            assert client.closing_code() == 4503
        _, log = program.communicate(timeout=PATIENCE)
        assert program.returncode in (0, -signal.SIGTERM)
    assert made["token"] not in log
    assert "Traceback" not in log


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

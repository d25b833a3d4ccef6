"""`spellspeed play --server` over a real server: lines through a pipe, a screen of 80 columns and 24 lines, and what is refused."""

from __future__ import annotations

import io
import json
import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from spellspeed.cli.remote import Wishes, WrongClock, clock_of
from spellspeed.cli.remote_drawing import RemoteDrawing
from spellspeed.cli.remote_end import misfits_seen
from spellspeed.games.recordings import read_recording
from spellspeed.languages.catalog import catalog
from spellspeed.recording.recorder import verify
from spellspeed.room import flow
from spellspeed.room.seal import hash_of
from spellspeed.room.sealed import Sealed
from spellspeed.room.settings import settings_from
from spellspeed.web import protocol as p
from spellspeed.web.seen import Salting, Seen
from spellspeed.web.shown import Ask, ClockOf, Option, SeatShown
from spellspeed.web.store import Store
from tests.commands import spellspeed
from tests.draws import DRAWS
from tests.patience import PATIENCE, Deadline
from tests.programs import PATHS, ROOT, Program
from tests.web.serving import MANY, Served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose windows have no beat and whose bots answer at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(flow, "BEAT", 0)
        patch.setattr(flow, "THINKS", (0, 1))
        folder = tmp_path_factory.mktemp("served")
        running = Served(Store(f"sqlite:///{folder}/rooms.db?synchronous=normal"), MANY)
        yield running
        running.stop()


def play(server: Served, typed: str, *options: str) -> str:
    """What the command says, in a process of its own."""
    with closing(playing("--server", server.url, *options)) as program:
        program.tell(typed)
        told = program.to_the_end()
        assert (program.ended(), program.complaints()) == (0, "")
    return told


def playing(*options: str) -> Program:
    """Somebody at a terminal who plays."""
    return Program(sys.executable, "-m", "tests.web.drawn_command", DRAWS.child(), "play", *options)


@pytest.mark.served
def test_a_duel_against_a_bot_through_a_pipe(server: Served, tmp_path: Path) -> None:
    """Links, sealing, the question with its numbers, words of the server, giving up asked twice, the check, the recording."""
    path = tmp_path / "played.json"
    typed = "hand\nsummon a mountain\nsurrender\nsurrender\n"
    told = play(server, typed, "--against-bot", "sensible", "--name", "Ana", "--record", str(path))
    lines = told.splitlines()
    room = lines[0].removeprefix("Room ").rstrip(".")
    assert lines[1].startswith(f"Your own seat, to come back to: {server.url}/r/{room}#")
    assert lines[2] == f"To look on: {server.url}/r/{room}"
    assert "You sit at seat 1." in lines
    assert any(re.fullmatch(r" +1  .+", line) for line in lines)
    assert '"summon a mountain" is not possible now' in told or '"summon a mountain" is no choice' in told
    assert 'Type "surrender" once more if you mean it; anything else goes on.' in lines
    assert "sensible wins the duel (ERA-SURRENDER-1)." in lines
    assert lines[-3].startswith(f"sealed in room {room}: the secret fits the commitment ")
    assert lines[-2].startswith("Checked here: the commitment is the one that was shown at first")
    assert lines[-1] == f"The recording is in {path}."
    assert verify(read_recording(path)).fits


@pytest.mark.served
def test_two_at_their_terminals_and_one_who_looks_on(server: Served) -> None:
    """One makes the room and is told a link, the other joins by it in Turkish; the spectator sees the end."""
    with ExitStack() as programs:
        maker = programs.enter_context(closing(playing("--server", server.url, "--name", "Ana")))
        first = [maker.line().strip() for _ in range(5)]
        link = first[2].removeprefix("seat 2: ")
        assert link.startswith(f"{server.url}/r/")
        watching = programs.enter_context(closing(playing("--server", link.partition("#")[0])))
        assert watching.line() == "You look on.\n"
        maker.tell("surrender\nsurrender\n")
        joiner = programs.enter_context(closing(playing("--server", link, "--name", "Ben", "--language", "tr")))
        joiner.tell("pes\npes\n")
        joined, told, seen = (one.to_the_end() for one in (joiner, maker, watching))
        assert joiner.complaints() == ""
    assert "2. yerde oturuyorsun." in joined
    assert "Burada denetlendi: " in joined
    assert "Checked here: " in told
    (won,) = [line for line in told.splitlines() if "wins the duel" in line]
    assert won in seen.splitlines()
    assert "Checked here" not in seen
    assert "sealed in room" in seen
    assert not re.search(r"^ +1  ", seen, re.MULTILINE)


@pytest.mark.served
def test_a_screen_of_eighty_columns(server: Served) -> None:
    """On a terminal: the board is drawn, no picture is higher than the screen, and the duel is played by typed moves to its end."""
    pty, termios = pytest.importorskip("pty"), pytest.importorskip("termios")
    here, there = pty.openpty()
    modes = termios.tcgetattr(there)
    # What is typed must not be echoed into the middle of a line that is being drawn.
    modes[3] &= ~termios.ECHO
    termios.tcsetattr(there, termios.TCSANOW, modes)
    size = {"LINES": "24", "COLUMNS": "80", "TERM": "xterm"}
    words = ("play", "--server", server.url, "--against-bot", "sensible", "--name", "Ana")
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.web.drawn_command", DRAWS.child(), *words],
        stdin=there, stdout=there, stderr=there, cwd=ROOT, env={**os.environ, "PYTHONPATH": PATHS, **size}, close_fds=True,
    )  # fmt: skip
    os.close(there)
    shown = ""
    typed_at = 0

    def until(wanted: str) -> str:
        """Read on until one of the pictures since something was typed holds it: others may be drawn over it at once. That picture."""
        nonlocal shown
        deadline = Deadline(f"{wanted} in a picture")
        while True:
            for picture in reversed(shown[typed_at:].split("\x1b[2J")):
                if re.search(wanted, picture):
                    return picture
            assert select.select([here], [], [], deadline.left())[0], f"not shown: {wanted} in {shown[-2000:]}"
            shown += os.read(here, 65_536).decode(errors="replace")

    def types(line: bytes) -> None:
        nonlocal typed_at
        typed_at = len(shown)
        os.write(here, line + b"\n")

    try:
        until(r"(?s) 1  .*> ")
        types(b"summon a mountain")
        until('"summon a mountain" is ')
        types(b"surrender")
        until("once more")
        types(b"surrender")
        last = until(r"(?s)sensible\S*  LP .*Checked here: .*It is over: .*> ")
        plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", last)
        assert "sensible  LP " in plain
        assert "Checked here: " in plain
        pictures = re.split(r"\x1b\[2J", re.sub(r"\x1b\[[0-9;?]*[A-IK-Za-z]", "", shown))[1:]
        assert [
            line for picture in pictures if "LP" in picture for line in picture.splitlines() if len(line) > 80
        ] == []
        types(b"")
        assert child.wait(PATIENCE) == 0
    finally:
        child.kill()
        child.wait(PATIENCE)
        os.close(here)


@pytest.mark.served
@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--watch",), "--watch are for rooms on a server: write --server too"),
        (("--name", "Ana", "--listed"), "--name, --listed are for rooms on a server: write --server too"),
        (("--server", "http://127.0.0.1:1", "--seed", "4"), "--seed are for a table of your own"),
        (("--server", "http://127.0.0.1:1", "--hot-seat"), "--hot-seat are for a table of your own"),
        (("--server", "nowhere"), "nowhere: a link begins with http:// or https:// and a host"),
        (("--server", "http://127.0.0.1:1"), "http://127.0.0.1:1: no server of rooms answers"),
        (("--server", "http://127.0.0.1:1", "--clock", "ten"), '"ten" is no clock'),
    ],
)
def test_what_is_refused(options: tuple[str, ...], said: str) -> None:
    """By its name, with exit status 2, and nothing has been sent."""
    told = spellspeed("play", *options)
    assert told.returncode == 2
    assert said in told.stderr


def test_without_the_packages_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing else happens."""
    monkeypatch.setitem(sys.modules, "spellspeed.cli.remote", None)
    told = spellspeed("play", "--server", "http://127.0.0.1:1")
    assert told.returncode == 2
    assert 'pip install "spellspeed[web]"' in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_the_settings_of_a_room() -> None:
    """As a room reads them: a team match with a clock, a bot on one side; a clock in seconds with what each turn adds."""
    settings = settings_from(Wishes(match=True, team=True, clock="600+10", listed=True, begin="opponents").settings())
    assert (settings.kind, settings.seats, settings.listed, settings.begins, settings.takeback) == (
        "match",
        4,
        True,
        "1",
        True,
    )
    assert settings.clock is not None
    assert (settings.clock.bank, settings.clock.increment) == (600, 10)
    assert settings.persons == (0, 1, 2, 3)
    assert clock_of("300") == {"bank": 300, "increment": 0}
    assert clock_of(None) is None
    for wrong in ("", "10+", "+5", "10+5+5", "-1", "99999"):
        with pytest.raises(WrongClock):
            clock_of(wrong)


def test_what_a_player_saw_is_compared_with_what_is_told_at_the_end() -> None:
    """Another commitment, other hashes, other lists, another salt are told apart; who came later has only the commitment to compare."""
    salting = Salting()
    salting.begin("c")
    salting.hashes, salting.lists = [salting.hash, hash_of("00" * 16)], ["a", "b"]
    right = Sealed("r", "c", b"\x5e", tuple(salting.hashes), (salting.salt, "00" * 16), ("a", "b"), ({}, {}))
    over = p.Over(winner=0, reason="WIN-1", line="", whole=True, secret="5e")
    for wrong, told in (
        ({}, []),
        ({"commit": "d"}, ["other commitment"]),
        ({"secret": b"\x5f"}, ["other commitment"]),
        ({"hashes": right.hashes[::-1]}, ["other hashes"]),
        ({"list_hashes": ("b", "a")}, ["other lists"]),
        ({"salts": ("11" * 16, "00" * 16)}, ["other salt"]),
    ):
        assert misfits_seen(over, salting, replace(right, **wrong)) == told
    later = Salting()
    later.begin("c")
    assert misfits_seen(over, later, right) == []


def test_copies_are_one_choice_and_clocks_are_shown() -> None:
    """Options that nobody can tell apart have one number; the clock that runs says so."""
    seen = Seen()
    seen.seats = [SeatShown("Ana", "person"), SeatShown("Ben", "person", 1)]
    options = [Option("choose", "Sangan"), Option("choose", "Jinzo"), Option("choose", "Sangan", same=0)]
    seen.ask = Ask(3, "choose", "Which?", options, least=1, most=2)
    seen.clock = {"0": ClockOf(541_300, True), "1": ClockOf(61_000, False)}
    drawing = RemoteDrawing(seen, Console(file=io.StringIO(), width=80), catalog())
    assert [(one.number, one.words, one.codes) for one in drawing.choices()] == [
        (1, "Sangan", (0, 2)),
        (2, "Jinzo", (1,)),
    ]
    assert drawing.clocks() == "Ana 9:01 (runs)  Ben 1:01"
    assert json.dumps(drawing.question_lines()) == '["Which?", "  1  Sangan", "  2  Jinzo"]'

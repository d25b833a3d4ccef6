"""What every answer over HTTP has, whatever happens: a code, a sentence in the reader's language, the headers, a line of the log."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from spellspeed.web.access import ACCESS
from spellspeed.web.faults import StoreUnavailable
from spellspeed.web.measured import BOUNDS, Times
from spellspeed.web.security import HEADERS
from spellspeed.web.tables import ROOM
from tests.web.serving import DECKS, PERSONS, Served, new_served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server of one test."""
    running = new_served(tmp_path)
    yield running
    running.stop()


def rooms_stored(served: Served) -> int:
    """How many rooms are stored."""
    with served.store.database.reading() as connection:
        return connection.execute(select(func.count()).select_from(ROOM)).scalar_one()


def has_headers(headers: dict[str, str]) -> bool:
    """Whether an answer has the headers that every answer has."""
    return {name.lower(): value for name, value in HEADERS}.items() <= headers.items()


@pytest.mark.served
def test_without_its_database_a_server_says_unavailable_and_nothing_of_the_database(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """503 of health, lobby and a room; where the file lies is not told."""

    def gone(*_: Any) -> Any:
        raise StoreUnavailable("rooms.db is gone")

    for call in ("lobby", "room", "make_room"):
        monkeypatch.setattr(served.store, call, gone)
    for method, path, body in (
        ("GET", "/healthz", None),
        ("GET", "/api/1/rooms", None),
        ("GET", "/api/1/rooms/any-room-12c/recording", None),
        ("POST", "/api/1/rooms", {"settings": {}}),
    ):
        status, found, headers = served.http(method, path, body)
        assert (status, found["code"]) == (503, "unavailable"), path
        assert "rooms.db" not in found["say"]
        assert has_headers(headers)


@pytest.mark.served
@pytest.mark.parametrize("seat", [[], [0], {}, {"0": 0}, "0", True, 0.5, 2, -1, 1])
def test_a_room_with_a_seat_that_is_none_is_not_made(served: Served, seat: object) -> None:
    """Whatever stands there, seat 1 (a bot's) too: refused before anything is stored."""
    bot = {"kind": "bot", "bot": "sensible", "deck": DECKS[1]}
    body = {"settings": {"who": [{"kind": "person"}, bot]}, "seat": seat, "name": "Ana", "deck": DECKS[0]}
    assert served.post("/api/1/rooms", body)[0] == 400
    assert rooms_stored(served) == 0
    assert served.rooms.held == {}


@pytest.mark.served
@pytest.mark.parametrize(
    ("wrong", "status"),
    [({"deck": "#main\n89631139\n"}, 422), ({"name": ""}, 400), ({"deck": 5}, 400), ({"name": ["Ana"]}, 400)],
)
def test_a_room_is_made_with_its_maker_or_not_at_all(served: Served, wrong: dict[str, Any], status: int) -> None:
    """A deck or a name that is refused leaves no room behind; with good ones there is one, in which the maker sits."""
    good = {"settings": PERSONS, "name": "Ana", "deck": DECKS[0]}
    assert served.post("/api/1/rooms", {**good, **wrong})[0] == status
    assert rooms_stored(served) == 0
    status, made = served.post("/api/1/rooms", good)
    assert (status, rooms_stored(served)) == (201, 1)
    assert [(row.seat, row.kind) for row in served.store.rows(made["room"])] == [(0, "sit")]


@pytest.mark.served
def test_a_fault_of_the_program_is_an_answer_like_any_other(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """500 as a code and a sentence, with the headers and a line of the access log; the traceback is in the log of the server."""

    async def failing(room: str) -> Any:
        raise ZeroDivisionError("the secret of the fault")

    monkeypatch.setattr(served.rooms, "find", failing)
    with caplog.at_level(logging.INFO):
        status, found, headers = served.http("GET", "/api/1/rooms/any-room-12c/recording")
        assert (status, found["code"]) == (500, "fault")
        assert "secret" not in str(found)
        assert has_headers(headers)
        served.stop()
    lines = [record.getMessage() for record in caplog.records if record.name == ACCESS.name]
    assert [line.split()[:3] for line in lines] == [["GET", "/api/1/rooms/{room}/recording", "500"]]
    assert [record.exc_info[0] for record in caplog.records if record.exc_info is not None] == [ZeroDivisionError]


@pytest.mark.served
def test_the_access_log_has_a_line_for_each_request_and_nothing_that_was_sent(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """Method, pattern of the route, status, milliseconds, bytes: no query, token, name, deck, room or unknown path."""
    with caplog.at_level(logging.INFO):
        made = served.post("/api/1/rooms?tok=QUERY", {"settings": PERSONS, "name": "Zenobia", "deck": DECKS[0]})[1]
        room, token = made["room"], made["invitations"]["1"]
        body = {"token": token, "name": "Yorick", "deck": DECKS[1]}
        served.post(f"/api/1/rooms/{room}/seats?t={token}", body)
        served.get("/api/1/rooms?state=open&more=SECRETQUERY")
        served.get(f"/elsewhere/{token}")
        served.http("DELETE", f"/api/1/rooms/{room}/seats")
        served.stop()
    lines = [record.getMessage() for record in caplog.records if record.name == ACCESS.name]
    form = re.compile(r"([A-Z]+) (\S+) (\d{3}) \d+\.\d ms (\d+)")
    found = [match.groups() for line in lines if (match := form.fullmatch(line))]
    assert [each[:3] for each in found] == [
        ("POST", "/api/1/rooms", "201"),
        ("POST", "/api/1/rooms/{room}/seats", "200"),
        ("GET", "/api/1/rooms", "200"),
        ("GET", "?", "404"),
        ("DELETE", "/api/1/rooms/{room}/seats", "405"),
    ]
    assert all(int(each[3]) > 0 for each in found)
    everything = "\n".join(record.getMessage() for record in caplog.records)
    for hidden in (room, token, made["token"], "Zenobia", "Yorick", "QUERY", *DECKS):
        assert hidden not in everything


@pytest.mark.served
def test_what_is_not_there_is_told_as_a_code_with_the_methods_that_there_are(served: Served) -> None:
    """Like every other refusal, and not as a page of text."""
    status, found, headers = served.http("GET", "/nowhere")
    assert (status, found["code"], has_headers(headers)) == (404, "not_found", True)
    status, found, headers = served.http("DELETE", "/api/1/decks/read")
    assert (status, found["code"], headers["allow"]) == (405, "bad_message", "POST")


@pytest.mark.served
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/1/rooms?state=SHUT", None),
        ("GET", "/api/1/rules/MAIN-1?language=xx", None),
        ("GET", "/api/1/cards/26202165?language=xx", None),
        ("POST", "/api/1/decks/write", {"deck": {"main": []}}),
        ("POST", "/api/1/decks/check", {"text": DECKS[0], "settings": None}),
        ("POST", "/api/1/rooms", {"settings": None}),
        ("POST", "/api/1/rooms", {"settings": []}),
        ("POST", "/api/1/rooms", {"settings": {}, "deck": None}),
    ],
)
def test_what_the_openapi_file_does_not_allow_is_refused(served: Served, method: str, path: str, body: object) -> None:
    """No value is taken for another one, and none is a fault."""
    status, found, _ = served.http(method, path, body)
    assert (status, found["code"]) == (400, "bad_message")


@pytest.mark.served
def test_refusals_are_said_in_the_language_of_the_reader(served: Served) -> None:
    """By the first language of the header that there is; a refusal of the server too, not of the room alone."""
    said = {
        header: served.http("GET", "/api/1/rooms/none/recording", None, None, **{"Accept-Language": header})[1]["say"]
        for header in ("", "tr", "xx, tr-TR;q=0.8, en;q=0.5", "en, tr")
    }
    assert said == {
        "": "there is no such room",
        "tr": "böyle bir oda yok",
        "xx, tr-TR;q=0.8, en;q=0.5": "böyle bir oda yok",
        "en, tr": "there is no such room",
    }
    with served.client("none", language="tr") as client:
        assert client.until("error")["say"] == "böyle bir oda yok"


@pytest.mark.served
def test_counts_and_times_are_for_programs_of_this_machine_that_ask_for_themselves(served: Served) -> None:
    """Whatever a proxy adds, nobody behind it is told; without one there are counts and three histograms."""
    status, text = served.get("/metrics")
    assert status == 200
    for line in ("spellspeed_rooms 0", "spellspeed_sockets 0", 'spellspeed_answer_ms_bucket{le="+Inf"} 0'):
        assert line in text.splitlines()
    for header in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Host", "X-Forwarded-Proto"):
        status, found, _ = served.http("GET", "/metrics", None, None, **{header: "127.0.0.1"})
        assert (status, found["code"]) == (404, "not_found"), header
    served.room(**PERSONS)
    lines = served.get("/metrics")[1].splitlines()
    assert 'spellspeed_total{what="rooms made"} 1' in lines
    assert "spellspeed_commit_ms_count 2" in lines
    assert "spellspeed_request_ms_count 9" in lines


def test_times_are_counted_up_to_each_bound() -> None:
    """0.5 and 1 ms lie within the first bound, 1.1 in the second, 9000 beyond all; each count has those below it in it."""
    times = Times()
    for milliseconds in (0.5, 1, 1.1, 9000):
        times.add(milliseconds)
    assert BOUNDS[:2] == (1, 2)
    assert times.lines("x") == [
        "# TYPE x histogram",
        'x_bucket{le="1"} 2',
        *[f'x_bucket{{le="{bound}"}} 3' for bound in BOUNDS[1:]],
        'x_bucket{le="+Inf"} 4',
        "x_sum 9002.600",
        "x_count 4",
    ]

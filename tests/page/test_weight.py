"""What a first duel at the page costs to fetch: all that comes over the net, from the first page to the end of the duel."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.draws import same_duels
from tests.page.browsers import Tabs, drawn
from tests.page.playing import Player
from tests.web.serving import Served

pytestmark = pytest.mark.served

MOST_BEFORE_THE_FIRST_QUESTION: Final = 132_000
"""Bytes from an empty cache to the first question: the page, its parts and the first hand, whatever duel it is. What is asked is 150,000; tabs
that know each other, and duels that can be left and continued, cost 4,000."""
MOST: Final = 160_000
"""Bytes that a whole first duel may cost. Its steps are 13,000 to 29,000 of them, as it is short or long."""
PIECE: Final = 1 << 16
FAST: Final = """const sent = window.fetch;
window.fetch = (address, how) => {
    if (!how?.body || !address.endsWith("/rooms")) return sent(address, how);
    const { settings, ...rest } = JSON.parse(how.body);
    return sent(address, { ...how, body: JSON.stringify({ ...rest, settings: { ...settings, fast_bots: true } }) });
};"""
"""The bot of the room that the page makes answers at once."""


class Counting:
    """A wire before a server that counts what the server sends: heads, bodies and frames, as they are."""

    def __init__(self, port: int) -> None:
        self.behind: Final = port
        self.counted = 0
        self.lock: Final = threading.Lock()
        self.door: Final = socket.create_server(("127.0.0.1", 0))
        self.url: Final = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.open, daemon=True).start()

    def open(self) -> None:
        """Let everybody in until the door is closed."""
        while True:
            try:
                front, _ = self.door.accept()
            except OSError:
                return
            back = socket.create_connection(("127.0.0.1", self.behind))
            threading.Thread(target=self.carry, args=(front, back, False), daemon=True).start()
            threading.Thread(target=self.carry, args=(back, front, True), daemon=True).start()

    def carry(self, source: socket.socket, to: socket.socket, counts: bool) -> None:
        """From one end to the other until either is closed."""
        try:
            while piece := source.recv(PIECE):
                if counts:
                    with self.lock:
                        self.counted += len(piece)
                to.sendall(piece)
        except OSError:
            pass
        finally:
            source.close()
            to.close()


@pytest.fixture
def counting(served: Served) -> Iterator[Counting]:
    """A counted way to the server."""
    wire = Counting(served.port)
    yield wire
    wire.door.shutdown(socket.SHUT_RDWR)
    wire.door.close()


def test_a_first_duel_is_light(tabs: Tabs, counting: Counting) -> None:
    """From the start page with an empty cache to the first question, and on to the end that the rules give it."""
    same_duels("a first duel 5")
    page = tabs.context().new_page()
    tabs.complaints.hear(page)
    page.add_init_script(FAST)
    page.goto(counting.url)
    page.get_by_role("button", name="Play a bot").click()
    player = Player(page)
    player.next()
    tabs.settle()
    assert counting.counted <= MOST_BEFORE_THE_FIRST_QUESTION
    found = player.play()
    tabs.settle()
    assert found["over"]["whole"]
    assert counting.counted <= MOST


def test_a_part_that_cannot_be_fetched_is_said(tabs: Tabs) -> None:
    """What few need comes when it is needed; where it does not, the page says so and offers to be loaded again. With it, nothing is said."""
    page = tabs.open("/")
    tabs.complaints.expected.append("room_form.js")
    page.route("**/room_form.js", lambda asked: asked.abort())
    dealt = page.locator(".deal .card").first
    dealt.wait_for()
    page.get_by_role("button", name="Invite a friend").click()
    page.get_by_role("alert").get_by_role("button", name="Load again").wait_for()
    page.unroute("**/room_form.js")
    page.get_by_role("button", name="Load again").click()
    dealt.wait_for()
    page.get_by_role("button", name="Invite a friend").click()
    page.get_by_role("form").wait_for()
    drawn(page)
    expect(page.get_by_role("alert")).to_have_count(0)

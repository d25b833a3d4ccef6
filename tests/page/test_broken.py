"""A reload and a server that is killed, each in the middle of a Chain; several persons at one room."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from spellspeed.room import flow
from tests.draws import same_duels
from tests.page.browsers import Tabs, holds, quiet, settled
from tests.page.playing import Player, against_a_bot, come, new_room, persons
from tests.web.killed_server import ChildServer, child_server
from tests.web.serving import DECKS, NAMES, Served

pytestmark = pytest.mark.served

COMPARED: Final = """async (found) => {
    const main = document.querySelector("script[type=module]").src;
    return (await import(main.replace("main.js", "sealed.js"))).misfits(found);
}"""
"""What of a recording a page finds other than it was sealed."""
MISFITS: Final = {
    "lists": ["lists"],
    "decks": ["lists"],
    "secret": ["commit", "lists", "seed"],
    "salts": ["salts", "seed"],
}
"""What is told of a recording in which that was changed."""
TRY_NOW: Final = "document.querySelector('.lost .btn')?.click()"
"""Presses the button that connects again, unless the page was quicker by itself."""
FURTHER: Final = 8
"""So many answers show that a duel goes on as any other does."""
TEAM: Final = 4
"""What each of a team does freely."""
ROUNDS: Final = 600
"""So many answers of a team are given, before one gives up."""


def passing(player: Player, mode: str) -> None:
    """Another way of passing, once the server has it."""
    button = player.page.locator(".asked .passing").get_by_role("button", name=mode, exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def middle_of_a_chain(player: Player, most: int = 60) -> bool:
    """Play until something is asked while a Chain stands."""
    player.next()
    passing(player, "On")
    for _ in range(most):
        seen = player.next()
        if seen["parts"].get("chain") and seen["ask"] is not None and seen["ask"]["n"] != player.answered:
            settled(player.page)
            return True
        if not player.step():
            return False
    return False


def goes_on(player: Player) -> None:
    """Some further answers are taken, one after the other."""
    first = player.next()["ask"]["n"]
    for number in range(first, first + FURTHER):
        assert player.next()["ask"]["n"] == number
        assert player.step()


def shown(player: Player) -> dict[str, Any]:
    """What stands on the page: the ask, the parts, the lines."""
    seen = player.seen()
    return {
        "ask": seen["ask"],
        "parts": seen["parts"],
        "lines": player.page.locator("#log-lines li").all_text_contents(),
    }


def test_a_reload_in_the_middle_of_a_chain(tabs: Tabs, served: Served) -> None:
    """The same question, table and log stand there again, and the duel goes on."""
    same_duels("a chain")
    room, tokens = new_room(served, **against_a_bot())
    player = Player(come(tabs, room, tokens[0]))
    assert middle_of_a_chain(player)
    before = shown(player)
    player.page.reload()
    player.page.locator(f'.prompt[data-ask="{before["ask"]["n"]}"]').wait_for()
    settled(player.page)
    assert shown(player) == before
    goes_on(player)


@pytest.fixture
def child(tmp_path: Path) -> Iterator[ChildServer]:
    """A server that can be killed."""
    same_duels("a server in the middle of a chain")
    with child_server(f"sqlite:///{tmp_path}/rooms.db?synchronous=normal") as running:
        yield running


def room_of(child: ChildServer, settings: dict[str, Any]) -> tuple[str, str]:
    """A room of a server, and the token of its first seat."""
    wanted = {"fast_bots": True, "begins": "0", **settings}
    made = child.post("/api/1/rooms", {"settings": wanted, "name": NAMES[0], "deck": DECKS[0]})
    return made["room"], made["token"]


@pytest.mark.whole_page
def test_a_server_killed_in_the_middle_of_a_chain(browser: Browser, child: ChildServer) -> None:
    """What is answered while it is away is not lost: it is taken when it is back, once, and the duel goes on."""
    with quiet(Tabs(browser, child.url)) as tabs:
        tabs.complaints.expected.append("WebSocket connection to")
        player = Player(come(tabs, *room_of(child, against_a_bot())))
        assert middle_of_a_chain(player)
        asked = player.seen()["ask"]
        child.kill()
        player.page.locator(".lost").wait_for()
        player.answer(asked)
        child.begin()
        player.page.evaluate(TRY_NOW)
        player.next()
        expect(player.page.locator(".lost")).to_have_count(0)
        goes_on(player)


def play_together(served: Served, room: str, players: list[Player], turn: int) -> None:
    """Whoever is asked answers, until all see that this turn has begun; a duel that does not come so far fails."""

    def now() -> tuple[int, int]:
        """The turn, and the place that is asked."""
        record = served.rooms.held[room].room.record
        assert record.game is not None
        return record.game.state.turn, record.asked()

    for _ in range(ROUNDS):
        begun, place = served.asked(now)
        if begun >= turn:
            break
        players[place].step()
        players[place].acknowledged()
    for player in players:
        holds(player.page, "table.parts.turn >= arg", turn)


@pytest.mark.whole_page
def test_a_team_duel_of_four_browsers(tabs: Tabs, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each sees the own hand and the partner's, and the same end. Windows have no beat, so that whoever is asked is asked at once."""
    monkeypatch.setattr(flow, "BEAT", 0)
    same_duels("a team")
    room, tokens = new_room(served, **persons(4))
    players = [Player(come(tabs, room, tokens[place]), zest=TEAM) for place in range(4)]
    for player in players:
        player.page.locator(".duel.team").wait_for()
        hands = player.page.locator('[data-walk="hand"]')
        expect(hands).to_have_count(2)
    play_together(served, room, players, turn=len(players) + 1)
    assert all(player.kinds for player in players)
    players[3].page.get_by_role("button", name="Surrender").click()
    players[3].page.get_by_role("button", name="Really surrender?").click()
    for player in players:
        player.page.locator(".prompt.ended").wait_for()
    assert [player.seen()["over"]["winner"] for player in players] == [0, 0, 0, 0]


@pytest.mark.whole_page
def test_two_persons_by_link_and_a_surrender(tabs: Tabs, served: Served) -> None:
    """Who surrenders is asked twice; the other has won."""
    room, tokens = new_room(served, **persons(2))
    ana, ben = (Player(come(tabs, room, tokens[place])) for place in range(2))
    ana.next()
    ben.page.locator("#hand-1, #hand-0").first.wait_for()
    ben.page.get_by_role("button", name="Surrender").click()
    ben.page.get_by_role("button", name="Really surrender?").click()
    ana.page.get_by_text("You won.").wait_for()
    expect(ben.page.locator(".prompt.ended")).to_contain_text("Ana won.")


def test_a_link_with_any_token_loses_nobody_s_seat(tabs: Tabs, served: Served) -> None:
    """Behind the address stands nonsense: who sits there still sits there, now and after a reload. With the token of the other seat one sits
    at that."""
    room, tokens = new_room(served, **persons(2))
    page = come(tabs, room, tokens[0])
    kept = f"JSON.parse(localStorage.getItem('spellspeed seat {room}') ?? 'null')"
    holds(page, f"{kept}?.seat === 0")
    for address in (f"{tabs.url}/r/{room}#anything", f"{tabs.url}/r/{room}"):
        page.goto("about:blank")
        page.goto(address)
        holds(page, f"table.place === 0 && table.link === 'open' && {kept}.token === '{tokens[0]}'")
    page.goto("about:blank")
    page.goto(f"{tabs.url}/r/{room}#{tokens[1]}")
    holds(page, f"table.place === 1 && {kept}.token === '{tokens[1]}' && {kept}.seat === 1")


def test_the_end_compares_the_recording_with_what_was_sealed(tabs: Tabs, served: Served) -> None:
    """All of it fits; where the recording has another order of a list, another secret or another salt than this page saw, that is said."""
    room, tokens = new_room(served, **against_a_bot())
    page = come(tabs, room, tokens[0])
    holds(page, "table.state === 'duel'")
    with served.client(room, tokens[0]) as client:
        client.until("snapshot")
        client.send(t="surrender", id="g")
        client.until("over")
    told = page.locator("details.sealed [role=status]")
    page.locator("details.sealed summary").click()
    expect(told).to_have_text(
        "It fits: the secret, every list and every salt are those that were sealed, and the shuffle follows from them."
    )
    right = served.get(f"/api/1/rooms/{room}/recording")[1]
    for part, told_apart in MISFITS.items():
        found = json.loads(json.dumps(right))
        if part == "lists":
            found["sealing"]["lists"][0]["main"].reverse()
        elif part == "decks":
            found["decks"][1]["main"].reverse()
        elif part == "secret":
            found["sealing"]["secret"] = "00" * 32
        else:
            found["sealing"]["salts"][0] = "00" * 16
        assert page.evaluate(COMPARED, found) == told_apart, part

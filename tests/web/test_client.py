"""The client of a room against a real server: duels, matches, teams, spectators, and a server that is killed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from spellspeed.room import flow
from spellspeed.room.sealed import later_misfits, resealed_in, sealed_in
from spellspeed.web import protocol as p
from spellspeed.web.client import Client
from spellspeed.web.links import (
    Link,
    NoServer,
    ServerRefused,
    make_room,
    recording_of,
    take_seat,
)
from spellspeed.web.seen import Ended, Lost
from spellspeed.web.shown import Ask
from spellspeed.web.store import Store
from spellspeed.yugioh.recording.matches import parse_match, verify_match
from tests.draws import DRAWS
from tests.patience import WHOLE
from tests.web.killed_server import ChildServer
from tests.web.serving import MANY, Served

pytestmark = pytest.mark.served

DECKS = ("chaos_control", "reasoning_gate", "bench_goat_a", "bench_goat_b")
NAMES = ("Ana", "Ben", "Cem", "Dora")
BOT = {"kind": "bot", "bot": "sensible", "deck": "bench_goat_b"}
LIKED = ("summon", "activate", "attack", "enter battle", "special summon", "set", "flip")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose windows have no beat."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(flow, "BEAT", 0)
        running = Served(Store(f"sqlite:///{tmp_path_factory.mktemp('served')}/rooms.db?synchronous=normal"), MANY)
        yield running
        running.stop()


def chosen(ask: Ask) -> Iterator[list[int]]:
    """Places of options: what is liked most, as few as are asked for; then what else they might be together (one Light and one Dark, a sum)."""
    places = [place for place, option in enumerate(ask.options) if option.verb in LIKED]
    if ask.passing >= 0 and not places:
        yield [ask.passing]
    elif ask.least == ask.most == 1:
        yield [min(places, key=lambda place: LIKED.index(ask.options[place].verb)) if places else len(ask.options) - 1]
    for many in range(ask.least, ask.most + 1):
        yield from map(list, combinations(range(len(ask.options)), many))


class Player:
    """A client that answers by itself; `deed` may do something else with what it is told, and then says so."""

    def __init__(self, link: Link, deed: Callable[[Player, Any], p.FromClient | None] | None = None) -> None:
        self.told: list[Any] = []
        self.deed = deed
        self.up = asyncio.Event()
        """The server can be reached again."""
        self.asked = 0
        self.answers: Iterator[list[int]] = iter(())
        """What question was asked last, and what answers to it were not given yet."""
        self.client = Client(link, self.hear, sleep=self.wait, draw_salt=DRAWS.person())

    async def wait(self, seconds: float) -> None:
        """Until there is something to connect to."""
        await self.up.wait()

    async def hear(self, told: Any) -> None:
        """Answer what is asked; leave at the end."""
        self.told.append(told)
        other = self.deed(self, told) if self.deed is not None else None
        if other is not None:
            await self.client.send(other)
        elif isinstance(told, p.Step | p.Snapshot) and told.ask is not None:
            self.asked, self.answers = told.ask.n, chosen(told.ask)
            await self.answer()
        elif isinstance(told, p.Refused) and told.code == "illegal_picks" and told.ask == self.asked:
            await self.answer()
        elif isinstance(told, p.MatchShown):
            await self.between(told)
        elif isinstance(told, p.Over) and told.whole:
            self.client.leaving.set()

    async def answer(self) -> None:
        """The next answer that the question may take."""
        await self.client.send(p.Answer(id=f"a{self.asked}", ask=self.asked, picks=next(self.answers)))

    async def between(self, told: p.MatchShown) -> None:
        """Go first, exchange a card."""
        seat = self.client.seen.seat
        if told.now == "choice" and told.chooser == seat:
            await self.client.send(p.Begin(first=True))
        elif (
            told.now == "siding"
            and seat is not None
            and not told.done[seat]
            and "exchange" not in self.client.unanswered
        ):
            await self.client.send(p.Exchange(id="exchange", out=told.deck[:1], into=told.side[:1], done=True))

    def of(self, kind: type) -> list[Any]:
        """Everything of a kind that was told."""
        return [one for one in self.told if isinstance(one, kind)]


def room(url: str, persons: int, **settings: Any) -> list[Link]:
    """A room in which persons sit at the first seats that are theirs: their links."""
    who = settings.get("who", [{"kind": "person"}] * settings.get("seats", 2))
    places = [place for place, one in enumerate(who) if one["kind"] == "person"]
    found = make_room(url, {"fast_bots": True, **settings}, NAMES[places[0]], DECKS[places[0]])
    links = [Link(url, found["room"], found["token"])]
    for place in places[1:]:
        links.append(Link(url, found["room"], found["invitations"][str(place)]))
        assert take_seat(links[-1], NAMES[place], DECKS[place])["seat"] == place
    assert len(links) == persons
    return links


async def together(*players: Player) -> None:
    """All of them until the end."""
    await asyncio.wait_for(asyncio.gather(*(player.client.run() for player in players)), WHOLE)


def gives_up(after: int) -> Callable[[Player, Any], p.FromClient | None]:
    """Somebody who surrenders each duel after so many questions."""

    def deed(player: Player, told: Any) -> p.FromClient | None:
        asked = isinstance(told, p.Step) and told.ask is not None
        own = [one for one in player.of(p.Step) if one.ask is not None]
        since = len(own) - getattr(player, "before", 0)
        if isinstance(told, p.Over):
            player.before = len(own)  # type: ignore[attr-defined]
        return p.Surrender() if asked and since >= after else None

    return deed


def fits(player: Player) -> bool:
    """Whether the recording's sealing is the one that this player saw last, of a match before its last duel, and its salt is in it."""
    whole = json.loads(recording_of(player.client.link))
    first = sealed_in(whole, "it")
    assert first is not None
    sealed = [first, *resealed_in(whole, "it")][-1]
    salting = player.client.salting
    assert salting.salt in sealed.salts
    misfits = [*first.misfits(whole["seed"], whole["decks"]), *later_misfits(whole, "it")]
    return misfits == [] and (salting.commit, tuple(salting.hashes)) == (sealed.commit, sealed.hashes)


def test_a_duel_of_two_clients_and_a_spectator(server: Served) -> None:
    """Both are asked and win or lose alike; the spectator, who has no token, sees nobody's hand and is asked nothing."""
    links = room(server.url, 2)

    async def played() -> list[Player]:
        ben, eve = Player(links[1]), Player(Link(server.url, links[0].room))
        ana = Player(links[0], gives_up(6))
        players = [eve, ben, ana]
        await together(*players)
        return [ana, ben, eve]

    ana, ben, eve = asyncio.run(played())
    assert {player.of(p.Over)[-1].winner for player in (ana, ben, eve)} == {1}
    assert [player.client.seen.seat for player in (ana, ben, eve)] == [0, 1, None]
    assert fits(ana)
    assert fits(ben)
    assert len([one for one in ana.of(p.Step) if one.ask is not None]) == 6
    assert all(step.ask is None for step in eve.of(p.Step))
    hands = [step.parts[f"{seat}.hand"] for step in eve.of(p.Step) for seat in (0, 1) if f"{seat}.hand" in step.parts]
    assert hands
    assert all(isinstance(hand, int) for hand in hands)
    assert eve.of(p.Refused) == []


def test_a_match_with_siding(server: Served) -> None:
    """Each exchanges a card before the second duel; the lists are the own ones alone; the recording is a match that fits."""
    links = room(server.url, 2, kind="match")

    async def played() -> list[Player]:
        players = [Player(links[0], gives_up(3)), Player(links[1])]
        await together(*players)
        return players

    ana, ben = asyncio.run(played())
    assert [(one.winner, one.whole) for one in ana.of(p.Over)] == [(1, False), (1, True)]
    for player in (ana, ben):
        siding = [one for one in player.of(p.MatchShown) if one.now == "siding"]
        assert len(siding[0].side) == 15
        assert fits(player)
    recorded = parse_match(recording_of(links[0]), "it")
    assert not verify_match(recorded)
    assert [len(step.out) for step in recorded.steps if step.kind == "exchange"] == [1, 1]
    shown = [one.exchanged for one in ana.of(p.MatchShown) if one.exchanged]
    assert shown[-1] == [1, 1]


def test_a_team_duel_of_four_clients(server: Served) -> None:
    """All four are told the same end, and each has salted."""
    links = room(server.url, 4, seats=4)

    async def played() -> list[Player]:
        players = [Player(links[0], gives_up(6)), *(Player(link) for link in links[1:])]
        await together(*players)
        return players

    players = asyncio.run(played())
    assert [player.of(p.Over)[-1].winner for player in players] == [1] * 4
    assert all(fits(player) for player in players)
    assert len({player.client.salting.salt for player in players}) == 4


def test_typed_moves_questions_and_refusals(server: Served) -> None:
    """A move in words is acknowledged, a question is answered in lines, what is no move is refused with its reason; offers go both ways."""
    (link,) = room(server.url, 1, who=[{"kind": "person"}, BOT], begins="0")
    script = [
        p.Typed(id="1", text="hand"),
        p.Typed(id="2", text="summon a mountain"),
        p.Typed(id="3", text="end"),
        p.Offer(id="4", what="back"),
    ]

    def deed(player: Player, told: Any) -> p.FromClient | None:
        said = isinstance(told, p.Said | p.Refused) or (isinstance(told, p.Step | p.Snapshot) and told.ask is not None)
        if script and said:
            return script.pop(0)
        return p.Surrender() if said else None

    async def alone() -> Player:
        ana = Player(link, deed)
        await together(ana)
        return ana

    ana = asyncio.run(alone())
    (hand,) = ana.of(p.Said)
    assert hand.id == "1"
    assert len(hand.lines) == 1
    assert len(hand.lines[0].split(", ")) == 6
    assert [one.id for one in ana.of(p.Refused)] == ["2"]
    acks = [one.id for one in ana.of(p.Ack)]
    assert acks[acks.index("3") :] == ["3", "4", "c1"]
    assert [one.back for one in ana.of(p.Step)].count(True) == 1
    assert ana.client.unanswered == {}


def test_a_server_that_is_killed_in_the_middle_of_a_chain(tmp_path: Path) -> None:
    """The client comes back by itself, sends the answer again that nobody acknowledged, and the duel goes on as if nothing had been."""
    child = ChildServer(f"sqlite:///{tmp_path}/rooms.db?synchronous=normal")
    child.begin()
    (link,) = room(child.url, 1, who=[{"kind": "person"}, BOT])
    killed: list[list[Any]] = []

    def deed(player: Player, told: Any) -> p.FromClient | None:
        if isinstance(told, p.Welcome) and not player.of(p.Step):
            return p.PassingSet(mode="on")
        if isinstance(told, Lost):
            child.begin()
            player.up.set()
        elif isinstance(told, p.Step) and told.ask is not None and player.client.seen.parts["chain"] and not killed:
            # Before the answer to this question is sent: it stays unacknowledged.
            child.kill()
            killed.append(list(player.client.seen.parts["chain"]))
        elif isinstance(told, p.Snapshot) and killed and len(killed) == 1:
            killed.append(list(told.parts["chain"]))
        elif killed and isinstance(told, p.Step) and told.ask is not None and told.ask.n > 80:
            return p.Surrender()
        return None

    async def alone() -> Player:
        ana = Player(link, deed)
        await together(ana)
        return ana

    try:
        ana = asyncio.run(alone())
        assert [len(one) for one in killed] == [len(killed[0])] * 2
        assert len(killed[0]) >= 1
        assert len(ana.of(Lost)) == 1
        epochs = [one.epoch for one in ana.of(p.Welcome)]
        assert len(set(epochs)) == 2
        # The question of the snapshot is answered, and the answer that was not acknowledged sent again: both are one.
        asks = [one.ask for one in ana.of(p.Ack) if one.ask >= 0]
        assert len(asks) == len(set(asks)) + 1
        assert sorted(set(asks)) == list(range(len(set(asks))))
        assert ana.of(p.Refused) == []
        assert fits(ana)
    finally:
        child.close()


def test_what_no_client_gets_into(server: Served) -> None:
    """A token of nobody, a room that there is not, a seat that is taken, a place where no server is."""
    (link,) = room(server.url, 1, who=[{"kind": "person"}, BOT])

    async def ends(where: Link) -> list[Any]:
        ana = Player(where)
        await together(ana)
        return ana.of(Ended)

    assert asyncio.run(ends(Link(link.server, link.room, "nobody"))) == [Ended("token")]
    assert asyncio.run(ends(Link(link.server, "none"))) == [Ended("fault", "there is no such room")]
    with pytest.raises(ServerRefused) as refused:
        take_seat(Link(link.server, link.room, "nobody"), "Eve", "bench_goat_a")
    assert refused.value.code == "not_your_seat"
    with pytest.raises(ServerRefused, match="the recording is there when it is over"):
        recording_of(link)
    with pytest.raises(NoServer, match="no server of rooms"):
        recording_of(Link("http://127.0.0.1:1", "room"))


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers on one store, each called by its address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(flow, "BEAT", 0)
        both = (served_by_address(tmp_path), served_by_address(tmp_path))
        yield both
        for one in both:
            one.stop()


def served_by_address(folder: Path) -> Served:
    """A server on a file that others use, too."""
    served = Served(Store(f"sqlite:///{folder}/rooms.db?synchronous=normal"), MANY)
    setattr(served.rooms, "owner", served.url)  # noqa: B010 - it does not change once anything is stored
    return served


def test_who_comes_to_another_server_is_sent_to_the_one_that_holds_the_room(two: tuple[Served, Served]) -> None:
    """The link names the second, the room is at the first: the client sits down, plays and has the recording there, by the same link."""
    first, second = two
    made = make_room(first.url, {"who": [{"kind": "person"}, BOT], "fast_bots": True}, NAMES[0], DECKS[0])
    link = Link(second.url, made["room"], made["token"])
    assert take_seat(link, "Anna", DECKS[2])["state"] == "sealing"
    player = Player(link, surrendering)
    asyncio.run(played_by(player))
    assert [one.whole for one in player.of(p.Over)] == [True]
    assert len(player.of(Lost)) == 1
    assert second.rooms.held == {}
    assert '"sealing"' in recording_of(link)


def test_where_the_server_that_holds_the_room_is_gone_the_refusal_says_where_it_was(
    two: tuple[Served, Served],
) -> None:
    """Until its lease is over: `moved`, and no fault of the network. A client asks the link again in between, and finds the room in the end."""
    first, second = two
    made = make_room(first.url, {"who": [{"kind": "person"}, BOT], "fast_bots": True}, NAMES[0], DECKS[0])
    link = Link(second.url, made["room"], made["token"])
    gone = "http://127.0.0.1:1"
    later = first.rooms.now() + 60_000
    assert first.store.take_lease(made["room"], gone, later, 600_000) == gone
    with pytest.raises(ServerRefused, match="the room is held by") as refused:
        take_seat(link, "Anna", DECKS[2])
    assert (refused.value.code, refused.value.to) == ("moved", gone)

    def freed(player: Player, told: Any) -> p.FromClient | None:
        # The first time it is sent to the one that is gone; when nobody answers there the lease ends.
        if isinstance(told, Lost) and len(player.of(Lost)) == 2:
            second.store.give_up_leases(gone)
        return surrendering(player, told)

    player = Player(link, freed)
    asyncio.run(played_by(player))
    assert [one.whole for one in player.of(p.Over)] == [True]
    assert len(player.of(Lost)) == 2


async def played_by(player: Player) -> None:
    """Until it leaves."""
    player.up.set()
    await asyncio.wait_for(player.client.run(), WHOLE)


def surrendering(player: Player, told: Any) -> p.FromClient | None:
    """Give up at once, so that it is over."""
    return p.Surrender(id="s") if isinstance(told, p.Step) and told.ask is not None else None

"""ERA-HATS-1: which of the three cards is the monster, nobody on the other side can tell from anything that is shown."""

import json
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream, key_of
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.session.tags import Tags
from spellspeed.yugioh.bots.imagination import imagine
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_REPLAY, DISGUISED, E_REVEALED, MONSTERS, TOKEN
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.text.brief_log import BriefLog
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.views.events_seen import events_seen
from spellspeed.yugioh.views.events_told import EventsTold
from spellspeed.yugioh.views.leaks import leaks
from spellspeed.yugioh.views.parts import parts_of
from spellspeed.yugioh.views.view import view_of
from tests.learning.observing import episode_of, observed
from tests.yugioh.book.stage import asked, card, position, then

NAMES = ["Ann", "Bob"]
KEYS = [str(number) for number in range(24)]
HIDDEN = """\
phase: battle
A: {monsters: [Summoned Skull]}
B:
  monsters: [TARGET, {card: Sangan, position: set}]
  deck: [Dark Hole, Mirror Force, Raigeki]
  spells_traps: [{card: Magical Hats, position: set}, {card: Axe of Despair, equipped_to: WEARER}]
steps:
  - A: attack Summoned Skull -> TARGET
  - B: activate Magical Hats
  - B: choose TARGET
"""
FACE_UP = HIDDEN.replace("TARGET", "Celtic Guardian").replace("WEARER", "Celtic Guardian")
STOLEN = FACE_UP.replace("[Celtic Guardian,", "[{card: Celtic Guardian, owner: A},")
TOKENS = HIDDEN.replace("TARGET", "Sheep Token").replace("WEARER", "Sheep Token")


class Watcher:
    """All that one viewer is shown of a duel from now on."""

    def __init__(self, duel: Duel, viewer: int) -> None:
        self.duel, self.viewer = duel, viewer
        self.tags = Tags(b"a secret of the table", viewer)
        self.told = EventsTold(duel, viewer, self.tags, NAMES, "en")
        self.episode = episode_of(duel) if viewer >= 0 else None
        self.logs = [LogWriter(duel, NAMES, viewer), BriefLog(duel, NAMES, viewer)]

    def shown(self) -> str:
        """Observations, views, parts, events and logs as one text; tags by the order in which they come, for they mean nothing."""
        ask = view_of(self.duel, self.viewer)
        parts = parts_of(self.duel, self.viewer, self.tags)
        lines = [log.news() for log in self.logs]
        episode = self.episode
        if episode is not None:
            episode.history.read_on()
        learnt = [] if episode is None else observed(episode, self.viewer).tolist()
        text = json.dumps([learnt, ask, parts, events_seen(self.duel, self.viewer), self.told.news(), lines])
        order = list(dict.fromkeys(re.findall(r'"([a-z2-7]{8})"', text)))
        return re.sub(r'"([a-z2-7]{8})"', lambda found: f'"tag {order.index(found.group(1))}"', text)


def hidden(text: str, key: str) -> tuple[Play, list[Watcher]]:
    """The duel at the replay after Magical Hats, shuffled by a key, with what the opponent and a spectator are shown."""
    play = position(text)
    play.duel.key = key_of(key)
    watchers = [Watcher(play.duel, 0), Watcher(play.duel, SPECTATOR)]
    then(play, "  - B: choose Dark Hole, Mirror Force\n")
    while asked(play.duel).kind != A_REPLAY:
        answer(play.duel, play.duel.serial, asked(play.duel).options[:1])
    return play, watchers


def in_all_ways(text: str) -> Iterator[tuple[Play, list[Watcher]]]:
    """The duel under many keys."""
    for key in KEYS:
        yield hidden(text, key)


@pytest.mark.parametrize("text", [FACE_UP, STOLEN, TOKENS])
def test_nothing_that_is_shown_depends_on_where_the_monster_lies(text: str) -> None:
    """PUBLIC-1, FIELD-9. Observations, views, parts, events, logs and asks of the opponent and a spectator are the same wherever the monster lies."""
    slots: Counter[int] = Counter()
    seen: set[tuple[str, ...]] = set()
    for play, watchers in in_all_ways(text):
        duel = play.duel
        (monster,) = [
            n for n in duel.monsters(1) if not duel.cards[n].marks & DISGUISED and duel.faces[n].name != "Sangan"
        ]
        slots[duel.cards[monster].slot] += 1
        seen.add(tuple(watcher.shown() for watcher in watchers))
        assert leaks(duel, 0) == []
    assert len(slots) == 3, "a control: chance puts it into each of the zones"
    assert len(seen) == 1


def test_its_own_side_is_shown_where_it_lies() -> None:
    """A control: what is shown to the player of Magical Hats depends on it."""
    shown: set[str] = set()
    for key in KEYS:
        play, _ = hidden(FACE_UP, key)
        shown.add(Watcher(play.duel, 1).shown())
    assert len(shown) > 1


@pytest.mark.parametrize(
    ("text", "name"), [(FACE_UP, "Celtic Guardian"), (STOLEN, "Celtic Guardian"), (TOKENS, "Sheep Token")]
)
def test_a_search_imagines_it_in_each_of_the_places(text: str, name: str) -> None:
    """FIELD-9. In worlds that agree with what the opponent knows the monster is any of the three, and the two others are Spell or Trap Cards."""
    play, _ = hidden(text, "")
    duel = play.duel
    mine = card(play, name)
    group = [n for n in duel.monsters(1) if n == mine or duel.cards[n].marks & DISGUISED]
    found: Counter[int] = Counter()
    for seed in range(60):
        world = imagine(SeatView(duel, 0), Stream(str(seed)))
        assert view_of(world, 0) == view_of(duel, 0)
        (there,) = [n for n in group if world.faces[n].name == name]
        found[there] += 1
        for number in group:
            assert bool(world.cards[number].marks & DISGUISED) == (number != there)
            assert bool(world.cards[number].marks & TOKEN) == (number == there and name == "Sheep Token")
            assert world.faces[number].is_monster == (number == there)
            assert world.cards[number].zone == MONSTERS
    assert sorted(found) == sorted(group)
    assert min(found.values()) > 8


def test_who_saw_one_of_them_since_imagines_it_where_it_is() -> None:
    """TERM-LOOK-1. A hat that was looked at is no other card any more."""
    play, _ = hidden(FACE_UP, "")
    duel = play.duel
    seen = card(play, "Dark Hole")
    duel.note(E_REVEALED, seen, 1)
    for seed in range(20):
        assert imagine(SeatView(duel, 0), Stream(str(seed))).faces[seen].name == "Dark Hole"

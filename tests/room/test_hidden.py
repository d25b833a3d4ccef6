"""What nobody may see is in no byte that is sent: searched for, and tried with rooms that differ only in what a viewer cannot see."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from spellspeed.kernel.draws import Stream
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.room.room import Room
from spellspeed.yugioh.bots.imagination import imagine
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.visibility import knows, offered_to, sees
from spellspeed.yugioh.text.notation import ZONE_WORDS
from tests.room.sitting import LANGUAGE, PERSONS, SECRET, TEAMS, Sitting
from tests.thorough import THOROUGH

DUELS = 200 if THOROUGH else 6
"""Whole duels that are searched."""
TWINS = 250 if THOROUGH else 3
"""Duels, of each kind and way of passing, at whose moments a second room is made."""


def duel_of(room: Room) -> Duel:
    """The running duel."""
    game = room.record.game
    assert game is not None
    assert isinstance(game.state, Duel)
    return game.state


def hidden_names(duel: Duel, viewer: int) -> set[str]:
    """Names of cards of which a viewer knows no copy now, nor has it seen one on the Chain."""
    hidden: set[str] = set()
    known: set[str] = set()
    for card in duel.cards:
        if card.zone in ZONE_WORDS:
            (known if sees(duel, viewer, card.number) else hidden).add(duel.printed(card.number).name)
    return hidden - known - {link.face.name for link in duel.chain}


class Searching:
    """Looks through every frame as it is sent, for what its viewer may not know at that moment."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.read = dict.fromkeys(sitting.frames, 0)
        self.found: list[str] = []
        self.searched = 0

    def look(self) -> None:
        """The frames since the last look."""
        if self.sitting.room.record.game is None:
            return
        duel = duel_of(self.sitting.room)
        for viewer, frames in self.sitting.frames.items():
            for frame in frames[self.read[viewer] :]:
                self.search(duel, viewer, frame.plain(LANGUAGE), frame.seq)
            self.read[viewer] = len(frames)

    def search(self, duel: Duel, viewer: int, message: dict[str, Any], seq: int) -> None:
        """One message: parts and asks must not hold what is hidden now."""
        self.searched += 1
        parts = json.dumps([message.get("parts"), message.get("ask"), message.get("waiting")], ensure_ascii=False)
        if seq:
            for name in hidden_names(duel, viewer):
                codes = {card.face.code for card in duel.cards if duel.printed(card.number).name == name}
                if f'"{name}"' in parts or any(re.search(rf": {code}[,}}\]]", parts) for code in codes):
                    self.found.append(f"{name} in what viewer {viewer} was sent: {parts[:200]}")
        text = json.dumps(message)
        secrets = [SECRET.hex(), duel.seed if hasattr(duel, "seed") else SECRET.hex()]
        if message["t"] != "over" and any(str(one) in text for one in secrets):
            self.found.append(f"the seed in a {message['t']} to viewer {viewer}")


@pytest.mark.parametrize("settings", [PERSONS, TEAMS], ids=["two", "teams"])
@pytest.mark.parametrize("number", range(DUELS // 2))
def test_no_hidden_card_and_no_seed_is_sent(settings: dict[str, Any], number: int) -> None:
    """PUBLIC-1, TEAM-III-4. Whole duels: no part and no ask names a card that its viewer does not know at that moment."""
    sitting = Sitting(seed=f"search {number}", **settings)
    searching = Searching(sitting)
    sitting.look = searching.look
    sitting.sit()
    sitting.play()
    assert searching.found == []
    assert searching.searched > 50


@pytest.mark.parametrize("settings", [PERSONS, TEAMS], ids=["two", "teams"])
def test_tags_are_of_one_viewer(settings: dict[str, Any]) -> None:
    """No two viewers call a card by the same tag, so that they cannot compare what they follow."""
    sitting = Sitting(**settings)
    sitting.sit()
    sitting.play(most=60)
    tags = {viewer: set(re.findall(r'"id": "([a-z2-7]{8})"', sitting.told(viewer))) for viewer in sitting.frames}
    assert all(len(found) > 20 for found in tags.values())
    viewers = list(tags)
    for place, viewer in enumerate(viewers):
        for other in viewers[place + 1 :]:
            assert tags[viewer] & tags[other] == set()


WINDOW = ("response", "due")


def twin(sitting: Sitting, viewer: int, number: int) -> Sitting:
    """The same room with what the seat that is asked cannot see dealt anew: the same rows, then an imagined duel in place of the true one."""
    other = Sitting(watched=False, **sitting.settings.as_plain())
    other.room, other.rows, other.now = sitting.rebuilt(), list(sitting.rows), sitting.now
    for one in other.frames:
        other.room.arrived(one, other.now, LANGUAGE)
    game = other.room.record.game
    assert game is not None
    duel = duel_of(other.room)
    imagined = imagine(SeatView(duel, viewer), Stream(f"twin {number}"))
    imagined.journal = list(duel.journal or ())
    game.recorder.state = imagined
    for seen_by, language in list(game.followers):
        game.follow(seen_by, language, told=True)
    other.after()
    for one in other.frames:
        other.frames[one], other.times[one] = [], []
        other.room.showing.boards[one].seq = sitting.room.showing.boards[one].seq
    return other


def choose(sitting: Sitting, viewer: int, ask: dict[str, Any], place: int) -> list[int] | None:
    """What is answered: by the viewer the option that its stream says, by others a pass or the end of a phase; None where it would tell something."""
    if place == viewer:
        return sitting.drawn(place, ask) if ask["kind"] == "open" else [ask["passing"]] if ask["passing"] >= 0 else None
    return [ask["passing"]] if ask["kind"] in WINDOW and ask["passing"] >= 0 else None


class Telling:
    """Notices when a room tells a viewer of cards that it did not know: something happens to one of them, as when an effect shows them, or its
    ask offers them. `at` is when, None as long as it does not."""

    def __init__(self, sitting: Sitting, viewer: int) -> None:
        duel = duel_of(sitting.room)
        self.sitting = sitting
        self.viewer = viewer
        self.batch = duel.batch
        self.hidden = frozenset(card.number for card in duel.cards if not knows(duel, viewer, card.number))
        self.at: int | None = None
        sitting.look = self.look

    def look(self) -> None:
        """After every deed."""
        duel = duel_of(self.sitting.room)
        happened = (event.card for event in duel.journal or () if event.batch > self.batch)
        if self.at is None and not self.hidden.isdisjoint((*happened, *offered_to(duel, self.viewer))):
            self.at = self.sitting.now


def sent_until_told(sitting: Sitting, viewer: int, seed: str) -> tuple[list[tuple[int, int, str]], int]:
    """All that the viewer, its partner and a spectator are sent, and when, until something happens to a card that the viewer did not know, or
    somebody has to do what tells of such cards; and how long that was."""
    start, turn = sitting.now, duel_of(sitting.room).turn
    telling = Telling(sitting, viewer)
    before = {one: len(frames) for one, frames in sitting.frames.items()}
    stream = Stream(seed)
    sitting.streams = [stream] * len(sitting.streams)
    for _ in range(30):
        while sitting.asked() < 0 and sitting.room.state == "duel" and duel_of(sitting.room).turn == turn:
            sitting.wait()
        duel = duel_of(sitting.room)
        place = sitting.asked()
        if telling.at is not None or place < 0 or duel.turn != turn or duel.over or duel.in_damage_step() or duel.chain:
            break
        ask = sitting.ask(place)
        assert ask is not None
        picks = choose(sitting, viewer, ask, place)
        if picks is None or (
            place == viewer and ask["options"][picks[0]]["verb"] in ("attack", "activate", "end phase")
        ):
            break
        sitting.now += 100
        sitting.answer(place, picks)
    sees_no_more = [
        viewer,
        SPECTATOR,
        *[one for one in range(sitting.settings.seats) if one != viewer and one % 2 == viewer % 2],
    ]
    sent = [
        (one, at - start, json.dumps(frame.plain(LANGUAGE), sort_keys=True))
        for one in sees_no_more
        for frame, at in list(zip(sitting.frames[one], sitting.times[one], strict=True))[before[one] :]
    ]
    return sent, (sitting.now if telling.at is None else telling.at - 1) - start


@pytest.mark.parametrize("mode", ["auto", "on"])
@pytest.mark.parametrize("settings", [PERSONS, TEAMS], ids=["two", "teams"])
def test_what_a_viewer_is_sent_and_when_does_not_depend_on_what_it_cannot_see(
    settings: dict[str, Any], mode: str
) -> None:
    """PUBLIC-1, TERM-LOOK-1. At moments of duels everything that the asked seat cannot see is dealt anew in a second room.

    Then both rooms are given the same answers, and the others pass. Every byte that the seat, its partner and a spectator are sent, and when, is
    the same until a card that the seat did not know is concerned.
    """
    compared = 0
    for number in range(TWINS):
        sitting = Sitting(seed=f"{mode} {number}", **settings)
        sitting.sit()
        for place in range(sitting.settings.seats):
            sitting.do(sitting.room.set_passing, place, mode, [], False)
        moments = Stream(f"moments {number}")
        for _ in range(8):
            sitting.play(most=1 + moments.below(12))
            while sitting.asked() < 0 and sitting.room.state == "duel":
                sitting.wait()
            viewer = sitting.asked()
            if sitting.room.state != "duel" or duel_of(sitting.room).turn == 0 or sitting.ask(viewer)["kind"] != "open":  # type: ignore[index]
                continue
            first = copy_of(sitting)
            second = twin(sitting, viewer, number)
            sent, long = sent_until_told(first, viewer, f"{number}")
            other, other_long = sent_until_told(second, viewer, f"{number}")
            # Whoever is asked stops it, and that may be somebody else in the second room: what is sent until then is compared.
            sent, other = ([one for one in each if one[1] <= min(long, other_long)] for each in (sent, other))
            assert other == sent
            compared += len(sent)
    assert compared >= 5 * TWINS


def copy_of(sitting: Sitting) -> Sitting:
    """The same room built again, so that the one that is played on is not touched; the same people look on."""
    other = Sitting(watched=False, **sitting.settings.as_plain())
    other.room, other.rows, other.now = sitting.rebuilt(), list(sitting.rows), sitting.now
    for one in other.frames:
        other.room.arrived(one, other.now, LANGUAGE)
    other.after()
    for one in other.frames:
        other.frames[one], other.times[one] = [], []
        other.room.showing.boards[one].seq = sitting.room.showing.boards[one].seq
    return other

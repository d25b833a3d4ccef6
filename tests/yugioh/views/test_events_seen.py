"""What a viewer saw happen: what the log tells, as plain values, and nothing of what is hidden from it."""

from __future__ import annotations

import json

import pytest

from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.viewers import SPECTATOR, NoSuchViewer
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import E_DRAWN, E_SET, E_TAKEN, E_WON, HAND
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.views.events_seen import events_seen
from tests.properties.playing import asked
from tests.yugioh.recording.recorded import bench_start


def played(seed: int, seats: int = 2) -> Duel:
    """A duel by chance, with its journal."""
    duel, stream = bench_start(seed, seats=seats).new(log=True), Stream(f"seen {seed}")
    while not duel.over:
        answer(duel, duel.serial, random_picks(asked(duel), stream))
    return duel


@pytest.mark.parametrize("seats", [2, 4])
def test_draws_and_sets_are_seen_by_whose_they_are(seats: int) -> None:
    """TERM-LOOK-1, PUBLIC-1: a drawn card by its player, a Set card by its side; others see that it happened."""
    duel = played(3, seats)
    journal = duel.journal or []
    for viewer in (SPECTATOR, *range(seats)):
        seen = events_seen(duel, viewer)
        assert json.loads(json.dumps(seen)) == seen
        taken = [event for event in seen if event["event"] == "taken"]
        assert {event["seat"] for event in taken} <= {viewer}
        assert len(taken) == sum(1 for event in journal if event.kind == E_TAKEN and event.detail == viewer + 1)
        drawn = [event for event in seen if event["event"] == "drawn"]
        assert len(drawn) == sum(1 for event in journal if event.kind == E_DRAWN)
        assert [event for event in drawn if "card" in event] == []
        sets = [event for event in seen if event["event"] in ("set_monster", "set_spell")]
        assert len(sets) == sum(1 for event in journal if event.kind == E_SET)
        for event in sets:
            own = viewer != SPECTATOR and duel.side_of[viewer] == duel.side_of[event["seat"]]
            assert (event["card"] is not None) == own


def test_events_are_numbered_as_in_the_journal_and_read_on() -> None:
    """From any place on they are the same ones; the last says who won."""
    duel = played(5)
    whole = YUGIOH.events_seen(duel, 0)
    numbers = [event["number"] for event in whole]
    assert numbers == sorted(set(numbers))
    journal = duel.journal or []
    assert all(event["batch"] == journal[event["number"]].batch for event in whole)
    for since in (1, 40, len(journal)):
        assert YUGIOH.events_seen(duel, 0, since) == [event for event in whole if event["number"] >= since]
    assert journal[whole[-1]["number"]].kind == E_WON
    assert whole[-1] == {**whole[-1], "event": "won", "side": duel.winner}


def test_only_viewers_see() -> None:
    """A number that is no seat is refused by name."""
    duel = bench_start(1).new(log=True)
    for viewer in (-2, 2):
        with pytest.raises(NoSuchViewer):
            events_seen(duel, viewer)


def test_a_hand_is_never_named_by_what_others_saw() -> None:
    """At every moment of a duel: a card in a hand whose name lies nowhere open is in no event that the opponent saw."""
    duel, stream, hidden = bench_start(4).new(log=True), Stream("hands"), 0
    told: list[str] = []
    read = 0
    while not duel.over and duel.turn < 8:
        told += [str(event.get("card")) for event in events_seen(duel, 1, read)]
        read = len(duel.journal or [])
        opened = {duel.printed(card.number).name for card in duel.cards if card.face_up and card.zone != HAND}
        shown = opened | {duel.printed(number).name for number in duel.zone(1, HAND)} | set(told[:-20])
        for number in duel.zone(0, HAND):
            if duel.printed(number).name not in shown:
                hidden += 1
                assert duel.printed(number).name not in told[-20:]
        answer(duel, duel.serial, random_picks(asked(duel), stream))
    assert hidden > 50

"""Phases in which no stop is set are skipped; what is to be answered, and an attack, is always asked."""

from __future__ import annotations

from collections import Counter

import pytest

from spellspeed.hkk.game import HKK, Start
from spellspeed.hkk.rules.terms import A_ACT, PHASES
from spellspeed.hkk.stops import HkkStops, UnknownStop
from spellspeed.session.session import PERSON, Session, Setup
from tests.commands import spellspeed

DECKS = ("thornwood", "ash_marches")


def asked_in(typed: str) -> Counter[tuple[str, bool]]:
    """In which phases, and whether in the own turn, a person is asked for an action who always does nothing, in six turns."""
    start = Start("stops", DECKS, names=("A", "B"), always=True)
    session = Session(Setup(start, (PERSON, "random"), DECKS))
    if typed:
        session.passing.change(typed.split(), "en")
    found: Counter[tuple[str, bool]] = Counter()
    while (ask := session.run()) is not None and session.state.turn <= 6:
        if ask.kind == A_ACT and not session.state.chain:
            found[(PHASES[session.state.phase], session.state.turn_seat == 0)] += 1
        session.take(ask.options[:1] if ask.least else ())
    return found


def test_at_first_one_is_asked_where_one_mostly_acts() -> None:
    assert set(asked_in("")) <= {("main", True), ("movement", True), ("combat", True), ("combat", False)}
    assert asked_in("")[("main", True)] >= 3


def test_more_stops_ask_more_and_none_fewer() -> None:
    """Each word counts; nobody is asked less than a phase would."""
    assert set(asked_in("own end on")) - set(asked_in("")) <= {("end", True)}
    assert asked_in("none").total() < asked_in("").total() < asked_in("all").total()


@pytest.mark.parametrize(
    ("typed", "language", "has"),
    [
        ("own draw on", "en", True),
        ("saját húzási be", "hu", True),
        ("own draw off", "en", False),
        ("all", "hu", True),
        ("egyik", "hu", False),
    ],
)
def test_stops_are_set_by_words(typed: str, language: str, has: bool) -> None:
    stops = HkkStops()
    stops.change(typed.split(), language)
    assert (["own", "draw"] in stops.as_plain()) == has
    again = HkkStops()
    again.take_plain(stops.as_plain(), "file")
    assert again.as_plain() == stops.as_plain()


def test_what_is_no_stop_is_refused() -> None:
    """With the nearest word, and nothing has changed."""
    stops = HkkStops()
    with pytest.raises(UnknownStop, match='Did you mean "combat"'):
        stops.change(["own", "kombat", "on"], "en")
    with pytest.raises(UnknownStop, match="file: "):
        stops.take_plain([["own", "standby"]], "file")
    assert stops.as_plain() == HKK.passing().as_plain()


def test_the_table_shows_them_in_each_language() -> None:
    shown = spellspeed("hkk", "play", "--seed", "1", "--language", "hu", typed="fázisok ellenfél befejező be\n")
    assert "Ezekben a fázisokban van kérdés, saját: fő, mozgási, harci." in shown.stdout
    assert "Ezekben a fázisokban van kérdés, ellenfél: harci, befejező." in shown.stdout

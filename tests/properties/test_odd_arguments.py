"""Both builds take and refuse the same arguments: what one does the other does, and a named error is the same one."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from spellspeed.build import COMPILED
from spellspeed.kernel.asks import subject_of, verb_of
from spellspeed.kernel.errors import NotYourAsk
from tests.hygiene.sources import ROOT
from tests.odd_arguments import PYTHONS, duel, outcomes
from tests.patience import WHOLE


@pytest.fixture(scope="module")
def here() -> dict[str, str]:
    """What becomes of every call in the build that is tested."""
    return outcomes()


@pytest.mark.skipif(not COMPILED, reason="the two builds are compared where there are two")
def test_both_builds_take_and_refuse_the_same(here: dict[str, str]) -> None:
    """Every function and method of the api, each argument in turn being odd; the sources stand for the interpreted build."""
    program = [sys.executable, "-m", "tests.odd_arguments"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    said = subprocess.run(program, capture_output=True, text=True, check=True, cwd=ROOT, env=environment, timeout=WHOLE)
    there: dict[str, str] = json.loads(said.stdout)
    assert list(there) == list(here)
    assert {call: (there[call], got) for call, got in here.items() if there[call] != got} == {}


def test_numbers_texts_and_truths_are_what_is_asked_for(here: dict[str, str]) -> None:
    """The kinds: a text, 1.0 or None is no number, a number no text and no truth; a list of picks is taken as a tuple is."""
    for call in ("answer(serial={})", "answer(seat={})", "start_of(first={})", "SeatView(seat={})", "Stream.below(limit={})",
                 "subject_of(code={})", "verb_of(code={})", "finish(duel={})", "Recorder.call(seat={})"):  # fmt: skip
        for odd in ("None", "a text", "1.0", "a list", "an object"):
            assert here[call.format(odd)] == PYTHONS, (call, odd)
    for odd in ("None", "1.0", "99", "a list", "a dict"):
        for call in ("RandomBot(seed={})", "SensibleBot(seed={})", "start_of(always={})", "simulate(choose_zones={})"):
            assert here[call.format(odd)] == PYTHONS, (call, odd)
    assert here["answer(seat=99)"] == here["answer(seat=2**70)"] == NotYourAsk.__name__
    for picks in ("a list", "a tuple", "None", "a text", "a float", "2**70"):
        assert here[f"answer(picks={picks})"] == "IllegalAnswer"
    assert here["start_of(profile=a text)"] == "UnknownProfile"
    assert here["start_of(first=True)"] == here["start_of(always=True)"] == "done"


def test_a_list_of_picks_leads_where_the_tuple_leads() -> None:
    one = duel()
    assert one.ask is not None
    for picks in ((), one.ask.options[:1]):
        assert one.ask.still_possible(list(picks)) == one.ask.still_possible(picks)
    with pytest.raises(TypeError, match="tuple"):
        one.ask.is_answer(list(one.ask.options[:1]))  # type: ignore[arg-type]


@pytest.mark.parametrize(("verb", "subject", "extra"), [(0, -1, 0), (63, 4094, 0), (5, 17, 3), (1, -1, 900)])
def test_an_option_says_its_verb_and_its_card(verb: int, subject: int, extra: int) -> None:
    """From the way it is written: 64 verbs, 4096 subjects with none as 0, and what else."""
    code = verb + 64 * (subject + 1) + 64 * 4096 * extra
    assert (verb_of(code), subject_of(code)) == (verb, subject)

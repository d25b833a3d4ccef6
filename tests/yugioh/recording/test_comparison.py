"""Two profiles side by side: the step at which they part follows from the rules, and so do the switches that are named."""

from dataclasses import replace

import pytest

from spellspeed.kernel.door import answer
from spellspeed.recording.recorder import Answer, NoLongerFits, Recorder, answer_of
from spellspeed.rulebook import rule
from spellspeed.scenario.model import Profile as WrittenProfile
from spellspeed.yugioh.book.victory import surrender
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import SWITCHES, Profile, profile
from spellspeed.yugioh.duel.terms import ACTIVATE, SUMMON
from spellspeed.yugioh.game import YUGIOH, RecordedDeck, Start
from spellspeed.yugioh.judge.switch_rules import SWITCH_RULES
from spellspeed.yugioh.recording.comparison import (
    ANSWER,
    END,
    EVENT,
    OPTIONS,
    Beginning,
    Comparison,
    Parting,
    compare,
    compare_from,
    title_of,
)
from spellspeed.yugioh.scenario.runner import started
from tests.yugioh.book.stage import position, read

NAMES = ("A", "B")


def recorded(text: str) -> tuple[Beginning, list[Answer]]:
    """A position with its steps as a recording that begins there: every answer where there was a choice, by its meaning."""
    scenario = read(text)
    duel = started(scenario).duel
    answers: list[Answer] = []
    for _, _, picks in position(text).inputs:
        assert duel.ask is not None
        if duel.ask.single_answer() is None:
            answers.append(answer_of(YUGIOH, duel, picks))
        answer(duel, duel.serial, picks)

    def begin(rules: Profile) -> Duel:
        usual = dict(profile(rules.name).choices)
        apart = tuple((switch, value) for switch, value in rules.choices if usual[switch] != value)
        return started(replace(scenario, profile=WrittenProfile(rules.name, apart))).duel

    return begin, answers


def compared(text: str, first: Profile, second: Profile) -> Comparison:
    """What comes of comparing that recording."""
    begin, answers = recorded(text)
    return compare_from(begin, answers, first, second, NAMES, every_ask=False)


def parting_of(found: Comparison) -> Parting:
    assert found.parting is not None
    return found.parting


def switches(parting: Parting) -> list[str]:
    return [cause.switch for cause in parting.causes]


SCAPEGOAT = """
A: {hand: [Scapegoat, Gemini Elf]}
steps:
  - A: activate Scapegoat
  - A: set Gemini Elf
"""
LAST_WILL = """
A:
  hand: [Last Will]
  monsters: [Cannon Soldier, Kuriboh, Gemini Elf]
  deck: [Sangan]
steps:
  - A: activate Cannon Soldier
    tribute: Kuriboh
  - A: activate Last Will
  - A: end phase
"""


def zero_against_zero() -> str:
    """A monster with ATK 0 attacks another one in Attack Position."""
    return """
phase: battle
A: {monsters: [Kagemusha of the Blue Flame, Thousand-Eyes Idol]}
B: {monsters: [Thousand-Eyes Idol]}
steps:
  - A: attack Thousand-Eyes Idol -> Thousand-Eyes Idol
"""


def test_the_same_attack_ends_differently() -> None:
    """DAMAGE-11, DAMAGE-11-OCG. After the one answer (the attack) tcg destroys both, ocg neither; zero_atk alone is why."""
    found = compared(zero_against_zero(), profile("tcg"), profile("ocg"))
    parting = parting_of(found)
    assert (parting.kind, parting.step, found.steps) == (EVENT, 1, 1)
    assert parting.same[0] == "Thousand-Eyes Idol attacks Thousand-Eyes Idol."
    assert [line for line in parting.sides[0].happened if "destroyed" in line] == [
        "Thousand-Eyes Idol is destroyed by battle.",
        "Thousand-Eyes Idol is destroyed by battle.",
    ]
    assert [line for line in parting.sides[1].happened if "destroyed" in line] == []
    assert switches(parting) == ["zero_atk"]
    assert not parting.together
    assert parting.causes[0].values == ("destroyed", "survive")
    assert parting.causes[0].rules == ("DAMAGE-11", "DAMAGE-11-OCG")
    # A control: with that one switch as in tcg they never part, and tcg and goat do not here.
    for other in (profile("ocg", {"zero_atk": "destroyed"}), profile("goat")):
        assert compared(zero_against_zero(), profile("tcg"), other) == Comparison(("tcg", title_of(other)), 1, None)


def test_an_option_is_missing_and_it_was_the_one_chosen() -> None:
    """SUMMON-9, SUMMON-9-OCG. After Scapegoat and its zone (two answers) the hand may be Set under tcg and not under ocg."""
    parting = parting_of(compared(SCAPEGOAT, profile("tcg"), profile("ocg")))
    assert (parting.kind, parting.step) == (ANSWER, 2)
    assert [side.options for side in parting.sides] == [
        ("set Gemini Elf", "enter battle", "end phase"),
        ("enter battle", "end phase"),
    ]
    assert [(side.profile, side.asked, side.fits) for side in parting.sides] == [("tcg", 0, True), ("ocg", 0, False)]
    assert parting.answer == ("set hand:1",)
    assert switches(parting) == ["set_is_summon"]
    # The same the other way round.
    back = parting_of(
        compared(SCAPEGOAT, profile("tcg", {"set_is_summon": "no"}), profile("tcg", {"set_is_summon": "yes"}))
    )
    assert (back.kind, back.step, switches(back)) == (ANSWER, 2, ["set_is_summon"])


def test_an_option_is_missing_that_nobody_chose() -> None:
    """Five answers: the effect, its Tribute, a pass with priority, Last Will, its zone. The rulings of 2005 do not look back."""
    parting = parting_of(compared(LAST_WILL, profile("tcg"), profile("goat")))
    assert (parting.kind, parting.step, parting.answer) == (OPTIONS, 5, ("pass",))
    assert [("activate Last Will" in side.options) for side in parting.sides] == [True, False]
    (cause,) = parting.causes
    assert (cause.switch, cause.values) == ("rulings", ("2008", "2005"))
    assert [card for card, _ in cause.cards] == ["Last Will"]
    assert cause.cards[0][1].startswith("ERA-LASTWILL-1")


def test_switches_that_act_only_together_are_named_together() -> None:
    """Two switches that each part the duel at the same place are named each; one that does nothing here never is."""
    both = profile("tcg", {"set_is_summon": "yes", "segoc": "rulebook"})
    parting = parting_of(compared(SCAPEGOAT, profile("tcg"), both))
    assert switches(parting) == ["set_is_summon"]
    assert not parting.together


def test_a_duel_that_is_over_under_one_of_them() -> None:
    """A beginning that is over under ocg: the duels part in their end, before any answer."""
    begin, answers = recorded(SCAPEGOAT)

    def over_under_ocg(rules: Profile) -> Duel:
        duel = begin(rules)
        if rules.name == "ocg":
            surrender(duel, 0)
        return duel

    parting = parting_of(compare_from(over_under_ocg, answers, profile("tcg"), profile("ocg"), NAMES, every_ask=False))
    assert (parting.kind, parting.step) == (END, 0)
    assert [side.asked for side in parting.sides] == [0, -1]
    assert parting.sides[1].end.reason == "ERA-SURRENDER-1"


def soldiers() -> Recorder[Duel]:
    """Two decks of Cannon Soldiers, so that no shuffle matters: one is Summoned, and its player passes the window after it."""
    deck = RecordedDeck((by_name("Cannon Soldier").passcode,) * 40, ())
    recorder = Recorder(Start("soldiers", (deck, deck)))
    choose(recorder, SUMMON)
    return recorder


def choose(recorder: Recorder[Duel], verb: int) -> None:
    """Answer with the first option of a verb."""
    ask = recorder.state.ask
    assert ask is not None
    recorder.answer((next(code for code in ask.options if code % 64 == verb),))


def test_a_recording_is_compared_from_its_seed() -> None:
    """T-3.6. With priority after a Summon its player may use the Ignition Effect at once; without it nobody is asked before the Main Phase."""
    recorder = soldiers()
    choose(recorder, ACTIVATE)
    first, second = profile("tcg"), profile("tcg", {"ignition_priority": "none"})
    parting = parting_of(compare(recorder.recording(), first, second))
    assert (parting.step, parting.turn, switches(parting)) == (1, 1, ["ignition_priority"])
    assert parting.sides[0].options == ("pass", "activate Cannon Soldier")
    assert parting.causes[0].rules == ("T-3.6",)
    # The Summon itself is the same under both.
    assert parting.same[-1] == "seat 1 Normal Summons Cannon Soldier."
    # A control: after_summon differs from after_summon_and_chain only when a Chain has resolved, and none has.
    later = compare(soldiers().recording(), first, profile("tcg", {"ignition_priority": "after_summon"}))
    assert later == Comparison(("tcg", "tcg+ignition_priority=after_summon"), 1, None)


def test_an_answer_that_fits_neither_is_an_error() -> None:
    recording = soldiers().recording()
    broken = replace(recording, answers=(*recording.answers, Answer(0, ("activate hand:7",))))
    with pytest.raises(NoLongerFits, match="step 2"):
        compare(broken, profile("tcg"), profile("goat"))


def test_every_switch_has_rules_that_there_are() -> None:
    assert sorted(SWITCH_RULES) == sorted(SWITCHES)
    for ids in SWITCH_RULES.values():
        assert ids
        for each in ids:
            assert rule(each).id == each

"""Moments of duels written as a position with steps: run, they come to the same question and the same facts."""

from __future__ import annotations

import pytest

from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.scenario import writing_steps
from spellspeed.yugioh.scenario.writer import NotWritable, is_position, scenario_text
from spellspeed.yugioh.scenario.writing_steps import Told, problem_of, read, scenario_with_steps, sorted_within
from tests.properties.playing import asked, bench_duel, how_many
from tests.yugioh.book.stage import position

Picks = tuple[int, ...]


def last_beginning(duel: Duel, stream: Stream, length: int) -> tuple[Duel, list[Picks]]:
    """Play some answers by chance; the last position on the way that can be written, and the answers since."""
    start, given = duel.fork(), list[Picks]()
    for _ in range(length):
        if duel.over:
            break
        if (is_position(duel) and not given) or stream.below(8) == 0:
            try:
                scenario_text(duel, "x")
            except NotWritable:
                pass
            else:
                start, given = duel.fork(), []
        given.append(random_picks(asked(duel), stream))
        answer(duel, duel.serial, given[-1])
    return start, given


def test_moments_of_random_duels_are_written() -> None:
    """Most moments can be said; scenario_with_steps has run what it returns, and the controls below show that it looks."""
    written = refused = 0
    for seed in range(how_many(6, 200)):
        stream = Stream(f"steps {seed}")
        duel = bench_duel(seed)
        start, given = last_beginning(duel, stream, 20 + 6 * seed % 60)
        if duel.over or not is_position(start):
            continue
        try:
            text = scenario_with_steps(start, given, "a moment")
        except NotWritable:
            refused += 1
        else:
            written += 1
            assert text.startswith('scenario: "a moment"\n')
            assert len(read(text).steps) <= len(given) + 1
    assert written > refused
    assert written >= 3


def test_the_steps_are_those_that_the_runner_would_not_take_by_itself() -> None:
    """Passes and single answers are left out; a Chain that is open stays open at its question."""
    play = position("""
A:
  hand: [Dark Hole]
  monsters: [Gemini Elf]
B:
  spells_traps: [{card: Jar of Greed, position: set}]
""")
    duel = play.duel
    duel.always = False
    start = duel.fork()
    given: list[Picks] = []
    while asked(duel).seat == 0:
        given.append((next(code for code in asked(duel).options),))
        answer(duel, duel.serial, given[-1])
    text = scenario_with_steps(start, given, "Dark Hole is on the Chain")
    assert text.endswith('steps:\n  - A: activate Dark Hole\n  - options: {B: ["pass", "activate Jar of Greed"]}\n')


def test_another_moment_is_found_out() -> None:
    """The control: a scenario that stops too early, or somewhere else, is not taken for the moment."""
    play = position("""
A:
  hand: [Dark Hole, Gemini Elf]
""")
    head = scenario_text(play.duel, "x")
    picks = (asked(play.duel).options[0],)
    told = Told(play.duel.fork(), [picks])
    assert problem_of(head, told) != ""


def test_cards_that_came_at_once_are_compared_without_their_order() -> None:
    """Design, invariant 4: they lie by their numbers, and those are others in the scenario. Cards of two batches keep their order."""
    assert sorted_within([4, 4, 7], ("Sangan", "Kuriboh", "Jinzo")) == ("Kuriboh", "Sangan", "Jinzo")
    assert sorted_within([4, 5, 4], ("Sangan", "Kuriboh", "Jinzo")) == ("Sangan", "Kuriboh", "Jinzo")


@pytest.mark.parametrize(("card", "told"), [("Reinforcement of the Army", True), ("Pot of Greed", False)])
def test_where_a_deck_was_shuffled_the_refusal_says_so(card: str, told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """No scenario says into which order; where nothing was shuffled (the control) that is not the reason."""
    play = position(f"""
A:
  hand: [{card}]
  deck: [Gemini Elf, Don Zaloog, Goblin Attack Force, Sangan, Exiled Force]
""")
    duel = play.duel
    duel.always = False
    start, given = duel.fork(), list[Picks]()
    while not given or not is_position(duel):
        given.append(asked(duel).options[: asked(duel).least or 1][:1])
        answer(duel, duel.serial, given[-1])

    def refuse(head: str, told: Told) -> str:
        raise NotWritable("no words")

    monkeypatch.setattr(writing_steps, "text_with_steps", refuse)
    with pytest.raises(NotWritable, match="no words") as refused:
        scenario_with_steps(start, given, "x")
    assert ("a Deck was shuffled on the way" in str(refused.value)) == told

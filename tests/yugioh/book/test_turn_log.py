"""The log of a turn, phase by phase and step by step, and who is asked when (TURN, DRAW, BATTLE, END, PRIORITY, CHAIN)."""

from itertools import pairwise

import pytest

from spellspeed.kernel.asks import option, verb_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.terms import (
    A_OPEN,
    A_RESPONSE,
    BATTLE,
    BATTLE_STEP,
    DAMAGE_STEP,
    DRAW,
    E_ATTACK,
    E_DRAWN,
    E_PHASE,
    E_STEP,
    E_TAKEN,
    E_TURN,
    END,
    END_PHASE,
    END_STEP,
    ENTER_BATTLE,
    ENTER_MAIN2,
    MAIN1,
    MAIN2,
    MOMENT,
    PASS,
    STANDBY,
    START_STEP,
)
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.text.duel_log import LogWriter
from tests.properties.playing import bench_duel, how_many
from tests.yugioh.book.stage import asked, drive, kinds, position

TWO_ATTACKERS = """
turn: 4
phase: draw
A:
  monsters: [Gemini Elf, Celtic Guardian]
"""


def phases(play: Play) -> list[int]:
    """The phases of the log."""
    return [event.value for event in kinds(play, E_PHASE) if event.seat == 0]


def steps(play: Play) -> list[int]:
    """The steps of the Battle Phase in the log."""
    return [event.value for event in kinds(play, E_STEP) if event.value < MOMENT]


def test_the_phases_of_a_turn() -> None:
    """TURN-2, BATTLE-1, MAIN-8. Six in this order; without a Battle Phase four; straight from the Battle Phase to the end five."""
    play = position(TWO_ATTACKERS)
    drive(play, ["enter battle", "enter main2"])
    assert phases(play) == [DRAW, STANDBY, MAIN1, BATTLE, MAIN2, END]
    play = position(TWO_ATTACKERS)
    drive(play)
    assert phases(play) == [DRAW, STANDBY, MAIN1, END]
    play = position(TWO_ATTACKERS)
    drive(play, ["enter battle"])
    assert phases(play) == [DRAW, STANDBY, MAIN1, BATTLE, END]


def test_the_steps_of_a_battle_phase() -> None:
    """BATTLE-3, BATTLE-11, BATTLE-12. Each attack has its Damage Step and leads back to the Battle Step; without attacks there is none."""
    play = position(TWO_ATTACKERS)
    drive(play, ["enter battle", "attack Gemini Elf directly", "attack Celtic Guardian directly"])
    assert steps(play) == [START_STEP, BATTLE_STEP, DAMAGE_STEP, BATTLE_STEP, DAMAGE_STEP, BATTLE_STEP, END_STEP]
    assert play.duel.life == [8000, 8000 - 1900 - 1400]
    play = position(TWO_ATTACKERS)
    drive(play, ["enter battle"])
    assert steps(play) == [START_STEP, BATTLE_STEP, END_STEP]


def test_the_steps_and_the_end_are_told_to_everybody() -> None:
    """END-1, BATTLE-4, BATTLE-12. The one log, which belongs to both players, has the Start Step before the first attack, the End Step
    after the last one, then the End Phase; the phases stand in what is printed for both."""
    play = position(TWO_ATTACKERS)
    told = LogWriter(play.duel, ["Ann", "Bob"])
    drive(play, ["enter battle", "attack Gemini Elf directly"])
    told_of = kinds(play, E_PHASE, E_STEP, E_ATTACK)
    marks = [(event.kind, event.value) for event in told_of if event.kind != E_STEP or event.value < MOMENT]
    battle = marks[marks.index((E_PHASE, BATTLE)) :]
    assert battle[:3] == [(E_PHASE, BATTLE), (E_STEP, START_STEP), (E_STEP, BATTLE_STEP)]
    assert battle[3][0] == E_ATTACK
    assert battle[4:8] == [(E_STEP, DAMAGE_STEP), (E_STEP, BATTLE_STEP), (E_STEP, END_STEP), (E_PHASE, END)]
    lines = [line for line in told.news() if "Phase" in line or "attacks Bob" in line]
    assert lines[3:6] == ["[Battle Phase]", "Gemini Elf attacks Bob directly.", "[End Phase]"]


def test_nothing_comes_before_the_draw() -> None:
    """DRAW-2. Asked always, with a Quick-Play Spell that could answer: no seat is asked between the new turn and its draw."""
    play = position(
        "turn: 3\nturn_player: B\nphase: main1\nB:\n  spells_traps: [{card: Mystical Space Typhoon, position: set}]\n"
    )
    drive(play)
    assert (play.duel.turn, play.duel.phase, play.duel.turn_seat) == (4, DRAW, 0)
    order = [event.kind for event in play.journal]
    begins, drawn = order.index(E_TURN), order.index(E_DRAWN)
    assert order[begins : drawn + 1] == [E_TURN, E_PHASE, E_TAKEN, E_DRAWN]
    # The first ask of the turn finds the whole of it in the log.
    assert len(play.journal) == drawn + 1
    assert asked(play.duel).seat == 0
    before = position(
        "turn: 3\nturn_player: B\nphase: main1\nB:\n  spells_traps: [{card: Mystical Space Typhoon, position: set}]\n"
    )
    lengths = [length for length, _ in drive(before)]
    assert all(length <= begins for length in lengths)


def test_after_the_draw_both_are_asked() -> None:
    """DRAW-2, DRAW-3. A control: there the Quick-Play Spell is offered to B, after A has passed."""
    play = position(
        "turn: 4\nphase: draw\nA:\n  spells_traps: [{card: Waboku, position: set}]\n"
        "B:\n  spells_traps: [{card: Mystical Space Typhoon, position: set}]\n"
    )
    first = asked(play.duel)
    assert (first.seat, first.kind, play.duel.phase) == (0, A_RESPONSE, DRAW)
    play.take((option(PASS),))
    second = asked(play.duel)
    assert (second.seat, second.kind, len(second.options)) == (1, A_RESPONSE, 2)


@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_the_draw_phase_ends_by_itself(rules: str) -> None:
    """DRAW-4-OCG. With nothing to activate nobody announces its end: the first decision of the turn is that of Main Phase 1."""
    quiet = position(f"profile: {rules}\nturn: 3\nturn_player: B\nphase: main1\n").duel
    quiet.always = False
    answer(quiet, quiet.serial, (option(END_PHASE),))
    assert (quiet.turn, quiet.phase, asked(quiet).kind, asked(quiet).seat) == (4, MAIN1, A_OPEN, 0)
    assert quiet.journal is not None
    later = [(event.kind, event.value) for event in quiet.journal if event.kind in (E_TURN, E_PHASE, E_DRAWN)]
    assert later[-5:] == [(E_TURN, 4), (E_PHASE, DRAW), (E_DRAWN, 1), (E_PHASE, STANDBY), (E_PHASE, MAIN1)]


def test_in_the_draw_phase_the_only_answer_without_cards_is_to_pass() -> None:
    """DRAW-4-OCG. Asked always: after two passes Standby follows, and no ask of the turn player there names a next phase."""
    play = position("profile: ocg\nturn: 4\nphase: draw\n")
    asks = [ask for length, ask in drive(play) if length < [e.value for e in play.journal].index(STANDBY) + 1]
    assert [code for ask in asks for code in ask.options] == [option(PASS)] * len(asks)
    assert [ask.seat for ask in asks][:2] == [0, 1]


def test_nobody_is_asked_to_leave_out_a_phase() -> None:
    """TURN-4-BG. Over whole turns a phase is ended or announced in a Main Phase or the Battle Phase only, by the turn player."""
    seen = set()
    for seed in range(how_many(4, 100)):
        duel = bench_duel(seed, always=True)
        stream = Stream(f"phases {seed}")
        while not duel.over:
            ask = asked(duel)
            for verb in {verb_of(code) for code in ask.options} & {ENTER_BATTLE, ENTER_MAIN2, END_PHASE}:
                seen.add((verb, duel.phase))
                assert ask.seat == duel.turn_seat
            answer(duel, duel.serial, random_picks(ask, stream), ask.seat)
    assert seen == {
        (ENTER_BATTLE, MAIN1),
        (END_PHASE, MAIN1),
        (ENTER_MAIN2, BATTLE),
        (END_PHASE, BATTLE),
        (END_PHASE, MAIN2),
    }


def test_every_turn_has_its_phases_and_each_is_announced_before_anything_happens_in_it() -> None:
    """TURN-2, TURN-3-BG. In random duels the log's last phase is the present one at every ask, and each turn's phases are one of three lists."""
    allowed = {
        (DRAW, STANDBY, MAIN1, END),
        (DRAW, STANDBY, MAIN1, BATTLE, END),
        (DRAW, STANDBY, MAIN1, BATTLE, MAIN2, END),
    }
    found = set()
    for seed in range(how_many(6, 100)):
        duel = bench_duel(seed)
        duel.journal = []
        stream = Stream(f"announced {seed}")
        while not duel.over:
            announced = [event.value for event in duel.journal if event.kind == E_PHASE]
            assert not announced or announced[-1] == duel.phase
            answer(duel, duel.serial, random_picks(asked(duel), stream))
        marks = [place for place, event in enumerate(duel.journal) if event.kind == E_TURN]
        for begin, end in pairwise(marks):
            found.add(tuple(event.value for event in duel.journal[begin:end] if event.kind == E_PHASE))
    assert found == allowed


def test_the_turn_player_is_asked_first_in_every_phase() -> None:
    """PRIORITY-1, PRIORITY-4. Asked always: the first ask of every phase and step is A's, and before the next one begins B was asked too."""
    play = position(TWO_ATTACKERS)
    asks = drive(play, ["enter battle", "attack Gemini Elf directly", "enter main2"])
    borders = [
        place
        for place, event in enumerate(play.journal, 1)
        if event.kind in (E_PHASE, E_STEP) and event.seat == 0 and event.value < MOMENT
    ]
    sections = 0
    for begin, end in pairwise([*borders, len(play.journal)]):
        seats = [ask.seat for length, ask in asks if begin <= length < end]
        if seats:
            sections += 1
            assert seats[0] == 0, (begin, end)
            assert 1 in seats, (begin, end)
    # Draw, Standby, Main 1, four steps and one more Battle Step, Main 2, End.
    assert sections == 10


def test_after_an_activation_the_other_player_is_asked() -> None:
    """CHAIN-2, PRIORITY-3. In random duels that ask always: when a link was added, the next window is the other seat's."""
    links = 0
    for seed in range(how_many(4, 100)):
        duel = bench_duel(seed, always=True)
        stream = Stream(f"links {seed}")
        while not duel.over:
            before = len(duel.chain)
            answer(duel, duel.serial, random_picks(asked(duel), stream))
            if not duel.over and len(duel.chain) > before and asked(duel).kind == A_RESPONSE:
                links += 1
                assert asked(duel).seat == 1 - duel.chain[-1].seat
    assert links > 50

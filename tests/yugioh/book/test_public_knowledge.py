"""What both players know at any moment, and what is fixed and seen before an answer (PUBLIC, TERM-TARGET-1, TERM-DIRECT-1, END-2)."""

import pytest

from spellspeed.cli.cells import player_line
from spellspeed.kernel.asks import option, subject_of, verb_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.terms import (
    A_DUE,
    A_RESPONSE,
    CHOOSE,
    E_ACTIVATED,
    E_ATTACK,
    E_CONTROL,
    E_PHASE,
    E_TARGETED,
    END,
    GRAVEYARD,
    HAND,
    PASS,
    TARGETS,
)
from spellspeed.yugioh.duel.visibility import knows
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.views.picture import picture_of
from tests.properties.playing import bench_duel, how_many
from tests.yugioh.book.stage import answer_question, asked, card, drive, kinds, names, position, then


def test_what_is_public_is_true_at_every_ask() -> None:
    """PUBLIC-1, PUBLIC-2. In random duels: the board's numbers are those of the duel, both seats know every card in each Graveyard, and no
    seat knows a card of the other's hand or is offered one."""
    asks = 0
    for seed in range(how_many(4, 100)):
        duel = bench_duel(seed)
        stream = Stream(f"public {seed}")
        while not duel.over:
            ask = asked(duel)
            asks += 1
            for seat in (0, 1):
                line = player_line(picture_of(duel, ["Ann", "Bob"]), seat, catalog()).plain
                graveyard = duel.zone(seat, GRAVEYARD)
                counts = f"LP {duel.life[seat]}  Hand {len(duel.zone(seat, HAND))}  "
                assert line.startswith(("Ann", "Bob")[seat] + "  " + counts)
                assert f"  Graveyard {len(graveyard)}  " in line
                if graveyard:
                    assert line.endswith(f"on top: {duel.printed(graveyard[-1]).name}")
                for viewer in (0, 1):
                    assert all(knows(duel, viewer, number) for number in graveyard)
                    assert all(knows(duel, viewer, number) == (viewer == seat) for number in duel.zone(seat, HAND))
            if any(
                verb_of(code) == CHOOSE and subject_of(code) in duel.zone(1 - ask.seat, HAND) for code in ask.options
            ):
                pytest.fail(f"seat {ask.seat} chooses from the other's hand in duel {seed}")
            answer(duel, duel.serial, random_picks(ask, stream), ask.seat)
    assert asks > 500


def test_a_target_is_fixed_and_seen_before_the_answer() -> None:
    """TERM-TARGET-1. Change of Heart: when B is asked, Chain Link 1 is bound to its target, and the log that both read names it."""
    play = position(
        "A:\n  hand: [Change of Heart]\nB:\n  monsters: [Gemini Elf, Celtic Guardian]\n"
        "  spells_traps: [{card: Waboku, position: set}]\n"
    )
    told = LogWriter(play.duel, ["Ann", "Bob"])
    then(play, "  - A: activate Change of Heart\n    target: Celtic Guardian\n")
    answer_question(play)
    ask = asked(play.duel)
    assert (ask.kind, ask.seat, len(ask.options)) == (A_RESPONSE, 1, 2)
    (link,) = play.duel.chain
    assert link.bound[TARGETS] == (play.duel.binding(card(play, "Celtic Guardian")),)
    assert names(play.duel, [event.card for event in kinds(play, E_TARGETED)]) == ["Celtic Guardian"]
    assert told.news()[-2:] == ["Ann activates Change of Heart.", "Target: Celtic Guardian."]
    play.take((option(PASS),))
    drive(play)
    assert [event.card for event in kinds(play, E_CONTROL)][:1] == [card(play, "Celtic Guardian")]


def test_an_attack_on_the_player_says_so() -> None:
    """TERM-DIRECT-1. The event of a direct attack names the player and no monster; that of another attack names its target."""
    play = position("phase: battle\nA:\n  monsters: [Gemini Elf]\n")
    drive(play, ["attack Gemini Elf directly"])
    (attack,) = kinds(play, E_ATTACK)
    assert (attack.card, attack.by, attack.value) == (card(play, "Gemini Elf"), -1, 1)
    play = position("phase: battle\nA:\n  monsters: [Gemini Elf]\nB:\n  monsters: [Celtic Guardian]\n")
    drive(play, ["attack Gemini Elf -> Celtic Guardian"])
    (attack,) = kinds(play, E_ATTACK)
    assert (attack.card, attack.by) == (card(play, "Gemini Elf"), card(play, "Celtic Guardian"))


def test_the_return_of_control_is_no_activation() -> None:
    """END-2, T-6.3, T-6.6. Change of Heart ends in the End Phase without a Chain, and the players are asked as after all that is done there."""
    play = position(
        "A:\n  hand: [Change of Heart]\nB:\n  monsters: [Celtic Guardian]\n"
        "  spells_traps: [{card: Waboku, position: set}]\n"
    )
    then(play, "  - A: activate Change of Heart\n    target: Celtic Guardian\n")
    asks = drive(play)
    log = play.journal
    (end,) = [place for place, event in enumerate(log, 1) if event.kind == E_PHASE and event.value == END]
    taken, given_back = [place for place, event in enumerate(log, 1) if event.kind == E_CONTROL]
    assert taken < end < given_back
    assert [(ask.kind, ask.seat) for length, ask in asks if end <= length < given_back] == [(A_DUE, 0), (A_DUE, 1)]
    after = [(ask.kind, ask.seat) for length, ask in asks if length >= given_back]
    assert after == [(A_RESPONSE, 0), (A_RESPONSE, 1), (A_DUE, 0), (A_DUE, 1)]
    assert not any(event.kind == E_ACTIVATED for event in log[end:given_back])

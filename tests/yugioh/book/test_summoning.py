"""What is kept of a Summon, and answers that are refused: proper Summons, Ritual Tributes, Gemini monsters, positions (SUMMON, RITUAL, POS)."""

import pytest

from spellspeed.kernel.asks import option, subject_of, verb_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.errors import IllegalAnswer
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.doing.departures import (
    TO_HAND,
    Leaving,
    discard,
    leave,
    remove_from_play,
    return_to_deck,
    send_to_graveyard,
)
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import (
    A_TRIBUTE,
    ACTIVATE,
    ATTACK,
    BY_EFFECT,
    BY_RULE,
    CHANGE_POSITION,
    CHOOSE,
    DECK,
    DEFENSE,
    E_SUMMONED,
    FLIP,
    GRAVEYARD,
    HAND,
    MONSTERS,
    NORMAL_SUMMON,
    PROPER,
    REMOVED,
    SET_MONSTER,
    SPECIAL_SUMMON,
)
from spellspeed.yugioh.may.summon import may_be_special_summoned
from spellspeed.yugioh.may.use_gemini import may_summon_gemini
from spellspeed.yugioh.scenario.play import Play
from tests.properties.playing import bench_duel, how_many
from tests.yugioh.book.stage import asked, card, drive, drive_on, kinds, names, options_of, position, then

RITUAL = """
A:
  hand: [Black Luster Ritual, Black Luster Soldier, Dark Magician, Celtic Guardian]
"""


def is_proper(duel: Duel, number: int) -> bool:
    """Whether the record of a card says that it was properly Special Summoned."""
    return duel.cards[number].marks & PROPER != 0


def ritual_summoned() -> tuple[Play, int]:
    """A position after a Ritual Summon of Black Luster Soldier, and its number."""
    play = position(RITUAL)
    then(
        play,
        "  - A: activate Black Luster Ritual\n    tribute: [Dark Magician, Celtic Guardian]\n    position: attack\n",
    )
    drive_on(play)
    return play, card(play, "Black Luster Soldier")


def test_a_summon_by_another_card_is_no_proper_summon() -> None:
    """SUMMON-19. Call of the Haunted: a Special Summon by effect, and the record of Dark Magician says nothing of a procedure of its own."""
    play = position(
        "B:\n  graveyard: [Dark Magician]\n  spells_traps: [{card: Call of the Haunted, position: set}]\n"
        "steps:\n  - A: enter battle\n  - B: activate Call of the Haunted\n    target: Dark Magician\n"
    )
    drive(play)
    magician = card(play, "Dark Magician")
    (summon,) = kinds(play, E_SUMMONED)
    assert (summon.card, summon.value, summon.cause, summon.by) == (
        magician, SPECIAL_SUMMON, BY_EFFECT, card(play, "Call of the Haunted"),
    )  # fmt: skip
    assert play.duel.cards[magician].zone == MONSTERS
    assert not is_proper(play.duel, magician)


def test_a_monsters_own_procedure_is_a_proper_summon() -> None:
    """SUMMON-19. Cyber Dragon: the event has no card as its cause, and the record says so."""
    play = position("A:\n  hand: [Cyber Dragon]\nB:\n  monsters: [Gemini Elf]\n")
    dragon = card(play, "Cyber Dragon")
    assert not is_proper(play.duel, dragon)
    then(play, "  - A: special summon Cyber Dragon\n    position: attack\n")
    drive(play)
    (summon,) = kinds(play, E_SUMMONED)
    assert (summon.card, summon.value, summon.cause, summon.by) == (dragon, SPECIAL_SUMMON, BY_RULE, -1)
    assert is_proper(play.duel, dragon)


def test_a_ritual_summon_is_proper() -> None:
    """SUMMON-19, SUMMON-20. The Ritual Spell is the monster's own way."""
    play, soldier = ritual_summoned()
    assert play.duel.cards[soldier].zone == MONSTERS
    assert is_proper(play.duel, soldier)


def may_be_revived(duel: Duel, number: int) -> bool:
    """Whether another card's effect may Special Summon it; if not, for the rule of revival alone."""
    why: list[str] = []
    answered = may_be_special_summoned(duel, 0, number, why)
    assert why == ([] if answered else ["SUMMON-20"])
    assert answered == is_proper(duel, number)
    return answered


def test_where_the_record_of_a_proper_summon_is_kept() -> None:
    """SUMMON-20, T-10.2. In the Graveyard, removed from play, and back in the Graveyard from there."""
    play, soldier = ritual_summoned()
    duel = play.duel
    send_to_graveyard(duel, soldier, BY_EFFECT)
    assert (duel.cards[soldier].zone, may_be_revived(duel, soldier)) == (GRAVEYARD, True)
    remove_from_play(duel, soldier, BY_EFFECT)
    assert (duel.cards[soldier].zone, may_be_revived(duel, soldier)) == (REMOVED, True)
    send_to_graveyard(duel, soldier, BY_EFFECT)
    assert (duel.cards[soldier].zone, may_be_revived(duel, soldier)) == (GRAVEYARD, True)


@pytest.mark.parametrize("way", ["hand", "deck", "from the graveyard to the deck"])
def test_where_the_record_of_a_proper_summon_is_lost(way: str) -> None:
    """SUMMON-20, T-10.2. In the hand and in the Deck: what comes to the Graveyard from there, or is removed, is not revived."""
    play, soldier = ritual_summoned()
    duel = play.duel
    if way == "hand":
        leave(duel, Leaving(soldier, TO_HAND, BY_EFFECT))
        assert (duel.cards[soldier].zone, may_be_revived(duel, soldier)) == (HAND, False)
        discard(duel, soldier, BY_EFFECT)
    else:
        if way != "deck":
            send_to_graveyard(duel, soldier, BY_EFFECT)
        return_to_deck(duel, soldier, BY_EFFECT)
        assert (duel.cards[soldier].zone, may_be_revived(duel, soldier)) == (DECK, False)
        send_to_graveyard(duel, soldier, BY_EFFECT)
    assert (duel.cards[soldier].zone, may_be_revived(duel, soldier)) == (GRAVEYARD, False)
    remove_from_play(duel, soldier, BY_EFFECT)
    assert (duel.cards[soldier].zone, may_be_revived(duel, soldier)) == (REMOVED, False)


def test_without_a_ritual_summon_there_is_nothing_to_keep() -> None:
    """SUMMON-20. A control: discarded from the hand it is not revived; Celtic Guardian, without a class, is."""
    play = position(RITUAL)
    soldier, guardian = card(play, "Black Luster Soldier"), card(play, "Celtic Guardian")
    discard(play.duel, soldier, BY_EFFECT)
    discard(play.duel, guardian, BY_EFFECT)
    assert not may_be_revived(play.duel, soldier)
    assert may_be_special_summoned(play.duel, 0, guardian)


def test_ritual_tributes_of_too_low_a_level_are_refused_and_change_nothing() -> None:
    """RITUAL-4. Total Level 7 or 4 is refused with the named error; the question stays open, and 7 and 4 together answer it."""
    play = position(RITUAL)
    then(play, "  - A: activate Black Luster Ritual\n")
    while play.ask.kind != A_TRIBUTE:
        assert play.go_on()
    duel, ask = play.duel, play.ask
    magician, guardian = (option(CHOOSE, card(play, name)) for name in ("Dark Magician", "Celtic Guardian"))
    assert set(ask.options) == {magician, guardian}
    assert set(ask.still_possible(())) == {magician, guardian}
    assert ask.still_possible((magician,)) == (guardian,)
    before, serial = duel.digest(), duel.serial
    for picks in ((), (magician,), (guardian,), (magician, magician)):
        with pytest.raises(IllegalAnswer):
            answer(duel, serial, picks)
        assert (duel.digest(), duel.serial, duel.ask) == (before, serial, ask)
    answer(duel, serial, (magician, guardian))
    assert sorted(names(duel, duel.zone(0, GRAVEYARD))) == ["Celtic Guardian", "Dark Magician"]


def test_a_gemini_monster_has_its_effects_after_a_second_summon() -> None:
    """ERA-GEMINI-1, POS-4. Dark Valkyria, Summoned in an earlier turn: no effect is offered, then it is Normal Summoned again, and one is."""
    play = position("A:\n  hand: [Celtic Guardian]\n  monsters: [Dark Valkyria]\n")
    valkyria = card(play, "Dark Valkyria")
    assert "activate Dark Valkyria" not in options_of(play)
    assert {"summon Dark Valkyria", "change Dark Valkyria to defense"} <= set(options_of(play))
    then(play, "  - A: summon Dark Valkyria\n  - may: {A: activate Dark Valkyria}\n")
    (summon,) = kinds(play, E_SUMMONED)
    assert (summon.card, summon.value) == (valkyria, NORMAL_SUMMON)
    drive_on(play)
    # That was the Normal Summon of the turn: it needs no third, and who was Summoned in this turn keeps its battle position.
    assert options_of(play) == ["activate Dark Valkyria", "end phase", "enter battle"]


@pytest.mark.parametrize(
    ("side", "reason"),
    [
        ("  normal_summon: used\n  monsters: [Dark Valkyria]\n", "SUMMON-2"),
        ("  monsters: [{card: Dark Valkyria, position: set}]\n", "ERA-GEMINI-1"),
        ("  hand: [Dark Valkyria]\n", "ERA-GEMINI-1"),
        ("  monsters: [Celtic Guardian]\n", "ERA-GEMINI-1"),
    ],
)
def test_when_there_is_no_second_summon(side: str, reason: str) -> None:
    """ERA-GEMINI-1. Not without the turn's Normal Summon, not face-down, not from the hand, and not for a monster that is no Gemini."""
    play = position("A:\n" + side)
    number = next(each.number for each in play.duel.cards if each.face.name in ("Dark Valkyria", "Celtic Guardian"))
    why: list[str] = []
    assert not may_summon_gemini(play.duel, 0, number, why)
    assert why == [reason]


def test_what_a_gemini_monster_loses() -> None:
    """ERA-GEMINI-1. Turned face-down, or off the field and back, it is a Normal Monster again."""
    for card_text, steps in (
        ("Book of Moon", "  - A: activate Book of Moon\n    target: Dark Valkyria\n"),
        ("Premature Burial", ""),
    ):
        play = position(
            f"A:\n  hand: [{card_text}]\n  monsters: [Dark Valkyria]\nsteps:\n  - A: summon Dark Valkyria\n"
        )
        valkyria = card(play, "Dark Valkyria")
        drive_on(play)
        assert is_offered(play, valkyria)
        if steps:
            then(play, steps)
            drive_on(play)
            assert not play.duel.cards[valkyria].face_up
            drive(play)
            drive(play)
            then(play, "  - A: flip Dark Valkyria\n")
        else:
            send_to_graveyard(play.duel, valkyria, BY_EFFECT)
            play.duel.ask = None
            drive_again(play)
            then(play, "  - A: activate Premature Burial\n    target: Dark Valkyria\n    position: attack\n")
        drive_on(play)
        assert play.duel.cards[valkyria].face_up
        assert play.duel.cards[valkyria].zone == MONSTERS
        assert not is_offered(play, valkyria)


def drive_again(play: Play) -> None:
    """Ask again after the position was changed by hand."""
    play.begin()
    drive_on(play)


def is_offered(play: Play, number: int) -> bool:
    """Whether an effect of this card can be activated at the open ask."""
    return any((verb_of(code), subject_of(code)) == (ACTIVATE, number) for code in asked(play.duel).options)


@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_monsters_lie_in_one_of_three_positions(rules: str) -> None:
    """POS-1, POS-2-OCG. In random duels no monster ever lies face-down in Attack Position, and no action by hand leads there."""
    found: set[tuple[bool, int]] = set()
    acted: set[int] = set()
    for seed in range(how_many(6, 100)):
        duel = bench_duel(seed, rules=rules)
        stream = Stream(f"positions {seed}")
        while not duel.over:
            picks = random_picks(asked(duel), stream)
            acted.update(verb_of(pick) for pick in picks)
            answer(duel, duel.serial, picks)
            for seat in (0, 1):
                found |= {(duel.cards[number].face_up, duel.cards[number].position) for number in duel.monsters(seat)}
    assert found == {(True, ATTACK), (True, DEFENSE), (False, DEFENSE)}
    assert acted >= {FLIP, SET_MONSTER, CHANGE_POSITION}

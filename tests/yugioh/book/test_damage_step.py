"""What a scenario cannot look at in the Damage Step: marks, windows that are not there, results that are final (DAMAGE, T-5, EX-2)."""

from spellspeed.kernel.asks import option, subject_of, verb_of
from spellspeed.yugioh.duel.derived import attack
from spellspeed.yugioh.duel.terms import (
    A_RESPONSE,
    ACTIVATE,
    DAMAGE_STEP,
    DEFENSE,
    DS_AFTER,
    DS_BEFORE,
    DS_CALCULATION,
    DS_START,
    E_ACTIVATED,
    E_BATTLED,
    E_DAMAGE,
    E_DESTROYED,
    E_RESOLVED,
    E_RETURNED,
    E_SENT,
    GRAVEYARD,
    HAND,
    MONSTERS,
    PASS,
)
from spellspeed.yugioh.scenario.play import Play
from tests.yugioh.book.stage import answer_question, asked, card, drive, kinds, names, options_of, position, then

HANE_HANE = """
phase: battle
A:
  monsters: [Dragon Zombie, Gemini Elf]
B:
  monsters: [{card: Hane-Hane, position: set}]
steps:
  - A: attack Dragon Zombie -> Hane-Hane
"""

TWO_RUSHES = """
phase: battle
A:
  hand: [Rush Recklessly, Rush Recklessly]
  monsters: [La Jinn the Mystical Genie of the Lamp]
B:
  monsters: [Gemini Elf]
steps:
  - A: attack La Jinn the Mystical Genie of the Lamp -> Gemini Elf
  - A: activate Rush Recklessly#1
    target: La Jinn the Mystical Genie of the Lamp
    at: before_calculation
"""


def doomed(play: Play) -> list[str]:
    """The monsters that are marked as beaten and still lie where they were."""
    battle = play.duel.battle
    numbers = [] if battle is None else [play.duel.bound_card(binding) for binding in battle.doomed]
    return names(play.duel, [number for number in numbers if number >= 0])


def until_a_link(play: Play) -> None:
    """Pass until somebody has activated something and both may answer it."""
    while not play.duel.chain or asked(play.duel).kind != A_RESPONSE:
        assert play.go_on(), options_of(play)


def test_a_beaten_flip_monster_is_marked_and_on_the_field_while_its_effect_is_on_the_chain() -> None:
    """DAMAGE-8, EX-2, T-5.6. Hane-Hane's link resolves while it lies marked in its zone; then it goes to the Graveyard, the mark with it."""
    play = position(HANE_HANE)
    hane, elf = card(play, "Hane-Hane"), card(play, "Gemini Elf")
    then(play, "  - B: choose Gemini Elf\n")
    until_a_link(play)
    duel = play.duel
    assert names(duel, [link.card for link in duel.chain]) == ["Hane-Hane"]
    assert (duel.battle_step, duel.substep) == (DAMAGE_STEP, DS_AFTER)
    assert doomed(play) == ["Hane-Hane"]
    beaten = duel.cards[hane]
    assert (beaten.zone, beaten.face_up, beaten.position) == (MONSTERS, True, DEFENSE)
    assert not kinds(play, E_DESTROYED, E_SENT)
    while not kinds(play, E_RESOLVED):
        play.take((option(PASS),))
    order = [
        (event.kind, event.card) for event in kinds(play, E_ACTIVATED, E_RETURNED, E_RESOLVED, E_DESTROYED, E_SENT)
    ]
    assert order == [
        (E_ACTIVATED, hane), (E_RETURNED, elf), (E_RESOLVED, hane), (E_DESTROYED, hane), (E_SENT, hane),
    ]  # fmt: skip
    assert duel.cards[hane].zone == GRAVEYARD
    assert duel.cards[elf].zone == HAND
    assert doomed(play) == []


def test_an_unbeaten_flip_monster_is_not_marked() -> None:
    """DAMAGE-8. A control: against an attacker with ATK 200 Hane-Hane (DEF 500) has its effect on the Chain without a mark, and stays."""
    play = position(HANE_HANE.replace("Dragon Zombie", "Skull Servant"))
    then(play, "  - B: choose Gemini Elf\n")
    until_a_link(play)
    assert doomed(play) == []
    drive(play)
    assert names(play.duel, play.duel.monsters(1)) == ["Hane-Hane"]
    assert play.duel.life == [8000 - (500 - 300), 8000]


def test_a_second_chain_is_refused_before_calculation() -> None:
    """T-5.3, DAMAGE-2. When the players' one Chain there has resolved, no further window comes before damage calculation."""
    play = position(TWO_RUSHES)
    answer_question(play)
    assert len(play.duel.chain) == 1
    while play.duel.chain:
        play.take((option(PASS),))
    lamp = card(play, "La Jinn the Mystical Genie of the Lamp")
    assert attack(play.duel, lamp) == 1800 + 700
    assert play.duel.substep == DS_CALCULATION
    assert options_of(play) == ["pass"]
    while play.duel.battle is not None:
        assert options_of(play) == ["pass"]
        play.take((option(PASS),))
    assert names(play.duel, play.duel.zone(0, HAND)) == ["Rush Recklessly"]


def test_where_chains_are_unlimited_a_second_one_is_offered() -> None:
    """T-5.3. A control: under `damage_step_chains: unlimited` the second Rush Recklessly may follow in the same sub-step."""
    play = position("profile: {base: tcg, damage_step_chains: unlimited}" + TWO_RUSHES)
    answer_question(play)
    assert len(play.duel.chain) == 1
    while play.duel.chain:
        play.take((option(PASS),))
    assert play.duel.substep == DS_BEFORE
    assert options_of(play) == ["activate Rush Recklessly#2", "pass"]


def test_after_the_start_of_calculation_no_atk_changer_is_offered() -> None:
    """DAMAGE-3, DAMAGE-2, T-5.1. Over the whole Damage Step Rush Recklessly is offered before damage calculation and at no other moment,
    though other cards open windows there."""
    play = position(
        """
phase: battle
A:
  hand: [Rush Recklessly]
  monsters: [D.D. Warrior Lady]
B:
  hand: [Kuriboh, Gemini Elf]
  monsters: [Celtic Guardian]
  spells_traps: [{card: Divine Wrath, position: set}, {card: Rush Recklessly, position: set}]
steps:
  - A: attack D.D. Warrior Lady -> Celtic Guardian
"""
    )
    moments: dict[int, set[str]] = {}
    while play.duel.battle is not None:
        ask = asked(play.duel)
        if play.duel.battle_step == DAMAGE_STEP:
            found = {play.duel.cards[subject_of(code)].face.name for code in ask.options if verb_of(code) == ACTIVATE}
            moments.setdefault(play.duel.substep, set()).update(found)
        if options_of(play) == ["activate D.D. Warrior Lady", "pass"]:
            then(play, "  - A: activate D.D. Warrior Lady\n")
        else:
            assert play.go_on(), options_of(play)
    assert DS_START not in moments
    assert moments[DS_BEFORE] == {"Rush Recklessly"}
    assert moments[DS_CALCULATION] == {"Kuriboh"}
    assert moments[DS_AFTER] >= {"Divine Wrath"}
    assert not any("Rush Recklessly" in found for moment, found in moments.items() if moment != DS_BEFORE)


def test_what_the_step_logged_is_what_is_true_afterwards() -> None:
    """DAMAGE-1. The damage and the destroyed monster of the log are the change of Life Points and of the field, once each."""
    play = position(
        """
phase: battle
A:
  monsters: [Summoned Skull]
B:
  monsters: [Gemini Elf, Celtic Guardian]
"""
    )
    drive(play, ["attack Summoned Skull -> Gemini Elf"])
    assert [(event.seat, event.value) for event in kinds(play, E_DAMAGE)] == [(1, 2500 - 1900)]
    assert names(play.duel, [event.card for event in kinds(play, E_DESTROYED)]) == ["Gemini Elf"]
    assert len(kinds(play, E_BATTLED)) == 2
    assert play.duel.life == [8000, 8000 - 600]
    assert names(play.duel, play.duel.monsters(0)) == ["Summoned Skull"]
    assert names(play.duel, play.duel.monsters(1)) == ["Celtic Guardian"]
    assert names(play.duel, play.duel.zone(1, GRAVEYARD)) == ["Gemini Elf"]

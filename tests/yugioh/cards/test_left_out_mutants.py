"""What a declaration says and no duel can show is no mutant of it."""

import pytest

from spellspeed.simulation.mutation.atoms import shown
from spellspeed.simulation.mutation.mutants import mutants_of
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.words import (
    BY_BATTLE,
    BY_EFFECT,
    CHOSEN,
    DECK,
    DONE,
    E_ATTACK,
    E_DAMAGE,
    E_DAMAGE_STEP,
    E_FLIPPED,
    E_SENT,
    E_SUMMONED,
    END,
    END_OF_TURN,
    EVERYBODY,
    FOREVER,
    FUSION_DECK,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTERS,
    NUMBERS,
    OPPONENT,
    OPPONENTS,
    REMOVED,
    SPELL,
    TARGETS,
    X_ATTACK,
    X_DEFENSE,
    X_NEGATES_FLIP,
    X_NO_REPOSITION,
    YOU,
    And,
    Answers,
    BecomeEquip,
    Begin,
    Both,
    Bound,
    CallCoin,
    Cards,
    Changes,
    Choose,
    Delayed,
    Destroy,
    Discard,
    Draw,
    EquipTo,
    Exists,
    FaceUp,
    FirstAsWritten,
    Fixed,
    HasKept,
    HeardByItself,
    HeardCause,
    HeardFrom,
    HeardSeat,
    If,
    IfDone,
    InflictDamage,
    IsRitual,
    Itself,
    KeepNumber,
    Named,
    NegateActivation,
    NumberIs,
    OfKind,
    OnlyAsWritten,
    Revivable,
    SpecialSummon,
    SpellZoneFree,
    Target,
    TurnFaceDown,
    ZoneFree,
    continuous,
    counter_trap,
    flip,
    ignition,
    lasting_trap,
    spell,
    trap,
    trigger,
)
from spellspeed.yugioh.words.declaring import Declaration
from tests.yugioh.cards.mutants import NAME, changes


def test_a_limit_of_what_turns_its_card_face_down_is_no_atom() -> None:
    assert not [line for line in changes(ignition((TurnFaceDown(Itself()),), limit=1)) if "limit" in line]
    assert [line for line in changes(ignition((Draw(Fixed(1), YOU),), limit=1)) if "limit" in line]


def test_that_a_fusion_monster_can_be_normal_summoned_or_comes_first_as_written_is_no_atom() -> None:
    for name, places in (("Dark Paladin", [""]), ("Berserk Dragon", ["", "OnlyAsWritten.normally"])):
        made = mutants_of(Declaration(name, (), (OnlyAsWritten(True),)))
        assert [each.place for each in made] == places
    for name, number in (("Gladiator Beast Gyzarus", 0), ("Dark Necrofear", 1)):
        assert len(mutants_of(Declaration(name, (), (FirstAsWritten(),)))) == number


def test_face_up_of_what_only_reaches_face_up_monsters_is_no_atom() -> None:
    for step in (
        Begin(Changes(X_ATTACK), Bound(TARGETS, (FaceUp(),)), END_OF_TURN, Fixed(300)),
        TurnFaceDown(Bound(TARGETS, (FaceUp(),))),
    ):
        assert not [line for line in changes(trap((step,))) if ": FaceUp()  ->" in line]
    assert [line for line in changes(trap((Destroy(Bound(TARGETS, (FaceUp(),))),))) if "FaceUp()  ->" in line]


def test_that_a_named_ritual_monster_is_one_is_no_atom() -> None:
    group = Cards((DECK,), YOU, (IsRitual(), Named(("Relinquished",))))
    assert not [line for line in changes(spell((Choose(group),))) if "IsRitual()  ->" in line]


def test_an_amount_that_is_a_sign_has_no_other_value() -> None:
    lines = changes(continuous(Changes(X_NEGATES_FLIP, Itself(), amount=Fixed(1))))
    assert [line for line in lines if "Fixed" in line] == ["changes.Changes.amount: Fixed(1)  ->  nothing"]


def test_what_the_first_step_asks_anyway_is_no_atom() -> None:
    """A zone beside a Special Summon onto the own field that comes first; "if you do" before what is done with the monster that came."""
    comes = SpecialSummon(Bound(TARGETS))
    stronger = Begin(Changes(X_ATTACK), Bound(DONE), END_OF_TURN, Fixed(300))
    lines = changes(trap((comes, IfDone((stronger,))), condition=ZoneFree()))
    assert not [line for line in lines if "ZoneFree" in line or "always" in line]
    lines = changes(trap((Draw(Fixed(1), YOU), IfDone((Discard(Fixed(1), YOU),))), condition=ZoneFree()))
    assert len([line for line in lines if "ZoneFree" in line or "always" in line]) == 2


def test_an_order_that_nobody_sees_is_no_mutant() -> None:
    """What is kept in mind, and two effects that change different things: unless the second part reads what the first one keeps."""
    kept = KeepNumber("turns", Fixed(1))
    more = (
        Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Fixed(300)),
        Begin(Changes(X_DEFENSE), Itself(), END_OF_TURN, Fixed(300)),
    )
    for steps in ((kept, Draw(Fixed(1), YOU)), more, (more[0], And(), more[1])):
        lines = changes(spell(steps))
        assert not [line for line in lines if line.endswith("the other way round") or "And()" in line]
    read = (kept, If(HasKept("turns", 1), (Draw(Fixed(1), YOU),)))
    assert [line for line in changes(spell(read)) if line.endswith("the other way round")]


def test_what_no_duel_can_show_is_no_mutant() -> None:
    """A zone that the first step asks for too, and "if" of an attack; another order of alternatives, but not which of them is the first of all."""
    draw = (Draw(Fixed(1), YOU),)
    zone = "condition: ZoneFree()  ->  nothing"
    chosen = Cards((DECK,), YOU)
    assert zone not in changes(spell((SpecialSummon(Bound(TARGETS)),), condition=ZoneFree()))
    both = Both((ZoneFree(), Exists(chosen)))
    assert not [
        line for line in changes(spell((SpecialSummon(Bound(TARGETS)),), condition=both)) if "ZoneFree()  ->" in line
    ]
    assert [
        line
        for line in changes(spell((Choose(chosen), SpecialSummon(Bound(CHOSEN))), condition=both))
        if "ZoneFree()  ->" in line
    ]
    assert zone in changes(spell((Choose(chosen), SpecialSummon(Bound(CHOSEN))), condition=ZoneFree()))
    assert "never_misses: when  ->  if" not in changes(trigger(E_ATTACK, draw, optional=True))
    assert "never_misses: when  ->  if" in changes(trigger(E_SUMMONED, draw, optional=True))
    one, other = If(NumberIs(NUMBERS, 1), draw), If(NumberIs(NUMBERS, 0), draw)
    assert not [line for line in changes(spell((CallCoin(), one, other))) if line.endswith("the other way round")][1:]
    assert [line for line in changes(spell((one, other))) if line.endswith("the other way round")]


def test_what_is_so_anyway_is_left_out_of_no_declaration() -> None:
    """Where monsters destroyed by battle come from, that they are answered in time, and when what hears of the Damage Step is used."""
    draw = (Draw(Fixed(1), YOU),)
    beaten = Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,))))
    lines = changes(trigger(E_SENT, draw, hearing=beaten, optional=True))
    assert "never_misses: when  ->  if" not in lines
    assert not [line for line in lines if "HeardFrom((MONSTERS,))  ->  nothing" in line]
    assert "hearing.Both.conditions.2: HeardCause((1,))  ->  nothing" in lines
    either = Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE, BY_EFFECT))))
    lines = changes(trigger(E_SENT, draw, hearing=either, optional=True))
    assert "never_misses: when  ->  if" in lines
    assert "hearing.Both.conditions.1: HeardFrom((MONSTERS,))  ->  nothing" in lines
    kind = "targets.Target.group.Cards.filters.1: OfKind((1,))  ->  nothing"
    revived = Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), Revivable()))
    assert kind not in changes(spell((SpecialSummon(Bound(TARGETS)),), targets=(Target(revived),)))
    named = Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), Named(("A name",))))
    assert kind in changes(spell((SpecialSummon(Bound(TARGETS)),), targets=(Target(named),)))
    ritual = changes(spell((Choose(Cards((HAND,), YOU, (IsRitual(), Named(("Relinquished",))))),)))
    assert not [line for line in ritual if "IsRitual()  ->" in line]
    other = changes(spell((Choose(Cards((HAND,), YOU, (IsRitual(), Named(("Kuriboh",))))),)))
    assert [line for line in other if "IsRitual()  ->" in line]
    answers = changes(counter_trap((NegateActivation(True),), Answers((SPELL,), EVERYBODY, False)))
    assert "windows: 0b1110000  ->  0b1100000" in answers
    assert "windows: 0b1110000  ->  0b1010000" not in answers
    later = Begin(Delayed(Destroy(Bound(TARGETS)), END, EVERYBODY), Bound(TARGETS), FOREVER)
    at = "steps.Begin.change.Delayed.whose: EVERYBODY  ->  YOU"
    assert at not in changes(ignition((later,)))
    assert at in changes(trap((later,)))
    worn = Bound(TARGETS, (FaceUp(),))
    assert not [line for line in changes(trap((EquipTo(worn),))) if "FaceUp()  ->" in line]
    flag = "at_start_of_damage_step: True  ->  False"
    assert flag not in changes(trigger(E_DAMAGE_STEP, draw, at_start_of_damage_step=True))
    assert flag in changes(trigger(E_FLIPPED, draw, at_start_of_damage_step=True))
    equip = BecomeEquip(Bound(TARGETS))
    assert "condition: SpellZoneFree()  ->  nothing" not in changes(ignition((equip,), condition=SpellZoneFree()))
    assert "condition: SpellZoneFree()  ->  nothing" in changes(ignition((*draw, equip), condition=SpellZoneFree()))


def test_battle_damage_is_that_of_the_own_card_to_the_opponent() -> None:
    """Who takes it is said by whose card deals it, and that it is battle damage where the card has no effect that deals damage."""
    dealt = Both((Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS))), HeardByItself()))
    made = trigger(E_DAMAGE, (Draw(Fixed(1), YOU),), own=False, hearing=dealt)
    assert [line for line in changes(made) if line.endswith("nothing") and line.startswith("hearing")] == [
        f"hearing: {shown(dealt)}  ->  nothing",
        "hearing.Both.conditions.2: HeardByItself()  ->  nothing",
    ]
    burns = ignition((InflictDamage(Fixed(500), OPPONENT),))
    assert [line for line in changes(made, burns) if "HeardCause((1,))  ->  nothing" in line]
    only_one = spell((Choose(Cards((DECK,), YOU, (Named(("A name",)),))),))
    assert "steps.Choose.whose: YOU  ->  OPPONENT" not in changes(only_one)


def test_all_zones_of_a_monster_are_one_place() -> None:
    """Together they say "wherever it is"; of any others each stands for itself."""
    everywhere = Cards((DECK, HAND, MONSTERS, GRAVEYARD, REMOVED, FUSION_DECK), YOU)
    assert not [line for line in changes(trap((Destroy(everywhere),))) if ".zones:" in line]
    there = Cards((DECK, HAND, MONSTERS, GRAVEYARD, REMOVED), YOU)
    assert len([line for line in changes(trap((Destroy(there),))) if ".zones:" in line]) == 5


def test_lasting_effects_of_one_card_begin_alike() -> None:
    """Together or in any order, and on face-up monsters alone; a text that holds face-down ones says so."""
    face_up = Bound(TARGETS, (FaceUp(),))
    more = Begin(Changes(X_ATTACK), face_up, END_OF_TURN, Fixed(100))
    hold = Begin(Changes(X_DEFENSE), face_up, END_OF_TURN, Fixed(100))
    assert not [line for line in changes(trap((more, And(), hold))) if "And()" in line or "FaceUp()  ->" in line]
    assert not [line for line in changes(trap((more, hold))) if line.endswith("the other way round")]
    assert [line for line in changes(trap((more, more))) if line.endswith("the other way round")]
    held = Begin(Changes(X_NO_REPOSITION, holds=True), face_up, END_OF_TURN)
    assert "steps.Begin.on.Bound.filters: FaceUp()  ->  nothing" in changes(trap((held,)))
    all_up = Begin(Changes(X_ATTACK), Cards((MONSTERS,), OPPONENTS, (FaceUp(),)), END_OF_TURN, Fixed(-100))
    lines = [line for line in changes(trap((all_up, Draw(Fixed(1), YOU), all_up))) if "FaceUp()  ->" in line]
    assert lines == ["steps.1.Begin.on.Cards.filters: FaceUp()  ->  nothing"]


@pytest.mark.parametrize(
    "ability",
    [
        flip((Draw(Fixed(1), YOU),)),
        trigger(E_SUMMONED, (Draw(Fixed(1), YOU),), at_once=True),
        ignition((Draw(Fixed(1), YOU),)),
        lasting_trap(),
    ],
)
def test_what_means_nothing_for_a_kind_is_not_made(ability: Ability) -> None:
    """A Flip Effect cannot be optional, nor what applies at once; only an optional trigger can miss its timing."""
    places = {each.place for each in mutants_of(Declaration(NAME, (ability,)))}
    assert not places & {"optional", "never_misses", "limit", "own"}

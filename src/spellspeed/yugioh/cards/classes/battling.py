"""What monsters keep from happening in their battles, and what follows from these."""

from spellspeed.yugioh.cards.classes.phrases import THEIR_MONSTERS
from spellspeed.yugioh.words import *


def no_traps_in_battle() -> Changes:
    """The opponent can activate no Trap Card during the Battle Phase; what lies there face-up can still be used."""
    return Changes(X_NO_ACTIVATION, Cards((SPELLS,), OPPONENTS, (FaceDown(), OfKind((TRAP,)))), when=InPhase((BATTLE,)))


def tires() -> Ability:
    """After attacking this card is changed to Defense Position, and stays in it until the end of its player's next turn."""
    return due_in(
        BATTLE,
        (TurnTo(Itself(), DEFENSE), And(), Begin(Changes(X_NO_REPOSITION), Itself(), END_PHASE_OF, turns=2)),
        condition=FoughtThisTurn(),
        chainless=True,
    )


def no_spells_or_traps_while_attacking() -> Changes:
    """From its attack to the end of the Damage Step the opponent activates no Spell or Trap Card; face-up ones can still be used."""
    return Changes(X_NO_ACTIVATION, Cards((SPELLS,), OPPONENTS, (FaceDown(),)), when=IsAttacker())


def battleguard(name: str) -> Ability:
    """This card gains 500 ATK for each face-up monster of a name that its player controls."""
    return continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(500, Cards((MONSTERS,), YOUR_SIDE, (Named((name,)), FaceUp()))))
    )


def pricks() -> Ability:
    """Attacked in Defense Position by a monster with less ATK than its DEF, this card destroys that monster."""
    return trigger(
        E_BATTLE_OVER,
        (Destroy(EventOther()),),
        hearing=Both((Not(IsAttacker()), ItselfIs((InPosition(DEFENSE),)), AttackerTooWeak())),
    )


def blows_away() -> Ability:
    """Once while it is face-up, in damage calculation of the opponent's turn, this card makes the ATK of the monster that attacks it 0."""
    return quick(
        (Begin(Changes(X_ATTACK, how=IN_THE_END), Bound(TARGETS), CALCULATION_ONLY, Fixed(0)),),
        windows=W_CALCULATION,
        costs=(Begin(Changes(X_USED), Itself(), FOREVER),),
        targets=(Target(Attacker()),),
        condition=Both((InTurnOf(OPPONENTS), IsBattling(), Not(ItselfIs((Under(X_USED),))))),
    )


SECOND_GRANTED = 14


def attacks_again(*otherwise: Step, direct: bool = True) -> Ability:
    """Once a turn, after this card has attacked, it can attack again if an opponent has a monster then; and what else is done there.

    `direct`: after a direct attack too.
    """
    first = Not(UsedThisTurn(SECOND_GRANTED))
    return trigger(
        E_DAMAGE_STEP_OVER,
        (
            If(Exists(THEIR_MONSTERS), (Begin(Changes(X_SECOND_ATTACK), Itself(), END_OF_BATTLE_PHASE, Fixed(1)),)),
            *otherwise,
            Note(SECOND_GRANTED),
        ),
        hearing=first if direct else Both((first, Not(AttackIsDirect()))),
        at_once=True,
    )

"""What keeps Spell and Trap Cards from being activated or from working for a while, and what answers their destruction."""

from spellspeed.yugioh.words import *

WOULD_HURT_ME = Both((Answers((MONSTER, SPELL, TRAP), EVERYBODY, False), AnswersDamage()))


def no_traps_at_its_summon() -> Ability:
    """When this card is Normal Summoned, no Trap Card can be activated in the window after that."""
    return continuous(BarsCards((TRAP,), EVERYBODY, when=JustSummonedItself(ANY_NORMAL)))


def suppresses(kind: int, icon: int, begin: Begin) -> Ability:
    """Activation of a Normal Trap that answers the activation of a kind of card and negates such cards until the end of the turn."""
    window = W_ANSWER_TRAP if kind == TRAP else W_ANSWER_SPELL
    return trap((begin,), windows=window, condition=AnswersIcon((kind,), (icon,)))


def avenges(kind: int) -> Ability:
    """Activation of a Normal Trap when an opponent's card effect destroys a card of a kind on the own field: destroy a Spell or Trap Card."""
    return when_happened(
        (Destroy(Bound(TARGETS)),),
        E_DESTROYED,
        Both(
            (
                HeardWhere((SPELLS, FIELD), YOU),
                HeardCause((BY_EFFECT,)),
                HeardByCardOf(OPPONENTS),
                HeardCard(Cards((GRAVEYARD,), EVERYBODY, (OfKind((kind,)),))),
            )
        ),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, others=True)),),
    )


def hurts_who_activates(kind: int) -> Ability:
    """Each player takes 1000 damage for each card of a kind that the player activates; nothing for one whose activation is negated."""
    return trigger(
        E_ACTIVATED,
        (InflictDamage(Fixed(1000), TOLD),),
        own=False,
        hearing=HeardActivation((kind,)),
        at_once=True,
        as_activated=True,
    )

"""Phrases that many cards share."""

from spellspeed.yugioh.words import *

ALL_MONSTERS = Cards((MONSTERS,), EVERYBODY)
OTHER_FACE_UP = Cards((MONSTERS,), EVERYBODY, (FaceUp(),), others=True)

ANY_FACE_UP = Cards((MONSTERS,), EVERYBODY, (FaceUp(),))

STILL_FACE_UP = Bound(TARGETS, (FaceUp(),))

CHANGES_STRENGTH = W_ANY | W_BEFORE
"""DAMAGE-3: also before damage calculation."""

TARGET = Bound(TARGETS)

DONE_TO_GRAVEYARD = Exists(Bound(DONE, (LiesIn((GRAVEYARD,)),)))
"""What was sent to the Graveyard lies there: it was not removed from play instead (FAQ THESTALOS, RARE VALUE)."""

BATTLE_DAMAGE = Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS)))

SPELLS_AND_TRAPS = Cards((SPELLS, FIELD), EVERYBODY)

IN_THE_GRAVEYARD = ItselfIs((LiesIn((GRAVEYARD,)),))

LIGHT_AND_DARK = (
    RemovingOneOfEach(
        (Cards((GRAVEYARD,), YOU, (OfAttribute(LIGHT),)), Cards((GRAVEYARD,), YOU, (OfAttribute(DARK),)))
    ),
)

TO_GRAVEYARD_FROM_FIELD = HeardFrom((MONSTERS, SPELLS))

NO_ATTACK_THIS_TURN = Begin(Changes(X_NO_ATTACK), Itself(), END_OF_TURN)

NO_MORE_SUMMONS = (
    Begin(ChangesPlayers(X_NO_NORMAL_SUMMON, YOU), None, END_OF_TURN),
    Begin(ChangesPlayers(X_NO_FLIP_SUMMON, YOU), None, END_OF_TURN),
    Begin(ChangesPlayers(X_NO_SPECIAL_SUMMON, YOU), None, END_OF_TURN),
)

EQUIPPED_DAMAGES = Both((BATTLE_DAMAGE, HeardOther(EquippedMonster())))
"""With E_DAMAGE: the monster that this card is equipped to inflicts battle damage to an opponent."""

TAKEN_MONSTER = EquippedTo(True)
"""The monster that this card has equipped to itself."""

EQUIP_SPELLS_FOR_IT = Cards((GRAVEYARD,), YOU, (OfIcon((EQUIP,)), OfKind((SPELL,)), IsFor(Itself())))
"""The own Equip Spell Cards in the Graveyard that can be equipped to this card."""

DIRECT_HIT = Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS), HeardByItself(), AttackIsDirect()))

HITS_OPPONENT = Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS), HeardByItself()))
"""With E_DAMAGE: this card inflicts battle damage to an opponent."""

MAIN_PHASES = (MAIN1, MAIN2)

THEIR_SPELL = Answers((SPELL,), OPPONENTS, True)

DARK_DEAD = Cards((GRAVEYARD,), YOU, (OfAttribute(DARK),))

DARK_IN_DECK = Cards((DECK,), YOU, (OfAttribute(DARK),))

DARK_IN_HAND = Cards((HAND,), YOU, (OfAttribute(DARK),))

ANY_CARD = Cards((MONSTERS, SPELLS, FIELD), EVERYBODY)

SEND_A_DARK_MONSTER = (Choose(DARK_IN_DECK), SendToGraveyard(Bound(CHOSEN)), ShuffleDeck(YOU))

THEIR_HAND = Cards((HAND,), OPPONENT)

DRAGONS = (OfType((DRAGON,)), FaceUp())

DRAGONS_IN_HAND = Cards((HAND,), YOU, (OfType((DRAGON,)), Revivable()))

BEATEN_IN_BATTLE = Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,))))

ITSELF_BEATEN = ItselfIs((Except(Unbeaten()),))
"""With E_BATTLED: this card was destroyed in this battle and stands on the field still (NETREP APPRENTICE MAGICIAN)."""

BEATS_TO_GRAVEYARD = HeardOther(Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)),)))
"""With E_BATTLE_DESTROYS: the monster that this card destroyed by battle was sent to the Graveyard, as a monster (FAQ EMBODIMENT OF APOPHIS)."""

BEATEN = OtherInGraveyard(elsewhere=True)
"""With E_BATTLE_DESTROYS: the monster that this card destroyed by battle, wherever it is when the effect resolves; for what is printed on it."""

SEND_UMI = Sending(Cards((FIELD,), YOU, (FaceUp(), Named(("Umi",)))))

ADD_CHOSEN = (AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU))

OTHERS_IN_HAND = Cards((HAND,), YOU, others=True)

MY_FACE_UP = Cards((MONSTERS,), YOU, (FaceUp(),))

MY_MONSTERS = Cards((MONSTERS,), YOU)

THEIR_MONSTERS = Cards((MONSTERS,), OPPONENTS)

THEIR_FACE_UP = Cards((MONSTERS,), OPPONENTS, (FaceUp(),))

OTHER_SPELLS_AND_TRAPS = Cards((SPELLS, FIELD), EVERYBODY, others=True)

UMI = FieldIs("Umi")

WITH_MEISEI = Exists(Cards((MONSTERS,), YOUR_SIDE, (Named(("Sealmaster Meisei",)), FaceUp())))

MY_DEAD = Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), Revivable()))

NEGATE = (NegateActivation(True),)
"""All that a card does: the activation that it answers is negated, and the card destroyed."""

UP_TO_1000 = (AttackFrom(0, 1000), FaceUp())

STANDING = (FaceUp(), InPosition(ATTACK))

ATTACKS_SET_MONSTER = Both((IsAttacker(), TargetWasFaceDown(), AttackedIs((InPosition(DEFENSE),))))
"""In the Damage Step: this card attacks a face-down Defense Position monster."""

SET_MONSTERS = Cards((MONSTERS,), EVERYBODY, (FaceDown(), InPosition(DEFENSE)))

EFFECT_MONSTERS = Cards((MONSTERS,), EVERYBODY, (FaceUp(), IsEffect()))

ANYWHERE = (1 << PLACES) - 1
"""As the places of an ability: wherever its card lies."""

MY_FACE_DOWN = Cards((MONSTERS,), YOU, (FaceDown(),))

MONKS = Cards((MONSTERS,), YOU, (Named(("Chu-Ske the Mouse Fighter", "Monk Fighter", "Master Monk")), FaceUp()))

ZOMBIES = (OfType((ZOMBIE,)), Revivable())

NO_MONSTERS = Not(Exists(Cards((MONSTERS,), YOUR_SIDE)))


RITUAL_MONSTERS = Cards((DECK,), YOU, (IsRitual(),))

RITUAL_SPELLS = Cards((DECK,), YOU, (OfIcon((RITUAL,)), OfKind((SPELL,))))

THEIR_FACE_DOWN = Cards((MONSTERS,), OPPONENTS, (FaceDown(),))

THEIR_FIELD = Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)

THEIR_SET_CARDS = Cards((MONSTERS, SPELLS, FIELD), OPPONENTS, (FaceDown(),))

EACH_HAS_A_HAND = Both((Exists(OTHERS_IN_HAND), Exists(THEIR_HAND)))


def one_of_two_when_damaging(
    first_can: Condition, first: tuple[Step, ...], second_can: Condition, second: tuple[Step, ...], target: Target
) -> Ability:
    """When it inflicts battle damage to the opponent, its player may choose one of two effects, the first of which targets."""
    return trigger(
        E_DAMAGE,
        (If(ModeIs(0), first), If(ModeIs(1), second)),
        own=False,
        hearing=HITS_OPPONENT,
        targets=(ChooseAmong((first_can, second_can)), If(ModeIs(0), (target,))),
        optional=True,
    )


def two_or_the_only(group: Group) -> tuple[Step, ...]:
    """Targets of a mandatory effect: two cards of a group, or the only one there is."""
    return (
        If(Exactly(group, 1), (Target(group),)),
        If(Exists(group, 2), (Target(group, 2, 2),)),
    )


def sends_a_declared_kind() -> Ability:
    """When it inflicts battle damage a kind of card is declared: the opponent sends one of that kind from the Deck to the Graveyard."""
    return trigger(
        E_DAMAGE,
        (
            Choose(Cards((DECK,), OPPONENT, (OfDeclaredKind(),)), whose=OPPONENT),
            SendToGraveyard(Bound(CHOSEN)),
            ShuffleDeck(OPPONENT),
        ),
        own=False,
        hearing=HITS_OPPONENT,
        targets=(DeclareKind(),),
    )


def against_its_name(name: str, *then: Step) -> Ability:
    """Activation of a Normal Trap that answers the opponent's card of a name and negates its effect; then does something."""
    do: tuple[Step, ...] = (NegateEffect(False), And(), *then) if then else (NegateEffect(False),)
    return trap(do, windows=W_ANSWER_SPELL, condition=AnswersNamed(name, OPPONENTS))

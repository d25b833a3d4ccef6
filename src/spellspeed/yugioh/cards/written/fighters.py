"""Further monsters whose effects are about battle, their own strength, and what becomes of what they beat."""

from spellspeed.yugioh.duel.memory import UNTRIBUTED
from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_DEFENSE,
    X_KEEPS_CONTROL,
    X_LEAVES_PLAY,
    X_MUST_ATTACK,
    X_NO_ACTIVATION,
    X_NO_DIRECT_ATTACK,
    X_NOT_DESTROYED_BY_BATTLE,
    X_PIERCING,
    X_REMOVES_BEATEN,
    X_SECOND_ATTACK,
    X_SELF_DESTRUCTS,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    ANY_NORMAL,
    ATTACK,
    BATTLE,
    BEAST,
    BEAST_WARRIOR,
    BY_BATTLE,
    BY_EFFECT,
    CHOSEN,
    DECK,
    DEFENSE,
    E_BATTLE_DESTROYS,
    E_BEFORE_CALCULATION,
    E_DAMAGE,
    E_DAMAGE_STEP,
    E_SENT,
    E_SUMMONED,
    END_OF_TURN,
    FOREVER,
    GRAVEYARD,
    MONSTER,
    MONSTERS,
    NUMBERS,
    SPECIAL_SUMMON,
    SPELL,
    SPELLS,
    STANDBY,
    TARGETS,
    TRAP,
    WARRIOR,
    WINGED_BEAST,
)
from spellspeed.yugioh.words.amounts import AttackOf, BoundNumber, Fixed, Multiplied
from spellspeed.yugioh.words.changes.values import ORIGINAL_HALVED, Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.declaring import DeclareKind
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import FirstAsWritten, InsteadOfNormalSummon, OntoTheirField, WithoutTributes
from spellspeed.yugioh.words.conditions.battling import IsAttacker, IsBattling
from spellspeed.yugioh.words.conditions.hearing import (
    DestroyedByEffectOf,
    HeardByCardOf,
    HeardByItself,
    HeardCause,
    HeardDestroyed,
    HeardHow,
    HeardOther,
    HeardSeat,
)
from spellspeed.yugioh.words.conditions.itself import HasKept, ItselfIs
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists, InCalculation, InPhase, InTurnOf, NormalSummonUnused
from spellspeed.yugioh.words.costs.cards import Removing
from spellspeed.yugioh.words.costs.tributes import Tributing, TributingTheirs
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, continuous, due_in, ignition, procedure, trigger
from spellspeed.yugioh.words.filters.being import OfDeclaredKind, OfKind, OfType
from spellspeed.yugioh.words.filters.comparing import AsStrongAsItself
from spellspeed.yugioh.words.filters.lying import FaceDown, FaceUp, InPosition
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Attacker, Battling, Bound, EventOther, Itself
from spellspeed.yugioh.words.joins import And
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy, DestroyAfterCalculation
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.moving import AddToHand, ReturnToHand, SendToGraveyard
from spellspeed.yugioh.words.verbs.negating import ToEndPhase
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

ALL_MONSTERS = Cards((MONSTERS,), EVERYBODY)

card(
    "Bazoo the Soul-Eater",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Multiplied(300, BoundNumber(NUMBERS)), turns=1),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),)), 1, 3),),
        limit=1,
    ),
)
card(
    "Berserk Gorilla",
    continuous(
        Changes(X_SELF_DESTRUCTS, Itself(), when=ItselfIs((InPosition(DEFENSE),))),
        Changes(X_MUST_ATTACK, Itself()),
    ),
)
card(
    "Enraged Battle Ox",
    continuous(Changes(X_PIERCING, Cards((MONSTERS,), YOU, (FaceUp(), OfType((BEAST, BEAST_WARRIOR, WINGED_BEAST)))))),
)


def no_traps_in_battle() -> Changes:
    """The opponent can activate no Trap Card during the Battle Phase; what lies there face-up can still be used."""
    return Changes(X_NO_ACTIVATION, Cards((SPELLS,), OPPONENTS, (FaceDown(), OfKind((TRAP,)))), when=InPhase((BATTLE,)))


card("Pitch-Black Warwolf", continuous(no_traps_in_battle()))
card("Mirage Dragon", continuous(no_traps_in_battle()))
card(
    "Zombyra the Dark",
    continuous(Changes(X_NO_DIRECT_ATTACK, Itself())),
    trigger(E_BATTLE_DESTROYS, (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(-200)),)),
)
FIGHTS_A_WARRIOR = Both((InCalculation(), IsBattling(), Exists(Battling(OPPONENTS, (OfType((WARRIOR,)),)))))
card(
    "Cipher Soldier",
    continuous(
        Changes(X_ATTACK, Itself(), amount=Fixed(2000), when=FIGHTS_A_WARRIOR),
        Changes(X_DEFENSE, Itself(), amount=Fixed(2000), when=FIGHTS_A_WARRIOR),
    ),
)
card(
    "Kaiser Glider",
    continuous(
        Changes(
            X_NOT_DESTROYED_BY_BATTLE,
            Itself(),
            when=Exists(Battling(OPPONENTS, (AsStrongAsItself(),))),
        )
    ),
    trigger(
        E_SENT,
        (ReturnToHand(Bound(TARGETS)),),
        hearing=HeardDestroyed(),
        targets=(Target(ALL_MONSTERS),),
        places=IN_GRAVEYARD,
    ),
)
card(
    "Mataza the Zapper",
    continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1)), Changes(X_KEEPS_CONTROL, Itself())),
)
card(
    "Ninja Grandmaster Sasuke",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), HeardOther(Cards((MONSTERS,), OPPONENTS, (FaceUp(), InPosition(DEFENSE)))))),
        at_start_of_damage_step=True,
    ),
)
card(
    "Reflect Bounder",
    trigger(
        E_BEFORE_CALCULATION,
        (InflictDamage(AttackOf(Attacker()), OPPONENT), And(), DestroyAfterCalculation(Itself())),
        hearing=Both((Not(IsAttacker()), ItselfIs((InPosition(ATTACK),)))),
    ),
)
card("D.D. Crazy Beast", continuous(Changes(X_REMOVES_BEATEN, Itself())))
card(
    "Dark Magician of Chaos",
    trigger(
        E_SUMMONED,
        (AddToHand(Bound(TARGETS)),),
        hearing=HeardHow(ANY_NORMAL | SPECIAL_SUMMON),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),),
        optional=True,
    ),
    continuous(Changes(X_REMOVES_BEATEN, Itself(), amount=Fixed(1)), Changes(X_LEAVES_PLAY, Itself())),
)
card(
    "Fusilier Dragon, the Dual-Mode Beast",
    WithoutTributes(),
    continuous(
        Changes(X_ATTACK, Itself(), ORIGINAL_HALVED, when=HasKept(UNTRIBUTED, 1)),
        Changes(X_DEFENSE, Itself(), ORIGINAL_HALVED, when=HasKept(UNTRIBUTED, 1)),
    ),
)
card(
    "Vampire Lord",
    trigger(
        E_DAMAGE,
        (
            Choose(Cards((DECK,), OPPONENT, (OfDeclaredKind(),)), whose=OPPONENT),
            SendToGraveyard(Bound(CHOSEN)),
            ShuffleDeck(OPPONENT),
        ),
        own=False,
        hearing=Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS), HeardByItself())),
        targets=(DeclareKind(),),
    ),
    due_in(
        STANDBY,
        (SpecialSummon(Itself()),),
        condition=DestroyedByEffectOf(OPPONENTS, from_own=True),
        places=IN_GRAVEYARD,
    ),
)
card("Cannon Soldier", ignition((InflictDamage(Fixed(500), OPPONENT),), costs=(Tributing(1),)))
card(
    "Neko Mane King",
    trigger(
        E_SENT,
        (ToEndPhase(),),
        hearing=Both((InTurnOf(OPPONENTS), HeardCause((BY_EFFECT,)), HeardByCardOf(OPPONENTS))),
        places=IN_GRAVEYARD,
    ),
)
card(
    "Lava Golem",
    FirstAsWritten(),
    OntoTheirField(),
    InsteadOfNormalSummon(),
    procedure((TributingTheirs(2),), NormalSummonUnused()),
    due_in(STANDBY, (InflictDamage(Fixed(1000), YOU),)),
    cites=("TEAM-R4",),
)

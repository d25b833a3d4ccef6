"""Further monsters whose effects are about battle, their own strength, and what becomes of what they beat."""

from spellspeed.yugioh.effects.amounts import AttackOf, BoundNumber, Fixed
from spellspeed.yugioh.effects.battling import Battling
from spellspeed.yugioh.effects.choices import And, Choose, Target
from spellspeed.yugioh.effects.conditions import (
    Both,
    Exists,
    HasKept,
    InPhase,
    InTurnOf,
    IsAttacker,
    IsBattling,
    NormalSummonUnused,
    Not,
)
from spellspeed.yugioh.effects.costs import Removing
from spellspeed.yugioh.effects.declaring import (
    IN_GRAVEYARD,
    card,
    continuous,
    due_in,
    ignition,
    procedure,
    trigger,
)
from spellspeed.yugioh.effects.fighting import AsStrongAsItself, DestroyAfterCalculation, InCalculation
from spellspeed.yugioh.effects.filters import FaceDown, FaceUp, InPosition, OfKind, OfType
from spellspeed.yugioh.effects.groups import Attacker, Bound, Cards, EventOther, Itself
from spellspeed.yugioh.effects.hands_and_decks import AddToHand, ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardByItself, HeardCause, HeardHow, HeardOther, HeardSeat
from spellspeed.yugioh.effects.hearing import HeardByCardOf, Multiplied
from spellspeed.yugioh.effects.holding import ToEndPhase
from spellspeed.yugioh.effects.lasting import ORIGINAL_HALVED, Begin, Changes
from spellspeed.yugioh.effects.looking_back import HeardDestroyed, ItselfIs
from spellspeed.yugioh.effects.offering import Tributing, TributingTheirs
from spellspeed.yugioh.effects.pending import DestroyedByEffectOf
from spellspeed.yugioh.effects.summons import SpecialSummon
from spellspeed.yugioh.effects.turning_up import DeclareKind, OfDeclaredKind
from spellspeed.yugioh.effects.verbs import Destroy, InflictDamage, ReturnToHand, SendToGraveyard
from spellspeed.yugioh.rules.may_summon import MAY_SKIP_TRIBUTES, NO_NORMAL_SUMMON_BESIDE, ONTO_OPPONENT
from spellspeed.yugioh.rules.memory import UNTRIBUTED
from spellspeed.yugioh.rules.printed import SPECIAL_ONLY
from spellspeed.yugioh.rules.rights import (
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
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
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
    continuous(
        Changes(X_ATTACK, Itself(), ORIGINAL_HALVED, when=HasKept(UNTRIBUTED, 1)),
        Changes(X_DEFENSE, Itself(), ORIGINAL_HALVED, when=HasKept(UNTRIBUTED, 1)),
    ),
    traits=(MAY_SKIP_TRIBUTES,),
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
    procedure((TributingTheirs(2),), NormalSummonUnused()),
    due_in(STANDBY, (InflictDamage(Fixed(1000), YOU),)),
    revival=SPECIAL_ONLY,
    normal_summon=False,
    traits=(ONTO_OPPONENT, NO_NORMAL_SUMMON_BESIDE),
    cites=("TEAM-R4",),
)

"""The monsters of the two Goat decks that speeds are measured with, but the Fusion Monsters, and their nearest kin."""

from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_ATTACK_EACH,
    X_DIRECT_ATTACK,
    X_NEGATED,
    X_NEGATES_FLIP,
    X_NO_ACTIVATION,
    X_NO_ATTACK,
    X_NO_REMOVAL,
    X_NOT_DESTROYED_BY_BATTLE,
    X_PIERCING,
    X_SECOND_ATTACK,
    X_TARGETED_DIES,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    ANY_NORMAL,
    ATTACK,
    BY_BATTLE,
    CHOSEN,
    DARK,
    DECK,
    DECLARED,
    E_BATTLE_DESTROYS,
    E_BATTLED,
    E_DAMAGE,
    E_DAMAGE_STEP,
    E_DESTROYED,
    E_FLIPPED,
    E_SENT,
    E_SUMMONED,
    END,
    END_OF_BATTLE_PHASE,
    END_OF_TURN,
    FIELD,
    FLIP_SUMMON,
    GRAVEYARD,
    HAND,
    LIGHT,
    MONSTER,
    MONSTERS,
    SPELL,
    SPELLS,
    STANDBY,
    TARGETS,
    TRAP,
    TRIBUTE_SUMMON,
)
from spellspeed.yugioh.words.amounts import Fixed, ForEach, ForEachCounter
from spellspeed.yugioh.words.changes.values import Changes, ChangesPlayers
from spellspeed.yugioh.words.choices.choosing import Choose, ChooseMode
from spellspeed.yugioh.words.choices.declaring import DeclareType
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import FirstAsWritten, NeverSpecial
from spellspeed.yugioh.words.conditions.battling import (
    AttackIsDirect,
    DeclaredThisTurn,
    DestroyedByBattleThisTurn,
    IsAttacker,
    TargetWasFaceDown,
)
from spellspeed.yugioh.words.conditions.hearing import (
    HeardByItself,
    HeardCause,
    HeardFrom,
    HeardHow,
    HeardOther,
    HeardSeat,
)
from spellspeed.yugioh.words.conditions.itself import SummonedThisTurn, UsedThisTurn
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.kept import ModeIs
from spellspeed.yugioh.words.conditions.standing import Exists, HandAtMost, ZoneFree
from spellspeed.yugioh.words.costs.cards import Discarding, RemovingCounters, RemovingOneOfEach, SendItself
from spellspeed.yugioh.words.costs.tributes import TributeItself
from spellspeed.yugioh.words.declaring import (
    IN_GRAVEYARD,
    ON_FIELD,
    card,
    continuous,
    due_in,
    flip,
    ignition,
    procedure,
    trigger,
)
from spellspeed.yugioh.words.filters.being import (
    AttackFrom,
    DeclaredType,
    DefenseFrom,
    Named,
    NoToken,
    OfAttribute,
    OfKind,
)
from spellspeed.yugioh.words.filters.lying import FaceUp, Removable, Revivable
from spellspeed.yugioh.words.groups.cards import Cards, OtherInGraveyard
from spellspeed.yugioh.words.groups.meant import Bound, EventOther, Itself
from spellspeed.yugioh.words.joins import And, If
from spellspeed.yugioh.words.verbs.decks import SendFromTop, ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.digging import ExcavateUntil
from spellspeed.yugioh.words.verbs.hands import Discard, DiscardRandom, Draw
from spellspeed.yugioh.words.verbs.keeping import Note, PlaceCounters
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.moving import AddToHand, RemoveFromPlay, ReturnToHand
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon
from spellspeed.yugioh.words.verbs.turning import TurnFaceDown

TARGET = Bound(TARGETS)
ALL_MONSTERS = Cards((MONSTERS,), EVERYBODY)
FIELD_SPELLS = Cards((SPELLS, FIELD), EVERYBODY)
LIGHT_AND_DARK = (
    RemovingOneOfEach(
        (Cards((GRAVEYARD,), YOU, (OfAttribute(LIGHT),)), Cards((GRAVEYARD,), YOU, (OfAttribute(DARK),)))
    ),
)
TO_GRAVEYARD_FROM_FIELD = HeardFrom((MONSTERS, SPELLS))
NO_ATTACK = Begin(Changes(X_NO_ATTACK), Itself(), END_OF_TURN)

card(
    "Black Luster Soldier - Envoy of the Beginning",
    FirstAsWritten(),
    procedure(LIGHT_AND_DARK),
    ignition(
        (RemoveFromPlay(TARGET),),
        costs=(Note(1), NO_ATTACK),
        targets=(Target(ALL_MONSTERS),),
        condition=Both((Not(DeclaredThisTurn()), Not(UsedThisTurn(1)))),
    ),
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Changes(X_SECOND_ATTACK), Itself(), END_OF_BATTLE_PHASE, Fixed(1)),),
        hearing=IsAttacker(),
        costs=(Note(2),),
        optional=True,
        condition=Both((Not(UsedThisTurn(1)), Not(UsedThisTurn(2)))),
    ),
)
card(
    "Chaos Sorcerer",
    FirstAsWritten(),
    procedure(LIGHT_AND_DARK),
    ignition(
        (RemoveFromPlay(Bound(TARGETS, (FaceUp(),))),),
        costs=(NO_ATTACK,),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(),))),),
        condition=Not(DeclaredThisTurn()),
        limit=1,
    ),
)
BATTLE_DAMAGE = Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS)))
card(
    "Airknight Parshath",
    continuous(Changes(X_PIERCING, Itself())),
    trigger(E_DAMAGE, (Draw(Fixed(1), YOU),), own=False, hearing=Both((BATTLE_DAMAGE, HeardByItself()))),
)
card(
    "Jinzo",
    continuous(
        Changes(X_NO_ACTIVATION, Cards((SPELLS, HAND, MONSTERS), EVERYBODY, (OfKind((TRAP,)),))),
        Changes(X_NEGATED, Cards((SPELLS, MONSTERS), EVERYBODY, (OfKind((TRAP,)), FaceUp()))),
    ),
)
card(
    "Breaker the Magical Warrior",
    trigger(E_SUMMONED, (PlaceCounters("Spell Counter", 1, Itself(), 1),), hearing=HeardHow(ANY_NORMAL)),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEachCounter(300, "Spell Counter"))),
    ignition((Destroy(TARGET),), costs=(RemovingCounters("Spell Counter"),), targets=(Target(FIELD_SPELLS),)),
)
card(
    "Tribe-Infecting Virus",
    ignition(
        (Destroy(Cards((MONSTERS,), EVERYBODY, (DeclaredType(DECLARED),))),),
        costs=(Discarding(1),),
        targets=(DeclareType(),),
    ),
)
card(
    "D.D. Warrior Lady",
    trigger(
        E_BATTLED,
        (RemoveFromPlay(EventOther()), And(), RemoveFromPlay(Itself())),
        hearing=HeardOther(ALL_MONSTERS),
        optional=True,
    ),
)
card(
    "D.D. Assailant",
    trigger(
        E_DESTROYED,
        (RemoveFromPlay(EventOther()), And(), RemoveFromPlay(OtherInGraveyard()), And(), RemoveFromPlay(Itself())),
        hearing=HeardCause((BY_BATTLE,)),
    ),
)
TSUKUYOMI = (TurnFaceDown(Bound(TARGETS, (FaceUp(),))),)
FACE_UP_TARGET = (Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoToken()))),)
card(
    "Tsukuyomi",
    NeverSpecial(),
    trigger(E_SUMMONED, TSUKUYOMI, hearing=HeardHow(ANY_NORMAL), targets=FACE_UP_TARGET),
    trigger(E_FLIPPED, TSUKUYOMI, targets=FACE_UP_TARGET, places=ON_FIELD | 1 << 2),
    due_in(END, (ReturnToHand(Itself()),), whose=3, condition=SummonedThisTurn(ANY_NORMAL | FLIP_SUMMON)),
)
card(
    "Asura Priest",
    NeverSpecial(),
    continuous(Changes(X_ATTACK_EACH, Itself())),
    due_in(END, (ReturnToHand(Itself()),), whose=3, condition=SummonedThisTurn(ANY_NORMAL | FLIP_SUMMON)),
)
card(
    "Magician of Faith",
    flip((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),)),
)
card("Magical Merchant", flip((ExcavateUntil((SPELL, TRAP)),)))
card(
    "Sangan",
    trigger(
        E_SENT,
        (Choose(Cards((DECK,), YOU, (AttackFrom(0, 1500),))), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU)),
        hearing=TO_GRAVEYARD_FROM_FIELD,
        places=IN_GRAVEYARD,
    ),
)
card(
    "Witch of the Black Forest",
    trigger(
        E_SENT,
        (Choose(Cards((DECK,), YOU, (DefenseFrom(0, 1500),))), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU)),
        hearing=TO_GRAVEYARD_FROM_FIELD,
        places=IN_GRAVEYARD,
    ),
)
DIRECT_HIT = Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS), HeardByItself(), AttackIsDirect()))
card(
    "Spirit Reaper",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()), Changes(X_TARGETED_DIES, Itself())),
    trigger(E_DAMAGE, (DiscardRandom(1, OPPONENT),), own=False, hearing=DIRECT_HIT),
)
card(
    "Reaper on the Nightmare",
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()),
        Changes(X_TARGETED_DIES, Itself()),
        Changes(X_DIRECT_ATTACK, Itself()),
    ),
    trigger(E_DAMAGE, (DiscardRandom(1, OPPONENT),), own=False, hearing=DIRECT_HIT),
)
card("Exiled Force", ignition((Destroy(TARGET),), costs=(TributeItself(),), targets=(Target(ALL_MONSTERS),)))
card(
    "Sinister Serpent",
    due_in(STANDBY, (AddToHand(Itself()),), optional=True, places=IN_GRAVEYARD),
)
card(
    "Mystic Tomato",
    trigger(
        E_SENT,
        (
            Choose(Cards((DECK,), YOU, (OfAttribute(DARK), AttackFrom(0, 1500), Revivable()))),
            SpecialSummon(Bound(CHOSEN), ATTACK),
            ShuffleDeck(YOU),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)
card(
    "Blade Knight",
    continuous(
        Changes(X_ATTACK, Itself(), amount=Fixed(400), when=HandAtMost(YOU, 1)),
        Changes(X_NEGATES_FLIP, Itself(), when=Not(Exists(Cards((MONSTERS,), YOU, others=True)))),
    ),
)
DON_HEARS = Both((BATTLE_DAMAGE, HeardByItself()))
card(
    "Don Zaloog",
    trigger(
        E_DAMAGE,
        (If(ModeIs(0), (DiscardRandom(1, OPPONENT),)), If(ModeIs(1), (SendFromTop(2, OPPONENT),))),
        own=False, hearing=DON_HEARS, targets=(ChooseMode(2),), optional=True,
    ),
)  # fmt: skip
card(
    "Kycoo the Ghost Destroyer",
    trigger(
        E_DAMAGE,
        (RemoveFromPlay(TARGET),),
        own=False,
        hearing=DON_HEARS,
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), 1, 2),),
        optional=True,
    ),
    continuous(ChangesPlayers(X_NO_REMOVAL, OPPONENTS)),
)
card(
    "Mystic Swordsman LV2",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther(())),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
    due_in(
        END,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Mystic Swordsman LV4",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        whose=3, costs=(SendItself(),), optional=True, condition=DestroyedByBattleThisTurn(),
    ),
)  # fmt: skip
card(
    "Dekoichi the Battlechanted Locomotive",
    flip(
        (
            Draw(Fixed(1), YOU),
            Draw(ForEach(1, Cards((MONSTERS,), YOU, (FaceUp(), Named(("Bokoichi the Freightening Car",))))), YOU),
        )
    ),
)
card(
    "Mobius the Frost Monarch",
    trigger(
        E_SUMMONED,
        (Destroy(TARGET),),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(Target(FIELD_SPELLS, 1, 2),),
        optional=True,
    ),
)
card(
    "Zaborg the Thunder Monarch",
    trigger(E_SUMMONED, (Destroy(TARGET),), hearing=HeardHow(TRIBUTE_SUMMON), targets=(Target(ALL_MONSTERS),)),
)
card("Morphing Jar", flip((Discard(0, EVERYBODY, True), Draw(Fixed(5), EVERYBODY))))
card("Man-Eater Bug", flip((Destroy(TARGET),), targets=(Target(ALL_MONSTERS),)))
card("Hane-Hane", flip((ReturnToHand(TARGET),), targets=(Target(ALL_MONSTERS),)))

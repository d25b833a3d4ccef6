"""Monsters whose effects are about battle: who is attacked, what an attack costs, what it does."""

from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_ATTACK_COST,
    X_DIRECT_ATTACK,
    X_NO_BATTLE_DAMAGE,
    X_NO_REPOSITION,
    X_NOT_ATTACKED,
    X_NOT_DESTROYED_BY_BATTLE,
    X_PIERCING,
    X_SECOND_ATTACK,
    X_SELF_DESTRUCTS,
    X_SKIP_MAIN1,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
    BATTLE,
    CALCULATION_ONLY,
    DEFENSE,
    E_ATTACK,
    E_BATTLE_DESTROYS,
    E_BATTLED,
    E_DAMAGE_STEP,
    E_DAMAGE_STEP_OVER,
    END_OF_TURN,
    END_PHASE_OF,
    FIELD,
    FOREVER,
    LIGHT,
    MONSTERS,
    SPELL,
    TRAP,
    W_BEFORE,
    W_CALCULATION,
    WARRIOR,
)
from spellspeed.yugioh.words.amounts import AttackOf, Fixed, ForEach
from spellspeed.yugioh.words.changes.protecting import WithstandsUntargeted
from spellspeed.yugioh.words.changes.values import Changes, ChangesPlayers
from spellspeed.yugioh.words.conditions.battling import (
    FoughtThisTurn,
    IsAttacker,
    IsBattling,
    OnceABattle,
    OpponentAttacks,
    TargetWasFaceDown,
)
from spellspeed.yugioh.words.conditions.hearing import HeardOther, SecondOfItsName
from spellspeed.yugioh.words.conditions.itself import ItselfIs
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.costs.cards import DiscardItself, SendItself
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.declaring import IN_HAND, card, continuous, due_in, ignition, quick, trigger
from spellspeed.yugioh.words.filters.being import AttackFrom, Except, Named, NameHolds, OfAttribute, OfType
from spellspeed.yugioh.words.filters.comparing import Unbeaten
from spellspeed.yugioh.words.filters.lying import FaceUp, InPosition
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Battling, EventOther, Itself
from spellspeed.yugioh.words.joins import And
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.moving import RemoveFromPlay, ReturnToHand
from spellspeed.yugioh.words.verbs.turning import SwitchPosition, TurnTo

ALL_MONSTERS = Cards((MONSTERS,), EVERYBODY)
ANOTHER_OF_MINE = Exists(Cards((MONSTERS,), YOUR_SIDE, others=True))

card(
    "Kuriboh",
    quick(
        (Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, CALCULATION_ONLY),),
        windows=W_CALCULATION,
        places=IN_HAND,
        costs=(DiscardItself(),),
        condition=OpponentAttacks(),
    ),
)
MY_BATTLER = Battling(YOU, (OfAttribute(LIGHT), FaceUp()))
card(
    "Honest",
    ignition((ReturnToHand(Itself()),)),
    quick(
        (Begin(Changes(X_ATTACK), MY_BATTLER, END_OF_TURN, AttackOf(Battling(OPPONENTS))),),
        windows=W_BEFORE,
        places=IN_HAND,
        costs=(SendItself(),),
        condition=Both((Exists(MY_BATTLER), Exists(Battling(OPPONENTS)))),
    ),
    cites=("TEAM-R37",),
)
card(
    "Injection Fairy Lily",
    quick(
        (Begin(Changes(X_ATTACK), Itself(), CALCULATION_ONLY, Fixed(3000)),),
        windows=W_CALCULATION,
        costs=(PayLife(2000, not_the_last=True),),
        condition=Both((IsBattling(), OnceABattle())),
    ),
)
card(
    "D.D. Warrior",
    trigger(
        E_BATTLED,
        (RemoveFromPlay(EventOther()), And(), RemoveFromPlay(Itself())),
        hearing=HeardOther(ALL_MONSTERS),
    ),
)
card(
    "Wall of Illusion",
    trigger(
        E_BATTLED,
        (ReturnToHand(EventOther()),),
        hearing=Both((HeardOther(Cards((MONSTERS,), EVERYBODY, (Unbeaten(),))), Not(IsAttacker()))),
    ),
)
card("Hayabusa Knight", continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1))))
card("Jinzo #7", continuous(Changes(X_DIRECT_ATTACK, Itself())))
card(
    "Amphibious Bugroth MK-3",
    continuous(
        Changes(X_DIRECT_ATTACK, Itself(), when=Exists(Cards((FIELD,), EVERYBODY, (FaceUp(), Named(("Umi",))))))
    ),
)
card(
    "Different Dimension Dragon",
    continuous(
        WithstandsUntargeted((SPELL, TRAP)),
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself(), when=Exists(Battling(OPPONENTS, (AttackFrom(0, 1900),)))),
    ),
)
card("Dark Elf", continuous(Changes(X_ATTACK_COST, Itself(), amount=Fixed(1000))))
card(
    "Cloudian - Eye of the Typhoon",
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()),
        Changes(X_SELF_DESTRUCTS, Itself(), when=ItselfIs((InPosition(DEFENSE),))),
    ),
    trigger(E_ATTACK, (SwitchPosition(Cards((MONSTERS,), EVERYBODY, (FaceUp(), Except(NameHolds("Cloudian"))))),)),
)
card(
    "Goblin Attack Force",
    due_in(
        BATTLE,
        (TurnTo(Itself(), DEFENSE), Begin(Changes(X_NO_REPOSITION), Itself(), END_PHASE_OF, turns=2)),
        condition=FoughtThisTurn(),
        chainless=True,
    ),
)
card(
    "Spear Dragon",
    continuous(Changes(X_PIERCING, Itself())),
    trigger(E_DAMAGE_STEP_OVER, (TurnTo(Itself(), DEFENSE),), at_once=True),
)
card(
    "Timeater",
    trigger(E_BATTLE_DESTROYS, (Begin(ChangesPlayers(X_SKIP_MAIN1, OPPONENT), None, FOREVER),)),
)
card(
    "Command Knight",
    continuous(
        Changes(X_ATTACK, Cards((MONSTERS,), YOU, (OfType((WARRIOR,)), FaceUp())), amount=Fixed(400)),
        Changes(X_NOT_ATTACKED, Itself(), when=ANOTHER_OF_MINE),
    ),
)
AMAZONESS = (NameHolds("Amazoness"), FaceUp())
card(
    "Amazoness Tiger",
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(400, Cards((MONSTERS,), YOUR_SIDE, AMAZONESS))),
        Changes(X_NOT_ATTACKED, Cards((MONSTERS,), YOU, AMAZONESS, others=True)),
        Changes(X_SELF_DESTRUCTS, Itself(), when=SecondOfItsName()),
    ),
)
card(
    "Sasuke Samurai",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
)

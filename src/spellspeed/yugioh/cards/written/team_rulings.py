"""Cards that the official rules and rulings of team duels name (TEAM-III-1, TEAM-R1 to TEAM-R37)."""

from spellspeed.yugioh.effects.amounts import AttackOf, Fixed, ForEach, HalfOf
from spellspeed.yugioh.effects.answering import HeardIcon
from spellspeed.yugioh.effects.choices import Choose, ChooseMode, If, Target
from spellspeed.yugioh.effects.conditions import Both, Exists, IsAttacker, ModeIs, Not, TargetWasFaceDown
from spellspeed.yugioh.effects.costs import PayLife, ReturningOneOfEach
from spellspeed.yugioh.effects.crystals import InDamageStep, SparedBy
from spellspeed.yugioh.effects.declaring import (
    IN_GRAVEYARD,
    IN_HAND,
    card,
    continuous,
    due_in,
    ignition,
    lasting_spell,
    procedure,
    spell,
    trap,
    trigger,
)
from spellspeed.yugioh.effects.delayed import DiscardThem
from spellspeed.yugioh.effects.filters import FaceDown, FaceUp, Named, NameHolds, OfType, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards, EquippedTo, Itself
from spellspeed.yugioh.effects.heard import HeardCard, HeardSeat
from spellspeed.yugioh.effects.hearing import HeardWhere, ThereBefore
from spellspeed.yugioh.effects.lasting import BECOMES, Begin, Changes, ChangesPlayers
from spellspeed.yugioh.effects.looking_back import BeatenInBattle, HeardActivation, HeardDestroyed
from spellspeed.yugioh.effects.offering import Tributing
from spellspeed.yugioh.effects.outcomes import Exactly, HeardWas
from spellspeed.yugioh.effects.rearranging import HasRoomBeside, MoveBeside, Rearrange
from spellspeed.yugioh.effects.showing import LookAt
from spellspeed.yugioh.effects.special import Absorb
from spellspeed.yugioh.effects.summons import SpecialSummon, ZoneFree
from spellspeed.yugioh.effects.verbs import InflictDamage, ReturnToDeck, TurnFaceDown
from spellspeed.yugioh.rules.abilities import EACH
from spellspeed.yugioh.rules.printed import EXCEPT_BY
from spellspeed.yugioh.rules.rights import (
    X_ATTACK,
    X_CARDS_A_TURN,
    X_DEFENSE,
    X_NEGATED,
    X_NO_DRAW,
    X_NOT_ATTACKED,
    X_NOT_DESTROYED_BY_BATTLE,
)
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
    BEAST,
    CHOSEN,
    E_BATTLED,
    E_LINK_RESOLVED,
    E_SENT,
    END,
    END_OF_TURN,
    FIELD,
    FIEND,
    FOREVER,
    GRAVEYARD,
    HAND,
    MONSTERS,
    NORMAL,
    SPELL,
    SPELLS,
    TARGETS,
)

THEIR_HAND = Cards((HAND,), OPPONENT)

card(
    "Confiscation", spell((LookAt(THEIR_HAND), Choose(THEIR_HAND), DiscardThem(Bound(CHOSEN))), costs=(PayLife(1000),))
)
card(
    "Penalty Game!",
    trap(
        (
            If(ModeIs(0), (Begin(ChangesPlayers(X_NO_DRAW, OPPONENT), None, FOREVER),)),
            If(ModeIs(1), (Begin(ChangesPlayers(X_CARDS_A_TURN, OPPONENT, 0), None, END_OF_TURN),)),
        ),
        targets=(ChooseMode(2),),
        condition=Exactly(THEIR_HAND, 4),
    ),
    cites=("TEAM-R34",),
)

# Of the own field and the own Graveyard (TEAM-R1, TEAM-R28)

card(
    "Green Baboon, Defender of the Forest",
    trigger(
        E_SENT,
        (SpecialSummon(Itself()),),
        own=False,
        optional=True,
        places=IN_HAND | IN_GRAVEYARD,
        costs=(PayLife(1000),),
        condition=Both((ZoneFree(), Not(InDamageStep()))),
        # TEAM-R1: from the own field to the own Graveyard.
        hearing=Both(
            (
                HeardWhere((MONSTERS,), YOU),
                HeardSeat(YOU),
                HeardDestroyed(),
                HeardWas((OfType((BEAST,)),)),
                HeardCard(Cards((GRAVEYARD,), YOU, (OfType((BEAST,)),), others=True)),
            )
        ),
    ),
    cites=("TEAM-R1",),
)
card(
    "Rapid-Fire Magician",
    trigger(
        E_LINK_RESOLVED,
        (InflictDamage(Fixed(400), OPPONENT),),
        own=False,
        at_once=True,
        hearing=Both((HeardSeat(YOU), HeardActivation((SPELL,)), HeardIcon((NORMAL,)), ThereBefore())),
    ),
    cites=("TEAM-R28",),
)

# What counts the partner's field (TEAM-R17)

OTHER_FIENDS = Cards((MONSTERS,), EVERYBODY, (OfType((FIEND,)), FaceUp()), others=True)
card(
    "Goblin King",
    continuous(
        Changes(
            X_NOT_ATTACKED, Itself(), when=Exists(Cards((MONSTERS,), YOU, (OfType((FIEND,)), FaceUp()), others=True))
        ),
        Changes(X_ATTACK, Itself(), BECOMES, ForEach(1000, OTHER_FIENDS)),
        Changes(X_DEFENSE, Itself(), BECOMES, ForEach(1000, OTHER_FIENDS)),
    ),
    cites=("TEAM-R17",),
)
card(
    "Marshmallon",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself())),
    trigger(
        E_BATTLED,
        (InflictDamage(Fixed(1000), OPPONENT),),
        hearing=Both((TargetWasFaceDown(), Not(IsAttacker()))),
    ),
)
SAMURAI = Cards((MONSTERS,), YOU, (NameHolds("Six Samurai"), FaceUp()))
card(
    "Great Shogun Shien",
    procedure((), Exists(SAMURAI, 2)),
    continuous(
        # TEAM-R35: one card for the whole team of the opponents.
        ChangesPlayers(X_CARDS_A_TURN, OPPONENTS, 1),
        SparedBy(SAMURAI),
    ),
    cites=("TEAM-R35",),
)

# Tributes and materials (TEAM-R9, TEAM-R30)

card(
    "Destiny HERO - Plasma",
    procedure((Tributing(3),)),
    continuous(
        Changes(X_NEGATED, Cards((MONSTERS,), OPPONENTS, (FaceUp(),))),
        Changes(
            X_ATTACK, Itself(), amount=HalfOf(AttackOf(EquippedTo(True, True), True)), when=Exists(EquippedTo(True))
        ),
    ),
    ignition(
        (Absorb(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS)),),
        condition=Not(Exists(EquippedTo(True))),
        limit=1,
        remains=True,
    ),
    revival=EXCEPT_BY,
    normal_summon=False,
    cites=("TEAM-R30",),
)


def face_up(name: str) -> Cards:
    """A card of a contact Fusion, face-up on the field."""
    return Cards((MONSTERS,), YOU, (Named((name,)), FaceUp()))


card(
    "Elemental HERO Flare Neos",
    procedure(
        (ReturningOneOfEach((face_up("Elemental HERO Neos"), face_up("Neo-Spacian Flare Scarab"))),),
        places=0,
    ),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(400, Cards((SPELLS, FIELD), EVERYBODY)))),
    due_in(END, (ReturnToDeck(Itself()),), whose=EACH),
    revival=EXCEPT_BY,
    cites=("TEAM-R9",),
)
card(
    "Neo-Spacian Flare Scarab",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(400, Cards((SPELLS, FIELD), OPPONENTS)))),
)

# Zones (TEAM-R10, TEAM-R11, TEAM-R15)

FACE_DOWN = Cards((MONSTERS,), YOU, (FaceDown(),))
card(
    "Senet Switch",
    lasting_spell(),
    ignition(
        (MoveBeside(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), YOU, (HasRoomBeside(),))),),
        limit=1,
        remains=True,
    ),
    cites=("TEAM-R10",),
)
card(
    "Shifting Shadows",
    lasting_spell(),
    ignition((Rearrange(FACE_DOWN),), costs=(PayLife(300),), limit=1, remains=True),
    cites=("TEAM-R11",),
)
card(
    "Wandering Mummy",
    ignition((TurnFaceDown(Itself()), Rearrange(FACE_DOWN)), limit=1),
    cites=("TEAM-R11",),
)
FALLEN_HERO = Cards((GRAVEYARD,), YOU, (NameHolds("Elemental HERO"), BeatenInBattle(), Revivable()))
card(
    "Skyscraper 2 - Hero City",
    lasting_spell(),
    ignition(
        (SpecialSummon(Bound(TARGETS)),), targets=(Target(FALLEN_HERO),), condition=ZoneFree(), limit=1, remains=True
    ),
    cites=("TEAM-R15",),
)

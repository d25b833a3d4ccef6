"""Cards that the official rules and rulings of team duels name (TEAM-III-1, TEAM-R1 to TEAM-R37)."""

from spellspeed.yugioh.duel.abilities import EACH
from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_CARDS_A_TURN,
    X_DEFENSE,
    X_NEGATED,
    X_NO_DRAW,
    X_NOT_ATTACKED,
    X_NOT_DESTROYED_BY_BATTLE,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
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
from spellspeed.yugioh.words.amounts import AttackOf, Fixed, ForEach, HalfOf
from spellspeed.yugioh.words.changes.protecting import SparedBy
from spellspeed.yugioh.words.changes.values import BECOMES, Changes, ChangesPlayers
from spellspeed.yugioh.words.choices.choosing import Choose, ChooseMode
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import OnlyAsWritten
from spellspeed.yugioh.words.conditions.battling import IsAttacker, TargetWasFaceDown
from spellspeed.yugioh.words.conditions.hearing import (
    HeardActivation,
    HeardCard,
    HeardDestroyed,
    HeardIcon,
    HeardSeat,
    HeardWas,
    HeardWhere,
)
from spellspeed.yugioh.words.conditions.itself import ThereBefore
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.kept import ModeIs
from spellspeed.yugioh.words.conditions.standing import Exactly, Exists, InDamageStep, ZoneFree
from spellspeed.yugioh.words.costs.cards import ReturningOneOfEach
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import (
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
from spellspeed.yugioh.words.filters.being import Named, NameHolds, OfType
from spellspeed.yugioh.words.filters.comparing import BeatenInBattle
from spellspeed.yugioh.words.filters.lying import FaceDown, FaceUp, HasRoomBeside, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, EquippedTo, Itself
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.verbs.decks import LookAt
from spellspeed.yugioh.words.verbs.hands import DiscardThem
from spellspeed.yugioh.words.verbs.lasting import Absorb, Begin
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.moving import ReturnToDeck
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon
from spellspeed.yugioh.words.verbs.turning import MoveBeside, Rearrange, TurnFaceDown

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
    OnlyAsWritten(),
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
    cites=("TEAM-R30",),
)


def face_up(name: str) -> Cards:
    """A card of a contact Fusion, face-up on the field."""
    return Cards((MONSTERS,), YOU, (Named((name,)), FaceUp()))


card(
    "Elemental HERO Flare Neos",
    OnlyAsWritten(normally=True),
    procedure(
        (ReturningOneOfEach((face_up("Elemental HERO Neos"), face_up("Neo-Spacian Flare Scarab"))),),
        places=0,
    ),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(400, Cards((SPELLS, FIELD), EVERYBODY)))),
    due_in(END, (ReturnToDeck(Itself()),), whose=EACH),
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
